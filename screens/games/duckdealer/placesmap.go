package duckdealer

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/kits/boxmap"
	"tablekeeper/screens/widgets/board"
)

// placesMap draws planets and routes; a tap takes a space that is one of the words. Ships and tiles are left out: where
// they are is what is asked.
func placesMap(t rules.Table, words []string, chosen string, take func(word string)) *board.Board {
	v, ok := duckdealer.Look(t)
	if !ok || !slices.Contains(words, v.Spaces()[0]) {
		return nil
	}
	edition := v.Edition
	b := &duckBoard{table: t, Edition: edition, plan: boxmap.New(edition, boxmap.Wide), Names: edition.Spaces(), View: edition.Bare()}
	places := b.places()
	for i := range places {
		p, space := &places[i], b.Names[i]
		p.Label, p.Marks = "", nil
		p.Chosen, p.Target = space == chosen, slices.Contains(words, space) && i < len(edition.Places())
		if p.Spoken = ""; p.Target {
			p.Spoken = placeWords(edition.Places()[i].Kind)
		}
	}
	drawn := board.New()
	drawn.Set(board.Data{Title: wording.L("Map of the planets"), Lines: b.routes(), Places: places, Tap: func(id int) {
		if slices.Contains(words, b.Names[id]) {
			take(b.Names[id])
		}
	}})
	return drawn
}

// placeWords say what a place of the map is.
func placeWords(kind duckdealer.PlaceKind) string {
	switch kind {
	case duckdealer.StartPlanet:
		return wording.L("Starting planet")
	case duckdealer.Junction:
		return wording.L("Junction")
	}
	return wording.L("Far planet")
}
