package command

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/partial"
)

const askHelp = `Judges one move on a position of which only a part is known. FILE (- is standard input) is a
transcript: headers, a position "= {...}" and, as its last line, the move. A field of the position
may be left out or be "?": nobody knows it. Legal and illegal hold in every possible position that
fits what is known; else it depends on the listed facts; the one that decides most comes first.
The verdict is open where no position was found that fits.

  - Cards, stations and the like that an object doesn't name are not there; {"?": "?"} among them
    says that there may be more. An array by seat may be shorter than the seats.
  - A position in which no field is missing is taken as it is written: there "?" is a card or a
    nation that nobody has shown. A list with a "?" in it is unknown as a whole.
  - Without a position the one that the moves before have led to is known; without such moves and
    without a Position header nothing is. Moves that are not legal are void, as for check.
  - Whose turn it is, the step and that the game runs are assumed where nobody says otherwise, and that a card of
    the move is where the move needs it.
  - Where an illegal move can break several rules, rule lists them with ", " in between; the first
    is broken for sure. legal_when and illegal_when are null where no such position was found.
  - takes lists the changes, each with path, from and to, that would make the move legal.`

// askCommand judges a move on a partly known position.
func askCommand(sh *Shell) *cobra.Command {
	c := newCommand(sh, "ask [--json] [--box FILE] FILE", "judge a move on a position of which only a part is known", askHelp)
	return c.onMatch("print one JSON object", func(m *match) error {
		answer, table, err := asked(m)
		if err != nil {
			return fmt.Errorf("%s: %w", m.name, err)
		}
		text := string(rules.JSON(answer)) + "\n"
		if !m.asJSON {
			text = sentence(&answer, table)
		}
		if err := sh.show(text); err != nil {
			return err
		}
		return map[partial.Verdict]exit{partial.Legal: statusDone, partial.Illegal: statusFault, partial.Depends: statusDepends, partial.Open: statusDepends}[answer.Verdict]
	})
}

// asked judges the last line of a transcript on what the lines before say.
func asked(m *match) (partial.Answer, rules.Table, error) {
	moves := m.transcript.Moves
	if len(moves) == 0 || moves[len(moves)-1].Agreed {
		return partial.Answer{}, nil, errors.New("expected a move as the last line")
	}
	last := moves[len(moves)-1]
	fails := func(line int, err error) (partial.Answer, rules.Table, error) {
		return partial.Answer{}, nil, fmt.Errorf("line %d: %w", line, err)
	}
	q := partial.New(m.table)
	if len(m.transcript.Values("Position")) > 0 {
		q = partial.Of(m.table)
	}
	for _, move := range moves[:len(moves)-1] {
		if !move.Agreed {
			rules.JudgeMove(m.table, move)
			q = partial.Of(m.table)
			continue
		}
		q = partial.New(m.table)
		if err := q.Read([]byte(move.Text)); err != nil {
			return fails(move.Number, err)
		}
	}
	a, err := m.table.Read(last.Text)
	if err != nil {
		return fails(last.Number, err)
	}
	answer, err := q.Judge(a)
	if err != nil {
		return fails(last.Number, err)
	}
	return answer, m.table, nil
}

// mostValues is how many values of a fact are shown for reading.
const mostValues = 12

// sentence is an answer for reading at the table.
func sentence(answer *partial.Answer, table rules.Match) string {
	var b strings.Builder
	fmt.Fprintln(&b, map[partial.Verdict]string{partial.Legal: "Allowed.", partial.Illegal: "Not allowed.", partial.Depends: "It depends.", partial.Open: answer.Reason}[answer.Verdict])
	if answer.Verdict == partial.Illegal {
		fmt.Fprintln(&b, answer.Reason)
		for _, id := range strings.Split(answer.Rule, ", ") {
			if rule, ok := table.Game().Rule(id); ok {
				fmt.Fprintf(&b, "  %s: %s\n", rule.ID, rule.Text)
			}
		}
	}
	for _, a := range answer.Assumed {
		fmt.Fprintf(&b, "Assumed: %s\n", a.Text)
	}
	for _, fact := range answer.Facts {
		fmt.Fprintln(&b, fact.Question)
		for i, v := range fact.Values {
			if i == mostValues {
				fmt.Fprintf(&b, "  and %d more\n", len(fact.Values)-i)
				break
			}
			fmt.Fprintf(&b, "  %s: %s\n", v.Title, follows(v))
		}
	}
	for _, take := range answer.Takes {
		fmt.Fprintf(&b, "It would take: %s\n", take.Text)
	}
	return b.String()
}

// follows says what follows from a value.
func follows(v partial.Value) string {
	switch v.Verdict {
	case partial.Legal:
		return "allowed"
	case partial.Illegal:
		return "not allowed (" + v.Rule + ")"
	}
	return "it still depends"
}
