package atrades

import "fmt"

// guild takes a guild board: its money, and its initiative for the first turn order.
func (t *table) guild() verb {
	return verb{
		Name: "guild", Steps: in(StepGuild), Words: words(t.words.guild),
		Help: "Choose a guild: it brings your first money and your place in the first turn order.", Template: "{who} plays {1}",
		Checks: []check{{
			Rule:   "AT-1.1",
			Breaks: func(p *position, a act) bool { return t.playing(p, a.Words[0]) > 0 },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("%s plays %s already; choose another guild.", t.name(t.playing(p, a.Words[0])), t.data.guilds[a.Words[0]].name)
			},
		}},
		Effect: func(p *position, a act) {
			p.guilds[a.Seat-1] = int8(a.Words[0])
			money := t.data.guilds[a.Words[0]].money
			p.personal[a.Seat-1] += money
			p.bank -= money
			if a.Seat < t.size() {
				p.actor++
				return
			}
			t.orderByInitiative(p)
			p.await(regionOwed, 1)
		},
	}
}

// playing is the seat that has a guild, or 0.
func (t *table) playing(p *position, guild int) int {
	for i, g := range p.guilds[:t.size()] {
		if int(g) == guild {
			return i + 1
		}
	}
	return 0
}

func (t *table) orderByInitiative(p *position) {
	for seat := 1; seat <= t.size(); seat++ {
		before := 0
		for other := 1; other <= t.size(); other++ {
			if t.guildOf(p, other).initiative < t.guildOf(p, seat).initiative {
				before++
			}
		}
		p.order[before] = int8(seat)
	}
}

// draw brings a region into play; with joined layout it is then laid.
func (t *table) draw() verb {
	return verb{
		Name: "draw", Steps: in(StepRegion), Words: words(t.words.region), Reveals: true,
		Help: "Enter the region that was drawn.", Template: "{who} draws the region {1}",
		Ways: func(*position, act) int { return 1 }, // each region is in the stack once
		Checks: []check{{
			Rule:   "AT-1.2",
			Breaks: func(p *position, a act) bool { return p.maps[a.Words[0]].inPlay },
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("%s is on the table already; another region was drawn.", t.data.regions[a.Words[0]].name)
			},
		}},
		Effect: func(p *position, a act) {
			p.maps[a.Words[0]] = mapState{inPlay: true}
			p.drawn[p.open] = int8(a.Words[0])
			p.open++
			if t.joined && p.open > 1 {
				p.follow(regionToLay)
				return
			}
			p.maps[a.Words[0]].laid = t.joined
			t.afterRegion(p)
		},
	}
}

// afterRegion goes on when a region is in its place.
func (t *table) afterRegion(p *position) {
	switch {
	case p.phase == phaseEnd:
		t.goldenFrom(p, 0)
	case int(p.open) < t.regions:
		p.await(regionOwed, 1)
	default:
		p.round = 1
		if t.bidFirst {
			t.beginBids(p)
		} else {
			t.beginActions(p)
		}
	}
}

// lay puts the region drawn last beside another, turned (option layout=joined).
func (t *table) lay() verb {
	return verb{
		Name: "lay", Steps: in(StepLay), Words: words(t.words.region, sideWords, turnWords),
		Help: "Lay the drawn region at a side of another, turned by sixths.", Template: "{who} lays the region at side {2} of {1}, turned by {3}/6",
		Checks: []check{
			{
				Rule: "AT-1.3", Reads: firstWord,
				Breaks: func(p *position, a act) bool { return !p.maps[a.Words[0]].laid },
				Why: func(_ *position, a act) string {
					return fmt.Sprintf("%s is not on the table; lay the new region beside one that is.", t.data.regions[a.Words[0]].name)
				},
			},
			{
				Rule: "AT-1.4", Reads: twoWords,
				Breaks: func(p *position, a act) bool { return p.lyingAt(besideMap(p, a)) >= 0 },
				Why: func(p *position, a act) string {
					return fmt.Sprintf("At that side of %s lies %s already; choose another side.", t.data.regions[a.Words[0]].name,
						t.data.regions[p.lyingAt(besideMap(p, a))].name)
				},
			},
		},
		Effect: func(p *position, a act) {
			m := &p.maps[p.drawn[p.open-1]]
			m.at, m.laid, m.rotation = besideMap(p, a), true, uint8(a.Words[2])
			t.afterRegion(p)
		},
	}
}

// besideMap is the centre at the side of a region that a move names.
func besideMap(p *position, a act) hex { return p.maps[a.Words[0]].at.plus(regionSides[a.Words[1]]) }

// lyingAt is the region whose centre is at a place, or -1.
func (p *position) lyingAt(at hex) int {
	for _, region := range p.drawn[:p.open] {
		if p.maps[region].laid && p.maps[region].at == at {
			return int(region)
		}
	}
	return -1
}
