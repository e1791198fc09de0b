package answers

import (
	"fmt"
	"strings"

	"tablekeeper/companion/rules"
)

// Case is the move that decides an answer, at a table where it can be asked for.
type Case struct {
	Table rules.Table
	Act   rules.Act
	// Known is what is known of the position, as JSON; "": the position of the table.
	Known string
}

// Case is the move that decides an answer; false where none does.
func (d *Desk) Case(a Answer) (Case, bool) {
	if len(a.proof) == 0 {
		return Case{}, false
	}
	c, err := newCase(d.game, a.proof)
	return c, err == nil
}

// newCase reads a proof: headers, what is known of the position, moves.
func newCase(game *rules.Game, proof []string) (Case, error) {
	text := fmt.Sprintf("[Game %q]\n", game.Key)
	lines := strings.Join(proof, "\n")
	if !strings.Contains(lines, "[Seat ") {
		for _, name := range []string{"Anna", "Ben", "Cleo", "Dan"}[:min(4, game.MaxSeats)] {
			text += fmt.Sprintf("[Seat %q]\n", name)
		}
	}
	transcript, err := rules.ReadTranscript([]byte(text + lines + "\n"))
	if err != nil {
		return Case{}, err
	}
	c := Case{Known: "{}"}
	if c.Table, err = game.Open(transcript, nil); err != nil {
		return c, err
	}
	if len(transcript.Values("Position")) > 0 {
		c.Known = ""
	}
	last := len(transcript.Moves) - 1
	for _, m := range transcript.Moves[:last] {
		if m.Agreed {
			c.Known = m.Text
			continue
		}
		rules.JudgeMove(c.Table, m)
		c.Known = ""
	}
	c.Act, err = c.Table.Read(transcript.Moves[last].Text)
	return c, err
}
