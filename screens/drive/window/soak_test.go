//go:build window && soak

package window

import (
	"errors"
	"slices"
	"strings"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/traders"
)

func init() {
	soak, wholeGames[0].from = true, 0
	wholeGames = append(wholeGames, enters{"rising-tides", sizes[2], 0, (*wholeGame).word},
		enters{"traders", sizes[0], 0, (*wholeGame).flyOrWord}, enters{"duck-dealer", sizes[1], 0, (*wholeGame).fitOrWord})
}

// fitOrWord enters moves of Duck Dealer: the gear that a ship begins with has one key.
func (w *wholeGame) fitOrWord() (int, error) {
	const all = 3
	var set []string
	for _, act := range w.left[:min(all, len(w.left))] {
		if gear, ok := duckdealer.Fit.Of(act); ok {
			set = append(set, duckdealer.GearWords().Title(int(gear), nil))
		}
	}
	if len(set) == all {
		w.taps++
		return all, w.session.Tap(strings.Join(set, ", "))
	}
	return w.word()
}

// flyOrWord enters moves of Traders: a flight with a tap on where it ends, as long as it can be.
func (w *wholeGame) flyOrWord() (int, error) {
	view, ok := traders.Look(w.table)
	if !ok {
		return 0, errors.New("the table has no view")
	}
	var hex string
	n := 0
	for _, g := range view.Goals() {
		acts := len(g.Acts)
		if acts > n && acts <= len(w.left) && slices.Equal(g.Acts, w.left[:acts]) {
			hex, n = g.Hex, acts
		}
	}
	if n == 0 {
		return w.word()
	}
	if _, beside := view.StepTo(hex); beside {
		n = 1 // a stop behind it is a move of its own
	}
	w.taps++
	w.picture("flight")
	if err := w.session.Go(); err != nil {
		return 0, err
	}
	if err := w.session.Alike(); err != nil { // the die lies over the map for a moment
		return 0, err
	}
	return n, w.session.TapPlace(hex)
}
