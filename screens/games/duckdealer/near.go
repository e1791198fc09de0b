package duckdealer

import (
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	kit "tablekeeper/screens/kits/duckdealer"
)

// nearby names the spaces of a map by what lies there or beside them, for one table after the other.
type nearby struct {
	table rules.Table
	names map[string]string // by what a space is called
}

// name is what lies on a space or beside it, by what the space is called; "" for no space.
func (n *nearby) name(t rules.Table, title string) string {
	if n.table != t {
		n.table, n.names = t, nearOf(t)
	}
	return n.names[title]
}

// nearOf names all spaces of a table's map: planets by their tiles, once these lie there, and dots by the ends of their
// route.
func nearOf(t rules.Table) map[string]string {
	v, ok := duckdealer.Look(t)
	if !ok {
		return nil
	}
	b := &duckBoard{table: t, Edition: v.Edition, View: v}
	names := map[string]string{}
	for _, place := range v.Places() {
		names[v.SpaceTitle(place.Name)] = b.lies(place)
	}
	for _, r := range v.Routes() {
		from, to := v.SpaceTitle(r.From), v.SpaceTitle(r.To)
		for i, dot := range r.Dots {
			words := wording.L("between {from} and {to}", from, to)
			switch {
			case len(r.Dots) == 1:
			case i == 0:
				words = b.nextTo(r.From)
			case i == len(r.Dots)-1:
				words = b.nextTo(r.To)
			}
			names[v.SpaceTitle(dot)] = words
		}
	}
	return names
}

// lies is what is known of a place: its tiles, or what kind of place it is.
func (b *duckBoard) lies(place duckdealer.Place) string {
	on := b.View.Planet(place.Name)
	if on == nil || b.View.Step < duckdealer.StepTurn {
		return placeWords(place.Kind)
	}
	return strings.Join(b.planetWords(on), ". ")
}

// nextTo names a dot by the place beside it, and by the mine there.
func (b *duckBoard) nextTo(place string) string {
	words := wording.L("next to {place}", b.View.SpaceTitle(place))
	if on := b.View.Planet(place); on != nil && b.View.Step >= duckdealer.StepTurn {
		words += ". " + wording.L("next to the mine for {good}", kit.GoodTitle(on.MineOf()))
	}
	return words
}
