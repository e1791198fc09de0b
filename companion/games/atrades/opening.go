package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// guild takes a guild board: its money, and its initiative for the first turn order.
func (t *table) guild() verb {
	return verb{
		Is: ChooseGuild, Steps: in(StepGuild), Words: words(t.words.guild),
		Help: "Choose a guild: it brings your first money and your place in the first turn order.", Template: "{who} plays {1}",
		Checks: []check{rules.Check1("AT-1.1",
			func(p *position, _, guild int) bool { return t.playing(p, guild) > 0 },
			func(p *position, _, guild int) wording.Text {
				return wording.Say("{who} plays {guild} already; choose another guild.", t.name(t.playing(p, guild)), t.data.guilds[guild].said())
			})},
		Given: func(p *position, a act) bool { return int(p.actor) == a.Seat }, // those before have chosen
		Effect: rules.Do1(func(p *position, seat, guild int) {
			p.guilds[seat-1] = int8(guild)
			money := t.data.guilds[guild].money
			p.Personal[seat-1] += money
			p.bank -= money
			if seat < t.size() {
				p.actor++
				return
			}
			t.orderByInitiative(p)
			p.await(regionOwed, 1)
		}),
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
		Is: Draw, Steps: in(StepRegion), Words: words(t.words.region), Reveals: true,
		Help: "Enter the region that was drawn.", Template: "{who} draws the region {1}",
		Ways: func(*position, act) int { return 1 }, // each region is in the stack once
		Checks: []check{rules.Check1("AT-1.2",
			func(p *position, _, region int) bool { return p.maps[region].inPlay },
			func(_ *position, _, region int) wording.Text {
				return wording.Say("{region} is on the table already; another region was drawn.", t.data.regions[region].said())
			})},
		Given: func(p *position, _ act) bool { return int(p.open) < len(p.drawn) },
		Effect: rules.Do1(func(p *position, _, region int) {
			p.maps[region] = mapState{inPlay: true}
			p.drawn[p.open] = int8(region)
			p.open++
			if t.joined && p.open > 1 {
				p.follow(regionToLay)
				return
			}
			p.maps[region].laid = t.joined
			t.afterRegion(p)
		}),
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
		p.Round = 1
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
		Is: Lay, Steps: in(StepLay), Words: words(t.words.region, sideWords, turnWords),
		Help: "Lay the drawn region at a side of another, turned by sixths.", Template: "{who} lays the region at side {2} of {1}, turned by {3}/6",
		Checks: []check{
			rules.Check1("AT-1.3",
				func(p *position, _, region int) bool { return !p.maps[region].laid },
				func(_ *position, _, region int) wording.Text {
					return wording.Say("{region} is not on the table; lay the new region beside one that is.", t.data.regions[region].said())
				}),
			rules.Check2("AT-1.4",
				func(p *position, seat, region, side int) bool {
					return p.lyingAt(besideMap(p, region, side)) >= 0
				},
				func(p *position, seat, region, side int) wording.Text {
					return wording.Say("At that side of {region} lies {other} already; choose another side.",
						t.data.regions[region].said(), t.data.regions[p.lyingAt(besideMap(p, region, side))].said())
				}),
		},
		Effect: rules.Do3(func(p *position, seat, region, side, turns int) {
			m := &p.maps[p.drawn[p.open-1]]
			m.at, m.laid, m.rotation = besideMap(p, region, side), true, uint8(turns)
			t.afterRegion(p)
		}),
	}
}

// besideMap is the centre at the side of a region that a move names.
func besideMap(p *position, region, side int) hex {
	return p.maps[region].at.plus(regionSides[side])
}

// lyingAt is the region whose centre is at a place, or -1.
func (p *position) lyingAt(at hex) int {
	for _, region := range p.drawn[:p.open] {
		if p.maps[region].laid && p.maps[region].at == at {
			return int(region)
		}
	}
	return -1
}
