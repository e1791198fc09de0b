package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
)

// refused is the move that says why the ship can't get there: the step or, without steps and markers, spending a marker.
func (f duckFlight) refused(t rules.Judge, v *duckdealer.View) (act rules.Act, ok bool) {
	if v.StepsLeft == 0 && moveMarkers(v) == 0 {
		act, ok = duckdealer.Burn.Act(v.Active()), true
	} else {
		act, ok = f.step(v.Active(), f.to)
	}
	return act, ok && t.Judge(act) != ""
}

// duckFlight is a flight of the ship whose turn it is to a space.
type duckFlight struct {
	edition *duckdealer.Edition
	to      string // "": none is meant
}

// fares are what the flight costs in a position; ok reports whether the ship can get there at all.
func (f duckFlight) fares(t rules.Match, v *duckdealer.View) (direct, best aid.Fare, ok bool) {
	if f.to == "" || v.Active() == 0 || v.Ship(v.Active()) == "" {
		return direct, best, false
	}
	direct, best, err := aid.Fly(f.edition, aid.FlightOf(v, v.Active(), f.to, t.Options()["pathways"] == "two-way"))
	return direct, best, err == nil
}

// next is the next move of the flight, if it is legal.
func (f duckFlight) next(t rules.Table) (act rules.Act, ok bool) {
	v, ok := duckdealer.Look(t)
	if f.to == "" || !ok || v.Step != duckdealer.StepAction {
		return act, false
	}
	_, best, ok := f.fares(t, v)
	if !ok || len(best.Way) == 0 || best.Markers > moveMarkers(v) {
		return act, false
	}
	switch stop := best.Way[0]; {
	case stop.Teleport:
		act = duckdealer.Teleport.Act(v.Active())
	case v.StepsLeft > 0:
		act, ok = f.step(v.Active(), stop.Space)
	default:
		act = duckdealer.Burn.Act(v.Active())
	}
	return act, ok && t.Judge(act) == ""
}

// step is the step of a seat to a space; false: there is no such space.
func (f duckFlight) step(seat int, space string) (act rules.Act, ok bool) {
	number, ok := f.edition.Space(space)
	return duckdealer.Step.Act(seat, number), ok
}

// moveMarkers are the movement markers of the player whose turn it is, virtual ones among them.
func moveMarkers(v *duckdealer.View) int {
	move := duckdealer.Energy()[0]
	return v.Players[v.Active()-1].Energy()[move] + v.Virtual()[move]
}

// words say what the flight takes; "" where no ship is to fly.
func (f duckFlight) words(t rules.Table) string {
	v, ok := duckdealer.Look(t)
	if !ok {
		return ""
	}
	direct, best, ok := f.fares(t, v)
	switch {
	case f.to != "" && v.Active() > 0 && v.Highway(f.to) == v.Active():
		return wording.L("Your own highway part: your ship can't stop here, and flying over it is free.")
	case !ok || direct.Steps == 0:
		return ""
	}
	words := wording.L("To fly there: {steps}, {markers}", stepCount(direct.Steps), markerCount(direct.Markers))
	if best.Markers < direct.Markers {
		words = wording.L("{way}; by pathway: {steps}, {markers}", words, stepCount(best.Steps), markerCount(best.Markers))
	}
	if has := moveMarkers(v); best.Markers > has {
		words = wording.L("{way}; {player} has {count}", words, t.Seats()[v.Active()-1], has)
	}
	if words += "."; f.edition.HouseMap() {
		words = duckdealer.Resting(wording.TextOf(wording.Name(words))).String()
	}
	return words
}

func stepCount(steps int) string {
	return wording.Count(steps, "step").String()
}

func markerCount(markers int) string {
	if markers == 0 {
		return wording.L("no movement marker")
	}
	return wording.Count(markers, "movement marker").String()
}
