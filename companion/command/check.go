package command

import (
	"bufio"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// mostQuoted is how many characters of a line are quoted, so that it stays
// readable on a screen.
const mostQuoted = 60

// check judges every move of a transcript (NOTATION 3).
func check(sh *Shell) *cobra.Command {
	c := newCommand(sh, "check [--json] [--box FILE] FILE", "judge every move of a transcript and say where the game stands",
		"Reads a transcript (- is standard input), judges every move and says where the game\n"+
			"stands. An illegal move doesn't happen: the next one is judged without it.")
	return c.onMatch("print one JSON object a move, then one for the end", func(m *match) error {
		w := bufio.NewWriter(&visible{to: sh.Out})
		report := humanReport
		if m.asJSON {
			report = jsonReport
		}
		status := report(w, m.transcript, m.table)
		if err := w.Flush(); err != nil {
			return err
		}
		return exit(status)
	})
}

// jsonReport prints JSON Lines: one object a move, one for the end.
func jsonReport(w *bufio.Writer, transcript *rules.Transcript, table rules.Table) int {
	status := statusDone
	var line []byte
	for _, m := range transcript.Moves {
		j := rules.JudgeMove(table, m)
		if j.Verdict == rules.Illegal || j.Verdict == rules.Unreadable {
			status = statusFault
		}
		line = appendJudged(line[:0], &j)
		w.Write(line)
	}
	writeEnd(w, table)
	return status
}

func appendJudged(line []byte, j *rules.Judged) []byte {
	line = strconv.AppendInt(append(line, `{"line":`...), int64(j.Line), 10)
	if j.Move != "" {
		line = strconv.AppendInt(append(line, `,"seat":`...), int64(j.Act.Seat), 10)
		// A move is of letters, digits and ?, +, -, so it needs no escapes.
		line = append(append(append(line, `,"move":"`...), j.Move...), '"')
	}
	line = append(append(append(line, `,"verdict":"`...), j.Verdict...), '"')
	switch j.Verdict {
	case rules.Illegal:
		line = append(append(append(line, `,"rule":"`...), j.Rule...), '"')
		line = append(append(line, `,"why":`...), rules.JSON(j.Why.String())...)
		if j.House {
			line = append(line, `,"house":true`...)
		}
	case rules.Unreadable:
		line = append(append(line, `,"why":`...), rules.JSON(j.Unread.Error())...)
	}
	return append(line, "}\n"...)
}

func writeEnd(w *bufio.Writer, table rules.State) {
	end := struct {
		End     bool            `json:"end"`
		Over    bool            `json:"over"`
		Ranking [][]int         `json:"ranking"`
		ToMove  []int           `json:"to_move"`
		State   json.RawMessage `json:"state"`
	}{true, table.Over(), table.Ranking(), table.ToMove(), table.State()}
	w.Write(rules.JSON(end))
	w.WriteByte('\n')
}

// humanReport prints what is to be read at the table: the lines that are not
// legal with rule, sentence and the rule's text, then where the game stands.
func humanReport(w *bufio.Writer, transcript *rules.Transcript, table rules.Table) int {
	wrong := 0
	for _, m := range transcript.Moves {
		j := rules.JudgeMove(table, m)
		switch j.Verdict {
		case rules.Legal:
			continue
		case rules.Agreed:
			fmt.Fprintf(w, "%s\n\n", wording.Say("line {n}  Agreed position.", j.Line))
			continue
		case rules.Unreadable:
			fmt.Fprintf(w, "%s\n  %s\n\n", wording.Say("line {n}  {words}", j.Line, wording.Name(wording.Shorten(m.Text, mostQuoted))),
				wording.Say("Unreadable: {why}", wording.Name(stopped(wording.Shorten(j.Unread.Error(), mostRefused)))))
		case rules.Illegal:
			writeRefusal(w, table, &j)
		}
		wrong++
	}
	fmt.Fprintln(w, wording.Say("{game}: {moves} judged, {n} not legal.", table.Game().Title, wording.Count(len(transcript.Moves), "move"), wrong))
	for _, line := range table.Summary() {
		fmt.Fprintln(w, line)
	}
	writePlaces(w, table)
	if awaited := table.ToMove(); len(awaited) > 0 {
		fmt.Fprintln(w, wording.Say("Awaited: {list}", wording.And(called(table, awaited...))))
	}
	if wrong > 0 {
		return statusFault
	}
	return statusDone
}

// writePlaces tells the places at the end. Where nobody has won there is no first one: all are last.
func writePlaces(w *bufio.Writer, table rules.Table) {
	if table.Over() && len(table.Winners()) == 0 {
		fmt.Fprintln(w, wording.Say("Nobody has won."))
		fmt.Fprintln(w, wording.Say("Last: {list}", wording.Commas(called(table, slices.Concat(table.Ranking()...)...))))
		return
	}
	for i, place := range table.Ranking() {
		fmt.Fprintln(w, wording.Say("Place {n}: {list}", i+1, wording.Commas(called(table, place...))))
	}
}

func writeRefusal(w *bufio.Writer, table rules.Table, j *rules.Judged) {
	fmt.Fprintln(w, wording.Say("line {n}  {who}: {move}", j.Line, called(table, j.Act.Seat)[0], wording.Name(j.Move)))
	fmt.Fprintf(w, "  %s\n", wording.Say("Not allowed ({rule}): {why}", wording.Name(j.Rule), j.Why))
	if rule, ok := table.Game().Rule(j.Rule); ok {
		fmt.Fprintf(w, "  %s: %s\n", rule.ID, wording.Translate(rule.Text))
	}
	var nearest []string
	for _, a := range j.Nearest {
		nearest = append(nearest, table.Notation(a))
	}
	if nearest != nil {
		fmt.Fprintf(w, "  %s\n", wording.Say("Legal instead: {moves}", wording.Name(strings.Join(nearest, "; "))))
	}
	fmt.Fprintln(w)
}

// called names seats as people do, with the numbers that moves prints; 0 is the table.
func called(table rules.Match, seats ...int) []wording.Text {
	list := make([]wording.Text, len(seats))
	for i, seat := range seats {
		list[i] = wording.Say("the table")
		if seat > 0 {
			list[i] = wording.TextOf(wording.Name(fmt.Sprintf("%s (%d)", table.Seats()[seat-1], seat)))
		}
	}
	return list
}

// stopped ends a message with one full stop.
func stopped(text string) string { return strings.TrimSuffix(text, ".") + "." }
