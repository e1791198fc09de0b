package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/raidtrade/aid"
	"tablekeeper/companion/rules"
	kit "tablekeeper/screens/kits/raidtrade"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
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
		return &table.Moment{Show: f.fight(f.view.Combat), Size: fyne.NewSize(momentWide, momentHigh), Over: look.DimDark}
	}
	asked := f.pick != nil && f.asks()
	if f.app.Raid.shown == f.here() && !asked {
		return nil
	}
	column := box.Column(momentGap, box.Spring())
	face, _ := f.latestDie()
	if face > 0 || asked {
		column.Add(box.Row(0, box.Spring(), f.die, box.Spring()))
	}
	if words := f.outcome(); words != "" && !f.die.Moving() {
		column.Add(largeWords(words, look.Title))
	}
	if asked {
		column.Add(f.faces)
	}
	column.Objects = append(column.Objects, f.won()...)
	if len(column.Objects) == 1 {
		return nil
	}
	column.Add(box.Spring())
	column.Add(box.Fixed(container.NewWithoutLayout(), 0, underMoment))
	m := &table.Moment{Show: column, Size: fyne.NewSize(momentWide, momentHigh)}
	if !asked || f.asked { // else nobody could enter the throw
		m.Away = f.away
	}
	return m
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

// largeWords are words over the dimmed felt.
func largeWords(text string, size fyne.ThemeSizeName) *parts.Words {
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
	size := f.app.Size()
	high, wide, low := float32(duelCard), float32(duelWide), size.Height < lowWindow
	if look.SideBySide(size) && size.Height >= sideHigh && f.app.Options().Text == 1 { // the felt is its alone
		low = f.pick != nil && f.asks()
	}
	f.die.SetSide(momentDie)
	if low {
		high, wide = lowCard, lowWide
		f.die.SetSide(lowDie)
	}
	attack, defence := wording.L("Attack"), wording.L("Defence")
	if c.Met() {
		attack = wording.L("Attack {value}", c.AttackValue)
		defence = wording.L("Defence {value}", c.DefenceValue)
	}
	middle := fyne.CanvasObject(f.die)
	if !c.Met() {
		middle = largeWords(wording.L("against"), look.Title)
	}
	side := func(seat int, card, under string) fyne.CanvasObject {
		shown := NewPlayCard(high, duelCardData(f.table, card, ""))
		shown.SetHeight(high)
		column := box.Column(2, container.NewCenter(parts.NewSeatMark(seat, matMark)), shown, largeWords(under, look.Caption).Lines(1).Squeezed(smallText))
		return box.Fixed(column, wide, 0)
	}
	row := box.Row(momentGap, side(c.Attacker, c.AttackCard, attack), box.Spring(), middle, box.Spring(), side(c.Defender, c.DefenceCard, defence))
	column := box.Column(momentGap, row)
	if !c.Met() {
		return column
	}
	if title, words := f.result(c); !f.die.Moving() {
		if title != "" && !low {
			column.Add(largeWords(title, look.Table))
		}
		f.boxes.Set(c.Boxes(), c.Hits, c.Pending, hitsSpoken(c))
		column.Add(f.boxes)
		if !low || f.pick == nil || !f.asks() {
			column.Add(largeWords(words, look.Body))
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
	sideHigh                 = 380
	lowCard, lowWide, lowDie = 66, 80, 84
)

// result is what the latest throw or answer brought, in a word and in a sentence.
func (f *raidFelt) result(c *raidtrade.Combat) (title, words string) {
	if c.Pending > 0 {
		return wording.L("Hit!"), wording.L("{hits} of {boxes} if it stands. {rolls}.", c.Hits+c.Pending, c.Boxes(), parts.Upper(rollsLeft(c.Rolls)))
	}
	if log := f.table.Log(); len(log) > 0 && !log[len(log)-1].Agreed {
		switch latest := log[len(log)-1].Act; {
		case raidtrade.Roll.Is(latest):
			title = wording.L("Missed")
		case raidtrade.Evade.Is(latest):
			title = wording.L("Evaded")
		case raidtrade.Absorb.Is(latest):
			title = wording.L("Absorbed")
		}
	}
	return title, raidStanding(c.Raid)
}

// hitsSpoken is how far a raid has come, for a screen reader.
func hitsSpoken(c *raidtrade.Combat) string {
	boxes := c.Boxes()
	if c.Pending > 0 {
		return wording.L("{hits} of {boxes} hits, {pending} more to be answered", c.Hits, boxes, c.Pending)
	}
	return wording.L("{hits} of {boxes} hits", c.Hits, boxes)
}

// duelCardData is a card of a raid with its value under it.
func duelCardData(t rules.Table, card, under string) PlayCardData {
	if card == "" {
		return PlayCardData{Under: under, Spoken: wording.L("No card yet")}
	}
	rank, suit := kit.CutCard(card)
	return PlayCardData{Rank: rank, Suit: suit, Red: suit == parts.IconDiamonds, Under: under, Spoken: cardName(t, card)}
}

// outcome is what a throw outside a raid brought.
func (f *raidFelt) outcome() string {
	rolls, tie := aid.StartRolls(f.table)
	if tie && f.view.Step == raidtrade.StepInitiative {
		return wording.L("Both rolled {face}: roll again.", rolls[0])
	}
	face, seat, ok := aid.LastDie(f.table)
	if !ok {
		return ""
	}
	player := f.table.Seats()[seat-1]
	switch f.was.Step {
	case raidtrade.StepInitiative:
		if f.view.Turn > 0 {
			return wording.L("{player} begins.", f.table.Seats()[f.view.Turn-1])
		}
		return wording.L("{player} rolled {face}", player, face)
	case raidtrade.StepKing:
		return f.king(player, seat, face)
	case raidtrade.StepRush:
		if f.view.Hurries() {
			return wording.L("Hurrying succeeds: two tokens may come off at the end of the turn.")
		}
		return wording.L("Hurrying failed.")
	}
	return ""
}

// king reports what the die of a King did to a trip: no more comes off than there was.
func (f *raidFelt) king(player string, seat, face int) string {
	was, is := f.was.Traders[seat-1], f.view.Traders[seat-1]
	if !f.was.Shortens() {
		if face == 1 {
			return wording.L("{player} makes the other trip 1 turn longer.", player)
		}
		return wording.L("{player} makes the other trip {face} turns longer.", player, face)
	}
	turns := was.Trip - is.Trip
	switch {
	case is.Trip == 0 && is.Cargo > 0 && !is.Travelled:
		return wording.L("{player} rolled {face} and is in orbit. A King brings no exchange: the cargo stays where it is.", player, face)
	case is.Trip == 0 && is.Cargo > 0:
		return wording.L("{player} rolled {face} and is in orbit: {cargo} cargo can be exchanged now.", player, face, is.Cargo)
	case is.Trip == 0:
		return wording.L("{player} rolled {face} and is in orbit.", player, face)
	case turns == 1:
		return wording.L("{player}'s trip is 1 turn shorter.", player)
	}
	return wording.L("{player}'s trip is {turns} turns shorter.", player, turns)
}

// ended reports that a raid ended with the latest move, and whether it was won.
func (f *raidFelt) ended() (c *raidtrade.Combat, won bool) {
	if f.was == nil || f.was.Combat == nil || f.view.Combat != nil {
		return nil, false
	}
	c = f.was.Combat
	return c, f.view.Traders[c.Attacker-1].Level != f.was.Traders[c.Attacker-1].Level
}

// won tells who has won the raid that ended with the latest move, the new level, and what was taken.
func (f *raidFelt) won() []fyne.CanvasObject {
	c, won := f.ended()
	if !won {
		return nil
	}
	objects := []fyne.CanvasObject{
		container.NewCenter(parts.NewSeatMark(c.Attacker, parts.MarkHeight)),
		largeWords(wording.L("{attacker} wins the raid: Level {level}", f.table.Seats()[c.Attacker-1], f.view.Traders[c.Attacker-1].Level), look.Table),
	}
	if cargo := f.was.Traders[c.Defender-1].Cargo; cargo != 0 {
		taken := wording.L("{cargo} cargo taken from {defender}, who is back in orbit.", cargo, f.table.Seats()[c.Defender-1])
		objects = append(objects, largeWords(taken, look.Title))
	}
	return objects
}

// info is what the latest move brought that the table would miss; nil: nothing.
func (f *raidFelt) info() fyne.CanvasObject {
	column := box.Column(0)
	if c, won := f.ended(); c != nil && !won {
		column.Add(parts.NewRow(parts.RowData{Seat: c.Defender, Title: wording.L("{attacker} hasn't won the raid", f.table.Seats()[c.Attacker-1])}))
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
	row := parts.RowData{Seat: n.Seat}
	switch n.Kind {
	case aid.DrawOwed:
		row.Title = wording.L("{player} draws", f.table.Seats()[n.Seat-1])
		row.Words = wording.L("{number} from their own deck, before the raid continues.", n.N)
	case aid.Reshuffled:
		row.Title = wording.L("Shuffle {player}'s discards", f.table.Seats()[n.Seat-1])
		row.Words = wording.N(n.N, "The deck was used up: the one card of the discard pile is the new deck.;The deck was used up: the discard pile is the new deck, {n} cards.")
	case aid.Missed:
		row.Title = wording.L("{player} missed a turn", f.table.Seats()[n.Seat-1])
	case aid.Arrived:
		row.Title = wording.L("{player} has arrived", f.table.Seats()[n.Seat-1])
		row.Words = wording.L("Unload {number} cargo in the next turn, or the exchange is lost.", n.N)
		if f.view.Turn == n.Seat { // a King has emptied the Trip card, or the other player misses a turn
			row.Words = wording.L("Unload {number} cargo in this turn, or the exchange is lost.", n.N)
		}
	}
	return parts.NewRow(row)
}
