package model

import (
	"errors"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// reasons say why a text is no quantity, where that is more than that it is none.
var reasons = map[unit.Reason]text.Word{
	unit.SecondPoint:     text.WhatSecondPoint,
	unit.BadGroups:       text.WhatBadGroups,
	unit.TwoNumbers:      text.WhatTwoNumbers,
	unit.Exponent:        text.WhatExponent,
	unit.TooManyDecimals: text.WhatTooFine,
	unit.Negative:        text.WhatNegative,
	unit.UnknownWord:     text.WhatUnreadable,
	unit.TwoCurrencies:   text.WhatTwoCurrencies,
	unit.UnitOrder:       text.WhatUnitOrder,
	unit.BadClock:        text.WhatBadClock,
	unit.BitsOrBytes:     text.WhatBitsOrBytes,
}

// reason says why the text that is shown so could not be read; no phrase where there is nothing to say but that.
func reason(shown string, err error) text.Phrase {
	var syntax *unit.SyntaxError
	if !errors.As(err, &syntax) {
		return text.Phrase{}
	}
	w, ok := reasons[syntax.Reason]
	if !ok {
		return text.Phrase{}
	}
	return w.With(shown, syntax.At)
}

func isReason(err error, r unit.Reason) bool {
	var syntax *unit.SyntaxError
	return errors.As(err, &syntax) && syntax.Reason == r
}
