package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// duckBoard is the map of Duck Dealer: planets, routes and their dots. A tap on a space lists the moves that have to do
// with it and says what it takes to fly there.
type duckBoard struct {
	acts    boardActs
	drawn   *parts.Board
	edition *duckdealer.Edition // nil until a position is shown
	plan    duckdealer.MapPlan
	names   []string // of the spaces
	table   rules.Table
	view    *duckdealer.View
	pick    *picker // nil: an earlier position is shown
	asked   string  // the space whose moves are listed
}

func newDuckBoard(_ *App, acts boardActs) board {
	return &duckBoard{acts: acts, drawn: parts.NewBoard()}
}

func (b *duckBoard) object() fyne.CanvasObject { return b.drawn }

// show draws a position.
func (b *duckBoard) show(t rules.Table, p *picker) {
	v, ok := duckdealer.Look(t)
	if !ok {
		return
	}
	if b.edition == nil {
		var err error
		if b.edition, err = duckdealer.ReadEdition(t.Box()); err != nil {
			return
		}
		b.plan, b.names = b.edition.Plan(), b.edition.Spaces()
	}
	b.table, b.view, b.pick = t, v, p
	if p == nil || p.at.title == "" {
		b.asked = ""
	}
	data := parts.BoardData{Title: lang.L("Map of the planets"), Lines: b.routes(), Places: b.places()}
	if p != nil {
		data.Tap = b.tap
	}
	b.drawn.Set(data)
}

// tap lists the moves that have to do with a space, or all again; a move that is the only one is chosen.
func (b *duckBoard) tap(id int) {
	space := b.names[id]
	if act, ok := b.word(space); ok {
		b.acts.choose(act)
		return
	}
	if b.asked == space {
		b.acts.filter("", nil)
		return
	}
	b.asked = space
	legal := b.pick.legal
	b.acts.filter(b.about(space), b.concerns(space))
	named := slices.DeleteFunc(slices.Clone(legal), func(a rules.Act) bool { return b.spaceOf(a) != space })
	if len(named) == 1 {
		b.acts.choose(named[0])
	}
}

// word is the move that the space completes, where a verb that asks for one is chosen.
func (b *duckBoard) word(space string) (act rules.Act, ok bool) {
	at := b.open()
	if at < 0 {
		return act, false
	}
	fits := slices.DeleteFunc(b.pick.matching(b.pick.seat, b.pick.form, b.pick.words), func(a rules.Act) bool {
		return b.pick.form.Words[at].Word(a.Words[at]) != space
	})
	if len(fits) != 1 {
		return act, false
	}
	return fits[0], true
}

// open is the place of the word that the chosen verb asks for, if it is a space; else -1.
func (b *duckBoard) open() int {
	if b.pick == nil || b.pick.form == nil || len(b.pick.words) >= len(b.pick.form.Words) {
		return -1
	}
	at := len(b.pick.words)
	if kind := b.pick.form.Words[at].Name; kind != "SPACE" && kind != "PLANET" {
		return -1
	}
	return at
}

// spaceOf is the space that a move names, or "".
func (b *duckBoard) spaceOf(a rules.Act) string {
	form := b.pick.formOf(a)
	for i, v := range form.Words {
		if v.Name == "SPACE" || v.Name == "PLANET" {
			return v.Word(a.Words[i])
		}
	}
	return ""
}

// concerns tells of moves whether they have to do with a space: they name it, or the ship is there and they are done on
// it, or they are the next one on the way there.
func (b *duckBoard) concerns(space string) func(rules.Act) bool {
	on, flies := duckFlight{b.edition, space}.next(b.table)
	return func(a rules.Act) bool {
		switch named := b.spaceOf(a); {
		case named != "":
			return named == space || flies && sameAct(a, on)
		case flies && sameAct(a, on):
			return true
		case slices.Contains([]string{"burn", "teleport", "end", "ready", "act", "collect", "discard", "return"}, b.pick.formOf(a).Name):
			return false
		}
		ship := b.view.Players[max(a.Seat, 1)-1].Ship
		return a.Seat > 0 && ship == space
	}
}

func sameAct(a, b rules.Act) bool { return a.Seat == b.Seat && a.Verb == b.Verb && a.Words == b.Words }

// targets are the spaces that are marked as legal: those that fit the verb that is chosen; else those where a step or
// the choice of the moment leads.
func (b *duckBoard) targets() map[string]bool {
	marked := map[string]bool{}
	if b.pick == nil {
		return marked
	}
	if at := b.open(); at >= 0 {
		for _, a := range b.pick.matching(b.pick.seat, b.pick.form, b.pick.words) {
			marked[b.pick.form.Words[at].Word(a.Words[at])] = true
		}
		return marked
	}
	verbs := []string{"step", "home", "exit"}
	if b.view.Step != duckdealer.StepAction {
		verbs = append(verbs, "highway", "lift")
	}
	for _, a := range b.pick.legal {
		if slices.Contains(verbs, b.pick.formOf(a).Name) {
			marked[b.spaceOf(a)] = true
		}
	}
	return marked
}

// about is what stands above the moves of a space: its name, what lies there, and what it takes to fly there.
func (b *duckBoard) about(space string) string {
	said := space
	if words := b.spoken(space); words != "" {
		said += "\n" + words + "."
	}
	if words := (duckFlight{b.edition, space}).words(b.table); words != "" {
		said += "\n" + words
	}
	return said
}
