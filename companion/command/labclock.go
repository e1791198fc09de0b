package command

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/rules"
)

// timer adds the flags of the time that a match takes.
func (c *command) timer(s *simulation) {
	s.runs = s.clock
	c.onOff("clock", fmt.Sprintf("run the timer of Rising Tides; with --clock=false its end comes by chance (here: %t)", s.clock), &s.clock)
	c.number("minutes", "the time that the timer is set to; without it 8, 10 or 12 for 4, 5 or 6 players", tide.MinMinutes, tide.MaxMinutes, &s.minutes)
	c.number("chance", fmt.Sprintf("chance of an event of the timer at a tick in percent; without it %d", tide.DefaultChance), 0, 100, &s.likely)
	c.number("seconds-a-move", fmt.Sprintf("how many seconds a move takes: the timer runs on by so many (without it %d), and the report has minutes", lab.DefaultPace), 1, lab.MostPace, &s.Pace)
	c.text("times", "FILE", "how many seconds moves with some verbs take, a line each: draw 1.5", &s.times)
}

// wind sets the timer.
func (s *simulation) wind() (err error) {
	usual := lab.ClockFor(s.Game, s.seats)
	asked := s.minutes >= 0 || s.likely >= 0 || s.times != ""
	switch {
	case usual == nil && (asked || s.clock != s.runs):
		return fmt.Errorf("%s has no timer; --clock, --minutes, --chance and --times are for Rising Tides", s.Game.Title)
	case usual == nil:
		return nil
	case !s.clock && asked:
		return errors.New("--minutes, --chance and --times need --clock")
	case !s.clock:
		return nil
	}
	if s.minutes >= 0 {
		usual.Minutes = s.minutes
	}
	if s.likely >= 0 {
		usual.Chance = s.likely
	}
	s.Clock = usual
	if s.Times, err = readTimes(s.times); err == nil && s.times != "" {
		s.digest = fmt.Sprintf("%x", sha256.Sum256(fmt.Append(nil, s.Times)))[:16] // a map is printed in the order of its keys
	}
	return err
}

// mostTime is how long a move can take in a file of times.
const mostTime = time.Hour

// readTimes reads how long moves take (ms), by verb; of no file none.
func readTimes(name string) (map[string]int64, error) {
	lines, err := readBox(name)
	if err != nil || name == "" {
		return nil, err
	}
	times := map[string]int64{}
	for _, line := range lines {
		if err := readTime(line.Text, times); err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", name, line.Number, err)
		}
	}
	return times, nil
}

func readTime(text string, times map[string]int64) error {
	verb, seconds, _ := strings.Cut(text, " ")
	took, err := time.ParseDuration(strings.TrimSpace(seconds) + "s")
	_, twice := times[verb]
	switch {
	case err != nil || took < time.Millisecond || took > mostTime || took%time.Millisecond != 0:
		return fmt.Errorf("expected a verb and its seconds, from 0.001 to %.0f, not %q", mostTime.Seconds(), text)
	case twice:
		return fmt.Errorf("%q is there twice", verb)
	}
	times[verb] = took.Milliseconds()
	return nil
}

// knownTimes says which of the times is of no move of the game.
func (s *simulation) knownTimes(t rules.Table) error {
	for _, verb := range slices.Sorted(maps.Keys(s.Times)) {
		if !slices.ContainsFunc(t.Verbs(), func(v rules.VerbFacts) bool { return t.Verb(rules.Act{Verb: v.Verb}) == verb }) {
			return fmt.Errorf("%s: %s has no move %q", s.times, s.Game.Title, verb)
		}
	}
	return nil
}

// turned is what comes of another value of the timer, and how it is else; nil: none runs, or it has nothing of that name.
func (l *laboratory) turned(name, value string) (*varied, error) {
	knobs := l.Knobs()
	at := slices.IndexFunc(knobs, func(n rules.RuleNumber) bool { return n.Name == name })
	if at < 0 {
		return nil, nil
	}
	knob := knobs[at]
	n, err := strconv.Atoi(value)
	switch {
	case err != nil || n < knob.Low || n > knob.High:
		return nil, fmt.Errorf("--vary %s takes whole numbers from %d to %d, not %q", name, knob.Low, knob.High, value)
	case n == knob.Printed:
		return nil, fmt.Errorf("--vary %s=%d is the timer as it is; choose another value", name, n)
	}
	of, _ := l.Turn(name, n)
	return &varied{Number: fmt.Sprintf("%s=%d", name, n), usual: fmt.Sprintf("%s=%d", name, knob.Printed), study: &of}, nil
}
