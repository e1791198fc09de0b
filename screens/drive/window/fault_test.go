//go:build window

package window

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// breaks is what is added to the app so that it has a fault: the second move of a match of Rising Tides is made, and panics then in the
// hands of the match, while they are locked, under the tap that made it.
const breaks = `
	if hands, t := o.Match.Hands(), o.Match.Table(); t.Game().Key == "rising-tides" && len(t.Log()) == 2 {
		hands.Tell(func(int) (matches.Hand, bool) { panic("forced under a lock") })
		hands.Of(1)
	}
`

// broken builds the app with that fault.
func broken(t *testing.T) string {
	t.Helper()
	const of, at = "../../frame/game/open.go", "func (o *OwnMatch) GoAlone() {"
	source, err := os.ReadFile(of)
	require.NoError(t, err)
	require.Contains(t, string(source), at)
	added := strings.Replace(string(source), at, at+breaks, 1)
	folder := t.TempDir()
	inPlace, overlay := filepath.Join(folder, "open.go"), filepath.Join(folder, "overlay.json")
	require.NoError(t, os.WriteFile(inPlace, []byte(added), 0o600))
	path, err := filepath.Abs(of)
	require.NoError(t, err)
	data, err := json.Marshal(map[string]any{"Replace": map[string]string{path: inPlace}})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(overlay, data, 0o600))
	program, err := stage.Build(folder, "-race", "-overlay", overlay)
	require.NoError(t, err)
	return program
}

// TestAFaultUnderATap has a fault under a tap, while the match is locked. The app is there again by itself in the same process and says
// so; the match goes on, with the move and, after another fault, without it.
func TestAFaultUnderATap(t *testing.T) {
	program, home, display := broken(t), t.TempDir(), newDisplay(t)
	t.Setenv("HOME", likeHome(t)) // the compiler has the usual one
	session, err := display.Go(program, home, sizes[0].X, sizes[0].Y)
	require.NoError(t, err)
	t.Cleanup(session.Kill)
	p := &player{t: t, session: session, home: home}
	p.tap("Rising Tides", "Play with the referee", "Start the match")
	p.enter("1: nation asia")
	p.fails("2: nation europe")
	p.tap("Go on")
	require.NoError(t, p.session.AlikeToTheLetter())
	require.Equal(t, []string{"1: nation asia", "2: nation europe"}, p.moves())
	p.tap("Undo: ")
	require.NoError(t, p.session.AlikeToTheLetter())
	require.Equal(t, []string{"1: nation asia"}, p.moves())
	p.fails("2: nation us")
	p.tap("Undo the last move, then go on")
	require.NoError(t, p.session.AlikeToTheLetter())
	require.Equal(t, []string{"1: nation asia"}, p.moves())
}

// fails enters a move by taps that ends the app, and waits until it is there again and says so.
func (p *player) fails(move string) {
	p.t.Helper()
	const again = "the app starts again after a fault"
	before := strings.Count(p.session.Output(), again)
	table := p.match().Table()
	act, err := table.Read(move)
	require.NoError(p.t, err)
	_ = p.tapMove(table, act) // the window may be gone before the last tap
	require.NoError(p.t, stage.Await(stage.Timeout, "no fault", func() bool { return strings.Count(p.session.Output(), again) > before }))
	require.NoError(p.t, p.session.Show("Tablekeeper", sizes[0].X, sizes[0].Y))
	p.session, err = p.session.AccompanyFault(p.home, sizes[0].X, sizes[0].Y)
	require.NoError(p.t, err)
	require.NoError(p.t, p.session.AlikeToTheLetter())
}
