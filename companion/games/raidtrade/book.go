// Package raidtrade is the rulebook of Raid Trade: two traders carry contraband
// from planet to planet and raid each other. Its specification is
// docs/rules/raid-trade.md; rule identifiers are its own.
package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Game is Raid Trade as it stands on the shelf.
func Game() *rules.Game {
	return rules.Declare(rules.Game{
		Key:      "raid-trade",
		Title:    "Raid Trade",
		Tagline:  "Carry contraband between the planets and raid your rival's ship.",
		Version:  "1",
		MinSeats: seatCount, MaxSeats: seatCount,
		Told:    "{n:level}",
		Options: options(),
		Numbers: func(int) []rules.RuleNumber { return new(numbers).list() },
		Texts:   texts, Words: [][]string{cardNames, kingNames[1:]},
		Deal: deal,
		Main: []rules.Named{Draw, Unload, Advance, Trip, Sell, BeginRaid, End, Load},
		// Those of the attacker are played with another tap, after which the page takes none for a moment: a double tap answers
		// nothing for the defender.
		AtOnce: []rules.Named{
			Draw, Sell, Load, Trip, LoseLevel, MissTurn, Shorten, Lengthen, DrawTwo, Defend, Escape, Evade, Rush, Discard,
		},
	}, build)
}

// build makes the rulebook for one table.
func build(s *rules.Setup) (*rules.Book[Position], error) {
	if len(s.Choices) > 0 {
		return nil, &rules.Fault{Line: s.Choices[0].Number, Text: "Raid Trade has no Setup headers"}
	}
	t := newTable(s)
	t.book = &rules.Book[Position]{
		Seats:        s.Seats,
		Steps:        stepSaid,
		Start:        t.initial(),
		Step:         func(p *Position) rules.Step { return p.Step },
		ToMove:       toMove,
		Verbs:        t.verbs(),
		Opening:      opening,
		After:        after,
		Ranking:      ranking,
		Turn:         func(p *Position) int { return p.Turn },
		Standing:     func(p *Position, seat int) int { return p.of(seat).Level },
		Reached:      func(p *Position, seat int) wording.Text { return wording.Say("Level {level}", p.of(seat).Level) },
		Invariants:   t.invariants(),
		Hands:        rules.HandsOf(cardWords, func(p *Position, seat int) *rules.Hand { return &p.of(seat).Hand }),
		Figures:      t.figures,
		Of:           t,
		Position:     t.described,
		Settle:       t.settle,
		RandomWeight: t.randomWeight,
		Signs:        t.signs(),
		Deal:         t.deal,
		Feats:        feats(),
	}
	return t.book, nil
}

func newTable(s *rules.Setup) *table {
	t := &table{
		seats:          s.Seats,
		faster:         s.Options.On("faster-game"),
		complex:        s.Options.On("complex-combat"),
		toFour:         s.Options["turn-draw"] == "to-four",
		plunderToCargo: s.Options["plunder-to"] == "cargo",
		delivers:       s.Options["king-arrival"] == "delivers",
		stacked:        s.Options.On("stacked-queens"),
	}
	s.Put(t.n.list())
	t.house = houseOf(s.Options, &t.n)
	return t
}

// initial is the start: hands are dealt, nothing else has happened (RD-1.4).
func (t *table) initial() Position {
	start := Trader{
		Level: t.n.level, LevelTokens: t.n.levelTokens, BankBlack: t.n.bankTokens,
		Hand: rules.Hand{Unknown: uint8(t.n.startHand)}, Deck: cardsEach - t.n.startHand,
	}
	return Position{combat: noCombat, Traders: [seatCount]Trader{start, start}}
}

// verbs lists the moves in the order of the specification (section 7).
func (t *table) verbs() []verb {
	return []verb{
		t.rollStart(), t.rollKing(), t.rollRush(), t.rollAttack(), t.draw(),
		t.unload(), t.sell(), t.stow(), t.advance(), t.load(), t.trip(),
		t.loseLevel(), t.missTurn(), t.shorten(), t.lengthen(), t.drawTwo(),
		t.raid(), t.defend(), t.defendTop(), t.escape(),
		t.autoHit(), t.extra(), t.withdraw(), t.double(), t.pass(),
		t.evade(), t.absorb(), t.take(),
		t.rush(), t.forfeit(), t.end(), t.endTwo(),
	}
}
