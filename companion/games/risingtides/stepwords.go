package risingtides

import "tablekeeper/companion/rules"

// stepSaid says each step once: its name in files, and as people say it.
var stepSaid = []rules.StepWords{
	StepNations:   {Name: "nations", Title: "Choosing nations", Now: "{who} must first enter the nation card"},
	StepDeal:      {Name: "deal", Title: "Dealing", Now: "{who} must first draw the next card of the starting hand"},
	StepTurn:      {Name: "turn", Title: "Turn", Now: "it is {who}'s turn"},
	StepReshuffle: {Name: "reshuffle", Title: "Reshuffle", Now: "{who} must first shuffle the discard pile into a new deck"},
	StepCounter:   {Name: "counter", Title: "Counter", Now: "{who} must first counter the attack or let it happen"},
	StepRecounter: {Name: "recounter", Title: "Re-counter", Now: "{who} must first re-counter or accept the counter"},
	StepTake:      {Name: "take", Title: "Taking the card", Now: "{who} must first name the card that the attack takes"},
	StepPick:      {Name: "pick", Title: "Picking cards", Now: "{who} must first pick a card"},
	StepReveal:    {Name: "reveal", Title: "Showing nations", Now: "{who} must first show the nation card"},
	StepOver:      {Name: "over", Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepSaid)
