package command_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
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
			if of.Cards {
				return command.Printout{Cards: []command.Picture{{Name: "2x-king-front.png", Data: []byte("PNG")}}}, nil
			}
			done := command.Printout{PDF: []byte("%PDF"), Pages: 7, Papers: 5, Both: 4}
			if of.Fold {
				done.Both = 0
			}
			if of.Box != nil {
				done.Missing, done.Cut, done.Both = "🦆", []string{"Donaudampf", "Donaudampf"}, 7
			}
			return done, nil
		}
		status = command.Run(args, sh)
		return status, o.String(), e.String()
	}
	status, out, errs := tablekeeper("print", "raid-trade")
	require.Equal(t, []any{0, "raid-trade.pdf: 7 pages on 5 sheets\nPrint pages 1 to 4 on both sides, turned over the long edge, and pages 5 to 7 on one side.\n", ""}, []any{status, out, errs})
	require.Equal(t, command.Printing{Game: "raid-trade"}, asked)
	require.NoError(t, os.WriteFile("raid-trade.pdf", []byte("mine"), 0o600))
	status, _, errs = tablekeeper("print", "raid-trade")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "raid-trade.pdf: the file exists already; --force overwrites it")
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
	status, _, _ = tablekeeper("print", "--force", "--players", "4", "--back-right", "1.5", "--back-down", "-2", "rising-tides")
	require.Equal(t, 0, status)
	require.Equal(t, command.Printing{Game: "rising-tides", Players: 4, Right: 1.5, Down: -2}, asked)
	status, out, _ = tablekeeper("print", "--force", "--fold", "raid-trade")
	require.Equal(t, 0, status)
	require.Contains(t, out, "Print all pages on one side. Fold sheets along the dashed line")
	require.Equal(t, command.Printing{Game: "raid-trade", Fold: true}, asked)
	for _, want := range []string{"cards: 1 picture", "cards/2x-king-front.png: the file exists already", "cards: 1 picture"} {
		args := []string{"print", "--cards", "cards", "raid-trade"}
		if asked.Cards && strings.HasPrefix(want, "cards: ") {
			args = append(args, "--force")
		}
		_, out, errs = tablekeeper(args...)
		require.Contains(t, filepath.ToSlash(out+errs), want)
	}
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "%PDF", string(data))
	box := filepath.Join("sub", "own.box")
	require.NoError(t, os.WriteFile(box, []byte("edition own\n"), 0o600))
	status, out, errs = tablekeeper("print", "duck-dealer", "--box", box)
	require.Equal(t, []any{0, ""}, []any{status, errs})
	require.Contains(t, out, "a ? stands for each: 🦆")
	require.Equal(t, 1, strings.Count(out, "too little room for: Donaudampf"), out)
	require.Contains(t, out, "all pages on both sides")
	require.Equal(t, command.Printing{Game: "duck-dealer", Box: []byte("edition own\n")}, asked)
	_, _, errs = tablekeeper("print", "atrades", "--box", box)
	require.Contains(t, errs, box+": ", "what is wrong with a file is said of the file")
	status, _, errs = tablekeeper("print", "duck-dealer", "--box", "none.box")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "none.box: no such file")
	for _, args := range [][]string{{"atrades"}, {"chess"}, {}, {"raid-trade", "--paper", "a5"}, {"raid-trade", "--ink", "--colour"}, {"raid-trade", "--players", "3"}, {"raid-trade", "--players", "x"}, {"raid-trade", "--back-right", "9"}, {"raid-trade", "--back-down", "x"}, {"raid-trade", "--fold", "--back-down", "1"}, {"raid-trade", "--cards", "x", "--out", "y.pdf"}, {"raid-trade", "--cards", "raid-trade.pdf"}} {
		status, _, errs = tablekeeper(append([]string{"print"}, args...)...)
		require.Equal(t, 2, status, args)
		require.NotEmpty(t, errs)
	}
}
