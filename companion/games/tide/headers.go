package tide

import "strconv"

// The free headers in which a followed game keeps the timer's settings; they
// mean nothing to the referee (12.3 item 2).
const (
	LengthHeader = "Timer"       // T in seconds
	ChanceHeader = "EventChance" // c in percent
)

// Headers are the values of LengthHeader and ChanceHeader for these settings.
// The events have options of the referee in their place.
func (s Settings) Headers() (length, chance string) {
	return strconv.FormatInt(s.Length/second, 10), strconv.Itoa(s.Chance)
}

// WithHeaders are the settings with T and c from the headers of a loaded game,
// each where it is there and valid (12.3 item 2).
func (s Settings) WithHeaders(length, chance string) Settings {
	if seconds, ok := plainNumber(length); ok {
		with := s
		with.Length = int64(seconds) * second
		if with.lengthWrong() == nil {
			s = with
		}
	}
	if percent, ok := plainNumber(chance); ok && percent <= 100 {
		s.Chance = percent
	}
	return s
}

// plainNumber reads a decimal number without sign or leading zero, as the
// notation writes them.
func plainNumber(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n <= 1_000_000 && strconv.Itoa(n) == text
}
