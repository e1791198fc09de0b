package atrades

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/matches/blindbid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// sealedStep reports whether bids are sealed in a position.
func sealedStep(v *atrades.View) bool {
	return v.Step == atrades.StepTurnBid || v.Step == atrades.StepFinalBid
}

// sealed is what floats over the regions while bids are sealed.
func (b *guildBoard) sealed() []fyne.CanvasObject {
	s := b.app.Playing.SealingOf(b.View.Step)
	if s.Openly {
		unseen := parts.NewButton(wording.L("Bid unseen on this device"), parts.IconFist, func() { s.Openly = false; b.acts.Again() })
		return []fyne.CanvasObject{parts.NewLess(wording.L("Show your fists together, then enter each number.")), unseen.SetWeight(parts.Quiet)}
	}
	if s.Fists.Next() < 0 {
		return []fyne.CanvasObject{b.sealedRows(s)}
	}
	openly := parts.NewButton(wording.L("We bid with our hands"), parts.IconList, func() { s.Openly = true; b.acts.Again() })
	pass := wording.L("Pass the device to {player}", s.Fists.Names()[s.Fists.Next()])
	return []fyne.CanvasObject{
		parts.NewWords(pass, look.Label, look.Text).Bold(), b.sealedRows(s), parts.NewLess(game.BidWords()), openly.SetWeight(parts.Quiet),
	}
}

// bidKeys let who bids next begin, or show all bids.
func (b *guildBoard) bidKeys(d *table.Dock) {
	open := b.acts.Of.Fists() // on many devices nothing is sealed here
	var s *game.Sealing
	if !open {
		s = b.app.Playing.SealingOf(b.View.Step)
		open = s.Openly
	}
	if open {
		b.openBid(d)
		return
	}
	if s.Fists.Next() < 0 { // all are in, and were not shown yet: the app was closed, or the match could not be written
		d.Main = &table.Key{Icon: parts.IconFist, Word: wording.L("Show all bids"), Tap: func() { b.reveal(s) }}
		return
	}
	name := s.Fists.Names()[s.Fists.Next()]
	d.Main = &table.Key{
		Icon: parts.IconCheck, Word: wording.L("I am {player}", name), Tap: func() { b.askBid(s, s.Fists.Next(), true) },
	}
}

// openBid steps to a bid that is entered at once: the table has shown its fists, or only its own player sees this device.
func (b *guildBoard) openBid(d *table.Dock) {
	personal, card := b.View.Limit(d.Seat)
	least, most := 1, personal+card
	d.End = b.key(atrades.Pass, parts.IconStop, wording.L("Bid 0"), "")
	if b.View.Step == atrades.StepFinalBid {
		least = b.View.LeastBid()
		d.End = b.key(atrades.Pass, parts.IconStop, wording.L("Withdraw"), "")
	}
	if most < least {
		d.Hint = &table.Hint{Word: wording.L("You can bid {most} at most", most)}
		return
	}
	amount := max(least, min(b.amount, most))
	d.Main = &table.Key{
		Icon: parts.IconFist, Word: wording.L("Bid {amount}", amount),
		Price: wording.L("You can bid {most} at most", most), Moves: []rules.Act{atrades.Bid.Act(d.Seat, amount)},
	}
	b.step(d, amount, least, most)
}

// sealedRows are who has closed a fist.
func (b *guildBoard) sealedRows(s *game.Sealing) fyne.CanvasObject {
	var rows []*parts.Row
	for i, seat := range s.Seats {
		data := parts.RowData{Seat: seat, Title: s.Fists.Names()[i], Trail: wording.L("not yet"), Tap: func() { b.askBid(s, i, false) }}
		if s.Fists.In(i) {
			data.Trail, data.Here = wording.L("closed"), true
			data.Tap = func() { s.Reopen(i, func() { b.askBid(s, i, false) }) }
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewRows(rows...)
}

// askBid passes the device to one who bids, and then to the next.
func (b *guildBoard) askBid(s *game.Sealing, i int, here bool) {
	v := b.View
	seat := s.Seats[i]
	personal, card := v.Limit(seat)
	ask := game.BidAsk{
		Here: here, Seat: seat, Name: s.Fists.Names()[i], Most: personal + card, Line: wording.L("A bid for the turn order. Nobody else looks."),
		Facts: []string{wording.L("You have {personal}, and {card} on your richest card: you can bid up to {most}.", personal, card, personal+card)},
	}
	if s.Step == atrades.StepFinalBid {
		ask.Line = wording.L("The last bid for the merger. Nobody else looks.")
		ask.Least, ask.Withdraw = v.LeastBid(), wording.L("Withdraw")
		ask.Facts = append(ask.Facts, wording.L("To stay in, bid {least} or more. Only the winner pays.", ask.Least))
	} else {
		ask.Start, ask.Zero = 1, wording.L("Bid 0")
		ask.Facts = append(ask.Facts, wording.L("Everybody pays their bid, even the lowest."))
	}
	b.app.AskBid(ask, func(amount int) { b.enterFist(s, i, amount) }, func(entered bool) {
		if next := s.Fists.Next(); entered && next >= 0 {
			b.askBid(s, next, false)
			return
		}
		if _, all := s.Fists.Reveal(); all {
			b.reveal(s)
		}
	})
}

// enterFist keeps a bid that the referee takes.
func (b *guildBoard) enterFist(s *game.Sealing, i, amount int) {
	act := bidAct(s.Seats[i], amount)
	if b.table.Judge(act) != "" {
		b.app.Say(wording.L("The referee refuses this bid."))
		return
	}
	s.Close(i, act)
}

// bidAct is a bid of a seat as a move, or its pass.
func bidAct(seat, amount int) rules.Act {
	if amount == blindbid.Withdrawn {
		return atrades.Pass.Act(seat)
	}
	return atrades.Bid.Act(seat, amount)
}

// reveal plays all bids together; what they were is shown until something else is played.
func (b *guildBoard) reveal(s *game.Sealing) {
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
	b.acts.Walk(game.Moves(acts))
}

// revealed shows the bids that have just been played, with what came of them.
func (b *guildBoard) revealed(t rules.Table, v *atrades.View) []fyne.CanvasObject {
	var s *game.Sealing
	if b.app.Playing != nil {
		s = b.app.Playing.Sealing
	}
	if s == nil || s.Bids == nil || !s.Of(b.acts.Of.Seat) || s.Shown != len(t.Log()) {
		return nil
	}
	fists := parts.NewFlow(parts.NewLess(wording.L("The fists are open")))
	for _, bid := range s.Bids {
		amount := strconv.Itoa(bid.Amount)
		if bid.Amount == blindbid.Withdrawn {
			amount = wording.L("withdrawn")
		}
		seat := s.Seats[bid.Who]
		fists.Add(parts.NewSeatMark(seat, game.GainMark))
		fists.Add(parts.NewTally(parts.IconFist, amount, t.Seats()[seat-1]+": "+amount))
	}
	return []fyne.CanvasObject{fists, parts.NewLess(bidsOutcome(s, t, v))}
}

// bidsOutcome reports what the bids decided, and how ties were broken.
func bidsOutcome(s *game.Sealing, t rules.Match, v *atrades.View) string {
	tied := slices.ContainsFunc(s.Bids, func(b blindbid.Bid) bool { return b.Tied })
	if s.Step == atrades.StepTurnBid {
		said := wording.L("Turn order: {names}.", strings.Join(game.SeatNames(t, v.Order()), ", "))
		if tied {
			said += " " + wording.L("Equal bids keep their earlier order.")
		}
		return said
	}
	if !v.Merger.On || v.Merger.Winner() == 0 {
		return ""
	}
	said := wording.L("{name} wins the merger at {amount}.", t.Seats()[v.Merger.Winner()-1], v.Merger.High)
	switch {
	case s.Bids[0].Amount == blindbid.Withdrawn:
		said += " " + wording.L("Everybody has withdrawn, so the standing bid wins.")
	case s.Bids[0].Tied:
		said += " " + wording.L("If bids are equal, whoever comes first in the turn order wins.")
	}
	return said
}
