package atrades

import (
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// merge names two adjacent companies; the first is one's own (AT-14.12).
func (t *table) merge(step rules.Step) verb {
	return verb{
		Is: Merge, Steps: in(step), Words: words(t.words.company, t.words.company),
		Help: "Merge a company of yours with one beside it: both are auctioned.", Template: "{who} merges company {1} with company {2}",
		Checks: t.mergeChecks(),
		Effect: rules.Do2(func(p *position, _, company, target int) {
			t.openMerger(p, company, target)
			if step == StepAction {
				p.follow(mergerNamed)
				return
			}
			t.layMergerCube(p) // AT-14.33
		}),
	}
}

func (t *table) mergeChecks() []check {
	return []check{
		rules.Check1("AT-5.1",
			func(p *position, seat, company int) bool { return !p.owns(seat, company) },
			func(p *position, _, company int) wording.Text {
				if p.companies[company].where == Gone {
					return t.merged(company)
				}
				return wording.Say("A merger begins with a company of your own, and company {number} is not {who}'s.", t.number[company])
			}),
		rules.Check2("AT-5.2",
			func(p *position, _, _, target int) bool {
				return p.companies[target].where != Business || p.companies[target].owner == 0
			},
			func(p *position, _, _, target int) wording.Text {
				if p.companies[target].where == Gone {
					return t.merged(target)
				}
				return wording.Say("Company {number} is not in business on the board, so nothing merges with it.", t.number[target])
			}),
		rules.Check2("AT-5.3",
			func(_ *position, _, company, target int) bool { return company == target }, nil).
			Saying("A merger needs two companies; choose another one to merge with."),
		rules.Check2("AT-5.4",
			func(p *position, _, company, target int) bool { return !t.adjoins(p, company, target) },
			func(_ *position, _, company, target int) wording.Text {
				return wording.Say("Companies {number} and {other} aren't beside each other, so they can't merge.", t.number[company], t.number[target])
			}),
	}
}

// merged says of a company that it left the game by a merger.
func (t *table) merged(c int) wording.Text {
	return wording.Say("Company {number} was merged into another one and is out of the game.", t.number[c])
}

// auctionTrack is the track for two companies of so many tiles: first company, then
// turn about, then the rest of the larger one (AT-14.13).
func auctionTrack(first, second int) string {
	both := min(first, second)
	return strings.Repeat("\x00\x01", both) + strings.Repeat("\x00", first-both) + strings.Repeat("\x01", second-both)
}

// openMerger sets up the auction track.
func (t *table) openMerger(p *position, a, b int) {
	x, y := &p.companies[a], &p.companies[b]
	track := auctionTrack(int(x.size), int(y.size))
	rounds := len(track)
	if t.tiers {
		rounds = t.kind(a).level + t.kind(b).level
	}
	p.Merger = Merger{
		On: true, initiator: p.turn, targets: [2]int8{int8(a), int8(b)}, owners: [2]int8{x.owner, y.owner},
		in: t.everybody(), track: track, Rounds: rounds, Round: 1,
	}
}

func (t *table) everybody() rules.Seats { return 1<<(t.size()+1) - 2 }

// layMergerCube lays the initiator's cube and begins the auction.
func (t *table) layMergerCube(p *position) {
	p.layCube(trackBureaucracy)
	p.Merger.placed = true
	t.beginAuction(p)
}

// mergeCube lays an action cube for the merger; passMergeCube does without.
func (t *table) mergeCube() verb {
	return verb{
		Is: LayCube, Steps: in(StepMergeCube),
		Help: "Lay an action cube on your bureaucracy track for this merger.", Template: "{who} lays a cube for the merger",
		Checks: []check{t.cubeLeft()},
		Effect: func(p *position, _ act) { t.layMergerCube(p) },
	}
}

func (t *table) passMergeCube(p *position, _ act) { t.beginAuction(p) }

// shares is the money on each cube of the track when a bid is laid along it.
func (m *Merger) shares(amount int) []int { return sharesOf(amount, len(m.track)) }

// sharesOf lays an amount on n cubes, one at a time, round and round.
func sharesOf(amount, n int) []int {
	list := make([]int, n)
	for k := range list {
		list[k] = amount / n
		if k < amount%n {
			list[k]++
		}
	}
	return list
}

// payout lays the winning bid along the cubes, one at a time, round and round,
// and clears the cards of the targets (AT-14.18, AT-14.19).
func (t *table) payout(p *position, amount int) {
	m := &p.Merger
	for k, share := range m.shares(amount) {
		if owner := m.owners[m.track[k]]; owner != m.winner {
			p.Personal[owner-1] += share
		} else {
			m.held += share
		}
	}
	for i, c := range m.targets {
		money := &p.companies[c].money
		if m.owners[i] != m.winner && t.joins { // AT-13.6
			m.held += *money
		} else {
			p.bank += *money
		}
		*money = 0
	}
	first, second := m.owners[0] == m.winner, m.owners[1] == m.winner
	switch {
	case first && !second:
		t.convert(p, 0)
	case second && !first:
		t.convert(p, 1)
	default:
		p.await(survivorAsked, m.winner)
	}
}

// keep is the winner's choice where it is one: which company survives (AT-14.20).
func (t *table) keep() verb {
	return verb{
		Is: Keep, Steps: in(StepSurvivor), Words: words(t.words.company),
		Help: "Choose which of the two companies survives.", Template: "{who} keeps company {1}",
		Checks: []check{rules.Check1("AT-7.1",
			func(p *position, _, company int) bool {
				return company != int(p.Merger.targets[0]) && company != int(p.Merger.targets[1])
			},
			func(_ *position, _, company int) wording.Text {
				return wording.Say("Company {number} is not part of this merger; keep one of the two that are.", t.number[company])
			})},
		Effect: rules.Do1(func(p *position, _, company int) {
			survivor := 0
			if company == int(p.Merger.targets[1]) {
				survivor = 1
			}
			t.convert(p, survivor)
		}),
	}
}

// convert makes one of the targets the surviving company; the tiles of the other
// become its own (AT-14.20, AT-14.21).
func (t *table) convert(p *position, survivor int) {
	m := &p.Merger
	k, d := int(m.targets[survivor]), int(m.targets[1-survivor])
	for _, region := range p.drawn[:p.open] {
		for cell, c := range p.board[region] {
			if int(c) == d+1 {
				p.board[region][cell] = uint8(k + 1)
			}
		}
	}
	kept, lost := &p.companies[k], &p.companies[d]
	kept.owner, kept.money = m.winner, m.held
	kept.size += lost.size
	*lost = company{where: Gone}
	m.held, p.active = 0, true
	n := 0
	for _, seat := range p.order[:t.size()] {
		if seat != m.winner && (seat == m.owners[0] || seat == m.owners[1]) {
			m.losers[n] = seat
			n++
		}
	}
	t.nextLoser(p)
}

// nextLoser gives the next who lost control a free acquire (AT-14.22).
func (t *table) nextLoser(p *position) {
	if p.Merger.losers[0] != 0 && t.hasSupply(p) && t.anyFree(p) {
		p.await(companyOffered, p.Merger.losers[0])
		return
	}
	p.Merger.losers = [maxSeats]int8{}
	p.await(cubeOffered, p.Merger.winner)
}

func (m *Merger) dropLoser() {
	copy(m.losers[:], m.losers[1:])
	m.losers[maxSeats-1] = 0
}

// passFreeAcquire does without a free company, of a merger or of a card.
func (t *table) passFreeAcquire(p *position, _ act) {
	if p.Merger.On {
		p.Merger.dropLoser()
		t.nextLoser(p)
		return
	}
	t.nextEffect(p)
}

// freeCube takes a bureaucracy cube of the common supply: the winner, then
// perhaps the initiator (AT-14.23).
func (t *table) freeCube() verb {
	return verb{
		Is: LayCube, Steps: in(StepFreeCube),
		Help: "Take a bureaucracy cube from the common supply.", Template: "{who} takes a bureaucracy cube",
		Effect: func(p *position, a act) {
			p.tracks[trackBureaucracy][a.Seat-1]++
			m := &p.Merger
			if int8(a.Seat) == m.winner && m.initiator != m.winner && !m.placed {
				p.actor = m.initiator
				return
			}
			t.finishAction(p)
		},
	}
}
