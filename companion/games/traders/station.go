package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// price is what a seat's next station on a planet costs (TR-5.4).
func (t *table) price(p *position, seat, planet int) int32 {
	return int32(t.n.stationPrice(p.stationsOn(planet, seat) > 0, p.hasStation(seat)))
}

// site is the space where a seat's ship stands, or nowhere.
func (p *position) site(seat int) (planet, direction int) { return p.board.space(p.ships[seat-1]) }

// build sets a station where the ship stands.
func (t *table) build() verb {
	return verb{
		Is: Build, Steps: rules.In(StepAct1, StepAct2),
		Help: "Build a station where your ship stands.", Template: "{who} builds a station",
		Checks: t.buildChecks(),
		Given: func(p *position, a act) bool {
			planet, _ := p.site(a.Seat)
			return planet != nowhere
		},
		Effect: func(p *position, a act) {
			planet, direction := p.site(a.Seat)
			p.money[a.Seat-1] -= t.price(p, a.Seat, planet)
			p.stations[planet][direction] = int8(a.Seat)
		},
	}
}

func (t *table) buildChecks() []check {
	return []check{
		{
			Rule: "TR-5.1",
			Breaks: func(p *position, a act) bool {
				planet, _ := p.site(a.Seat)
				return planet == nowhere
			},
			Plain: "{who}'s ship is not next to a planet that takes stations; fly there first.",
		},
		{
			Rule:   "TR-5.2",
			Breaks: func(p *position, a act) bool { return p.owner(p.ships[a.Seat-1]) != 0 },
			Why: func(p *position, a act) wording.Text {
				return wording.Say("A station of {who} already stands where {other}'s ship is; a hex takes one.",
					t.name(p.owner(p.ships[a.Seat-1])), t.name(a.Seat))
			},
		},
		{
			Rule: "TR-5.3",
			Breaks: func(p *position, a act) bool {
				planet, _ := p.site(a.Seat)
				return planet != nowhere && p.stationsOn(planet, a.Seat) >= int8(t.n.mostStations)
			},
			Why: func(p *position, a act) wording.Text {
				planet, _ := p.site(a.Seat)
				return wording.Say("{who} already has {stations} on {place}, as many as one player may have there.", wording.Some(t.n.mostStations, "station"), placeTitles[planet])
			},
		},
		t.stationPrice(),
	}
}

// stationPrice is the check that the station can be paid.
func (t *table) stationPrice() check {
	return check{
		Rule: "TR-5.4",
		Breaks: func(p *position, a act) bool {
			planet, _ := p.site(a.Seat)
			return planet != nowhere && p.money[a.Seat-1] < t.price(p, a.Seat, planet)
		},
		Why: func(p *position, a act) wording.Text {
			planet, _ := p.site(a.Seat)
			return wording.Say("This station costs {price} MCr; {who} has {money}.", t.price(p, a.Seat, planet), sum(p.money[a.Seat-1]))
		},
	}
}

// atBerth reports whether the ship stands where something is stored.
func atBerth(p *position, a act) bool { return p.place(a.Seat) != nowhere }

// berth is the check that the ship stands where it can load and unload.
func (t *table) berth() check {
	return check{
		Rule:   "TR-4.4",
		Breaks: func(p *position, a act) bool { return p.place(a.Seat) == nowhere },
		Plain:  "{who}'s ship must be on a station of {who} or docked at earth to load or unload.",
	}
}

// load takes a resource from the place where the ship stands (TR-4.9).
func (t *table) load() verb {
	return verb{
		Is: Load, Steps: rules.In(StepAct1, StepAct2), Words: words(resourceWords),
		Help: "Load a resource that is stored here.", Template: "{who} loads {1}",
		Checks: []check{
			t.berth(),
			rules.Check1("TR-4.5",
				func(p *position, seat, resource int) bool {
					place := p.place(seat)
					return place != nowhere && p.goods[seat-1][place][resource] == 0
				},
				func(p *position, seat, resource int) wording.Text {
					return wording.Say("{who} has no {resource} {place}.", resourceNames[resource], at(p.place(seat)))
				}),
			{
				Rule:   "TR-4.1",
				Breaks: func(p *position, a act) bool { return p.load(a.Seat) >= int32(t.n.holds) },
				Why: func(*position, act) wording.Text {
					return wording.Say("The ship is full: it carries {resources} already.", wording.Some(t.n.holds, "resource"))
				},
			},
		},
		Given: atBerth,
		Effect: rules.Do1(func(p *position, seat, resource int) {
			p.goods[seat-1][p.place(seat)][resource]--
			p.goods[seat-1][ship][resource]++
		}),
	}
}

// unload stores a resource of the ship at the place where it stands (TR-4.8, TR-4.9).
func (t *table) unload() verb {
	return verb{
		Is: Unload, Steps: rules.In(StepAct1, StepAct2), Words: words(resourceWords),
		Help: "Unload it here: on your station, or at earth.", Template: "{who} unloads {1}",
		Checks: []check{t.berth(), t.carriesResource("TR-4.6")},
		Given:  atBerth,
		Effect: rules.Do1(func(p *position, seat, resource int) {
			p.goods[seat-1][ship][resource]--
			p.goods[seat-1][p.place(seat)][resource]++
		}),
	}
}

// sell turns a stored resource into money, wherever the ship is. The stock on a
// planet and the store at earth break different rules.
func (t *table) sell() verb {
	missing := func(rule string, home bool) check {
		return rules.Check2(rule,
			func(p *position, seat, place, resource int) bool {
				return (place == earth) == home && p.goods[seat-1][place][resource] == 0
			},
			func(_ *position, _, place, resource int) wording.Text {
				return wording.Say("{who} has no {resource} {place}.", resourceNames[resource], at(place))
			})
	}
	return verb{
		Is: Sell, Steps: rules.In(StepTrade), Words: words(placeWords, resourceWords),
		Help: "Sell a stored resource: 1 MCr on a planet, 4 MCr at earth.", Template: "{who} sells {2} ({1})",
		Checks: []check{missing("TR-8.1", false), missing("TR-8.2", true)},
		Effect: rules.Do2(func(p *position, seat, place, resource int) {
			p.goods[seat-1][place][resource]--
			if place == earth {
				p.money[seat-1] += int32(t.n.earthSale)
			} else {
				p.money[seat-1] += int32(t.n.planetSale)
			}
		}),
	}
}
