package lessons_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/lessons"
)

// spelled are numbers as rules spell them.
var spelled = map[string]string{
	"one": "1", "single": "1", "once": "1", "first": "1", "only": "1", "two": "2", "second": "2", "twice": "2", "both": "2", "pair": "2", "half": "2", "three": "3", "third": "3",
	"four": "4", "fourth": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10", "twelve": "12", "twenty": "20",
	"tenth": "10", "twentieth": "20", "no": "0", "none": "0", "nothing": "0", "free": "0",
}

// loose are words that say a number, and other things as well.
var loose = map[string]bool{"one": true, "single": true, "once": true, "first": true, "only": true, "second": true, "both": true, "pair": true, "half": true, "no": true, "none": true, "nothing": true, "free": true}

// step is the number of a step in a list.
var step = regexp.MustCompile(`^\d( |$)`)

var numbers = regexp.MustCompile(`\d+|[a-z]+`)

// numbersOf are the numbers that a text says, spelled or not.
func numbersOf(text string) map[string]bool {
	found := map[string]bool{}
	for _, word := range numbers.FindAllString(strings.ToLower(text), -1) {
		if n, ok := spelled[word]; ok {
			found[n] = true
		} else if word[0] >= '0' && word[0] <= '9' {
			found[word] = true
		}
	}
	return found
}

// counted are numbers of the lists of components, by the first rule of a statement, which no rule of the register says: the points of the
// groups of goods, and the spaces of the score track.
var counted = map[string]string{"duck-dealer DD-5.3": "3 10 30", "duck-dealer DD-3.11": "100"}

// TestLeaflets holds what is printed to read against the register: each statement names rules that are there, and says no number that
// these don't say.
func TestLeaflets(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			l, err := lessons.LeafletOf(game)
			require.NoError(t, err)
			if l == nil {
				t.Log("it has nothing to print and read")
				return
			}
			for name, part := range map[string][]lessons.Chapter{"setup": l.Setup, "play": l.Play, "aid": l.Aid, "held": l.Held} {
				require.NotEmpty(t, part, name)
			}
			held := 0
			for _, chapter := range l.Held {
				held += len(chapter.Says)
			}
			require.LessOrEqual(t, held, 12, "one page is held up")
			for _, chapter := range l.All() {
				require.NotEmpty(t, chapter.Says, chapter.Title)
				for _, s := range chapter.Says {
					says := ""
					for _, id := range s.Rules {
						rule, ok := game.Rule(id)
						require.True(t, ok, "%q: %s has no rule %s", s.Words, game.Title, id)
						says += " " + rule.Text
					}
					says += " " + counted[game.Key+" "+s.Rules[0]]
					known := numbersOf(says)
					for _, n := range numbers.FindAllString(strings.ToLower(step.ReplaceAllString(s.Name, "")+" "+s.Words), -1) {
						if loose[n] {
							continue
						}
						for n := range numbersOf(n) {
							assert.True(t, known[n], "%q says %s, %v don't", s.Words, n, s.Rules)
						}
					}
					assert.Regexp(t, `[.?!]$`, s.Words)
				}
			}
		})
	}
}

// TestLeafletsThatCannotBeRead name the line.
func TestLeafletsThatCannotBeRead(t *testing.T) {
	for text, line := range map[string]int{"A-1 | x": 1, "[other]": 1, "[setup]\nA-1 | x": 2, "[setup]\n== A\nwords": 3, "[held]\n== A\nA-1 | b | c | d": 3} {
		_, err := lessons.ReadLeaflet(text)
		var fault *rules.Fault
		require.True(t, errors.As(err, &fault), text)
		require.Equal(t, line, fault.Line, text)
	}
	l, err := lessons.ReadLeaflet("# A comment\n[aid]\n== Turn\nA-1, A-2 | Draw | Take a card.\n")
	require.NoError(t, err)
	require.Equal(t, []lessons.Chapter{{Title: "Turn", Says: []lessons.Statement{{Rules: []string{"A-1", "A-2"}, Name: "Draw", Words: "Take a card."}}}}, l.All())
	none, err := lessons.LeafletOf(&rules.Game{})
	require.NoError(t, err)
	require.Nil(t, none)
}
