package atrades

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// cubeLeft is the check of an action that costs an action cube.
func (t *table) cubeLeft() check {
	return check{
		Rule: "AT-3.1", Reads: noWord,
		Breaks: func(p *position, a act) bool { return p.cubes[a.Seat-1] < 1 },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s has no action cube left for this; without one only a pass is possible.", t.name(a.Seat))
		},
	}
}

// boxLeft is the check that a track of the guild board has room (AT-13.7).
func (t *table) boxLeft(rule string, track int, name string) check {
	return check{
		Rule: rule, Reads: noWord,
		Breaks: func(p *position, a act) bool {
			return t.limits && p.tracks[track][a.Seat-1] >= t.guildOf(p, a.Seat).boxes[track]
		},
		Why: func(p *position, a act) string {
			g := t.guildOf(p, a.Seat)
			switch n := g.boxes[track]; n {
			case 0:
				return fmt.Sprintf("The guild %s has no %s box, so %s can't do this.", g.name, name, t.name(a.Seat))
			case 1:
				return fmt.Sprintf("The only %s box of %s is full, so %s can't do this any more.", name, g.name, t.name(a.Seat))
			default:
				return fmt.Sprintf("All %s %s boxes of %s are full, so %s can't do this any more.", rules.Spell(n), name, g.name, t.name(a.Seat))
			}
		},
	}
}

// acquire takes a starting tile: by an action cube, by the golden one, or free.
func (t *table) acquire(step rules.Step) verb {
	var checks []check
	if step == StepAction {
		checks = append(checks, t.cubeLeft())
	}
	if step != StepFreeAcquire {
		checks = append(checks, t.boxLeft("AT-4.1", trackCompanies, "company"))
	}
	return verb{
		Name: "acquire", Steps: in(step), Words: words(t.words.company),
		Help: "Take a starting tile out of the supply: a new company.", Template: "{who} acquires company {1}",
		Checks: append(checks, t.inSupply(), t.roomLeft()),
		Effect: func(p *position, a act) {
			if step != StepFreeAcquire {
				p.layCube(trackCompanies)
			}
			p.companies[a.Words[0]].where = taken
			p.tile = int8(a.Words[0])
			p.follow(tileTaken)
		},
	}
}

func (t *table) inSupply() check {
	return check{
		Rule:   "AT-4.2",
		Breaks: func(p *position, a act) bool { return p.companies[a.Words[0]].where != ready },
		Why: func(p *position, a act) string {
			c, n := &p.companies[a.Words[0]], t.number[a.Words[0]]
			switch {
			case c.where == later:
				return fmt.Sprintf("Company %d comes only in era %d, and it is era %d.", n, t.kind(a.Words[0]).era, p.era)
			case c.where == gone:
				return fmt.Sprintf("Company %d has left the game; choose one in the supply.", n)
			case c.owner == 0:
				return fmt.Sprintf("Company %d was sold to the government; choose one in the supply.", n)
			default:
				return fmt.Sprintf("Company %d belongs to %s.", n, t.name(int(c.owner)))
			}
		},
	}
}

func (t *table) roomLeft() check {
	return check{
		Rule: "AT-4.3", Reads: noWord,
		Breaks: func(p *position, _ act) bool { return !t.anyFree(p) },
		Why:    func(*position, act) string { return "No habitable hex is free, so no company can be started." },
	}
}

// landChecks are the checks of a tile that is laid: region and cell.
func (t *table) landChecks() []check {
	return []check{
		{
			Rule: "AT-4.4", Reads: firstWord,
			Breaks: func(p *position, a act) bool { return !p.maps[a.Words[0]].inPlay },
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("%s is not on the table; choose a region that is.", t.data.regions[a.Words[0]].name)
			},
		},
		{
			Rule: "AT-4.5", Reads: twoWords,
			Breaks: func(_ *position, a act) bool { return t.data.regions[a.Words[0]].land>>a.Words[1]&1 == 0 },
			Why: func(_ *position, a act) string {
				region, what := &t.data.regions[a.Words[0]], "desert"
				if region.city>>a.Words[1]&1 == 1 {
					what = "a city"
				}
				return fmt.Sprintf("That hex of %s is %s; tiles go on habitable hexes.", region.name, what)
			},
		},
		{
			Rule: "AT-4.6", Reads: twoWords,
			Breaks: func(p *position, a act) bool { return p.covered[a.Words[0]]>>a.Words[1]&1 == 1 },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("That hex of %s holds a tile of company %d; choose an empty one.", t.data.regions[a.Words[0]].name,
					t.number[p.board[a.Words[0]][a.Words[1]]-1])
			},
		},
	}
}

// place starts the company whose tile was taken; its region's demand rises (AT-14.10).
func (t *table) place() verb {
	return verb{
		Name: "place", Steps: in(StepPlace), Words: words(t.words.region, cellWords),
		Help: "Lay the starting tile on an empty habitable hex.", Template: "{who} starts the company on {2} of {1}",
		Checks: t.landChecks(),
		Effect: func(p *position, a act) {
			c := int(p.tile)
			p.companies[c] = company{where: onBoard, owner: int8(a.Seat), money: t.data.money}
			p.bank -= t.data.money
			p.lay(c, a.Words[0], a.Words[1])
			t.raise(p, a.Words[0], 1)
			p.tile = none
			switch {
			case p.merger.on:
				p.merger.dropLoser()
				t.nextLoser(p)
			case p.effect.on:
				t.nextEffect(p)
			default:
				t.finishAction(p)
			}
		},
	}
}

// expand lays one more tile of a company that may grow, in the market or by a card.
func (t *table) expand() verb {
	return verb{
		Name: "expand", Steps: in(StepExpand), Words: words(t.words.region, cellWords),
		Help: "Let the company grow onto an empty habitable hex beside it.", Template: "{who} expands to {2} of {1}",
		Checks: append(t.landChecks(), check{
			Rule:   "AT-10.1",
			Breaks: func(p *position, a act) bool { return !t.touches(p, growing(p), a.Words[0], a.Words[1]) },
			Why: func(p *position, _ act) string {
				return fmt.Sprintf("That hex does not touch company %d; a company grows onto a hex beside it.", t.number[growing(p)])
			},
		}),
		Effect: func(p *position, a act) {
			p.lay(growing(p), a.Words[0], a.Words[1])
			t.afterGrowth(p, a)
		},
	}
}

// growing is the company that may grow in the step expand.
func growing(p *position) int {
	if p.market.on {
		return int(p.market.company)
	}
	return int(p.effect.company)
}

// afterGrowth goes on when a company has grown, or when its owner passes.
func (t *table) afterGrowth(p *position, _ act) {
	if p.market.on {
		t.marketAfter(p, int(p.market.company))
		return
	}
	t.nextEffect(p)
}
