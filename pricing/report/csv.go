package report

import (
	"encoding/csv"
	"io"
	"strconv"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
)

// csvHead names the columns. A row is a charge, or a share of the charge above it: then "share" is filled, and its cost is a
// part of that charge's. Numbers are for programs: a point, no grouping; an unknown one is empty. Rows of the part "chance" tell
// of ranges, as shares, so that no sum of charges meets them: the distribution of each value, then of each form the percentiles
// of the whole plan's total as costs, and probabilities as counts. Rows of the part "rate" are shares too: what the whole plan's
// total comes to for a task, an hour of use, and an hour of output.
var csvHead = []string{"offer", "form", "part", "charge", "share", "hours", "gb", "count", "unit_price", "cost", "currency", "period"}

func writeCSV(w io.Writer, r Report) error {
	offers := r.offers()
	out := csv.NewWriter(w)
	if err := out.Write(csvHead); err != nil {
		return err
	}
	for i := range offers {
		for j := range offers[i].Quotes {
			if err := out.WriteAll(r.csvForm(&offers[i], j)); err != nil {
				return err
			}
		}
		if err := out.WriteAll(r.csvChance(&offers[i], r.outlook(i).Ranges)); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// csvForm gives the rows of one form.
func (r *Report) csvForm(o *offer, i int) [][]string {
	var rows [][]string
	q := &o.Quotes[i]
	row := func(c *pricing.Charge, share string, amount pricing.Quantity, price, cost string) {
		rows = append(rows, []string{
			sheetText(o.Name), sheetText(q.Form), c.Part, sheetText(c.Key), share,
			number(amount.Time, hours), number(amount.Size, gigabytes), number(amount.Count, strconv.Itoa), price, cost,
			r.Evaluation.Currency.Code, string(r.period()),
		})
	}
	for j := range q.Charges {
		c := &q.Charges[j]
		known := !o.absent[i]
		row(c, "", c.Quantity, c.UnitPrice, r.csvMoney(c.Cost, c.Known && known))
		for _, s := range c.Of {
			row(c, s.Key, s.Quantity, "", r.csvMoney(s.Cost, c.Known && known))
		}
	}
	return append(rows, r.csvRates(o, i)...)
}

// csvRates gives the rows of what a form's total comes to for its use; none where it is not known in full, or nothing is used.
func (r *Report) csvRates(o *offer, i int) [][]string {
	q := &o.whole[i]
	task, hour, used := r.perUse(q)
	if !used || !q.Complete {
		return nil
	}
	list := []struct{ share, cost string }{
		{"per_task", r.Evaluation.Currency.Format(task)}, {"per_useful_hour", r.Evaluation.Currency.Format(hour)},
	}
	if output, known := r.perOutput(o.number, q); known {
		list = append(list, struct{ share, cost string }{"per_output_hour", r.outputText(output)})
	}
	var rows [][]string
	for _, each := range list {
		rows = append(rows, []string{
			sheetText(o.Name), sheetText(q.Form), "rate", "total", each.share, "", "", "", "", each.cost, r.Evaluation.Currency.Code, string(pricing.PerPlan),
		})
	}
	return rows
}

func (r *Report) csvMoney(m unit.Money, known bool) string {
	if !known {
		return ""
	}
	return r.Evaluation.Currency.Format(m)
}

// number writes n; nothing where it is 0, since a quantity is one of several columns.
func number[T time.Duration | unit.Bytes | int, S ~string](n T, write func(T) S) string {
	if n == 0 {
		return ""
	}
	return string(write(n))
}

// gigabytes writes a size in GB: bytes are billionths of one.
func gigabytes(b unit.Bytes) string { return unit.Ratio(b).String() }

// csvChance gives the rows of what the ranges make of an offer.
func (r *Report) csvChance(o *offer, of *chance.Result) [][]string {
	if of == nil {
		return nil
	}
	var rows [][]string
	row := func(form, charge, share, count, cost string) {
		rows = append(rows, []string{
			sheetText(o.Name), sheetText(form), "chance", charge, share, "", "", count, "", cost, r.Evaluation.Currency.Code, string(pricing.PerPlan),
		})
	}
	for _, in := range of.Inputs {
		row("", in.Path, in.Distribution, "", "")
	}
	for _, s := range of.Forms {
		if !s.Known {
			continue
		}
		for _, each := range []struct {
			share  string
			amount model.Maybe[unit.Money]
		}{{"p10", s.P10}, {"p50", s.P50}, {"p90", s.P90}, {"mean", s.Mean}} {
			row(s.Form, "total", each.share, "", r.csvMoney(each.amount.Value, each.amount.Given))
		}
		row(s.Form, "total", "cheapest", string(decimals(s.Wins, chancePlaces)), "")
	}
	return rows
}
