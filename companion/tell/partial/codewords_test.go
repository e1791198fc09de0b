package partial

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestNoCodeWords makes sure that no value that can be asked for or told is called by the word
// of the notation; places of a board are called as they are printed.
func TestNoCodeWords(t *testing.T) {
	code := regexp.MustCompile(`^[a-z][a-z'-]*[a-z]$`)
	for _, game := range shelf.Games() {
		table := openPlain(t, game.Key, game.MinSeats)
		var found []string
		for _, f := range table.Fields() {
			if f.Setup {
				continue
			}
			eachField(f, func(f *rules.Field) {
				if f.Words == nil {
					return
				}
				first, last := f.Words.Range()
				for n := first; n <= last; n++ {
					if title := f.Words.Title(n, table.Seats()); code.MatchString(title) {
						found = append(found, f.Name+": "+title)
					}
				}
			})
		}
		require.Empty(t, found, game.Key)
	}
}

// eachField goes through a field and all that lie in it.
func eachField(f rules.Field, visit func(*rules.Field)) {
	visit(&f)
	for i := range f.Of {
		eachField(f.Of[i], visit)
	}
}
