package tide

import (
	"encoding/json"
	"errors"
	"fmt"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
)

// Resume brings a game back from the texts of its records (those of
// RecordKind, in order), also after the process was killed at any moment. Time
// that ran while nobody looked has run; the next view says how long that was
// and what came in the meantime. follow is the followed game as its own log brings it
// back, nil for a game without one. The error names the record that can't be
// read.
func Resume(records []string, follow Followed, keep Keeper, now clock.Reading) (*Game, error) {
	if len(records) == 0 {
		return nil, errors.New("the game has no records")
	}
	setup, version, err := readHeader(records[0])
	if err != nil {
		return nil, fmt.Errorf("record 1: %w", err)
	}
	if follow != nil != (setup.Follow != nil) {
		return nil, fmt.Errorf("record 1: followed by a referee's game: %t, now: %t", setup.Follow != nil, follow != nil)
	}
	setup.Follow = follow
	g := newGame(setup, keep)
	p := replayer{game: g}
	if err := p.readAll(records[1:]); err != nil {
		return nil, err
	}
	if version == unseenVersion {
		g.shown = p.outlived
	}
	g.goOnFrom(p, now)
	return g, nil
}

// goOnFrom finishes what the process may have been killed in, and catches up.
func (g *Game) goOnFrom(p replayer, now clock.Reading) {
	alive := g.started && g.end == NotOver
	away, before := lapse(g.seen, now), g.at.e
	g.told = len(g.log) // what is in the records was told when it came
	if g.setup.Follow != nil {
		g.agree(p)
	}
	g.look(now, true)
	if alive {
		g.away, g.ran = away, g.at.e-before
		g.write("back")
	}
	g.beats = g.at.pulse.beats(g.setup.Settings.Length, g.at.timeIsOut())
}

// agree brings the followed game and the timer to the same point: each keeps a
// record of its own, and the process can be killed between the two.
func (g *Game) agree(p replayer) {
	follow := g.setup.Follow
	switch {
	case g.entering:
		g.entering = false
		kind := g.log[p.cameAt].Event
		if p.checked <= p.cameAt {
			g.write("came", kind.String())
		}
		if follow.Entered() <= g.entered {
			g.enter(kind)
			return
		}
		g.applyStep(follow.Step())
		g.writeStep()
	case p.word == "time-out":
		g.reportTimeOut()
	case follow.Step() != g.step:
		g.applyStep(follow.Step())
		g.writeStep()
		g.release()
	}
}

func readHeader(text string) (s Setup, version string, err error) {
	var h header
	if err := json.Unmarshal([]byte(text), &h); err != nil {
		return Setup{}, "", fmt.Errorf("not the beginning of a timer's game: %w", err)
	}
	if h.Version != recordVersion && h.Version != unseenVersion || h.Chances != chance.Version {
		return Setup{}, "", fmt.Errorf("written as %q with draws %q, which this program doesn't know", h.Version, h.Chances)
	}
	active, err := ParseEvents(h.Active)
	if err != nil {
		return Setup{}, "", err
	}
	seed, err := chance.ParseSeed(h.Seed)
	if err != nil {
		return Setup{}, "", err
	}
	s = Setup{Settings: Settings{h.Length, h.Chance, active}, Seed: seed, Seats: h.Seats}
	if h.Followed {
		s.Follow = absent{}
	}
	return s, h.Version, s.check()
}

// absent stands for the followed game of records until the game itself is there.
type absent struct{ Followed }
