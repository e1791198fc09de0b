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
		Moments: map[string]string{"draw": "turn"},
		Sections: map[string]string{
			"2": "Nations, attacks and building",
			"3": "Deck, discard pile and depot",
			"4": "Turns, counters and the end",
			"5": "Timer and events",
			"6": "Switching events off",
			"8": "Players, cards and plans",
		},
	}
}
