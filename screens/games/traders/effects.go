package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
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
	player, goods, planet := "", goodsWords(e.Goods), traders.PlanetTitle(e.Planet)
	if e.Seat > 0 {
		player = t.Seats()[e.Seat-1]
	}
	switch e.Kind {
	case aid.Paid:
		return wording.L("{player}: {number} MCr less.", player, e.N)
	case aid.Earned:
		return wording.L("{player}: {number} MCr more.", player, e.N)
	case aid.Unloaded:
		return wording.L("{player}'s ship loses {goods}.", player, goods)
	case aid.Loaded:
		return wording.L("{player}'s ship gets {goods}.", player, goods)
	case aid.Made:
		return wording.L("{player}, {planet}: {goods} made.", player, planet, goods)
	case aid.Lost:
		if e.Planet == "" {
			return wording.L("{player} loses {goods} at earth.", player, goods)
		}
		return wording.L("{player} loses {goods} on {planet}.", player, goods, planet)
	case aid.Delivered:
		return wording.L("{player} has {goods} more at earth.", player, goods)
	}
	return otherEffect(e, player, planet)
}

// otherEffect says an effect that is about no goods and no money.
func otherEffect(e aid.Effect, player, planet string) string {
	switch e.Kind {
	case aid.Missing:
		return wording.L("{player} misses a turn.", player)
	case aid.Extra:
		return wording.L("{player} gets an extra turn.", player)
	case aid.Drew:
		if e.N == 1 {
			return wording.L("{player} has 1 more card.", player)
		}
		return wording.L("{player} has {number} more cards.", player, e.N)
	case aid.Laid:
		if e.N == 1 {
			return wording.L("{player} has 1 fewer card.", player)
		}
		return wording.L("{player} has {number} fewer cards.", player, e.N)
	case aid.Built:
		return wording.L("{player} gets a station on {planet}.", player, planet)
	case aid.Razed:
		return wording.L("{player} loses a station on {planet}.", player, planet)
	}
	return haltedLine(e.Planet, e.N)
}

// newPlanet is a drawing of a planet, by its word, that fills its place.
func newPlanet(word string) fyne.CanvasObject {
	return parts.NewDrawing(parts.Planet(word).Resource(), canvas.ImageFillContain, 0)
}
