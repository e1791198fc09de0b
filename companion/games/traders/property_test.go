package traders

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// compiled is the book of a table with options by chance.
func compiled(t *testing.T, source *rand.Rand) *rules.Book[position] {
	chosen := conformance.AnyOptions(options(), source.IntN)
	seats := []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"}
	book, err := build(&rules.Setup{Seats: seats[:2+source.IntN(5)], Options: chosen})
	require.NoError(t, err)
	return book.Compile()
}

// TestMovesKeepTheInvariants holds every move of random games to what section 10
// says of moves (6 to 9) and of positions, and makes sure that the games show
// every verb and every step.
func TestMovesKeepTheInvariants(t *testing.T) {
	verbs, steps := map[string]bool{}, map[rules.Step]bool{}
	for seed := uint64(1); seed <= 60; seed++ {
		source := rand.New(rand.NewPCG(seed, 5))
		book := compiled(t, source)
		p := book.Start
		for range 1500 {
			steps[p.step] = true
			if p.step == StepOver {
				break
			}
			before, a := p, rules.Choose(book.Legal(&p, nil), func(a act) int { return book.RandomWeight(&p, a) }, source.IntN)
			book.Apply(&p, a)
			name := book.VerbOf(a).Name
			verbs[name] = true
			require.Empty(t, unexplained(name, a, &before, &p), "seed %d: %s %+v", seed, name, a)
			for _, inv := range book.Always() {
				require.Empty(t, inv.Violation(&p), "seed %d: %s after %s %+v", seed, inv.Name, name, a)
			}
		}
	}
	for _, v := range compiled(t, rand.New(rand.NewPCG(1, 1))).Verbs {
		require.True(t, verbs[v.Name] || v.Name == "play counter", "no game shows %s", v.Name)
		require.Contains(t, v.Template, "{who}", v.Name)
	}
	require.Len(t, steps, len(stepSaid))
}

// unexplained names the invariant of section 10 that a move broke, or "".
func unexplained(verb string, a act, before, now *position) string {
	home := now.board.planets[earth]
	for i, at := range now.ships {
		if at == home && before.ships[i] != home && (verb != "stay" || i != a.Seat-1) {
			return "invariant 6"
		}
	}
	for planet := range before.stations {
		for direction, owner := range before.stations[planet] {
			if owner != 0 && now.stations[planet][direction] != owner {
				return "invariant 7"
			}
		}
	}
	if goodsChange(before, now) != goodsMeant(verb, a, before, now) {
		return "invariant 8"
	}
	if moneyOf(now)-moneyOf(before) != moneyMeant(verb, a, before) {
		return "invariant 9"
	}
	return ""
}

// goodsChange is how many resources of each kind there are more than before.
func goodsChange(before, now *position) (change goods) {
	for seat := range now.goods {
		for place := range places {
			for resource := range resources {
				change[resource] += now.goods[seat][place][resource] - before.goods[seat][place][resource]
			}
		}
	}
	for p, sign := range map[*position]int32{before: -1, now: 1} {
		if p.step == StepCargo {
			change[p.pending.resource] += sign
		}
	}
	return change
}

// goodsMeant is the change that the specification gives a move.
func goodsMeant(verb string, a act, before, now *position) (change goods) {
	cargo := before.goods[max(0, before.turn-1)][ship] // in the step start nobody has any
	robbed := goods{-cargo[metal], -cargo[food], -cargo[gems]}
	if resource, ok := Produce.Of(a); ok {
		change[resource]++
	}
	if resource, ok := Jettison.Of(a); ok {
		change[resource]--
	}
	if _, resource, ok := Sell.Of(a); ok {
		change[resource]--
	}
	if _, two, one, ok := PlayTrade.Of(a); ok {
		change[two] -= 2
		change[one]++
	}
	if card, ok := DrawPlanet.Of(a); ok {
		for _, planet := range pairs[card] {
			if resource := before.oneResource(planet); resource != nowhere && before.halted[planet] == 0 {
				for _, owner := range before.stations[planet] {
					change[resource] += int32(min(owner, 1))
				}
			}
		}
	}
	if card, ok := DrawEvent.Of(a); ok {
		if isGift(card) {
			change[card-resourceMetal]++
		}
		if card == pirate && now.step == StepAct1 && before.money[a.Seat-1] < 2 {
			return robbed
		}
	}
	if loss, ok := Give.Of(a); ok && loss == ship {
		return robbed
	}
	switch verb {
	case "pass":
		if before.pending.card == pirate && before.step == StepCounter && before.money[a.Seat-1] < 2 {
			return robbed
		}
	case "refuse":
		change[before.pending.resource]--
	}
	return change
}

func moneyOf(p *position) (sum int32) {
	for _, money := range p.money {
		sum += money
	}
	return sum
}

// moneyMeant is the change that the specification gives a move.
func moneyMeant(verb string, a act, before *position) int32 {
	money := before.money[a.Seat-1]
	noCargo := before.goods[a.Seat-1][ship].none()
	if place, _, ok := Sell.Of(a); ok {
		if place == earth {
			return 4
		}
		return 1
	}
	if loss, ok := Give.Of(a); ok && loss != ship {
		return -(money / 2)
	}
	card, event := DrawEvent.Of(a)
	switch verb {
	case "build":
		planet, _ := before.site(a.Seat)
		return -printedTable().price(before, a.Seat, planet)
	case "buy", "counter":
		return -2
	case "event":
		if event && card == credits {
			return 2
		}
		if event && card == pirate && noCargo && cardsIn(&before.hands[a.Seat-1]) == 0 {
			return -(money / 2)
		}
	case "pass":
		if before.step == StepCounter && before.pending.card == pirate && noCargo {
			return -(money / 2)
		}
	}
	for card, name := range actionNames {
		if verb == "play "+name {
			return -int32(costs[card])
		}
	}
	return 0
}

// printedTable is one with the printed numbers.
func printedTable() *table {
	t := &table{}
	(&rules.Setup{}).Put(t.n.list())
	return t
}

// TestShuffle deals every seat another faction, and a deal is a setup.
func TestShuffle(t *testing.T) {
	source := rand.New(rand.NewPCG(7, 7))
	for range 50 {
		s := &rules.Setup{Seats: []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"}, Options: rules.Options{}}
		for i, text := range shuffle(s, source.IntN) {
			s.Choices = append(s.Choices, rules.Line{Number: i + 1, Text: text})
		}
		require.Len(t, s.Choices, 6)
		_, err := build(s)
		require.NoError(t, err)
	}
}
