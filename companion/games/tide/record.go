package tide

import (
	"encoding/json"
	"strconv"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
)

// RecordKind is the kind under which a game's records stand in a journal.
const RecordKind = 'T'

// Keeper is where a game puts its records: a journal. A record is kept when
// Append has returned without an error.
type Keeper interface {
	Append(kind byte, text string) error
}

// recordVersion changes when an older program could not read the records or
// would make another game of them. The one before has no "seen" records.
const (
	recordVersion = "tide-2"
	unseenVersion = "tide-1"
)

// seenWord begins the record that tells how many events the table has seen.
const seenWord = "seen"

// header is the first record: JSON, since names may hold any character.
type header struct {
	Version  string   `json:"version"`
	Chances  string   `json:"draws"`
	Length   int64    `json:"length"` // ms
	Chance   int      `json:"chance"`
	Active   string   `json:"active"`
	Seed     string   `json:"seed"`
	Seats    []string `json:"seats"`
	Followed bool     `json:"followed"`
}

// recorder writes the records of a game, each a line of words:
//
//	boot E WALL STEADY sleep|no-sleep NAME   the clocks that the following lines count from
//	WORD E WALL STEADY [WORDS]               WALL and STEADY less those of the latest boot line
//
// No heartbeat is needed to know how much time ran: a steady clock goes on
// while the process is dead. That somebody was there is told by the tick every
// ten seconds (some 30 bytes), which the generator's log needs anyway; so an
// hour costs some 15 KB, and after a kill "away" is at most ten seconds too
// long.
type recorder struct {
	keep    Keeper
	base    clock.Reading // of the latest boot line
	late    int64         // how long ago (ms) happened what is being recorded
	ticks   int64         // how many ticks the records tell of
	waiting []string      // records that the journal refused so far, oldest first
	trouble error         // why
}

func (r *recorder) begin(s Setup) {
	h := header{
		Version: recordVersion, Chances: chance.Version,
		Length: s.Settings.Length, Chance: s.Settings.Chance,
		Active: strings.Join(s.Settings.Active.Words(), ","),
		Seed:   s.Seed.String(), Seats: s.Seats, Followed: s.Follow != nil,
	}
	text, err := json.Marshal(h)
	if err != nil {
		panic("tide: strings and numbers that JSON can't hold: " + err.Error())
	}
	r.append(string(text))
}

// boot sets what the clocks of the following lines count from.
func (r *recorder) boot(e int64, now clock.Reading) {
	r.base = now
	sleep := "no-sleep"
	if now.CountsSleep {
		sleep = "sleep"
	}
	r.append("boot " + numbers(e, now.Wall, now.Steady) + " " + sleep + " " + now.Boot)
}

func (r *recorder) line(word string, e int64, now clock.Reading, words ...string) {
	now.Wall -= r.late
	now.Steady -= r.late
	if now.Boot != r.base.Boot || now.CountsSleep != r.base.CountsSleep {
		r.boot(e, now)
	}
	text := word + " " + numbers(e, now.Wall-r.base.Wall, now.Steady-r.base.Steady)
	for _, w := range words {
		text += " " + w
	}
	r.append(text)
}

// append keeps a record, after those that could not be kept before.
func (r *recorder) append(text string) {
	r.waiting = append(r.waiting, text)
	for len(r.waiting) > 0 {
		if r.trouble = r.keep.Append(RecordKind, r.waiting[0]); r.trouble != nil {
			return
		}
		r.waiting = r.waiting[1:]
	}
	r.waiting = nil
}

func numbers(list ...int64) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(words, " ")
}

// write records something that happened at the present E. With it stands
// everything that was worked off before.
func (g *Game) write(word string, words ...string) {
	g.records.ticks = g.ticksDone()
	g.records.line(word, g.at.e, g.seen, words...)
}

// writeTick records that ticks were worked off, if no other record tells.
func (g *Game) writeTick() {
	if n := g.ticksDone(); n > g.records.ticks {
		g.write("tick", strconv.FormatInt(n, 10))
	}
}

// writeStep records the step of the followed game, and how many events stand in
// the referee's log.
func (g *Game) writeStep() {
	g.entered = g.setup.Follow.Entered()
	g.write("step", stepWords[g.step], strconv.Itoa(g.entered))
}

func (g *Game) ticksDone() int64 { return g.at.nextTick/TickEvery - 1 }

var stepWords = [steps]string{"setup", "turn", "decision", "reshuffle", "end"}
