package duckdealer

import "tablekeeper/companion/rules"

// everyday is how people speak of the game.
func everyday() rules.Everyday {
	return rules.Everyday{
		Verbs: map[string]string{
			"bid":            "offer points start",
			"born":           "birthday first",
			"position":       "order choose place",
			"fit":            "gear start choose",
			"home":           "start planet choose",
			"collect":        "energy marker take charge",
			"act":            "action turn begin",
			"ready":          "finish highway",
			"end":            "finish turn done",
			"return":         "give back energy marker",
			"discard":        "throw good away drop",
			"highway":        "road place part dot build",
			"lift":           "take back highway remove",
			"burn":           "engine engines start fuel marker spend movement move",
			"step":           "fly move travel go ship",
			"teleport":       "pathway jump portal",
			"explore":        "discover planet tile",
			"entrance":       "pathway start portal",
			"exit":           "pathway end portal",
			"build factory":  "construct product plant",
			"build consumer": "construct",
			"build yard":     "construct spaceyard shipyard",
			"claim":          "privilege disc own take mine",
			"unclaim":        "privilege disc back",
			"mine":           "dig good take harvest duck",
			"buy":            "gear purchase equipment",
			"make":           "produce factory product",
			"deliver":        "sell good consumer points",
			"deal":           "trade exchange swap player myself",
			"offer":          "give good trade",
			"ask":            "get good want trade",
			"propose":        "deal offer",
			"cancel":         "stop drop deal",
			"accept":         "agree deal",
			"decline":        "refuse deal no",
		},
		Words: map[string]string{
			"yard":         "shipyard",
			"yellow-ducks": "duck rubber",
			"move":         "red",
			"build":        "yellow",
			"trade":        "blue",
		},
		Numbers: map[string]string{
			"points": "players.{seat}.score",
			"discs":  "players.{seat}.discs",
			"disc":   "players.{seat}.discs",
			"cubes":  "players.{seat}.cubes",
			"cube":   "players.{seat}.cubes",
		},
		Usual: []rules.Usual{
			{Said: "I have no movement marker. Can I start my engines?", Known: `{"players":[{"energy":{}}],"virtual":{}}`, Move: "1: burn"},
			{Said: "I have no disc left. Can I claim the mine?", Known: `{"step":"action","players":[{"discs":0}]}`, Move: "1: claim mine"},
			{Said: "I have no building marker. Can I build the yard?", Known: `{"step":"action","players":[{"energy":{}}],"virtual":{}}`, Move: "1: build yard"},
			{Said: "I have no cube left. Can I take an action turn?", Known: `{"players":[{"cubes":0}]}`, Move: "1: act"},
		},
	}
}
