//go:build window

package window

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestAFileInTheWindow opens a transcript as a double click on it does, or dropping it on the icon: from a folder and by a name with
// blanks and letters of several scripts. Its match is kept in that folder, and one window opens, which says nothing beside it.
func TestAFileInTheWindow(t *testing.T) {
	home := filepath.Join(t.TempDir(), "Ein Zuhause & שלום")
	require.NoError(t, os.Mkdir(home, 0o755))
	const name, moves = "Für später שלום.table", "1: nation asia\n2: nation ?\n3: nation europe\n4: nation ?\n"
	seats := "[Game \"rising-tides\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n[Seat \"Cleo\"]\n[Seat \"Dora\"]\n\n"
	require.NoError(t, os.WriteFile(filepath.Join(home, name), []byte(seats+moves), 0o600))

	display, size := newDisplay(t), sizes[2]
	require.NoError(t, stage.Sized(home, size.X, size.Y))
	app, err := display.Launch(program, home, name)
	require.NoError(t, err)
	t.Cleanup(app.Kill)
	require.NoError(t, app.Show("Tablekeeper", size.X, size.Y))
	p := &player{t: t, home: home}
	require.Equal(t, strings.Split(strings.TrimSpace(moves), "\n"), p.moves())
	p.session, err = app.Accompany(home, size.X, size.Y)
	require.NoError(t, err)
	require.NoError(t, p.session.Follow("Go on: Rising Tides"))
	require.NoError(t, p.session.AlikeToTheLetter())
	save(t, p.session, "file")
	p.enter("1: draw ?")
	titles, err := display.Titles()
	require.NoError(t, err)
	require.Equal(t, []string{"Tablekeeper"}, titles, "no console, and no second window")
	unharmed(t, app)
}

// save leaves a picture of the window in the folder that the tests were told, if they were.
func save(t *testing.T, session *stage.Session, name string) {
	t.Helper()
	if *pictures == "" {
		return
	}
	now, err := session.Look()
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(*pictures, 0o755))
	require.NoError(t, stage.WritePicture(filepath.Join(*pictures, name+".png"), now))
}
