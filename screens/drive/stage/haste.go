package stage

import "image"

// Hurry lets the driver tap faster than anybody: it does not wait until the window shows what is tapped next, but hands it several taps
// at once, which the app works off in their order. Who is in haste looks from time to time whether the two are still alike.
func (w *Session) Hurry(haste bool) { w.Haste, w.haste = haste, haste }

// Go taps all that was noted in haste.
func (a *App) Go() error {
	if len(a.taps) == 0 {
		return nil
	}
	var words []string
	for _, at := range a.taps {
		words = append(append(words, a.at(at.X, at.Y)...), "click", "1", "sleep", "0.02")
	}
	a.last, a.taps = a.taps[len(a.taps)-1], nil
	return a.do(words)
}

// Again taps in the window alone what was tapped last in haste: the click was lost.
func (a *App) Again() error {
	a.taps = []image.Point{a.last}
	return a.Go()
}
