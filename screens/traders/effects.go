package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/box"
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

// effectRow tells one effect on a card: whom it hit, and what came or went.
func effectRow(t rules.Match, e aid.Effect) fyne.CanvasObject {
	row := box.Row(8)
	if e.Seat > 0 {
		row.Add(parts.NewSeatMark(e.Seat, effectMark))
	}
	if e.Planet != "" {
		row.Add(box.Fixed(newPlanet(e.Planet), effectMark, effectMark))
	}
	row.Add(box.Grow(parts.NewWords(effectWords(t, e), look.Body, look.OnPaper).Bold()))
	return row
}

// effectMark is the side of a mark before an effect, in device-independent pixels.
const effectMark = 26

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

// newPlanet is a drawing of a planet, by its word, that fills its place.
func newPlanet(word string) fyne.CanvasObject {
	return parts.NewDrawing(parts.Planet(word).Resource(), canvas.ImageFillContain, 0)
}
