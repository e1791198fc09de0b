package command_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// TestPrint writes the file of a game, and says what is wrong.
func TestPrint(t *testing.T) {
	t.Chdir(t.TempDir())
	var asked command.Printing
	tablekeeper := func(args ...string) (status int, out, errs string) {
		var o, e bytes.Buffer
		sh := shell(&o, &e)
		sh.Print = func(of command.Printing) (command.Printout, error) {
			asked = of
			if of.Game == "atrades" {
				return command.Printout{}, command.ErrNoPieces
			}
			done := command.Printout{PDF: []byte("%PDF"), Pages: 7}
			if of.Box != nil {
				done.Missing = "🦆"
			}
			return done, nil
		}
		status = command.Run(args, sh)
		return status, o.String(), e.String()
	}
	status, out, errs := tablekeeper("print", "raid-trade")
	require.Equal(t, []any{0, "raid-trade.pdf: 7 pages\n", ""}, []any{status, out, errs})
	require.Equal(t, command.Printing{Game: "raid-trade"}, asked)
	require.NoError(t, os.WriteFile("raid-trade.pdf", []byte("mine"), 0o600))
	status, _, errs = tablekeeper("print", "raid-trade")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "raid-trade.pdf: the file is there already; --force writes over it")
	kept, err := os.ReadFile("raid-trade.pdf")
	require.NoError(t, err)
	require.Equal(t, "mine", string(kept))
	status, _, _ = tablekeeper("print", "--force", "raid-trade")
	require.Equal(t, 0, status)
	left, err := os.ReadDir(".")
	require.NoError(t, err)
	require.Len(t, left, 1, "nothing is left beside the file")
	file := filepath.Join("sub", "x.pdf")
	status, _, errs = tablekeeper("print", "raid-trade", "--paper", "letter", "--ink", "--out", file)
	require.Equal(t, 2, status)
	require.Contains(t, errs, "sub")
	require.NoError(t, os.Mkdir("sub", 0o755))
	status, _, _ = tablekeeper("print", "--paper", "Letter", "--ink", "--out", file, "raid-trade")
	require.Equal(t, 0, status)
	require.Equal(t, command.Printing{Game: "raid-trade", Letter: true, Ink: true}, asked)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "%PDF", string(data))
	box := filepath.Join("sub", "own.box")
	require.NoError(t, os.WriteFile(box, []byte("edition own\n"), 0o600))
	status, out, errs = tablekeeper("print", "duck-dealer", "--box", box)
	require.Equal(t, []any{0, ""}, []any{status, errs})
	require.Contains(t, out, "a ? stands for each: 🦆")
	require.Equal(t, command.Printing{Game: "duck-dealer", Box: []byte("edition own\n")}, asked)
	_, _, errs = tablekeeper("print", "atrades", "--box", box)
	require.Contains(t, errs, box+": ", "what is wrong with a file is said of the file")
	status, _, errs = tablekeeper("print", "duck-dealer", "--box", "none.box")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "none.box: no such file")
	for _, args := range [][]string{{"atrades"}, {"chess"}, {}, {"raid-trade", "--paper", "a5"}, {"raid-trade", "--ink", "--colour"}} {
		status, _, errs = tablekeeper(append([]string{"print"}, args...)...)
		require.Equal(t, 2, status, args)
		require.NotEmpty(t, errs)
	}
}
