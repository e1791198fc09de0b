package lab

import (
	"errors"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/frame/value"
	"tablekeeper/screens/widgets/parts"
)

// portions are those in which the matches are played, so that the bar moves.
const portions = 50

// study is what is asked of the lab about a game, and the matches that were played for it.
type study struct {
	app     *Feature
	game    *rules.Game
	seats   int
	span    bool        // it is played for each number of seats in turn, up from the fewest
	beside  lab.BySeats // what came of each then
	games   int
	level   string
	against map[string]string // the house rules that are compared with the usual ones
	numbers map[string]int    // the numbers of the rules and the timer that are compared with the usual ones; neither: nothing is compared
	timer   bool              // the game's timer runs, if it has one

	editor *value.Page // of the numbers, for so many seats
	edited int

	with, other series
	reading     *reading    // the file, or nil
	workers     int         // that play now
	counting    bool        // the report is being made
	halted      atomic.Bool // by people; the workers see it
	forecast    forecast
	fault       string
	broke       lab.Breaks // of both sides; they are left out
	report      *lab.Report
	difference  *lab.Difference // nil: nothing was compared
	changed     func()

	size   int  // of the file that keeps it
	unkept bool // the file can't be written
}

// series are the matches of one side of a study.
type series struct {
	study  lab.Study
	next   int   // the first number that nobody plays yet
	missed []int // that were begun and not played
	played []lab.Match
}

// newStudy is the study that was kept, or one of few matches of the fewest seats.
func newStudy(a *Feature, g *rules.Game) *study {
	s := &study{app: a, game: g, seats: g.MinSeats, games: a.sizes()[0], level: players.Levels()[1], against: map[string]string{}, numbers: map[string]int{}, timer: true}
	s.recall()
	return s
}

// The work that goes on beside the screens; there is one at a time.
type work int

const (
	idle     work = iota
	reads         // what was kept
	plays         // matches
	stopping      // the same, and people want no more
	counts        // what was played, for the report
)

// work is what goes on now.
func (s *study) work() work {
	switch {
	case s.reading != nil:
		return reads
	case s.counting:
		return counts
	case s.workers > 0 && s.halted.Load():
		return stopping
	case s.workers > 0:
		return plays
	}
	return idle
}

// done is how many matches were played of how many.
func (s *study) done() (done, total int) {
	done, total = len(s.with.played)+s.broke.Matches, s.games
	if s.compares() {
		done, total = done+len(s.other.played), 2*total
	}
	return done, total
}

// far is how far the work that goes on has come; of what is counted nobody knows.
func (s *study) far() (done, total int) {
	switch s.work() {
	case reads:
		return s.reading.done, s.reading.total
	case counts:
		return 0, 0
	}
	return s.done()
}

// forget throws away what was played, for something else is asked.
func (s *study) forget() {
	s.with, s.other, s.report, s.difference, s.fault = series{}, series{}, nil, nil, ""
	s.broke, s.beside = lab.Breaks{}, nil
	s.size, s.unkept = 0, false
	_ = s.app.Device().Store.Remove(s.file()) // one that stays is written anew
}

// sides makes both sides of the study: the usual rules, and those that are compared with them.
func (s *study) sides() { s.with, s.other = s.set(nil, nil), s.set(s.houseRules(), s.changedNumbers()) }

// houseRules are those that are compared as a study has them, NAME=VALUE.
func (s *study) houseRules() (list []string) {
	for _, option := range s.game.Options {
		if value, ok := s.against[option.Name]; ok {
			list = append(list, option.Name+"="+value)
		}
	}
	return list
}

// set makes the side of a study with these house rules and numbers.
func (s *study) set(options, numbers []string) series {
	of := lab.Study{Game: s.game, Options: options, Seed: lab.DefaultSeed, Most: lab.DefaultMost}
	if s.timer {
		of.Clock = lab.ClockFor(s.game, s.seats)
	}
	for _, number := range numbers {
		name, text, _ := strings.Cut(number, "=")
		value, _ := strconv.Atoi(text) // it was written here
		turned, ok := of.Turn(name, value)
		if of = turned; !ok {
			of.Numbers = append(of.Numbers, number)
		}
	}
	player, _ := players.Named(s.level, lab.DefaultTries)
	for seat := range s.seats {
		of.Seats = append(of.Seats, parts.SeatName(seat+1))
		of.Players = append(of.Players, player)
	}
	yield := s.app.Device().Yield
	return series{study: of.StopBy(func() bool {
		if yield != nil {
			yield()
		}
		return s.halted.Load()
	}), next: 1}
}

// start plays the matches that are missing, on all cores.
func (s *study) start() {
	if s.with.next == 0 {
		s.sides()
	}
	if s.fault = ""; !s.playable() {
		return
	}
	cores := runtime.GOMAXPROCS(0)
	if s.app.Device().Yield != nil {
		cores = 1
	}
	s.workers, s.forecast = cores, s.begin()
	for range cores {
		s.play()
	}
}

// playable says before the first match where the rules that were chosen don't go together.
func (s *study) playable() bool {
	for _, side := range []*series{&s.with, &s.other} {
		if fault := side.fault(); fault != "" {
			s.app.Say(parts.Upper(fault) + ".")
			return false
		}
	}
	return true
}

// fault is why the rules of a side don't go together, "" where they do.
func (side *series) fault() string {
	var fault *rules.Fault
	if _, _, err := side.study.Table(func(int) int { return 0 }); errors.As(err, &fault) {
		return fault.Text
	}
	return ""
}

// take gives a worker the numbers that it plays next, and of which side they are; nil: all are played, or it was stopped.
func (s *study) take() (*series, []int) {
	if s.halted.Load() || s.fault != "" {
		return nil, nil
	}
	many := s.forecast.portion(max(1, s.games/portions))
	for _, side := range []*series{&s.with, &s.other} {
		if side == &s.other && !s.compares() {
			continue
		}
		numbers := side.missed
		side.missed = nil
		for ; len(numbers) < many && side.next <= s.games; side.next++ {
			numbers = append(numbers, side.next)
		}
		if len(numbers) > 0 {
			return side, numbers
		}
	}
	return nil, nil
}

// play lets a worker play until there is nothing left.
func (s *study) play() {
	side, numbers := s.take()
	if side == nil {
		if s.workers--; s.workers == 0 {
			s.finish()
		}
		return
	}
	of := side.study
	var played []lab.Match
	var broke []error
	var failed error
	s.app.Device().Apart(func() {
		for _, n := range numbers {
			m, _, err := of.Play(n)
			switch {
			case err == nil:
				played = append(played, m)
			case new(lab.Breaks).Count(err):
				broke = append(broke, err)
			default:
				failed = err
				return
			}
		}
	}, func() {
		side.played = append(side.played, played...)
		s.keep(side, played)
		if failed != nil {
			side.missed = append(side.missed, numbers[len(played)+len(broke):]...)
		}
		for _, err := range broke {
			s.broke.Count(err)
		}
		if failed != nil && !errors.Is(failed, lab.ErrStopped) {
			s.fault = failed.Error()
		}
		s.tell()
		s.play()
	})
}

// tell shows how far it has come, where its page is shown.
func (s *study) tell() {
	if s.changed != nil {
		s.changed()
	}
}

// finish makes the report beside the screens, also of what was played until it was stopped.
func (s *study) finish() {
	s.halted.Store(false)
	s.report, s.difference = nil, nil
	if len(s.with.played) == 0 {
		s.tell()
		return
	}
	s.counting = true
	of, with, other := s.with.study, inOrder(s.with.played), inOrder(s.other.played)
	var report *lab.Report
	var difference *lab.Difference
	var err error
	s.app.Device().Apart(func() {
		if report, err = of.NewReport(with); err == nil && s.compares() && len(other) > 0 {
			d := of.Compare(with, other)
			difference = &d
		}
	}, func() {
		if s.counting, s.report, s.difference = false, report, difference; err != nil {
			s.fault = err.Error()
		} else if s.span && s.onward() {
			return
		}
		s.tell()
	})
	s.tell()
}

// onward keeps a report beside those of other numbers of seats, and plays for the next number; it reports whether there is one.
func (s *study) onward() bool {
	s.beside = append(slices.DeleteFunc(s.beside, func(r *lab.Report) bool { return r.Seats == s.seats }), s.report)
	if done, total := s.done(); done < total || s.seats == s.game.MaxSeats {
		return false
	}
	beside := s.beside
	s.forget()
	s.beside = beside
	s.reseat(s.seats + 1)
	s.start()
	s.tell()
	return true
}

// inOrder are matches by their numbers.
func inOrder(played []lab.Match) []lab.Match {
	return slices.SortedFunc(slices.Values(played), func(a, b lab.Match) int { return a.Number - b.Number })
}

// title names the study.
func (s *study) title() string { return s.game.Title + ": " + levelTitle(s.level) }

// open plays a match of the study once more and opens it in the app at its turning point.
func (s *study) open(o lab.Odd) {
	a, of := s.app, s.with.study
	var text []byte
	var err error
	a.Device().Apart(func() { _, text, err = of.Play(o.Number) }, func() {
		if err != nil {
			shell.SayProblem(a, err)
			return
		}
		m, _, err := a.Library.Receive(text, "", func(int, int) bool { return true })
		var here *library.Here
		id := ""
		switch {
		case errors.As(err, &here):
			id = here.ID
		case m == nil:
			a.Say(wording.L("This match can't be read: {problem}.", err))
			return
		default:
			_ = a.Kept(err) // it is said
			a.SetMatch(m)
			id = m.ID()
		}
		opened, ok := a.Reopened(id)
		if !ok {
			return
		}
		if opened.At = min(o.Turn, opened.Log().Count()); opened.At == opened.Log().Count() {
			opened.At = -1 // as it ended
		}
		a.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	})
}

// forecastAfter is after how many matches it is said how long the others take.
const forecastAfter = 10

// forecast is what is known of how long a study takes.
type forecast struct {
	began int64 // wall time in ms
	done  int   // matches that were played before
	asked int   // matches that were given to workers
}

// begin begins to measure.
func (s *study) begin() forecast {
	done, _ := s.done()
	return forecast{began: s.app.Device().Clock().Wall, done: done}
}

// portion is how many matches a worker plays at once: few until it is known how long they take.
func (f *forecast) portion(usual int) int {
	if f.asked < 2*forecastAfter {
		usual = min(usual, forecastAfter/2)
	}
	f.asked += usual
	return usual
}

// takes is how long (ms) the matches that are left take, by those that were played since it was begun; 0: nobody knows yet.
func (s *study) takes() int64 {
	done, total := s.done()
	played := int64(done - s.forecast.done)
	if played < forecastAfter {
		return 0
	}
	return (s.app.Device().Clock().Wall - s.forecast.began) * int64(total-done) / played
}

// showLeft says how long it takes until all are played.
func (p *page) showLeft() {
	if p.left == nil {
		return
	}
	words := ""
	switch ms := p.study.takes(); {
	case p.study.work() != plays || ms == 0:
	case ms < shell.Minute:
		words = wording.L("Less than a minute to go")
	default:
		words = wording.L("About {time} to go", parts.Lasting(ms))
	}
	p.left.SetText(words)
}
