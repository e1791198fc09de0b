package duckdealer

import (
	"math"
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// dotted reports whether a dot is asked for now: dots lie so close together that a touch brings their route near first.
func (b *duckBoard) dotted() bool {
	return b.Pick != nil && slices.ContainsFunc(b.Pick.Legal, func(act rules.Act) bool {
		return rules.OneOf(act, b.asking()...) && rules.OneOf(act, duckdealer.Highway, duckdealer.Lift)
	})
}

// touched brings the route near whose dot was touched, and shows the whole map again after a touch beside the one that is near.
func (b *duckBoard) touched(id int) bool {
	if !b.dotted() {
		return false
	}
	route := 0
	if id >= 0 && b.asked()[b.Names[id]] {
		route = b.routeOf(b.Names[id])
	}
	if route == b.route {
		return false
	}
	b.bring(route)
	return true
}

// bring brings a route near; 0: the whole map is seen.
func (b *duckBoard) bring(route int) {
	b.route = route
	b.acts.Again()
}

// routeOf is the route on which a dot lies, from 1; 0: it is none.
func (b *duckBoard) routeOf(dot string) int {
	return 1 + slices.IndexFunc(b.Edition.Routes(), func(r duckdealer.Route) bool { return slices.Contains(r.Dots, dot) })
}

// apart is how far apart two dots of the route are that is near, in units.
func (b *duckBoard) apart() float32 {
	if b.route == 0 {
		return 0
	}
	r := b.Edition.Routes()[b.route-1]
	from, to := b.plan.Spots[slices.Index(b.Names, r.From)], b.plan.Spots[slices.Index(b.Names, r.Dots[0])]
	if len(r.Dots) > 1 {
		from = b.plan.Spots[slices.Index(b.Names, r.Dots[1])]
	}
	return float32(math.Hypot(from.X-to.X, from.Y-to.Y))
}

// dots ask for a dot: first for its route, then, with that near, for the dot itself.
func (b *duckBoard) dots(d *table.Dock, words string) {
	d.Hint = &table.Hint{Word: wording.L("Tap a route"), Words: words}
	if b.route > 0 {
		d.Hint.Word = wording.L("Tap a dot")
		d.Side = &table.Key{Icon: parts.IconMap, Word: wording.L("All routes"), Tap: func() { b.bring(0) }}
	}
}
