package traders

import (
	"encoding/json"
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// flight are the dice of a flight.
type flight struct{ Faces []int } // none: not thrown yet

// steps are all steps that the dice give (TR-7.1).
func (f flight) steps() int {
	if len(f.Faces) == 0 {
		return 0
	}
	n := traders.BaseSteps
	for _, face := range f.Faces {
		n += traders.D3(face)
	}
	return n
}

// flown says how far a ship flies with a throw, or how the flight of a match stands.
func flown(of *game.OpenMatch, _ *loose.Table, faces []int) (said, line string) {
	f := flight{faces}
	if of == nil {
		if len(faces) == 0 {
			return wording.L("How far does the ship fly?"), ""
		}
		return stepsWord(f.steps()), flightWords(f)
	}
	v := viewOf(of)
	_, due := of.DueLoose(traders.Roll)
	switch m := v.Moment(); {
	case m.Step == traders.StepStart && due:
		return wording.L("{player} throws for the start", of.Table().Seats()[m.Awaited-1]), ""
	case len(faces) == 0 && !due:
		return wording.L("No ship flies now"), ""
	case len(faces) == 0:
		return wording.L("How far does the ship fly?"), ""
	case m.Step == traders.StepMove:
		return stepsLeft(m.Steps), flightWords(f)
	case m.Step == traders.StepRoll:
		return wording.L("One more die"), flightWords(f)
	}
	return stepsWord(f.steps()), flightWords(f)
}

// flights is what is counted of a flight.
type flights struct {
	Throw int `json:"throw"` // of which it is
	Made  int `json:"made"`  // steps
}

// stepsToGo counts down the steps of the latest throw, while the ship flies on the table.
func stepsToGo(t *loose.Table, _ bool, changed func()) (shown fyne.CanvasObject, begin string) {
	n := len(t.Throws())
	if n == 0 {
		return nil, ""
	}
	var made flights
	_ = json.Unmarshal(t.Counts(), &made) // what can't be read counts nothing
	if made.Throw != n {
		made = flights{Throw: n}
	}
	steps := flight{t.Throws()[n-1].Faces}.steps()
	left := parts.NewStepper(wording.L("Steps left"), 0, steps, 1, strconv.Itoa, func(left int) {
		made.Made = steps - left
		counts, _ := json.Marshal(made) // numbers are never refused
		t.Count(counts)
		changed()
	})
	left.SetValue(steps - made.Made)
	return left, ""
}

// stepsWord is a number of steps.
func stepsWord(n int) string {
	return wording.Count(n, "step").String()
}

// stepsLeft reports how many steps are left.
func stepsLeft(n int) string {
	return wording.Count(n, "step left;steps left").String()
}

// flightWords reports how the steps come about.
func flightWords(f flight) string {
	switch len(f.Faces) {
	case 0:
		return ""
	case 1:
		return wording.L("A {face} counts as {steps}, and every ship flies 1 more.",
			f.Faces[0], traders.D3(f.Faces[0]))
	}
	return wording.L("A {face} counts as {steps}, a {other} as {more}, and every ship flies 1 more.", f.Faces[0], traders.D3(f.Faces[0]), f.Faces[1], traders.D3(f.Faces[1]))
}

// summed says in few words what the steps of a flight are made of.
func summed(f flight) string {
	if len(f.Faces) == 1 {
		return wording.L("{steps}: {die} for the die, 1 always", stepsWord(f.steps()), traders.D3(f.Faces[0]))
	}
	return wording.L("{steps}: {dice} for the dice, 1 always", stepsWord(f.steps()), f.steps()-1)
}

// thrownIn are the dice that a match shows.
func thrownIn(t rules.Table) []int {
	v, ok := traders.Look(t)
	if !ok || v.Moment().Step == traders.StepStart {
		return nil
	}
	return latestFlight(t, v).Faces
}

// latestFlight are the dice of the latest flight of a match.
func latestFlight(t rules.History, v *traders.View) flight {
	f := flight{}
	for i := len(t.Log()) - 1; i >= 0 && len(f.Faces) < 2; i-- {
		e := t.Log()[i]
		face, thrown := traders.Roll.Of(e.Act)
		switch {
		case e.Agreed:
			return f
		case thrown:
			f.Faces = append([]int{face}, f.Faces...)
		case !traders.Step.Is(e.Act) && !traders.Stop.Is(e.Act):
			return f
		}
	}
	return f
}
