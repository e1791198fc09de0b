package answers

import (
	_ "embed"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

//go:embed testdata/state.txt
var stateAsked string

// leastSeen is, by game, how many percent of what state.txt asks, and of the questions of the fields themselves, are answered by what is meant at
// least.
var leastSeen = map[string][2]float64{"rising-tides": {90, 90}, "traders": {90, 75}, "raid-trade": {90, 90}, "duck-dealer": {90, 80}, "atrades": {90, 80}}

// TestHowItStands asks how a match stands: in words that were written before anything answered them, and as each field asks for itself.
func TestHowItStands(t *testing.T) {
	asked := map[string][]string{}
	key := ""
	for line := range strings.Lines(stateAsked) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case !strings.Contains(line, ": "):
			key = line
		default:
			asked[key] = append(asked[key], line)
		}
	}
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		table := opened(t, game, "")
		rules.PlayRandomly(table, rand.New(rand.NewPCG(7, 7)).IntN, 40, func(rules.Act) {})
		at := &At{Table: table, Seat: 1}
		fields, wrong := map[string]*look{}, ""
		share := func(list []string) float64 {
			if len(list) == 0 {
				return 100 // nobody has written down how people ask
			}
			right := 0
			for _, line := range list {
				of, words, _ := strings.Cut(line, ": ")
				first := desk.Ask(words, at)[0]
				if first.Kind == state && (fields[of] == nil || slices.Contains([]string{"turn", "active", "actor"}, of) || fields[of].tells(first.Says)) {
					right++
				} else {
					wrong += fmt.Sprintf("%s\n\tgot %s %s\n", line, first.Kind, first.Says)
				}
			}
			return 100 * float64(right) / float64(len(list))
		}
		var own []string
		for _, l := range desk.looksOf(table).list {
			of := strings.Join(l.path, ".")
			fields[of] = l
			if words := strings.ReplaceAll(l.field.Ask, "{who}", "Ben"); !strings.Contains(words, "{") && asksOpenly(words) && l.is(table) {
				own = append(own, of+": "+words)
			}
		}
		written, generated := share(asked[game.Key]), share(own)
		t.Logf("%-12s %.0f%% of %d, of the fields' own %.0f%% of %d\n%s", game.Key, written, len(asked[game.Key]), generated, len(own), wrong)
		require.GreaterOrEqual(t, written, leastSeen[game.Key][0], wrong)
		require.GreaterOrEqual(t, generated, leastSeen[game.Key][1], wrong)
	}
}

// tells reports whether a sentence is what a field tells.
func (l *look) tells(says string) bool {
	says = strings.ToLower(says)
	template, thing, _ := l.field.Told()
	part := slices.MaxFunc(regexp.MustCompile(`\{[a-z]+\}`).Split(template, -1), func(a, b string) int { return len(a) - len(b) })
	if l.value.Kind == rules.HandField && strings.Contains(says, " holds ") {
		return true
	}
	group := l.of != nil && strings.Contains(l.of.Tell, strings.TrimSuffix(says, "."))
	return group || strings.Contains(says, strings.ToLower(l.field.Title)+": ") || part != "" && strings.Contains(says, strings.ToLower(strings.TrimSpace(part))) && strings.Contains(says, strings.Split(strings.ToLower(thing), ";")[0])
}

// TestWhoMayAct asks whose turn it is, what may be played, and for the least and the most of it, in a match and without one.
func TestWhoMayAct(t *testing.T) {
	game, _ := shelf.Find("atrades")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "")
	for !slices.Equal(table.Sealed(), []int{1, 2}) {
		table.Play(table.Legal(nil)[0])
	}
	at := &At{Table: table, Seat: 1}
	for words, says := range map[string]string{
		"is it my turn":                "Yes. Anna and Ben may act now.",
		"what can Ben do now":          "Ben may do this now: bid.",
		"what is the least I may bid":  "The least that is legal now is 0.",
		"what is the most I could bid": "The most that is legal now is 7.",
		"what has Ben bid":             "Only Ben knows that.",
		"who is ahead":                 "In front: Ben. So far: Anna 6, Ben 7.",
	} {
		first := desk.Ask(words, at)[0]
		require.Equal(t, []any{says, true}, []any{first.Says, first.Here}, words)
	}
	first := desk.Ask("whose turn is it", nil)[0]
	require.Equal(t, []any{"There is no match open here.", false, Told}, []any{first.Says, first.Here, first.Verdict})
}
