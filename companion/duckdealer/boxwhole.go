package duckdealer

// complete makes sure of what the lines of a box must be together. A fault of
// the whole box is named with line 0.
func (r *boxReader) complete() {
	r.line = 0
	r.missing()
	r.numbers()
	c := &r.box.chart
	c.planets = len(c.names)
	c.names = append(c.names, r.junctions...)
	r.joinRoutes()
	r.line = 0
	if r.fault == nil && !c.connected() {
		r.fail("the map is not connected")
	}
}

// missing makes sure that the lines are there of which the number is fixed.
func (r *boxReader) missing() {
	for _, kind := range []string{"edition", "ship"} {
		if !r.lines[kind] {
			r.fail("the line %q is missing", boxForms[kind])
		}
	}
	for _, product := range goodNames[primaries:] {
		if !r.lines["factory "+product] {
			r.fail("the factory of %s is missing", product)
		}
	}
	for _, good := range goodNames[:primaries] {
		if !r.lines["mine "+good] {
			r.fail("the mines of %s are missing", good)
		}
	}
	if n := len(r.box.yards); n != startPlanets {
		r.fail("there are %d yards; expected %d", n, startPlanets)
	}
}

// numbers makes sure that planets, mines and consumers fit each other.
func (r *boxReader) numbers() {
	starts, far := 0, 0
	for _, start := range r.box.chart.start {
		if start {
			starts++
		} else {
			far++
		}
	}
	var mines mineType
	for _, m := range r.box.mines {
		mines.start += m.start
		mines.other += m.other
	}
	switch tiles := len(r.box.consumers); {
	case starts != startPlanets:
		r.fail("there are %d start planets; expected %d", starts, startPlanets)
	case far == 0:
		r.fail("there is no far planet")
	case mines.start != startPlanets:
		r.fail("there are %d start mines; expected %d", mines.start, startPlanets)
	case mines.other < far:
		r.fail("there are %d other mines for %d far planets", mines.other, far)
	case tiles < far:
		r.fail("there are %d consumer tiles for %d far planets", tiles, far)
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
		r.line = line.line
		a, knownA := places[line.a]
		b, knownB := places[line.b]
		ends := [2]int32{min(a, b), max(a, b)}
		switch {
		case !knownA:
			r.fail("there is no planet or junction %q", line.a)
		case !knownB:
			r.fail("there is no planet or junction %q", line.b)
		case a == b:
			r.fail("the route leads from %s to %s itself", line.a, line.b)
		case joined[ends]:
			r.fail("there are two routes between %s and %s", line.a, line.b)
		}
		joined[ends] = true
		c.routes = append(c.routes, route{a, b, line.dots})
	}
}
