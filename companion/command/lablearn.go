package command

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
)

// teach lets the players of a study learn what the signs count for with its numbers: where those are printed, only if nothing is compared
// with them. What was learned is kept in the folder by all that it depends on, and learned once.
func (l *laboratory) teach(sh *Shell, s *lab.Study) error {
	if l.learn == 0 || len(s.Numbers) == 0 && len(l.vary)+len(l.against) > 0 {
		return nil
	}
	of := *s
	of.Seats, of.Weights, of.Date = nil, nil, ""
	for n := range s.Game.MaxSeats {
		of.Seats = append(of.Seats, seatName(n))
	}
	if s.Clock != nil && *s.Clock == *lab.ClockFor(s.Game, len(s.Seats)) {
		of.Clock = lab.ClockFor(s.Game, len(of.Seats))
	}
	of.Players = []players.Player{}
	text, err := json.Marshal(map[string]any{
		"game": s.Game.Key, "options": s.Options, "numbers": s.Numbers, "seed": s.Seed, "matches": l.learn, "build": l.build, "timer": of.Clock, "pace": s.Pace, "times": l.digest,
		"box": s.Box, "most": s.Most,
	})
	if err != nil {
		panic(err) // texts and numbers alone
	}
	name := fmt.Sprintf("learned-%s-%x.txt", s.Game.Key, sha256.Sum256(text))[:len("learned-")+len(s.Game.Key)+1+16] + ".txt"
	if weights, known := l.taught[name]; known {
		s.Weights = weights
		return nil
	}
	file := filepath.Join(l.dir, name)
	if kept, err := os.ReadFile(file); l.dir != "" && err == nil {
		if s.Weights, err = lab.ReadLearned(of.SignNames(), string(kept)); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	} else if err := l.lessons(sh, s, of); err != nil {
		return err
	} else if l.dir != "" {
		if err := writeFile(file, []byte(lab.Learned(of.SignNames(), s.Weights))); err != nil {
			return err
		}
	}
	l.taught[name] = s.Weights
	return nil
}

// lessons lets the players learn, and tells how long that takes after the first matches.
func (l *laboratory) lessons(sh *Shell, s *lab.Study, of lab.Study) (err error) {
	stop, release := sh.Interrupt()
	defer release()
	p := sh.progress(true)
	defer p.clear()
	began, all := sh.Elapsed(), lab.LearnRounds*l.learn
	n := 0
	s.Weights, err = of.StopBy(func() bool { return stop.Err() != nil }).Learn(l.learn, s.Game.MinSeats, func() {
		if n++; n == forecastAfter {
			p.clear()
			fmt.Fprint(sh.Err, forecast(n, all, sh.Elapsed()-began, "matches to learn from"))
		}
		p.show(n, all, "matches to learn from")
	})
	if errors.Is(err, lab.ErrStopped) {
		fmt.Fprintln(sh.Err, "Stopped while the players learned.")
		return exit(statusStopped)
	}
	return err
}
