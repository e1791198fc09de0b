package command_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// forgeries is how often an export is edited; with -forgeries 1000 the test takes more than a minute.
var forgeries = flag.Int("forgeries", 60, "how many edits of exported matches are looked at")

// forger edits the export of a match that is over at random.
type forger struct {
	*rand.Rand
	lines []string
	moves int // where the moves begin
}

// pickLine chooses a line of the moves for which ok holds, or -1.
func (f *forger) pickLine(ok func(line string) bool) int {
	var at []int
	for i := f.moves; i < len(f.lines); i++ {
		if line := f.lines[i]; line != "" && line[0] != '#' && ok(line) {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return -1
	}
	return at[f.IntN(len(at))]
}

func anyLine(string) bool         { return true }
func drawnLine(line string) bool  { return strings.Contains(line, "# app ") }
func hiddenLine(line string) bool { return strings.Contains(line, "?  # app draw ") }
func byHandLine(line string) bool { return !strings.Contains(line, "#") && line[0] != '=' }

var number = regexp.MustCompile(`\d+`)

// otherNumber changes one of the numbers of a line.
func (f *forger) otherNumber(line string) string {
	places := number.FindAllStringIndex(line, -1)
	if len(places) == 0 {
		return line
	}
	p := places[f.IntN(len(places))]
	return line[:p[0]] + fmt.Sprint(f.IntN(90)) + line[p[1]:]
}

// header chooses a header whose key begins so, or -1.
func (f *forger) header(key string) int {
	var at []int
	for i, line := range f.lines[:f.moves] {
		if strings.HasPrefix(line, "["+key) {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return -1
	}
	return at[f.IntN(len(at))]
}

// edit makes one change and names it.
func (f *forger) edit(table rules.Table) string {
	edits := map[string]func() bool{
		"a number of a drawn line": func() bool { return f.change(f.pickLine(drawnLine), f.otherNumber) },
		"another card": func() bool {
			other := f.pickLine(drawnLine)
			return f.change(f.pickLine(drawnLine), func(line string) string {
				words, mark, _ := strings.Cut(line, "  #")
				fields := strings.Fields(words)
				theirs, _, _ := strings.Cut(f.lines[other], "  #")
				from := strings.Fields(theirs)
				fields[len(fields)-1] = from[len(from)-1]
				return strings.Join(fields, " ") + "  #" + mark
			})
		},
		"another player": func() bool {
			return f.change(f.pickLine(anyLine), func(line string) string {
				_, move, _ := strings.Cut(line, ": ")
				return table.Seats()[f.IntN(len(table.Seats()))] + ": " + move
			})
		},
		"drawn becomes entered": func() bool {
			return f.change(f.pickLine(drawnLine), func(line string) string { w, _, _ := strings.Cut(line, "  #"); return w })
		},
		"entered becomes drawn": func() bool {
			return f.change(f.pickLine(byHandLine), func(line string) string {
				return fmt.Sprintf("%s  # app draw %d: %d of %d", line, 1+f.IntN(20), f.IntN(6), 6)
			})
		},
		"a move is left out":    func() bool { return f.cut(f.pickLine(anyLine)) },
		"a draw is left out":    func() bool { return f.cut(f.pickLine(drawnLine)) },
		"an entry is left out":  func() bool { return f.cut(f.pickLine(byHandLine)) },
		"the end is left out":   func() bool { f.lines = f.lines[:f.moves+f.IntN(len(f.lines)-f.moves)]; return true },
		"a move appears twice":  func() bool { return f.insert(f.lines[max(0, f.pickLine(anyLine))]) },
		"an agreement slips in": func() bool { return f.insert("= " + string(table.State())) },
		"two moves change places": func() bool {
			i, j := f.pickLine(anyLine), f.pickLine(anyLine)
			f.lines[i], f.lines[j] = f.lines[j], f.lines[i]
			return i != j
		},
		"two draws change places": func() bool {
			i, j := f.pickLine(drawnLine), f.pickLine(drawnLine)
			if i < 0 || i == j {
				return false
			}
			f.lines[i], f.lines[j] = f.lines[j], f.lines[i]
			return true
		},
		"a header is left out": func() bool { return f.cut(f.header("")) },
		"a number of a header": func() bool { return f.change(f.header(""), f.otherNumber) },
		"a seat's name":        func() bool { return f.change(f.header("Seat"), func(string) string { return `[Seat "Zoe"]` }) },
		"a seal of one's own":  func() bool { return f.ownSeal(f.header("Commitment"), f.header("Seed")) },
		"another seal":         func() bool { return f.anotherSeal() },
		"for the start alone":  func() bool { return f.startAlone() },
		"a hidden card named": func() bool {
			return f.change(f.pickLine(hiddenLine), func(line string) string { return f.named(line, table) })
		},
		"an open card hidden": func() bool {
			return f.change(f.pickLine(drawnLine), func(line string) string {
				return regexp.MustCompile(`\S+(  # app draw \d+:) \d+ of`).ReplaceAllString(line, "?$1 ? of")
			})
		},
		"who dealt":             func() bool { return f.cut(f.header("DealtBy")) },
		"what was mixed in":     func() bool { return f.change(f.header("MixedIn"), f.otherNumber) },
		"nothing was mixed in":  func() bool { return f.cut(f.header("MixedIn")) },
		"who set it up":         func() bool { return f.change(f.header("SetupBy"), func(string) string { return `[SetupBy "app"]` }) },
		"another setup":         func() bool { return f.change(f.header("Setup "), f.otherNumber) },
		"headers change places": func() bool { i := f.header(""); f.lines[1], f.lines[i] = f.lines[i], f.lines[1]; return i != 1 },
	}
	names := make([]string, 0, len(edits))
	for name := range edits {
		names = append(names, name)
	}
	slices.Sort(names)
	for {
		if name := names[f.IntN(len(names))]; edits[name]() {
			return name
		}
	}
}

func (f *forger) change(i int, how func(string) string) bool {
	if i < 0 {
		return false
	}
	before := f.lines[i]
	f.lines[i] = how(before)
	return f.lines[i] != before
}

func (f *forger) cut(i int) bool {
	if i < 0 {
		return false
	}
	f.lines = slices.Delete(f.lines, i, i+1)
	if i < f.moves {
		f.moves--
	}
	return true
}

func (f *forger) insert(line string) bool {
	f.lines = slices.Insert(f.lines, f.moves+f.IntN(len(f.lines)-f.moves), line)
	return true
}

// ownSeal puts a seed of the forger's own, with the right commitment, in the place of another.
func (f *forger) ownSeal(commitment, seed int) bool {
	if commitment < 0 || seed < 0 {
		return false
	}
	own := chance.SeedFrom(fmt.Sprint(f.Uint64()))
	f.lines[commitment] = `[Commitment "` + own.Commitment() + `"]`
	f.lines[seed] = `[Seed "` + own.String() + `"]`
	return true
}

// anotherSeal adds a seal of the forger's own for some draw.
func (f *forger) anotherSeal() bool {
	own, from := chance.SeedFrom(fmt.Sprint(f.Uint64())), ""
	if n := f.IntN(8); n > 0 {
		from = fmt.Sprintf(" from draw %d", n)
	}
	at := f.header("")
	f.lines = slices.Insert(f.lines, at, `[Commitment "`+own.Commitment()+from+`"]`, `[Seed "`+own.String()+from+`"]`)
	f.moves += 2
	return true
}

// startAlone makes the first seal one for the start alone, and draws from one of the forger's own.
func (f *forger) startAlone() bool {
	commitment, seed := f.header("Commitment"), f.header("Seed")
	if commitment < 0 || seed < 0 || strings.Contains(f.lines[commitment]+f.lines[seed], " from ") {
		return false
	}
	f.lines[commitment] = strings.TrimSuffix(f.lines[commitment], `"]`) + ` from draw 0"]`
	f.lines[seed] = strings.TrimSuffix(f.lines[seed], `"]`) + ` from draw 0"]`
	own := chance.SeedFrom(fmt.Sprint(f.Uint64()))
	f.lines = slices.Insert(f.lines, max(commitment, seed)+1, `[Commitment "`+own.Commitment()+`"]`, `[Seed "`+own.String()+`"]`)
	f.moves += 2
	return true
}

// named gives a card that was drawn hidden a face.
func (f *forger) named(line string, table rules.Table) string {
	t := table.Fork()
	a, err := t.Read(line[:strings.Index(line, "  #")])
	if err != nil {
		return line
	}
	words := rules.WordsOf(t, a.Verb)
	last := words[len(words)-1]
	first, until := last.Range()
	return strings.Replace(line, "?  #", last.Word(first+f.IntN(until-first+1))+"  #", 1)
}

var mark = regexp.MustCompile(`  # (app (?:draw|event) \d+)`)

// happened tells what was drawn in a transcript and who drew it, without looking at seals: the drawn setup, and each
// throw, card and event, one a line. It returns false for what isn't a transcript.
func happened(text string) (list []string, ok bool) {
	t, err := rules.ReadTranscript([]byte(text))
	if err != nil {
		return nil, false
	}
	game, found := shelf.Find(t.Headers[0].Text)
	if !found {
		return nil, false
	}
	table, err := game.Open(t, nil)
	if err != nil {
		return nil, false
	}
	if len(t.Values("SetupBy")) > 0 {
		for _, line := range t.Values("Setup") {
			list = append(list, "setup "+line.Text)
		}
	}
	if len(t.Values("DealtBy")) > 0 {
		list = append(list, "hands")
	}
	lines := strings.Split(text, "\n")
	for _, m := range t.Moves {
		if j := rules.JudgeMove(table.Fork(), m); j.Verdict == rules.Legal && table.Reveals(j.Act) {
			by := "table"
			if found := mark.FindStringSubmatch(lines[m.Number-1]); found != nil {
				by = found[1]
			}
			who := "table"
			if j.Act.Seat > 0 {
				who = table.Seats()[j.Act.Seat-1]
			}
			list = append(list, by+" "+who+": "+table.Notation(j.Act))
		}
		rules.JudgeMove(table, m)
	}
	return list, true
}

// timed is a match of Rising Tides with the events of its timer, and with hidden cards where they are private.
func timed(t testing.TB, private bool, mix func(m *matches.Match)) *matches.Match {
	t.Helper()
	l := library.New(journal.Memory(), shelf.Find, func() int64 { return 0 }, chance.Seeds("a test"))
	headers := &rules.Transcript{}
	headers.Add("Game", "rising-tides")
	for _, seat := range []string{"A", "B", "C", "D"} {
		headers.Add("Seat", seat)
	}
	m, err := l.Create(headers, "x", matches.Settings{Draws: true, Private: private})
	require.NoError(t, err)
	mix(m)
	length, percent := tide.Settings{Length: 600_000, Chance: 35, Active: tide.AllEvents}.Headers()
	require.NoError(t, m.SetHeader(tide.LengthHeader, length))
	require.NoError(t, m.SetHeader(tide.ChanceHeader, percent))
	seed, err := m.Chance().TimerSeed()
	require.NoError(t, err)
	events := &tide.Sequence{}
	r := rand.New(rand.NewPCG(1, 7))
	came := 0
	for !m.Table().Over() {
		if r.IntN(4) == 0 {
			word, err := events.Word(func(key string) []string {
				if key == tide.ChanceHeader {
					return []string{percent}
				}
				return nil
			}, seed, came+1)
			require.NoError(t, err)
			a, err := m.Table().Read("table: event " + word)
			require.NoError(t, err)
			if m.Table().Judge(a) == "" {
				came++
				require.NoError(t, m.PlayTimer(a, came))
				continue
			}
		}
		a := rules.Choose(m.Table().Legal(nil), m.Table().RandomWeight, r.IntN)
		if a.Seat == 0 && m.Table().Reveals(a) {
			continue // the timer says what comes
		}
		if m.Cases(a.Seat, a.Verb) > 0 {
			_, err = m.Draw(a.Seat, a.Verb)
		} else {
			err = m.Play(a, matches.Entered)
		}
		if refused := (*matches.Refused)(nil); !errors.As(err, &refused) {
			require.NoError(t, err)
		}
	}
	require.Positive(t, came)
	return m
}

// exports are matches of all games that are over: as they are, and with what everybody mixed in, where cards that can be
// hidden are for their players alone.
func exports(t *testing.T) (files []string) {
	t.Helper()
	for _, mixed := range []bool{false, true} {
		for _, game := range shelf.Games() {
			m := playedPrivately(t, game, 20_000, mixed, func(s *fairness.Seal) {
				if mixed {
					require.NoError(t, s.Mix(2, []byte("apple")))
					require.NoError(t, s.Mix(1, []byte("pear")))
				}
			})
			require.True(t, m.Table().Over(), game.Key)
			if len(m.Chance().Proof().Draws) == 0 && game.Shuffle == nil && game.Deal == nil {
				continue // the game has no chance
			}
			files = append(files, string(m.Export()))
		}
		files = append(files, string(timed(t, mixed, func(m *matches.Match) {
			if mixed {
				require.NoError(t, m.Chance().Mix(4, []byte("plum")))
			}
		}).Export()))
	}
	return files
}

// TestForger edits exports at random; from every other one it takes the digest. Verify finds every edit that changes what
// was drawn or who drew it.
func TestForger(t *testing.T) {
	files := exports(t)
	of, drawing := map[string]int{}, map[string]bool{}
	changed := map[string]int{}
	for n := range *forgeries {
		file := files[n%len(files)]
		if n%2 == 1 {
			file = regexp.MustCompile(`\[Digest "[^\n]*\n`).ReplaceAllString(file, "")
		}
		before, ok := happened(file)
		require.True(t, ok)
		header, _, _ := strings.Cut(file, "\n\n")
		f := &forger{rand.New(rand.NewPCG(uint64(n), 14)), strings.Split(strings.TrimSuffix(file, "\n"), "\n"), strings.Count(header, "\n") + 2}
		transcript, err := rules.ReadTranscript([]byte(file))
		require.NoError(t, err)
		game, _ := shelf.Find(transcript.Headers[0].Text)
		table, err := game.Open(transcript, nil)
		require.NoError(t, err)
		var names []string
		for range 1 + f.IntN(2) {
			names = append(names, f.edit(table))
		}
		forged := strings.Join(f.lines, "\n") + "\n"
		drawing[game.Key] = true
		after, ok := happened(forged)
		if !ok || slices.Equal(before, after) {
			continue
		}
		for _, name := range names {
			changed[name]++
		}
		of[game.Key]++
		v, err := fairness.Verify([]byte(forged), shelf.Find, (&tide.Sequence{}).Word, nil)
		require.NoError(t, err)
		if v.Proved() {
			path := filepath.Join(os.TempDir(), "forged.table")
			require.NoError(t, os.WriteFile(path, []byte(forged), 0o600))
			require.Failf(t, "a forgery was not found", "edit %d of %s (%q), see %s", n, game.Key, names, path)
		}
	}
	t.Logf("%d files; edits that changed what was drawn, or who drew it: %v %v", len(files), of, changed)
	require.Greater(t, len(changed), 5, "%v", changed)
	require.GreaterOrEqual(t, len(of), len(drawing)-1, "in all games, but for the one that draws its setup only: %v", of)
}
