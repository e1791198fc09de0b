// Package risingtides draws Rising Tides: its felt, the islands round the sea, hands, nations and the medal at the end.
package risingtides

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// tideFelt is the felt of Rising Tides: the islands of all players in the sea.
type tideFelt struct {
	app  *game.Session
	acts game.Acts
	desk *desk
	sea  *sea

	table rules.Table
	view  *risingtides.Position
	pick  *picker.Picker // nil: an earlier position is shown
	legal []rules.Act
	mark  int // the position that was shown last
	lines int // of the log, in that position

	// What is being chosen in this step.
	target int         // another island; 0: none
	verb   rules.Named // what is played on it, or as an answer; nil: nothing yet
	paid   []int       // the resources that pay so far
	sent   int         // the depot's card that is sent on; below 0: none
	lists  choice      // what the other keys list
	lifted string      // a card of the hand that the app doesn't know
	backs  *table.Backs
	up     string // the card of the open hand that is lifted
}

// choice is what the other keys list in place of the usual ones.
type choice uint8

// The choices.
const (
	noChoice choice = iota
	placing         // what is placed, where the keys for it have no room
	building        // what a stage is built of
)

// desk is what is remembered of the felt while the app is open.
type desk struct{ away shownTide }

// shownTide is a position whose moment was sent away: the table's mark in a match.
type shownTide struct {
	match string
	mark  int
}

func newTideFelt(a *game.Session, d *desk, acts game.Acts) game.Felt {
	return &tideFelt{app: a, acts: acts, desk: d, sea: newSea(), sent: -1}
}

func (f *tideFelt) Object() fyne.CanvasObject { return f.sea }

// Drawing is none: the islands are placed by the felt itself.
func (f *tideFelt) Drawing() *board.Board { return nil }

// Show lays the islands out.
func (f *tideFelt) Show(t rules.Table, p *picker.Picker) {
	v, ok := risingtides.Look(t)
	if !ok {
		return
	}
	if f.table == nil || f.mark != t.Mark() {
		goesOn := f.lifted == namedCard && f.view.Step == v.Step && slices.Contains(dealt, v.Step)
		f.forget()
		if goesOn { // who names one card of a deal names the next one too
			f.lifted = namedCard
		}
	}
	moved := f.moved(t, v, p)
	f.mark, f.table, f.view, f.pick, f.legal = t.Mark(), t, v, p, nil
	if p != nil {
		f.legal = p.Legal
	}
	f.sea.seat(len(t.Seats()))
	f.sea.own = f.nearest()
	f.sea.builds = false
	for k, i := range f.sea.islands {
		i.show(t.Seats()[k], &v.Players[k], v.Nation(k+1), slices.Index(v.Finished[:], k+1)+1)
		i.next, i.build, i.card, i.glows = false, nil, nil, f.chosenOn(k+1)
		i.Tap = func() { f.tap(k + 1) }
	}
	f.offerStage()
	f.offerDepot()
	f.sea.medal.Label, f.sea.medal.Tap = f.clock()
	parts.Able(f.sea.medal, f.sea.medal.Tap != nil)
	f.sea.Refresh()
	f.sea.fly(moved)
}

// moved are the cards that the latest move has moved, where it is the one after the position that was shown before.
func (f *tideFelt) moved(t rules.Table, v *risingtides.Position, p *picker.Picker) []flight {
	log, before := t.Log(), f.lines
	f.lines = len(log)
	if f.view == nil || p == nil || len(log) != before+1 || log[before].Agreed {
		return nil
	}
	switch act := log[before].Act; {
	case risingtides.Construct.Is(act):
		return builtFlights(act.Seat, &f.view.Players[act.Seat-1], &v.Players[act.Seat-1])
	case risingtides.TellEvent.Is(act):
		return returnedFlights(f.view, v)
	default:
		return flightsOf(f.view, act, len(t.Seats()))
	}
}

// dealt are the steps in which all take a card one after the other.
var dealt = []rules.Step{risingtides.StepNations, risingtides.StepDeal, risingtides.StepPick}

// timed is a seat of a match whose timer can be opened or, at another device's table, started and stopped; Timed reports whether one
// follows the match.
type timed interface {
	TimerButton() *parts.IconButton
	Timed() bool
}

// timer works the timer of the match; nil: it has none here.
func (f *tideFelt) timer() *parts.IconButton {
	if seat, ok := f.acts.Of.Seat.(timed); ok {
		return seat.TimerButton()
	}
	return nil
}

// clock is what a tap on the medal does, and its name: it works the timer. While none follows the match, it lists the events too: the
// table hears of them elsewhere, and tells them.
func (f *tideFelt) clock() (name string, tap func()) {
	button := f.timer()
	if name = wording.L("Tell an event"); button != nil {
		name, tap = button.Label, button.Tap
	}
	if len(f.tellable()) > 0 && !f.follows() {
		if button != nil && name != wording.L("Timer") {
			name = wording.L("Start the timer, or tell an event")
		}
		tap = func() { f.forget(); f.lifted = toldEvent; f.acts.Again() }
	}
	return name, tap
}

// tellable are the events that can be told now.
func (f *tideFelt) tellable() []rules.Act { return rules.AllOf(f.legal, risingtides.TellEvent) }

// follows reports whether a timer follows this match.
func (f *tideFelt) follows() bool {
	seat, ok := f.acts.Of.Seat.(timed)
	return ok && seat.Timed()
}

// owns reports whether the hand lies over the keys; else a tap on the own island turns it over.
func (f *tideFelt) owns() bool {
	size := f.app.Size()
	return !look.SideBySide(size) && (table.Beside(size) || size.Height >= lowHeight)
}

// lowHeight is the height of a window that leaves the room over the keys to the islands, in device-independent pixels.
const lowHeight = 700

// forget drops what was being chosen.
func (f *tideFelt) forget() {
	f.target, f.verb, f.paid, f.sent, f.lists, f.lifted = 0, nil, nil, -1, noChoice, ""
}

// nearest is the seat whose island is the larger one: that of the person who plays here, or whose turn it is.
func (f *tideFelt) nearest() int {
	if person := f.acts.Holder(0); person > 0 {
		return person
	}
	_, mine := game.Decider(f.table, f.acts)
	for seat := 1; seat <= len(f.table.Seats()); seat++ {
		if !game.Plays(f.acts, seat) {
			return max(1, mine)
		}
	}
	return max(1, f.view.Turn)
}

// decides is the seat that is awaited and plays here; 0: none.
func (f *tideFelt) decides() int {
	seat, mine := game.Decider(f.table, f.acts)
	if f.pick == nil || mine != seat {
		return 0
	}
	return mine
}

// of are the legal moves of a verb of a seat.
func (f *tideFelt) of(verb rules.Named, seat int) []rules.Act {
	var list []rules.Act
	for _, act := range f.legal {
		if verb.Is(act) && act.Seat == seat {
			list = append(list, act)
		}
	}
	return list
}

// offerStage lights the next tier of the own island where the depot holds what it takes.
func (f *tideFelt) offerStage() {
	seat := f.decides()
	if seat == 0 || seat != f.sea.own || len(f.of(risingtides.Construct, seat)) == 0 {
		return
	}
	i := f.sea.islands[seat-1]
	i.next, i.build = true, f.construct
	f.sea.builds = true
	f.sea.build.set(len(i.built)+1, f.construct)
}

// construct builds the next stage; where more than one nation is possible, it asks of which cards.
func (f *tideFelt) construct() {
	acts := f.of(risingtides.Construct, f.decides())
	switch {
	case len(acts) == 1:
		f.acts.Play(acts[0])
	case len(acts) <= table.MostOthers:
		f.forget()
		f.lists = building
		f.acts.Again()
	default:
		f.acts.Take(acts[0].Seat, acts[0].Verb)
	}
}

// tap is a tap on an island.
func (f *tideFelt) tap(seat int) {
	own := f.decides()
	switch to := f.chosenOn(seat); {
	case to && f.sent >= 0:
		f.acts.Play(risingtides.Send.Act(own, f.sent, seat))
	case to:
		f.target = seat
		f.acts.Again()
	case own > 0 && own != seat && f.view.Step == risingtides.StepTurn && f.verb == nil && f.aiming() != nil:
		f.aim(own, seat)
	case own > 0 && own != seat && f.view.Step == risingtides.StepTurn && f.verb == nil && f.target != seat:
		f.forget()
		f.target = seat
		f.acts.Again()
	case seat == own && !f.owns() && f.held(seat) > 0:
		game.LiftCard(f.acts, seat, f.lift) // there is no own line
	default:
		f.acts.Mat(seat)
	}
}

// aiming is the verb of the card that is lifted, where an island is tapped for it; nil: none.
func (f *tideFelt) aiming() rules.Named {
	up := f.lifted
	if up == "" {
		up = f.up
	}
	switch up {
	case "steal-protect":
		return risingtides.Steal
	case "relocate-redirect":
		return risingtides.Relocate
	case "nuke":
		return risingtides.Nuke
	}
	return nil
}

// aim plays the lifted card on an island, or says why it can't be played there.
func (f *tideFelt) aim(own, seat int) {
	verb := f.aiming()
	if slices.ContainsFunc(f.of(verb, own), func(act rules.Act) bool { return aim(act) == seat }) {
		f.forget()
		f.target = seat
		f.plays(verb, own)
		return
	}
	f.acts.Wrong(verb.(rules.Verb2[int, int]).Act(own, seat, 0))
}

// chosenOn reports whether a seat can be the one to whom an attack or a card goes on.
func (f *tideFelt) chosenOn(seat int) bool {
	own := f.decides()
	switch {
	case own == 0:
		return false
	case f.sent >= 0:
		return slices.Contains(f.legal, risingtides.Send.Act(own, f.sent, seat))
	case f.verb != nil && f.verb.Number() == risingtides.Redirect.Number() && f.target == 0:
		return slices.ContainsFunc(f.of(risingtides.Redirect, own), func(act rules.Act) bool { to, _, _ := risingtides.Redirect.Of(act); return to == seat })
	}
	return false
}

// offerDepot lights the cards that an attack can take.
func (f *tideFelt) offerDepot() {
	own := f.decides()
	if own == 0 || f.view.Step != risingtides.StepTake || f.sent >= 0 {
		return
	}
	f.sea.islands[f.view.Attack.Target-1].card = func(resource int) { f.takeCard(own, resource) }
}

// takeCard takes a card of the attacked depot, or asks where it goes.
func (f *tideFelt) takeCard(own, resource int) {
	if f.view.Attack.Steals() {
		if act := risingtides.Take.Act(own, resource); slices.Contains(f.legal, act) {
			f.acts.Play(act)
		}
		return
	}
	var sends []rules.Act
	for _, act := range f.of(risingtides.Send, own) {
		if r, _, _ := risingtides.Send.Of(act); r == resource {
			sends = append(sends, act)
		}
	}
	switch len(sends) {
	case 0:
	case 1:
		f.acts.Play(sends[0])
	default:
		f.sent = resource
		f.acts.Again()
	}
}
