//go:build window

package window

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

var pictures = flag.String("pictures", "", "the folder that pictures of the windows are left in")

// enters is a game that is entered from its transcript.
type enters struct {
	key   string
	size  image.Point
	from  int                           // so many moves are there already
	enter func(*wholeGame) (int, error) // enters the next moves, and tells how many
}

// wholeGames are those that are entered: the last era of the one with a map, cards, bids on keys and closed fists. soak adds to them.
var wholeGames = []enters{{"atrades", sizes[1], 103, (*wholeGame).guild}}

// TestAWholeGameInTheWindow enters games to their ends as fast as the app takes taps. Each move is on the disk before the next one
// is begun; now and then, and at the end, the window is looked at.
func TestAWholeGameInTheWindow(t *testing.T) {
	for _, game := range wholeGames {
		t.Run(game.key, func(t *testing.T) {
			w := beginWhole(t, game)
			began := time.Now()
			for count := len(w.left); len(w.left) > 0; {
				before := count - len(w.left)
				n, err := game.enter(w)
				require.NoError(t, err, w.table.Help(w.left[0]))
				w.entered(n)
				if after := before + n; after < count && after*lookedAt/count > before*lookedAt/count {
					require.NoError(t, w.session.Alike())
					w.picture(fmt.Sprintf("%03d", after))
				}
			}
			took, count := time.Since(began), len(w.table.Log())
			t.Logf("%d moves, %d taps, %v: %.2f taps and %v a move", count, w.taps, took.Round(time.Second),
				float64(w.taps)/float64(count), (took / time.Duration(count)).Round(time.Millisecond))
			w.over()
		})
	}
}

// lookedAt is how often the window is looked at.
const lookedAt = 5

// wholeGame enters a game from its transcript, in haste.
type wholeGame struct {
	*player
	key   string
	table rules.Table     // as it has to stand
	left  []rules.Act     // moves to enter
	shot  map[string]bool // the pictures that were left
}

// beginWhole begins the match of a transcript, or goes on with it.
func beginWhole(t *testing.T, e enters) *wholeGame {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("../apptest/testdata", e.key+".table"))
	require.NoError(t, err)
	game, err := rules.ReadTranscript(data)
	require.NoError(t, err)
	home, begin := t.TempDir(), []string{"Go on: " + stage.Title(e.key)}
	if e.from == 0 {
		counts(t, "matches", 1)
		require.NoError(t, stage.WriteTable(home, game))
		begin = []string{stage.Title(e.key) + ". ", "Play with the referee", "Start the match"}
	} else {
		played := bytes.SplitAfter(data, []byte("\n"))[:game.Moves[e.from].Number-1]
		store, err := journal.Folder(home)
		require.NoError(t, err)
		l := library.New(store, shelf.Find, func() int64 { return clock.Device().Wall }, chance.Seeds("a whole game"))
		m, _, err := l.Import(bytes.Join(played, nil), stage.Title(e.key), nil)
		require.NoError(t, err)
		m.Close()
	}
	t.Setenv("HOME", likeHome(t))
	w := &wholeGame{player: newPlayer(t, newDisplay(t), program, home, e.size), key: e.key, shot: map[string]bool{}}
	w.tap(begin...)
	require.NoError(t, w.session.Alike())
	w.table = w.match().Table().Fork()
	for later := w.table.Fork(); e.from+len(w.left) < len(game.Moves); {
		act, err := later.Read(game.Moves[e.from+len(w.left)].Text)
		require.NoError(t, err)
		require.Empty(t, later.Play(act))
		w.left = append(w.left, act)
	}
	w.picture("begin")
	w.session.Hurry(true)
	w.taps = 0
	return w
}

// entered waits until so many more moves are on the disk: those of the transcript.
func (w *wholeGame) entered(n int) {
	w.t.Helper()
	require.NoError(w.t, w.session.Go())
	for _, act := range w.left[:n] {
		require.Empty(w.t, w.table.Play(act))
	}
	w.left = w.left[n:]
	log := w.table.Log()
	var kept []string
	isKept := func() bool {
		var err error
		kept, err = stage.Entered(w.home)
		return err == nil && len(kept) >= len(log)
	}
	err := stage.Await(stage.LostAfter, "", isKept)
	if err != nil {
		require.NoError(w.t, w.session.Again())
		err = stage.Await(stage.Timeout, "the next move is not kept", isKept)
	}
	if err != nil {
		require.NoError(w.t, w.session.Alike(), w.table.Notation(log[len(log)-1].Act))
	}
	require.NoError(w.t, err, "%s; there are %q", w.table.Notation(log[len(log)-1].Act), w.session.Labels())
	for i, text := range kept[len(log)-n:] {
		e := log[len(log)-n+i]
		require.Equal(w.t, fmt.Sprintf("%d %s", e.Seat, w.table.Notation(e.Act)), text)
	}
}

// over looks at the end of the game.
func (w *wholeGame) over() {
	w.t.Helper()
	require.NoError(w.t, w.session.Alike())
	w.picture("over")
	table := w.match().Table()
	require.Equal(w.t, w.table.Log(), table.Log())
	require.True(w.t, table.Over())
	require.Equal(w.t, w.table.Ranking(), table.Ranking())
	require.True(w.t, w.session.Tells("The game is over"))
	w.session.Hurry(false)
	w.export()
}

// picture leaves a picture of the window, the first of that name.
func (w *wholeGame) picture(name string) {
	w.t.Helper()
	if *pictures == "" || w.shot[name] {
		return
	}
	w.shot[name] = true
	require.NoError(w.t, w.session.Go())
	require.NoError(w.t, w.session.Alike())
	now, err := w.session.Look()
	require.NoError(w.t, err)
	require.NoError(w.t, os.MkdirAll(*pictures, 0o755))
	require.NoError(w.t, stage.WritePicture(filepath.Join(*pictures, w.key+"-"+name+".png"), now))
}

// word enters a move by its verb and its words.
func (w *wholeGame) word() (int, error) { return 1, w.tapMove(w.table, w.left[0]) }
