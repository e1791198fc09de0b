package atrades

import "embed"

// texts are the files beside the game; see [rules.Game.Texts].
//
//go:embed *.txt lesson.table questions/*.txt data.json
var texts embed.FS
