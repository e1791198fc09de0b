package tide

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/clock"
)

// replayer does again what records tell.
type replayer struct {
	game     *Game
	base     clock.Reading
	word     string // of the latest record
	checked  int    // how much of the game's log the records have confirmed
	cameAt   int    // where in the log the latest event that took effect stands
	outlived int    // how many events have a later record, so that somebody was there when they came
}

// line is a record taken apart.
type line struct {
	word    string
	e       int64
	wall    int64
	steady  int64
	words   []string
	reading clock.Reading
}

func (p *replayer) readAll(records []string) error {
	g := p.game
	g.replay = true
	defer func() { g.replay = false }()
	for i, text := range records {
		l, err := p.parse(text)
		if err == nil {
			if l.e > g.at.e {
				p.outlived = g.Count(EventCame)
			}
			err = p.again(l)
		}
		if err != nil {
			return fmt.Errorf("record %d, %q: %w", i+2, text, err)
		}
		p.word = l.word
	}
	p.confirmRest()
	g.records.base = p.base
	g.records.ticks = g.ticksDone()
	return nil
}

func (p *replayer) parse(text string) (line, error) {
	words := strings.Split(text, " ")
	if len(words) < 4 {
		return line{}, errors.New("too short")
	}
	l := line{word: words[0], words: words[4:]}
	for i, into := range []*int64{&l.e, &l.wall, &l.steady} {
		n, err := strconv.ParseInt(words[i+1], 10, 64)
		if err != nil || n > longest*16 || n < -longest*16 {
			return line{}, fmt.Errorf("%q isn't a time", words[i+1])
		}
		*into = n
	}
	if l.word == "boot" {
		if len(words) < 6 || words[4] != "sleep" && words[4] != "no-sleep" {
			return line{}, errors.New("a boot tells whether its clock counts sleep, and its name")
		}
		p.base = clock.Reading{Wall: l.wall, Steady: l.steady, CountsSleep: words[4] == "sleep", Boot: strings.Join(words[5:], " ")}
		l.reading = p.base
		return l, nil
	}
	l.reading = p.base
	l.reading.Wall += l.wall
	l.reading.Steady += l.steady
	return l, nil
}

// again does one record again, at its E.
func (p *replayer) again(l line) error {
	g := p.game
	if l.e < g.at.e || l.e > g.at.e && g.state() != Running {
		return fmt.Errorf("the time run was %d ms and the timer %s", g.at.e, g.state())
	}
	g.seen = l.reading
	g.workOff(l.e, false)
	if g.at.e != l.e {
		return fmt.Errorf("the time was out at %d ms", g.at.e)
	}
	if a, ok := p.act(l.word); ok {
		g.workOff(l.e, true)
		if err := a.refused(); err != nil {
			return err
		}
		a.effect()
		g.happen(Happening{What: a.what})
		return nil
	}
	return p.other(l)
}

func (p *replayer) act(word string) (act, bool) {
	g := p.game
	for _, a := range []act{g.start(), g.pause(), g.goOn(), g.empty(), g.shuffled()} {
		if a.word == word {
			return a, true
		}
	}
	return act{}, false
}

func (p *replayer) other(l line) error {
	g := p.game
	switch l.word {
	case "boot", "leave", "back":
		return nil
	case seenWord:
		n, err := l.number(0)
		if err == nil && (n <= g.shown || n > g.Count(EventCame)) {
			err = fmt.Errorf("%d events were seen before, and %d have come", g.shown, g.Count(EventCame))
		}
		g.shown = n
		return err
	case "tick":
		n, err := l.number(0)
		if g.at.tickIsDue() && g.ticksDone() < int64(n) {
			g.tick()
		}
		return err
	case "came", "held":
		return p.event(l)
	case "time-out":
		g.workOff(l.e, true)
		if g.end != TimeOut {
			return fmt.Errorf("%d ms were left", g.at.r)
		}
		return nil
	case "step":
		return p.step(l)
	case "reach":
		g.workOff(l.e, true)
		seat, err := l.number(0)
		if err = g.first(err, err == nil, g.reachRefused(seat)); err != nil {
			return err
		}
		g.reach(seat)
		return nil
	case "undo-reach":
		g.workOff(l.e, true)
		if err := g.undoRefused(); err != nil {
			return err
		}
		g.undoReach()
		return nil
	}
	return errors.New("no such record")
}

func (p *replayer) step(l line) error {
	g := p.game
	entered, err := l.number(1)
	if err != nil {
		return err
	}
	step := slices.Index(stepWords[:], l.words[0])
	if step < 0 || g.setup.Follow == nil {
		return errors.New("no such step of a followed game")
	}
	g.entering, g.entered = false, entered
	g.applyStep(Step(step))
	g.release()
	return nil
}

// event compares an event that the records tell with the one that follows from
// the seed.
func (p *replayer) event(l line) error {
	if len(l.words) != 1 {
		return errors.New("one event comes at a time")
	}
	kind, err := parseKind(l.words[0])
	if err != nil {
		return err
	}
	what := EventCame
	if l.word == "held" {
		what = EventHeld
	}
	h, ok := p.next()
	if !ok && p.game.at.tickIsDue() {
		p.game.tick()
		h, ok = p.next()
	}
	if !ok || h.What != what || h.Event != kind || h.At != l.e {
		p.game.doubt("the event %s was recorded %d ms after the start, but does not follow from the seed", kind, l.e)
	}
	return nil
}

// next is the next event of the game's log that no record has told yet.
func (p *replayer) next() (Happening, bool) {
	for ; p.checked < len(p.game.log); p.checked++ {
		h := p.game.log[p.checked]
		if h.What == EventCame || h.What == EventHeld {
			p.checked++
			return h, true
		}
	}
	return Happening{}, false
}

// confirmRest looks for events that follow from the seed but were not recorded.
// One that just took effect may lack its record: the process was killed before.
func (p *replayer) confirmRest() {
	g := p.game
	p.cameAt = lastEvent(g.log)
	for from := p.checked; from < len(g.log); from++ {
		h := g.log[from]
		if h.What == EventHeld || h.What == EventCame && !(g.entering && from == p.cameAt) {
			g.doubt("the event %s follows from the seed %d ms after the start, but was not recorded", h.Event, h.At)
		}
	}
}

func lastEvent(log []Happening) int {
	for i := len(log) - 1; i >= 0; i-- {
		if log[i].What == EventCame {
			return i
		}
	}
	return -1
}

func (l line) number(i int) (int, error) {
	if i >= len(l.words) {
		return 0, errors.New("too short")
	}
	return strconv.Atoi(l.words[i])
}
