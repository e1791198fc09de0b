package raidtrade

import "tablekeeper/companion/rules"

// everyday is how people speak of the game.
func everyday() rules.Everyday {
	return rules.Everyday{
		Verbs: map[string]string{
			"roll":       "die dice throw first",
			"draw":       "take card deck hand",
			"unload":     "exchange cargo trade goods white deliver",
			"sell":       "discard card money tokens",
			"stow":       "store put move black tokens level card",
			"advance":    "rise level up climb next white tokens buy upgrade win",
			"load":       "cargo take goods aboard black",
			"trip":       "depart leave off travel fly start go space",
			"lose-level": "ace level down opponent attack",
			"miss-turn":  "queen turn opponent skip lose",
			"shorten":    "king trip faster reduce",
			"lengthen":   "king trip longer opponent delay",
			"draw-two":   "jack two cards",
			"raid":       "attack fight battle twice again second rob combat face",
			"defend":     "defence protect block card answer",
			"defend-top": "defence top deck block answer instead",
			"escape":     "ace flee run away",
			"auto-hit":   "ace hit automatic sure",
			"extra":      "level token more roll again",
			"withdraw":   "retreat break off stop give up",
			"double":     "king queen twice hit",
			"pass":       "nothing leave hit",
			"evade":      "king queen dodge void hit",
			"absorb":     "level token stop hit",
			"take":       "accept hit",
			"rush":       "hurry fast faster speed",
			"discard":    "throw card away",
			"end":        "finish turn done",
		},
		Words: map[string]string{
			"bank":  "money",
			"level": "level",
		},
		Numbers: map[string]string{
			"level": "seats.{seat}.level",
			"from":  "seats.{seat}.level",
			"white": "seats.{seat}.bank_white",
			"black": "seats.{seat}.bank_black",
			"cargo": "seats.{seat}.cargo",
			"trip":  "seats.{seat}.trip",
		},
		Moments: map[string]string{"roll": "attack"},
		Sections: map[string]string{
			"1": "Setup",
			"2": "Turns and cards",
			"3": "Cargo, tokens and the Bank",
			"4": "Starting a trip",
			"5": "On the way",
			"6": "Rising a level",
			"7": "Aces, Kings, Queens and Jacks",
			"8": "Raids",
			"9": "The faster game",
		},
		Usual: []rules.Usual{
			{Said: "Can I rise from level 9 to 10 with white tokens?", Known: `{"seats":[{"level":9}]}`, Move: "1: advance"},
			{Said: "I have one white token. Can I rise a level?", Known: `{"seats":[{"bank_white":1}]}`, Move: "1: advance"},
			{Said: "Can I raid twice in a turn? I still have the four of diamonds.", Known: `{"seats":[{"hand":{"known":{"4d":1}}}]}`, Move: "1: raid 4d"},
			{Said: "I hold a card. Can I defend with the top card instead?", Known: `{"seats":["?",{"hand":{"known":{},"unknown":1}}]}`, Move: "2: defend-top 4d"},
		},
	}
}
