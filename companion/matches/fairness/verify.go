package fairness

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/rules"
)

// Finding is what a check says of one throw, draw or event.
type Finding uint8

// The findings.
const (
	AsDrawn   Finding = iota // it follows from the seed
	NotDrawn                 // it does not
	Unchecked                // the seed is not in the file (yet)
	ByHand                   // people entered it: nothing to check
	AgreedOn                 // people agreed on a position: nothing to check
)

// String is the word of the command's output.
func (f Finding) String() string {
	return [...]string{"as drawn", "not as drawn", "unchecked", "entered", "agreed"}[f]
}

// Who made what is checked.
const (
	byTable = "table"
	byApp   = "app"
	byTimer = "timer"
)

// Checked is one throw, draw or event of a transcript.
type Checked struct {
	Line   int // of the file; 0: the setup
	Text   string
	By     string // "table", "app" or "timer"
	Number int    // of the draw or event
	Finding
	Why string // for NotDrawn and Unchecked
}

// Verification is what a transcript proves of its draws.
type Verification struct {
	Version       string
	Seats         []string
	Seeds, Timers []ProofSeed
	Checked       []Checked
	// Start is how many starts of the game there were that evening, this one too; 0 where
	// the match was never sealed.
	Start int
	// Late are seals that came after the start, as sentences.
	Late []string
	// Problems are commitments, seeds and a digest that can't be right, as sentences.
	Problems []string
}

// Answer is what a check says of a whole transcript.
type Answer uint8

// The answers.
const (
	Proved  Answer = iota // all that the app drew is as drawn
	Nothing               // the app drew nothing: there is nothing to prove
	Open                  // nothing is wrong, but something can't be checked
	Refuted               // something is not as drawn, or the file is not as the app wrote it
)

// String is the word of the command's output.
func (a Answer) String() string {
	return [...]string{"proved", "nothing to prove", "open", "refuted"}[a]
}

// Count reports how many of the checked have a finding.
func (v *Verification) Count(f Finding) int {
	n := 0
	for _, c := range v.Checked {
		if c.Finding == f {
			n++
		}
	}
	return n
}

// Draws reports how many throws, cards, events and setups the file says the app drew.
func (v *Verification) Draws() int {
	return v.Count(AsDrawn) + v.Count(NotDrawn) + v.Count(Unchecked)
}

// Answer is what came of the check.
func (v *Verification) Answer() Answer {
	switch {
	case len(v.Problems) > 0 || v.Count(NotDrawn) > 0:
		return Refuted
	case v.Count(Unchecked) > 0 || len(v.Late) > 0:
		return Open
	case v.Count(AsDrawn) == 0:
		return Nothing
	}
	return Proved
}

// Proved reports that something was drawn, and all of it follows from the first seal.
func (v *Verification) Proved() bool { return v.Answer() == Proved }

// EventOf gives the word of event n, from 1, of a timer with that seed; headers
// gives the values of the transcript's headers by their key. See tide.Sequence.
type EventOf func(headers func(key string) []string, seed chance.Seed, n int) (string, error)

// errStopped is the error of what was stopped while it reported its progress.
var errStopped = errors.New("stopped")

// reportEvery is how many lines are judged between two reports.
const reportEvery = 50

// verifier goes through a transcript with a table of its own.
type verifier struct {
	Verification
	transcript  *rules.Transcript
	table       rules.Table
	open        OpenTable
	seeds       Promises // of the draws
	timers      Promises // of the events
	event       EventOf
	draws, came int  // the latest number of a draw and of an event
	blind       bool // a card was drawn hidden whose seed is not in the file: nobody can count cases
}

// Verify makes every draw of an exported match again from its seed. Progress, if not nil, is
// called now and then with the number of moves judged; false stops with errStopped. The error says why the file isn't a transcript.
func Verify(data []byte, find func(key string) (*rules.Game, bool), event EventOf, progress func(done, total int) bool) (*Verification, error) {
	t, err := rules.ReadTranscript(data)
	if err != nil {
		return nil, err
	}
	game, ok := find(t.Headers[0].Text)
	if !ok {
		return nil, &rules.Fault{Line: t.Headers[0].Number, Text: fmt.Sprintf("unknown game %q", t.Headers[0].Text)}
	}
	v := &verifier{transcript: t, event: event}
	if v.table, err = game.Open(t, nil); err != nil {
		return nil, err
	}
	v.Seats = v.table.Seats()
	if v.Version = t.Value(headerChance); v.Version == chance.Version || v.Version == "" {
		v.seeds, v.timers, err = readPromises(t)
	}
	if err != nil && speaksOfSeals(t) {
		v.Problems = append(v.Problems, "The proof is not in order: "+err.Error()+".")
	}
	v.Seeds, v.Timers = v.seeds.Shown(true), v.timers.Shown(true)
	v.checkSeals("draw", v.seeds)
	v.checkSeals("event", v.timers)
	v.checkLate("draw", v.seeds)
	v.checkLate("event", v.timers)
	if len(v.Seeds)+len(v.Timers) > 0 {
		v.Start = ReadStart(t.Value(HeaderStart))
	}
	v.checkTimers()
	v.checkSetup(game)
	v.deal(game)
	lines := strings.Split(strings.TrimPrefix(string(data), "\ufeff"), "\n")
	for i, m := range t.Moves {
		if i%reportEvery == 0 && progress != nil && !progress(i, len(t.Moves)) {
			return nil, errStopped
		}
		v.check(m, m.Comment(lines[m.Number-1]))
	}
	v.checkEnd()
	if speaksOfSeals(t) || v.Draws() > 0 {
		v.checkVersion("draws", headerChance, chance.Version)
		v.checkVersion("rules", HeaderRules, game.Version)
	}
	if why := unlike(data, v.seeds); why != "" {
		v.Problems = append(v.Problems, why)
	}
	return &v.Verification, nil
}

// speaksOfSeals reports whether headers are those of a match that was sealed. In other
// transcripts, such as those of random games, a Seed is a remark (NOTATION 1).
func speaksOfSeals(t *rules.Transcript) bool {
	return slices.ContainsFunc(
		[]string{headerChance, headerCommitment, headerMixed, headerTimer, headerTimerSeed, headerDigest},
		func(key string) bool { return len(t.Values(key)) > 0 })
}

// checkVersion finds that a file doesn't say once, or says otherwise than this program, by which version of something it was played.
func (v *verifier) checkVersion(of, key, here string) {
	switch there := v.headers(key); {
	case len(there) != 1:
		v.Problems = append(v.Problems, fmt.Sprintf("The file has %d %s headers; the app writes one.", len(there), key))
	case there[0] != here:
		v.Problems = append(v.Problems, fmt.Sprintf("The %s are those of version %q; this program knows %q.", of, there[0], here))
	}
}

// headers are the values of the headers with a key.
func (v *verifier) headers(key string) []string {
	var values []string
	for _, line := range v.transcript.Values(key) {
		values = append(values, line.Text)
	}
	return values
}

// noSeed reports why a draw can't be checked.
func (v *verifier) noSeed(list Promises) string {
	if len(list) == 0 {
		return "the match was never sealed: there is no commitment in the file"
	}
	return "the seed is not in the file; it is shown at the end of a match"
}

// check judges a move, and how it came about before it is made.
func (v *verifier) check(m rules.Move, comment string) {
	if m.Agreed {
		v.agree(m)
		return
	}
	c := Checked{Line: m.Number, Text: m.Text}
	n, value, of, drawn := ReadDraw(comment)
	event, timed := ReadEvent(comment)
	a, err := v.table.Read(m.Text)
	legal := err == nil && v.table.Judge(a) == ""
	switch {
	case !drawn && strings.HasPrefix(comment, sayDraw), !timed && strings.HasPrefix(comment, sayEvent):
		c.By, c.Finding, c.Why = byApp, NotDrawn, fmt.Sprintf("its mark %q can't be right", comment)
		v.Checked = append(v.Checked, c)
	case drawn:
		c.By, c.Number = byApp, n
		c.Finding, c.Why = v.checkDraw(a, legal, n, value, of)
		v.draws = max(v.draws, n)
		v.Checked = append(v.Checked, c)
	case timed && event > 0:
		c.By, c.Number = byTimer, event
		c.Finding, c.Why = v.checkEvent(a, legal, event)
		v.came = max(v.came, event)
		v.Checked = append(v.Checked, c)
	case legal && v.table.Reveals(a) && !timed:
		c.By, c.Finding = byTable, ByHand
		v.Checked = append(v.Checked, c)
	}
	if legal {
		v.play(a, drawn, n, of)
	} else if !drawn && len(v.seeds) > 0 {
		v.Problems = append(v.Problems, fmt.Sprintf("Line %d isn't a legal move: something before it may be missing.", m.Number))
	}
}

// agree sets an agreed position on both tables.
func (v *verifier) agree(m rules.Move) {
	v.open.AgreeWith([]byte(m.Text), v.table)
	if rules.JudgeMove(v.table, m).Verdict == rules.Agreed {
		v.Checked = append(v.Checked, Checked{Line: m.Number, Text: "agreed position", By: byTable, Finding: AgreedOn})
	}
}

// play makes a move on the table, and on the one with open cards. A move that the
// hidden cards did not allow is found here: while they were hidden, nobody else
// could know.
func (v *verifier) play(a rules.Act, drawn bool, n, of int) {
	face, known := a, true
	hidden := drawn && v.table.Unseen(a)
	if hidden {
		face, _, known = v.open.Reveal(v.table, a, v.seeds, n, of)
	}
	v.blind = v.blind || !known
	if (hidden || v.open.Table != nil) && !v.open.Follow(v.table, face, hidden, known) {
		v.Problems = append(v.Problems, fmt.Sprintf("%s: the cards that the app had drawn hidden did not allow this.", v.named(a)))
	}
	v.table.Play(a)
}

// named writes a move with the name of its seat.
func (v *verifier) named(a rules.Act) string {
	if a.Seat == 0 {
		return "table: " + v.table.Notation(a)
	}
	return v.table.Seats()[a.Seat-1] + ": " + v.table.Notation(a)
}

// checkDraw makes one draw again.
func (v *verifier) checkDraw(a rules.Act, legal bool, n, value, of int) (Finding, string) {
	if !legal {
		return NotDrawn, "this isn't a legal move here"
	}
	if n != v.draws+1 {
		return NotDrawn, fmt.Sprintf("draw %d stands where draw %d is due", n, v.draws+1)
	}
	if of == 0 {
		return Unchecked, "of how many cases a hidden draw is, is told at the end of a match"
	}
	t := v.open.Over(v.table)
	list, whole := rules.Cases(t, a.Seat, a.Verb)
	p, ok := v.seeds.For(n)
	if v.blind && whole != of { // with the seed it is looked at again
		return Unchecked, v.noSeed(v.seeds)
	}
	if whole == 0 {
		return NotDrawn, "the rules know no odds of this"
	}
	if whole != of {
		return NotDrawn, fmt.Sprintf("there were %d cases, not %d", whole, of)
	}
	if !ok || !p.Known {
		return Unchecked, v.noSeed(v.seeds)
	}
	if value == FaceUnknown {
		if v.table.Unseen(a) {
			return AsDrawn, "" // the next draws and moves are checked with its face
		}
		return NotDrawn, "its number is missing"
	}
	right := p.Draw(n, of)
	if got := Pick(t, list, right); right != value || got != a {
		return NotDrawn, fmt.Sprintf("the seed gives %d: %s", right, t.Notation(got))
	}
	return AsDrawn, ""
}

// checkEvent draws the events of the timer again up to this one.
func (v *verifier) checkEvent(a rules.Act, legal bool, n int) (Finding, string) {
	if !legal {
		return NotDrawn, "this isn't a legal move here"
	}
	if n <= v.came {
		return NotDrawn, fmt.Sprintf("event %d comes again", n)
	}
	p, ok := v.timers.For(n)
	if !ok || !p.Known {
		return Unchecked, v.noSeed(v.timers)
	}
	word, err := v.event(v.headers, p.Seed, n-p.From+1)
	if err != nil {
		return NotDrawn, err.Error()
	}
	text := v.table.Notation(a)
	if got := text[strings.LastIndexByte(text, ' ')+1:]; got != word {
		return NotDrawn, "the seed gives " + word
	}
	return AsDrawn, ""
}
