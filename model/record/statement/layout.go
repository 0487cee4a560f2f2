package statement

import (
	"slices"
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
)

// field is something that a column of a bill may hold.
type field int

const (
	from     field = iota // when what is billed began
	to                    // when it ended
	at                    // the moment of a charge, where nothing says how long it is for
	cost                  // the amount
	currency              // of the amount
	quantity              // that was billed
	unitName              // of the quantity: "Hours"
	price                 // of an hour
	instance              // what the platform calls it
	card                  // the card's name
	kind                  // what sort of row it is: usage, refund
	service               // what it is for in general: storage
	note                  // what it is for in words
	id                    // of the row
	way                   // whether money went out or came in
	balance               // of the account behind the row
	credit                // what is taken off the amount: a number, or a list of objects that have an amount each
	fields   = iota
)

// Fields names what a column can hold, as a [Mapping] and --map call it.
var Fields = []string{
	from: "from", to: "to", at: "at", cost: "cost", currency: "currency", quantity: "quantity", unitName: "unit", price: "price",
	instance: "instance", card: "card", kind: "kind", service: "service", note: "text", id: "id", way: "way", balance: "balance", credit: "credit",
}

// Mapping gives the column of a field by the field's name.
type Mapping map[string]string

// Layout is a kind of bill whose columns are known.
type Layout struct {
	Name     string
	Currency string // ISO 4217, of amounts that do not name theirs; empty: not said
	columns  map[field][]string
	needs    []field // by which it is recognised: the head has a column for each of these

	zone   *time.Location // of times that name none; nil: the person's
	order  table.Order    // of dates that do not begin with the year
	kind   record.Kind    // of rows that do not say theirs
	unit   string         // of the quantity of rows for time, where no column says it
	late   bool           // at is the end of what the quantity tells
	begins bool           // at is the beginning of an hour, a day, a week or a month that the row sums up, in UTC
	ends   bool           // an end that is a date is not billed any more
	daily  bool           // times stand for the days that they are of
	wallet bool           // of an account that pays for everything; its service is who was paid, and goes ahead of the text
}

// china is the one zone of China, which has had no summer time since 1991.
var china = time.FixedZone("UTC+8", 8*60*60)

// Layouts lists the kinds that are recognised by their columns, the first that fits. Columns are found in any case; where a field
// has several names, by the first that there is.
var Layouts = []Layout{
	// The FinOps Open Cost and Usage Specification, 1.0 to 1.2. Ends are exclusive, times in UTC.
	// https://focus.finops.org/focus-specification/v1-0/
	{Name: "FOCUS", columns: map[field][]string{
		from: {"ChargePeriodStart"}, to: {"ChargePeriodEnd"}, cost: {"BilledCost"}, currency: {"BillingCurrency"}, quantity: {"ConsumedQuantity"},
		unitName: {"ConsumedUnit"}, instance: {"ResourceId"}, kind: {"ChargeCategory"}, service: {"ServiceCategory"},
		note: {"ChargeDescription"},
	}, needs: []field{from, to, cost}, zone: time.UTC, ends: true},
	// AWS Cost and Usage Report, first edition and 2.0. Times are in UTC.
	// https://docs.aws.amazon.com/cur/latest/userguide/Lineitem-columns.html, .../table-dictionary-cur2-line-item.html
	{Name: "AWS CUR", columns: map[field][]string{
		from: {"lineItem/UsageStartDate", "line_item_usage_start_date"}, to: {"lineItem/UsageEndDate", "line_item_usage_end_date"},
		cost: {"lineItem/UnblendedCost", "line_item_unblended_cost"}, currency: {"lineItem/CurrencyCode", "line_item_currency_code"},
		quantity: {"lineItem/UsageAmount", "line_item_usage_amount"}, unitName: {"pricing/unit", "pricing_unit"},
		instance: {"lineItem/ResourceId", "line_item_resource_id"}, card: {"product/instanceType", "product_instance_type"},
		kind: {"lineItem/LineItemType", "line_item_line_item_type"}, service: {"lineItem/UsageType", "line_item_usage_type"},
		note: {"lineItem/LineItemDescription", "line_item_line_item_description"}, id: {"identity/LineItemId", "identity_line_item_id"},
	}, needs: []field{from, cost, kind}, zone: time.UTC, ends: true},
	// Azure actual cost, of an enterprise agreement and of a customer agreement; a row is a day in UTC.
	// https://learn.microsoft.com/azure/cost-management-billing/automate/understand-usage-details-fields
	{Name: "Azure", columns: map[field][]string{
		from: {"Date", "UsageDateTime"}, cost: {"CostInBillingCurrency", "Cost", "PreTaxCost"}, currency: {"BillingCurrency", "BillingCurrencyCode"},
		quantity: {"Quantity"}, unitName: {"UnitOfMeasure"}, instance: {"ResourceName", "ResourceId", "InstanceName", "InstanceId"},
		kind: {"ChargeType"}, service: {"MeterCategory"}, note: {"Product", "ProductName", "MeterName"},
	}, needs: []field{from, cost, quantity, service}, zone: time.UTC, order: table.MonthFirst},
	// Google Cloud's export from BigQuery, flattened or as JSON; its cost is before credits, which are below 0.
	// https://docs.cloud.google.com/billing/docs/how-to/export-data-bigquery-tables/standard-usage
	{Name: "GCP", columns: map[field][]string{
		from: {"usage_start_time"}, to: {"usage_end_time"}, cost: {"cost"}, currency: {"currency"},
		quantity: {"usage.amount", "usage_amount"}, unitName: {"usage.unit", "usage_unit"}, instance: {"resource.name", "resource_name"},
		kind: {"cost_type"}, service: {"service.description", "service_description"}, note: {"sku.description", "sku_description"},
		credit: {"credits"},
	}, needs: []field{from, to, cost, note}, zone: time.UTC, ends: true},
	// The table of the console, as CSV. https://docs.cloud.google.com/billing/docs/how-to/cost-table
	{Name: "GCP cost table", columns: map[field][]string{
		from: {"Usage start date"}, to: {"Usage end date"}, cost: {"Unrounded cost", "Cost"}, quantity: {"Usage amount"}, unitName: {"Usage unit"},
		instance: {"Resource name"}, kind: {"Cost type"}, service: {"Service description"}, note: {"SKU description"},
	}, needs: []field{from, to, cost, note}},
	// RunPod's billing history: pods and endpoints have a time billed, network volumes a size alone. A row sums up an hour, a day (if
	// nothing else was asked for) or more, and says when that begins.
	// https://docs.runpod.io/api-reference/billing/GET/billing/pods
	{Name: "RunPod", Currency: "USD", columns: map[field][]string{
		at: {"time"}, cost: {"amount"}, quantity: {"timeBilledMs"}, instance: {"podId", "endpointId"}, card: {"gpuTypeId"},
	}, needs: []field{at, cost, quantity}, zone: time.UTC, kind: record.Compute, unit: "ms", begins: true},
	// The same from version 2 of its interface: what a pod or an endpoint cost within a span, disks included; ends are exclusive.
	// https://docs.runpod.io/api-reference-v2/billing/get-pod-billing-history
	{Name: "RunPod 2", Currency: "USD", columns: map[field][]string{
		from: {"startTime"}, to: {"endTime"}, cost: {"totalAmount"}, instance: {"podId", "serverlessId"},
	}, needs: []field{from, to, cost, instance}, zone: time.UTC, kind: record.Compute, ends: true, daily: true},
	{Name: "RunPod volumes", Currency: "USD", columns: map[field][]string{
		at: {"time"}, cost: {"amount"}, instance: {"networkVolumeId"}, service: {"diskSpaceBilledGb"},
	}, needs: []field{at, cost, service}, zone: time.UTC, kind: record.Storage, begins: true},
	// Vast.ai's charges of an instance, a volume or an endpoint: the first and the last day as seconds since 1970, with its disk and
	// its traffic. https://docs.vast.ai/api-reference/billing/show-charges
	{Name: "Vast.ai charges", Currency: "USD", columns: map[field][]string{
		from: {"start"}, to: {"end"}, cost: {"amount"}, instance: {"source"}, kind: {"type"}, note: {"description"},
	}, needs: []field{from, to, cost, instance, kind, note}, zone: time.UTC, kind: record.Compute, daily: true},
	// Vast.ai's older charges: seconds since 1970, quantities in hours. https://docs.vast.ai/api-reference/billing/search-invoices
	{Name: "Vast.ai", Currency: "USD", columns: map[field][]string{
		at: {"timestamp"}, cost: {"amount"}, quantity: {"quantity"}, price: {"rate"}, instance: {"instance_id"}, kind: {"type"}, note: {"description"},
	}, needs: []field{at, cost, instance, price}, zone: time.UTC, unit: "hour"},
	// The ledger of an account as AutoDL's console shows it: a row at every full hour and at power-off, times in China.
	{Name: "AutoDL", Currency: "CNY", columns: map[field][]string{
		id: {"流水号"}, at: {"交易时间"}, cost: {"金额", "交易金额"}, instance: {"实例ID", "实例", "关联实例"}, way: {"收支类型", "收支"},
		kind: {"交易类型", "类型"}, service: {"计费项", "产品类型", "资源类型"}, note: {"备注", "说明", "产品"}, quantity: {"计费时长", "时长"}, price: {"单价"}, card: {"GPU", "GPU型号"}, balance: {"余额"},
	}, needs: []field{id, at, cost, instance}, zone: china, kind: record.Compute, late: true},
	{Name: "Alipay", Currency: "CNY", columns: map[field][]string{
		at: {"交易时间"}, cost: {"金额"}, way: {"收/支"}, kind: {"交易分类"}, note: {"商品说明"}, id: {"交易订单号", "交易号"}, service: {"交易对方"},
	}, needs: []field{at, cost, way, note}, zone: china, wallet: true},
	{Name: "WeChat", Currency: "CNY", columns: map[field][]string{
		at: {"交易时间"}, cost: {"金额"}, way: {"收/支"}, kind: {"交易类型"}, note: {"商品"}, id: {"交易单号"}, service: {"交易对方"},
	}, needs: []field{at, cost, way, id}, zone: china, wallet: true},
	{Name: "HSBC", columns: map[field][]string{
		at: {"Date"}, cost: {"Billing amount"}, currency: {"Billing currency"}, note: {"Description"}, balance: {"Balance"},
	}, needs: []field{at, cost, currency}, order: table.DayFirst, wallet: true},
}

// lists are the columns of JSON that are lists.
var lists = []string{"credits"}

// base is the name of a column without the unit behind it: "Cost ($)" is "Cost", "金额（元）" is "金额".
func base(name string) string {
	if i := strings.IndexAny(name, "(（["); i > 0 {
		return strings.TrimSpace(name[:i])
	}
	return name
}

// column finds the first of some names among those of a head, with what stands behind them in brackets or without; -1: none.
func column(head, names []string) int {
	for _, name := range names {
		if i := table.Column(head, name); i >= 0 {
			return i
		}
		if i := slices.IndexFunc(head, func(h string) bool { return strings.EqualFold(base(h), name) }); i >= 0 {
			return i
		}
	}
	return -1
}

// column finds the column of a field; plain names count however a program joined their words. -1: none.
func (l *Layout) column(head []string, f field) int {
	i := column(head, l.columns[f])
	if i >= 0 || l != &plain {
		return i
	}
	words := make([]string, len(head))
	for i, h := range head {
		words[i] = spaced(base(h))
	}
	return column(words, l.columns[f])
}

// fits reports whether a head has all columns that the layout is recognised by.
func (l *Layout) fits(head []string) bool {
	return !slices.ContainsFunc(l.needs, func(f field) bool { return l.column(head, f) < 0 })
}

// recognise finds the layout that a head fits; ok is false where there is none.
func recognise(head []string) (l *Layout, ok bool) {
	if i := slices.IndexFunc(Layouts, func(l Layout) bool { return l.fits(head) }); i >= 0 {
		return &Layouts[i], true
	}
	return &plain, plain.fits(head)
}
