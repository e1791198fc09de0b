package duckdealer

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// startGear is how many pieces of gear a ship begins with.
const startGear = 3

// outfit offers all that a ship can still be fitted with at the start, each with one tap.
type outfit struct {
	acts game.Acts
	box  *fyne.Container
}

func newOutfit(acts game.Acts) *outfit { return &outfit{acts, parts.NewFlow()} }

// Show tells of a position, and reports whether a ship is fitted out now.
func (o *outfit) Show(t rules.Table, v *duckdealer.View, p *picker.Picker) bool {
	o.box.Objects = nil
	if v.Step != duckdealer.StepOutfit || p.All || p.Begun() || !o.acts.Mine(v.Active) {
		return false
	}
	left := startGear - v.Players[v.Active-1].Pieces()
	if left < 2 {
		return false
	}
	for _, set := range setsOf(fits(t), left) {
		var titles []string
		var signs []parts.Icon
		for _, act := range set {
			gear, _ := duckdealer.Fit.Of(act)
			word := duckdealer.GearWords().Word(int(gear))
			titles, signs = append(titles, gearTitle(word)), append(signs, gearIcon(word))
		}
		o.box.Add(NewSignKey(strings.Join(titles, ", "), signs, func() { o.fit(set) }))
	}
	o.box.Refresh()
	return true
}

// fits are the pieces that can be chosen now.
func fits(t rules.Judge) []rules.Act {
	return slices.DeleteFunc(t.Legal(nil), func(act rules.Act) bool { return !duckdealer.Fit.Is(act) })
}

// setsOf are all sets of so many pieces of some kinds; a kind may come several times.
func setsOf(kinds []rules.Act, n int) [][]rules.Act {
	if n == 0 {
		return [][]rules.Act{nil}
	}
	var sets [][]rules.Act
	for i, kind := range kinds {
		for _, rest := range setsOf(kinds[i:], n-1) {
			sets = append(sets, append([]rules.Act{kind}, rest...))
		}
	}
	return sets
}

// fit chooses the pieces one after another.
func (o *outfit) fit(set []rules.Act) {
	left := slices.Clone(set)
	o.acts.Walk(func(rules.Table) (act rules.Act, more bool) {
		if len(left) > 0 {
			act, more, left = left[0], true, left[1:]
		}
		return act, more
	})
}
