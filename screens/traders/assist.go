package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// tradersAssist shows the card that is being resolved where the log does not tell which was drawn: the table has agreed on a
// position. In the steps before and after the flight it offers with one tap what takes several moves.
type tradersAssist struct {
	acts game.Acts
	card *parts.Card
	keys *fyne.Container
	box  *fyne.Container
}

func newTradersAssist(_ *Feature, acts game.Acts) game.Assist {
	a := &tradersAssist{acts: acts, card: parts.NewCard(parts.NoIcon, "", "", nil), keys: parts.NewFlow()}
	a.box = parts.NewTightColumn(a.card, a.keys)
	return a
}

func (a *tradersAssist) Object() fyne.CanvasObject { return a.box }

func (a *tradersAssist) Show(t rules.Table, p *picker.Picker) bool {
	v, ok := traders.Look(t)
	if !ok {
		return false
	}
	card := a.showCard(t, v)
	a.keys.Objects = nil
	if !p.All && !p.Begun() && p.At.Title == "" && p.About == 0 {
		a.fill(t, v)
	}
	parts.SetVisible(a.card, card)
	parts.SetVisible(a.keys, len(a.keys.Objects) > 0)
	a.keys.Refresh()
	return card || a.keys.Visible()
}

// showCard shows the card of an agreed position, and reports whether there is one.
func (a *tradersAssist) showCard(t rules.History, v *traders.View) bool {
	f, ok := aid.FaceOf(v.Moment().Card)
	if at, _ := latestCard(t); !ok || at >= 0 { // it lies over the map
		return false
	}
	icon := parts.IconCards
	if f.Cost == 0 && f.Word != "trade" {
		icon = parts.IconEvent
	}
	a.card.Set(icon, lang.L(f.Title), lang.L(f.Text))
	return true
}

// fill offers what takes several moves: to unload and to load two at once, and to end the turn without trading.
func (a *tradersAssist) fill(t rules.Judge, v *traders.View) {
	m := v.Moment()
	if m.Step != traders.StepAct1 && m.Step != traders.StepAct2 || !a.acts.Mine(m.Turn) {
		return
	}
	c := v.Company(m.Turn)
	legal := t.Legal(nil)
	if _, ok := rules.FirstOf(legal, traders.Unload); ok && c.Cargo.Sum() == shipHolds {
		a.keys.Add(a.key(lang.L("Unload {{.Goods}}", map[string]any{"Goods": goodsWords(c.Cargo)}), each(traders.Unload, m.Turn, c.Cargo)))
	}
	if _, ok := rules.FirstOf(legal, traders.Load); ok && c.Cargo.Sum() == 0 {
		for _, two := range pairsOf(stockHere(c)) {
			a.keys.Add(a.key(lang.L("Load {{.Goods}}", map[string]any{"Goods": goodsWords(two)}), each(traders.Load, m.Turn, two)))
		}
	}
	if m.Step == traders.StepAct2 {
		a.keys.Add(a.key(lang.L("End the turn"), []rules.Act{traders.Done.Act(m.Turn), traders.Done.Act(m.Turn)}))
	}
}

// key plays moves of the seat in turn one after another.
func (a *tradersAssist) key(text string, moves []rules.Act) fyne.CanvasObject {
	return parts.NewKey(0, text, func() {
		left := moves
		a.acts.Walk(func(rules.Table) (rules.Act, bool) {
			if len(left) == 0 {
				return rules.Act{}, false
			}
			move := left[0]
			left = left[1:]
			return move, true
		})
	})
}

// each are the moves of a seat with a verb, one for each of the goods.
func each(verb rules.Verb1[int], seat int, g traders.Goods) []rules.Act {
	var moves []rules.Act
	for resource, n := range g {
		for range n {
			moves = append(moves, verb.Act(seat, resource))
		}
	}
	return moves
}

// stockHere is what lies where the ship of a company is.
func stockHere(c traders.Company) traders.Goods {
	if c.Where == "earth" {
		return c.Earth
	}
	for _, s := range c.Stocks {
		if s.Planet == c.Where {
			return s.Goods
		}
	}
	return traders.Goods{}
}

// pairsOf are all cargoes of two that can be loaded from a stock.
func pairsOf(g traders.Goods) []traders.Goods {
	var list []traders.Goods
	for i := range g {
		for k := i; k < len(g); k++ {
			two := traders.Goods{}
			two[i]++
			two[k]++
			if g[i] >= two[i] && g[k] >= two[k] {
				list = append(list, two)
			}
		}
	}
	return list
}
