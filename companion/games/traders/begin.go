package traders

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// throw is the throw for who starts: the highest die does, ties throw again (TR-1.7).
func (t *table) throw() verb {
	return verb{
		Is: Roll, Steps: rules.In(StepStart), Words: words(dieWords), Reveals: true,
		Help: "Throw a die: the highest number starts.", Template: "{who} throws {1} for the start",
		Effect: rules.Do1(func(p *position, seat, die int) {
			thrown := p.rolls[:t.size()]
			thrown[seat-1] = int8(die)
			if slices.Contains(thrown, awaited) {
				return
			}
			best, first, ties := slices.Max(thrown), 0, 0
			for i, die := range thrown {
				if die == best {
					first, ties = i+1, ties+1
					thrown[i] = awaited
				} else {
					thrown[i] = 0
				}
			}
			if ties == 1 {
				p.rolls = [maxSeats]int8{}
				p.starter = int8(first)
				t.beginTurn(p, first)
			}
		}),
	}
}

// planet draws the planet card: all stations on its planets produce (TR-2.4).
func (t *table) planet() verb {
	return verb{
		Is: DrawPlanet, Steps: rules.In(StepPlanet), Words: words(planetCardWords), Reveals: true,
		Help: "Draw the planet card: the stations on its two planets produce.", Template: "{who} draws the planet card {1}",
		Checks: []check{rules.Check1(rules.Counted,
			func(p *position, _, card int) bool {
				return p.drawnNum < planetCards && slices.Contains(p.drawn[:p.drawnNum], int8(card))
			},
			func(_ *position, _, card int) wording.Text {
				return wording.Say("The planet card {card} has been drawn since the last shuffle; look at the card again.", planetCardTitles[card])
			})},
		Effect: rules.Do1(func(p *position, _, card int) {
			if p.drawnNum == planetCards {
				p.drawn, p.drawnNum = [planetCards]int8{}, 0
			}
			p.drawn[p.drawnNum] = int8(card)
			p.drawnNum++
			for _, planet := range pairs[card] {
				if p.halted[planet] == 0 {
					t.makeGoods(p, planet)
				}
			}
			for planet := range p.halted {
				p.halted[planet] -= min(p.halted[planet], 1) // TR-2.7
			}
			if p.choiceNum > 0 {
				p.follow(choicesOwed)
				return
			}
			t.afterProduction(p)
		}),
		Ways: func(*position, act) int { return 1 }, // each card is in the deck once
	}
}

// makeGoods lets the stations on a planet produce, clockwise from the starter.
// Where there are two resources their owners choose (TR-2.5, TR-2.6).
func (t *table) makeGoods(p *position, planet int) {
	resource := p.oneResource(planet)
	seat := int(p.starter)
	for range t.size() {
		n := p.stationsOn(planet, seat)
		switch {
		case n == 0:
		case resource != nowhere:
			p.goods[seat-1][planet][resource] += int32(n)
		default:
			p.choices[p.choiceNum] = choice{int8(seat), int8(planet), n}
			p.choiceNum++
		}
		seat = t.after(seat)
	}
}

// produce names what a station on a planet with two resources makes.
func (t *table) produce() verb {
	return verb{
		Is: Produce, Steps: rules.In(StepProduce), Words: words(resourceWords),
		Help: "Name the resource that your station makes.", Template: "A station of {who} makes {1}",
		Checks: []check{rules.Check1("TR-2.5",
			func(p *position, _, resource int) bool { return !p.has(int(p.choices[0].planet), resource) },
			func(p *position, _, resource int) wording.Text {
				planet := int(p.choices[0].planet)
				return wording.Say("{place} produces {resources}, no {resource}.", placeTitles[planet], p.worldText(planet), resourceNames[resource])
			})},
		Effect: rules.Do1(func(p *position, seat, resource int) {
			c := &p.choices[0]
			p.goods[seat-1][c.planet][resource]++
			c.left--
			if c.left > 0 {
				return
			}
			copy(p.choices[:], p.choices[1:])
			p.choices[maxChoices-1] = choice{}
			p.choiceNum--
			if p.choiceNum == 0 {
				t.afterProduction(p)
			}
		}),
	}
}

// worldText lists the resources of a planet: "metal and gems".
func (p *position) worldText(planet int) wording.Text {
	var names []string
	for resource, name := range resourceNames {
		if p.has(planet, resource) {
			names = append(names, name)
		}
	}
	return wording.And(names)
}

// deal gives cards that the seat can't see a face by chance.
func (t *table) deal(p *position, seat int, draw func(n int) int) {
	for i := range t.size() {
		if seat > 0 && i != seat-1 {
			p.hands[i].Forget()
		}
	}
	for i := range t.size() {
		p.hands[i].Deal(actions, func(card int) int { return t.unaccounted(p, card) }, draw)
	}
}
