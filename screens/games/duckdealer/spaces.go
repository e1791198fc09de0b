package duckdealer

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/screens/widgets/parts"
)

// spaces chooses a space of the map: a place, or a dot of a route from the place that was tapped first.
func (p *flightPage) spaces(chosen string, take func(space string)) fyne.CanvasObject {
	column := parts.NewColumn(parts.NewTightColumn(parts.NewLess(wording.L("A planet, or the planet next to a dot:")), p.places(chosen)))
	if p.near == "" {
		return column
	}
	column.Add(parts.NewButton(wording.L("On {place} itself", p.title(p.near)), parts.IconCheck, func() { take(p.near) }))
	p.eachRoute(p.near, func(title string, dots []string) {
		keys := parts.NewFlow()
		for _, dot := range dots {
			key := parts.NewKey(0, p.title(dot), func() { take(dot) })
			if dot == chosen {
				key.Chosen()
			}
			keys.Add(key)
		}
		column.Add(parts.NewTightColumn(parts.NewLess(title), keys))
	})
	return column
}

// places are the keys of planets and junctions; the one that was tapped shows its routes.
func (p *flightPage) places(chosen string) fyne.CanvasObject {
	keys := parts.NewFlow()
	for _, place := range p.edition.Places() {
		key := parts.NewKey(0, p.title(place.Name), func() { p.near = place.Name; p.Refresh() })
		if place.Name == p.near || p.near == "" && place.Name == chosen {
			key.Chosen()
		}
		keys.Add(key)
	}
	return keys
}

// eachRoute goes through the routes of a place that have dots, nearest dot first.
func (p *flightPage) eachRoute(place string, route func(title string, dots []string)) {
	for _, r := range p.edition.Routes() {
		dots, other := slices.Clone(r.Dots), r.To
		switch place {
		case r.From:
		case r.To:
			slices.Reverse(dots)
			other = r.From
		default:
			continue
		}
		if len(dots) > 0 {
			route(wording.L("Towards {place}", p.title(other)), dots)
		}
	}
}

// own chooses the dots with own highway parts.
func (p *flightPage) own(now flightAsk) fyne.CanvasObject {
	column := parts.NewColumn()
	if len(now.Own) > 0 {
		column.Add(parts.NewTightColumn(parts.NewLess(wording.L("Tap a part to take it away:")), p.ownKeys(now, now.Own)))
	}
	column.Add(parts.NewTightColumn(parts.NewLess(wording.L("Add parts on the routes of:")), p.places("")))
	if p.near != "" {
		p.eachRoute(p.near, func(title string, dots []string) {
			column.Add(parts.NewTightColumn(parts.NewLess(title), p.ownKeys(now, dots)))
		})
	}
	return column
}

// ownKeys turn highway parts on and off.
func (p *flightPage) ownKeys(now flightAsk, dots []string) fyne.CanvasObject {
	keys := parts.NewFlow()
	for _, dot := range dots {
		lies := slices.Contains(now.Own, dot)
		key := parts.NewKey(0, p.title(dot), func() {
			p.change(func(f *flightAsk) {
				if lies {
					f.Own = slices.DeleteFunc(f.Own, func(own string) bool { return own == dot })
					return
				}
				f.Own = append(f.Own, dot)
				slices.Sort(f.Own)
			})
		})
		if lies {
			key.Chosen()
		}
		keys.Add(key)
	}
	return keys
}

// pathways adds pathways and takes them away: entrance first, then exit.
func (p *flightPage) pathways(now flightAsk) fyne.CanvasObject {
	column := parts.NewColumn()
	if len(now.Pathways) > 0 {
		keys := parts.NewFlow()
		for i, words := range p.pathwayWords(now.Pathways) {
			keys.Add(parts.NewKey(0, words, func() {
				p.change(func(f *flightAsk) { f.Pathways = slices.Delete(f.Pathways, i, i+1) })
			}).Chosen())
		}
		column.Add(parts.NewTightColumn(parts.NewLess(wording.L("Tap a pathway to take it away:")), keys))
	}
	words := wording.L("The entrance of another one:")
	if p.entrance != "" {
		words = wording.L("It begins on {place}. Where does it end?", p.title(p.entrance))
	}
	keys := parts.NewFlow()
	for _, place := range p.edition.Places() {
		if place.Kind == duckdealer.Junction || place.Name == p.entrance {
			continue
		}
		keys.Add(parts.NewKey(0, p.title(place.Name), func() { p.takeEnd(place.Name) }))
	}
	column.Add(parts.NewTightColumn(parts.NewLess(words), keys))
	return column
}

// takeEnd takes one end of a pathway.
func (p *flightPage) takeEnd(place string) {
	if p.entrance == "" {
		p.entrance = place
		p.Refresh()
		return
	}
	way := [2]string{p.entrance, place}
	p.entrance = ""
	p.change(func(f *flightAsk) { f.Pathways = append(f.Pathways, way) })
}
