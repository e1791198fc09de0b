package ask

import "flag"

var (
	questions   = flag.Int("questions", 25, "how many questions are asked of each game")
	completions = flag.Int("completions", 4, "how many completions are tried for each answer")
	missing     = flag.Bool("missing", false, "list the questions for which a witness was not found")
)
