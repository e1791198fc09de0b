package partial

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/handbook"
)

// german is a small catalogue.
var german = &wording.Catalogue{
	Tag: language.German,
	Texts: map[string]string{
		"How much money does {who} have?":        "Wie viel Geld hat {who}?",
		"How many {card} cards does {who} hold?": "Wie viele Karten {card} hat {who}?",
		"{who} has {n}":                          "{who} hat {n}",
		"{who} is at level {value}":              "{who} steht auf Stufe {value}",
		"{who}'s depot holds {value}":            "im Depot von {who} liegt {value}",
		"{now}, not {other}":                     "{now}, nicht {other}",
		"{n} more":                               "{n} mehr", "{n} fewer": "{n} weniger", "{n} more {card}": "{n} mehr {card}",
		"one": "eins", "two": "zwei", "Fuel": "Treibstoff", "Supplies": "Vorräte", "{list} and {last}": "{list} und {last}",
		"no action card has been bought this turn": "in diesem Zug ist keine Aktionskarte gekauft",
		"It depends: {question}":                   "Es kommt darauf an: {question}",
		"Yes":                                      "Ja",
	},
	Things: map[string]map[string]string{"{n} MCr;MCr": {"one": "{n} Credit", "other": "{n} Credits"}},
}

// TestAskedInTheReadersLanguage asks for facts, and tells other numbers, other words and what a list has more, in the language that was
// set. What the catalogue lacks stays English, and names stay as they are.
func TestAskedInTheReadersLanguage(t *testing.T) {
	wording.SetLanguage(german)
	defer wording.SetLanguage(nil)
	for _, c := range []struct {
		game, path string
		from, to   any
		asked      string
		told       string
	}{
		{"traders", "money.0", 1, 2, "Wie viel Geld hat Anna?", "Anna hat eins mehr Credit."},
		{"traders", "money.1", 7, 5, "Wie viel Geld hat Ben?", "Ben hat zwei weniger Credits."},
		{"traders", "bought", true, false, "Has an action card been bought this turn?", "In diesem Zug ist keine Aktionskarte gekauft."},
		{"raid-trade", "seats.0.level", 9, 8, "What level is Anna at?", "Anna steht auf Stufe 8, nicht 9."},
		{
			"rising-tides", "depots.1",
			rules.List{},
			rules.List{"supplies", "fuel", "fuel"},
			"Which cards are in Ben's depot?",
			"Im Depot von Ben liegt zwei mehr Treibstoff und eins mehr Vorräte.",
		},
	} {
		g, _ := shelf.Find(c.game)
		q := New(openPlain(t, c.game, g.MinSeats))
		require.Equal(t, c.asked, q.Ask(c.path).Question)
		require.Equal(t, c.told, q.describeChange(q.byPath[c.path], c.from, c.to).String())
	}
}

// listed is a language of which only the texts are known that translators get. Lacks are those that it was asked for and doesn't have.
type listed struct{ texts, lacks map[string]bool }

func (l listed) Say(english string) string {
	if !l.texts[english] {
		l.lacks[english] = true
	}
	return "⟦" + english + "⟧"
}

func (l listed) Counted(english string, _ int) string { return l.Say(english) }

// TestTranslatorsGetWhatIsAsked asks for each fact of each game and tells it: all of it comes out of the catalogue, and stands in the lists
// for translators.
func TestTranslatorsGetWhatIsAsked(t *testing.T) {
	defer wording.SetLanguage(nil)
	for _, game := range shelf.Games() {
		q := Of(openPlain(t, game.Key, game.MinSeats))
		texts, err := handbook.Texts(game)
		require.NoError(t, err)
		l := listed{map[string]bool{}, map[string]bool{}}
		for _, text := range slices.Concat(texts, Templates()) {
			l.texts[text] = true
		}
		wording.SetLanguage(l)
		says := func(text string) {
			require.True(t, strings.HasPrefix(text, "⟦") && strings.HasSuffix(strings.TrimSuffix(text, "."), "⟧"), text)
		}
		for _, leaf := range q.leaves {
			says(q.question(leaf).String())
			now, known := q.known[leaf]
			if !known || leaf.kind == keys {
				continue
			}
			for _, to := range q.nearest(leaf, now) {
				says(q.describeChange(leaf, now, to).String())
			}
		}
		require.Empty(t, slices.Sorted(maps.Keys(l.lacks)), game.Key)
	}
}
