package raidtrade

import "tablekeeper/companion/rules"

// stepSaid says each step once: its name in files, and as people say it.
var stepSaid = []rules.StepWords{
	StepInitiative: {Name: "initiative", Title: "Rolling for the first turn", Now: "{who} must first roll for the first turn"},
	StepDraw:       {Name: "draw", Title: "Drawing", Now: "{who} must first draw a card"},
	StepMain:       {Name: "main", Title: "Turn", Now: "it is {who}'s turn"},
	StepDepart:     {Name: "depart", Title: "Departure", Now: "{who} must first load more cargo or depart"},
	StepKing:       {Name: "king", Title: "The King's roll", Now: "{who} must first roll for the King"},
	StepRush:       {Name: "rush", Title: "Rolling to hurry", Now: "{who} must first roll to hurry"},
	StepForfeit:    {Name: "forfeit", Title: "After a failed roll", Now: "{who} must first discard a card for the failed roll"},
	StepDefence:    {Name: "defence", Title: "Defence", Now: "{who} must first defend or escape"},
	StepAttack:     {Name: "attack", Title: "Attack roll", Now: "{who} must first roll for a hit"},
	StepHit:        {Name: "hit", Title: "A hit", Now: "{who} must first double the hit or leave it as it is"},
	StepAnswer:     {Name: "answer", Title: "Answering a hit", Now: "{who} must first answer the hit"},
	StepOver:       {Name: "over", Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepSaid)
