// Package risingtides is the rulebook of Rising Tides: a race for survival
// plans against the wave. Its specification is docs/rules/rising-tides.md, which
// cites the sections of the design document V0.4; rule identifiers are its own.
// The timer is not here but in package tide.
package risingtides

import (
	"strconv"

	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// Game is Rising Tides as it stands on the shelf.
func Game() *rules.Game {
	return rules.Declare(rules.Game{
		Key:      "rising-tides",
		Title:    "Rising Tides",
		Tagline:  "Build your nation's survival plan before the wave comes.",
		Version:  "1",
		MinSeats: minSeats, MaxSeats: maxSeats,
		Minutes: func(seats int) int { return 2 * seats }, // its timer: 8 for four, 10 for five, 12 for six
		Told:    "{n:stage}", Full: planStages,
		Options:     options(),
		Numbers:     func(seats int) []rules.RuleNumber { return new(numbers).list(seats) },
		Nearsighted: true,
		OwnCards:    true,
		Main:        []rules.Named{Draw, Place, EnterNation, Take, Recounter},
		AtOnce: []rules.Named{
			EnterNation, Draw, Place, Discard, Construct, Steal, Relocate, Nuke, Reveal, Redirect, Recounter, Take, Send, PickCard,
			TellEvent,
		},
		Timer: &rules.Timer{Out: TimeOut.Act(0), Event: func(kind int) rules.Act { return TellEvent.Act(0, tide.Kind(kind)) }},
		Texts: texts, Words: [][]string{cardNames, saidCards, attackNames, counterNames, eventNames, eventSaid, resourceSaid[0][:], resourceSaid[1][:], resourceSaid[2][:]},
	}, build)
}

// build makes the rulebook for one table.
func build(s *rules.Setup) (*rules.Book[Position], error) {
	if len(s.Choices) > 0 {
		return nil, &rules.Fault{Line: s.Choices[0].Number, Text: "Rising Tides has no Setup headers"}
	}
	t := &table{seats: s.Seats, options: s.Options}
	s.Put(t.n.list(len(s.Seats)))
	t.copies = rules.CountsOf(t.n.copies[:]...)
	start, _ := strconv.Atoi(s.Options["starting-hand"])
	t.start = min(start, t.n.handSize)
	t.book = &rules.Book[Position]{
		Seats:        s.Seats,
		Steps:        stepSaid,
		Start:        t.initial(),
		Step:         func(p *Position) rules.Step { return p.Step },
		ToMove:       t.toMove,
		Verbs:        t.verbs(),
		Ranking:      t.ranking,
		Winners:      winners,
		Safe:         safe,
		Reached:      reached,
		Opening:      t.opening,
		Turn:         func(p *Position) int { return p.Turn },
		Standing:     t.progress,
		Invariants:   t.invariants(),
		Hands:        rules.HandsOf(cardWords, func(p *Position, seat int) *rules.Hand { return &p.Players[seat-1].Hand }),
		FaceDown:     t.faceDown(),
		Figures:      t.figures,
		Position:     t.described,
		Settle:       t.settle,
		RandomWeight: t.randomWeight,
		Signs:        t.signs(),
		Feats:        feats(),
		EachPlace:    true,
		Deal:         t.deal,
	}
	return t.book, nil
}

func (t *table) initial() Position {
	p := Position{Step: StepNations, Turn: 1, Deck: t.copies.Sum()}
	p.event.picked = nobodyPicked
	for i := range p.nations {
		p.nations[i] = none
	}
	return p
}

// verbs lists the moves in the order of the specification (section 7).
func (t *table) verbs() []verb {
	list := []verb{
		t.nation(),
		t.draw(), t.place(), t.discardCard(), t.construct(),
		t.attackWith(stealing), t.attackWith(relocating), t.nuke(),
		t.reveal(StepTurn), t.reveal(StepReveal), t.passTurn(),
		t.protect(), t.redirect(), t.recounter(),
		t.letHappen(), t.acceptCounter(),
		t.take(), t.send(),
		t.event(), t.pick(), t.timeOut(), t.reshuffle(), t.closing(),
	}
	return append(list, t.skips()...)
}

// seatWords is the vocabulary of the seats, by number.
func (t *table) seatWords() *rules.Vocabulary { return rules.Numbers("SEAT", 1, t.size()).OfSeats() }

// seatsOr is the vocabulary of a word, which means 0, and the seats.
func (t *table) seatsOr(name, other, title string) *rules.Vocabulary {
	list, titles := []string{other}, append([]string{title}, t.seats...)
	for seat := 1; seat <= t.size(); seat++ {
		list = append(list, strconv.Itoa(seat))
	}
	return rules.Words(name, 0, list...).OfSeats().Titled(titles...)
}

// randomWeight makes random games move on and end: plans are built, cards placed, and
// the time runs out or somebody stalls only now and then.
func (t *table) randomWeight(_ *Position, a act) int {
	switch {
	case Construct.Is(a):
		return 20000
	case Place.Is(a):
		return 1500
	case rules.OneOf(a, Draw, PickCard, Take, Send, Reveal, EnterNation, Reshuffle):
		return 600
	case rules.OneOf(a, Steal, Relocate, Pass, Protect, Redirect, Recounter, Nuke):
		return 150
	case TimeOut.Is(a):
		return 1
	default:
		return 20
	}
}
