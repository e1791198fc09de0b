package raidtrade

import "tablekeeper/companion/rules"

// stepSaid says each step as people do, in the order of stepNames.
var stepSaid = []rules.StepWords{
	{Title: "Rolling for the first turn", Now: "{who} must first roll for the first turn"},
	{Title: "Drawing", Now: "{who} must first draw a card"},
	{Title: "Turn", Now: "it is {who}'s turn"},
	{Title: "Departure", Now: "{who} must first load more cargo or depart"},
	{Title: "The King's roll", Now: "{who} must first roll for the King"},
	{Title: "Rolling to hurry", Now: "{who} must first roll to hurry"},
	{Title: "After a failed roll", Now: "{who} must first discard a card for the failed roll"},
	{Title: "Defence", Now: "{who} must first defend or escape"},
	{Title: "Attack roll", Now: "{who} must first roll for a hit"},
	{Title: "A hit", Now: "{who} must first double the hit or leave it as it is"},
	{Title: "Answering a hit", Now: "{who} must first answer the hit"},
	{Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepNames, stepSaid)

// verbTimes says of each verb when it is used.
var verbTimes = map[string]string{
	"roll":       "The die is rolled only for the first turn, a King, hurrying and an attack.",
	"draw":       "Cards are drawn only at the start of a turn and for a Jack.",
	"unload":     "Cargo is exchanged only on your own turn, outside a raid.",
	"sell":       "Cards are sold only on your own turn, outside a raid.",
	"stow":       "Tokens are stowed only on your own turn, outside a raid.",
	"advance":    "A level is bought only on your own turn, outside a raid.",
	"load":       "Cargo is loaded only on your own turn, outside a raid.",
	"trip":       "A trip begins only on your own turn, outside a raid.",
	"lose-level": "An Ace takes a level only on your own turn, outside a raid.",
	"miss-turn":  "A Queen takes a turn only on your own turn, outside a raid.",
	"shorten":    "A King shortens a trip only on your own turn, outside a raid.",
	"lengthen":   "A King lengthens a trip only on your own turn, outside a raid.",
	"draw-two":   "A Jack is played only on your own turn or during a raid.",
	"raid":       "A raid begins only on your own turn, and only one at a time.",
	"defend":     "A defence card is played only when a raid begins.",
	"defend-top": "The top card defends only when a raid begins.",
	"escape":     "An Ace escapes only when a raid begins, in place of a defence card.",
	"auto-hit":   "An Ace hits only when the attacker would roll for a hit.",
	"extra":      "A Level token buys a roll only when the attacker would roll for a hit.",
	"withdraw":   "A raid is broken off only when the attacker would roll for a hit.",
	"double":     "A hit is doubled only right after it.",
	"pass":       "Passing is only for leaving a hit as it is.",
	"evade":      "A hit is evaded only when it is answered.",
	"absorb":     "A Level token stops a hit only when it is answered.",
	"take":       "A hit is taken only when it is answered.",
	"rush":       "Hurrying is only for your own turn, outside a raid.",
	"discard":    "A card is discarded like this only after a failed roll to hurry.",
	"end":        "A turn is ended only when nothing in it is left to settle.",
	"end 2":      "A turn is ended only when nothing in it is left to settle.",
}
