// Package traders is the rulebook of Traders: six companies bring goods from
// five planets home to earth. Its specification is docs/rules/traders.md, which
// cites the design document of 2008 by its headings; rule identifiers are its own.
package traders

import (
	"strconv"

	"tablekeeper/companion/rules"
)

// Game is Traders as it stands on the shelf.
func Game() *rules.Game {
	return rules.Declare(rules.Game{
		Key:      "traders",
		Title:    "Traders",
		Tagline:  "Bring two of each resource and ten million credits home to earth before the other companies do.",
		Version:  "1",
		MinSeats: minSeats, MaxSeats: maxSeats,
		Minutes: func(int) int { return 60 }, // "about one hour"
		Told:    "{n}% of the way",
		Options: options(),
		Numbers: func(int) []rules.RuleNumber { return new(numbers).list() },
		Shuffle: shuffle, SeatChoice: &rules.SeatChoice{Header: "faction", Words: factionWords},
		Texts: texts, Words: [][]string{placeTitles, resourceNames},
		Main:   []rules.Named{Draw, Step, Done},
		AtOnce: []rules.Named{DrawPlanet, Produce, DrawEvent, Roll, Give, Load, Unload, Jettison},
		Joined: []rules.Named{Step, Stop, Stay},
	}, build)
}

// build makes the rulebook for one table.
func build(s *rules.Setup) (*rules.Book[position], error) {
	t, err := newTable(s)
	if err != nil {
		return nil, err
	}
	return t.book, nil
}

// newTable is a table with its rulebook.
func newTable(s *rules.Setup) (*table, error) {
	t := &table{
		seats:        s.Seats,
		stopAnywhere: s.Options["early-stop"] == "anywhere",
		winAnywhere:  s.Options["win-place"] == "anywhere",
		noDraw:       s.Options["skipped-starter"] == "no-draw",
	}
	t.startMoney, _ = strconv.Atoi(s.Options["start-money"])
	s.Put(t.n.list())
	t.events = t.n.eventCards()
	for _, copies := range t.n.copies {
		t.actions += copies
	}
	t.scarce = t.actions <= len(s.Seats)*t.n.handSize
	start, err := t.initial(s)
	if err != nil {
		return nil, err
	}
	t.book = &rules.Book[position]{
		Seats:        s.Seats,
		Steps:        stepSaid,
		Start:        start,
		Step:         func(p *position) rules.Step { return p.step },
		ToMove:       t.toMove,
		Verbs:        t.verbs(),
		After:        t.winCheck,
		Ranking:      t.ranking,
		Turn:         func(p *position) int { return int(p.turn) },
		Standing:     t.progress,
		Reached:      t.reached,
		Short:        t.short,
		Alone:        t.alone,
		Invariants:   t.invariants(),
		Hands:        rules.HandsOf(actionWords, func(p *position, seat int) *rules.Hand { return &p.hands[seat-1] }),
		Figures:      t.figures,
		Of:           t,
		Position:     t.described,
		Settle:       t.settle,
		RandomWeight: t.randomWeight,
		Signs:        t.signs(),
		Deal:         t.deal,
		Feats:        feats(),
	}
	return t, nil
}

// initial is the position before the first throw (4.4).
func (t *table) initial(s *rules.Setup) (position, error) {
	p := position{board: usual, world: usualWorld, events: t.n.eventDeck()}
	for i := range t.size() {
		p.rolls[i] = awaited
		p.money[i] = int32(t.startMoney) // TR-1.6
	}
	if err := t.setUp(&p, s); err != nil {
		return p, err
	}
	for i := range t.size() {
		p.ships[i] = p.board.planets[earth] // TR-1.5
	}
	return p, nil
}

// verbs lists the moves in the order of the specification (section 7).
func (t *table) verbs() []verb {
	list := []verb{
		t.throw(), t.fly(), t.planet(), t.produce(), t.event(),
		t.counter(), t.passCounter(), t.passCard(), t.giveUp(), t.jettison(), t.leave(), t.refuse(),
		t.draw(), t.discard(), t.take(), t.build(), t.load(), t.unload(),
	}
	list = append(list, t.plays()...)
	return append(list,
		t.done(StepAct1, "On to the flight.", "{who} moves on to the flight"),
		t.done(StepAct2, "On to trading.", "{who} moves on to trading"),
		t.done(StepTrade, "End the turn.", "{who} ends the turn"),
		t.oneStep(), t.stop(), t.stay(), t.sell(), t.buy())
}
