package command

import (
	"bufio"
	"fmt"
	"io"
	"slices"

	"tablekeeper/companion/rules"
)

// moves lists the legal moves at the end of a transcript (NOTATION 3).
func moves(args []string, in io.Reader, out, errs io.Writer) int {
	f := newFlags("tablekeeper moves [--json] [--box FILE] FILE",
		"Reads a transcript (- is standard input) and prints every legal move in the position at\n"+
			"its end, one a line, sorted; nothing once the game is over.")
	m, status, done := openMatch(f, "print one array of strings", args, in, out, errs)
	if done {
		return status
	}
	for _, move := range m.transcript.Moves {
		rules.JudgeMove(m.table, move)
	}
	w := bufio.NewWriter(out)
	list := legalLines(m.table)
	if m.asJSON {
		fmt.Fprintf(w, "%s\n", rules.JSON(list))
	} else {
		for _, line := range list {
			fmt.Fprintln(w, line)
		}
	}
	if err := w.Flush(); err != nil {
		return refuse(errs, err)
	}
	return statusDone
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
