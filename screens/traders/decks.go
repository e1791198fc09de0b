package traders

import (
	"encoding/json"
	"errors"
	"strconv"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// DecksFile is the name under which the decks of Traders that lie on the table are kept.
const DecksFile = "traders-decks.json"

// tradersDesk is what of Traders lies on the table without a match.
type tradersDesk struct {
	decks  map[string]aid.Deck // by the aid's name; nil: not read yet
	Flight flight              // the die
	shown  shownMap            // where the map was asked for last
}

// deckCards are the cards of a deck by its name.
func deckCards(name string) []string {
	switch name {
	case planetDeck:
		return aid.PlanetDeck()
	case eventDeck:
		return aid.EventDeck()
	}
	return aid.ActionDeck()
}

// deckHands is the number of hands that hold cards of a deck.
func deckHands(name string) int {
	if name == ActionDeck {
		return mostHands
	}
	return 0
}

// mostHands is how many players can hold action cards.
const mostHands = 6

// TableDeck is a deck that lies on the table: as it was left, or shuffled now.
func (a *Feature) TableDeck(name string) *aid.Deck {
	a.readDecks()
	d, ok := a.Traders.decks[name]
	if !ok || !d.Holds(deckCards(name), deckHands(name)) {
		d = aid.NewDeck(deckCards(name), deckHands(name), a.shuffle)
		a.Traders.decks[name] = d
	}
	return &d
}

// readDecks recalls the decks once. What can't be read is said, and new decks take their place.
func (a *Feature) readDecks() {
	if a.Traders.decks != nil {
		return
	}
	a.Traders.decks = map[string]aid.Deck{}
	err := a.Wholes().Read(DecksFile, func(data []byte) error {
		kept := map[string]aid.Deck{}
		if err := json.Unmarshal(data, &kept); err != nil {
			return err
		}
		for name, deck := range kept {
			if !deck.Holds(deckCards(name), deckHands(name)) {
				return errors.New(wording.L("the file isn't a deck of this game"))
			}
		}
		a.Traders.decks = kept
		return nil
	})
	if err != nil {
		a.SayUnread(wording.L("The decks on the table can't be read, so they are shuffled again: {problem}.", err), err)
	}
	if a.Traders.decks == nil {
		a.Traders.decks = map[string]aid.Deck{}
	}
}

// KeepDeck keeps a deck as it lies now, before anybody sees what was drawn.
func (a *Feature) KeepDeck(name string, d *aid.Deck) {
	a.Traders.decks[name] = *d
	data, err := json.MarshalIndent(a.Traders.decks, "", "\t")
	if err == nil {
		err = a.Wholes().Write(DecksFile, append(data, '\n'))
	}
	if err != nil {
		a.Say(wording.L("The deck can't be saved. It stays as it is until you close the app: {problem}.", err))
	}
}

// shuffle puts cards into an order by chance.
func (a *Feature) shuffle(cards []string) {
	seed, err := a.Device().NewSeed()
	if err != nil {
		a.Say(parts.Upper(err.Error()) + ".")
		return
	}
	chance.Shuffle(chance.New(seed), cards)
}

// leftLine reports how many cards are left to be drawn.
func leftLine(left, all int) string {
	return wording.L("{left} of {all} left", strconv.Itoa(left), strconv.Itoa(all))
}
