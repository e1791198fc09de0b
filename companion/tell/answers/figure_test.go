package answers

import (
	"embed"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// sweeps are questions with a number that is swept, and the figures that they ask for.
//
//go:embed testdata/sweeps/*.txt
var sweeps embed.FS

// sweptTo is the last number of a sweep.
const sweptTo = 12

// sweepFloors are, by game, how many of the swept questions get the figure first at least, in percent, and how many sentences do whole.
var sweepFloors = map[string][2]int{"raid-trade": {99, 31}, "atrades": {98, 17}, "traders": {99, 18}, "duck-dealer": {100, 18}, "rising-tides": {97, 14}}

// swept is a line of a sweep: a figure with its operands, the house rules, and what is claimed of a number, "" where none is.
type swept struct {
	figure, asked, claims string
	operands              map[string]string
	options               rules.Options
}

func sweepsOf(t *testing.T, game *rules.Game) (list []swept) {
	text, err := sweeps.ReadFile("testdata/sweeps/" + game.Key + ".txt")
	if err != nil {
		return nil
	}
	for line := range strings.Lines(string(text)) {
		head, asked, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok || head[0] == '#' {
			continue
		}
		s := swept{asked: asked, operands: map[string]string{}, options: rules.Options{}}
		var names []string
		for _, word := range strings.Fields(head) {
			name, value, given := strings.Cut(word, "=")
			_, house := game.Option(name)
			switch {
			case house && given:
				s.options[name] = value
			case given:
				s.operands[strings.ReplaceAll(name, "-", " ")] = value
			case slices.Contains([]string{"is", "enough", "most", "many"}, word):
				s.claims = word
			default:
				names = append(names, word)
			}
		}
		s.figure = strings.Join(names, " ")
		list = append(list, s)
	}
	return list
}

// wants is what a sweep asks for with a number; false: there is no such figure.
func (s *swept) wants(t *testing.T, d *Desk, n int) (number int, verdict Verdict, ok bool) {
	table, _ := d.figureTable(s.options, nil)
	figures := rules.FiguresOf(table)
	at := slices.IndexFunc(figures, func(f rules.Figured) bool { return f.Name == s.figure })
	require.GreaterOrEqual(t, at, 0, s.figure)
	f := figures[at]
	var with []int
	for _, o := range f.Operands {
		word, given := s.operands[o.Name]
		switch {
		case !given:
			require.NotNil(t, o.Usual, "%s: %s", s.asked, o.Name)
			with = append(with, *o.Usual)
			continue
		case word == "N":
			word = strconv.Itoa(n)
		}
		value, known := o.Value(word)
		if !known {
			return 0, "", false
		}
		with = append(with, value)
	}
	number = f.Number(with...)
	holds := map[string]bool{"": f.Bound == rules.Holds && number > 0, "is": n == number, "enough": n >= number, "most": n <= number, "many": n > number}[s.claims]
	switch {
	case s.claims == "" && f.Bound != rules.Holds:
		verdict = Fact
	case holds:
		verdict = Yes
	default:
		verdict = No
	}
	return number, verdict, true
}

// TestSweeps asks questions with each number from 0 to 12: each gets the figure of its number.
func TestSweeps(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		list := sweepsOf(t, game)
		asked, right, whole := 0, 0, 0
		for _, s := range list {
			missed := 0
			for n := range sweptTo + 1 {
				number, verdict, ok := s.wants(t, desk, n)
				if !ok {
					continue
				}
				question := strings.ReplaceAll(s.asked, "N", strconv.Itoa(n))
				first := desk.Ask(question, nil)[0]
				good := first.Literal() == verdict && (verdict != Fact || first.Number != nil && *first.Number == number)
				if asked++; good {
					right++
					continue
				}
				if missed++; missed == 1 {
					t.Logf("%s: wanted %s %d, got %s %s %s %v", question, verdict, number, first.Verdict, first.Matter, first.Says, first.Rules)
				}
			}
			if missed == 0 {
				whole++
			}
		}
		t.Logf("%-12s %d of %d first, %d of %d sentences whole", game.Key, right, asked, whole, len(list))
		floors := sweepFloors[game.Key]
		require.GreaterOrEqual(t, right*100, floors[0]*asked, game.Key)
		require.GreaterOrEqual(t, whole, floors[1], game.Key)
	}
}

// TestIsAtEachValue claims each number from 0 to 12 of each figure at each value from 0 to 12 of each operand: what is read is what is claimed, and the
// answer is yes where the referee's number is that.
func TestIsAtEachValue(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		table, _ := desk.figureTable(nil, nil)
		for _, f := range rules.FiguresOf(table) {
			for i, o := range f.Operands {
				first, last := o.Range()
				for value := max(0, first); value <= min(last, sweptTo); value++ {
					with := make([]int, len(f.Operands))
					for k, other := range f.Operands {
						with[k], _ = other.Range()
					}
					with[i] = value
					for claimed := range sweptTo + 1 {
						a := claim(desk, f, with, claimed)
						n := f.Number(with...)
						want := map[rules.Bound]bool{0: claimed == n, rules.Least: claimed >= n, rules.Most: claimed <= n, rules.Holds: n > 0}[f.Bound]
						require.Equal(t, want, a.Verdict == Yes, "%s %v: is it %d? %s", f.Name, with, claimed, a.Says)
						require.NotContains(t, a.Matter+a.Says, "{", f.Name)
					}
				}
			}
		}
	}
}

// claim is the answer to whether a figure is a number.
func claim(desk *Desk, f rules.Figured, with []int, n int) Answer {
	r := &figureRead{Figured: f}
	if f.Bound != rules.Holds {
		r.claim = &match{value: n}
	}
	q := desk.words.read("so")
	return (&figured{figureRead: r, desk: desk, question: "so", q: q, kind: is, with: with}).Answer()
}

// TestEveryFigureIsSpokenOf has words for each figure and each of its operands, and none for others; what asks for a figure by its first phrase with its
// first ways to say the operands is read so.
func TestEveryFigureIsSpokenOf(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		table, _ := desk.figureTable(nil, nil)
		spoken := maps.Clone(desk.speech.figures)
		for _, f := range rules.FiguresOf(table) {
			s := spoken[f.Name]
			require.NotNil(t, s, "%s: %s", game.Key, f.Name)
			require.NotEmpty(t, s.phrases, "%s: %s", game.Key, f.Name)
			for _, o := range f.Operands {
				require.NotEmpty(t, s.given[o.Name], "%s: %s %s", game.Key, f.Name, o.Name)
			}
			require.Len(t, s.given, len(f.Operands), "%s: %s", game.Key, f.Name)
			for _, id := range f.Rules {
				_, known := game.Rule(id)
				require.True(t, known, "%s: %s", f.Name, id)
			}
			delete(spoken, f.Name)
		}
		require.Empty(t, spoken, game.Key)
		for _, o := range desk.speech.options {
			option, ok := game.Option(o.name)
			require.True(t, ok, o.name)
			require.Contains(t, option.Values, o.value, o.name)
		}
	}
}

// TestHouseRulesCount asks with each value of the house rules on which figures depend: said, kept where no match is open, and in a match.
func TestHouseRulesCount(t *testing.T) {
	for _, c := range []struct {
		game, option string
		asked        string
		answers      string // by the option's values, with blanks between
	}{
		{"raid-trade", "vicious-combat", "does a 3 hit", "no yes"},
		{"raid-trade", "turn-draw", "how many cards do I draw with 1 card in hand", "1 3"},
		{"raid-trade", "victory-hits", "how many hits do I need against a defence of 5", "6 5"},
		{"traders", "start-money", "how much money do we start with", "0 2 5"},
		{"rising-tides", "starting-hand", "how many cards are dealt to each player at the beginning", "0 1 2 3 4 5"},
		{"atrades", "edition", "how many golden cubes does each player have", "1 0"},
		{"atrades", "start-regions", "how many regions do 2 players start with", "3 2 3 4 5 6 7"},
		{"atrades", "auction-rounds", "how many rounds has the auction of a company of level 3 and one of level 2", "5 5"},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		o, ok := game.Option(c.option)
		require.True(t, ok)
		answers := strings.Fields(c.answers)
		for i, value := range o.Values {
			header := fmt.Sprintf("[Option \"%s=%s\"]\n", o.Name, value)
			for _, at := range []*At{{House: rules.Options{o.Name: value}}, {Table: opened(t, game, header), Seat: 1}} {
				first := desk.Ask(c.asked, at)[0]
				got := string(first.Verdict)
				switch {
				case first.Number != nil && first.Verdict == Fact:
					got = strconv.Itoa(*first.Number)
				case strings.HasPrefix(first.Says, "None: "):
					got = "0"
				}
				require.Equal(t, answers[i], got, "%s, %s=%s: %s %v", c.asked, o.Name, value, first.Says, first.Rules)
			}
		}
	}
}

// TestNumbersOfTheMatchCount asks with house rules that aren't those of the match: its numbers are.
func TestNumbersOfTheMatchCount(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "[Number \"level-price=3\"]\n")
	first := desk.Ask("with vicious combat, how many levels do 7 white tokens buy at level 2", &At{Table: table, Seat: 1})[0]
	require.NotNil(t, first.Number, first.Says)
	require.Equal(t, []any{2, false}, []any{*first.Number, first.Here})
}

// TestAFigureInAMatch is reckoned from what the match says, and with its house rules and numbers.
func TestAFigureInAMatch(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "[Option \"vicious-combat=on\"]\n[Number \"level-price=3\"]\n")
	for _, c := range []struct {
		asked   string
		verdict Verdict
		number  int
	}{
		{"how many levels can I buy", Fact, 0},
		{"how many levels can I buy with 7 white tokens", Fact, 2},
		{"how many tokens still fit on my level card", Fact, 0},
		{"Anna is at level 5, how many levels can she buy with 6 white tokens", Fact, 2},
		{"does a 3 hit", Yes, -1},
		{"without vicious combat, does a 3 hit", No, -1},
		{"are 3 hits enough against a 2", Yes, 3},
	} {
		first := desk.Ask(c.asked, &At{Table: table, Seat: 1})[0]
		require.Equal(t, c.verdict, first.Verdict, "%s: %s", c.asked, first.Says)
		if c.number >= 0 {
			require.NotNil(t, first.Number, c.asked)
			require.Equal(t, c.number, *first.Number, c.asked)
		}
	}
}

// TestAMissingOperand is asked for, with the figure for each of its values.
func TestAMissingOperand(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	first := desk.Ask("he has a 4 on it, how many hits do I need", &At{Table: opened(t, game, ""), Seat: 1})[0]
	require.Equal(t, Depends, first.Verdict, first.Says)
	require.NotNil(t, first.Asks)
	require.Equal(t, "2 to 3", first.Asks.Keys[0].Text, "4 hits win against both")
	require.Len(t, first.Asks.Keys, 8)
	for _, k := range first.Asks.Keys {
		require.Equal(t, fmt.Sprint(*k.Number), strings.Fields(first.Told(k).Says)[0])
	}
}
