// Package group shows what the people of a table have played over many evenings.
package group

import (
	"time"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Feature keeps what was chosen on the pages while the app runs.
type Feature struct {
	*game.Session
	people   []string // the group that was chosen; nil: that of the latest evening
	since    int64    // only what was played from this wall time (ms) on counts; 0: all
	against  string   // whose duels are shown; "": those of the first person
	tonight  tonight
	apart    int // which of separators stands between the cells of the table
	entering entering
	choosing bool // another person is being chosen for that
}

// Build makes a page about the people, or nil.
func (a *Feature) Build(r shell.Route) shell.Screen {
	switch r.Page {
	case shell.GroupPage:
		return newGroup(a)
	case shell.RecordsPage:
		return &recordsPage{a}
	case shell.TonightPage:
		return newTonight(a)
	case shell.PlayedPage:
		return newPlayed(a)
	case shell.NewcomerPage:
		return &newcomerPage{app: a}
	case shell.PersonPage:
		return &personPage{app: a, name: r.Arg}
	}
	return nil
}

// yearBegins is the wall time in ms at which the year of a moment began on this device.
func yearBegins(now int64) int64 {
	return time.Date(time.UnixMilli(now).Year(), time.January, 1, 0, 0, 0, 0, time.Local).UnixMilli()
}

// day is a date in words.
func day(ms int64) string { return time.UnixMilli(ms).Format("2 January 2006") }

// group are the people whose numbers are shown: those that were chosen, or those of the latest evening.
func (a *Feature) group(log *evenings.Log) []string {
	if a.people != nil {
		return a.people
	}
	if groups := log.Groups(); len(groups) > 0 {
		return groups[0]
	}
	return nil
}

// keys are those of the games, in the order of the shelf.
func (a *Feature) keys() []string {
	var keys []string
	for _, g := range a.Games() {
		keys = append(keys, g.Key)
	}
	return keys
}

// title is what a game is called; one that is no longer on the shelf by its key.
func (a *Feature) title(key string) string {
	if g, ok := a.Game(key); ok {
		return g.Title
	}
	return key
}

// who is the key that chooses whose duels are shown: mark, name and an arrow on a pill.
type who struct {
	parts.Control
	mark *parts.SeatMark
	name *parts.Words
}

func newWho(seat int, name string, open bool, tap func()) *who {
	w := &who{Control: parts.Control{Label: wording.L("Head to head of {player}: choose another person", name), Tap: tap}}
	w.mark = parts.NewSeatMark(seat, duelMark)
	w.name = parts.NewBody(name).Bold().Lines(1).Squeezed(nameTight)
	surface, arrow := box.NewSurface(box.Face{}), &canvas.Image{FillMode: canvas.ImageFillContain}
	row := box.Row(duelGap, w.mark, box.Breaks(w.name), box.Square(arrow, w.side))
	target, round := box.Named(look.TapTarget), box.Times(look.TapTarget, 0.5)
	sign := parts.IconDown
	if open {
		sign = parts.IconUp
	}
	w.Build(w, container.NewStack(surface, box.FixedBy(box.Pad(row, whoEdge, 0), nil, target)), round, func() {
		surface.Set(box.Face{Fill: w.Fill(look.Card), Line: look.Outline, Corner: round()})
		parts.DrawIcon(w, arrow, sign, look.TextLess)
	})
	return w
}

// Measures of the pill, in device-independent pixels.
const (
	whoEdge = 16
	whoMost = 200
)

// Natural is the width at which the name needs no smaller letters.
func (w *who) Natural() float32 {
	return min(whoMost, 2*whoEdge+2*duelGap+w.mark.MinSize().Width+w.name.Natural()+w.side())
}

func (w *who) side() float32 { return box.Size(w, look.Body) * 1.2 }
