package atrades

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/blindbid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// sealedStep reports whether bids are sealed in a position.
func sealedStep(v *atrades.View) bool {
	return v.Step == atrades.StepTurnBid || v.Step == atrades.StepFinalBid
}

// sealed is what stands in place of the moves while bids are sealed.
func (h *guildHelp) sealed() fyne.CanvasObject {
	s := h.app.SealingOf(h.view.Step)
	if s.Openly {
		unseen := parts.NewButton(lang.L("Bid unseen on this device"), parts.IconFist, func() { s.Openly = false; h.acts.Again() })
		return parts.NewTightColumn(parts.NewLess(lang.L("Show your fists together, then enter each number.")), unseen.SetWeight(parts.Quiet))
	}
	openly := parts.NewButton(lang.L("We bid with our hands"), parts.IconList, func() { s.Openly = true; h.acts.Again() })
	if s.Fists.Next() < 0 { // all are in, and were not shown yet: the app was closed, or the match could not be written
		open := parts.NewMainButton(lang.L("Show all bids"), parts.IconFist, func() { h.reveal(s) })
		return parts.NewTightColumn(h.sealedRows(s), open)
	}
	next := parts.NewMainButton(lang.L("Pass the device to {{.Player}}", map[string]any{"Player": s.Fists.Names()[s.Fists.Next()]}),
		parts.IconForward, func() { h.ask(s, s.Fists.Next()) })
	return parts.NewTightColumn(next, h.sealedRows(s), parts.NewLess(game.BidWords()), openly.SetWeight(parts.Quiet))
}

// sealedRows are who has closed a fist.
func (h *guildHelp) sealedRows(s *game.Sealing) fyne.CanvasObject {
	var rows []*parts.Row
	for i, seat := range s.Seats {
		data := parts.RowData{Seat: seat, Title: s.Fists.Names()[i], Trail: lang.L("not yet"), Tap: func() { h.ask(s, i) }}
		if s.Fists.In(i) {
			data.Trail, data.Here = lang.L("closed"), true
			data.Tap = func() { h.app.OpenSealed(s, i, func() { h.ask(s, i) }) }
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewRows(rows...)
}

// ask passes the device to one who bids, and then to the next.
func (h *guildHelp) ask(s *game.Sealing, i int) {
	v := h.view
	seat := s.Seats[i]
	personal, card := v.Limit(seat)
	data := map[string]any{"Personal": personal, "Card": card, "Most": personal + card}
	ask := game.BidAsk{
		Seat: seat, Name: s.Fists.Names()[i], Most: personal + card, Line: lang.L("A bid for the turn order. Nobody else looks."),
		Facts: []string{lang.L("You have {{.Personal}}, and {{.Card}} on your richest card: you can bid up to {{.Most}}.", data)},
	}
	if s.Step == atrades.StepFinalBid {
		ask.Line = lang.L("The last bid for the merger. Nobody else looks.")
		ask.Least, ask.Withdraw = v.LeastBid(), lang.L("Withdraw")
		ask.Facts = append(ask.Facts, lang.L("To stay in, bid {{.Least}} or more. Only the winner pays.", map[string]any{"Least": ask.Least}))
	} else {
		ask.Facts = append(ask.Facts, lang.L("Everybody pays their bid, even the lowest."))
	}
	h.app.AskBid(ask, func(amount int) { h.enterFist(s, i, amount) }, func(entered bool) {
		if next := s.Fists.Next(); entered && next >= 0 {
			h.ask(s, next)
			return
		}
		if _, all := s.Fists.Reveal(); all {
			h.reveal(s)
		}
	})
}

// enterFist keeps a bid that the referee takes.
func (h *guildHelp) enterFist(s *game.Sealing, i, amount int) {
	act := bidAct(s.Seats[i], amount)
	if h.table.Judge(act) != "" {
		h.app.Say(lang.L("The referee refuses this bid."))
		return
	}
	h.app.CloseBid(s, i, act)
}

// bidAct is a bid of a seat as a move, or its pass.
func bidAct(seat, amount int) rules.Act {
	if amount == blindbid.Withdrawn {
		return atrades.Pass.Act(seat)
	}
	return atrades.Bid.Act(seat, amount)
}

// reveal plays all bids together; what they were is shown until something else is played.
func (h *guildHelp) reveal(s *game.Sealing) {
	bids, ok := s.Fists.Reveal()
	if !ok {
		return
	}
	var acts []rules.Act
	for i, seat := range s.Seats {
		for _, bid := range bids {
			if act := bidAct(seat, bid.Amount); bid.Who == i {
				acts = append(acts, act)
			}
		}
	}
	s.Bids, s.Shown = bids, s.Entries+len(acts)
	h.acts.Walk(func(rules.Table) (rules.Act, bool) {
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
	s := h.app.Sealing
	if s == nil || s.Bids == nil || !s.Of(h.acts.Of.Seat) || s.Shown != len(t.Log()) {
		return nil
	}
	fists := parts.NewFlow(parts.NewLess(lang.L("The fists are open")))
	for _, bid := range s.Bids {
		amount := strconv.Itoa(bid.Amount)
		if bid.Amount == blindbid.Withdrawn {
			amount = lang.L("withdrawn")
		}
		seat := s.Seats[bid.Who]
		fists.Add(parts.NewSeatMark(seat, game.GainMark))
		fists.Add(parts.NewTally(parts.IconFist, amount, t.Seats()[seat-1]+": "+amount))
	}
	return parts.NewTightColumn(fists, parts.NewLess(bidsOutcome(s, t, v)))
}

// bidsOutcome reports what the bids decided, and how ties were broken.
func bidsOutcome(s *game.Sealing, t rules.Match, v *atrades.View) string {
	tied := slices.ContainsFunc(s.Bids, func(b blindbid.Bid) bool { return b.Tied })
	if s.Step == atrades.StepTurnBid {
		said := lang.L("Turn order: {{.Names}}.", map[string]any{"Names": strings.Join(game.SeatNames(t, v.Order), ", ")})
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
	case s.Bids[0].Amount == blindbid.Withdrawn:
		said += " " + lang.L("Everybody has withdrawn, so the standing bid wins.")
	case s.Bids[0].Tied:
		said += " " + lang.L("If bids are equal, whoever comes first in the turn order wins.")
	}
	return said
}
