package lab

import (
	"bytes"
	"encoding/json"
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
)

// keptEnding ends the name of the file that keeps a study, behind the game's key: a line of JSON for each portion that was played.
const keptEnding = ".lab"

// portion is a line of a kept study: what was asked, and matches that were played for it. The latest line's question holds.
type portion struct {
	Program string            `json:"program"` // another program may play otherwise: its matches don't count
	Seats   int               `json:"seats"`
	Games   int               `json:"games"`
	Level   string            `json:"level"`
	Against map[string]string `json:"against,omitempty"`
	Numbers map[string]int    `json:"numbers,omitempty"`
	NoTimer bool              `json:"no_timer,omitempty"`
	Other   bool              `json:"other,omitempty"` // of the side with the other rules
	Played  []lab.Match       `json:"played"`
}

func (s *study) file() string { return s.game.Key + keptEnding }

// keep adds matches of a side to the file. Where that fails it is said once, and the study lasts until the app ends.
func (s *study) keep(side *series, played []lab.Match) {
	if s.unkept || len(played) == 0 {
		return
	}
	line, err := json.Marshal(portion{s.app.Device().Program, s.seats, s.games, s.level, s.against, s.numbers, !s.timer, side == &s.other, played})
	line = append(line, '\n')
	if err == nil && s.size == 0 {
		err = s.app.Device().Store.Write(s.file(), line)
	} else if err == nil {
		err = s.app.Device().Store.Append(s.file(), s.size, line)
	}
	s.size += len(line)
	if s.unkept = err != nil; s.unkept {
		s.app.Say(wording.L("The study can't be saved. It lasts until you close the app: {problem}.", err))
	}
}

// reading is a kept study while its file is read, beside the screens.
type reading struct {
	data        []byte
	size        int // of what was read
	last        portion
	with, other []lab.Match
	done, total int // matches, as the screens were told
}

// atOnce is about how many matches are read before the screens are told.
const atOnce = 500

// recall reads what was kept of a study of the game. What can't be read, or another program played, counts as not played.
func (s *study) recall() {
	data, err := s.app.Device().Store.Read(s.file())
	if err != nil {
		return
	}
	s.reading = &reading{data: data, total: bytes.Count(data, []byte(`{"number":`))}
	s.readOn()
}

// readOn reads a few portions beside the screens, and goes on until there are no more.
func (s *study) readOn() {
	r, more := s.reading, false
	s.app.Device().Apart(func() { more = r.some(s.fits, s.app.Device().Yield) }, func() {
		r.done = len(r.with) + len(r.other)
		if s.tell(); more {
			s.readOn()
			return
		}
		s.reading = nil
		s.recalled(r)
	})
}

// some reads portions until a good many matches were read; it reports whether there are more.
func (r *reading) some(fits func(portion) bool, yield func()) bool {
	for until := r.done + atOnce; len(r.with)+len(r.other) < until; {
		line, _, whole := bytes.Cut(r.data[r.size:], []byte("\n"))
		var p portion
		if !whole || json.Unmarshal(line, &p) != nil || !fits(p) {
			return false
		}
		r.last, r.size = p, r.size+len(line)+1
		if p.Other {
			r.other = append(r.other, p.Played...)
		} else {
			r.with = append(r.with, p.Played...)
		}
		if yield != nil {
			yield()
		}
	}
	return true
}

// recalled takes what was read.
func (s *study) recalled(r *reading) {
	if r.size == 0 {
		s.tell()
		return
	}
	p := r.last
	s.seats, s.games, s.level, s.size = p.Seats, p.Games, p.Level, r.size
	s.timer = !p.NoTimer
	if s.against = p.Against; s.against == nil {
		s.against = map[string]string{}
	}
	if s.numbers = p.Numbers; s.numbers == nil {
		s.numbers = map[string]int{}
	}
	if r.size < len(r.data) && s.app.Device().Store.Cut(s.file(), r.size) != nil {
		s.unkept = true
	}
	s.sides()
	s.with.recall(r.with)
	s.other.recall(r.other)
	s.finish()
}

// fits reports whether a line is of this program and asks what can be asked here.
func (s *study) fits(p portion) bool {
	for i := range p.Played {
		if p.Played[i].Fault(p.Seats) != nil || p.Played[i].Number > p.Games {
			return false
		}
	}
	return p.Program == s.app.Device().Program && p.Seats >= s.game.MinSeats && p.Seats <= s.game.MaxSeats && s.allowed(p) &&
		slices.Contains(s.app.sizes(), p.Games) && slices.Contains(players.Levels(), p.Level)
}

// recall takes matches that were played before: those between them that nobody played come first.
func (side *series) recall(played []lab.Match) {
	done := map[int]bool{}
	side.played = slices.DeleteFunc(played, func(m lab.Match) bool {
		again := done[m.Number]
		done[m.Number] = true
		side.next = max(side.next, m.Number+1)
		return again
	})
	for n := 1; n < side.next; n++ {
		if !done[n] {
			side.missed = append(side.missed, n)
		}
	}
}
