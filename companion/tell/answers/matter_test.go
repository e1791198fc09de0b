package answers

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// Bounds of a matter: it stands in two lines above its word.
const mostMatter, leastMatter = 80, 2

// wrong is what one can count that is wrong with a matter; "" for nothing.
func (r *Ruling) wrongMatter() string {
	m := r.Matter
	words := wordsOf(m)
	first, _ := utf8.DecodeRuneInString(m)
	has := func(list ...string) bool {
		return slices.ContainsFunc(list, func(w string) bool { return slices.Contains(strings.Fields(m), w) })
	}
	asksThing := thingWords.in(words[:1]) == 0 || strings.HasPrefix(m, "From ") || strings.HasPrefix(m, "In which")
	asks := startWords.in(words[:1]) == 0 || asksThing || slices.Contains(bareVerbs, words[0]) ||
		slices.ContainsFunc([]string{"With "}, func(p string) bool { return strings.HasPrefix(m, p) })
	switch {
	case utf8.RuneCountInString(m) > mostMatter:
		return "is long"
	case len(words) < leastMatter:
		return "is short"
	case !unicode.IsUpper(first):
		return "begins small"
	case !strings.HasSuffix(m, "?") || strings.Count(m, "?") > 1 || strings.ContainsAny(m, ";:!"):
		return "is not one question"
	case has("i", "N", "ok?", "legal?", "dont", "cant", "isnt", "so") || strings.Contains(m, "his or her"):
		return "is not written out"
	case has("he", "his", "him", "she", "her", "Anna", "Ben", "Cleo", "Dan", "Anna's", "Ben's", "you", "your"):
		return "names somebody"
	case !asks:
		return "doesn't ask"
	case asksThing && r.Verdict != Fact && r.Verdict != Silent:
		return "asks for a thing, and the answer is " + string(r.Verdict)
	case r.Verdict == Fact && !asksThing && !strings.Contains(m, " or "):
		return "asks for yes or no, and the answer is a thing"
	case cantWords.in(words) >= 0:
		return "asks what can't be done"
	}
	return ""
}

// mostSaid is the highest number that is tried in the slots of a matter.
const mostSaid = 40

// clashes tells why two rulings must not have one matter; "" where they may: one entry says it in two ways with one verdict, or the numbers in
// its slots tell the two apart, and never give both with different verdicts.
func (a asked) clashes(b asked) string {
	slots := slot.FindAllStringSubmatch(a.ruling.Matter, -1)
	if len(slots) == 0 {
		if a.entry != b.entry {
			return "stands in two entries"
		}
		if a.ruling.Verdict != b.ruling.Verdict {
			return "has two verdicts"
		}
		return ""
	}
	if a.ruling.Verdict == b.ruling.Verdict {
		return ""
	}
	for n := range mostSaid {
		for m := range mostSaid {
			said := map[string]int{slots[0][1]: n, slots[len(slots)-1][1]: m}
			first := a.entry == b.entry && !hasWords(a.ruling) // then the first one counts
			if !first && fitsSaid(a.ruling, said) && fitsSaid(b.ruling, said) && !hasWords(a.ruling) && !hasWords(b.ruling) {
				return fmt.Sprintf("is %s and %s with %v", a.ruling.Verdict, b.ruling.Verdict, said)
			}
		}
	}
	return ""
}

// hasWords reports whether words decide too.
func hasWords(r *Ruling) bool {
	return slices.ContainsFunc(r.If, func(c Condition) bool { return len(c.With)+len(c.Without) > 0 })
}

// fitsSaid reports whether some numbers fulfil the conditions of a ruling.
func fitsSaid(r *Ruling, said map[string]int) bool { return r.compares() && r.fits(said) }

// TestMatters reads what each ruling is about: a short question that its verdict answers, and no two rulings have the same question.
func TestMatters(t *testing.T) {
	for _, game := range shelf.Games() {
		entries, err := library(game)
		require.NoError(t, err)
		wrong, known := "", map[string][]asked{}
		for _, e := range entries {
			for _, r := range e.Rulings {
				if w := r.wrongMatter(); w != "" {
					wrong += fmt.Sprintf("%s:%d: %q %s\n\t%s\n", e.File, e.Line, r.Matter, w, r.Says)
				}
				for _, other := range known[r.Matter] {
					if clash := other.clashes(asked{e, r}); clash != "" {
						wrong += fmt.Sprintf("%s:%d and %s:%d: %q %s\n", other.entry.File, other.entry.Line, e.File, e.Line, r.Matter, clash)
					}
				}
				known[r.Matter] = append(known[r.Matter], asked{e, r})
			}
		}
		assert.Empty(t, wrong, "%s", game.Key)
	}
}

// askedMatters is of how many matters one is asked.
const askedMatters = 10

// TestAskingAMatter asks in the words of matters that have no numbers: the answer is that of the ruling, and certain. All of them are looked
// up, and one in ten is asked.
func TestAskingAMatter(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		for k, e := range desk.entries {
			for i, r := range e.Rulings {
				if strings.Contains(r.Matter, "{") {
					continue
				}
				q := desk.words.read(r.Matter)
				found := desk.asked[strings.Join(q.stems, " ")]
				if found.ruling == nil {
					found.ruling = found.entry.rulingFor(desk.words, q)
				}
				at := fmt.Sprintf("%s:%d/%d: %s", e.File, e.Line, i+1, r.Matter)
				require.True(t, agree(r, found.ruling), at)
				require.False(t, denies(r.Matter, r.Matter), at)
				if k%askedMatters == 0 {
					first := desk.Ask(r.Matter, nil)[0]
					require.True(t, first.Certain && !first.Turned && agree(r, &Ruling{Verdict: first.ruled, Rules: first.Rules}), at)
				}
			}
		}
	}
}
