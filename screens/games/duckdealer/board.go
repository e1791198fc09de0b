package duckdealer

import (
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/kits/boxmap"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/table"
)

// duckBoard is the felt of Duck Dealer: the map with planets, routes and their dots. A tap on a space says what lies there and offers
// the flight; where a space is asked for it is the move.
type duckBoard struct {
	app     *Feature
	acts    game.Acts
	drawn   *board.Board
	stage   *fyne.Container
	help    *duckHelp           // before the first turn
	shape   float64             // of the plan
	Edition *duckdealer.Edition // nil until a position is shown
	plan    boxmap.Plan
	Names   []string // of the spaces
	table   rules.Table
	View    *duckdealer.View
	Pick    *picker.Picker // nil: an earlier position is shown
	Asked   string         // the space that was tapped
	lays    rules.Named    // the verb for which a space is tapped now; nil: none
	chosen  []string       // the gear that was chosen and not taken yet
	mark    int            // the position that was shown last
	route   int            // the route that is brought near so that one of its dots can be tapped, from 1; 0: none
}

func newDuckBoard(a *Feature, acts game.Acts) game.Felt {
	b := &duckBoard{app: a, acts: acts, drawn: board.New(), help: newDuckHelp(a, acts), mark: -1}
	b.stage = container.NewStack(table.NewGround(night), b.drawn)
	return b
}

func (b *duckBoard) Object() fyne.CanvasObject { return b.stage }

// Drawing is the board itself.
func (b *duckBoard) Drawing() *board.Board { return b.drawn }

// Show draws a position.
func (b *duckBoard) Show(t rules.Table, p *picker.Picker) {
	v, ok := duckdealer.Look(t)
	if !ok {
		return
	}
	b.open(v.Edition)
	b.table, b.View, b.Pick = t, v, p
	if mark := t.Mark(); mark != b.mark || p == nil {
		b.mark, b.Asked, b.lays, b.chosen, b.route = mark, "", nil, nil, 0
	}
	data := board.Data{
		Title: wording.L("Map of the planets"), Lines: append(b.routes(), b.way()...), Places: b.places(), Middle: b.near(),
		Felt: &board.Felt{Pill: look.Pill, Line: look.RouteLine},
	}
	if p != nil {
		data.Tap, data.Touched = b.tap, b.touched
	}
	data.Reach, data.Apart = b.route > 0, b.apart()
	b.drawn.Set(data)
}

// open lays out the map of a table's box as the window is.
func (b *duckBoard) open(edition *duckdealer.Edition) {
	shape := boxmap.Wide
	if size := b.window(); size.Height > size.Width {
		shape = boxmap.Upright
	}
	if b.Edition == nil || b.shape != shape {
		b.Edition, b.shape, b.plan, b.Names = edition, shape, boxmap.New(edition, shape), edition.Spaces()
	}
}

// window is the size of the window; nothing without one.
func (b *duckBoard) window() fyne.Size {
	if b.app == nil {
		return fyne.Size{}
	}
	return b.app.Size()
}

// tap plays the move that a space completes where one is asked for; else the space is asked about, and a second tap looks away.
func (b *duckBoard) tap(id int) {
	space := b.Names[id]
	if b.targets()[space] && (b.lays != nil || b.View.Step != duckdealer.StepAction) {
		for _, act := range b.Pick.Legal {
			if b.spaceOf(act) == space && rules.OneOf(act, b.asking()...) {
				b.acts.Play(act)
				return
			}
		}
	}
	if b.Asked == space {
		space = ""
	}
	b.Asked = space
	b.acts.Again()
}

// asking are the verbs for which a space is tapped now.
func (b *duckBoard) asking() []rules.Named {
	switch {
	case b.lays != nil:
		return []rules.Named{b.lays}
	case b.View.Step == duckdealer.StepAction:
		return []rules.Named{duckdealer.Step}
	}
	return []rules.Named{duckdealer.Home, duckdealer.Exit, duckdealer.Highway, duckdealer.Lift}
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

// targets are the spaces that are marked: those that complete what is asked for, on the route that is near if one is.
func (b *duckBoard) targets() map[string]bool {
	marked := b.asked()
	maps.DeleteFunc(marked, func(space string, _ bool) bool { return b.route > 0 && b.routeOf(space) != b.route })
	return marked
}

// asked are the spaces that complete what is asked for, or where the next step leads.
func (b *duckBoard) asked() map[string]bool {
	marked := map[string]bool{}
	if b.Pick == nil {
		return marked
	}
	for _, a := range b.Pick.Legal {
		if rules.OneOf(a, b.asking()...) {
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
