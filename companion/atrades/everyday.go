package atrades

import "tablekeeper/companion/rules"

// everyday is how people speak of the game.
func everyday() rules.Everyday {
	return rules.Everyday{
		Verbs: map[string]string{
			"guild":    "company choose start",
			"draw":     "region card",
			"lay":      "region place turn",
			"bid":      "offer money auction turn order",
			"pay":      "money own company",
			"acquire":  "buy get start new company take found",
			"place":    "tile lay company hex build next beside sea water adjacent two tiles",
			"merge":    "fuse join combine company companies",
			"cube":     "lay bureaucracy",
			"pass":     "nothing skip",
			"keep":     "survive company",
			"sell":     "government city company money",
			"research": "technology card tech learn invent buy",
			"choose":   "region demand",
			"expand":   "grow bigger hex company",
			"done":     "finish end text",
		},
		Sections: map[string]string{
			"1":  "Guilds and regions",
			"2":  "Bidding for the turn order",
			"3":  "Cubes and paying",
			"4":  "Acquiring a company",
			"5":  "Merging companies",
			"6":  "The auction of a merger",
			"7":  "What survives a merger",
			"8":  "Selling to the government",
			"9":  "Research",
			"10": "The market",
			"13": "House rules",
			"14": "Questions that the rules leave open",
		},
	}
}
