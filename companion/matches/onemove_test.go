package matches_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// counted is a table that counts what it is asked. Its forks are other tables: the
// one with open cards judges for itself.
type counted struct {
	rules.Table
	asked *asked
}

type asked struct{ judged, listed, written, read, told int }

func (c counted) Judge(a rules.Act) string {
	c.asked.judged++
	return c.Table.Judge(a)
}

func (c counted) Explain(a rules.Act) rules.Ruling {
	c.asked.judged++
	return c.Table.Explain(a)
}

func (c counted) Play(a rules.Act) string {
	c.asked.judged++
	return c.Table.Play(a)
}

func (c counted) Legal(list []rules.Act) []rules.Act {
	c.asked.listed++
	return c.Table.Legal(list)
}

func (c counted) State() []byte {
	c.asked.written++
	return c.Table.State()
}

func (c counted) Sentence(a rules.Act) string {
	c.asked.told++
	return c.Table.Sentence(a)
}

func (c counted) Read(line string) (rules.Act, error) {
	c.asked.read++
	return c.Table.Read(line)
}

// countedStore counts how often a file is extended and flushed.
type countedStore struct {
	journal.Store
	appended int
}

func (c *countedStore) Append(name string, size int, line []byte) error {
	c.appended++
	return c.Store.Append(name, size, line)
}

// TestOneMoveGoesOneWay plays matches of every game by chance and counts what each
// move costs: it is judged once to decide and once when it is made, told once, and neither
// read from text nor written as JSON, and the disk is flushed once.
func TestOneMoveGoesOneWay(t *testing.T) {
	for _, game := range shelf.Games() {
		for _, private := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s/private=%t", game.Key, private), func(t *testing.T) {
				source := rand.New(rand.NewPCG(4, 2))
				var err error
				store := &countedStore{Store: journal.Memory()}
				m := begun(t, game, store, private)
				count := &asked{}
				matches.Around(m, func(t rules.Table) rules.Table { return counted{t, count} })
				for range 150 {
					if m.Table().Over() {
						return
					}
					a := rules.Choose(m.Table().Legal(nil), m.Table().RandomWeight, source.IntN)
					drawn := m.Cases(a.Seat, a.Verb) > 0
					*count, store.appended = asked{}, 0
					text := m.Table().Notation(a)
					if drawn {
						_, err = m.Draw(a.Seat, a.Verb)
					} else {
						err = m.Play(a, matches.Entered)
					}
					if _, refused := err.(*matches.Refused); refused {
						continue // the hidden cards don't allow it
					}
					require.NoError(t, err)
					requireOneWay(t, *count, drawn, store.appended, text)
				}
			})
		}
	}
}

func requireOneWay(t *testing.T, count asked, drawn bool, appended int, move string) {
	t.Helper()
	lists := 0
	if drawn {
		lists = 1 // what chance can make
	}
	require.LessOrEqual(t, count.judged, 2, "judged: %s", move)
	require.LessOrEqual(t, count.listed, lists, "listed: %s", move)
	require.Zero(t, count.written, "written as JSON: %s", move)
	require.Zero(t, count.read, "read from text: %s", move)
	require.Equal(t, 1, count.told, "told as a sentence: %s", move)
	require.Equal(t, 1, appended, "flushed: %s", move)
}

// begun is a new match of a game with as many seats as it has at least.
func begun(t *testing.T, game *rules.Game, store journal.Store, private bool) *matches.Match {
	t.Helper()
	transcript := &rules.Transcript{}
	transcript.Add("Game", game.Key)
	for seat := range game.MinSeats {
		transcript.Add("Seat", fmt.Sprintf("Seat %c", 'A'+seat))
	}
	l := library.New(store, shelf.Find, func() int64 { return 1_000_000 }, chance.Seeds("a test"))
	m, err := l.Create(transcript, "One move", matches.Settings{Draws: true, Private: private, Setup: true})
	require.NoError(t, err)
	return m
}
