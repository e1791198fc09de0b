package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// raidRoyals looks up what the royals of Raid Trade do (section 2 of the specification).
type raidRoyals struct{ app *Feature }

func newRaidRoyals(a *Feature) shell.Screen { return &raidRoyals{a} }

func (r *raidRoyals) Bar() *parts.TopBar { return shell.BackBar(r.app, lang.L("Royals")) }

// royal is what one rank does.
type royal struct{ title, attacks, defends, outside string }

func royals() []royal {
	two := lang.L("Draw two cards.")
	doubles, evades := lang.L("Right after a hit: it counts double."), lang.L("In answer to a hit: it is void.")
	return []royal{
		{
			lang.L("Ace"), lang.L("A hit without a roll."),
			lang.L("Instead of a defence card: escape. The raid is over, and no other one follows this turn."),
			lang.L("The other player loses a level, but never falls below level 2."),
		},
		{
			lang.L("King"), doubles, evades,
			lang.L("Roll a die: your trip gets so much shorter, or that of the other player in space longer."),
		},
		{lang.L("Queen"), doubles, evades, lang.L("The other player misses a turn.")},
		{lang.L("Jack"), two, two, two},
	}
}

func (r *raidRoyals) Page() fyne.CanvasObject {
	objects := []fyne.CanvasObject{parts.NewBody(lang.L("Each royal is sold for two tokens and sets a trip of two turns. In a raid it takes the number of the other card; two royals count 5 each."))}
	for _, one := range royals() {
		objects = append(objects, parts.NewPanel(one.title,
			parts.NewLabelled(lang.L("Attacker"), parts.NewBody(one.attacks)),
			parts.NewLabelled(lang.L("Defender"), parts.NewBody(one.defends)),
			parts.NewLabelled(lang.L("No raid"), parts.NewBody(one.outside))))
	}
	return parts.NewPage(objects...)
}

func (r *raidRoyals) Refresh() {}

func (r *raidRoyals) Key(fyne.KeyName) bool { return false }
