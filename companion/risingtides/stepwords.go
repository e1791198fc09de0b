package risingtides

import "tablekeeper/companion/rules"

// stepSaid says each step as people do, in the order of stepNames.
var stepSaid = []rules.StepWords{
	{Title: "Choosing nations", Now: "{who} must first enter the nation card"},
	{Title: "Dealing", Now: "{who} must first draw the next card of the starting hand"},
	{Title: "Turn", Now: "it is {who}'s turn"},
	{Title: "Reshuffle", Now: "{who} must first shuffle the discard pile into a new deck"},
	{Title: "Counter", Now: "{who} must first counter the attack or let it happen"},
	{Title: "Re-counter", Now: "{who} must first re-counter or accept the counter"},
	{Title: "Taking the card", Now: "{who} must first name the card that the attack takes"},
	{Title: "Picking cards", Now: "{who} must first pick a card"},
	{Title: "Showing nations", Now: "{who} must first show the nation card"},
	{Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepNames, stepSaid)

// verbTimes says of each verb when it is used.
var verbTimes = map[string]string{
	"nation":    "Nations are chosen only at the start.",
	"draw":      "Cards are drawn only for the starting hand and on your own turn.",
	"place":     "Cards are placed only on your own turn.",
	"discard":   "Cards are discarded only on your own turn.",
	"construct": "Stages are built only on your own turn.",
	"steal":     "A Steal is played only on your own turn.",
	"relocate":  "A Relocate is played only on your own turn.",
	"nuke":      "The Nuke is played only on your own turn.",
	"reveal":    "A nation is shown only on your own turn or at the end of the game.",
	"pass":      "Passing is for a turn without any other action, and for letting an attack or a counter stand.",
	"protect":   "A Protect is played only by the player under attack.",
	"redirect":  "A Redirect is played only by the player under attack.",
	"recounter": "A re-counter only answers a Protect or a Redirect.",
	"take":      "A card is taken only after a Steal that nobody stops.",
	"send":      "A card is sent on only after a Relocate that nobody stops.",
	"event":     "Only the table enters events, between two actions.",
	"pick":      "Cards are picked only when an event calls for it.",
	"time-out":  "Only the table says that time's up.",
	"reshuffle": "Only the table shuffles, when the deck is empty.",
	"close":     "Only the table closes the showing of nations, at the end.",
	"skip":      "Only the table skips a player, in a turn, an attack or an event.",
}
