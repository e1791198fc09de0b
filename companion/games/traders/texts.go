package traders

import "embed"

// texts are the files beside the game; see [rules.Game.Texts].
//
//go:embed *.txt lesson.table questions/*.txt
var texts embed.FS
