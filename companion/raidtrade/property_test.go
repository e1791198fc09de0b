package raidtrade

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// compiled is the book of a table with options by chance.
func compiled(t *testing.T, source *rand.Rand) (*rules.Book[position], rules.Options) {
	chosen := conformance.AnyOptions(options(), source.IntN)
	book, err := build(&rules.Setup{Seats: []string{"Anna", "Ben"}, Options: chosen})
	require.NoError(t, err)
	return book.Compile(), chosen
}

// TestMovesKeepTheInvariants holds every move of random games to what section 10
// says of moves (5 to 9) and of positions.
func TestMovesKeepTheInvariants(t *testing.T) {
	for seed := uint64(1); seed <= 60; seed++ {
		source := rand.New(rand.NewPCG(seed, 3))
		book, chosen := compiled(t, source)
		p := book.Start
		for range 400 {
			if p.step == StepOver {
				break
			}
			before, a := p, rules.Choose(book.Legal(&p, nil), func(a act) int { return book.RandomWeight(&p, a) }, source.IntN)
			book.Apply(&p, a)
			require.Empty(t, unexplained(book.Verbs[verbNow(book, &before, a)].Name, chosen, &before, &p), "seed %d %v: %+v", seed, chosen, a)
			for _, inv := range book.Always() {
				require.Empty(t, inv.Violation(&p), "seed %d: %s", seed, inv.Name)
			}
		}
	}
}

// verbNow is the verb that a move means in a step: roll has four.
func verbNow(book *rules.Book[position], p *position, a act) int {
	for i, v := range book.Verbs {
		if v.Name == book.VerbOf(a).Name && v.Steps.Has(p.step) {
			return i
		}
	}
	return -1
}

// unexplained names the invariant of section 10 that a move broke, or "".
func unexplained(verb string, chosen rules.Options, before, now *position) string {
	won := verb == "take" && before.combat.attack != noCard && now.combat.attack == noCard
	misses := 0
	for i := range now.seats {
		b, n := &before.seats[i], &now.seats[i]
		acting := toMove(before).Has(i + 1)
		exchanged := verb == "unload" && acting
		switch {
		case n.bankWhite > b.bankWhite && !(exchanged && n.bankWhite-b.bankWhite == b.cargo && n.cargo == 0),
			n.bankWhite < b.bankWhite && !(verb == "advance" && acting && b.bankWhite-n.bankWhite == 2 && n.level == b.level+1):
			return "invariant 5"
		case n.bankBlack > b.bankBlack && verb != "sell" && !won,
			n.cargo > b.cargo && verb != "load" && !(won && chosen["plunder-to"] == "cargo"):
			return "invariant 6"
		case n.level > b.level && !(verb == "advance" && n.level < lastLevel) && !(won && int(before.turn) == i+1),
			n.level < b.level && (verb != "lose-level" || n.level < lowestLevel):
			return "invariant 7"
		case n.trip > b.trip && !(verb == "trip" && acting) && !(verb == "roll" && before.king == lengthening && b.trip > 0 && !acting):
			return "invariant 8"
		}
		misses += int(n.misses)
	}
	if misses > 1 && chosen["stacked-queens"] == "off" {
		return "invariant 9"
	}
	return ""
}

// TestMissedTurns compares the turns that finish passes over with missing them
// one by one, as FINISH is written in the specification.
func TestMissedTurns(t *testing.T) {
	book := newTable(&rules.Setup{Seats: []string{"Anna", "Ben"}})
	for mine := range int32(5) {
		for theirs := range int32(5) {
			p := newTable(&rules.Setup{Seats: []string{"Anna", "Ben"}}).initial()
			p.turn, p.seats[0].misses, p.seats[1].misses = 1, mine, theirs
			want, next := [2]int32{mine, theirs}, 2
			for want[next-1] > 0 {
				want[next-1]--
				next = other(next)
			}
			book.finish(&p, false)
			require.Equal(t, want, [2]int32{p.seats[0].misses, p.seats[1].misses}, "%d and %d", mine, theirs)
			require.Equal(t, next, int(p.turn), "%d and %d", mine, theirs)
		}
	}
}

// TestReadableMoves counts what can be written in step main (invariant 12).
func TestReadableMoves(t *testing.T) {
	book, _ := compiled(t, rand.New(rand.NewPCG(1, 1)))
	readable := 0
	for _, v := range book.Verbs {
		if !v.Steps.Has(StepMain) {
			continue
		}
		n := 1
		for _, w := range v.Words {
			first, last := w.Range()
			n *= last - first + 1
		}
		readable += n
	}
	require.Equal(t, 304, readable)
}

// TestAnyPositionCanBeAsked looks at positions that make no sense: the conditions
// answer, and never fail themselves.
func TestAnyPositionCanBeAsked(t *testing.T) {
	source := rand.New(rand.NewPCG(7, 7))
	book, _ := compiled(t, source)
	refused := 0
	for range 20000 {
		p := newTable(&rules.Setup{Seats: []string{"Anna", "Ben"}}).initial()
		p.step, p.resume = rules.Step(source.IntN(len(stepSaid))), rules.Step(source.IntN(len(stepSaid)))
		p.turn, p.winner, p.king = int8(source.IntN(3)), int8(source.IntN(3)), uint8(source.IntN(3))
		p.drawLeft, p.initiative[0] = int8(source.IntN(5)), int8(source.IntN(7))
		if source.IntN(2) == 0 {
			p.combat = combat{attack: int8(source.IntN(cardsEach)), defence: int8(source.IntN(cardsEach+1) - 1), rollsLeft: 2, hits: 1, pending: 2}
		}
		p.seats[0] = trader{level: int8(2 + source.IntN(9)), deck: uint8(source.IntN(27)), trip: int32(source.IntN(2))}
		p.seats[0].discard.Set(source.IntN(cardsEach), source.IntN(256))
		for _, inv := range book.Always() {
			if !inv.Violation(&p).Empty() {
				refused++
			}
		}
	}
	require.Greater(t, refused, 20000)
}
