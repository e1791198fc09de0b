package screens

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// sealing is a sealed step of a match while its bids come in. Nothing of it is written anywhere before all are in: then
// all are played together. An app that is closed in between asks again.
type sealing struct {
	match   string
	mark    int // of the table when the step began; another one is another step
	entries int // of the log at that time
	step    rules.Step
	seats   []int // that bid, in the order in which they are asked
	fists   *atrades.Fists
	openly  bool // the table bids with its own fists and enters the numbers

	bids  []atrades.Bid // when they have been shown
	shown int           // the entries of the log with which they are shown
}

// sealedStep tells whether bids are sealed in a position.
func sealedStep(v *atrades.View) bool {
	return v.Step == atrades.StepTurnBid || v.Step == atrades.StepFinalBid
}

// sealingOf is the sealed step of a table that begins or goes on here.
func (h *guildHelp) sealingOf(t rules.Table, v *atrades.View) *sealing {
	id, mark := h.app.playing.id, t.Mark()
	s := h.app.sealing
	if s != nil && s.match == id && s.mark == mark {
		return s
	}
	openly := s != nil && s.match == id && s.openly
	s = &sealing{match: id, mark: mark, entries: len(t.Log()), step: v.Step, openly: openly}
	for _, seat := range v.Order {
		if slices.Contains(t.ToMove(), seat) {
			s.seats = append(s.seats, seat)
		}
	}
	s.fists = atrades.NewFists(seatNames(t, s.seats))
	h.app.sealing = s
	return s
}

func seatNames(t rules.Table, seats []int) []string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = t.Seats()[seat-1]
	}
	return names
}

// sealed is what stands in place of the moves while bids are sealed.
func (h *guildHelp) sealed(t rules.Table, v *atrades.View) fyne.CanvasObject {
	s := h.sealingOf(t, v)
	if s.openly {
		unseen := parts.NewButton(lang.L("Bid unseen on this device"), parts.IconFist, func() { s.openly = false; h.acts.again() })
		return parts.NewTightColumn(parts.NewLess(lang.L("Show your fists together, then enter each number.")), unseen.SetWeight(parts.Quiet))
	}
	openly := parts.NewButton(lang.L("We bid with our own fists"), parts.IconList, func() { s.openly = true; h.acts.again() })
	words := lang.L("The device goes round; nothing is written before all are in. If the app is closed in between, everybody bids again.")
	if s.fists.Next() < 0 { // all are in; only a match that could not be written is still here
		open := parts.NewMainButton(lang.L("Show all bids"), parts.IconFist, func() { h.reveal(s) })
		return parts.NewTightColumn(h.sealedRows(s), open)
	}
	next := parts.NewMainButton(lang.L("Pass the device to {{.Player}}", map[string]any{"Player": s.fists.Names()[s.fists.Next()]}),
		parts.IconForward, func() { h.ask(s, s.fists.Next()) })
	return parts.NewTightColumn(next, h.sealedRows(s), parts.NewLess(words), openly.SetWeight(parts.Quiet))
}

// sealedRows are who has closed a fist.
func (h *guildHelp) sealedRows(s *sealing) fyne.CanvasObject {
	var rows []*parts.Row
	for i, seat := range s.seats {
		data := parts.RowData{Seat: seat, Title: s.fists.Names()[i], Trail: lang.L("not yet"), Tap: func() { h.ask(s, i) }}
		if s.fists.In(i) {
			data.Trail, data.Here = lang.L("closed"), true
			data.Tap = func() { h.app.openFist(s.fists, i, func() { h.ask(s, i) }) }
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewRows(rows...)
}

// ask passes the device to one who bids, and then to the next.
func (h *guildHelp) ask(s *sealing, i int) {
	v := h.view
	seat := s.seats[i]
	personal, card := v.Limit(seat)
	data := map[string]any{"Personal": personal, "Card": card, "Most": personal + card}
	ask := fistAsk{
		seat: seat, name: s.fists.Names()[i], most: personal + card, line: lang.L("A bid for the turn order. Nobody else looks."),
		facts: []string{lang.L("You have {{.Personal}}, and {{.Card}} on your richest card: you can bid up to {{.Most}}.", data)},
	}
	if s.step == atrades.StepFinalBid {
		ask.line = lang.L("The last bid for the merger. Nobody else looks.")
		ask.least, ask.withdraw = v.LeastBid(), lang.L("Withdraw")
		ask.facts = append(ask.facts, lang.L("To stay in, bid {{.Least}} or more. Only the winner pays.", map[string]any{"Least": ask.least}))
	} else {
		ask.facts = append(ask.facts, lang.L("Everybody pays what was bid, the last one too."))
	}
	h.app.askFist(ask, func(amount int) { h.enterFist(s, i, amount) }, func(entered bool) {
		if next := s.fists.Next(); entered && next >= 0 {
			h.ask(s, next)
			return
		}
		if _, all := s.fists.Reveal(); all {
			h.reveal(s)
		}
	})
}

// enterFist keeps a bid that the referee takes.
func (h *guildHelp) enterFist(s *sealing, i, amount int) {
	act, ok := h.bidAct(s.seats[i], amount)
	if !ok || h.table.Judge(act) != "" {
		h.app.say(lang.L("The referee does not take this bid."))
		return
	}
	if err := s.fists.Enter(i, amount); err != nil {
		h.app.say(upper(err.Error()) + ".")
	}
}

// bidAct is a bid of a seat as a move, or its pass.
func (h *guildHelp) bidAct(seat, amount int) (rules.Act, bool) {
	if amount == atrades.Withdrawn {
		return h.moveOf(seat, "pass")
	}
	act, ok := h.moveOf(seat, "bid")
	act.Words[0] = amount
	return act, ok
}

// moveOf is a move of a seat of the form with that name, with its words still open.
func (h *guildHelp) moveOf(seat int, name string) (rules.Act, bool) {
	for _, form := range h.table.Forms() {
		if form.Name == name {
			return rules.Act{Seat: seat, Verb: form.Verb}, true
		}
	}
	return rules.Act{}, false
}

// reveal plays all bids together; what they were is shown until something else is played.
func (h *guildHelp) reveal(s *sealing) {
	bids, ok := s.fists.Reveal()
	if !ok {
		return
	}
	var acts []rules.Act
	for i, seat := range s.seats {
		for _, bid := range bids {
			if act, ok := h.bidAct(seat, bid.Amount); ok && bid.Who == i {
				acts = append(acts, act)
			}
		}
	}
	s.bids, s.shown = bids, s.entries+len(acts)
	h.acts.walk(func(rules.Table) (rules.Act, bool) {
		if len(acts) == 0 {
			return rules.Act{}, false
		}
		act := acts[0]
		acts = acts[1:]
		return act, true
	})
}

// revealed shows the bids that have just been played, with what came of them.
func (h *guildHelp) revealed(t rules.Table, v *atrades.View) fyne.CanvasObject {
	s := h.app.sealing
	if s == nil || s.bids == nil || s.match != h.app.playing.id || s.shown != len(t.Log()) {
		return nil
	}
	bids := slices.Clone(s.bids)
	for i := range bids {
		bids[i].Who = s.seats[bids[i].Who] - 1
	}
	return parts.NewPanel(lang.L("The fists are open"), fistShown(bids, lang.L("withdrawn")), parts.NewBody(s.outcome(t, v)))
}

// outcome says what the bids decided, and how ties were broken.
func (s *sealing) outcome(t rules.Table, v *atrades.View) string {
	tied := slices.ContainsFunc(s.bids, func(b atrades.Bid) bool { return b.Tied })
	if s.step == atrades.StepTurnBid {
		said := lang.L("Turn order: {{.Names}}.", map[string]any{"Names": strings.Join(seatNames(t, v.Order), ", ")})
		if tied {
			said += " " + lang.L("Equal bids keep their earlier order.")
		}
		return said
	}
	if v.Merger == nil || v.Merger.Winner == 0 {
		return ""
	}
	said := lang.L("{{.Name}} wins the merger at {{.Amount}}.", map[string]any{"Name": t.Seats()[v.Merger.Winner-1], "Amount": v.Merger.High})
	switch {
	case s.bids[0].Amount == atrades.Withdrawn:
		said += " " + lang.L("All have withdrawn, so the standing bid wins.")
	case s.bids[0].Tied:
		said += " " + lang.L("Of equal bids the one earlier in the turn order wins.")
	}
	return said
}
