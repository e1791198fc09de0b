package traders

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// effectsOf says what an entry of the log and the answers to it have changed.
func effectsOf(t rules.Table, v *traders.View, at int) []aid.Effect {
	before := t.Fork()
	for range len(t.Log()) - at {
		before.Undo()
	}
	was, ok := traders.Look(before)
	if !ok {
		return nil
	}
	return aid.Effects(was, v, len(t.Seats()))
}

// effectRow tells one effect: whom it hit, what came or went as pictures, and the same in words.
func effectRow(t rules.Match, e aid.Effect) fyne.CanvasObject {
	signs := container.NewHBox()
	if e.Seat > 0 {
		signs.Add(parts.NewSeatMark(e.Seat, effectMark))
	}
	if e.Planet != "" {
		side := parts.CurrentTheme().Size(look.Body) * effectPlanet
		signs.Add(container.NewGridWrap(fyne.NewSquareSize(side), parts.NewPlanet(parts.Planet(e.Planet))))
	}
	for _, s := range effectSigns(e) {
		signs.Add(s)
	}
	return container.New(&parts.LeadRow{}, signs, parts.NewBody(effectWords(t, e)).Bold())
}

// The sizes of what leads an effect.
const (
	effectMark   = 26  // a seat's mark, in device-independent pixels
	effectPlanet = 1.5 // a planet, in sizes of body text
)

// effectSigns are what came or went: each kind of goods, money, cards or a station with its number.
func effectSigns(e aid.Effect) []fyne.CanvasObject {
	icon, plus := parts.NoIcon, true
	switch e.Kind {
	case aid.Paid, aid.Earned:
		icon, plus = parts.IconMoney, e.Kind == aid.Earned
	case aid.Drew, aid.Laid:
		icon, plus = parts.IconCards, e.Kind == aid.Drew
	case aid.Built, aid.Razed:
		icon, plus = parts.IconStation, e.Kind == aid.Built
	case aid.Missing, aid.Halts:
		icon, plus = parts.IconStop, false
	case aid.Extra:
		icon = parts.IconForward
	default:
		return goodsSigns(e.Goods, e.Kind == aid.Loaded || e.Kind == aid.Made || e.Kind == aid.Delivered)
	}
	return []fyne.CanvasObject{parts.NewTally(icon, signed(e.N, plus), signed(e.N, plus))}
}

// goodsSigns are goods that came or went.
func goodsSigns(g traders.Goods, plus bool) []fyne.CanvasObject {
	var signs []fyne.CanvasObject
	for i, word := range traders.ResourceWords() {
		if g[i] > 0 {
			n := signed(g[i], plus)
			signs = append(signs, parts.NewTally(resourceIcons()[i], n, counted(n, g[i], word)))
		}
	}
	return signs
}

// signed is a number with plus or minus.
func signed(n int, plus bool) string {
	if plus {
		return "+" + strconv.Itoa(n)
	}
	return "-" + strconv.Itoa(n)
}

// effectWords says one effect.
func effectWords(t rules.Match, e aid.Effect) string {
	data := map[string]any{"Number": e.N, "Goods": goodsWords(e.Goods), "Planet": traders.PlanetTitle(e.Planet)}
	if e.Seat > 0 {
		data["Player"] = t.Seats()[e.Seat-1]
	}
	switch e.Kind {
	case aid.Paid:
		return lang.L("{{.Player}}: {{.Number}} MCr less.", data)
	case aid.Earned:
		return lang.L("{{.Player}}: {{.Number}} MCr more.", data)
	case aid.Unloaded:
		return lang.L("{{.Player}}'s ship loses {{.Goods}}.", data)
	case aid.Loaded:
		return lang.L("{{.Player}}'s ship gets {{.Goods}}.", data)
	case aid.Made:
		return lang.L("{{.Player}}, {{.Planet}}: {{.Goods}} made.", data)
	case aid.Lost:
		if e.Planet == "" {
			return lang.L("{{.Player}} loses {{.Goods}} at earth.", data)
		}
		return lang.L("{{.Player}} loses {{.Goods}} on {{.Planet}}.", data)
	case aid.Delivered:
		return lang.L("{{.Player}} has {{.Goods}} more at earth.", data)
	}
	return otherEffect(e, data)
}

// otherEffect says an effect that is about no goods and no money.
func otherEffect(e aid.Effect, data map[string]any) string {
	switch e.Kind {
	case aid.Missing:
		return lang.L("{{.Player}} misses a turn.", data)
	case aid.Extra:
		return lang.L("{{.Player}} gets an extra turn.", data)
	case aid.Drew:
		if e.N == 1 {
			return lang.L("{{.Player}} has 1 more card.", data)
		}
		return lang.L("{{.Player}} has {{.Number}} more cards.", data)
	case aid.Laid:
		if e.N == 1 {
			return lang.L("{{.Player}} has 1 fewer card.", data)
		}
		return lang.L("{{.Player}} has {{.Number}} fewer cards.", data)
	case aid.Built:
		return lang.L("{{.Player}} gets a station on {{.Planet}}.", data)
	case aid.Razed:
		return lang.L("{{.Player}} loses a station on {{.Planet}}.", data)
	}
	return haltedLine(e.Planet, e.N)
}
