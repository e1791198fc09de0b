package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// What counts how much of what personal money does.
const (
	aTile, aCredit, aCube = 0.3, 0.25, 0.5
	halfOfAll             = 40 // money that is worth a half
)

// signs say how much a seat owns: its money, and what companies and cubes will bring.
func (t *table) signs() *rules.Signs[position] {
	of, says := rules.SignOf[estate], rules.Says[estate]
	return rules.GuessedSignsOf(func(owned float64) float64 {
		owned = max(0, owned)
		return owned / (owned + halfOfAll)
	}, t.look,
		of("money", func(c *estate) float64 { return float64(c.money) }).Gaining(func(c *estate, _ wording.Name) wording.Text {
			return wording.Say("It brings me money: then I have {n}.", c.money)
		}).Keeping(says("It saves my own money.")).Losing(func(c *estate, player wording.Name) wording.Text {
			return wording.Say("It leaves {player} only {n} money.", player, c.money)
		}),
		of("cubes", func(c *estate) float64 { return aCube * float64(c.cubes) }).Keeping(func(c *estate, _ wording.Name) wording.Text {
			return wording.Say("A cube that I keep is one more action: I still have {n}.", wording.Count(c.cubes, "cube"))
		}),
		of("tiles", func(c *estate) float64 { return aTile * float64(c.tiles) }).Gaining(func(c *estate, _ wording.Name) wording.Text {
			return wording.Say("My companies grow: then all their goods cost {n}.", c.tiles)
		}).Keeping(says("I keep the goods of my companies.")).Losing(says("{player} has fewer goods to sell then.")),
		of("money of companies", func(c *estate) float64 { return aCredit * float64(c.credit) }).Gaining(func(c *estate, _ wording.Name) wording.Text {
			return wording.Say("Then {n} money lies on the cards of my companies.", c.credit)
		}).Keeping(says("The money of my companies stays with them.")).Losing(says("{player}'s companies have less money then.")),
		of("a merger", func(c *estate) float64 { return c.merges }).Gaining(says("What the merger brings is worth more than I bid.")).Losing(says("{player} doesn't get the merger cheaply.")),
	)
}

// estate is what a seat owns.
type estate struct {
	money, cubes  int
	tiles, credit int     // what goods sell for one by one, and the money of companies
	merges        float64 // what it would have of a merger for which it leads, less its bid
}

func (t *table) look(p *position, seat int) *estate {
	e := &estate{money: int(p.Personal[seat-1]), cubes: int(p.Cubes[seat-1] + p.Golden[seat-1])}
	for c := range t.number {
		if company := &p.companies[c]; int(company.owner) == seat && company.where == Business {
			e.tiles += int(company.size) * t.kind(c).price
			e.credit += company.money
		}
	}
	if p.tile != none && int(p.actor) == seat { // it will be placed next
		e.tiles += t.kind(int(p.tile)).price
		e.credit += t.data.money
	}
	if m := &p.Merger; m.On && m.winner == 0 && int(m.leader) == seat { // it would pay, and have both companies
		e.merges = -float64(m.High)
		for i, c := range m.targets {
			if company := &p.companies[c]; int(m.owners[i]) != seat {
				e.merges += float64(aTile*float64(int(company.size)*t.kind(int(c)).price)) + float64(aCredit*float64(company.money))
			}
		}
	}
	return e
}
