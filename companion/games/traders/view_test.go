package traders_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
)

// look takes a table apart.
func look(t *testing.T, table rules.Table) *traders.View {
	t.Helper()
	v, ok := traders.Look(table)
	require.True(t, ok)
	return v
}

// ends are the hexes on which every way of flying on ends, found by trying all of them.
func ends(t *testing.T, table rules.Table, seat int) map[string]bool {
	found := map[string]bool{}
	for _, a := range table.Legal(nil) {
		verb := table.Notation(a)
		if verb == "stay" {
			continue
		}
		next := table.Fork()
		require.Empty(t, next.Play(a))
		if next.Step() == "move" {
			maps.Copy(found, ends(t, next, seat))
			continue
		}
		found[look(t, next).Company(seat).Ship] = true
	}
	return found
}

// TestGoalsAreAllWaysToFly compares the goals with every way that the referee lets a ship fly, in random games, and
// flies each.
func TestGoalsAreAllWaysToFly(t *testing.T) {
	flown := 0
	for seed := uint64(1); flown < 40; seed++ {
		source := rand.New(rand.NewPCG(seed, 12))
		table := open(t, headers(2+int(seed%5), []string{"early-stop=docks", "early-stop=anywhere"}[seed%2]))
		for range 700 {
			if v := look(t, table); table.Step() == "move" && v.Moment().Steps <= 3 && source.IntN(8) == 0 {
				seat := v.Moment().Turn
				var hexes []string
				for _, g := range v.Goals() {
					hexes = append(hexes, g.Hex)
					fly := table.Fork()
					for _, a := range g.Acts {
						require.Empty(t, fly.Play(a), "seed %d: %s", seed, g.Hex)
					}
					require.NotEqual(t, "move", fly.Step(), "seed %d: %s", seed, g.Hex)
					require.Equal(t, g.Hex, look(t, fly).Company(seat).Ship, "seed %d", seed)
				}
				require.ElementsMatch(t, slices.Collect(maps.Keys(ends(t, table, seat))), hexes, "seed %d: %s", seed, table.State())
				flown++
			}
			if table.Over() {
				break
			}
			table.Play(rules.Choose(table.Legal(nil), table.RandomWeight, source.IntN))
		}
	}
}

// toMove are moves of two up to the movement of Anna, who has four steps.
const toMove = begun + "1: planet gobi-bob\n1: event credits\n1: done\n1: roll 6\n"

func TestGoalsTakeTheShortWay(t *testing.T) {
	table := open(t, headers(2)+toMove)
	goals := map[string]traders.Goal{}
	for _, g := range look(t, table).Goals() {
		goals[g.Hex] = g
	}
	texts := func(g traders.Goal) (list []string) {
		for _, a := range g.Acts {
			list = append(list, table.Notation(a))
		}
		return list
	}
	require.Equal(t, []string{"step n", "step n", "step ne", "step ne"}, texts(goals["c9"]), "one turn is fewer than two")
	require.Zero(t, goals["c9"].Lost)
	require.Equal(t, []string{"step ne", "stop"}, texts(goals["b6"]), "a dock: three steps are lost")
	require.Equal(t, 3, goals["b6"].Lost)
	require.NotContains(t, goals, "a6", "no ship comes back onto earth")
	require.Empty(t, look(t, open(t, headers(2)+begun)).Goals(), "no ship flies")
}

func TestGoalsPassAsFewOthersAsTheyCan(t *testing.T) {
	// Ben's ship is on b7, where Anna would pass it on the straight way north.
	table := open(t, headers(2)+begun+
		"1: planet gobi-bob\n1: event credits\n1: done\n1: stay\n1: done\n1: done\n"+
		"2: event credits\n2: done\n2: roll 1\n2: step ne\n2: step n\n2: done\n2: done\n"+
		"1: planet gobi-inti\n1: event credits\n1: done\n1: roll 3\n")
	for _, g := range look(t, table).Goals() {
		if g.Hex == "b8" {
			require.Zero(t, g.Passed, "a way round b7 is as short")
			require.Len(t, g.Acts, 3)
			return
		}
	}
	t.Fatal("b8 is in reach")
}

func TestCompanyAndMoment(t *testing.T) {
	table := open(t, headers(2)+begun+
		"1: planet gobi-inti\n1: event credits\n1: done\n1: roll 6\n1: step ne\n1: step n\n1: step n\n1: step ne\n1: build\n")
	v := look(t, table)
	anna := v.Company(1)
	require.Equal(t, "bio-corp", anna.Faction)
	require.Equal(t, 2, anna.Money)
	require.Equal(t, "c9", anna.Ship)
	require.Equal(t, "supay", anna.Where)
	require.Equal(t, []traders.Stock{{Planet: "supay", Stations: 1}}, anna.Stocks)
	require.Equal(t, "earth", v.Company(2).Where)
	require.Equal(t, traders.Moment{Step: traders.StepAct2, Turn: 1, Awaited: 1, Round: 1}, v.Moment())
	require.Equal(t, []string{"metal", "food"}, v.Makes("supay"))
	require.Empty(t, v.Makes("earth"))

	goods, of := traders.Company{Earth: traders.Goods{3, 2, 1}}.Ready()
	require.Equal(t, 5, goods, "what is more than needed does not count")
	require.Equal(t, 6, of)
}

func TestSpots(t *testing.T) {
	v := look(t, open(t, headers(3)+"1: roll 6\n2: roll 1\n3: roll 1\n"))
	columns, rows := v.Size()
	spots := v.Spots()
	require.Len(t, spots, columns*rows)
	around := map[string]int{}
	for _, s := range spots {
		around[s.Around]++
		if s.Planet == "earth" {
			require.Equal(t, "a6", s.Hex)
			require.Equal(t, []int{1, 2, 3}, s.Ships)
		}
	}
	require.Equal(t, map[string]int{"": 121 - 34, "earth": 4, "gobi": 6, "bob": 6, "inti": 6, "seranide": 6, "supay": 6}, around)
}

// TestConcerns names the moves that have to do with a hex.
func TestConcerns(t *testing.T) {
	about := func(table rules.Table, hex string) (list []string) {
		v := look(t, table)
		for _, a := range table.Legal(nil) {
			if v.Concerns(a, hex) {
				list = append(list, table.Notation(a))
			}
		}
		return list
	}
	flying := open(t, headers(2)+toMove)
	require.Equal(t, []string{"step ne"}, about(flying, "b6"))
	require.Equal(t, []string{"stay"}, about(flying, "a6"))
	require.Empty(t, about(flying, "k1"))
	require.Empty(t, about(flying, "?"))

	trade := open(t, headers(2, "start-money=5")+begun+"1: planet gobi-bob\n1: event action-card\n1: draw rebellion\n")
	require.Equal(t, []string{"play rebellion gobi"}, about(trade, "c2"))
	require.Equal(t, []string{"play rebellion gobi"}, about(trade, "c3"), "a space belongs to its planet")
}

func TestPassesAlone(t *testing.T) {
	alone := func(options ...string) string {
		table := open(t, headers(2, options...)+begun+
			"1: planet gobi-bob\n1: event action-card\n1: draw ?\n1: done\n1: stay\n1: done\n1: done\n"+
			"2: event credits\n2: done\n2: stay\n2: done\n2: done\n1: planet gobi-inti\n1: event engine-failure\n")
		only, ok := table.Alone()
		if !ok {
			return ""
		}
		return table.Notation(only)
	}
	require.Equal(t, "pass", alone(), "nobody can pay a Counter with nothing")
	require.Empty(t, alone("start-money=2"), "with the money there is a question")
	_, ok := open(t, headers(2)+begun).Alone()
	require.False(t, ok)
}

// TestOddsFollowTheDecks counts the cases of what the app draws.
func TestOddsFollowTheDecks(t *testing.T) {
	table := open(t, headers(2, "start-money=5")+begun)
	odds := func(verb string) (cases map[string]int) {
		cases = map[string]int{}
		for _, a := range table.Legal(nil) {
			if text := table.Notation(a); len(text) > len(verb) && text[:len(verb)+1] == verb+" " {
				cases[text[len(verb)+1:]] = table.Ways(a)
			}
		}
		return cases
	}
	play := func(line string) {
		t.Helper()
		a, err := table.Read(line)
		require.NoError(t, err)
		require.Empty(t, table.Play(a), line)
	}
	require.Len(t, odds("planet"), 10)
	play("1: planet gobi-bob")
	play("1: event action-card")
	require.Equal(t, map[string]int{
		"?": 0, "counter": 4, "trade": 4, "rebellion": 4, "mercenaries": 4, "immobilise": 4, "extra-turn": 4, "steal": 4,
	}, odds("draw"))
	play("1: draw steal")
	play("1: done")
	play("1: stay")
	play("1: done")
	require.Equal(t, 3, odds("buy")["steal"])
	play("1: buy steal")
	play("1: done")
	require.Equal(t, 5, odds("event")["action-card"], "one of six is drawn")
	play("2: event action-card")
	play("2: draw counter")
	play("2: done")
	play("2: stay")
	play("2: done")
	play("2: buy trade")
	play("2: done")
	planets := odds("planet")
	require.Len(t, planets, 9)
	require.Equal(t, 1, planets["inti-supay"])
	play("1: planet inti-supay")
	play("1: event credits")
	play("1: play steal 2")
	play("2: pass")
	require.Equal(t, map[string]int{"?": 0, "counter": 1, "trade": 1}, odds("take"))
}

func TestSteering(t *testing.T) {
	table := open(t, headers(2)+toMove)
	v := look(t, table)
	a, ok := v.StepTo("b6")
	require.True(t, ok)
	require.Equal(t, "step ne", table.Notation(a))
	_, ok = v.StepTo("c9")
	require.False(t, ok, "that is further than a step")
	_, ok = v.Stop()
	require.False(t, ok, "the ship has not moved")
	require.Empty(t, table.Play(a))
	a, ok = look(t, table).Stop()
	require.True(t, ok)
	require.Equal(t, "stop", table.Notation(a))
	_, ok = look(t, open(t, headers(2)+begun)).StepTo("b6")
	require.False(t, ok)
}

func TestDrawnCards(t *testing.T) {
	table := open(t, headers(2)+begun+"1: planet gobi-bob\n1: event credits\n1: done\n1: stay\n1: done\n1: done\n"+
		"2: event pirate\n2: done\n2: stay\n2: done\n2: done\n1: planet inti-supay\n1: event credits\n")
	v := look(t, table)
	require.Equal(t, []string{"gobi-bob", "inti-supay"}, v.DrawnPlanets())
	require.Equal(t, []string{"credits", "pirate", "credits"}, v.DrawnEvents(table))
	require.Len(t, v.EventDeck(), 35)
	require.NoError(t, table.Agree(table.State()))
	require.Equal(t, []string{"pirate", "credits", "credits"}, look(t, table).DrawnEvents(table), "an agreed position has no order")
	require.Equal(t, "event credits", table.Notation(traders.DrawEvent.Act(1, 13)))
}

// BenchmarkLook takes a table apart, and finds all ways to fly with as many steps as there can be.
func BenchmarkLook(b *testing.B) {
	table := open(b, headers(6)+"1: roll 6\n2: roll 1\n3: roll 1\n4: roll 1\n5: roll 1\n6: roll 1\n"+
		"1: planet gobi-bob\n1: event engine-boost\n1: done\n1: roll 6\n1: roll 6\n")
	b.Run("look", func(b *testing.B) {
		for b.Loop() {
			if _, ok := traders.Look(table); !ok {
				b.Fatal("no view")
			}
		}
	})
	v, ok := traders.Look(table)
	if !ok {
		b.Fatal("no view")
	}
	b.Run("goals", func(b *testing.B) {
		for b.Loop() {
			v.Goals()
		}
	})
}

func TestStepsOfADie(t *testing.T) {
	require.Equal(t, []int{1, 1, 2, 2, 3, 3}, []int{
		traders.D3(1), traders.D3(2), traders.D3(3), traders.D3(4), traders.D3(5), traders.D3(6),
	})
}

func TestPlanetNames(t *testing.T) {
	require.Equal(t, []string{"gobi", "bob", "inti", "seranide", "supay", "earth"}, traders.PlanetWords())
	require.Equal(t, "Earth", traders.PlanetTitle("earth"))
	require.Empty(t, traders.PlanetTitle("ship"))
	require.Len(t, traders.ResourceWords(), 3)
	require.Equal(t, "Gobi and Bob", traders.PlanetCards()[0].Title)
}

// TestEveryHexHasBearings says of hexes where they lie: straight from a planet, between two directions, and on it.
func TestEveryHexHasBearings(t *testing.T) {
	v := look(t, open(t, headers(2)))
	for hex, want := range map[string]string{"c3": "gobi North 1", "c4": "gobi North 2", "d2": "gobi North-east 1", "i2": "bob North 0", "b6": "earth North-east 1"} {
		planet, direction, steps := v.Bearing(hex)
		require.Equal(t, want, fmt.Sprint(planet, " ", direction, " ", steps), hex)
	}
}
