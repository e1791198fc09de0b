package game

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// planned is a seat at a copy of a match, on which moves are tried out: nobody else sees them, nothing is kept, and what is hidden stays
// hidden. The rest is told of the match itself.
type planned struct {
	Seat  // of the match
	app   *Session
	of    *OpenMatch // the plan
	match *OpenMatch
	copy  rules.Table
	acts  []tried // those that stand, then those that were taken back
	stand int     // how many stand
	lines int     // of the match's log when the plan began
	note  string  // why the last move was not made, or the plan goes no further
}

// tried is a move of a plan, and how many entries of the copy it made with those that followed by themselves.
type tried struct {
	act      rules.Act
	sentence string
	entries  int
}

var (
	_ Seat  = (*planned)(nil)
	_ Undos = (*planned)(nil)
)

// Plans reports whether moves are tried out on a copy of the match.
func (o *OpenMatch) Plans() bool {
	_, plans := o.Seat.(*planned)
	return plans
}

// BeginPlan lets moves of a match be tried out on a copy of it.
func (a *Session) BeginPlan(o *OpenMatch) {
	p := &planned{Seat: o.Seat, app: a, match: o, copy: o.Table().Fork(), lines: o.Log().Count()}
	p.of = &OpenMatch{Seat: p, ID: o.ID, At: Now, PickedAt: -1}
	p.halt()
	o.Plan = p.of
}

// Table is the copy.
func (p *planned) Table() rules.Table { return p.copy }

// Mine reports that anybody's moves can be tried.
func (p *planned) Mine(int) bool { return true }

// Elsewhere reports that nobody is asked elsewhere.
func (p *planned) Elsewhere(int) bool { return false }

// Waits reports that nothing is waited for.
func (p *planned) Waits() bool { return false }

// Fists reports that no fist is closed.
func (p *planned) Fists() bool { return false }

// ReadOnly is empty: nothing of the match changes.
func (p *planned) ReadOnly() string { return "" }

// Draws and Cases say that nothing is thrown or drawn.
func (p *planned) Draws() bool { return false }

// Cases are none: see Draws.
func (p *planned) Cases(int, int) int { return 0 }

// Draw stops: chance is not asked what it would give.
func (p *planned) Draw(int, int) { p.stop(chanceDecides()) }

func chanceDecides() string {
	return wording.L("Here chance decides: the plan goes no further.")
}

// Play makes a move on the copy, and those that then follow by themselves.
func (p *planned) Play(act rules.Act, done func(sentence string)) {
	if why := p.beyond(act); why != "" {
		p.stop(why)
		done("")
		return
	}
	t := tried{act: act, sentence: p.copy.Sentence(act), entries: 1}
	if p.copy.Play(act) != "" {
		p.Refuse(act)
		done("")
		return
	}
	for {
		next, ok := p.copy.Alone()
		if !ok || p.beyond(next) != "" || p.copy.Play(next) != "" {
			break
		}
		t.entries++
	}
	p.acts, p.stand = append(p.acts[:p.stand], t), p.stand+1
	p.changed(t.sentence)
	p.halt()
	done(t.sentence)
}

// beyond says why a move can't be planned: chance decides, or what nobody may know yet.
func (p *planned) beyond(act rules.Act) string {
	switch {
	case p.copy.Reveals(act):
		return chanceDecides()
	case slices.Contains(p.copy.Sealed(), act.Seat):
		return wording.L("Here bids are made unseen: the plan goes no further.")
	}
	return ""
}

// halt notes where chance or unseen bids decide all that can come next.
func (p *planned) halt() {
	list := p.copy.Legal(nil)
	for _, act := range list {
		if p.beyond(act) == "" {
			return
		}
	}
	if len(list) > 0 {
		p.note = p.beyond(list[0])
	}
}

// Walk makes moves one after another.
func (p *planned) Walk(next func(rules.Table) (rules.Act, bool), done func(sentence string)) {
	for {
		act, ok := next(p.copy)
		if !ok || p.copy.Judge(act) != "" || p.beyond(act) != "" {
			return
		}
		p.Play(act, done)
	}
}

// changed shows the plan anew.
func (p *planned) changed(sentence string) {
	p.note, p.of.Played = "", sentence
	p.of.Changes++
}

// stop says why a move is not made.
func (p *planned) stop(why string) {
	p.changed("")
	p.note = why
	p.app.Refresh()
}

// Refuse says why a move is not allowed.
func (p *planned) Refuse(act rules.Act) {
	r := p.copy.Explain(act)
	p.stop(shell.Because(r.Rule, r.Why.String()))
}

// line is a move of the plan as the log would have it.
func (p *planned) line(i int) matches.LogLine {
	t := p.acts[i]
	return matches.LogLine{Number: p.lines + i + 1, Seat: t.act.Seat, Sentence: t.sentence}
}

// UndoLine is the last move of the plan.
func (p *planned) UndoLine() (matches.LogLine, bool) {
	if p.stand == 0 {
		return matches.LogLine{}, false
	}
	return p.line(p.stand - 1), true
}

// RedoLine is the move of the plan that was taken back last.
func (p *planned) RedoLine() (matches.LogLine, bool) {
	if p.stand == len(p.acts) {
		return matches.LogLine{}, false
	}
	return p.line(p.stand), true
}

// OneAct is one move.
func (p *planned) OneAct() int { return 1 }

// Undoing is what an undo takes back: it shows nothing.
func (p *planned) Undoing(int) (matches.Back, error) {
	line, ok := p.UndoLine()
	if !ok {
		return matches.Back{}, matches.ErrNothing
	}
	return matches.Back{Line: line}, nil
}

// Undo takes the last move of the plan back.
func (p *planned) Undo(_ int, _ func(func()), done func(bool)) {
	p.stand--
	for range p.acts[p.stand].entries {
		p.copy.Undo()
	}
	p.changed("")
	done(true)
}

// Redo makes it again.
func (p *planned) Redo(done func(bool)) {
	for range p.acts[p.stand].entries {
		p.copy.Redo()
	}
	p.stand++
	p.changed(p.acts[p.stand-1].sentence)
	p.halt()
	done(true)
}

// Told says that this is a plan, why it stops, and how it ends.
func (p *planned) Told(bool) []fyne.CanvasObject {
	words := p.note
	if words == "" {
		words = wording.L("Nobody else sees this. Nothing is played yet.")
		if p.stand > 0 {
			words = wording.L("Nobody else sees this. Moves planned: {number}.", p.stand)
		}
	}
	play := parts.NewMainButton(wording.L("Play these"), parts.IconCheck, p.play)
	parts.Able(play, p.stand > 0)
	return []fyne.CanvasObject{
		parts.NewRow(parts.RowData{Icon: parts.IconSwap, Title: wording.L("You are planning"), Words: words}).Aloud(),
		parts.NewEqual(play, parts.NewButton(wording.L("Drop"), parts.IconCross, p.drop)),
	}
}

// drop forgets the plan.
func (p *planned) drop() {
	p.match.Plan = nil
	p.app.Show()
}

// play ends the plan and plays its moves in the match, one after another, up to the first that can't be played now.
func (p *planned) play() {
	acts := p.acts[:p.stand]
	p.match.At = Now
	p.drop()
	p.match.Walk(func(t rules.Table) (rules.Act, bool) {
		if len(acts) == 0 {
			return rules.Act{}, false
		}
		next := acts[0]
		if why := p.barred(t, next.act); why != "" {
			p.app.Say(wording.L("The plan stops at \"{move}\". {why}", parts.Upper(next.sentence), why))
			return rules.Act{}, false
		}
		acts = acts[1:]
		return next.act, true
	}, func(string) {})
	p.app.Refresh()
}

// barred says why a move of the plan can't be played in the match as it stands now.
func (p *planned) barred(t rules.Judge, act rules.Act) string {
	if r := t.Explain(act); !r.Legal() {
		return shell.Because(r.Rule, r.Why.String())
	}
	switch {
	case !p.match.Mine(act.Seat):
		return wording.L("Another device makes this move.")
	case p.match.Hands().Asks(act) > 0:
		return wording.L("Hidden cards decide this: play it from the match.")
	}
	return ""
}
