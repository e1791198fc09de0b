package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
)

// Measures of a moment, in device-independent pixels.
const (
	momentWide, momentHigh = 358, 420
	duelCard               = 118 // the height of the two cards of a raid
	duelWide               = 92
	momentGap              = 8
	underMoment            = 32 // what is thrown lies over the mats, and not on the deck
)

// moment is what is happening: a raid, as long as it runs, a die that was thrown or is asked for, or who has won a raid.
func (f *raidFelt) moment() *table.Moment {
	if f.view.Combat != nil {
		return &table.Moment{Show: f.fight(f.view.Combat), Size: fyne.NewSize(momentWide, momentHigh), Dark: true}
	}
	if f.app.Raid.shown == f.here() {
		return nil
	}
	column := box.Column(momentGap, box.Spring())
	face, _ := f.latestDie()
	if face > 0 || f.pick != nil && f.asks() {
		column.Add(box.Row(0, box.Spring(), f.die, box.Spring()))
	}
	if words := f.outcome(); words != "" && !f.die.Moving() {
		column.Add(said(words, look.Title))
	}
	if f.pick != nil && f.asks() {
		column.Add(f.faces)
	}
	column.Objects = append(column.Objects, f.won()...)
	if len(column.Objects) == 1 {
		return nil
	}
	column.Add(box.Spring())
	column.Add(box.Fixed(container.NewWithoutLayout(), 0, underMoment))
	return &table.Moment{Show: column, Size: fyne.NewSize(momentWide, momentHigh), Away: f.away}
}

// shownRaid is a position in which the moment was sent away: the table's mark in a match.
type shownRaid struct {
	match string
	mark  int
}

// here is the position that is shown.
func (f *raidFelt) here() shownRaid { return shownRaid{f.app.ShownID(), f.table.Mark()} }

// away takes the moment away; a die that is asked for stays.
func (f *raidFelt) away() {
	f.app.Raid.shown, f.asked = f.here(), false
	f.acts.Again()
}

// said are words over the dimmed felt.
func said(text string, size fyne.ThemeSizeName) *parts.Words {
	return parts.NewWords(text, size, look.Foam).Bold().Centred().Aloud()
}

// latestDie is the face that was thrown last, 0 for none, and whether that was the latest move.
func (f *raidFelt) latestDie() (face int, fresh bool) {
	if f.view.Combat != nil {
		face, _ = aid.LastAttack(f.table)
		_, _, fresh = aid.LastDie(f.table)
		return face, fresh
	}
	face, _, fresh = aid.LastDie(f.table)
	return face, fresh
}

// fight are both cards of a raid with the die between them, what came of it, and the hits. In a low window all of it is smaller.
func (f *raidFelt) fight(c *raidtrade.Combat) fyne.CanvasObject {
	high, wide, low := float32(duelCard), float32(duelWide), f.app.Size().Height < lowWindow
	f.die.SetSide(momentDie)
	if low {
		high, wide = lowCard, lowWide
		f.die.SetSide(lowDie)
	}
	attack, defence := lang.L("Attack"), lang.L("Defence")
	if c.Met() {
		attack = lang.L("Attack {{.Value}}", map[string]any{"Value": c.AttackValue})
		defence = lang.L("Defence {{.Value}}", map[string]any{"Value": c.DefenceValue})
	}
	middle := fyne.CanvasObject(f.die)
	if !c.Met() {
		middle = said(lang.L("against"), look.Title)
	}
	side := func(seat int, card, under string) fyne.CanvasObject {
		shown := NewPlayCard(high, duelCardData(f.table, card, ""))
		shown.SetHeight(high)
		column := box.Column(2, container.NewCenter(parts.NewSeatMark(seat, matMark)), shown, said(under, look.Caption).Lines(1).Squeezed(smallText))
		return box.Fixed(column, wide, 0)
	}
	row := box.Row(momentGap, side(c.Attacker, c.AttackCard, attack), box.Spring(), middle, box.Spring(), side(c.Defender, c.DefenceCard, defence))
	column := box.Column(momentGap, row)
	if !c.Met() {
		return column
	}
	if title, words := f.result(c); !f.die.Moving() {
		if title != "" && !low {
			column.Add(said(title, look.Table))
		}
		f.boxes.Set(c.Boxes(), c.Hits, c.Pending, hitsSpoken(c))
		column.Add(f.boxes)
		if !low || f.pick == nil || !f.asks() {
			column.Add(said(words, look.Body))
		}
	}
	if f.pick != nil && f.asks() {
		column.Add(f.faces)
	}
	return column
}

// Sizes of a raid in a low window, in device-independent pixels.
const (
	lowWindow                = 700
	lowCard, lowWide, lowDie = 66, 80, 84
)

// result is what the latest throw or answer brought, in a word and in a sentence.
func (f *raidFelt) result(c *raidtrade.Combat) (title, words string) {
	if c.Pending > 0 {
		return lang.L("Hit!"), lang.L("{{.Hits}} of {{.Boxes}} if it stands. {{.Rolls}}.", map[string]any{
			"Hits": c.Hits + c.Pending, "Boxes": c.Boxes(), "Rolls": parts.Upper(rollsLeft(c.Rolls)),
		})
	}
	if log := f.table.Log(); len(log) > 0 && !log[len(log)-1].Agreed {
		switch latest := log[len(log)-1].Act; {
		case raidtrade.Roll.Is(latest):
			title = lang.L("Missed")
		case raidtrade.Evade.Is(latest):
			title = lang.L("Evaded")
		case raidtrade.Absorb.Is(latest):
			title = lang.L("Absorbed")
		}
	}
	return title, raidStanding(c.Raid)
}

// hitsSpoken is how far a raid has come, for a screen reader.
func hitsSpoken(c *raidtrade.Combat) string {
	data := map[string]any{"Hits": c.Hits, "Boxes": c.Boxes(), "Pending": c.Pending}
	if c.Pending > 0 {
		return lang.L("{{.Hits}} of {{.Boxes}} hits, {{.Pending}} more to be answered", data)
	}
	return lang.L("{{.Hits}} of {{.Boxes}} hits", data)
}

// duelCardData is a card of a raid with its value under it.
func duelCardData(t rules.Table, card, under string) PlayCardData {
	if card == "" {
		return PlayCardData{Under: under, Spoken: lang.L("No card yet")}
	}
	rank, suit := cutCard(card)
	return PlayCardData{Rank: rank, Suit: suit, Red: suit == parts.IconDiamonds, Under: under, Spoken: cardName(t, card)}
}

// outcome is what a throw outside a raid brought.
func (f *raidFelt) outcome() string {
	rolls, tie := aid.StartRolls(f.table)
	if tie && f.view.Step == raidtrade.StepInitiative {
		return lang.L("Both rolled {{.Face}}: roll again.", map[string]any{"Face": rolls[0]})
	}
	face, seat, ok := aid.LastDie(f.table)
	if !ok {
		return ""
	}
	data := map[string]any{"Face": face, "Player": f.table.Seats()[seat-1]}
	switch f.was.Step {
	case raidtrade.StepInitiative:
		if f.view.Turn > 0 {
			return lang.L("{{.Player}} begins.", map[string]any{"Player": f.table.Seats()[f.view.Turn-1]})
		}
		return lang.L("{{.Player}} rolled {{.Face}}", data)
	case raidtrade.StepKing:
		return f.king(data, seat, face)
	case raidtrade.StepRush:
		if f.view.Rush == "won" {
			return lang.L("Hurrying succeeds: two tokens may come off at the end of the turn.")
		}
		return lang.L("Hurrying failed.")
	}
	return ""
}

// king reports what the die of a King did to a trip: no more comes off than there was.
func (f *raidFelt) king(data map[string]any, seat, face int) string {
	was, is := f.was.Traders[seat-1], f.view.Traders[seat-1]
	if f.was.King != "shorten" {
		if face == 1 {
			return lang.L("{{.Player}} makes the other trip 1 turn longer.", data)
		}
		return lang.L("{{.Player}} makes the other trip {{.Face}} turns longer.", data)
	}
	data["Turns"] = was.Trip - is.Trip
	switch {
	case is.Trip == 0 && is.Cargo > 0 && !is.Travelled:
		return lang.L("{{.Player}} rolled {{.Face}} and is in orbit. A King brings no exchange: the cargo stays where it is.", data)
	case is.Trip == 0 && is.Cargo > 0:
		data["Cargo"] = is.Cargo
		return lang.L("{{.Player}} rolled {{.Face}} and is in orbit: {{.Cargo}} cargo can be exchanged now.", data)
	case is.Trip == 0:
		return lang.L("{{.Player}} rolled {{.Face}} and is in orbit.", data)
	case data["Turns"] == 1:
		return lang.L("{{.Player}}'s trip is 1 turn shorter.", data)
	}
	return lang.L("{{.Player}}'s trip is {{.Turns}} turns shorter.", data)
}

// ended reports that a raid ended with the latest move, and whether it was won.
func (f *raidFelt) ended() (c *raidtrade.Combat, data map[string]any, won bool) {
	if f.was == nil || f.was.Combat == nil || f.view.Combat != nil {
		return nil, nil, false
	}
	c = f.was.Combat
	was, is := f.was.Traders[c.Attacker-1], f.view.Traders[c.Attacker-1]
	return c, map[string]any{
		"Attacker": f.table.Seats()[c.Attacker-1], "Defender": f.table.Seats()[c.Defender-1],
		"Level": is.Level, "Cargo": f.was.Traders[c.Defender-1].Cargo,
	}, is.Level != was.Level
}

// won tells who has won the raid that ended with the latest move, the new level, and what was taken.
func (f *raidFelt) won() []fyne.CanvasObject {
	c, data, won := f.ended()
	if !won {
		return nil
	}
	objects := []fyne.CanvasObject{
		container.NewCenter(parts.NewSeatMark(c.Attacker, parts.MarkHeight)),
		said(lang.L("{{.Attacker}} wins the raid: Level {{.Level}}", data), look.Table),
	}
	if data["Cargo"] != 0 {
		objects = append(objects, said(lang.L("{{.Cargo}} cargo taken from {{.Defender}}, who is back in orbit.", data), look.Title))
	}
	return objects
}

// info is what the latest move brought that the table would miss; nil: nothing.
func (f *raidFelt) info() fyne.CanvasObject {
	column := box.Column(0)
	if c, data, won := f.ended(); c != nil && !won {
		column.Add(parts.NewRow(parts.RowData{Seat: c.Defender, Title: lang.L("{{.Attacker}} hasn't won the raid", data)}))
	}
	for _, n := range aid.Notices(f.was, f.view) {
		if n.Kind != aid.DrawOwed || f.view.Combat != nil { // else the strip says it
			column.Add(f.notice(n))
		}
	}
	if len(column.Objects) == 0 {
		return nil
	}
	return column
}

func (f *raidFelt) notice(n aid.Notice) fyne.CanvasObject {
	data := map[string]any{"Player": f.table.Seats()[n.Seat-1], "Number": n.N}
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
		if f.view.Turn == n.Seat { // a King has emptied the Trip card, or the other player misses a turn
			row.Words = lang.L("Unload {{.Number}} cargo in this turn, or the exchange is lost.", data)
		}
	}
	return parts.NewRow(row)
}
