//go:build !js

package look

import (
	_ "embed"

	"fyne.io/fyne/v2"
)

//go:embed emoji.ttf
var emojiData []byte

// newEmoji has the emoji of Noto Emoji that came after those of the toolkit's font, and nothing else. Its sign for a letter that no
// font has is half as wide as the "�" that the toolkit draws in its place: the toolkit counts its width twice.
var newEmoji fyne.Resource = fyne.NewStaticResource("emoji.ttf", emojiData)
