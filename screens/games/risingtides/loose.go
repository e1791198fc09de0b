package risingtides

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// tideDeck is the name of the deck in routes, and in what is kept.
const tideDeck = "cards"

// mostHands is how many players can hold cards, and handMost how many cards each of them (RT-4.3.1).
const mostHands, handMost = 6, 5

// lies is what lies on a table without a match: the deck for as many as can play.
func lies() *game.Loose {
	face := func(word string, _ *game.OpenMatch) table.CardFace {
		icon, band := signOf(word)
		return table.CardFace{
			Icon: icon, Kind: wording.L("Rising Tides"), Band: band, Title: kit.CardTitle(word),
			Picture: container.NewCenter(parts.NewSign(icon, loneSign, look.OnPaper)), Rule: kit.CardRule(word),
		}
	}
	return &game.Loose{Decks: []game.LooseDeck{{
		Deck: loose.Deck{Name: tideDeck, Cards: wholeDeck(mostHands), Hands: mostHands, Most: handMost}, Icon: parts.IconWave, Band: look.BandBlue,
		Title: wording.L("Cards for six"), Short: wording.L("Cards"), Draw: wording.L("Draw a card"),
		Face: face, Small: func(word string) fyne.CanvasObject { return newTideFace(word) },
		Hand: heldFace, In: lyingIn,
	}, nationDeck()}}
}

// loneSign is the side of the sign on a card that lies alone, and heldWide and heldHigh measure a card of a hand, in device-independent
// pixels.
const (
	loneSign           = 130
	heldWide, heldHigh = 98, 138
)

// wholeDeck are the cards of the deck of so many players, each as often as it has it.
func wholeDeck(seats int) (cards []string) {
	for _, c := range risingtides.Deck(seats) {
		for range c.Count {
			cards = append(cards, c.Word)
		}
	}
	return cards
}

// heldFace is a hand for the eyes of one player.
func heldFace(hand []string, _ bool) parts.Face {
	cards, spoken := parts.NewFlow(), ""
	for _, word := range hand {
		cards.Add(container.NewGridWrap(fyne.NewSize(heldWide*parts.TextStep(), heldHigh*parts.TextStep()), newTideFace(word)))
		spoken = parts.Sentences(spoken, kit.CardTitle(word))
	}
	return parts.Face{Object: cards, Spoken: spoken}
}

// lyingIn is how the cards lie in a match.
func lyingIn(t rules.Table) (p game.LoosePile) {
	v, ok := risingtides.Look(t)
	if !ok {
		return p
	}
	p.Cards, p.Left = wholeDeck(len(t.Seats())), v.Deck
	for kind, n := range v.Discard.All() {
		for range n {
			p.Up = append(p.Up, kit.TideCards()[kind].Word)
		}
	}
	for seat := range t.Seats() {
		p.Held = append(p.Held, v.Players[seat].Hand.Size())
	}
	return p
}
