package raidtrade

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// raidMats are the mats of Raid Trade: Level, Trip, Cargo and Bank with their tokens, where the ship is, and the cards.
func raidMats(t rules.Table, v *raidtrade.View, large bool) []parts.MatData {
	var mats []parts.MatData
	for i, name := range t.Seats() {
		s := v.Traders[i]
		data := parts.MatData{Seat: i + 1, Name: name, Words: raidShip(s, large), Counts: raidCards(s), Whole: true}
		data.Lines = append([]fyne.CanvasObject{NewTokenRow(raidTokens(s)...)}, raidPiles(t, s)...)
		data.Spoken = raidSpoken(s)
		mats = append(mats, data)
	}
	return mats
}

// raidTokens are the four cards of a mat with what lies on them.
func raidTokens(s raidtrade.Trader) []*Tokens {
	return []*Tokens{levelTokens(s), tripTokens(s), cargoTokens(s), bankTokens(s)}
}

// raidSpoken is all that lies before a player, for a screen reader.
func raidSpoken(s raidtrade.Trader) string {
	var said []string
	for _, card := range raidTokens(s) {
		said = append(said, card.AccessibilityLabel())
	}
	for _, o := range raidCards(s) {
		said = append(said, o.(fyne.Accessible).AccessibilityLabel())
	}
	return strings.Join(said, ", ")
}

// raidShip reports where a ship is, and what is coming to it; in short only the latter, because the Trip card tells the rest.
func raidShip(s raidtrade.Trader, whole bool) string {
	var said []string
	switch {
	case s.Orbit && s.Travelled && s.Cargo > 0:
		said = append(said, lang.L("Can unload"))
	case whole && s.Orbit:
		said = append(said, lang.L("In orbit"))
	case whole:
		said = append(said, lang.L("In space"))
	}
	switch {
	case s.Misses == 1:
		said = append(said, lang.L("Misses a turn"))
	case s.Misses > 1:
		said = append(said, lang.L("Misses {{.Missed}} turns", map[string]any{"Missed": s.Misses}))
	}
	return strings.Join(said, ". ")
}

// raidCards count hand, deck and discard pile.
func raidCards(s raidtrade.Trader) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		parts.NewTally(parts.IconCards, parts.Number(s.Hand), lang.L("Hand {{.Number}}", map[string]any{"Number": s.Hand})),
		parts.NewTally(parts.IconDeck, parts.Number(s.Deck), lang.L("Deck {{.Number}}", map[string]any{"Number": s.Deck})),
		parts.NewTally(parts.IconDiscards, parts.Number(len(s.Discards)), lang.L("Discard pile {{.Number}}", map[string]any{"Number": len(s.Discards)})),
	}
}

func levelTokens(s raidtrade.Trader) *Tokens {
	data := map[string]any{"Level": s.Level, "Tokens": s.LevelTokens, "Down": s.FaceDown}
	return NewTokens(TokensData{
		Title: lang.L("Level {{.Level}}", data), Black: s.LevelTokens,
		Of:     lang.L("{{.Tokens}} of {{.Level}}", data),
		Spoken: lang.L("Level {{.Level}} with {{.Tokens}} black tokens, {{.Down}} Level cards face down", data),
	})
}

// tripTokens are the Trip card: without a token the ship is in orbit.
func tripTokens(s raidtrade.Trader) *Tokens {
	if s.Orbit {
		return NewTokens(TokensData{Title: lang.L("Orbit"), Spoken: lang.L("In orbit, Trip 0")})
	}
	return NewTokens(TokensData{
		Title: lang.L("Trip"), Black: s.Trip, Spoken: lang.L("In space, Trip {{.Number}}", map[string]any{"Number": s.Trip}),
	})
}

func cargoTokens(s raidtrade.Trader) *Tokens {
	return NewTokens(TokensData{
		Title: lang.L("Cargo"), Black: s.Cargo, Spoken: lang.L("Cargo {{.Number}}", map[string]any{"Number": s.Cargo}),
	})
}

func bankTokens(s raidtrade.Trader) *Tokens {
	return NewTokens(TokensData{
		Title: lang.L("Bank"), Black: s.BankBlack, White: s.BankWhite, Both: true,
		Spoken: lang.L("Bank {{.Black}} black and {{.White}} white tokens", map[string]any{"Black": s.BankBlack, "White": s.BankWhite}),
	})
}

// raidPiles are the Level cards, the hand as far as it is known, and the discards, to be looked through.
func raidPiles(t rules.Table, s raidtrade.Trader) []fyne.CanvasObject {
	down := lang.L("{{.Number}} face down", map[string]any{"Number": s.FaceDown})
	lines := []fyne.CanvasObject{parts.NewLabelled(lang.L("Levels"), parts.NewLess(down))}
	if len(s.Known) > 0 {
		lines = append(lines, parts.NewLabelled(lang.L("Hand"), raidPile(t, s.Known)))
	}
	return append(lines, parts.NewLabelled(lang.L("Discards"), raidPile(t, s.Discards)))
}

// raidPile are cards that everybody can see, as they lie there.
func raidPile(t rules.Table, cards []string) fyne.CanvasObject {
	if len(cards) == 0 {
		return parts.NewLess(lang.L("none"))
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
