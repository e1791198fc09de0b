// Package duckdealer is the rulebook of Duck Dealer: trade among planets that are
// joined by routes of dots. Its specification is docs/rules/duck-dealer.md, which
// cites the headings of the design document; rule identifiers are its own.
// What is printed on the components comes from a box file (section 2.5).
package duckdealer

import (
	"tablekeeper/companion/rules"
)

// Game is Duck Dealer as it stands on the shelf.
func Game() *rules.Game {
	return rules.Declare(rules.Game{
		Key:      "duck-dealer",
		Title:    "Duck Dealer",
		Tagline:  "Mine, build and trade among the planets, from rubber ducks to religion.",
		Version:  "1",
		MinSeats: minSeats, MaxSeats: maxSeats,
		Told:     "{n:point}",
		Options:  options(),
		Numbers:  func(int) []rules.RuleNumber { return new(numbers).list() },
		TakesBox: true,
		Shuffle:  shuffle,
		Copied:   new(BoxField()),
		Main: []rules.Named{
			Collect, Accept, Ready, Step, Deliver, Make, Mine, Burn, End, Highway, Explore, Entrance, Teleport, OpenDeal, Claim,
		},
		AtOnce: []rules.Named{Born, Home, Collect, Fit, Step, Return, Highway, Lift},
		Texts:  texts, Words: [][]string{goodNames, goodSaid, energyNames, energySaid, gearNames, gearSaid, kindNames, kindSaid},
	}, build)
}

// build makes the rulebook for one table.
func build(s *rules.Setup) (*rules.Book[position], error) {
	b, err := loadBox(s.Box)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, line := range s.Called {
		names = append(names, line.Text)
	}
	b = b.call(names)
	arranged, err := arrange(b, s)
	if err != nil {
		return nil, err
	}
	t := newTable(b, s)
	t.book = &rules.Book[position]{
		Seats:        s.Seats,
		Steps:        stepSaid,
		Start:        t.initial(arranged),
		Step:         func(p *position) rules.Step { return p.Step },
		ToMove:       t.toMove,
		Sealed:       t.sealed,
		Deal:         t.unbid,
		Verbs:        t.verbs(),
		Ranking:      t.ranking,
		Turn:         func(p *position) int { return int(p.active) },
		Standing:     (*position).Result,
		Invariants:   t.invariants(),
		Figures:      t.figures,
		Of:           t,
		Position:     t.described,
		Settle:       t.settle,
		RandomWeight: t.randomWeight,
		Signs:        t.signs(),
		Feats:        feats(),
	}
	return t.book, nil
}

// verbs lists the moves in the order of the specification (section 7).
func (t *table) verbs() []verb {
	list := t.allVerbs()
	for i := range list {
		for k := range list[i].Checks {
			if c := &list[i].Checks[k]; c.Given == nil && list[i].By == rules.BySeat {
				c.Given = func(p *position, _ act) bool { return p.active > 0 } // they look at what the active seat has
			}
		}
	}
	return list
}

func (t *table) allVerbs() []verb {
	return []verb{
		t.bid(), t.born(), t.position(), t.fit(), t.home(),
		t.collect(), t.act(), t.ready(), t.end(), t.returnMarker(), t.discard(),
		t.highway(), t.lift(), t.liftForTurn(),
		t.burn(), t.fly(), t.teleport(), t.explore(), t.entrance(), t.exit(),
		t.buildFactory(),
		t.buildTile(BuildConsumer, consumerTile, false), t.buildTile(FillConsumer, consumerTile, true),
		t.buildTile(BuildYard, yardTile, false), t.buildTile(FillYard, yardTile, true),
		t.claim(), t.unclaim(),
		t.mine(), t.buy(), t.exchange(), t.make(), t.deliver(),
		t.deal(), t.offer(), t.ask(), t.propose(), t.cancel(), t.accept(), t.decline(),
	}
}
