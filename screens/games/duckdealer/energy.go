package duckdealer

import (
	"maps"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

// Stock is how many energy markers of each type are left.
type Stock map[string]int

func fullStock() Stock {
	full := Stock{}
	for _, energy := range duckdealer.Energy() {
		full[energy] = duckdealer.MarkersOfAType
	}
	return full
}

// energyPage counts the energy markers in the stock, by colour.
type energyPage struct {
	counterPage
	steppers map[string]*parts.Stepper
	warnings map[string]*parts.Words
}

func newEnergyPage(a *Feature) shell.Screen {
	p := &energyPage{steppers: map[string]*parts.Stepper{}, warnings: map[string]*parts.Words{}}
	of := &a.DuckAids().Energy
	p.counterPage = counterPage{
		app: a, title: wording.L("Energy stock"), count: of, body: p.objects, show: p.draw,
		anew: func() { of.set(fullStock()) },
	}
	return p
}

func (p *energyPage) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{parts.NewBody(wording.L("Markers in the common stock. Crew quarters take theirs from it too."))}
	for _, energy := range duckdealer.Energy() {
		title := picker.TitleOf(duckdealer.EnergyWords(), energy, nil)
		stepper := parts.NewStepper(wording.L("{type} left", kit.EnergyTitle(energy)), 0, duckdealer.MarkersOfAType, 1, plainNumber, func(n int) {
			of := &p.app.DuckAids().Energy
			next := fullStock()
			maps.Copy(next, of.Now)
			next[energy] = n
			of.set(next)
			p.did()
		})
		p.steppers[energy], p.warnings[energy] = stepper, parts.NewLess("")
		objects = append(objects, parts.NewPanel("",
			parts.NewRow(parts.RowData{Icon: kit.EnergyIcon(energy), Title: title, Words: crewWords(energy)}), stepper, p.warnings[energy]))
	}
	return objects
}

// crewWords say which gear brings a type of energy.
func crewWords(energy string) string {
	return wording.L("Each {crew} brings one.", kit.GearTitle(duckdealer.CrewOf(energy)))
}

func (p *energyPage) draw() {
	now := p.app.DuckAids().Energy.Now
	for energy, stepper := range p.steppers {
		stepper.SetValue(now[energy])
		warning := ""
		switch {
		case now[energy] == 0:
			warning = wording.L("None left: a player who collects one takes an action turn at once.")
		case now[energy] <= aid.FewMarkers:
			warning = wording.L("Few left: a player who doesn't get one takes an action turn at once.")
		}
		p.warnings[energy].SetText(warning)
		box.SetVisible(p.warnings[energy], warning != "")
	}
}
