//go:build window

package window

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
	"tablekeeper/screens/frame/picker"
)

// shortGame is a game of Rising Tides in the notation that ends by the time. The last moves before the break are taken back and made
// again.
var shortGame = struct{ before, after []string }{
	before: []string{
		"1: nation asia", "2: nation ?", "3: nation pacific-state", "4: nation europe",
		"1: draw ?", "2: draw fuel", "3: draw materials", "4: draw ?",
		"1: place supplies", "2: place fuel", "3: place materials", "4: discard fuel",
	},
	after: []string{"1: draw steal-protect", "table: time-out", "2: reveal us"},
}

// takenBack is how many moves are taken back: what was shown is among them.
const takenBack = 6

// TestAMatchInTheWindow enters a game of Rising Tides by taps: with refused moves, the text of a rule, moves taken back,
// a lost battery, the end, and an export that the referee judges as the app did.
func TestAMatchInTheWindow(t *testing.T) {
	for _, size := range enough([]image.Point{sizes[0], sizes[2]}) {
		t.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(t *testing.T) {
			home := t.TempDir()
			t.Setenv("HOME", likeHome(t))
			display := newDisplay(t)
			p := newPlayer(t, display, raced, home, size)
			p.tap("Rising Tides", "Play with the referee", "Start the match")
			began := time.Now()
			p.enter(shortGame.before...)
			t.Logf("%d moves with %d taps, %v", len(shortGame.before), p.taps, time.Since(began))

			p.refused()
			p.takeBack(takenBack)
			p.leave()
			p.session.Kill()
			p.session = open(t, display, raced, home, size) // a missing sound was said before
			p.tap("Go on: Rising Tides")
			require.NoError(t, p.session.AlikeToTheLetter())
			require.Equal(t, shortGame.before[:len(shortGame.before)-takenBack], p.moves(), "it is where it was")
			for range takenBack {
				p.tap("Redo")
			}
			require.NoError(t, p.session.AlikeToTheLetter())
			require.Equal(t, shortGame.before, p.moves(), "what was taken back is kept too")

			p.enter(shortGame.after...)
			require.True(t, p.match().Table().Over())
			p.export()
			t.Logf("%d taps, %v", p.taps, time.Since(began))
		})
	}
}

// likeHome is a home folder with the folders that the app makes in its own, for the reference.
func likeHome(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "fyne"), 0o755))
	return folder
}

// player enters a match by taps.
type player struct {
	t       *testing.T
	session *stage.Session
	home    string
	taps    int
}

// newPlayer opens the app for somebody who taps with patience.
func newPlayer(t *testing.T, display *stage.Display, program, home string, size image.Point) *player {
	t.Helper()
	return &player{t: t, session: open(t, display, program, home, size), home: home}
}

func (p *player) tap(labels ...string) {
	p.t.Helper()
	require.NoError(p.t, p.session.Tap(labels...))
	p.taps += len(labels)
}

// beginsWithin is how long a match may take to be kept that was begun with a tap.
const beginsWithin = time.Minute

// match is the match as it is kept now.
func (p *player) match() *matches.Match {
	p.t.Helper()
	var match *matches.Match
	var report library.Report
	require.NoError(p.t, stage.Await(beginsWithin, "no match is kept", func() (kept bool) {
		var err error
		match, report, err = stage.ReadMatch(p.home)
		return err == nil
	}))
	for _, damage := range report.Damage { // a move that was under way when the app was killed
		require.Contains(p.t, damage, "was not written to its end")
	}
	return match
}

// moves are the moves that stand, in the notation.
func (p *player) moves() []string {
	p.t.Helper()
	table := p.match().Table()
	var lines []string
	for _, e := range table.Log() {
		lines = append(lines, moveLine(e.Seat, table.Notation(e.Act)))
	}
	return lines
}

// enter enters moves by taps; each is on the disk when the screen shows it.
func (p *player) enter(lines ...string) {
	p.t.Helper()
	for _, line := range lines {
		require.NoError(p.t, p.play(line), line)
		moves := p.moves()
		require.Equal(p.t, line, moves[len(moves)-1], "it was shown")
	}
}

// play enters one move by taps and waits until it is shown.
func (p *player) play(line string) error {
	p.t.Helper()
	table := p.match().Table()
	act, err := table.Read(line)
	require.NoError(p.t, err)
	require.Empty(p.t, table.Judge(act), line)
	if err := p.tapMove(table, act); err != nil {
		return err
	}
	return p.session.AlikeToTheLetter()
}

// tapMove taps all that makes a move.
func (p *player) tapMove(table rules.Table, act rules.Act) error {
	if p.session.Shows("All moves") { // they stand in the sheet
		p.taps++
		if err := p.session.Tap("All moves"); err != nil {
			return err
		}
	}
	for _, form := range table.Forms() {
		if form.Verb == act.Verb {
			var words []string
			for i, v := range form.Words {
				words = append(words, v.Title(act.Words[i], table.Seats()))
			}
			if err := p.choose(table, act, words); err != nil {
				return err
			}
		}
	}
	if playedAtOnce(table, act) || !p.session.Shows("Play this move") {
		return nil
	}
	p.taps++
	return p.session.Tap("Play this move")
}

// atOnce are the verbs of each game whose move is played with its last word.
var atOnce = map[string][]string{
	"atrades":      {"acquire", "draw", "expand", "keep", "place"},
	"duck-dealer":  {"collect", "fit", "step", "return", "highway", "lift"},
	"rising-tides": {"event"},
	"traders":      {"planet", "produce", "event", "roll", "give", "load", "unload", "jettison"},
}

// playedAtOnce reports whether a move is played with the tap that chooses it: there is no other of its verb, or it is of a verb
// that nobody has to confirm.
func playedAtOnce(table rules.Table, act rules.Act) bool {
	if slices.Contains(atOnce[table.Game().Key], table.Verb(act)) {
		return true
	}
	if table.Game().Key == "rising-tides" && act.Seat > 0 {
		return true
	}
	return alone(table, act)
}

// alone reports whether a move is the only one of its seat and verb: then the tap on its verb plays it.
func alone(table rules.Table, act rules.Act) bool {
	alike := 0
	for _, legal := range table.Legal(nil) {
		if legal.Seat == act.Seat && legal.Verb == act.Verb {
			alike++
		}
	}
	return alike == 1
}

// choose taps the verb of a move and those of its words that are asked for.
func (p *player) choose(table rules.Table, act rules.Act, words []string) error {
	verb := picker.ActTitle(table, act)
	label := verb + ". "
	offered := func() bool {
		if !p.session.Shows(label) && strings.Contains(verb, " ") { // the title is the sentence
			label = verb
		}
		return p.session.Shows(label)
	}
	if !offered() && p.session.Shows("The table. ") {
		p.taps++
		if err := p.session.Tap("The table. "); err != nil {
			return err
		}
	}
	if !offered() { // it has a key of its own, or stands alone and is open
		if found, err := p.session.TapMove(act); err != nil || found {
			p.taps++
			return err
		}
		return p.words(words)
	}
	p.taps++
	if err := p.session.Tap(label); err != nil || alone(table, act) {
		return err
	}
	return p.words(words)
}

// words taps the words that are offered.
func (p *player) words(words []string) error {
	if len(words) == 2 { // one key may say both
		for _, both := range []string{words[0] + ", " + words[1], words[1] + ", " + words[0]} {
			if found, err := p.session.TapKey(both); err != nil || found {
				p.taps++
				return err
			}
		}
	}
	for _, word := range words {
		found, err := p.session.TapKey(word)
		if err != nil {
			return err
		}
		if found {
			p.taps++
		}
	}
	return nil
}

// refused tries three moves that are not allowed, and reads a rule.
func (p *player) refused() {
	p.t.Helper()
	before := p.moves()
	p.tap("All moves", "Not now", "Nuke. ")
	for claim, rule := range map[string]string{"Player A. Action cards": "RT-2.3.0.1", "Player B. Player B has no built stage": "RT-2.3.3.1"} {
		p.tap(claim)
		require.NoError(p.t, p.session.AlikeToTheLetter())
		p.tap(rule)
		require.NoError(p.t, p.session.Alike())
		p.tap("Back", "Back")
	}
	p.tap("Choose again", "Reveal. Player A has already shown")
	require.NoError(p.t, p.session.Alike())
	p.tap("Back", "Not now")
	require.NoError(p.t, p.session.AlikeToTheLetter())
	require.Equal(p.t, before, p.moves(), "a refused move changes nothing")
}

// takeBack takes moves back; where something was shown it is asked.
func (p *player) takeBack(n int) {
	p.t.Helper()
	asked := 0
	for range n {
		p.tap("Undo: ")
		if p.session.Shows("Keep it") {
			asked++
			p.tap("Undo")
		}
	}
	require.NoError(p.t, p.session.AlikeToTheLetter())
	require.Positive(p.t, asked, "cards were shown")
	require.Less(p.t, asked, n)
}

// leave goes back to Home.
func (p *player) leave() {
	p.t.Helper()
	p.tap("Back", "Back")
	require.NoError(p.t, p.session.Alike())
}

// export saves the match as a file, and compares what the referee says of it with what the app says.
func (p *player) export() {
	p.t.Helper()
	p.tap("More")
	if p.session.Shows("This match") {
		p.tap("This match")
	}
	p.tap("Export", "Save as a file", "Save here")
	file := filepath.Join(p.home, p.match().Table().Game().Title+".table")
	require.NoError(p.t, stage.Await(stage.Timeout, "no "+file, func() bool {
		_, err := os.Stat(file)
		return err == nil
	}))
	saved, err := os.ReadFile(file)
	require.NoError(p.t, err)
	match := p.match()
	require.Equal(p.t, string(match.Export()), string(saved))
	p.sameVerdicts(file)
}

// sameVerdicts compares what `check` says of an exported match with the match itself.
func (p *player) sameVerdicts(file string) {
	p.t.Helper()
	out, err := exec.Command(program, "check", "--json", file).Output()
	require.NoError(p.t, err, "all moves are legal")
	lines := bytes.Split(bytes.TrimSpace(out), []byte("\n"))
	var said struct {
		Seat    int
		Move    string
		Verdict string
		End     bool
		Over    bool
		Ranking [][]int
		State   json.RawMessage
	}
	var moves []string
	for _, line := range lines[:len(lines)-1] {
		require.NoError(p.t, json.Unmarshal(line, &said))
		require.Equal(p.t, "legal", said.Verdict)
		moves = append(moves, moveLine(said.Seat, said.Move))
	}
	require.Equal(p.t, p.moves(), moves)
	require.NoError(p.t, json.Unmarshal(lines[len(lines)-1], &said))
	table := p.match().Table()
	require.True(p.t, said.End)
	require.Equal(p.t, table.Over(), said.Over)
	require.Equal(p.t, table.Ranking(), said.Ranking)
	require.JSONEq(p.t, string(table.State()), string(said.State))
}

// moveLine is a move with the number of its seat.
func moveLine(seat int, move string) string {
	if seat == 0 {
		return "table: " + move
	}
	return fmt.Sprintf("%d: %s", seat, move)
}
