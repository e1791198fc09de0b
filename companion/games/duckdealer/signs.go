package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// What a seat holds to score with counts so many points.
const (
	halfOfAll = 60.0 // points that are worth a half
	aStep     = 0.06 // of what is to be done at a planet, lost for each step that it is away
	flying    = 0.8  // of a step: what is left of a movement counts like steps that were made

	aMarker, aCrew, aHold = 1.0, 2.0, 4.0
	enough                = 3 // markers of a kind: with them a turn is worth an action
)

// signs say how much a seat has scored less its bids, with what it holds to score with and how near its ship is to where it can do the
// most with that. Bids are paid before anything is scored. Of gear and markers, the more a seat has of a kind, the less one more is worth.
func (t *table) signs() *rules.Signs[position] {
	of, says := rules.SignOf[prospects], rules.Says[prospects]
	list := []rules.Sign[prospects]{
		of("points", func(c *prospects) float64 { return halfOfAll/2 + float64(c.points) }).Gaining(func(c *prospects, _ wording.Name) wording.Text {
			return wording.Say("It scores: then I have {n}.", wording.Count(c.points, "point"))
		}).Keeping(says("It costs me no points.")).Losing(says("It costs {player} points.")),
		of("goods aboard", func(c *prospects) float64 { return c.aboard }).Gaining((*prospects).goods).Keeping(says("It leaves me what I carry.")).Losing(
			says("It leaves {player} goods that are worth less.")),
	}
	for e, name := range energySaid {
		list = append(list,
			of(name+" energy", func(c *prospects) float64 { return aMarker * float64(c.markers[e]) / float64(c.markers[e]+2) }).Gaining(func(c *prospects, _ wording.Name) wording.Text {
				if c.markers[e] == 0 {
					return wording.Text{}
				}
				return wording.Say("Then I have {kind} energy for my next turns.", name)
			}).Keeping(func(_ *prospects, _ wording.Name) wording.Text {
				return wording.Say("It leaves me my {kind} energy.", name)
			}),
			of("crew quarters for "+name, func(c *prospects) float64 { return aCrew * float64(c.crew[e]) / float64(c.crew[e]+1) }).Gaining(func(_ *prospects, _ wording.Name) wording.Text {
				return wording.Say("A crew quarter brings {kind} energy again and again.", name)
			}))
	}
	return rules.GuessedSignsOf(grown, t.look, append(list,
		of("cargo holds", func(c *prospects) float64 { return aHold * float64(c.holds) / float64(c.holds+1) }).Gaining(says("With one more hold I carry more at once.")),
		of("business within reach", func(c *prospects) float64 { return c.best / 2 }).Gaining(func(c *prospects, _ wording.Name) wording.Text {
			return c.deed.at(t, c.goal)
		}).Keeping(func(c *prospects, _ wording.Name) wording.Text {
			if c.goal < 0 {
				return wording.Text{}
			}
			return wording.Say("It leaves me what I need at {planet}.", t.spaceText(c.goal))
		}).Losing(says("It spoils what {player} is about to do.")),
	)...)
}

func grown(points float64) float64 {
	points = max(0, points)
	return points / (points + halfOfAll)
}

// prospects are what brings a seat points.
type prospects struct {
	points, holds int
	aboard        float64
	markers, crew [kindsOfEnergy]int
	load          goods
	aim           int // the product to which the load comes nearest, or none
	best          float64
	goal          int // where the most is to be done, or none
	deed          deed
}

func (t *table) look(p *position, seat int) *prospects {
	s := p.player(seat)
	c := &prospects{points: p.Result(seat), holds: int(s.gear[cargoHold]), load: s.goods, goal: none}
	c.aboard, c.aim = t.cargo(p, &s.goods, t.n.capacity(s))
	for e := range s.energy {
		c.markers[e], c.crew[e] = min(int(s.energy[e]), enough), int(s.gear[e+1])
	}
	if s.ship < 0 {
		return c
	}
	left := 0.0
	if int(p.active) == seat {
		left = float64(p.StepsLeft)
	}
	for planet := range p.planets {
		away := float64(t.chart.away()[planet][s.ship])
		away -= float64(flying * min(away, left))
		worth, does := t.business(p, s, planet)
		if v := (worth - c.aboard) * max(0.1, 1-float64(aStep*away)); v > c.best {
			c.best, c.goal, c.deed = v, planet, does
		}
	}
	return c
}

// goods says what the goods aboard are for.
func (c *prospects) goods(wording.Name) wording.Text {
	if c.aim >= 0 {
		return wording.Say("What I carry then is on the way to {good}.", goodSaid[c.aim])
	}
	if c.load.sum() == 0 {
		return wording.Text{}
	}
	return wording.Say("What I carry then can be used.")
}

// deed is what is to be done at a planet with a good.
type deed struct {
	what int8
	good int8
}

const (
	nothing int8 = iota
	mining
	building // what is there
	delivering
	making
	founding // a factory
)

// at says where a ship flies, and for what.
func (d deed) at(t *table, planet int) wording.Text {
	if planet < 0 {
		return wording.Text{}
	}
	place := t.spaceText(planet)
	switch d.what {
	case mining:
		return wording.Say("At {planet} I can mine {good}.", place, goodSaid[d.good])
	case building:
		return wording.Say("At {planet} I can build what lies there.", place)
	case delivering:
		return wording.Say("At {planet} I can deliver {good}.", place, goodSaid[d.good])
	case making:
		return wording.Say("At {planet} I can make {good}.", place, goodSaid[d.good])
	case founding:
		return wording.Say("At {planet} I can build a factory for {good}.", place, goodSaid[d.good])
	}
	return wording.Text{}
}

// cargo says what goods bring, in points: some for each, and some for being on the way to the best that can be built of them, or none.
func (t *table) cargo(p *position, g *goods, room int) (points float64, aim int) {
	const aGood, alike, aPart = 0.7, 0.3, 0.5 // alike: of a good, for one more of its kind
	n := g.sum()
	for good, k := range g {
		if k > 0 {
			value := aGood
			if good >= primaries {
				value = 0.8 * float64(t.pays[good-primaries])
			}
			points += float64(value * (1 + float64(alike*float64(k-1))))
		}
	}
	if n > room { // they don't fit: some are thrown away again
		points = points*float64(room)/float64(n) - float64(aGood*float64(n-room))
	}
	best := 0.0
	aim = none
	for product, left := range p.factories {
		if f := &t.box.factories[product]; left > 0 {
			part := f.recipe.goods.part(g)
			if v := float64(f.points) * part * part; v > best {
				best, aim = v, product+primaries
			}
		}
	}
	return points + float64(aPart*best), aim
}

// part is which part of a list of goods there is.
func (g *goods) part(of *goods) float64 {
	have, all := 0, 0
	for good, n := range g {
		have += int(min(n, of[good]))
		all += int(n)
	}
	return float64(have) / float64(max(1, all))
}

// business is the most that a ship's goods and what it does with them bring at a planet, and what that is.
func (t *table) business(p *position, s *Player, place int) (best float64, does deed) {
	at, room := &p.planets[place], t.n.capacity(s)
	better := func(worth float64, d deed) {
		if worth > best {
			best, does = worth, d
		}
	}
	try := func(list *recipe, points int, product int8, d deed) {
		if left := s.goods; left.has(&list.goods) && (!list.free || left.sum() > list.goods.sum()) {
			left.remove(&list.goods)
			if product >= 0 {
				left[product]++
			}
			carried, _ := t.cargo(p, &left, room)
			better(float64(points)+carried, d)
		}
	}
	if s.goods.sum() < room {
		more := s.goods
		more[at.mine]++
		mined, _ := t.cargo(p, &more, room)
		better(mined, deed{mining, at.mine})
	}
	if !at.Explored {
		return best, does
	}
	switch {
	case at.yard != none && !at.Built:
		try(&t.yards[at.yard].build, t.yards[at.yard].points, none, deed{what: building})
	case at.consumer != none && !at.Built:
		try(&t.consumers[at.consumer].build, t.consumers[at.consumer].points, none, deed{what: building})
	case at.consumer != none:
		var one recipe
		wants := t.consumers[at.consumer].wants
		one.goods[wants]++
		try(&one, t.consumers[at.consumer].deliver, none, deed{delivering, int8(wants)})
	}
	if at.factory != none {
		try(&t.factory(Good(at.factory)).recipe, 0, at.factory, deed{making, at.factory})
	} else if !t.chart.start[place] {
		for product, left := range p.factories {
			if left > 0 {
				try(&t.box.factories[product].recipe, t.box.factories[product].points, none, deed{founding, int8(product + primaries)})
			}
		}
	}
	return best, does
}
