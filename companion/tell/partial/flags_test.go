package partial

import "flag"

var (
	questions   = flag.Int("questions", 25, "how many positions of each game are asked about")
	completions = flag.Int("completions", 4, "how many completions are tried for the answers about a position, in each step and of each seat that they can be about")
	moves       = flag.Int("moves", 1, "how many moves are asked about in each position")
	least       = flag.Int("least", 0, "how many completions are made in each game at least: positions are asked about until then")
	missing     = flag.Bool("missing", false, "list the questions for which a witness was not found")
)
