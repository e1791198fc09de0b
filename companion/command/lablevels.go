package command

import (
	"fmt"
	"iter"
	"strings"

	"tablekeeper/companion/lab"
)

// alsoEvery is in how many matches the other level of players plays one.
const alsoEvery = 5

// alsoBy finds the other level of players.
func (l *laboratory) alsoBy(given bool) (err error) {
	switch {
	case l.most > 0 && given && l.also != "":
		return fmt.Errorf("--seats %d-%d compares numbers of seats; choose one of them for --also", l.seats, l.most)
	case l.most > 0:
		l.also = ""
	}
	if l.others, err = seated(l.also, l.seats, l.tries); err != nil {
		return fmt.Errorf("--also: %w", err)
	}
	return nil
}

// numbers are those of the matches that are played.
func (l *laboratory) numbers() iter.Seq[int] {
	return func(yield func(int) bool) {
		for n := l.from; n <= l.to; n++ {
			if n%max(l.every, 1) == 0 && !yield(n) {
				return
			}
		}
	}
}

// many is how many matches are played.
func (l *laboratory) many() int { return l.to/max(l.every, 1) - (l.from-1)/max(l.every, 1) }

// again lets the other level of players play a part of the matches and what is compared with them, and says which lines stand with both.
func (l *laboratory) again(sh *Shell, all *labReport) error {
	if l.others == nil || l.games < alsoEvery {
		return nil
	}
	of := *l
	of.every, of.players, of.Players = alsoEvery, l.also, l.others
	second, err := of.find(sh, "also-")
	l.broken = l.broken || of.broken
	if err != nil || second.Matches == 0 {
		return err
	}
	all.Levels = lab.BothLevels(all.Report, second.Report, l.compared(all), of.compared(second))
	all.Levels.First, all.Levels.Players = strings.ReplaceAll(l.players, ",", ", "), strings.ReplaceAll(l.also, ",", ", ")
	return nil
}
