package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// cubeLeft is the check of an action that costs an action cube.
func (t *table) cubeLeft() check {
	return check{
		Rule:   "AT-3.1",
		Breaks: func(p *position, a act) bool { return p.Cubes[a.Seat-1] < 1 },
		Plain:  "{who} has no action cube left for this; without one only a pass is possible.",
	}
}

// boxLeft is the check that a track of the guild board has room (AT-13.7).
func (t *table) boxLeft(rule string, track int, name wording.Text) check {
	return check{
		Rule:  rule,
		Given: func(p *position, a act) bool { return !t.limits || p.guilds[a.Seat-1] != none },
		Breaks: func(p *position, a act) bool {
			return t.limits && p.tracks[track][a.Seat-1] >= t.guildOf(p, a.Seat).boxes[track]
		},
		Why: func(p *position, a act) wording.Text {
			g := t.guildOf(p, a.Seat)
			switch n := g.boxes[track]; n {
			case 0:
				return wording.Say("The guild {guild} has no {action} box, so {who} can't do this.", g.said(), name)
			case 1:
				return wording.Say("The only {action} box of {guild} is full, so {who} can't do this any more.", name, g.said())
			default:
				return wording.Say("All {number} {action} boxes of {guild} are full, so {who} can't do this any more.", wording.Spell(n), name, g.said())
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
		checks = append(checks, t.boxLeft("AT-4.1", trackCompanies, wording.Say("company")))
	}
	return verb{
		Is: Acquire, Steps: in(step), Words: words(t.words.company),
		Help: "Take a starting tile out of the supply: a new company.", Template: "{who} acquires company {1}",
		Checks: append(checks, t.inSupply(), t.roomLeft()),
		Effect: rules.Do1(func(p *position, _, company int) {
			if step != StepFreeAcquire {
				p.layCube(trackCompanies)
			}
			p.companies[company].where = Taken
			p.tile = int8(company)
			p.follow(tileTaken)
		}),
	}
}

func (t *table) inSupply() check {
	return rules.Check1("AT-4.2",
		func(p *position, _, company int) bool { return p.companies[company].where != Supply },
		func(p *position, _, company int) wording.Text {
			c, n := &p.companies[company], t.number[company]
			switch {
			case c.where == Later:
				return wording.Say("Company {number} comes only in era {first}, and it is era {era}.", n, t.kind(company).era, p.era)
			case c.where == Gone:
				return wording.Say("Company {number} has left the game; choose one in the supply.", n)
			case c.owner == 0:
				return wording.Say("Company {number} was sold to the government; choose one in the supply.", n)
			default:
				return wording.Say("Company {number} belongs to {who}.", n, t.name(int(c.owner)))
			}
		})
}

func (t *table) roomLeft() check {
	return check{
		Rule:   "AT-4.3",
		Breaks: func(p *position, _ act) bool { return !t.anyFree(p) },
		Plain:  "No habitable hex is free, so no company can be started.",
	}
}

// landChecks are the checks of a tile that is laid: region and cell.
func (t *table) landChecks() []check {
	return []check{
		rules.Check1("AT-4.4",
			func(p *position, _, region int) bool { return !p.maps[region].inPlay },
			func(_ *position, _, region int) wording.Text {
				return wording.Say("{region} is not on the table; choose a region that is.", t.data.regions[region].said())
			}),
		rules.Check2("AT-4.5",
			func(_ *position, _, region, cell int) bool { return t.data.regions[region].land>>cell&1 == 0 },
			func(_ *position, _, region, cell int) wording.Text {
				of, what := &t.data.regions[region], wording.Say("desert")
				if of.city>>cell&1 == 1 {
					what = wording.Say("a city")
				}
				return wording.Say("That hex of {region} is {what}; tiles go on habitable hexes.", of.said(), what)
			}),
		rules.Check2("AT-4.6",
			func(p *position, _, region, cell int) bool { return p.covered[region]>>cell&1 == 1 },
			func(p *position, _, region, cell int) wording.Text {
				return wording.Say("That hex of {region} holds a tile of company {number}; choose an empty one.",
					t.data.regions[region].said(), t.number[p.board[region][cell]-1])
			}),
	}
}

// place starts the company whose tile was taken; its region's demand rises (AT-14.10).
func (t *table) place() verb {
	return verb{
		Is: Place, Steps: in(StepPlace), Words: words(t.words.region, cellWords),
		Help: "Put your company on an empty green hex.", Template: "{who} founds the company in {1}",
		Checks: t.landChecks(),
		Effect: rules.Do2(func(p *position, seat, region, cell int) {
			c := int(p.tile)
			p.companies[c] = company{where: Business, owner: int8(seat), money: t.data.money}
			p.bank -= t.data.money
			p.lay(c, region, cell)
			t.raise(p, region, 1)
			p.tile = none
			switch {
			case p.Merger.On:
				p.Merger.dropLoser()
				t.nextLoser(p)
			case p.effect.on:
				t.nextEffect(p)
			default:
				t.finishAction(p)
			}
		}),
	}
}

// expand lays one more tile of a company that may grow, in the market or by a card.
func (t *table) expand() verb {
	return verb{
		Is: Expand, Steps: in(StepExpand), Words: words(t.words.region, cellWords),
		Help: "Let the company grow onto an empty green hex beside it.", Template: "{who}'s company grows in {1}",
		Checks: append(t.landChecks(), rules.Check2("AT-10.1",
			func(p *position, _, region, cell int) bool { return !t.touches(p, growing(p), region, cell) },
			func(p *position, _, _, _ int) wording.Text {
				return wording.Say("That hex does not touch company {number}; a company grows onto a hex beside it.", t.number[growing(p)])
			})),
		Effect: rules.Do2(func(p *position, _, region, cell int) {
			p.lay(growing(p), region, cell)
			t.afterGrowth(p)
		}),
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
func (t *table) afterGrowth(p *position) {
	if p.market.on {
		t.marketAfter(p, int(p.market.company))
		return
	}
	t.nextEffect(p)
}
