package traders

import "tablekeeper/companion/rules"

// everyday is how people speak of the game.
func everyday() rules.Everyday {
	return rules.Everyday{
		Verbs: map[string]string{
			"roll":             "die dice throw start movement",
			"planet":           "production card draw",
			"produce":          "make resource station",
			"event":            "card draw turn",
			"counter":          "cancel stop answer block",
			"pass":             "nothing no",
			"give":             "pirates hand over lose",
			"jettison":         "throw overboard drop away cargo",
			"leave":            "store station here",
			"refuse":           "decline without resource",
			"draw":             "free action card take",
			"discard":          "throw card away",
			"take":             "steal card hand",
			"build":            "second station base another construct buy built put",
			"load":             "cargo take aboard resource third ship carry",
			"unload":           "store put down cargo leave",
			"play extra-turn":  "again another turn double",
			"play rebellion":   "revolt strike riot uprising planet stop",
			"play immobilise":  "freeze miss turn stop player skip",
			"play steal":       "rob card hand take",
			"play mercenaries": "rob resource ship pirates hire cargo steal",
			"play trade":       "exchange swap change two resources",
			"play counter":     "keep cancel",
			"done":             "finish end next go on",
			"step":             "move fly hex ship travel north south over sun jump fuel",
			"stop":             "end movement halt land planet",
			"stay":             "back cancel flight",
			"sell":             "money resource earth",
			"buy":              "purchase action card second another",
		},
		Moments: map[string]string{"roll": "roll", "pass": "counter"},
		Sections: map[string]string{
			"1": "Setup",
			"2": "Turns and production",
			"3": "Event cards",
			"4": "Cargo and storing",
			"5": "Stations",
			"6": "Action cards",
			"7": "Flying",
			"8": "Selling and buying",
			"9": "Winning",
		},
	}
}
