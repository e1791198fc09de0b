package lab

import (
	"fmt"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Ends are how the matches of a game with a timer end, and what the timer did.
type Ends struct {
	// Clock is the timer that ran; nil: none did, and chance ended matches. Takes is how long a move took.
	Clock *Clock `json:"clock,omitempty"`
	Takes string `json:"takes,omitempty"`
	// Ran is how many minutes the timer ran, Events how many events came in a match.
	Ran    *Mean `json:"minutes,omitempty"`
	Events Mean  `json:"events"`
	// Won is the share of the matches in which all but one finished, TimeOut of those that the timer ended, Lot those that chance did.
	Won     Share `json:"won"`
	TimeOut Share `json:"time_out"`
	Lot     Share `json:"lot"`
}

// endings tells how matches end that somebody or something ends; nil: the game has no timer.
func (s *Study) endings(table rules.Table, matches []Match) *Ends {
	if ClockFor(s.Game, len(s.Seats)) == nil {
		return nil
	}
	timeOut, event := table.Verb(s.Game.Timer.Out), table.Verb(s.Game.Timer.Event(0))
	over, out := 0, 0
	var events, ran []int
	for i := range matches {
		m := &matches[i]
		if !m.Over {
			continue
		}
		over++
		if m.Used[timeOut] != nil {
			out++
		}
		came := 0
		if by := m.Used[event]; by != nil {
			came = by[0]
		}
		events, ran = append(events, came), append(ran, int(m.Ran))
	}
	e := &Ends{Clock: s.Clock, Events: meanOf(events), Won: shareOf(float64(over-out), over)}
	if s.Clock == nil {
		e.Lot = shareOf(float64(out), over)
		return e
	}
	minutes := meanOf(ran)
	const minute = 60_000
	minutes.Value, minutes.Low, minutes.High = minutes.Value/minute, minutes.Low/minute, minutes.High/minute
	for i := range minutes.Quartile {
		minutes.Quartile[i] = (minutes.Quartile[i] + minute/2) / minute
	}
	e.TimeOut, e.Ran, e.Takes = shareOf(float64(out), over), &minutes, fmt.Sprint(wording.Count(s.pace(), "second"))
	if len(s.Times) > 0 {
		e.Takes = fmt.Sprintf("as long as in the file of times, or %s", e.Takes)
	}
	return e
}

// rows say how matches end, a title and words each.
func (e *Ends) rows() [][2]string {
	if e == nil {
		return nil
	}
	finished := [2]string{"All but one finish", e.Won.String()}
	if e.Clock == nil {
		return [][2]string{{"The timer", "none runs"}, finished, {"Chance ends it", e.Lot.String()}}
	}
	return [][2]string{
		{"The timer", fmt.Sprintf("set to %s, an event at %d of 100 ticks, a move takes %s", wording.Count(e.Clock.Minutes, "minute"), e.Clock.Chance, e.Takes)},
		{"It runs", fmt.Sprintf("%s minutes, and brings %s events a match", decimal(e.Ran), decimal(&e.Events))},
		finished,
		{"The time ends it", e.TimeOut.String()},
	}
}

// String says how matches end.
func (e *Ends) String() string {
	var said []string
	for _, row := range e.rows() {
		said = append(said, row[0]+": "+row[1])
	}
	return strings.Join(said, ". ") + "."
}
