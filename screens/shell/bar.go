package shell

import (
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// BackBar is the bar of a page below Home: the way back in the left top corner, then the title.
func BackBar(s Shell, title string, right ...*parts.IconButton) *parts.TopBar {
	back := parts.NewIconButton(parts.IconBack, wording.L("Back"), func() { s.Back() })
	return parts.NewTopBar(back, title, right...)
}
