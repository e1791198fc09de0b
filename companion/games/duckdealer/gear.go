package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// dock is the yard on the active ship's planet.
func (t *table) dock(p *position) *yardType { return &t.yards[t.planet(p).yard] }

// buy buys gear for a free slot.
func (t *table) buy() verb {
	free := resting(check{
		Rule:   "DD-9.7",
		Breaks: func(p *position, _ act) bool { return p.actor().Pieces() >= t.slots.n },
		Why: func(_ *position, _ act) wording.Text {
			return wording.Say("All {number} slots of {who}'s ship are filled; exchange a piece instead.", t.slots.n)
		},
	}, func(*position, act) bool { return t.slots.house })
	return verb{
		Is: Buy, Steps: rules.In(StepAction), Words: words(gearWords),
		Help:     "Buy gear for a free slot.",
		Template: "{who} buys: {1}",
		Checks:   t.buying(free),
		Effect:   rules.Do1(t.fitOut),
	}
}

// exchange buys gear in the place of other gear (DD-9.6, DD-R15).
func (t *table) exchange() verb {
	other := rules.Check2("DD-9.6",
		func(p *position, _ int, gear, old piece) bool {
			return old == gear || p.actor().gear[old] == 0
		},
		func(_ *position, _ int, gear, old piece) wording.Text {
			if old == gear {
				return wording.Say("An exchange must bring other gear than it takes away.")
			}
			return wording.Say("{who} has no {gear} to exchange.", gearSaid[old])
		})
	return verb{
		Is: Exchange, Steps: rules.In(StepAction), Words: words(gearWords, oldWords),
		Help:     "Buy gear in the place of other gear.",
		Template: "{who} exchanges {2}: {1}",
		Checks:   t.buying(other),
		Effect: rules.Do2(func(p *position, seat int, gear, old piece) {
			t.fitOut(p, seat, gear)
			p.dismount(seat, old)
		}),
	}
}

// fitOut pays for gear and puts it on the ship.
func (t *table) fitOut(p *position, seat int, gear piece) {
	t.charge(p, yardTile)
	p.actor().goods.remove(&t.dock(p).price[gear].goods)
	p.mount(seat, gear)
}

// buying are the checks of both ways to buy; slot is the check of the slot.
func (t *table) buying(slot check) []check {
	return t.trading(
		t.there(yardTile), t.working(yardTile),
		t.atTile(yardTile, resting(rules.Check1("DD-9.5",
			func(p *position, _ int, gear piece) bool { return !t.dock(p).sells[gear] },
			func(p *position, _ int, gear piece) wording.Text {
				var sold []string
				for gear, sells := range t.dock(p).sells {
					if sells {
						sold = append(sold, gearSaid[gear])
					}
				}
				return wording.Say("The spaceyard on {place} sells no {gear}, only: {sold}.", t.here(p), gearSaid[gear], wording.And(sold))
			}), func(p *position, _ act) bool { return t.dock(p).houseSells() })),
		slot,
		t.tradable(yardTile),
		t.atTile(yardTile, resting(rules.Check1("DD-9.8",
			func(p *position, _ int, gear piece) bool { return !p.actor().goods.has(&t.dock(p).price[gear].goods) },
			func(p *position, _ int, gear piece) wording.Text {
				return t.needs(wording.Say("A {gear}", gearSaid[gear]), &t.dock(p).price[gear].goods, &p.actor().goods)
			}), rules.With1(func(p *position, _ int, gear piece) bool { return t.dock(p).price[gear].house }))),
		rules.Check1("DD-9.9",
			func(p *position, _ int, gear piece) bool { return t.crewMissing(p, gear) },
			func(_ *position, _ int, gear piece) wording.Text {
				return wording.Say("No {energy} marker is left in the stock for a {gear}.", energySaid[gear-1], gearSaid[gear])
			}).With(rules.With1(func(p *position, _ int, gear piece) bool {
			return p.active > 0 && (gear-1 != tradeMarker || t.onPlanet(p)) // a trade marker is paid there
		})),
	)
}

// crewMissing reports whether gear is crew for which no marker is in the stock; the
// trade marker that is paid for it comes there first (DD-R16).
func (t *table) crewMissing(p *position, gear piece) bool {
	if gear == cargoHold {
		return false
	}
	e := gear - 1
	n := int(p.stock[e])
	if e == tradeMarker && t.price(p, yardTile) == 1 && p.virtual[e] == 0 {
		n++
	}
	return n < 1
}
