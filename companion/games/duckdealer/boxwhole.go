package duckdealer

import "tablekeeper/companion/base/wording"

// complete makes sure of what the lines of a box must be together. What can only
// be told of lines without a mistake is left until they are.
func (r *boxReader) complete() {
	r.missing()
	r.numbers()
	c := &r.box.chart
	c.planets = len(c.names)
	c.names = append(c.names, r.junctions...)
	r.joinRoutes()
	if !r.broken[planetSection] && !r.broken[routeSection] {
		if r.begin(0, routeSection); len(c.names) > 0 && !c.connected() {
			r.fail(wording.Say("the map is not connected"))
		}
	}
}

// missing makes sure that the lines are there of which the number is fixed.
func (r *boxReader) missing() {
	for _, kind := range []string{"edition", "ship"} {
		if r.begin(0, sectionOf(kind)); r.kinds[kind] == 0 {
			r.fail(wording.Say("the line {line} is missing", quoted(boxForms[kind])))
		}
	}
	for _, product := range goodNames[primaries:] {
		if r.begin(0, factorySection); !r.lines["factory "+product] {
			r.fail(wording.Say("the factory of {good} is missing", wording.Name(product)))
		}
	}
	for _, good := range goodNames[:primaries] {
		if r.begin(0, mineSection); !r.lines["mine "+good] {
			r.fail(wording.Say("the mines of {good} are missing", wording.Name(good)))
			r.broken[mineSection] = true
		}
	}
	if r.begin(0, yardSection); r.kinds["yard"] != startPlanets {
		r.fail(wording.Say("it has {number}; expected {other}", wording.Count(r.kinds["yard"], "yard"), startPlanets))
	}
}

// numbers makes sure that planets, mines and consumers fit each other.
func (r *boxReader) numbers() {
	if r.broken[planetSection] {
		return
	}
	starts, far := 0, 0
	for _, start := range r.box.chart.start {
		if start {
			starts++
		} else {
			far++
		}
	}
	r.begin(0, planetSection)
	switch {
	case starts != startPlanets:
		r.fail(wording.Say("it has {number}; expected {other}", wording.Count(starts, "start planet"), startPlanets))
	case far == 0:
		r.fail(wording.Say("there is no far planet"))
	}
	r.tiles(far)
}

// tiles makes sure that there are enough mines and consumers for the far planets.
func (r *boxReader) tiles(far int) {
	var mines mineType
	for _, m := range r.box.mines {
		mines.start += m.start
		mines.other += m.other
	}
	switch r.begin(0, mineSection); {
	case r.broken[mineSection]:
	case mines.start != startPlanets:
		r.fail(wording.Say("it has {number}; expected {other}", wording.Count(mines.start, "start mine"), startPlanets))
	case mines.other < far:
		r.fail(wording.Say("it has {number} for {planets}", wording.Count(mines.other, "other mine"), wording.Count(far, "far planet")))
	}
	if r.begin(0, consumerSection); r.kinds["consumer"] < far {
		r.fail(wording.Say("it has {number} for {planets}", wording.Count(r.kinds["consumer"], "consumer tile"), wording.Count(far, "far planet")))
	}
}

// joinRoutes finds the ends of the routes.
func (r *boxReader) joinRoutes() {
	c := &r.box.chart
	places := map[string]int32{}
	for i, name := range c.names {
		places[name] = int32(i)
	}
	joined := map[[2]int32]bool{}
	for _, line := range r.routes {
		r.begin(line.line, routeSection)
		a, knownA := places[line.a]
		b, knownB := places[line.b]
		ends := [2]int32{min(a, b), max(a, b)}
		switch {
		case (!knownA || !knownB) && r.broken[planetSection]: // it may be the one that is wrong
		case !knownA:
			r.fail(wording.Say("there is no planet or junction {place}", quoted(line.a)))
		case !knownB:
			r.fail(wording.Say("there is no planet or junction {place}", quoted(line.b)))
		case a == b:
			r.fail(wording.Say("the route leads from {place} to {place} itself", wording.Name(line.a)))
		case joined[ends]:
			r.fail(wording.Say("there are two routes between {place} and {other}", wording.Name(line.a), wording.Name(line.b)))
		}
		joined[ends] = true
		c.routes = append(c.routes, route{a, b, line.dots})
		r.broken[routeSection] = r.broken[routeSection] || r.failed
	}
}
