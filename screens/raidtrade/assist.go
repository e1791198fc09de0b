package raidtrade

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// raidDesk is what is remembered of raids while the app is open.
type raidDesk struct {
	two     bool                  // two dice are thrown together
	ours    bool                  // people throw their own dice
	hurry   map[string]bool       // by match: a hit stands with the next roll
	Waiting map[string]waitingDie // by match: the right one of two dice
}

// waitingDie is a die that waits; entered once, it does not come back by itself when that is taken back.
type waitingDie struct {
	aid.Waiting
	entered bool
}

// raidAssist is the combat assistant of Raid Trade with the dice, and what the table has to know after a move.
type raidAssist struct {
	app    *Feature
	acts   game.Acts
	box    *fyne.Container
	stage  *fyne.Container
	duel   *raidDuel
	thrown *raidThrown
	choice *parts.Choice // one die or two
	hurry  *parts.Switch // a hit stands with the next roll

	table rules.Table
	view  *raidtrade.View
	was   *raidtrade.View // before the latest move
	pick  *picker.Picker
	seen  int  // entries of the log when it was shown last
	mine  bool // the next roll is one of the app that was asked for here
}

// newRaidAssist is empty until show.
func newRaidAssist(a *Feature, acts game.Acts) game.Assist {
	s := &raidAssist{app: a, acts: acts, box: parts.NewTightColumn(), seen: -1}
	s.thrown, s.stage = newRaidThrown(s), parts.NewTightColumn()
	s.duel = newRaidDuel(s.thrown.cast)
	two := 0
	if a.Raid.two {
		two = 1
	}
	s.choice = parts.NewChoice("", []string{lang.L("One die"), lang.L("Two dice")}, two, func(i int) {
		a.Raid.two = i == 1
		s.thrown.follow()
		s.fill()
		a.Relay()
	})
	s.hurry = parts.NewSwitch(parts.NoIcon, lang.L("In a hurry: a hit stands with the next roll"), a.Raid.hurry[acts.Of.ID], func(on bool) {
		if a.Raid.hurry == nil {
			a.Raid.hurry = map[string]bool{}
		}
		a.Raid.hurry[acts.Of.ID] = on
		s.fill()
		a.Relay()
	})
	return s
}

func (s *raidAssist) Object() fyne.CanvasObject { return s.box }

// Show tells it of a position. While the words of a move are chosen it makes room for them.
func (s *raidAssist) Show(t rules.Table, p *picker.Picker) bool {
	v, ok := raidtrade.Look(t)
	if !ok {
		return false
	}
	s.table, s.view, s.pick, s.was = t, v, p, viewBefore(t)
	s.thrown.follow()
	asked := len(t.Log()) == s.seen // what was asked for here has not come yet
	s.seen, s.mine = len(t.Log()), s.mine && asked
	s.enterWaiting()
	return s.fill() && (!p.Begun() || p.Place() < 0)
}

// fill shows what is of use now, and reports whether anything is.
func (s *raidAssist) fill() bool {
	s.fillStage()
	s.box.Objects = nil
	verbs := s.verbs()
	if s.answers() { // what becomes of the hit is said before anything else
		s.box.Add(verbs)
	}
	if s.throws() || s.rolled() { // what is tapped again and again comes first: nothing above it can move it
		s.box.Add(s.thrown.Object())
	}
	if !s.answers() && len(verbs.Objects) > 0 {
		s.box.Add(verbs)
	}
	if s.throws() && s.two(2) {
		s.box.Add(s.choice)
	}
	s.box.Objects = append(s.box.Objects, s.notices()...)
	if raid := s.view.Combat; raid != nil {
		s.box.Add(parts.NewLess(s.duel.facts(s.table, s.view)))
		if raid.Met() && s.both() {
			s.box.Add(s.hurry)
		}
	}
	s.box.Objects = append(s.box.Objects, s.piles()...)
	s.box.Refresh()
	return len(s.box.Objects) > 0
}

// Stage is what is happening: the cards of a raid, its hits and the dice, or who has won it.
func (s *raidAssist) Stage() fyne.CanvasObject { return s.stage }

// fillStage puts on the stage what is happening.
func (s *raidAssist) fillStage() {
	raid, dice := s.view.Combat, s.throws() || s.rolled()
	s.thrown.show()
	parts.SetVisible(s.thrown.cast, dice)
	s.stage.Objects = s.raidWon()
	if raid != nil {
		s.duel.show(s.table, raid)
	}
	parts.SetVisible(s.duel.attack, raid != nil)
	parts.SetVisible(s.duel.defence, raid != nil)
	if raid != nil || dice {
		s.stage.Add(s.duel.Object())
	}
	if raid != nil && raid.Met() {
		s.stage.Add(s.duel.boxes)
	}
	if dice {
		s.stage.Add(s.thrown.words)
	}
	parts.SetVisible(s.stage, len(s.stage.Objects) > 0)
	s.stage.Refresh()
}

// throws reports whether dice are thrown in this step: now, or once a hit is settled.
func (s *raidAssist) throws() bool {
	switch s.view.Step {
	case raidtrade.StepInitiative, raidtrade.StepKing, raidtrade.StepRush, raidtrade.StepAttack, raidtrade.StepHit, raidtrade.StepAnswer:
		return true
	}
	return false
}

// both reports whether attacker and defender play at this device, which keeps the match.
func (s *raidAssist) both() bool {
	return !s.acts.Elsewhere(1) && !s.acts.Elsewhere(2)
}

// hurries reports whether the table has said that a hit stands with the next roll. Else the attacker says whether it is doubled,
// and the defender what becomes of it: that is nobody else's to say.
func (s *raidAssist) hurries() bool { return s.both() && s.app.Raid.hurry[s.acts.Of.ID] }

// answers reports whether somebody says now what becomes of a hit.
func (s *raidAssist) answers() bool {
	return (s.view.Step == raidtrade.StepHit || s.view.Step == raidtrade.StepAnswer) && !s.hurries()
}

// ours reports whether people throw their own dice: they want to, or the table does not throw.
func (s *raidAssist) ours() bool {
	act, ok := s.rollAct()
	return s.app.Raid.ours || ok && !s.acts.Can(act.Seat, act.Verb)
}

// rolled reports whether a roll is what was played last: it is shown until the next move.
func (s *raidAssist) rolled() bool {
	_, _, ok := aid.LastDie(s.table)
	return ok
}

// viewBefore is the view before the latest move.
func viewBefore(t rules.Table) *raidtrade.View {
	log := t.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		v, _ := raidtrade.Look(t)
		return v
	}
	before := t.Fork()
	before.Undo()
	v, _ := raidtrade.Look(before)
	return v
}

// aheadLooking is a seat at the device that keeps the match: it can look at the next throws before they count.
type aheadLooking interface {
	Ahead(many, cases int) ([]int, error)
}

// two reports whether two dice can be thrown together here, with at least so many rolls left. Only the device that keeps the
// match looks at the second die before it counts.
func (s *raidAssist) two(least int) bool {
	if _, ok := s.acts.Of.Seat.(aheadLooking); !ok {
		return false
	}
	switch s.view.Step {
	case raidtrade.StepInitiative:
		return len(s.table.ToMove()) == 2
	case raidtrade.StepAttack, raidtrade.StepHit, raidtrade.StepAnswer:
		return s.view.Combat.Rolls >= least
	}
	return false
}

// verbs are buttons for all that may be done in the raid besides rolling, and the way back to the app's dice.
func (s *raidAssist) verbs() *fyne.Container {
	row := parts.NewFlow()
	if s.throws() && s.thrown.here.Visible() {
		row.Add(s.thrown.here)
	}
	if s.view.Combat == nil {
		return row
	}
	for _, o := range sortedVerbs(s.pick.Offers()) {
		if len(o.Acts) == 0 || s.acts.Elsewhere(o.Seat) || picker.IsThrow(o.Form) && o.Form.Name == "roll" {
			continue
		}
		tap := func() { s.acts.Take(o.Seat, o.Form.Verb) }
		if len(o.Form.Words) == 0 {
			tap = func() { s.acts.Play(o.Acts[0]) }
		}
		title := keyTitle(s.table, o.Acts[0])
		button := parts.NewButton(title, parts.NoIcon, tap).SetHeight(look.DiceTarget)
		button.SetLabel(title + ": " + strings.TrimPrefix(lang.L(s.table.Help(o.Acts[0])), title+": "))
		row.Add(button)
	}
	return row
}

// sortedVerbs has first what is done with one tap, then what takes a card, and Jacks last: they seldom matter in a raid.
func sortedVerbs(offers []picker.VerbOffer) []picker.VerbOffer {
	place := func(o picker.VerbOffer) int {
		switch {
		case o.Form.Name == "pass" || o.Form.Name == "take":
			return 0
		case len(o.Form.Words) == 0:
			return 1
		case o.Form.Name != "draw-two":
			return 2
		}
		return 3
	}
	slices.SortStableFunc(offers, func(a, b picker.VerbOffer) int { return place(a) - place(b) })
	return offers
}

// keyTitle is what a verb of a raid is called on its key.
func keyTitle(t rules.Table, a rules.Act) string {
	if raidtrade.Take.Is(a) {
		return lang.L("Take the hit")
	}
	title, _, _ := strings.Cut(picker.ActTitle(t, a), ": ")
	return title
}

// notices are what the latest move brought that the table would miss.
func (s *raidAssist) notices() []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	if row := s.raidLost(); row != nil {
		rows = append(rows, row)
	}
	for _, n := range aid.Notices(s.was, s.view) {
		if n.Kind != aid.DrawOwed || s.view.Combat != nil { // else the heading says it
			rows = append(rows, s.notice(n))
		}
	}
	return rows
}

// raidEnded reports that a raid ended with the latest move, and whether it was won.
func (s *raidAssist) raidEnded() (c *raidtrade.Combat, data map[string]any, won bool) {
	if s.was == nil || s.was.Combat == nil || s.view.Combat != nil {
		return nil, nil, false
	}
	c = s.was.Combat
	was, is := s.was.Traders[c.Attacker-1], s.view.Traders[c.Attacker-1]
	return c, map[string]any{
		"Attacker": s.table.Seats()[c.Attacker-1], "Defender": s.table.Seats()[c.Defender-1],
		"Level": is.Level, "Cargo": s.was.Traders[c.Defender-1].Cargo,
	}, is.Level != was.Level
}

// raidWon tells in large words who has won the raid that ended with the latest move, the new level, and what was taken.
func (s *raidAssist) raidWon() []fyne.CanvasObject {
	c, data, won := s.raidEnded()
	if !won {
		return nil
	}
	objects := []fyne.CanvasObject{
		container.NewCenter(parts.NewSeatMark(c.Attacker, parts.MarkHeight)),
		parts.NewTable(lang.L("{{.Attacker}} wins the raid: Level {{.Level}}", data)).Centred(),
	}
	if data["Cargo"] != 0 {
		objects = append(objects, parts.NewTitle(lang.L("{{.Cargo}} cargo taken from {{.Defender}}, who is back in orbit.", data)).Centred())
	}
	return objects
}

// raidLost tells that the raid that ended with the latest move was not won; nil where none ended so.
func (s *raidAssist) raidLost() fyne.CanvasObject {
	c, data, won := s.raidEnded()
	if c == nil || won {
		return nil
	}
	return parts.NewRow(parts.RowData{Seat: c.Defender, Title: lang.L("{{.Attacker}} hasn't won the raid", data)})
}

func (s *raidAssist) notice(n aid.Notice) fyne.CanvasObject {
	data := map[string]any{"Player": s.table.Seats()[n.Seat-1], "Number": n.N}
	row := parts.RowData{Seat: n.Seat}
	switch n.Kind {
	case aid.DrawOwed:
		row.Title = lang.L("{{.Player}} draws", data)
		row.Words = lang.L("{{.Number}} from their own deck, before the raid continues.", data)
	case aid.Reshuffled:
		row.Title = lang.L("Shuffle {{.Player}}'s discards", data)
		row.Words = lang.N("The deck was used up: the discard pile is the new deck, {{.Number}} cards.", n.N, data)
	case aid.Missed:
		row.Title = lang.L("{{.Player}} missed a turn", data)
	case aid.Arrived:
		row.Title = lang.L("{{.Player}} has arrived", data)
		row.Words = lang.L("Unload {{.Number}} cargo in the next turn, or the exchange is lost.", data)
		if s.view.Turn == n.Seat { // a King has emptied the Trip card, or the other player misses a turn
			row.Words = lang.L("Unload {{.Number}} cargo in this turn, or the exchange is lost.", data)
		}
	}
	return parts.NewRow(row)
}

// piles are the cards of the player whose mat was tapped, where the mats have no room for them.
func (s *raidAssist) piles() []fyne.CanvasObject {
	if s.pick.About == 0 || shell.ClassOf(s.app.Size()) != look.Phone {
		return nil
	}
	name := s.table.Seats()[s.pick.About-1]
	lines := raidPiles(s.table, s.view.Traders[s.pick.About-1])
	return []fyne.CanvasObject{parts.NewPanel(lang.L("Cards of {{.Player}}", map[string]any{"Player": name}), lines...)}
}

// Tells: dice that were thrown lie there, so what was played need not be said again.
func (s *raidAssist) Tells() bool { return s.rolled() || s.view.Combat != nil }
