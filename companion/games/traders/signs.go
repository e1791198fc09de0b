package traders

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// What counts how much beside a resource at earth.
const (
	soldShare, aboardShare, storedShare = 0.9, 0.7, 0.35 // of what lies at earth: what it sells for, and what is on its way
	moneyCounts                         = 2.5            // all money that wins
	hexCounts                           = 0.03
	stationCounts, mostSources          = 1.5, 3 // the first station for a resource; each further one counts half
	farthest                            = 2 * mostSize
)

// signs say how much of what wins lies at earth. What is still on the way counts in part: aboard more than on a planet, and what is left
// over as the money that it sells for; stations count for what they will make, by resource, and the ship by how near it is to where it
// has something to do.
func (t *table) signs() *rules.Signs[position] {
	of, says := rules.SignOf[prospects], rules.Says[prospects]
	list := []rules.Sign[prospects]{of("the win", func(c *prospects) float64 { return rules.Truth(c.won) * t.most() }).Gaining(says("All that wins is there."))}
	for resource, name := range resourceNames {
		list = append(list,
			of(name+" for earth", func(c *prospects) float64 { return c.filled[resource] }).Gaining(func(c *prospects, _ wording.Name) wording.Text {
				return c.towards(resource)
			}).Keeping(func(c *prospects, _ wording.Name) wording.Text {
				if c.lacks[resource] == 0 && c.load[resource] == 0 {
					return wording.Say("I leave my {resource} at earth, where it wins.", name)
				}
				return wording.Say("I keep my {resource} for earth.", name)
			}).Losing(func(_ *prospects, player wording.Name) wording.Text {
				return wording.Say("{player} loses {resource} on the way to earth.", player, name)
			}),
			of("stations for "+name, func(c *prospects) float64 { return c.made[resource] }).Gaining(func(_ *prospects, _ wording.Name) wording.Text {
				return wording.Say("A station brings {resource} again and again.", name)
			}).Losing(func(_ *prospects, player wording.Name) wording.Text {
				return wording.Say("{player} has fewer stations for {resource} then.", player, name)
			}))
	}
	return rules.GuessedSignsOf(func(sum float64) float64 { return sum / t.most() }, t.look, append(list,
		of("money", func(c *prospects) float64 { return c.money }).Gaining(func(c *prospects, _ wording.Name) wording.Text {
			if c.purse >= c.price {
				return wording.Say("Then I have the {n} MCr that win.", c.price)
			}
			return wording.Say("It brings me nearer to the {price} MCr that win.", c.price)
		}).Keeping(says("It leaves me my money.")).Losing(says("{player} has less money then.")),
		of("a short way", func(c *prospects) float64 { return c.near }).Gaining((*prospects).there).Losing(
			says("{player} has farther to fly then.")),
	)...)
}

// most is what all signs of a winner count for together.
func (t *table) most() float64 {
	return resources*(float64(t.n.winGoods)+stationCounts+stationCounts/2) + moneyCounts + hexCounts*farthest + 1
}

// prospects are what brings a seat nearer to winning.
type prospects struct {
	won          bool
	filled, made [resources]float64
	money, near  float64

	lacks, load  goods // what earth still takes, and what is aboard
	purse, price int32
	goal         int // a planet to which it flies, or nowhere
	fetch        int // a resource that lies there, or nowhere
}

// counted is a number of things that count in part.
type counted struct {
	n     int32
	share float64
}

// fills is what some things count for where so many are wanted.
func fills(left int32, list ...counted) (sum float64) {
	for _, p := range list {
		n := min(left, p.n)
		sum += float64(p.share * float64(n))
		left -= n
	}
	return sum
}

func (t *table) look(p *position, seat int) *prospects {
	c := &prospects{won: int(p.winner) == seat, price: int32(t.n.winMoney), goal: nowhere, fetch: nowhere}
	if c.won {
		return c
	}
	g := &p.goods[seat-1]
	c.load, c.purse = g[ship], p.money[seat-1]
	var over [3]int32 // at earth, aboard and on planets
	for resource := range resources {
		at := [3]int32{g[earth][resource], g[ship][resource], onPlanets(g, resource)}
		c.filled[resource] = fills(int32(t.n.winGoods), counted{at[0], 1}, counted{at[1], aboardShare}, counted{at[2], storedShare})
		c.lacks[resource] = max(0, int32(t.n.winGoods)-at[0])
		left := int32(t.n.winGoods)
		for i, n := range at {
			over[i] += n - min(left, n)
			left -= min(left, n)
		}
		value := stationCounts
		for range min(mostSources, t.sources(p, seat, resource)) {
			c.made[resource] += value
			value /= 2
		}
	}
	sale := int32(t.n.earthSale)
	c.money = moneyCounts / float64(c.price) * fills(c.price, counted{c.purse, 1}, counted{sale * over[0], soldShare}, counted{sale * over[1], aboardShare}, counted{sale * over[2], storedShare})
	var away int
	away, c.goal = t.nearest(p, seat, p.ships[seat-1])
	if c.goal >= 0 && c.goal < producing {
		c.fetch = slices.IndexFunc(g[c.goal][:], func(n int32) bool { return n > 0 })
	}
	c.near = hexCounts * float64(farthest-away)
	return c
}

// missing says what earth still takes, less what some goods bring: "only food is missing".
func (c *prospects) missing(bring *goods) wording.Text {
	var list []string
	for resource, n := range c.lacks {
		if n > bring[resource] {
			list = append(list, resourceNames[resource])
		}
	}
	switch len(list) {
	case 0:
		return wording.Say("nothing is missing any more")
	case 1:
		return wording.Say("only {resource} is missing", list[0])
	case resources: // of each something
		return wording.Say("all three are still wanted")
	}
	return wording.Say("only {resources} are missing", wording.And(list))
}

// towards says what a resource on its way brings.
func (c *prospects) towards(resource int) wording.Text {
	switch n := c.lacks[resource]; {
	case n > 0 && c.load[resource] == 0:
		return wording.Say("Earth still takes {n} of my {resource}: this is on its way.", n, resourceNames[resource])
	case n > 0:
		return wording.Say("I carry {resource}: once it is at earth, {missing}.", resourceNames[resource], c.missing(&c.load))
	}
	return wording.Say("Then {missing} at earth.", c.missing(&goods{}))
}

// there says where the ship flies, and for what.
func (c *prospects) there(wording.Name) wording.Text {
	switch {
	case c.goal == earth:
		return wording.Say("To earth with {goods}: then {missing} there.", wording.And(c.cargo()), c.missing(&c.load))
	case c.goal < 0 || c.goal >= producing:
		return wording.Text{}
	case c.fetch >= 0:
		var bring goods
		bring[c.fetch] = int32(mostSize)
		return wording.Say("To {planet} for {resource}: then {missing}.", placeTitles[c.goal], resourceNames[c.fetch], c.missing(&bring))
	}
	return wording.Say("To {planet}, to build a station there.", placeTitles[c.goal])
}

// cargo names what is aboard.
func (c *prospects) cargo() (list []string) {
	for resource, n := range c.load {
		if n > 0 {
			list = append(list, resourceNames[resource])
		}
	}
	return list
}

// sources counts the stations of a seat that can make a resource.
func (t *table) sources(p *position, seat, resource int) (n int) {
	for planet := range producing {
		if p.has(planet, resource) {
			n += int(p.stationsOn(planet, seat))
		}
	}
	return n
}

// onPlanets is how many of a resource lie on the planets.
func onPlanets(g *[places]goods, resource int) (n int32) {
	for planet := range producing {
		n += g[planet][resource]
	}
	return n
}
