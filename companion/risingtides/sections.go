package risingtides

import (
	"strings"

	"tablekeeper/companion/rules"
)

// sections are the headings of the design document, by number.
var sections = map[string]string{
	"1": "The game", "2.1": "Nation cards", "2.3": "Action cards", "2.3.1.1": "Steal", "2.3.1.2": "Protect",
	"2.3.2.1": "Relocate", "2.3.2.2": "Redirect", "2.3.2.3": "Two players left", "2.3.3": "Nuke",
	"2.4": "Construction cards", "2.4.1": "Turning card", "3.2": "Discard pile", "3.3": "Depot", "3.5": "Turn indicator",
	"4.1": "Turns", "4.2": "Counters and re-counters", "4.3": "Cards in hand", "4.4": "Anti-stalling", "4.5": "Game end",
	"4.6": "Survival plan reached", "4.6.1": "Possible alteration", "5.1": "Timer", "5.2": "Random events",
	"5.2.1": "Event restrictions", "6.1": "Event options", "8.1": "Card amount", "8.2": "Faction goal",
}

// headed writes behind the numbers of the rules' sources what the sections are called.
func headed(list []rules.Rule) []rules.Rule {
	for i := range list {
		list[i].Source = withHeadings(list[i].Source)
	}
	return list
}

// headedOptions does the same for the house rules.
func headedOptions(list []rules.Option) []rules.Option {
	for i := range list {
		list[i].Source = withHeadings(list[i].Source)
	}
	return list
}

// withHeadings writes a source with headings: "2.3.2.2 Redirect".
func withHeadings(source string) string {
	places := strings.Split(source, ", ")
	for k, place := range places {
		if heading, numbered := sections[place]; numbered {
			places[k] += " " + heading
		}
	}
	return strings.Join(places, ", ")
}
