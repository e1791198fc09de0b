package command

import (
	"bufio"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// verify makes every draw of an exported match again from its seed.
func verify(sh *Shell) *cobra.Command {
	var asJSON bool
	c := newCommand(sh, "verify [--json] FILE", "repeat the draws of an exported match from their seed",
		"Reads an exported match (- is standard input), repeats every throw, card and event that the\n"+
			"app drew, from the seed and from what everybody mixed in, and says whether each is as\n"+
			"drawn. It marks what people entered themselves.")
	c.onOff("json", "print one JSON object a throw, card or event, then one for the end", &asJSON)
	c.ValidArgsFunction = completeTranscripts
	return c.runs(1, 1, "one transcript", func(words []string) error { return verifyFile(words[0], asJSON, sh) })
}

func verifyFile(name string, asJSON bool, sh *Shell) error {
	data, err := readInput(name, sh.In)
	if err != nil {
		return err
	}
	events := &tide.Sequence{}
	v, err := fairness.Verify(data, shelf.Find, events.Word, nil)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	w := bufio.NewWriter(&visible{to: sh.Out})
	if asJSON {
		writeProofLines(w, v)
	} else {
		writeProof(w, v)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if status := [...]int{statusDone, statusNothing, statusFault, statusFault}[v.Answer()]; status != statusDone {
		return exit(status)
	}
	return nil
}

// writeProofLines prints JSON Lines.
func writeProofLines(w *bufio.Writer, v *fairness.Verification) {
	type line struct {
		Line    int    `json:"line"`
		Move    string `json:"move"`
		By      string `json:"by"`
		Number  int    `json:"number,omitempty"`
		Finding string `json:"finding"`
		Why     string `json:"why,omitempty"`
	}
	for _, c := range v.Checked {
		w.Write(rules.JSON(line{c.Line, c.Text, c.By, c.Number, c.Finding.String(), c.Why}))
		w.WriteByte('\n')
	}
	end := struct {
		End       bool     `json:"end"`
		Answer    string   `json:"answer"`
		Proved    bool     `json:"proved"`
		Draws     int      `json:"draws"`
		Start     int      `json:"start,omitempty"`
		AsDrawn   int      `json:"as_drawn"`
		NotDrawn  int      `json:"not_as_drawn"`
		Unchecked int      `json:"unchecked"`
		Entered   int      `json:"entered"`
		Late      []string `json:"late"`
		Problems  []string `json:"problems"`
	}{
		true, v.Answer().String(), v.Proved(), v.Draws(), v.Start, v.Count(fairness.AsDrawn), v.Count(fairness.NotDrawn), v.Count(fairness.Unchecked),
		v.Count(fairness.ByHand), append([]string{}, v.Late...), append([]string{}, v.Problems...),
	}
	w.Write(rules.JSON(end))
	w.WriteByte('\n')
}

// writeProof prints what is to be read: what is wrong or open first, then how it
// stands in all.
func writeProof(w *bufio.Writer, v *fairness.Verification) {
	if v.Start > 0 {
		fmt.Fprintf(w, "start %d of this game on the device that evening\n", v.Start)
	}
	writeSeals(w, "draw", v.Seeds, v.Seats)
	writeSeals(w, "event", v.Timers, v.Seats)
	for _, c := range v.Checked {
		where := fmt.Sprintf("line %d", c.Line)
		if c.Line == 0 {
			where = "headers"
		}
		switch {
		case c.Finding == fairness.ByHand:
			fmt.Fprintf(w, "%s  %s  (entered by the table)\n", where, wording.Shorten(c.Text, mostQuoted))
		case c.Finding == fairness.AgreedOn:
			fmt.Fprintf(w, "%s  %s  (by the table)\n", where, c.Text)
		case c.Why != "":
			fmt.Fprintf(w, "%s  %s  %s: %s\n", where, wording.Shorten(c.Text, mostQuoted), c.Finding, c.Why)
		default:
			fmt.Fprintf(w, "%s  %s  %s\n", where, wording.Shorten(c.Text, mostQuoted), c.Finding)
		}
	}
	for _, sentence := range slices.Concat(v.Late, v.Problems) {
		fmt.Fprintln(w, sentence)
	}
	fmt.Fprintf(w, "As drawn: %d. Not as drawn: %d. Can't be checked: %d. Entered by the table: %d.\n",
		v.Count(fairness.AsDrawn), v.Count(fairness.NotDrawn), v.Count(fairness.Unchecked), v.Count(fairness.ByHand))
	fmt.Fprintln(w, proofText(v))
}

// proofText says in a sentence what came of the check.
func proofText(v *fairness.Verification) string {
	n := wording.Count(v.Draws(), "draw").String()
	switch v.Answer() {
	case fairness.Proved:
		return "Proved: " + n + " of the app, all as drawn. No file can prove who sat where, or what people entered."
	case fairness.Nothing:
		return "Nothing to prove: the app drew nothing here."
	case fairness.Open:
		return "Open: " + n + " of the app, none known to be wrong, but not all can be checked."
	}
	return "Refuted: " + n + " of the app; what is wrong stands above."
}

// writeSeals prints the seals with the draws that each is for and, at the end of a
// match, its seed; and what the players gave after it was shown.
func writeSeals(w *bufio.Writer, what string, seals []fairness.ProofSeed, seats []string) {
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
