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
	}
}
