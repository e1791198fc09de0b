package answers

import (
	_ "embed"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

//go:embed testdata/acts.txt
var actsAsked string

// actAsked are words with which somebody asks whether something may be done, and the verbs that are meant.
type actAsked struct {
	verbs []string
	words string
}

// acts reads acts.txt, by the keys of the games.
func acts() map[string][]actAsked {
	all, game := map[string][]actAsked{}, ""
	for line := range strings.Lines(actsAsked) {
		line = strings.TrimSpace(line)
		names, words, asks := strings.Cut(line, ": ")
		switch {
		case line == "" || line[0] == '#':
		case asks:
			all[game] = append(all[game], actAsked{list(names, ","), words})
		default:
			game = line
		}
	}
	return all
}

// Of what is asked in matches, at least so many percent are right where the referee says yes, and where he says no. Most are no: "no" to all would
// look good if they were counted together.
var inMatchFloors = map[string][2]float64{
	"rising-tides": {0, 98}, "traders": {98, 98}, "raid-trade": {98, 98}, "duck-dealer": {98, 98}, "atrades": {75, 98},
}

// Of a match, each position of so many is asked about, by so many of the wordings, with so many moves at most.
const (
	eachPosition = 25
	eachWording  = 3
	longestMatch = 700
)

// The table of figures in matches on the page, and how many matches of each game they are of.
const (
	matchBegins = "<!-- Figures: go test ./companion/tell/answers -run InAMatch -update writes them. -->\n"
	matchHead   = "\n| | asked where it is yes | right | asked where it is no | right |\n|---|---|---|---|---|\n"
	matchesOf   = 2
)

// inMatches are what is asked in matches of a game: where the truth is yes and where it is no, with what was answered wrong.
type inMatches struct {
	yes, no toldFigures
	wrong   map[string]int
}

// ask asks at a position, for a seat, some of the wordings.
func (f *inMatches) ask(desk *Desk, table rules.Table, seat, begin int, asked []actAsked) {
	legal := table.Legal(nil)
	for i := begin; i < len(asked); i += eachWording {
		one := asked[i]
		may := slices.ContainsFunc(legal, func(a rules.Act) bool { return a.Seat == seat && slices.Contains(one.verbs, table.Form(a).Name) })
		first := desk.Ask(one.words, &At{Table: table, Seat: seat})[0]
		count, want := &f.no, No
		if may {
			count, want = &f.yes, Yes
		}
		if count.asked++; first.Now == want {
			count.right++
		} else {
			f.wrong[fmt.Sprintf("%s: wanted %s, got %s %s %v", one.words, want, first.Verdict, first.Matter, first.Rest)]++
		}
	}
}

// TestInAMatch asks at positions of random play whether something may be done, for any seat and for one that is awaited: the referee knows.
func TestInAMatch(t *testing.T) {
	asked, page := acts(), matchHead
	for _, game := range shelf.Games() {
		floors, asks := inMatchFloors[game.Key]
		if !asks {
			continue // nobody has written down yet how people ask in its matches
		}
		desk, err := For(game)
		require.NoError(t, err)
		f, r, turn := &inMatches{wrong: map[string]int{}}, rand.New(rand.NewPCG(59, 1)), 0
		for range matchesOf {
			table := opened(t, game, "")
			rules.PlayRandomly(table, r.IntN, longestMatch, func(rules.Act) {
				if turn++; turn%eachPosition != 0 || table.Over() {
					return
				}
				f.ask(desk, table, 1+r.IntN(len(table.Seats())), r.IntN(eachWording), asked[game.Key])
				if seat := table.ToMove()[0]; seat > 0 {
					f.ask(desk, table, seat, r.IntN(eachWording), asked[game.Key])
				}
			})
		}
		for wrong, n := range f.wrong {
			t.Logf("%s: %d %s", game.Key, n, wrong)
		}
		for i, of := range []toldFigures{f.yes, f.no} {
			require.GreaterOrEqual(t, 100*float64(of.right), floors[i]*float64(of.asked), game.Key)
		}
		page += fmt.Sprintf("| %s | %d | %s | %d | %s |\n", game.Title, f.yes.asked, f.yes.share(f.yes.right), f.no.asked, f.no.share(f.no.right))
	}
	keepTable(t, matchBegins, page)
}

// TestNoQuestionIsTooMuch asks everything at every position of a match of each game: the same move at its own time needs a position that can be.
func TestNoQuestionIsTooMuch(t *testing.T) {
	asked := acts()
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		r, table, turn := rand.New(rand.NewPCG(159, 1)), opened(t, game, ""), 0
		rules.PlayRandomly(table, r.IntN, longestMatch, func(rules.Act) {
			if turn++; turn%eachPosition != 0 || table.Over() {
				return
			}
			for _, one := range asked[game.Key] {
				require.NotEmpty(t, desk.Ask(one.words, &At{Table: table, Seat: 1 + r.IntN(len(table.Seats()))}), one.words)
			}
		})
	}
}

// opened is a table of a game with as few seats as it takes, and some headers.
func opened(t testing.TB, game *rules.Game, headers string) rules.Table {
	text := fmt.Sprintf("[Game %q]\n", game.Key)
	for _, name := range []string{"Anna", "Ben", "Cleo", "Dan"}[:max(2, game.MinSeats)] {
		text += fmt.Sprintf("[Seat %q]\n", name)
	}
	transcript, err := rules.ReadTranscript([]byte(text + headers))
	require.NoError(t, err)
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	return table
}

// TestMustNamesWhatIsAsked has the act of the question as its matter, where something else is to be done now.
func TestMustNamesWhatIsAsked(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "")
	first := desk.Ask("do I have to attack", &At{Table: table, Seat: table.ToMove()[0]})[0]
	require.Equal(t, "Raid now?", first.Matter)
	require.Equal(t, No, first.Verdict)
}

// TestWhoAsks asks back where several may act, and answers whoever it is.
func TestWhoAsks(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "")
	first := desk.Ask("can I level up", &At{Table: table})[0]
	require.NotNil(t, first.Asks)
	require.Equal(t, "Who asks?", first.Asks.Question)
	require.Len(t, first.Asks.Keys, 2)
	for i, k := range first.Asks.Keys {
		require.Equal(t, desk.Ask("can I level up", &At{Table: table, Seat: i + 1})[0], first.Told(k))
	}
}
