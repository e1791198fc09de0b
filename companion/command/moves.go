package command

import (
	"bufio"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"tablekeeper/companion/rules"
)

// moves lists the legal moves at the end of a transcript (NOTATION 3).
func moves(sh *Shell) *cobra.Command {
	c := newCommand(sh, "moves [--json] [--box FILE] FILE", "list the legal moves at the end of a transcript",
		"Reads a transcript (- is standard input) and prints every legal move in the position at\n"+
			"its end, one a line, sorted; nothing once the game is over.")
	return c.onMatch("print one array of strings", func(m *match) error {
		for _, move := range m.transcript.Moves {
			rules.JudgeMove(m.table, move)
		}
		w := bufio.NewWriter(sh.Out)
		list := legalLines(m.table)
		if m.asJSON {
			fmt.Fprintf(w, "%s\n", rules.JSON(list))
		} else {
			for _, line := range list {
				fmt.Fprintln(w, line)
			}
		}
		return w.Flush()
	})
}

// legalLines writes the legal moves as "WHO: MOVE", sorted by byte order.
func legalLines(table rules.Table) []string {
	lines := []string{}
	for _, a := range table.Legal(nil) {
		lines = append(lines, rules.SeatWord(a.Seat)+": "+table.Notation(a))
	}
	slices.Sort(lines)
	return lines
}
