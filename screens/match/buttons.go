package match

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// matchRulesButton leads from a match to the rules of its game.
func (a *Feature) matchRulesButton(o *game.OpenMatch) *parts.IconButton {
	return parts.NewIconButton(parts.IconRules, lang.L("Rules"), func() { a.Open(shell.Route{Page: shell.RulesPage, Arg: o.Table().Game().Key}) })
}

// matchMoreButton leads from a match to all else that can be done with it.
func (a *Feature) matchMoreButton(o *game.OpenMatch) *parts.IconButton {
	return parts.NewIconButton(parts.IconMore, lang.L("More"), o.More)
}

// signsButton leads from a match to what the signs of its game mean.
func (a *Feature) signsButton(o *game.OpenMatch) *parts.IconButton {
	key := o.Table().Game().Key
	return parts.NewIconButton(parts.IconInfo, lang.L("Signs and keys"), func() { a.Open(shell.Route{Page: shell.KeysPage, Arg: key}) })
}
