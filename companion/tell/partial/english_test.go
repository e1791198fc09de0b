package partial

import (
	"flag"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"tablekeeper/companion/games/shelf"
)

var listSaid = flag.Bool("said", false, "list the questions for all facts, the sentences that tell them and what answers them")

// stiff is what nobody says at a table: an old inversion, a plural that lacks its s, a title in the middle of a sentence, a
// preposition that opens a question, and what was put in the place of a word but had none.
var stiff = regexp.MustCompile(`How (many|much) [^?]* (has|have) [A-Z]\w+( in| on| left|\?)|^(To|For|At|In|On|From|With) wh|Whom|` +
	`many [A-Z][a-z]+ (are|does|do|has)|\b(lie|lies) |[a-z]s MCrs|[{}|]|  |\ba [aeio]`)

// asks is how a question begins.
var asks = regexp.MustCompile(`^(Who|Whose|What|When|Where|Which|How|Is|Are|Has|Did|Does|Would)\b.*[^?]\?$`)

// TestQuestionsReadWell reads the question for each fact of each game, and what is said of each value of it.
func TestQuestionsReadWell(t *testing.T) {
	for _, game := range shelf.Games() {
		q := New(openPlain(t, game.Key, max(2, game.MinSeats)))
		said := map[string]bool{}
		for _, l := range append(q.leaves, Of(q.table).leaves...) {
			question := q.question(l).String()
			assert.Regexp(t, asks, question, l.path())
			assert.NotRegexp(t, stiff, question, l.path())
			said[question] = true
			if l.kind == whole || l.kind == keys || len(l.values) < 2 {
				continue
			}
			for _, v := range l.values[:2] {
				text := q.describeChange(l, l.values[len(l.values)-1], v).String()
				assert.NotRegexp(t, stiff, text, l.path())
				said[question+" "+q.title(l, v).String()+": "+text] = true
			}
		}
		if *listSaid {
			t.Logf("%s\n%s", game.Title, strings.Join(slices.Sorted(maps.Keys(said)), "\n"))
		}
	}
}
