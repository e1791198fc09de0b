package duckdealer

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/board"
	"tablekeeper/screens/duckdealer/boxmap"
	"tablekeeper/screens/game"
	"tablekeeper/screens/picker"
)

// duckBoard is the map of Duck Dealer: planets, routes and their dots. A tap on a space lists the moves that have to do
// with it and says what it takes to fly there.
type duckBoard struct {
	acts    game.Acts
	drawn   *board.Board
	Edition *duckdealer.Edition // nil until a position is shown
	plan    boxmap.Plan
	Names   []string // of the spaces
	table   rules.Table
	View    *duckdealer.View
	Pick    *picker.Picker // nil: an earlier position is shown
	Asked   string         // the space whose moves are listed
}

func newDuckBoard(_ *Feature, acts game.Acts) game.Board {
	return &duckBoard{acts: acts, drawn: board.New()}
}

func (b *duckBoard) Object() fyne.CanvasObject { return b.drawn }

// Drawing is the board itself.
func (b *duckBoard) Drawing() *board.Board { return b.drawn }

// Show draws a position.
func (b *duckBoard) Show(t rules.Table, p *picker.Picker) {
	v, ok := duckdealer.Look(t)
	if !ok || !b.open(t) {
		return
	}
	b.table, b.View, b.Pick = t, v, p
	if p == nil || p.At.Title == "" {
		b.Asked = ""
	}
	data := board.Data{Title: lang.L("Map of the planets"), Lines: append(b.routes(), b.way()...), Places: b.places(), Middle: b.near()}
	if p != nil {
		data.Tap = b.tap
	}
	b.drawn.Set(data)
}

// Room is small while gear is chosen and while nobody points at the map: a turn has many keys. It is large where a space is chosen.
func (b *duckBoard) Room() game.Room {
	switch {
	case b.View == nil || b.Pick == nil:
	case b.View.Step == duckdealer.StepHome, b.View.Step == duckdealer.StepExit, b.asks() >= 0:
		return game.LargeRoom
	case b.View.Step == duckdealer.StepOutfit, b.View.Step == duckdealer.StepTurn, b.View.Step == duckdealer.StepBorn,
		b.View.Step == duckdealer.StepAction && b.Asked == "":
		return game.SmallRoom
	}
	return game.UsualRoom
}

// open reads the map that the box of a table prints, and reports whether it can be drawn.
func (b *duckBoard) open(t rules.Match) bool {
	if b.Edition != nil {
		return true
	}
	edition, err := duckdealer.ReadEdition(t.Box())
	if err != nil {
		return false
	}
	b.Edition, b.plan, b.Names = edition, boxmap.New(edition), edition.Spaces()
	return true
}

// Lies is what lies on the spaces.
func (b *duckBoard) Lies(t rules.Table) []board.Place {
	v, ok := duckdealer.Look(t)
	if !ok || !b.open(t) {
		return nil
	}
	at := duckBoard{Edition: b.Edition, plan: b.plan, Names: b.Names, table: t, View: v}
	return at.places()
}

// tap lists the moves that have to do with a space, or all again; a move that is the only one is chosen, and played where its verb
// was chosen before.
func (b *duckBoard) tap(id int) {
	space := b.Names[id]
	if act, ok := b.word(space); ok {
		b.acts.Lay(act)
		return
	}
	if b.Asked == space {
		b.acts.Filter("", nil)
		return
	}
	b.Asked = space
	legal := b.Pick.Legal
	b.acts.Filter(b.about(space), b.concerns(space))
	named := slices.DeleteFunc(slices.Clone(legal), func(a rules.Act) bool {
		return b.spaceOf(a) != space || duckdealer.Entrance.Is(a) // nobody who asks about a place means a pathway
	})
	if len(named) == 1 && b.View.Step != duckdealer.StepAction { // then the flight is offered
		b.acts.Choose(named[0])
	}
}

// word is the move that the space completes, where a verb that asks for one is chosen.
func (b *duckBoard) word(space string) (act rules.Act, ok bool) {
	at := b.asks()
	if at < 0 {
		return act, false
	}
	fits := slices.DeleteFunc(b.Pick.Matching(b.Pick.Seat, b.Pick.Form, b.Pick.Words), func(a rules.Act) bool {
		return b.Pick.Form.Words[at].Word(b.Pick.Form.Numbers(a)[at]) != space
	})
	if len(fits) != 1 {
		return act, false
	}
	return fits[0], true
}

// asks is the place of the word that the chosen verb asks for, if it is a space; else -1.
func (b *duckBoard) asks() int {
	if b.Pick == nil || b.Pick.Form == nil || len(b.Pick.Words) >= len(b.Pick.Form.Words) {
		return -1
	}
	at := len(b.Pick.Words)
	if kind := b.Pick.Form.Words[at].Name; kind != "SPACE" && kind != "PLANET" {
		return -1
	}
	return at
}

// spaceOf is the space that a move names, or "".
func (b *duckBoard) spaceOf(a rules.Act) string { return spaceIn(b.Pick.FormOf(a), a) }

// spaceIn is the space that a move of a form names, or "".
func spaceIn(form *rules.Form, a rules.Act) string {
	for v, n := range form.Said(a) {
		if v.Name == "SPACE" || v.Name == "PLANET" {
			return v.Word(n)
		}
	}
	return ""
}

// concerns tells of moves whether they have to do with a space: they name it, or the ship is there and they are done on
// it, or they are the next one on the way there.
func (b *duckBoard) concerns(space string) func(rules.Act) bool {
	on, flies := duckFlight{b.Edition, space}.next(b.table)
	return func(a rules.Act) bool {
		switch named := b.spaceOf(a); {
		case named != "":
			return named == space || flies && sameAct(a, on)
		case flies && sameAct(a, on):
			return true
		case rules.OneOf(a, beside...):
			return false
		}
		ship := b.View.Players[max(a.Seat, 1)-1].Ship
		return a.Seat > 0 && ship == space
	}
}

// beside are the verbs that have to do with a ship and not with the space where it is.
var beside = []rules.Named{
	duckdealer.Burn, duckdealer.Teleport, duckdealer.End, duckdealer.Ready, duckdealer.TakeTurn, duckdealer.Collect, duckdealer.Discard,
	duckdealer.Return,
}

func sameAct(a, b rules.Act) bool { return a.Seat == b.Seat && a.Verb == b.Verb && a.Words == b.Words }

// targets are the spaces that are marked as legal: those that fit the verb that is chosen; else those where a step or
// the choice of the moment leads.
func (b *duckBoard) targets() map[string]bool {
	marked := map[string]bool{}
	if b.Pick == nil {
		return marked
	}
	if at := b.asks(); at >= 0 {
		for _, a := range b.Pick.Matching(b.Pick.Seat, b.Pick.Form, b.Pick.Words) {
			marked[b.Pick.Form.Words[at].Word(b.Pick.Form.Numbers(a)[at])] = true
		}
		return marked
	}
	verbs := []rules.Named{duckdealer.Step, duckdealer.Home, duckdealer.Exit}
	if b.View.Step != duckdealer.StepAction {
		verbs = append(verbs, duckdealer.Highway, duckdealer.Lift)
	}
	for _, a := range b.Pick.Legal {
		if rules.OneOf(a, verbs...) {
			marked[b.spaceOf(a)] = true
		}
	}
	return marked
}

// about is what stands above the moves of a space: its name, what lies there, and what it takes to fly there.
func (b *duckBoard) about(space string) string {
	said := b.View.SpaceTitle(space)
	if words := b.spoken(space); words != "" {
		said += "\n" + words + "."
	}
	if words := (duckFlight{b.Edition, space}).words(b.table); words != "" {
		said += "\n" + words
	}
	return said
}
