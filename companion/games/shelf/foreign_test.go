package shelf_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
	"tablekeeper/companion/tell/handbook"
)

// foreign is a language that nobody speaks: every text of the catalogue stands between brackets, has accents and is 40%
// longer. Lacks are texts that it was asked for
// and that the list for catalogues doesn't have.
type foreign struct {
	texts map[string]string
	lacks map[string]bool
}

// Say is the text of the catalogue.
func (f *foreign) Say(english string) string {
	if text, ok := f.texts[english]; ok {
		return text
	}
	f.lacks[english] = true
	return english
}

// Counted is the same for one, a few and many.
func (f *foreign) Counted(english string, _ int) string { return f.Say(english) }

// accents are letters that look like those of English.
var accents = strings.NewReplacer("a", "á", "e", "é", "i", "í", "o", "ó", "u", "ú", "s", "š", "n", "ñ", "A", "Á", "E", "É", "S", "Š", "T", "Ť")

// translated writes a template in the foreign language; what is in braces stays.
func translated(english string) string {
	var b strings.Builder
	b.WriteString("⟦")
	for rest := english; rest != ""; {
		before, behind, open := strings.Cut(rest, "{")
		b.WriteString(accents.Replace(before))
		if !open {
			break
		}
		place, after, _ := strings.Cut(behind, "}")
		b.WriteString("{" + place + "}")
		rest = after
	}
	return b.String() + strings.Repeat("~", len(english)*2/5) + "⟧"
}

// spoken makes the language of all that a game and a table of it say.
func spoken(t *testing.T, game *rules.Game, table rules.Table) *foreign {
	f := &foreign{texts: map[string]string{}, lacks: map[string]bool{}}
	list, err := handbook.Texts(game)
	require.NoError(t, err)
	for _, v := range table.Verbs() {
		for _, words := range v.Words {
			first, last := words.Range()
			for n := first; n <= last; n++ {
				list = append(list, words.Title(n, nil))
			}
		}
	}
	for _, text := range list {
		f.texts[text] = translated(text)
	}
	return f
}

// players sit at the tables.
var players = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"}

// TestNoSentenceEscapes plays matches of all games by chance in a language that nobody speaks, tries moves that are not
// legal and positions that are none: everything that is said comes out of the catalogue.
func TestNoSentenceEscapes(t *testing.T) {
	defer wording.SetLanguage(nil)
	for _, game := range shelf.Games() {
		for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
			table := conformance.Open(t, game, conformance.Headers(game.Key, players[:seats]))
			language := spoken(t, game, table)
			wording.SetLanguage(language)
			source := rand.New(rand.NewPCG(uint64(seats), 3))
			var played []rules.Act
			rules.PlayRandomly(table, source.IntN, 200, func(a rules.Act) {
				played = append(played, a)
				lines := append(table.Summary(), table.Sentence(a), table.Help(a))
				lines = append(lines, refusals(table, played, source.IntN)...)
				lines = append(lines, misfits(table)...)
				for _, line := range lines {
					require.True(t, strings.HasPrefix(line, "⟦") && strings.HasSuffix(strings.TrimSuffix(line, "."), "⟧"), "%s: %q", game.Key, line)
				}
			})
			require.Empty(t, slices.Sorted(maps.Keys(language.lacks)), game.Key)
		}
	}
}

// refusals tries moves like those that were played, with other seats and words.
func refusals(table rules.Table, played []rules.Act, intN func(int) int) []string {
	var lines []string
	for range 40 {
		a := played[intN(len(played))]
		form := table.Form(a)
		if !form.ByTable {
			a.Seat = 1 + intN(len(table.Seats()))
		}
		numbers := form.Numbers(a)
		for i, v := range form.Words {
			if first, last := v.Range(); intN(2) == 0 {
				numbers[i] = first + intN(last-first+1)
			}
		}
		if r := table.Explain(form.Act(a.Seat, numbers...)); !r.Legal() {
			lines = append(lines, r.Why.String())
		}
	}
	return lines
}

// misfits are the faults of the position in each other step of the game.
func misfits(table rules.Table) []string {
	var lines []string
	state := string(table.State())
	for _, step := range table.Steps() {
		other := strings.Replace(state, `"step":"`+table.Step()+`"`, `"step":"`+step+`"`, 1)
		lines = append(lines, table.Faults([]byte(other))...)
	}
	return lines
}
