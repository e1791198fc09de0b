package raidtrade

import "tablekeeper/companion/rules"

// register is the rule register of section 9. Sources are sections of the design
// document; "ruling" marks what the referee's specification settles.
func register() []rules.Rule {
	list := startRules()
	list = append(list, orbitRules()...)
	list = append(list, royalRules()...)
	list = append(list, combatRules()...)
	return append(list, optionalRules()...)
}

func startRules() []rules.Rule {
	return []rules.Rule{
		{ID: "RD-1.1", Source: "Components; Setup", Text: "Two traders play, each with a deck of 52: Diamonds and Clubs are drawn and played, the Hearts from Two to Ten count the levels."},
		{ID: "RD-1.2", Source: "Setup", Text: "Both throw a die for the start. The higher number has the first turn."},
		{ID: "RD-1.3", Source: "Setup (ruling)", Text: "If the throws are equal, both throw again."},
		{ID: "RD-1.4", Source: "Setup", Text: "Everybody starts at level 2 with two black tokens on the Level card, two in the Bank and a hand of four cards."},
		{ID: "RD-2.1", Source: "Playing Utility cards", Text: "You can play only a card that you hold."},
		{ID: "RD-2.2", Source: "Playing the game", Text: "With fewer than four cards in hand a turn starts with a draw; nothing comes before it."},
		{ID: "RD-2.3", Source: "Playing the game (ruling)", Options: []string{"turn-draw"}, Text: "The draw at the start of a turn is a single card, unless the table fills hands up to four. A card that was drawn can be used at once."},
		{ID: "RD-2.4", Source: "Miscellaneous", Text: "When the last card of a deck is gone, its owner's discards are shuffled into a new deck."},
		{ID: "RD-2.5", Source: "Miscellaneous (ruling)", Text: "Draws for which there is neither a deck nor a discard pile are dropped."},
		{ID: "RD-2.6", Source: "Miscellaneous; Playing Utility cards", Text: "Discards lie face up and are called by name. More than four cards in hand are allowed and stay."},
	}
}

func orbitRules() []rules.Rule {
	return []rules.Rule{
		{ID: "RD-3.1", Source: "In orbit", Text: "Only a trader in orbit, with nothing on the Trip card, can unload, sell, stow, rise by tokens, load or depart."},
		{ID: "RD-3.2", Source: "In orbit 1", Text: "An exchange of cargo follows an arrival: your last turn must have ended with a token coming off your Trip card."},
		{ID: "RD-3.3", Source: "In orbit 1", Text: "There must be cargo to exchange. All of its black tokens turn into white ones in the Bank."},
		{ID: "RD-3.4", Source: "In orbit 2", Text: "A card sells for one black token and a royal for two; they go together to the Bank or to the Level card."},
		{ID: "RD-3.5", Source: "In orbit 2", Text: "What a sale brings fits on the Level card only as long as its number isn't passed."},
		{ID: "RD-3.6", Source: "In orbit 5", Text: "Tokens to stow come out of the Bank; there must be as many black ones."},
		{ID: "RD-3.7", Source: "In orbit 5", Text: "You can stow up to the number of the Level card."},
		{ID: "RD-3.8", Source: "In orbit 1; Miss a turn (ruling)", Text: "If you forget the exchange until the turn is over, you lose it, but not the cargo. Turns that are missed in between don't count."},
		{ID: "RD-3.9", Source: "In orbit 1; Playing Utility cards (ruling)", Options: []string{"king-arrival"}, Text: "Reaching orbit with your own King doesn't replace the token taken off at the end of your last turn, unless the table says that it delivers."},
		{ID: "RD-4.1", Source: "In orbit, trips", Text: "To travel you need a card in hand that tells how far."},
		{ID: "RD-4.2", Source: "In orbit, trips", Text: "The Cargo card is filled with black tokens of your Bank and nothing else."},
		{ID: "RD-4.3", Source: "In orbit, trips", Text: "The card's number is the length of the trip, and every royal means two. The Trip tokens are taken from the supply."},
		{ID: "RD-4.4", Source: "In orbit, trips (ruling)", Text: "A trip without cargo is fine, but loading commits you to leave. With the departure your turn is over."},
		{ID: "RD-5.1", Source: "In space", Text: "A trader in space plays royals, raids or ends the turn, nothing else."},
		{ID: "RD-5.2", Source: "In space", Text: "Whoever ends a turn in space removes one black token from their own Trip card."},
		{ID: "RD-5.3", Source: "In orbit; In space", Text: "You can end your turn whenever nothing is open; then the opponent's begins."},
		{ID: "RD-6.1", Source: "Objective; In orbit 4", Text: "Trade leads up to level 9 and no further."},
		{ID: "RD-6.2", Source: "Advancing in level", Text: "Two white tokens buy one level; a single one waits in the Bank."},
		{ID: "RD-6.3", Source: "Advancing in level (ruling)", Text: "The number of a Level card is the most it holds. Tokens go along to the new card, and what is too much for a lower one is put back."},
		{ID: "RD-6.4", Source: "Objective; Advancing in level", Text: "A raid won at level 9 wins the game at once."},
	}
}

func royalRules() []rules.Rule {
	return []rules.Rule{
		{ID: "RD-7.1", Source: "Playing Utility cards", Text: "An Ace takes a level, a Queen a turn, a King changes a trip, a Jack draws two cards; no card does another's work."},
		{ID: "RD-7.2", Source: "Lose a level (ruling)", Text: "Level 2 is the lowest: an Ace does nothing to it."},
		{ID: "RD-7.3", Source: "Lose a level; In orbit; In space", Text: "Outside combat you play royals only on your own turn, so nobody can take a level back the moment it is won."},
		{ID: "RD-7.4", Source: "Miss a turn (ruling)", Options: []string{"stacked-queens"}, Text: "While the opponent still has a turn to miss, another Queen can't be played, unless the table lets Queens add up."},
		{ID: "RD-7.5", Source: "Miss a turn", Text: "In a missed turn nothing happens: no draw, and the Trip card stays as it is."},
		{ID: "RD-7.6", Source: "Reduce/Increase trip time", Text: "Your own King shortens a trip under way; in orbit there is none."},
		{ID: "RD-7.7", Source: "Reduce/Increase trip time", Text: "Against an opponent in orbit a King is useless."},
		{ID: "RD-7.8", Source: "Reduce/Increase trip time", Text: "First say what the King does, then throw the die. It lengthens the opponent's trip or shortens yours, at most to nothing."},
		{ID: "RD-7.9", Source: "Draw two cards", Text: "A Jack goes to the discards and brings two cards at once, however many you hold."},
	}
}

func combatRules() []rules.Rule {
	return []rules.Rule{
		{ID: "RD-8.1", Source: "Combat; In orbit; In space", Text: "In your turn you may start any number of raids, wherever both of you are."},
		{ID: "RD-8.2", Source: "Escape", Text: "An Escape ends the raiding: the attacker has no further combat in this turn."},
		{ID: "RD-8.3", Source: "Combat", Text: "If you have no card in hand, you defend with the top card of your deck."},
		{ID: "RD-8.4", Source: "Combat", Text: "If you hold cards, you must defend with one of them, not with the deck."},
		{ID: "RD-8.5", Source: "Combat", Text: "A royal counts as much as the card it meets; if both are royals, each counts five."},
		{ID: "RD-8.6", Source: "Playing Utility cards", Text: "In a raid an Ace strikes by itself or escapes; Kings and Queens double a hit or evade it."},
		{ID: "RD-8.7", Source: "Combat", Options: []string{"vicious-combat"}, Text: "The upper half of the die hits: 4, 5 and 6."},
		{ID: "RD-8.8", Source: "Combat", Text: "The attacker has as many rolls as the attack card counts."},
		{ID: "RD-8.9", Source: "Combat", Text: "Each token that the attacker gives from the Level card is worth another roll."},
		{ID: "RD-8.10", Source: "Combat", Text: "A raid can be given up only when even hits with all remaining rolls would be too few."},
		{ID: "RD-8.11", Source: "Double damage; Automatic hit", Text: "A hit is doubled right after it falls, once, and before the defender says anything."},
		{ID: "RD-8.12", Source: "Evade", Text: "Evade is an answer to a hit, given before the next roll, and wipes out its doubling as well."},
		{ID: "RD-8.13", Source: "Combat", Text: "A defender with tokens on the Level card may give one up so that no hit token is placed."},
		{ID: "RD-8.14", Source: "Combat (ruling)", Text: "A doubled hit is two tokens, and a Level token stands for one of them."},
		{ID: "RD-8.15", Source: "Combat", Options: []string{"victory-hits"}, Text: "A raid is won with more hits than the defence card counts, or with as many, if the table plays it so."},
		{ID: "RD-8.16", Source: "Combat", Options: []string{"plunder-to"}, Text: "The victor goes up a level and gets the other's cargo, in the Bank or on the Cargo card as the table plays it. The loser's trip is over and doesn't count as an arrival."},
		{ID: "RD-8.17", Source: "Combat", Text: "A failed raid costs only the cards that were played. Attack and defence card are discarded."},
		{ID: "RD-8.18", Source: "Combat; Escape (ruling)", Text: "If the defence card off the deck is an Ace, it defends; it doesn't let its owner escape."},
		{ID: "RD-8.19", Source: "Playing Utility cards (ruling)", Text: "During a raid both sides may play Jacks, each when it's their move."},
	}
}

func optionalRules() []rules.Rule {
	faster := []string{"faster-game"}
	return []rules.Rule{
		{ID: "RD-9.1", Source: "Optional rules", Options: faster, Text: "Hurrying belongs to \"Faster game\", which the table has to agree on."},
		{ID: "RD-9.2", Source: "Optional rules, Faster game", Options: faster, Text: "You can't hurry in orbit, only on a trip."},
		{ID: "RD-9.3", Source: "Optional rules, Faster game", Options: faster, Text: "You can try to hurry once a turn."},
		{ID: "RD-9.4", Source: "Optional rules, Faster game", Options: faster, Text: "With a 5 or 6 you may remove two Trip tokens at the end of the turn, or still just one."},
		{ID: "RD-9.5", Source: "Optional rules, Faster game (ruling)", Options: faster, Text: "To remove two tokens there must be two on the Trip card."},
		{ID: "RD-9.6", Source: "Optional rules", Options: []string{"vicious-combat"}, Text: "With \"Vicious combat\" a 3 is a hit too."},
		{ID: "RD-9.7", Source: "Optional rules", Options: []string{"complex-combat"}, Text: "With \"Complex combat\" a red and a black combat card leave the attacker no extra rolls."},
		{ID: "RD-9.8", Source: "Optional rules", Options: []string{"complex-combat"}, Text: "With \"Complex combat\" two cards of the same colour keep the defender from spending Level tokens."},
		{ID: "RD-9.9", Source: "Optional rules, Faster game (ruling)", Options: faster, Text: "If the roll for hurrying shows 1 to 4, a second card is lost, as far as there is one."},
	}
}
