package duckdealer

import "embed"

// texts are the files beside the game; see [rules.Game.Texts].
//
//go:embed *.txt lesson.table questions/*.txt house-1.box aid/sentences.txt
var texts embed.FS
