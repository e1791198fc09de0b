package tide

import (
	"errors"

	"tablekeeper/companion/base/chance"
)

// Sequence makes the events of a finished timer again, one after another, as its
// generator does (12.2 item 2): at each tick that is not barred a number below
// 100, and where that is below the chance, the event. Which ticks were barred
// changes when an event comes, never which. The zero value is ready.
type Sequence struct {
	seed   chance.Seed
	source *chance.Source
	words  []string
}

// Word is the word of event n, from 1, of a timer with that seed. Headers gives
// the values of a match's headers by their key: the chance is in ChanceHeader, and
// an "Option" says which event is off. It is a fairness.EventOf.
func (s *Sequence) Word(headers func(key string) []string, seed chance.Seed, n int) (string, error) {
	likely, active, err := timerOf(headers)
	if err != nil {
		return "", err
	}
	if s.source == nil || s.seed != seed {
		*s = Sequence{seed: seed, source: chance.New(seed)}
	}
	for len(s.words) < n {
		if s.source.Below(100) < likely {
			s.words = append(s.words, active[s.source.Below(len(active))])
		}
	}
	return s.words[n-1], nil
}

// timerOf reads the timer's chance and the events in use from the headers.
func timerOf(headers func(key string) []string) (likely int, active []string, err error) {
	off := map[string]bool{}
	for _, option := range headers("Option") {
		off[option] = true
	}
	for _, e := range events {
		if !off[e.Key()+"=off"] {
			active = append(active, e.Word)
		}
	}
	percent := -1
	for _, text := range headers(ChanceHeader) {
		percent = Settings{Chance: -1}.WithHeaders("", text).Chance
	}
	switch {
	case percent < 0:
		return 0, nil, errors.New("the header " + ChanceHeader + " is missing")
	case percent == 0 || len(active) == 0:
		return 0, nil, errors.New("no event could come")
	}
	return percent, active, nil
}
