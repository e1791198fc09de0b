package duckdealer

import "tablekeeper/companion/wording"

func (r *boxReader) edition(fields [][]string, head []string) {
	if r.once("edition", ""); r.shape("edition", fields, 2, 1, 1) {
		r.box.edition = r.name(head[0], true)
	}
}

func (r *boxReader) ship(fields [][]string, _ []string) {
	if r.once("ship", ""); r.shape("ship", fields, 1, 2, 2) {
		r.box.slots = r.number(fields[1], "slots", leastSlots, mostSlots)
	}
}

func (r *boxReader) factory(fields [][]string, head []string) {
	if !r.shape("factory", fields, 2, 4, 4) {
		return
	}
	product := r.word(head[0], productWords)
	r.once("factory", head[0])
	f := r.box.factory(Good(product))
	f.recipe = r.list(fields[1], "recipe", false)
	f.count = r.count(fields[2], "count")
	f.points = r.count(fields[3], "points").n
	if f.recipe.goods[product] > 0 {
		r.fail(wording.Say("the recipe of {good} contains {good} itself", wording.Name(head[0])))
	}
}

func (r *boxReader) consumer(fields [][]string, head []string) {
	if !r.shape("consumer", fields, 2, 5, 5) {
		return
	}
	r.once("consumer", head[0])
	c := consumerType{name: r.name(head[0], true)}
	wants, house := r.value(fields[1], "wants")
	if r.failed {
		return
	}
	if len(wants) != 1 {
		r.fail(wording.Say("expected one product that the consumer wants"))
		return
	}
	c.wants, c.houseWants = r.word(wants[0], productWords), house
	c.build = r.list(fields[2], "build", true)
	c.points = r.count(fields[3], "points").n
	c.deliver = r.count(fields[4], "deliver").n
	r.box.consumers = append(r.box.consumers, c)
}

func (r *boxReader) yard(fields [][]string, head []string) {
	// A yard sells each gear once at most, so it has at most as many fields.
	if !r.shape("yard", fields, 2, 4, 3+kindsOfGear) {
		return
	}
	r.once("yard", head[0])
	y := yardType{name: r.name(head[0], true)}
	last := len(fields) - 2
	for _, field := range fields[1:last] {
		r.sells(&y, field)
	}
	y.build = r.list(fields[last], "build", true)
	y.points = r.count(fields[last+1], "points").n
	r.box.yards = append(r.box.yards, y)
}

// sells reads what a yard sells and for which goods.
func (r *boxReader) sells(y *yardType, field []string) {
	words, house := r.value(field, "sells")
	if r.failed {
		return
	}
	if len(words) < 3 || words[1] != "=" {
		r.fail(wording.Say("expected {line}", quoted("sells GEAR = LIST TAG")))
		return
	}
	gear := r.word(words[0], gearWords)
	if y.sells[gear] {
		r.fail(wording.Say("the yard {yard} sells {gear} twice", wording.Name(y.name), wording.Name(words[0])))
	}
	y.sells[gear] = true
	y.price[gear] = r.goods(words[2:], "the price", false, house)
}

func (r *boxReader) mine(fields [][]string, head []string) {
	if !r.shape("mine", fields, 2, 3, 3) {
		return
	}
	good := r.word(head[0], primaryWords)
	r.once("mine", head[0])
	r.box.mines[good] = mineType{r.count(fields[1], "start").n, r.count(fields[2], "other").n}
	r.box.mineOrder = append(r.box.mineOrder, good)
}

func (r *boxReader) planet(fields [][]string, head []string) {
	if !r.shape("planet", fields, 2, 2, 2) {
		return
	}
	start := len(fields[1]) > 0 && fields[1][0] == "start"
	kind := "far"
	if start {
		kind = "start"
	}
	if words, _ := r.value(fields[1], kind); len(words) > 0 {
		r.fail(expected("planet"))
	}
	r.once("place", r.name(head[0], false))
	c := &r.box.chart
	c.names, c.start = append(c.names, head[0]), append(c.start, start)
}

func (r *boxReader) junction(fields [][]string, head []string) {
	if !r.shape("junction", fields, 3, 1, 1) {
		return
	}
	r.tag(head[1], "junction")
	r.once("place", r.name(head[0], false))
	r.junctions = append(r.junctions, head[0])
}

func (r *boxReader) route(fields [][]string, head []string) {
	if !r.shape("route", fields, 3, 2, 2) {
		return
	}
	dots := r.number(fields[1], "dots", 0, mostDots)
	r.box.houseMap = r.box.houseMap || dots.house
	r.routes = append(r.routes, routeLine{r.line, head[0], head[1], dots.n})
}
