package raidtrade

import "tablekeeper/companion/rules"

const (
	seatCount = 2 // RD-1.1

	// The printed values of numbers that others than the rulebook know: the printed cards.
	lowestLevel = 2
	lastLevel   = 10

	hitFrom     = 4
	viciousFrom = 3
)

// numbers are those of the rules that a designer may change (section 2).
type numbers struct {
	startHand, drawUnder             int
	level, levels                    int
	levelTokens, bankTokens          int
	numberPrice, royalPrice          int
	royalTrip, levelPrice, jackDraws int
	royalsMeet, plainHit, doubledHit int
	hitFrom, viciousFrom             int
	hurryFrom, hurriedBy             int
}

// list declares them, each with its printed value and bounds.
func (n *numbers) list() []rules.RuleNumber {
	return []rules.RuleNumber{
		rules.NumberOf(&n.startHand, "starting-hand", 4, 0, 13, "cards of a hand at the start (RD-1.4)"),
		rules.NumberOf(&n.drawUnder, "draw-threshold", 4, 1, 13, "with fewer cards a turn begins with a draw (RD-2.2)"),
		rules.NumberOf(&n.level, "first-level", lowestLevel, 2, 5, "the level at the start, the lowest there is (RD-1.4)"),
		rules.NumberOf(&n.levels, "last-level", lastLevel, 6, 20, "the level that wins; it is won only in a raid (RD-6.1, RD-6.4)"),
		rules.NumberOf(&n.levelTokens, "level-tokens", 2, 0, 2, "black tokens on the Level card at the start (RD-1.4)"),
		rules.NumberOf(&n.bankTokens, "bank-tokens", 2, 0, 50, "black tokens in the Bank at the start (RD-1.4)"),
		rules.NumberOf(&n.numberPrice, "number-price", 1, 0, 10, "black tokens for a card with a number (RD-3.4)"),
		rules.NumberOf(&n.royalPrice, "royal-price", 2, 0, 10, "black tokens for a royal (RD-3.4)"),
		rules.NumberOf(&n.royalTrip, "royal-trip", 2, 1, 20, "tokens of the trip that a royal sets (RD-4.3)"),
		rules.NumberOf(&n.levelPrice, "level-price", 2, 1, 20, "white tokens for a level (RD-6.2)"),
		rules.NumberOf(&n.jackDraws, "jack-draws", 2, 1, 13, "cards that a Jack draws (RD-7.9)"),
		rules.NumberOf(&n.royalsMeet, "royals-meet", 5, 2, 10, "what each of two royals counts against the other (RD-8.5)"),
		rules.NumberOf(&n.plainHit, "plain-hit", 1, 1, 5, "tokens of a hit (RD-8.14)"),
		rules.NumberOf(&n.doubledHit, "doubled-hit", 2, 1, 10, "tokens of a doubled hit (RD-8.14)"),
		rules.NumberOf(&n.hitFrom, "hit-from", hitFrom, 1, 6, "the lowest face that hits (RD-8.7)"),
		rules.NumberOf(&n.viciousFrom, "vicious-hit-from", viciousFrom, 1, 6, "the lowest face that hits with Vicious combat (RD-9.6)"),
		rules.NumberOf(&n.hurryFrom, "hurry-from", 5, 1, 6, "the lowest face that hurries (RD-9.4)"),
		rules.NumberOf(&n.hurriedBy, "hurried-by", 2, 1, 10, "Trip tokens that come off then (RD-9.4, RD-9.5)"),
	}
}

// price is what a card brings when it is sold (RD-3.4).
func (n *numbers) price(card int) int {
	if royal(card) {
		return n.royalPrice
	}
	return n.numberPrice
}

// distance is how long a trip a card sets (RD-4.3).
func (n *numbers) distance(card int) int {
	if royal(card) {
		return n.royalTrip
	}
	return rank(card)
}

// values are those of an attack and a defence card against each other (RD-8.5).
func (n *numbers) values(attack, defence int) (attackValue, defenceValue int) {
	a, d := rank(attack), rank(defence)
	switch {
	case royal(attack) && royal(defence):
		return n.royalsMeet, n.royalsMeet
	case royal(attack):
		return d, d
	case royal(defence):
		return a, a
	default:
		return a, d
	}
}
