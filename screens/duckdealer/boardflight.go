package duckdealer

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// flightOffer stands in place of the moves while somebody asks about a space that the ship is not on: what lies there, and the
// flight there in one go with what it costs, or why the ship can't get there; under it what else can be done with the space.
type flightOffer struct {
	acts   game.Acts
	box    *fyne.Container
	flight duckFlight
	seat   int
}

func newFlightOffer(_ *Feature, acts game.Acts) game.Assist {
	return &flightOffer{acts: acts, box: parts.NewTightColumn()}
}

func (o *flightOffer) Object() fyne.CanvasObject { return o.box }

// Show offers the flight to the space that was asked about.
func (o *flightOffer) Show(t rules.Table, p *picker.Picker) bool {
	title, facts, _ := strings.Cut(p.At.Title, "\n")
	v, ok := duckdealer.Look(t)
	if title == "" || p.Begun() || !ok || v.Step != duckdealer.StepAction {
		return false
	}
	space := v.SpaceCalled(title)
	if v.Players[v.Active-1].Ship == space {
		return false
	}
	if o.flight.edition == nil {
		edition, err := duckdealer.ReadEdition(t.Box())
		if err != nil {
			return false
		}
		o.flight.edition = edition
	}
	o.flight.to, o.seat = space, v.Active
	o.box.Objects = []fyne.CanvasObject{o.main(t, v), parts.NewRow(parts.RowData{Icon: parts.IconPlace, Title: title, Words: facts})}
	for _, act := range o.others(p, space) {
		o.box.Add(parts.NewOffer(parts.OfferData{
			Title: picker.ActTitle(t, act), Line: lang.L(t.Help(act)), Plays: true, Tap: func() { o.acts.Play(act) },
		}))
	}
	o.box.Add(parts.NewButton(lang.L("All moves"), parts.IconList, func() { o.acts.Filter("", nil) }).SetWeight(parts.Quiet))
	o.box.Refresh()
	return true
}

// main is the button that flies there, with what that costs, or leads to the ruling.
func (o *flightOffer) main(t rules.Table, v *duckdealer.View) *parts.Button {
	data := map[string]any{"Place": v.SpaceTitle(o.flight.to)}
	if _, can := o.flight.next(t); can {
		_, best, _ := o.flight.fares(t, v)
		data["Steps"], data["Markers"] = stepCount(best.Steps), markerCount(best.Markers)
		fly := parts.NewButton(lang.L("Fly to {{.Place}}: {{.Steps}}, {{.Markers}}", data), parts.IconShip, o.fly).SetWeight(parts.Filled)
		parts.Able(fly, o.acts.Mine(v.Active))
		return fly
	}
	act, refused := o.flight.refused(t, v)
	why := parts.NewButton(lang.L("Why not to {{.Place}}?", data), parts.IconRules, func() { o.acts.Ruling(act) })
	if !refused {
		why.Disable()
	}
	return why
}

// others are the moves that name the space, but those of the flight and those of a pathway, which nobody who asks about a
// place means.
func (o *flightOffer) others(p *picker.Picker, space string) []rules.Act {
	return slices.DeleteFunc(slices.Clone(p.Legal), func(a rules.Act) bool {
		return rules.OneOf(a, duckdealer.Step, duckdealer.Entrance) || spaceIn(p.FormOf(a), a) != space
	})
}

// fly plays the moves of the flight until the ship is there, or something else comes first: a planet on the way may
// have to be explored before the next marker is spent.
func (o *flightOffer) fly() {
	flight, seat := o.flight, o.seat
	o.acts.Walk(func(t rules.Table) (rules.Act, bool) {
		act, ok := flight.next(t)
		return act, ok && act.Seat == seat
	})
}

// refused is the move that says why the ship can't get there: the step or, without steps and markers, spending a marker.
func (f duckFlight) refused(t rules.Judge, v *duckdealer.View) (act rules.Act, ok bool) {
	if v.StepsLeft == 0 && moveMarkers(v) == 0 {
		act, ok = duckdealer.Burn.Act(v.Active), true
	} else {
		act, ok = f.step(v.Active, f.to)
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
	if f.to == "" || v.Active == 0 || v.Players[v.Active-1].Ship == "" {
		return direct, best, false
	}
	direct, best, err := aid.Fly(f.edition, aid.FlightOf(v, v.Active, f.to, t.Options()["pathways"] == "two-way"))
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
		act = duckdealer.Teleport.Act(v.Active)
	case v.StepsLeft > 0:
		act, ok = f.step(v.Active, stop.Space)
	default:
		act = duckdealer.Burn.Act(v.Active)
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
	return v.Players[v.Active-1].Energy[move] + v.Virtual[move]
}

// words say what the flight takes; "" where no ship is to fly.
func (f duckFlight) words(t rules.Table) string {
	v, ok := duckdealer.Look(t)
	if !ok {
		return ""
	}
	direct, best, ok := f.fares(t, v)
	switch {
	case f.to != "" && v.Active > 0 && v.Highways[f.to] == v.Active:
		return lang.L("Your own highway part: your ship can't stop here, and flying over it is free.")
	case !ok || direct.Steps == 0:
		return ""
	}
	words := lang.L("To fly there: {{.Steps}}, {{.Markers}}", map[string]any{"Steps": stepCount(direct.Steps), "Markers": markerCount(direct.Markers)})
	if best.Markers < direct.Markers {
		words += "; " + lang.L("by pathway: {{.Steps}}, {{.Markers}}", map[string]any{"Steps": stepCount(best.Steps), "Markers": markerCount(best.Markers)})
	}
	if has := moveMarkers(v); best.Markers > has {
		words += "; " + lang.L("{{.Player}} has {{.Count}}", map[string]any{"Player": t.Seats()[v.Active-1], "Count": has})
	}
	if words += "."; f.edition.HouseMap() {
		words += duckdealer.HouseNote
	}
	return words
}

func stepCount(steps int) string {
	return lang.N("{{.Count}} steps", steps, map[string]any{"Count": steps})
}

func markerCount(markers int) string {
	if markers == 0 {
		return lang.L("no movement marker")
	}
	return lang.N("{{.Count}} movement markers", markers, map[string]any{"Count": markers})
}
