package shell

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/parts"
)

// BackBar is the bar of a page below Home: the way back in the left top corner, then the title.
func BackBar(s Shell, title string, right ...*parts.IconButton) *parts.TopBar {
	back := parts.NewIconButton(parts.IconBack, lang.L("Back"), func() { s.Back() })
	return parts.NewTopBar(back, title, right...)
}
