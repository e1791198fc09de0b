package atrades

// worth says how much a seat owns: its money, and what companies and cubes will bring.
func (t *table) worth(p *position, seat int) float64 {
	const (
		aTile, aCredit, aCube = 0.6, 0.25, 0.15 // of what personal money is
		half                  = 40              // money that is worth a half
	)
	owned := float64(p.personal[seat-1]) + aCube*float64(p.cubes[seat-1]+p.golden[seat-1])
	for c := range t.number {
		if company := &p.companies[c]; int(company.owner) == seat && company.where == onBoard {
			owned += aTile*float64(int(company.size)*t.kind(c).price) + aCredit*float64(company.money)
		}
	}
	owned = max(0, owned)
	return owned / (owned + half)
}
