package risingtides

import "tablekeeper/companion/rules"

// everyday is how people speak of the game.
func everyday() rules.Everyday {
	return rules.Everyday{
		Verbs: map[string]string{
			"nation":    "country card people choose",
			"draw":      "take pick card deck hand",
			"place":     "put lay store resource depot play down",
			"discard":   "throw away drop lose",
			"construct": "build stage plan make erect without",
			"steal":     "rob take attack thief grab steel",
			"relocate":  "move send attack away card",
			"nuke":      "bomb attack destroy blast explode missile",
			"reveal":    "show nation open uncover",
			"pass":      "nothing wait skip let accept",
			"protect":   "defend shield block cancel stop counter depot nuke",
			"redirect":  "reflect bounce return turn back deflect divert attacker counter reverse",
			"recounter": "counter again re renew double answer",
			"take":      "get receive stolen card",
			"send":      "relocated card give third discard",
			"event":     "timer random happens",
			"pick":      "event neighbour hand card",
			"time-out":  "wave over end time",
			"reshuffle": "shuffle deck empty",
			"close":     "end showing disqualified",
			"skip":      "stall slow leave player",
		},
		Words: map[string]string{
			"fuel":          "oil petrol gas",
			"materials":     "material steel",
			"supplies":      "supply food",
			"block":         "nobody nothing",
			"nuke":          "bomb",
			"us":            "usa america states",
			"steal-protect": "shield",
		},
		Numbers: map[string]string{
			"cards": "hands.{seat}.unknown",
			"card":  "hands.{seat}.unknown",
		},
		Moments: map[string]string{"draw": "turn"},
		Sections: map[string]string{
			"2": "Nations, attacks and building",
			"3": "Deck, discard pile and depot",
			"4": "Turns, counters and the end",
			"5": "Timer and events",
			"6": "Switching events off",
			"8": "Players, cards and plans",
		},
		Usual: []rules.Usual{
			{Said: "Can I redirect an attack back at the attacker?", Known: `{"turn":1}`, Move: "2: redirect 1 fuel"},
			{Said: "Can I redirect a Nuke at the attacker?", Known: `{"step":"turn","turn":1}`, Move: "2: redirect 1 fuel"},
			{Said: "I hold five cards. Can I draw?", Known: `{"hands":[{"known":{},"unknown":5}]}`, Move: "1: draw ?"},
			{Said: "I have one card. Can I re-counter?", Known: `{"hands":[{"known":{},"unknown":1}]}`, Move: "1: recounter fuel"},
			{Said: "I play the US. Can I build with a fuel and two supplies?", Known: `{"nations":["us"],"stages":[[]],"depots":[["fuel","supplies","supplies"]]}`, Move: "1: construct 1-0-2"},
			{Said: "I hold three cards. Can I nuke somebody?", Known: `{"hands":[{"known":{},"unknown":3}]}`, Move: "1: nuke 4 1-1-1"},
		},
	}
}
