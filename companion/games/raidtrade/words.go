package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// A card of a Utility deck is a number from 0, in the order of the
// specification: the Diamonds from Ace to King, then the Clubs. The number is
// the card's kind in hands and discard piles.
const (
	cardsEach = 26 // a Utility deck
	perSuit   = 13
	diamonds  = 0
	unseen    = Unseen
	noCard    = -1 // none in the combat
)

// Unseen is a card that is drawn face down.
const Unseen = -1

// The ranks that are no plain numbers.
const (
	ace   = 1
	jack  = 11
	queen = 12
	king  = 13
)

// The places where sold tokens go, as placeWords numbers them.
const (
	toBank = iota
	toLevel
)

var (
	cardNames  = inSuits([]string{"a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"}, "d", "c")
	cardTitles = inSuits([]string{
		"Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King",
	}, " of Diamonds", " of Clubs")
	cardWords  = rules.Words("CARD", 0, cardNames...).Titled(cardTitles...).InRows(perSuit)
	drawnWords = rules.Words("CARD?", unseen, append([]string{"?"}, cardNames...)...).
			Titled(append([]string{"Unseen card"}, cardTitles...)...).InRows(perSuit)
	dieWords   = rules.Numbers("DIE", 1, 6)
	numWords   = rules.Numbers("NUM", 1, 20)
	placeWords = rules.Words("PLACE", toBank, "bank", "level").Titled("Bank", "Level card")
)

// inSuits names the cards: each rank with the first suit, then with the second.
func inSuits(ranks []string, suits ...string) []string {
	var list []string
	for _, suit := range suits {
		for _, rank := range ranks {
			list = append(list, rank+suit)
		}
	}
	return list
}

func rank(card int) int   { return card%perSuit + 1 }
func suit(card int) int   { return card / perSuit }
func royal(card int) bool { return rank(card) == ace || rank(card) > 10 }

// colour names the colour of a card's suit.
func colour(card int) wording.Text {
	if suit(card) == diamonds {
		return wording.Say("red")
	}
	return wording.Say("black")
}
