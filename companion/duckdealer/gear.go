package duckdealer

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// dock is the yard on the active ship's planet.
func (t *table) dock(p *position) *yardType { return &t.yards[t.planet(p).yard] }

// buy buys gear for a free slot.
func (t *table) buy() verb {
	free := resting(check{
		Rule: "DD-9.7", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.actor().pieces() >= t.slots.n },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("All %d slots of %s's ship are filled; exchange a piece instead.", t.slots.n, t.name(a.Seat))
		},
	}, func(*position, act) bool { return t.slots.house })
	return verb{
		Name: "buy", Steps: rules.In(StepAction), Words: words(gearWords),
		Help:     "Buy gear for a free slot.",
		Template: "{who} buys: {1}",
		Checks:   t.buying(free),
		Effect:   func(p *position, a act) { t.fitOut(p, a) },
	}
}

// exchange buys gear in the place of other gear (DD-9.6, DD-R15).
func (t *table) exchange() verb {
	other := check{
		Rule: "DD-9.6",
		Breaks: func(p *position, a act) bool {
			return a.Words[1] == a.Words[0] || p.actor().gear[a.Words[1]] == 0
		},
		Why: func(_ *position, a act) string {
			if a.Words[1] == a.Words[0] {
				return "An exchange must bring other gear than it takes away."
			}
			return fmt.Sprintf("%s has no %s to exchange.", t.name(a.Seat), gearSaid[a.Words[1]])
		},
	}
	return verb{
		Name: "buy", Steps: rules.In(StepAction), Words: words(gearWords, oldWords),
		Help:     "Buy gear in the place of other gear.",
		Template: "{who} exchanges {2}: {1}",
		Checks:   t.buying(other),
		Effect: func(p *position, a act) {
			t.fitOut(p, a)
			p.dismount(a.Seat, a.Words[1])
		},
	}
}

// fitOut pays for gear and puts it on the ship.
func (t *table) fitOut(p *position, a act) {
	t.charge(p, yardTile)
	p.actor().goods.remove(&t.dock(p).price[a.Words[0]].goods)
	p.mount(a.Seat, a.Words[0])
}

// buying are the checks of both ways to buy; slot is the check of the slot.
func (t *table) buying(slot check) []check {
	return t.trading(
		t.there(yardTile), t.working(yardTile),
		resting(check{
			Rule: "DD-9.5", Reads: rules.FirstWord,
			Breaks: func(p *position, a act) bool { return !t.dock(p).sells[a.Words[0]] },
			Why: func(p *position, a act) string {
				var sold []string
				for gear, sells := range t.dock(p).sells {
					if sells {
						sold = append(sold, gearSaid[gear])
					}
				}
				return fmt.Sprintf("The spaceyard on %s sells no %s, only: %s.", t.here(p), gearSaid[a.Words[0]], rules.And(sold))
			},
		}, func(p *position, _ act) bool { return t.dock(p).houseSells() }),
		slot,
		t.tradable(yardTile),
		resting(check{
			Rule: "DD-9.8", Reads: rules.FirstWord,
			Breaks: func(p *position, a act) bool { return !p.actor().goods.has(&t.dock(p).price[a.Words[0]].goods) },
			Why: func(p *position, a act) string {
				return t.needs("A "+gearSaid[a.Words[0]], &t.dock(p).price[a.Words[0]].goods, &p.actor().goods, a.Seat)
			},
		}, func(p *position, a act) bool { return t.dock(p).price[a.Words[0]].house }),
		check{
			Rule: "DD-9.9", Reads: rules.FirstWord,
			Breaks: func(p *position, a act) bool { return t.crewMissing(p, a.Words[0]) },
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("No %s marker is left in the stock for a %s.", energySaid[a.Words[0]-1], gearSaid[a.Words[0]])
			},
		},
	)
}

// crewMissing reports whether gear is crew for which no marker is in the stock; the
// trade marker that is paid for it comes there first (DD-R16).
func (t *table) crewMissing(p *position, gear int) bool {
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
