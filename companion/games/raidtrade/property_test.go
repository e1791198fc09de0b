package raidtrade

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// compiled is the book of a table with options by chance.
func compiled(t *testing.T, source *rand.Rand) (*rules.Book[Position], rules.Options) {
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
			if p.Step == StepOver {
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
func verbNow(book *rules.Book[Position], p *Position, a act) int {
	for i, v := range book.Verbs {
		if v.Name == book.VerbOf(a).Name && v.Steps.Has(p.Step) {
			return i
		}
	}
	return -1
}

// unexplained names the invariant of section 10 that a move broke, or "".
func unexplained(verb string, chosen rules.Options, before, now *Position) string {
	won := verb == "take" && before.combat.attack != noCard && now.combat.attack == noCard
	misses := 0
	for i := range now.Traders {
		b, n := &before.Traders[i], &now.Traders[i]
		acting := toMove(before).Has(i + 1)
		exchanged := verb == "unload" && acting
		switch {
		case n.BankWhite > b.BankWhite && !(exchanged && n.BankWhite-b.BankWhite == b.Cargo && n.Cargo == 0),
			n.BankWhite < b.BankWhite && !(verb == "advance" && acting && b.BankWhite-n.BankWhite == 2 && n.Level == b.Level+1):
			return "invariant 5"
		case n.BankBlack > b.BankBlack && verb != "sell" && !won,
			n.Cargo > b.Cargo && verb != "load" && !(won && chosen["plunder-to"] == "cargo"):
			return "invariant 6"
		case n.Level > b.Level && !(verb == "advance" && n.Level < lastLevel) && !(won && before.Turn == i+1),
			n.Level < b.Level && (verb != "lose-level" || n.Level < lowestLevel):
			return "invariant 7"
		case n.Trip > b.Trip && !(verb == "trip" && acting) && !(verb == "roll" && before.king == lengthening && b.Trip > 0 && !acting):
			return "invariant 8"
		}
		misses += n.Misses
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
	for mine := range int(5) {
		for theirs := range int(5) {
			p := newTable(&rules.Setup{Seats: []string{"Anna", "Ben"}}).initial()
			p.Turn, p.Traders[0].Misses, p.Traders[1].Misses = 1, mine, theirs
			want, next := [2]int{mine, theirs}, 2
			for want[next-1] > 0 {
				want[next-1]--
				next = other(next)
			}
			book.finish(&p, false)
			require.Equal(t, want, [2]int{p.Traders[0].Misses, p.Traders[1].Misses}, "%d and %d", mine, theirs)
			require.Equal(t, next, p.Turn, "%d and %d", mine, theirs)
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
		p.Step, p.resume = rules.Step(source.IntN(len(stepSaid))), rules.Step(source.IntN(len(stepSaid)))
		p.Turn, p.winner, p.king = source.IntN(3), source.IntN(3), uint8(source.IntN(3))
		p.Owed, p.initiative[0] = source.IntN(5), source.IntN(7)
		if source.IntN(2) == 0 {
			p.combat = combat{attack: source.IntN(cardsEach), defence: int(source.IntN(cardsEach+1) - 1), rollsLeft: 2, hits: 1, pending: 2}
		}
		p.Traders[0] = Trader{Level: int(2 + source.IntN(9)), Deck: source.IntN(27), Trip: source.IntN(2)}
		p.Traders[0].Discard.Set(source.IntN(cardsEach), source.IntN(256))
		for _, inv := range book.Always() {
			if !inv.Violation(&p).Empty() {
				refused++
			}
		}
	}
	require.Greater(t, refused, 20000)
}
