package tide_test

import (
	"fmt"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
)

// A game that keeps itself in a journal, is killed after three minutes, and
// comes back after one more.
func ExampleGame() {
	store := journal.Memory()
	evening, err := journal.Create(store, "evening.timer")
	if err != nil {
		fmt.Println(err)
		return
	}
	now := clock.Reading{Wall: 1_800_000_000_000, Steady: 1_000, Boot: "b", CountsSleep: true}
	game, err := tide.NewGame(tide.Setup{
		Settings: tide.Settings{Length: 600_000, Chance: 20, Active: tide.EventsOf(tide.MoreTime)},
		Seed:     chance.SeedFrom("Friday"),
		Seats:    []string{"Anna", "Ben", "Cleo", "Dan"},
	}, evening, now)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(game.Start(now))
	now.Steady += 180_000
	game.View(now)

	now.Steady += 60_000
	_, records, damage, err := journal.Open(store, "evening.timer", journal.Before)
	fmt.Println(len(records) > 3, damage, err)
	texts := []string{}
	for _, r := range records {
		if r.Kind == tide.RecordKind {
			texts = append(texts, r.Text)
		}
	}
	game, err = tide.Resume(texts, nil, evening, now)
	if err != nil {
		fmt.Println(err)
		return
	}
	v := game.View(now)
	fmt.Println(v.State, v.Elapsed, v.Away)
	// Output:
	// <nil>
	// true <nil> <nil>
	// running 240000 60000
}

func ExamplePlan() {
	numbers := []int{5, 3} // u below the chance, then i: the fourth event
	draw := func(int) (int, error) {
		number := 50
		if len(numbers) > 0 {
			number, numbers = numbers[0], numbers[1:]
		}
		return number, nil
	}
	plan, err := tide.Plan(tide.Standard(5), draw, 60_000)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, tick := range plan.Ticks {
		if tick.Barred == tide.NotBarred {
			fmt.Println(tick.E, tick.Event, tick.R, tick.RAfter)
		}
	}
	fmt.Println(plan.EndE, plan.Beats)
	// Output:
	// 40000 more-time 560000 590000
	// 630000 715
}
