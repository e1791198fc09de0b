package example

import (
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// lampCard is a card, from 0: the amber lamps from 1 to 13, then the blue, green and red ones.
type lampCard int

const (
	perColour = 13
	deckSize  = 4 * perColour
	// unseen is a card that was drawn face down.
	unseen = -1
)

// A vocabulary lists the words that can stand at one place of a move. The words of
// the notation are lower case, the titles are what people read.
var (
	colours    = []string{"Amber", "Blue", "Green", "Red"}
	cardTitles = titles()
	cardNames  = names(cardTitles)
	cardWords  = rules.Words("CARD", 0, cardNames...).Titled(cardTitles...)

	// Somebody who draws needn't show the card: "draw ?".
	drawnWords = rules.Words("CARD?", unseen, append([]string{rules.Unseen}, cardNames...)...).
			Titled(append([]string{"Unseen card"}, cardTitles...)...)
)

func titles() []string {
	var list []string
	for _, colour := range colours {
		for number := range perColour {
			list = append(list, colour+" "+strconv.Itoa(number+1))
		}
	}
	return list
}

// names writes titles as words of the notation: "amber-7".
func names(titles []string) []string {
	var list []string
	for _, title := range titles {
		list = append(list, strings.ReplaceAll(strings.ToLower(title), " ", "-"))
	}
	return list
}

// colour is a card's colour, from 0.
func colour(card lampCard) lampCard { return card / perColour }
