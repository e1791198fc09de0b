package handbook

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// never are the checks that no move can break in a possible position, with the reason.
var never = map[Check]string{
	{"reveal NATION", "reveal", "RT-2.1.5", 1}:            "after the end only players with a hidden nation may act",
	{"play trade FROM RES RES", "act1 act2", "TR-6.4", 1}: "Trade costs nothing",
	{"build yard", "action", "DD-7.6", 1}:                 "every yard of the house box has a free square",
	{"build yard GOOD", "action", "DD-7.8", 1}:            "every yard of the house box has a free square",
	{"entrance PLANET", "highways action", "DD-6.3", 1}:   "the house box has more planets than pathways have ends",
	{"acquire C", "free-acquire", "AT-4.3", 1}:            "a company is offered only while a hex is free",
}

// TestRefusals makes sure that every check of every game has an example, and that
// its sentence is one that people say.
func TestRefusals(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			if *update {
				newHunt(t, game).write(t)
			}
			list, err := refusalsFrom(os.DirFS("."), game)
			require.NoError(t, err)
			shown := map[Check]bool{}
			for _, r := range list {
				shown[r.Check] = true
			}
			var missing []string
			for check := range checksOfAll(t, game) {
				if never[check] == "" && !shown[check] {
					missing = append(missing, fmt.Sprint(check))
				}
			}
			slices.Sort(missing)
			require.Empty(t, missing, "no examples of these: add them to refusals, or run the test with -update")
			code := codeWords(t, game)
			for _, r := range list {
				require.Empty(t, faultOf(r.Why, code), "%s:%d: %s\n%s", r.File, r.Line, r.Move, r.Why)
			}
		})
	}
}

const mostLetters = 160

var ruleID = regexp.MustCompile(`\b[A-Z]{2,3}-[0-9]`)

// faultOf says what nobody would say in a sentence; "" for nothing.
func faultOf(sentence string, code []string) string {
	first, _ := utf8.DecodeRuneInString(sentence)
	switch {
	case ruleID.MatchString(sentence):
		return "the id of a rule"
	case !strings.ContainsRune("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", first):
		return "no capital letter"
	case !strings.HasSuffix(sentence, ".") && !strings.HasSuffix(sentence, ".)"):
		return "no full stop"
	case strings.Contains(sentence, "  ") || strings.ContainsAny(sentence, "\"{}%\n"):
		return "what is no prose"
	case utf8.RuneCountInString(sentence) > mostLetters:
		return "too many letters"
	}
	for _, word := range words.FindAllString(sentence, -1) {
		if slices.Contains(code, word) && strings.Trim(word, "0123456789") != "" {
			return "the code word " + word
		}
	}
	return ""
}

// words finds what the notation could take for a word.
var words = regexp.MustCompile(`[A-Za-z0-9?+-]*[A-Za-z0-9?]`)

// codeWords are the words of the notation that are no words of the language: of
// steps, verbs and vocabularies those with other signs than letters, and those
// that are listed here.
func codeWords(t *testing.T, game *rules.Game) []string {
	code := []string{"recounter", "immobilise", "seranide"}
	add := func(list ...string) {
		for _, word := range list {
			if strings.ContainsAny(word, "-0123456789?") && strings.Trim(word, "+-0123456789") != "" || len(word) == 2 && word != "us" {
				code = append(code, word)
			}
		}
	}
	for _, setup := range setups(game) {
		table, err := game.Open(setup, nil)
		require.NoError(t, err)
		add(table.Steps()...)
		for _, f := range table.Forms() {
			add(strings.Fields(f.Name)...)
			for _, v := range f.Words {
				low, high := v.Range()
				for n := low; n <= high; n++ {
					if v.Title(n, nil) != v.Word(n) {
						add(v.Word(n))
					}
				}
			}
		}
	}
	return code
}

func TestFaultOf(t *testing.T) {
	code := []string{"steal-protect", "act1"}
	for sentence, fault := range map[string]string{
		"Anna holds one card.":                              "",
		"RT-4.3.2: Anna holds one card.":                    "the id of a rule",
		"GEN-3 says no.":                                    "the id of a rule",
		"it is late.":                                       "no capital letter",
		"It is late":                                        "no full stop",
		"Now \"nation\" is wrong.":                          "what is no prose",
		"Anna holds no steal-protect.":                      "the code word steal-protect",
		"In act1 nothing is built.":                         "the code word act1",
		strings.Repeat("Long ", mostLetters/5) + "is long.": "too many letters",
	} {
		require.Equal(t, fault, faultOf(sentence, code), sentence)
	}
}

// players are the seats of the examples.
var players = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"}

// setups are the headers of the examples: the usual table, and tables that answer
// every question otherwise, with all and with the fewest seats.
func setups(game *rules.Game) []*rules.Transcript {
	var list []*rules.Transcript
	for i, seats := range []int{(game.MinSeats + game.MaxSeats) / 2, game.MaxSeats, game.MinSeats} {
		setup := &rules.Transcript{}
		setup.Add("Game", game.Key)
		for _, name := range players[:seats] {
			setup.Add("Seat", name)
		}
		for _, o := range game.Options {
			if value := otherValue(o, i); value != o.Default {
				setup.Add("Option", o.Name+"="+value)
			}
		}
		if i < 2 && game.Key == "atrades" { // its cards are the table's own
			setup.Add("Setup", "data "+technology)
		}
		if game.Shuffle != nil {
			draw := rand.New(rand.NewPCG(uint64(i), 1)).IntN
			for _, choice := range game.Shuffle(&rules.Setup{Seats: players[:seats]}, draw) {
				setup.Add("Setup", choice)
			}
		}
		list = append(list, setup)
	}
	return list
}

// technology are cards for Atrades, which comes without.
const technology = `{"technology_cards":[{"id":"wells-2","name":"Wells","era":1,"cost":2,"copies":1,"effects":[` +
	`{"effect":"gain-company","n":3},{"effect":"raise-demand","n":1},{"effect":"expand"},{"effect":"acquire"},{"effect":"manual"}]},` +
	`{"id":"deep-7","name":"Deep Mines","era":2,"cost":30,"copies":1,"effects":[{"effect":"gain-personal","n":2}]}]}`

// otherValue is the default for the first setup, and then the other values of an option.
func otherValue(o rules.Option, setup int) string {
	if setup == 0 {
		return o.Default
	}
	others := slices.DeleteFunc(slices.Clone(o.Values), func(v string) bool { return v == o.Default })
	return others[(setup-1)%len(others)]
}

// checksOfAll are the checks that the setups have together.
func checksOfAll(t *testing.T, game *rules.Game) map[Check]bool {
	all := map[Check]bool{}
	for _, setup := range setups(game) {
		table, err := game.Open(setup, nil)
		require.NoError(t, err)
		for _, checks := range checksOf(table) {
			for _, check := range checks {
				all[check] = true
			}
		}
	}
	return all
}

// hunt looks for a refusal by every check: in the positions of the examples of a
// game, and in games that are played by chance.
type hunt struct {
	game   *rules.Game
	source *rand.Rand
	wanted map[any]bool      // checks, and what refuses by the rules of all games
	texts  map[string][]byte // transcripts by file
}

// plays is how many games are played with each setup, and tries how often a verb is
// tried in a position.
const (
	plays = 12
	tries = 60
)

func newHunt(t *testing.T, game *rules.Game) *hunt {
	h := &hunt{game: game, source: rand.New(rand.NewPCG(8, 15)), wanted: map[any]bool{}, texts: map[string][]byte{}}
	for check := range checksOfAll(t, game) {
		h.wanted[check] = never[check] == ""
	}
	h.reuseOld(t)
	if !h.lacks(slices.Collect(maps.Keys(checksOfAll(t, game)))) {
		return h
	}
	h.lookAtExamples(t)
	for i, setup := range setups(game) {
		for range plays {
			h.play(t, h.file(strconv.Itoa(i+1)), setup)
		}
	}
	for what, wanted := range h.wanted {
		if wanted {
			t.Logf("%s: nothing found for %v", game.Key, what)
		}
	}
	return h
}

func (h *hunt) file(name string) string {
	return filepath.Join(refusedFolder, h.game.Key+"-"+name+".table")
}

// reuseOld keeps the examples that there are, if they still are refused.
func (h *hunt) reuseOld(t *testing.T) {
	files, err := filepath.Glob(h.file("*"))
	require.NoError(t, err)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		found, err := refusalsIn(h.game, file, data)
		require.NoError(t, err)
		h.texts[file] = data
		for _, r := range found {
			h.wanted[wantedOf(&r)] = false
		}
	}
}

// lookAtExamples looks round at all positions of the examples of the game.
func (h *hunt) lookAtExamples(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "games", folder(h.game), "testdata", "examples", "*.table"))
	require.NoError(t, err)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		transcript, err := rules.ReadTranscript(data)
		require.NoError(t, err)
		table, err := h.game.Open(transcript, nil)
		require.NoError(t, err)
		name := h.file(strings.TrimSuffix(filepath.Base(file), ".table"))
		heading := (&rules.Transcript{Headers: transcript.Headers}).AppendHeaders(nil)
		h.lookRound(name, heading, table)
		for _, m := range transcript.Moves {
			rules.JudgeMove(table, m)
			h.lookRound(name, heading, table)
		}
	}
}

// wantedOf is what a refusal is an example of.
func wantedOf(r *Refusal) any {
	switch r.Rule {
	case rules.GameOver, rules.NotAwaited:
		return r.Rule + r.Step
	}
	if r.Check.Rule == "" {
		_, move, _ := strings.Cut(r.Move, ":")
		return r.Rule + verbOf(strings.TrimSpace(move))
	}
	return r.Check
}

// play plays a game and looks round at its positions.
func (h *hunt) play(t *testing.T, file string, headers *rules.Transcript) {
	table, err := h.game.Open(headers, nil)
	require.NoError(t, err)
	var list []rules.Act
	for range 400 {
		h.lookRound(file, headers.AppendHeaders(nil), table)
		if table.Over() {
			return
		}
		list = table.Legal(list[:0])
		require.Empty(t, table.Play(rules.Choose(list, table.RandomWeight, h.source.IntN)))
	}
}

// lookRound tries moves of all verbs in a position.
func (h *hunt) lookRound(file string, heading []byte, table rules.Table) {
	checks := checksOf(table)
	said := false
	for verb, facts := range table.Verbs() {
		if len(checks[verb]) > 0 && !h.lacks(checks[verb]) && h.source.IntN(20) > 0 {
			continue
		}
		for range tries {
			a := h.anyMove(table, facts)
			if !h.wants(table, checks, a) {
				continue
			}
			if h.texts[file] == nil {
				h.texts[file] = heading
			}
			if !said {
				h.texts[file] = append(append(append(h.texts[file], "= "...), table.State()...), '\n')
				said = true
			}
			seat := "table"
			if a.Seat > 0 {
				seat = table.Seats()[a.Seat-1]
			}
			h.texts[file] = append(h.texts[file], seat+": "+table.Notation(a)+"\n"...)
		}
	}
}

// lacks reports whether one of some checks has no example.
func (h *hunt) lacks(checks []Check) bool {
	return slices.ContainsFunc(checks, func(c Check) bool { return h.wanted[c] })
}

// anyMove makes a move of a verb by chance, mostly of somebody who may act.
func (h *hunt) anyMove(table rules.Table, facts rules.VerbFacts) rules.Act {
	a := rules.Act{Verb: facts.Verb, Seat: h.source.IntN(len(table.Seats()) + 1)}
	if may := table.ToMove(); len(may) > 0 && h.source.IntN(8) > 0 {
		a.Seat = may[h.source.IntN(len(may))]
	}
	for i, v := range facts.Words {
		low, high := v.Range()
		if facts.Form == "research W" && h.source.IntN(1+max(0, high-low+1)) == 0 { // takes any word
			a.Words[i], a.Free = low-1, "clouds"
		} else {
			a.Words[i] = low + h.source.IntN(high-low+1)
		}
	}
	return a
}

// wants reports whether a move is refused by what has no example yet.
func (h *hunt) wants(table rules.Table, checks [][]Check, a rules.Act) bool {
	rule := table.Judge(a)
	if rule == "" {
		return false
	}
	r := Refusal{Rule: rule, Step: stepTitle(table), Move: "x:" + table.Notation(a)}
	if verb, check := table.Check(a); check >= 0 {
		r.Check = checks[verb][check]
	}
	what := wantedOf(&r)
	if wanted, known := h.wanted[what]; known && !wanted {
		return false
	}
	h.wanted[what] = false
	return true
}

func (h *hunt) write(t *testing.T) {
	for file, text := range h.texts {
		require.NoError(t, os.WriteFile(file, text, 0o644))
	}
}
