package risingtides

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// picks help while each player takes a card out of a neighbour's hand: mostly all do so unseen, which is one tap.
type picks struct {
	acts game.Acts
	who  *parts.Words
	all  *parts.Button
	box  *fyne.Container
}

func newPicks(acts game.Acts) game.Assist {
	p := &picks{acts: acts, who: parts.NewLess("")}
	p.all = parts.NewMainButton(lang.L("Everybody took one"), parts.IconCheck, p.everybody)
	p.box = parts.NewTightColumn(p.all, p.who)
	return p
}

// Object is the button with a line that says who takes from whom.
func (p *picks) Object() fyne.CanvasObject { return p.box }

// Show reports whether several still have to pick from their own hands, and nobody has begun to name a card: what the app
// deals it also picks.
func (p *picks) Show(t rules.Table, pick *picker.Picker) bool {
	v, ok := risingtides.Look(t)
	if !ok || len(v.Picks) < 2 || p.acts.Draws() || pick.Begun() {
		return false
	}
	var who []string
	for _, one := range v.Picks {
		who = append(who, lang.L("{{.Player}} from {{.From}}", map[string]any{"Player": t.Seats()[one.Seat-1], "From": t.Seats()[one.From-1]}))
	}
	p.who.SetText(strings.Join(who, ", ") + ".")
	parts.SetVisible(p.all, !slices.ContainsFunc(v.Picks, func(one risingtides.Pick) bool { return !p.acts.Mine(one.Seat) }))
	return true
}

// everybody enters that all who still have to pick took a card unseen.
func (p *picks) everybody() {
	p.acts.Walk(func(t rules.Table) (act rules.Act, ok bool) {
		v, ok := risingtides.Look(t)
		if !ok || len(v.Picks) == 0 {
			return act, false
		}
		act, err := t.Read(rules.SeatWord(v.Picks[0].Seat) + ": pick ?")
		return act, err == nil
	})
}
