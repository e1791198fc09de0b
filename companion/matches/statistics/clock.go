package statistics

import (
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// Clock is how each player's time is shown while a match is played. It judges nobody.
type Clock struct {
	// Limit is how long (ms) a player has until a bell rings; 0: the time is counted up.
	Limit int64
}

// clockUp and clockDown are how matches.HeaderClock says it: "up", or "down" and the minutes.
const clockUp, clockDown = "up", "down"

// ReadClock reads the header of a match; it reports whether a clock is seen.
func ReadClock(header string) (c Clock, seen bool) {
	how, minutes, _ := strings.Cut(header, " ")
	n, err := strconv.ParseInt(minutes, 10, 32)
	if how == clockDown && err == nil && n > 0 {
		return Clock{Limit: n * minute}, true
	}
	return Clock{}, header != ""
}

const minute = 60_000

// Header says how the clock goes, for the header of a match.
func (c Clock) Header() string {
	if c.Limit == 0 {
		return clockUp
	}
	return clockDown + " " + strconv.FormatInt(c.Limit/minute, 10)
}

// Shows is what is shown of so many ms that a player has used: those, or how many are left, fewer than none after the bell.
func (c Clock) Shows(used int64) int64 {
	if c.Limit == 0 {
		return used
	}
	return c.Limit - used
}

// Runs is the seat whose time it is, by the referee; 0: several decide, the table does, or the game is over.
func Runs(t rules.Table) int {
	if seats := t.ToMove(); len(seats) == 1 && !t.Over() {
		return seats[0]
	}
	return 0
}

// Waited is for whom a table has waited longest, and how long; with no seat for everybody about as long, and none where nobody's time is
// known. Skip leaves seats out, such as those of the app.
func Waited(times []int64, skip func(seat int) bool) (longest int, ms int64, known bool) {
	sum, seats := int64(0), int64(0)
	for i, time := range times {
		if skip(i + 1) {
			continue
		}
		sum, seats = sum+time, seats+1
		if time > ms {
			longest, ms = i+1, time
		}
	}
	if sum > 0 && seats > 1 && ms*seats*alike <= sum*(alike+1) {
		longest, ms = 0, sum/seats
	}
	return longest, ms, sum > 0 && seats > 1
}

// alike is the share by which the longest time may be above the mean and still be as long: a tenth.
const alike = 10
