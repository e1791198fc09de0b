package traders

import (
	"encoding/json"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/traders"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// The names of the decks in routes, and in what is kept.
const (
	planetDeck = "planets"
	eventDeck  = "events"
	actionDeck = "actions"
)

// mostHands is how many players can hold action cards.
const mostHands = 6

// lies is what lies on a table without a match: three decks, and the die of a flight.
func lies() *game.Loose {
	face := func(word string, of *game.OpenMatch) table.CardFace { return deckFace(word, viewOf(of)) }
	small := func(word string) fyne.CanvasObject { return parts.NewPicture(parts.Picture(word)) }
	return &game.Loose{
		Earlier: "traders-decks.json", Adopt: adopt,
		Dice: &game.LooseDice{Verb: traders.Roll, Enter: traders.Roll.Act, Throw: flown, Thrown: thrownIn, Count: stepsToGo},
		Decks: []game.LooseDeck{
			{
				Deck: loose.Deck{Name: planetDeck, Cards: aid.PlanetDeck()}, Icon: parts.IconPlanet, Band: look.BandBlue,
				Title: wording.L("Planet cards"), Short: wording.L("Planet"), Draw: wording.L("Draw a planet card"),
				Face: face, Small: planetPicture, Verb: traders.DrawPlanet,
				In: lyingIn(func(_ rules.Table, v *traders.View) (cards, up []string) { return aid.PlanetDeck(), v.DrawnPlanets() }),
			},
			{
				Deck: loose.Deck{Name: eventDeck, Cards: aid.EventDeck()}, Icon: parts.IconEvent, Band: look.BandTeal,
				Title: wording.L("Event cards"), Short: wording.L("Event"), Draw: wording.L("Draw an event card"),
				Face: face, Small: small, Verb: traders.DrawEvent,
				In: lyingIn(func(t rules.Table, v *traders.View) (cards, up []string) { return v.EventDeck(), v.DrawnEvents(t) }),
			},
			{
				Deck: loose.Deck{Name: actionDeck, Cards: aid.ActionDeck(), Hands: mostHands, Most: traders.HandSize}, Icon: parts.IconCards, Band: look.BandViolet,
				Title: wording.L("Action cards"), Short: wording.L("Action"), Draw: wording.L("Draw an action card"),
				Face: face, Small: small, Hand: laidHandFace, In: actionsIn,
			},
		},
	}
}

// adopt reads the decks that an earlier version of the app has kept.
func adopt(data []byte, decks []loose.Deck) (*loose.Table, error) {
	piles := map[string]*loose.Pile{}
	if err := json.Unmarshal(data, &piles); err != nil {
		return nil, err
	}
	return loose.Adopt(piles, nil, nil, decks...)
}

// viewOf is how a match stands; nil for none.
func viewOf(of *game.OpenMatch) *traders.View {
	if of == nil {
		return nil
	}
	v, _ := traders.Look(of.Table())
	return v
}

// lyingIn says how a deck lies in a match of which all open cards are known.
func lyingIn(cards func(rules.Table, *traders.View) (cards, up []string)) func(rules.Table) game.LoosePile {
	return func(t rules.Table) (p game.LoosePile) {
		if v, ok := traders.Look(t); ok {
			p.Cards, p.Up = cards(t, v)
			p.Left = len(p.Cards) - len(p.Up)
		}
		return p
	}
}

// actionsIn is how the action cards lie in a match.
func actionsIn(t rules.Table) (p game.LoosePile) {
	v, ok := traders.Look(t)
	if !ok {
		return p
	}
	p.Cards, p.Up, p.Left = aid.ActionDeck(), v.DiscardedActions(), v.ActionsLeft()
	for seat := range t.Seats() {
		p.Held = append(p.Held, v.Company(seat+1).Cards)
	}
	return p
}

// laidHandFace is a hand for the eyes of one player: the cards and, where there is room, what must not be missed.
func laidHandFace(hand []string, roomy bool) parts.Face {
	if len(hand) == 1 {
		return cardFace(hand[0], roomy)
	}
	rows, spoken := parts.NewTightColumn(), ""
	for _, word := range slices.Sorted(slices.Values(hand)) {
		f, _ := aid.FaceOf(word)
		rows.Add(heldCard(f, roomy))
		spoken = kit.Join(spoken, kit.Join(wording.Translate(f.Title)+".", kit.FaceFoot(f)))
	}
	return parts.Face{Object: rows, Spoken: spoken}
}

// cardFace is one action card for the eyes of one player; roomy where there is room for its picture.
func cardFace(word string, roomy bool) parts.Face {
	f, _ := aid.FaceOf(word)
	face := deckFace(word, nil)
	var card fyne.CanvasObject = table.NewBigCard(face, nil)
	if roomy {
		card = box.Fixed(card, 0, table.CardSize.Height)
	}
	return parts.Face{Object: card, Spoken: kit.Join(kit.Join(wording.Translate(f.Title)+".", wording.Translate(f.Text)), kit.FaceFoot(f))}
}

// heldPicture is the side of the picture of a card of a hand, in sizes of body text.
const heldPicture = 3.6

// heldCard is a card of a hand as its player sees it: its picture beside its title and, where there is room, what it costs.
func heldCard(f aid.Face, roomy bool) fyne.CanvasObject {
	words := parts.NewTightColumn(parts.NewTitle(wording.Translate(f.Title)))
	if roomy && kit.FaceFoot(f) != "" {
		words.Add(parts.NewLess(kit.FaceFoot(f)))
	}
	side := parts.CurrentTheme().Size(look.Body) * heldPicture
	picture := container.NewGridWrap(fyne.NewSquareSize(side), parts.NewPicture(parts.Picture(f.Word)))
	return container.New(&parts.LeadRow{}, picture, words)
}
