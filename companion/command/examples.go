package command

import "github.com/spf13/cobra"

// examples are what people may type first, by the name of the command: in the help and on the manual page.
var examples = map[string][]string{
	"tablekeeper": {"tablekeeper", "tablekeeper friday.table"},
	"check":       {"tablekeeper check friday.table", "tablekeeper check --json friday.table"},
	"moves":       {"tablekeeper moves friday.table"},
	"ask":         {"tablekeeper ask dispute.table"},
	"answer":      {"tablekeeper answer raid-trade how many cards may I hold", "tablekeeper answer --table friday.table raid-trade may I advance"},
	"simulate":    {"tablekeeper simulate traders", "tablekeeper simulate --games 20 --players search,greedy --out games atrades"},
	"lab":         {"tablekeeper lab --games 2000 raid-trade", "tablekeeper lab --against vicious-combat=on --out study raid-trade", "tablekeeper lab --vary level-price=1,3 raid-trade"},
	"rules":       {"tablekeeper rules raid-trade", "tablekeeper rules raid-trade RD-6.2"},
	"lesson":      {"tablekeeper lesson rising-tides"},
	"print":       {"tablekeeper print rising-tides", "tablekeeper print --paper letter --ink --out atrades.pdf atrades", "tablekeeper print --cards shop traders"},
	"group":       {"tablekeeper group --json evenings", "tablekeeper group --people Anna,Ben --csv --separator semicolon evenings"},
	"texts":       {"tablekeeper texts"},
	"verify":      {"tablekeeper verify friday.table"},
	"tide":        {"tablekeeper tide --length 20m --chance 30", "tablekeeper tide --seed friday --json"},
	"serve":       {"tablekeeper serve", "tablekeeper serve --network --match friday.table"},
	"help":        {"tablekeeper help check"},
	"version":     {"tablekeeper version"},
}

// exemplify gives each command its examples.
func exemplify(root *cobra.Command) {
	for _, c := range append(root.Commands(), root) {
		for i, line := range examples[c.Name()] {
			if i > 0 {
				c.Example += "\n"
			}
			c.Example += "  " + line
		}
	}
}
