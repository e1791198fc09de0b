package atrades

// worth says how much a seat owns: its money, and what companies and cubes will bring.
func (t *table) worth(p *position, seat int) float64 {
	const (
		aTile, aCredit, aCube = 0.3, 0.25, 0.5 // of what personal money is
		half                  = 40             // money that is worth a half
	)
	owned := float64(p.Personal[seat-1]) + aCube*float64(p.Cubes[seat-1]+p.Golden[seat-1])
	own := func(c, size, money int) {
		owned += float64(aTile*float64(size*t.kind(c).price)) + float64(aCredit*float64(money))
	}
	for c := range t.number {
		if company := &p.companies[c]; int(company.owner) == seat && company.where == Business {
			own(c, int(company.size), company.money)
		}
	}
	if p.tile != none && int(p.actor) == seat { // it will be placed next
		own(int(p.tile), 1, t.data.money)
	}
	if m := &p.Merger; m.On && m.winner == 0 && int(m.leader) == seat { // it would pay, and have both companies
		owned -= float64(m.High)
		for i, c := range m.targets {
			if int(m.owners[i]) != seat {
				own(int(c), int(p.companies[c].size), p.companies[c].money)
			}
		}
	}
	owned = max(0, owned)
	return owned / (owned + half)
}
