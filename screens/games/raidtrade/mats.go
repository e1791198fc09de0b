package raidtrade

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/parts"
)

// raidMats are the mats of Raid Trade: Level, Trip, Cargo and Bank with their tokens, where the ship is, and the cards.
func raidMats(t rules.Table, v *raidtrade.View, large bool) []parts.MatData {
	var mats []parts.MatData
	for i, name := range t.Seats() {
		s := &v.Traders[i]
		data := parts.MatData{Seat: i + 1, Name: name, Words: raidShip(s, large), Counts: raidCards(s), Whole: true}
		data.Lines = append([]fyne.CanvasObject{NewTokenRow(raidTokens(v, i+1)...)}, raidPiles(t, v, i+1)...)
		data.Spoken = raidSpoken(v, i+1)
		mats = append(mats, data)
	}
	return mats
}

// raidTokens are the four cards of a mat with what lies on them.
func raidTokens(v *raidtrade.View, seat int) []*Tokens {
	s := &v.Traders[seat-1]
	return []*Tokens{levelTokens(s, v.FaceDown(seat)), tripTokens(s), cargoTokens(s), bankTokens(s)}
}

// raidSpoken is all that lies before a player, for a screen reader.
func raidSpoken(v *raidtrade.View, seat int) string {
	var said []string
	for _, card := range raidTokens(v, seat) {
		said = append(said, card.AccessibilityLabel())
	}
	for _, o := range raidCards(&v.Traders[seat-1]) {
		said = append(said, o.(fyne.Accessible).AccessibilityLabel())
	}
	return strings.Join(said, ", ")
}

// raidShip reports where a ship is, and what is coming to it; in short only the latter, because the Trip card tells the rest.
func raidShip(s *raidtrade.Trader, whole bool) string {
	var said []string
	switch {
	case s.InOrbit() && s.Travelled && s.Cargo > 0:
		said = append(said, wording.L("Can unload"))
	case whole && s.InOrbit():
		said = append(said, wording.L("In orbit"))
	case whole:
		said = append(said, wording.L("In space"))
	}
	switch {
	case s.Misses == 1:
		said = append(said, wording.L("Misses a turn"))
	case s.Misses > 1:
		said = append(said, wording.L("Misses {missed} turns", s.Misses))
	}
	return strings.Join(said, ". ")
}

// raidCards count hand, deck and discard pile.
func raidCards(s *raidtrade.Trader) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		parts.NewTally(parts.IconCards, parts.Number(s.Hand.Size()), wording.L("Hand {number}", s.Hand.Size())),
		parts.NewTally(parts.IconDeck, parts.Number(s.Deck), wording.L("Deck {number}", s.Deck)),
		parts.NewTally(parts.IconDiscards, parts.Number(s.Discard.Sum()), wording.L("Discard pile {number}", s.Discard.Sum())),
	}
}

func levelTokens(s *raidtrade.Trader, down int) *Tokens {
	return NewTokens(TokensData{
		Title: wording.L("Level {level}", s.Level), Black: s.LevelTokens,
		Of:     wording.L("{tokens} of {level}", s.LevelTokens, s.Level),
		Spoken: wording.L("Level {level} with {tokens} black tokens, {down} Level cards face down", s.Level, s.LevelTokens, down),
	})
}

// tripTokens are the Trip card: without a token the ship is in orbit.
func tripTokens(s *raidtrade.Trader) *Tokens {
	if s.InOrbit() {
		return NewTokens(TokensData{Title: wording.L("Orbit"), Spoken: wording.L("In orbit, Trip 0")})
	}
	return NewTokens(TokensData{
		Title: wording.L("Trip"), Black: s.Trip, Spoken: wording.L("In space, Trip {number}", s.Trip),
	})
}

func cargoTokens(s *raidtrade.Trader) *Tokens {
	return NewTokens(TokensData{
		Title: wording.L("Cargo"), Black: s.Cargo, Spoken: wording.L("Cargo {number}", s.Cargo),
	})
}

func bankTokens(s *raidtrade.Trader) *Tokens {
	return NewTokens(TokensData{
		Title: wording.L("Bank"), Black: s.BankBlack, White: s.BankWhite, Both: true,
		Spoken: wording.L("Bank {black} black and {white} white tokens", s.BankBlack, s.BankWhite),
	})
}

// raidPiles are the Level cards, the hand as far as it is known, and the discards, to be looked through.
func raidPiles(t rules.Table, v *raidtrade.View, seat int) []fyne.CanvasObject {
	s := &v.Traders[seat-1]
	down := wording.L("{number} face down", v.FaceDown(seat))
	lines := []fyne.CanvasObject{parts.NewLabelled(wording.L("Levels"), parts.NewLess(down))}
	if s.Hand.Known.Sum() > 0 {
		lines = append(lines, parts.NewLabelled(wording.L("Hand"), raidPile(t, raidtrade.Listed(&s.Hand.Known))))
	}
	return append(lines, parts.NewLabelled(wording.L("Discards"), raidPile(t, raidtrade.Listed(&s.Discard))))
}

// raidPile are cards that everybody can see, as they lie there.
func raidPile(t rules.Table, cards []string) fyne.CanvasObject {
	if len(cards) == 0 {
		return parts.NewLess(wording.L("none"))
	}
	row := parts.NewFlow()
	for _, word := range cards {
		row.Add(playCard(t, word, pileCard))
	}
	return row
}

// Heights of playing cards, in device-independent pixels at text step 1.
const (
	pileCard = 44  // of a pile on a mat
	loneCard = 220 // of the one that was just drawn
)

// playCard is a playing card, face up.
func playCard(t rules.Table, word string, high float32) *PlayCard {
	return NewPlayCard(high, duelCardData(t, word, ""))
}
