//go:build browser

package browser

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/drive/stage"
)

// last is how many moves at the end of a match are made on the phones, after those that the test has entered.
var last = flag.Int("last", 24, "how many moves at the end of a match are made on phones; 0: all")

// TestAWholeMatchOnThreePhones plays matches to their ends, which a window keeps: each move is made on the phone of its seat, and
// bids are made at the same time. Where two play, the third phone looks on.
func TestAWholeMatchOnThreePhones(t *testing.T) {
	for _, m := range []wholeMatch{
		{game: "traders", seed: 841, options: []string{"start-money=5"}},
		{game: "atrades", seed: 397},
		{game: "raid-trade", seed: 880, options: []string{"faster-game=on", "vicious-combat=on", "victory-hits=equal"}},
	} {
		t.Run(m.game, m.play)
	}
}

// wholeMatch is a match that chance has played.
type wholeMatch struct {
	game    string
	seed    uint64
	options []string
	says    string // at the end, on every page
}

// written is the match: its beginning, and the moves.
func (m wholeMatch) written(t *testing.T) (*rules.Transcript, rules.Table) {
	t.Helper()
	game, ok := shelf.Find(m.game)
	require.True(t, ok)
	random := rand.New(rand.NewPCG(m.seed, 1))
	headers := &rules.Transcript{}
	headers.Add("Game", m.game)
	names := []string{"Anna", "Ben", "Cleo"}[:min(3, game.MaxSeats)]
	for _, name := range names {
		headers.Add("Seat", name)
	}
	for _, option := range m.options {
		headers.Add("Option", option)
	}
	if game.Shuffle != nil {
		for _, choice := range game.Shuffle(&rules.Setup{Seats: names}, random.IntN) {
			headers.Add("Setup", choice)
		}
	}
	table, err := game.Open(headers, nil)
	require.NoError(t, err)
	for !table.Over() {
		require.Empty(t, table.Play(rules.Choose(table.Legal(nil), table.RandomWeight, random.IntN)))
	}
	return headers, table
}

func (m wholeMatch) play(t *testing.T) {
	headers, end := m.written(t)
	log := end.Log()
	begin := len(log) - *last
	if *last == 0 || begin < 0 {
		begin = 0
	}
	now, err := end.Game().Open(headers, nil)
	require.NoError(t, err)
	var before []rules.Act
	for _, e := range log[:begin] {
		before = append(before, e.Act)
		require.Empty(t, now.Play(e.Act))
	}
	for len(now.Sealed()) > 0 && len(before) > 0 { // a round of bids is made as a whole
		before = before[:len(before)-1]
		now.Undo()
	}
	home := t.TempDir()
	word := keepOpen(t, home, headers, before)
	display, err := stage.Open(1024, 768)
	require.NoError(t, err)
	t.Cleanup(display.Close)
	session, err := display.Go(program, home, 1024, 768)
	require.NoError(t, err)
	t.Cleanup(session.Kill)
	require.NoError(t, session.Tap("Friday"))
	s := &server{address: fmt.Sprintf("http://localhost:%d/", portOf(t, home))}
	c := newBrowser(t)
	var phones []*visit
	for i, name := range []string{"Anna", "Ben", "Cleo"} {
		if i < len(now.Seats()) {
			phones = append(phones, sits(t, c, s, word, name))
		} else {
			phones = append(phones, looksOn(t, c, s, word))
		}
		phones[i].name = "whole-" + m.game + "-" + name
	}
	began := time.Now()
	p := &playing{t: t, home: home, now: now, phones: phones}
	for i, e := range log[len(before):] {
		p.next(e.Act)
		if i == len(log[len(before):])/2 {
			shots(t, display, phones, m.game+"-meanwhile")
		}
	}
	t.Logf("%d moves of %d in %v", len(log)-len(before), len(log), time.Since(began).Round(time.Second))
	for _, v := range phones {
		v.reads(t, m.says)
	}
	shots(t, display, phones, m.game+"-end")
	moves := hosted(t, home)
	require.Len(t, moves, len(log))
	require.Equal(t, m.lines(end), moves)
}

// lines are the moves of a match.
func (m wholeMatch) lines(t rules.Table) []string {
	var lines []string
	for _, e := range t.Log() {
		lines = append(lines, t.Seats()[e.Seat-1]+": "+t.Notation(e.Act))
	}
	return lines
}

// playing is a match on phones.
type playing struct {
	t      *testing.T
	home   string
	now    rules.Table
	phones []*visit
	fists  int    // that are closed in this round of bids
	said   string // of the latest move; "": bids, in any order
}

// next makes a move on the phone of its seat.
func (p *playing) next(act rules.Act) {
	words, v := p.now.Notation(act), p.phones[act.Seat-1]
	closes := len(p.now.Sealed()) > 0
	if closes {
		p.fists++
	}
	before := len(p.now.Log())
	if p.fists > 1 {
		before -= p.fists - 1 // those that are closed are not in the match
	}
	if p.said != "" { // who moves has seen the move before
		require.NoError(p.t, stage.Await(2*timeout, "the phone does not show: "+p.said, func() bool {
			return strings.Contains(strings.ToLower(v.lines()), "undo: "+strings.ToLower(p.said))
		}), "%s", p.all())
	}
	said := p.now.Sentence(act)
	require.Empty(p.t, p.now.Play(act))
	closed := len(p.now.Sealed()) > 0
	require.NoError(p.t, stage.Await(3*timeout, "what was typed is not played: "+words, func() bool {
		if !(closes && v.taps(words[strings.LastIndex(words, " ")+1:], "Close the fist")) && !v.typesMove(words) {
			return false
		}
		return stage.Await(timeout/3, "", func() bool {
			if closed {
				return strings.Contains(v.lines(), p.now.Seats()[act.Seat-1]+". closed")
			}
			return len(hosted(p.t, p.home)) > before
		}) == nil
	}), "%s\n%s\n%v", v.name, v.lines(), p.all())
	if p.said = ""; !closed {
		if p.fists == 0 {
			p.said = said
		}
		p.fists = 0
	}
}

// typesMove types a move; it reports whether there is a line for that now.
func (v *visit) typesMove(words string) bool {
	if !v.is(fmt.Sprintf(`(() => { const at = (%s)("input:enabled", "Type a move"); at?.focus(); at?.select(); return at })()`, find)) {
		return false
	}
	return v.order("Input.insertText", map[string]any{"text": words}, nil) == nil && v.key("Enter", 13) == nil
}

// taps presses buttons, one after the other, if all are there.
func (v *visit) taps(names ...string) bool {
	for _, name := range names {
		script := fmt.Sprintf(`(() => { const at = (%s)("button:enabled", %q); at?.click(); return at })()`, find, name)
		if stage.Await(timeout/20, "", func() bool { return v.is(script) }) != nil {
			return false
		}
	}
	return true
}

// all is what the host keeps and what all phones show.
func (p *playing) all() string {
	text := strings.Join(hosted(p.t, p.home), "\n")
	for _, v := range p.phones {
		require.NoError(p.t, v.keep(*pictures, "failed"))
		_ = v.taps("Log")
		<-time.After(2 * time.Second)
		text += "\n\n" + v.name + "\n" + v.lines() + "\n" + v.console()
	}
	return text
}
