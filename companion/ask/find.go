package ask

import (
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// silent are words that say nothing of a rule.
var silent = plain("a an am and are at be but by can could do does for from had has have he her his how i if in is it its " +
	"may me must my of on or our she so that the their them then there they this to us was we what when where which who why will with would you your")

// alike are words that players of any game use for each other.
var alike = []string{
	"swap exchange trade", "buy acquire purchase cost costs price pay pays paid", "die dice roll throw",
	"again twice second another further once later", "win winner wins victory won end", "money cash credits mcr", "order first starts begins start begin setup",
	"quit leave skip", "everybody everyone all each", "limit most maximum at most", "cards hand", "cancel stop undo void",
	"time timer clock", "free nothing cost",
}

// FindRules lists the rules that are met by most words of a text: in their id, words, source or
// section, as they stand there, spelled nearly so, or by another word that players use.
func FindRules(g *rules.Game, text string) []rules.Rule {
	f := newFinder(g, text)
	for _, list := range [][]rules.Rule{g.Rules, rules.Shared[:]} {
		for i := range list {
			r := &list[i]
			f.match(r.ID, r.Text, strings.Join(append([]string{r.ID, r.Source, g.SectionTitle(r.ID)}, r.Options...), " "))
		}
	}
	var found []rules.Rule
	for _, id := range f.best() {
		rule, _ := g.Rule(id)
		found = append(found, rule)
	}
	return found
}

// FindOptions lists the house rules that are met by most words of a text.
func FindOptions(g *rules.Game, text string) []rules.Option {
	f := newFinder(g, text)
	for i := range g.Options {
		o := &g.Options[i]
		f.match(o.Name, o.Question, strings.Join([]string{o.Name, o.Why, o.Source}, " "))
	}
	var found []rules.Option
	for _, name := range f.best() {
		option, _ := g.Option(name)
		found = append(found, option)
	}
	return found
}

// finder holds the words of a text against entries.
type finder struct {
	words []sought
	hits  []hit
}

// sought is a word of the text, with others that players use for it.
type sought struct {
	word   string
	others []string
}

// hit is an entry with how many of the words it has, and how well.
type hit struct {
	name  string
	met   int
	score float64
}

func newFinder(g *rules.Game, text string) *finder {
	f := &finder{}
	words := strings.Fields(strings.ToLower(text))
	for _, word := range words {
		bare := strings.Join(plain(word), "")
		switch {
		case strings.ContainsAny(word, "0123456789"):
			f.words = append(f.words, sought{word: strings.Trim(word, "?!,;:\"'")}) // an id, or a part of one
		case bare != "" && (!slices.Contains(silent, bare) || len(words) == 1):
			f.words = append(f.words, sought{bare, others(&g.Everyday, bare, words)})
		}
	}
	return f
}

// others are words of the game that players mean by a word, without those that were said beside it.
func others(e *rules.Everyday, word string, beside []string) []string {
	var list []string
	for _, said := range []map[string]string{e.Verbs, e.Words} {
		for name, words := range said {
			if slices.Contains(plain(words), word) {
				parts := plain(name)
				list = append(list, parts[len(parts)-1]) // "rebellion" of "play rebellion"
			}
		}
	}
	for _, group := range alike {
		if words := plain(group); slices.Contains(words, word) {
			list = append(list, words...)
		}
	}
	return slices.DeleteFunc(list, func(w string) bool { return slices.Contains(silent, w) || slices.Contains(beside, w) || len(w) < 3 })
}

// Weights of a word by where it is met.
const (
	inText   = 1.0
	inRest   = 0.5
	byOther  = 0.3
	partOf   = 0.8
	leastHit = 0.5 // the likeness from which a word counts as the same
)

// match holds an entry against the words.
func (f *finder) match(name, text, rest string) {
	h := hit{name: name}
	text, rest = strings.ToLower(text), strings.ToLower(rest)
	for i := range f.words {
		if score := max(inText*f.words[i].in(text), inRest*f.words[i].in(rest)); score > 0 {
			h.met++
			h.score += score
		}
	}
	if h.met > 0 {
		f.hits = append(f.hits, h)
	}
}

// in is how well a word is met by a text, from 0 to 1.
func (s *sought) in(text string) float64 {
	best := 0.0
	if strings.Contains(text, s.word) {
		best = partOf
	}
	for _, word := range append(plain(text), plain(strings.ReplaceAll(text, "-", ""))...) {
		if like := likeness(s.word, word); like >= leastHit {
			best = max(best, like)
		}
		if best < byOther && slices.ContainsFunc(s.others, func(other string) bool { return likeness(other, word) >= partOf }) {
			best = byOther
		}
	}
	return best
}

// best are the entries that have most of the words, of three and more all but one; the one
// that has them best comes first.
func (f *finder) best() []string {
	most := 0
	for _, h := range f.hits {
		most = max(most, h.met)
	}
	least := most
	if most > 2 {
		least--
	}
	hits := slices.DeleteFunc(f.hits, func(h hit) bool { return h.met < least || 2*most < len(f.words) })
	slices.SortStableFunc(hits, func(a, b hit) int {
		switch {
		case a.met != b.met:
			return b.met - a.met
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	names := make([]string, len(hits))
	for i, h := range hits {
		names[i] = h.name
	}
	return names
}
