package atrades

// Outlook is what the table should know before the round ends.
type Outlook struct {
	// Kinds is how many types of starting tiles the supply has; with one or none
	// the end of the round brings the next era, or after the last era the end.
	Kinds     int
	EraNear   bool // two types or fewer: the test may be met at the end of this round
	EraMet    bool // one or none: it is met now
	LastEra   bool // the test then ends the game
	FewCubes  []int
	NoCubes   []int // with these the game ends after the golden actions (AT-14.34)
	StillPass bool  // a pass now would let the round stand still (AT-14.35)
}

// Outlook looks ahead to the end of the round.
func (v *View) Outlook() Outlook {
	kinds := map[int]bool{}
	for c := range v.t.number {
		if v.companies[c].where == Supply {
			kinds[v.t.kindOf[c]] = true
		}
	}
	out := Outlook{Kinds: len(kinds), LastEra: v.era == v.t.lastEra}
	if v.t.eras && v.phase != phaseSetup && v.phase != phaseOver {
		out.EraNear, out.EraMet = len(kinds) <= 2, len(kinds) <= 1
	}
	for i, cubes := range v.Cubes[:v.t.size()] {
		switch {
		case cubes == 0:
			out.NoCubes = append(out.NoCubes, i+1)
		case cubes == 1:
			out.FewCubes = append(out.FewCubes, i+1)
		}
	}
	out.StillPass = v.standsStill()
	return out
}

// standsStill reports whether a pass in place of an action would be the last word
// of a round in which nothing was done.
func (v *View) standsStill() bool {
	if v.active || v.newEra || v.turn == 0 || v.Step != StepAction && v.Step != StepGolden {
		return false
	}
	for _, seat := range v.order[v.place(v.turn)+1 : v.t.size()] {
		if v.Step == StepAction || v.Golden[seat-1] > 0 {
			return false
		}
	}
	return true
}
