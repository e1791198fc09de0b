package raidtrade

// The numbers of the rules.
const (
	seatCount   = 2  // RD-1.1
	lowestLevel = 2  // at the start, too (RD-1.4)
	startTokens = 2  // black tokens on the Level card, and as many in the Bank (RD-1.4)
	handSize    = 4  // at the start; with fewer cards a turn begins with a draw (RD-1.4, RD-2.2)
	numberPrice = 1  // black tokens for a card with a number (RD-3.4)
	royalPrice  = 2  // black tokens for a royal (RD-3.4)
	royalTrip   = 2  // tokens of a trip that a royal sets (RD-4.3)
	bestByTrade = 9  // level 10 is only won in a raid (RD-6.1)
	lastLevel   = 10 // RD-6.4
	levelPrice  = 2  // white tokens (RD-6.2)
	jackDraws   = 2  // cards (RD-7.9)
	royalsMeet  = 5  // what each of two royals counts (RD-8.5)
	hitFrom     = 4  // the lowest face that hits (RD-8.7)
	plainHit    = 1  // tokens of a hit (RD-8.14)
	doubledHit  = 2  // tokens of a doubled hit (RD-8.14)
	hurryFrom   = 5  // the lowest face that hurries (RD-9.4)
	hurriedBy   = 2  // Trip tokens that come off then (RD-9.4, RD-9.5)
	viciousFrom = 3  // the lowest face that hits with Vicious combat (RD-9.6)
)

// price is what a card brings when it is sold (RD-3.4).
func price(card int) int32 {
	if royal(card) {
		return royalPrice
	}
	return numberPrice
}

// distance is how long a trip a card sets (RD-4.3).
func distance(card int) int32 {
	if royal(card) {
		return royalTrip
	}
	return int32(rank(card))
}

// values are those of an attack and a defence card against each other (RD-8.5).
func values(attack, defence int) (attackValue, defenceValue int8) {
	a, d := int8(rank(attack)), int8(rank(defence))
	switch {
	case royal(attack) && royal(defence):
		return royalsMeet, royalsMeet
	case royal(attack):
		return d, d
	case royal(defence):
		return a, a
	default:
		return a, d
	}
}
