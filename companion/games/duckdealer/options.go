package duckdealer

import "tablekeeper/companion/rules"

// The options of section 3.1.
const (
	optAuction  = "auction"
	optHighway  = "highway-from-space"
	optPathways = "pathways"
	optUnbuilt  = "claim-unbuilt"
)

// TwoWay reports whether a table uses pathways from exit to entrance too.
func TwoWay(o rules.Options) bool { return o[optPathways] == "two-way" }

func options() []rules.Option {
	return []rules.Option{
		{
			Name: optAuction, Question: "Is the playing order decided by secret bids?",
			Values: []string{"off", "on"}, Source: "PREPARATION",
			Why: "The design document offers the auction for competitive play only.",
		},
		{
			Name: optHighway, Question: "May a paid highway part be built while the ship is on a dot?",
			Values: []string{"no", "yes"}, Source: "MOVEMENT Midspace stops; BUILDING Intergalactic highway",
			Why: "With \"no\" both sentences of the design document stay true: the ship is on a planet, the cube goes anywhere.",
		},
		{
			Name: optPathways, Question: "May a pathway also be used from its exit to its entrance?",
			Values: []string{"one-way", "two-way"}, Source: "MOVEMENT; SCHRÖDINGER PATHWAYS",
			Why: "The design document only moves a ship from the entrance to the exit.",
		},
		{
			Name: optUnbuilt, Question: "May a privilege be put on a spaceyard or consumer that is not built yet?",
			Values: []string{"no", "yes"}, Source: "BUILDING Privileges",
			Why: "The unbuilt side of a tile marks a site where nothing stands yet.",
		},
	}
}
