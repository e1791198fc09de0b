package screens

import (
	"encoding/json"
	"errors"
	"strconv"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/traders"
)

// decksFile is the name under which the decks of Traders that lie on the table are kept.
const decksFile = "traders-decks.json"

// tradersDesk is what of Traders lies on the table without a match.
type tradersDesk struct {
	decks  map[string]traders.Deck // by the aid's name; nil: not read yet
	flight flight                  // the die
}

// deckCards are the cards of a deck by its name.
func deckCards(name string) []string {
	switch name {
	case planetDeck:
		return traders.PlanetDeck()
	case eventDeck:
		return traders.EventDeck()
	}
	return traders.ActionDeck()
}

// deckHands is the number of hands that hold cards of a deck.
func deckHands(name string) int {
	if name == actionDeck {
		return mostHands
	}
	return 0
}

// mostHands is how many players can hold action cards.
const mostHands = 6

// tableDeck is a deck that lies on the table: as it was left, or shuffled now.
func (a *App) tableDeck(name string) *traders.Deck {
	a.readDecks()
	d, ok := a.traders.decks[name]
	if !ok || !d.Holds(deckCards(name), deckHands(name)) {
		d = traders.NewDeck(deckCards(name), deckHands(name), a.shuffle)
		a.traders.decks[name] = d
	}
	return &d
}

// readDecks recalls the decks once. What can't be read is said, and new decks take their place.
func (a *App) readDecks() {
	if a.traders.decks != nil {
		return
	}
	a.traders.decks = map[string]traders.Deck{}
	err := a.files.Read(decksFile, func(data []byte) error {
		kept := map[string]traders.Deck{}
		if err := json.Unmarshal(data, &kept); err != nil {
			return err
		}
		for name, deck := range kept {
			if !deck.Holds(deckCards(name), deckHands(name)) {
				return errors.New(lang.L("it holds what is no deck of the game"))
			}
		}
		a.traders.decks = kept
		return nil
	})
	if err != nil {
		a.sayUnread(lang.L("The decks on the table can't be read, so they are shuffled anew: {{.Problem}}.", said(err)), err)
	}
	if a.traders.decks == nil {
		a.traders.decks = map[string]traders.Deck{}
	}
}

// keepDeck keeps a deck as it lies now, before anybody sees what was drawn.
func (a *App) keepDeck(name string, d *traders.Deck) {
	a.traders.decks[name] = *d
	data, err := json.MarshalIndent(a.traders.decks, "", "\t")
	if err == nil {
		err = a.files.Write(decksFile, append(data, '\n'))
	}
	if err != nil {
		a.tell(lang.L("The deck can't be saved; it stays as it lies until the app is closed: {{.Problem}}.", said(err)))
	}
}

// shuffle puts cards into an order by chance.
func (a *App) shuffle(cards []string) {
	seed, err := a.device.NewSeed()
	if err != nil {
		a.tell(upper(err.Error()) + ".")
		return
	}
	chance.Shuffle(chance.New(seed), cards)
}

// leftLine says how many cards are left to be drawn.
func leftLine(left, all int) string {
	return lang.L("{{.Left}} of {{.All}} left", map[string]any{"Left": strconv.Itoa(left), "All": strconv.Itoa(all)})
}
