package command

import (
	"bufio"
	"fmt"
	"io"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
	"tablekeeper/companion/tide"
)

// verify makes every draw of an exported match again from its seed.
func verify(args []string, in io.Reader, out, errs io.Writer) int {
	var asJSON bool
	f := newFlags("tablekeeper verify [--json] FILE",
		"Reads an exported match (- is standard input), makes every throw, card and event that the\n"+
			"app drew again from the seed and from what everybody mixed in, and says whether each is as\n"+
			"drawn. What people entered is marked as such. Exit status: 0 all are as drawn, 1 some are not or can't be checked, 2 the\n"+
			"file is no transcript.")
	f.onOff("json", "print one JSON object a throw, card or event, then one for the end", &asJSON)
	if status, done := begin(f, args, out, errs); done {
		return status
	}
	name, err := f.only("one transcript")
	if err != nil {
		return refuse(errs, err)
	}
	data, err := readInput(name, in)
	if err != nil {
		return refuse(errs, err)
	}
	events := &tide.Sequence{}
	v, err := matches.Verify(data, shelf.Find, events.Word, nil)
	if err != nil {
		return refuse(errs, fmt.Errorf("%s: %w", name, err))
	}
	w := bufio.NewWriter(&visible{to: out})
	if asJSON {
		writeProofLines(w, v)
	} else {
		writeProof(w, v)
	}
	if err := w.Flush(); err != nil {
		return refuse(errs, err)
	}
	if !v.Proved() {
		return statusFault
	}
	return statusDone
}

// writeProofLines prints JSON Lines.
func writeProofLines(w *bufio.Writer, v *matches.Verification) {
	type line struct {
		Line    int    `json:"line"`
		Move    string `json:"move"`
		By      string `json:"by"`
		Number  int    `json:"number,omitempty"`
		Finding string `json:"finding"`
		Why     string `json:"why,omitempty"`
	}
	for _, c := range v.Checked {
		w.Write(rules.JSON(line{c.Line, c.Text, byWord(c.By), c.Number, c.Finding.String(), c.Why}))
		w.WriteByte('\n')
	}
	end := struct {
		End       bool     `json:"end"`
		Proved    bool     `json:"proved"`
		AsDrawn   int      `json:"as_drawn"`
		NotDrawn  int      `json:"not_as_drawn"`
		Unchecked int      `json:"unchecked"`
		Entered   int      `json:"entered"`
		Problems  []string `json:"problems"`
	}{
		true, v.Proved(), v.Count(matches.AsDrawn), v.Count(matches.NotDrawn), v.Count(matches.Unchecked),
		v.Count(matches.ByHand), append([]string{}, v.Problems...),
	}
	w.Write(rules.JSON(end))
	w.WriteByte('\n')
}

func byWord(by matches.Origin) string {
	return [...]string{"table", "app", "timer"}[by]
}

// writeProof prints what is to be read: what is wrong or open first, then how it
// stands in all.
func writeProof(w *bufio.Writer, v *matches.Verification) {
	writeSeals(w, "draw", v.Seeds, v.Seats)
	writeSeals(w, "event", v.Timers, v.Seats)
	for _, c := range v.Checked {
		where := fmt.Sprintf("line %d", c.Line)
		if c.Line == 0 {
			where = "headers"
		}
		switch {
		case c.Finding == matches.ByHand:
			fmt.Fprintf(w, "%s  %s  (entered by the table)\n", where, rules.Shorten(c.Text, mostQuoted))
		case c.Finding == matches.AgreedOn:
			fmt.Fprintf(w, "%s  %s  (by the table)\n", where, c.Text)
		case c.Why != "":
			fmt.Fprintf(w, "%s  %s  %s: %s\n", where, rules.Shorten(c.Text, mostQuoted), c.Finding, c.Why)
		default:
			fmt.Fprintf(w, "%s  %s  %s\n", where, rules.Shorten(c.Text, mostQuoted), c.Finding)
		}
	}
	for _, problem := range v.Problems {
		fmt.Fprintln(w, problem)
	}
	if v.Undigested {
		fmt.Fprintln(w, "The file has no digest, as those of before: nobody can see whether something was left out at its end.")
	}
	fmt.Fprintf(w, "As drawn: %d. Not as drawn: %d. Can't be checked: %d. Entered by the table: %d.\n",
		v.Count(matches.AsDrawn), v.Count(matches.NotDrawn), v.Count(matches.Unchecked), v.Count(matches.ByHand))
}

// writeSeals prints the seals with the draws that each is for and, at the end of a
// match, its seed; and what the players gave after it was shown.
func writeSeals(w *bufio.Writer, what string, seals []matches.ProofSeed, seats []string) {
	for i, s := range seals {
		until := ""
		if i+1 < len(seals) {
			until = fmt.Sprintf(" to %d", seals[i+1].From-1)
		}
		seed := s.Seed
		if seed == "" {
			seed = "not shown yet"
		}
		first := fmt.Sprintf("from %s %d%s", what, s.From, until)
		if s.From == 0 {
			first = "for the start"
		}
		fmt.Fprintf(w, "seal %d  %s  %s  seed: %s\n  in words: %s\n", i+1, first, s.Commitment, seed, chance.Words(s.Commitment))
		for _, c := range s.Mixed {
			fmt.Fprintf(w, "  %s mixed in: %s\n", seats[c.Seat-1], c.Text())
		}
	}
}
