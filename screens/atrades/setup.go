package atrades

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/chance"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// anyGuild chooses one of the guilds that are left by chance; the move is still to be played.
func (h *guildHelp) anyGuild() {
	legal := h.table.Legal(nil)
	seed, err := h.app.Device().NewSeed()
	if err != nil {
		h.app.Say(parts.Upper(err.Error()) + ".")
		return
	}
	if len(legal) > 0 {
		h.acts.Choose(legal[chance.New(seed).Below(len(legal))])
	}
}

// sideTitle reports where a new region lies, seen from the one on whose side it is laid: sides count clockwise from the
// right.
func sideTitle(side int, region string) string {
	data := map[string]any{"Region": region}
	switch side {
	case 0:
		return lang.L("right of {{.Region}}, lower", data)
	case 1:
		return lang.L("below {{.Region}}", data)
	case 2:
		return lang.L("left of {{.Region}}, lower", data)
	case 3:
		return lang.L("left of {{.Region}}, higher", data)
	case 4:
		return lang.L("above {{.Region}}", data)
	}
	return lang.L("right of {{.Region}}, higher", data)
}

// mostTurns is how often a region can be turned by a sixth before it lies as it did.
const mostTurns = 5

// laying offers the free sides of the regions on the table and the turns; the board shows what is chosen.
func (h *guildHelp) laying() fyne.CanvasObject {
	var sides []rules.Act // one for each free side, not turned
	for _, act := range h.table.Legal(nil) {
		if _, _, turns, ok := atrades.Lay.Of(act); ok && turns == 0 {
			sides = append(sides, act)
		}
	}
	at, turns := 0, 0
	keys := parts.NewFlow()
	var dress func()
	choose := func() {
		region, side, _, _ := atrades.Lay.Of(sides[at])
		dress()
		h.acts.Choose(atrades.Lay.Act(sides[at].Seat, region, side, turns))
	}
	dress = func() {
		keys.Objects = nil
		for i, act := range sides {
			form := h.table.Form(act)
			region, side, _, _ := atrades.Lay.Of(act)
			key := parts.NewKey(0, parts.Upper(sideTitle(side, picker.WordTitle(form.Words[0], region, nil))), func() { at = i; choose() })
			if i == at {
				key.Chosen()
			}
			keys.Add(key)
		}
		keys.Refresh()
	}
	dress()
	turn := parts.NewStepper(lang.L("Turned clockwise by sixths"), 0, mostTurns, 1, strconv.Itoa, func(n int) { turns = n; choose() })
	return parts.NewPanel(lang.L("Where does it lie?"), keys, turn)
}
