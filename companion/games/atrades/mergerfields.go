package atrades

import (
	"slices"

	"tablekeeper/companion/rules"
)

// describedMerger is a merger, field by field.
func (t *table) describedMerger(m *Merger) rules.Shape {
	return rules.Group(slices.Concat(t.mergedParts(m), t.auctionParts(m))...).Switched("None", &m.On, func() { *m = Merger{} })
}

// mergedParts are which companies merge, and the cubes for them.
func (t *table) mergedParts(m *Merger) []part {
	seat := rules.SeatOf(t.size())
	return []part{
		{
			Name: "initiator", Title: "Initiator", Ask: "Who started the merger?", Tell: "{value} started the merger",
			Is: rules.At(&m.initiator, seat),
		},
		{
			Name: "targets", Title: "The two companies", Ask: "Which two companies merge?",
			Is: pair(&m.targets, t.numbered(), "two different targets", true),
		},
		{
			Name: "owners", Title: "Their owners", Ask: "Who owns the two companies of the merger?",
			Is: pair(&m.owners, seat, "two owners", false),
		},
		{
			Name: "placed", Title: "The initiator laid a cube", Ask: "Did the initiator lay a cube?",
			Tell: "the initiator laid a cube|the initiator laid no cube",
			Is:   rules.FlagAt(&m.placed),
		},
		{
			Name: "track", Title: "Companies of the cubes, left to right",
			Ask: "Which companies do the cubes on the auction track stand for, from left to right?",
			Is:  rules.ListOf(0, m.cubes, m.setTrack, rules.Itself[int8](t.numbered())),
		},
	}
}

// auctionParts are how the auction for them stands, and what it leaves behind.
func (t *table) auctionParts(m *Merger) []part {
	seat := rules.SeatOf(t.size())
	return []part{
		{
			Name: "rounds", Title: "Rounds of the auction", Ask: "How many rounds does the auction have?", Tell: "the auction has {n:round}",
			Is: rules.At(&m.Rounds, rules.NumberIn(2, many).Reads(0, mostRead)),
		},
		{
			Name: "round", Title: "Round of the auction", Ask: "Which round of the auction is it?", Tell: "it is round {value} of the auction",
			Is: rules.At(&m.Round, rules.NumberIn(1, many).Reads(0, mostRead)),
		},
		{
			Name: "in", Title: "Still in the auction", Ask: "Who is still in the auction?",
			Is: rules.SeatsAt(t.size(), func(seat int) bool { return m.in.Has(seat) }, func(seat int, is bool) {
				if m.in &^= rules.Only(seat); is {
					m.in |= rules.Only(seat)
				}
			}),
		},
		{
			Name: "high", Title: "Standing or winning bid", Ask: "What is the standing bid?", Tell: "the standing bid is {value}",
			Is: rules.At(&m.High, amount(0)),
		},
		{
			Name: "leader", Title: "Whose bid it is", Ask: "Whose bid stands?", Tell: "{value}'s bid stands|nobody's bid stands",
			Is: rules.At(&m.leader, seat.OrNull(0, "Nobody's")),
		},
		{
			Name: "winner", Title: "Winner", Ask: "Who has won the auction?", Tell: "{value} has won the auction|nobody has won the auction yet",
			Is: rules.At(&m.winner, seat.OrNull(0, "Nobody yet")),
		},
		{
			Name: "held", Title: "Money for the surviving card", Ask: "How much money goes to the surviving company's card?",
			Tell: "the surviving company's card gets {value}",
			Is:   rules.At(&m.held, amount(0)),
		},
		{
			Name: "losers", Title: "Still to get a free company, the next first", Ask: "Who still gets a free company, the next one first?",
			Is: rules.Row(m.losers[:], seat).Then(rules.Distinct),
		},
	}
}

// pair are two numbers of a merger, perhaps different ones.
func pair(at *[2]int8, of rules.Scalar, said string, different bool) rules.Shape {
	return rules.ListOf(0, func() []int8 { return at[:] }, func(list []int8, v rules.Value) {
		if len(list) != 2 || different && list[0] == list[1] {
			v.Fail("a merger has %s", said)
			return
		}
		copy(at[:], list)
	}, rules.Itself[int8](of))
}

// cubes are the companies for which the cubes stand.
func (m *Merger) cubes() []int8 {
	list := make([]int8, len(m.track))
	for k := range list {
		list[k] = m.targets[m.track[k]]
	}
	return list
}

func (m *Merger) setTrack(list []int8, v rules.Value) {
	track := make([]byte, len(list))
	for k, c := range list {
		target := slices.Index(m.targets[:], c)
		if target < 0 {
			v.Fail("a cube belongs to a target")
			return
		}
		track[k] = byte(target)
	}
	if !slices.Contains(track, 0) || !slices.Contains(track, 1) {
		v.Fail("each target has a cube")
	}
	m.track = string(track)
}
