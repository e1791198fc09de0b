package aid

import (
	"strconv"
	"strings"
	"time"
	"unicode"
)

// theDay is the day of which rule DD-1.1 speaks.
func theDay() time.Time { return time.Date(1967, time.November, 24, 0, 0, 0, 0, time.UTC) }

// Closest returns the places, from 0, of those in a list of birth dates who were
// born closest to 24 November 1967 (DD-1.1); of several the table names one.
func Closest(births []time.Time) []int {
	best, closest := 0, []int(nil)
	for i, birth := range births {
		switch days := DaysFromTheDay(birth); {
		case closest == nil || days < best:
			best, closest = days, []int{i}
		case days == best:
			closest = append(closest, i)
		}
	}
	return closest
}

// DaysFromTheDay is how many days a date is from 24 November 1967, either way.
func DaysFromTheDay(date time.Time) int {
	year, month, day := date.Date()
	days := int(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Sub(theDay()).Hours() / 24)
	return max(days, -days)
}

// ReadDay reads a date as people write it: day, month and year, or the year first;
// whatever comes between the numbers. It reports whether there is such a day.
func ReadDay(text string) (day time.Time, ok bool) {
	fields := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
	if len(fields) != 3 {
		return day, false
	}
	if len(fields[0]) == 4 {
		fields[0], fields[2] = fields[2], fields[0]
	}
	var n [3]int
	for i, field := range fields {
		var err error
		if n[i], err = strconv.Atoi(field); err != nil {
			return day, false
		}
	}
	if len(fields[2]) != 4 || n[1] < 1 || n[1] > 12 {
		return day, false
	}
	day = time.Date(n[2], time.Month(n[1]), n[0], 0, 0, 0, 0, time.UTC)
	return day, day.Day() == n[0] && n[2] > 0
}
