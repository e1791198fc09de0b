package library_test

import (
	"fmt"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

func ExampleLibrary() {
	l := library.New(journal.Memory(), matchtest.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
	headers := &rules.Transcript{}
	headers.Add("Game", "rising-tides")
	for _, seat := range []string{"Anna", "Ben", "Cleo", "Dora"} {
		headers.Add("Seat", seat)
	}
	match, err := l.Create(headers, "Friday", matches.Settings{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, line := range []string{"Anna: nation europe", "Ben: nation europe", "Ben: nation asia"} {
		move, err := match.Table().Read(line)
		if err == nil {
			err = match.Play(move, matches.Entered)
		}
		if err != nil {
			fmt.Println(err)
		}
	}
	for _, line := range match.Log().Lines() {
		fmt.Println(line.Move, line.Sentence)
	}
	// Output:
	// Europe is already Anna's nation; choose another one. (RT-2.1.1)
	// 1 Anna enters the nation card: Europe
	// 2 Ben enters the nation card: Asia
}
