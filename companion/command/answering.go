package command

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/answers"
)

const answeringHelp = `Answers a question about the rules of a game. Ask it in your own words.

With --json it prints one object with all answers, the best one first: matter (the question that it answers),
verdict (yes, no, depends, fact, told, silent, unclear), turned, certain, rules, says, facts, goal, assumed, supposed,
needs, asks. The verdict belongs to the matter. An answer is told where its sentence leads: nobody asked for yes or no, or
which of the two it comes to isn't sure; leans then holds the likelier one. number holds a number that was asked for, and
kind is much where the rules give it, and is where you claim it. With --table, kind may also be may, must, state or topic,
here is true where the position decided, now and then are the verdicts now and at the move's own time, and rest holds the
words that nothing has used. unused holds what you said and the answer doesn't use. second is another question that was asked in the same words, with its answer if there is one.
If turned is true, you asked it the other way round, and the literal answer is the opposite: for "you can't do that", no
means that it can't be done. If it depends, asks holds the fact that decides first, as a question, with each answer to it
and the verdict that follows.`

// answering answers a question.
func answering(sh *Shell) *cobra.Command {
	c := newCommand(sh, "answer [--json] [--table FILE.table [--seat NAME] | --option NAME=VALUE] GAME WORDS...", "answer a question about the rules", answeringHelp+"\nGames: "+shelf.Keys()+".")
	var asJSON bool
	var file, seat string
	var house []string
	c.onOff("json", "print one JSON object", &asJSON)
	c.text("table", "FILE.table", "judge on the position at the end of a transcript", &file)
	c.text("seat", "NAME", "say who asks at that table; else it is whoever is awaited", &seat)
	c.houseRules(&house)
	c.ValidArgsFunction = completeGames
	return c.runs(2, math.MaxInt, "a game and a question", func(words []string) error {
		game, err := gameOf(words[0])
		if err != nil {
			return err
		}
		desk, err := answers.For(game)
		if err != nil {
			return err
		}
		at, err := askedAt(game, file, seat, house, sh.In)
		if err != nil {
			return err
		}
		question := strings.Join(words[1:], " ")
		if n := utf8.RuneCountInString(question); n > answers.Longest {
			return fmt.Errorf("the question has %d letters; expected at most %d", n, answers.Longest)
		}
		list := desk.Ask(question, at)
		text := answersText(game, list, at)
		if asJSON {
			text = string(rules.JSON(map[string]any{"answers": list})) + "\n"
		}
		if err := sh.show(text); err != nil {
			return err
		}
		if list[0].Verdict == answers.Unclear {
			return exit(statusUnclear)
		}
		return nil
	})
}

// nearest is how many matters are named that a question may mean that isn't understood.
const nearest = 2

// askedAt is the match at the end of a transcript, and who asks there; without a file it's none, with house rules.
func askedAt(game *rules.Game, file, seat string, house []string, in io.Reader) (*answers.At, error) {
	switch {
	case file == "" && seat != "":
		return nil, errors.New("--seat says who asks at a table; it needs --table")
	case file != "" && len(house) > 0:
		return nil, errors.New("--option says how you play where there is no --table, which says so itself")
	case file == "":
		options, err := game.Chosen(house)
		return &answers.At{House: options}, err
	}
	transcript, table, err := openTranscript(file, "", in)
	if err != nil {
		return nil, err
	}
	if table.Game().Key != game.Key {
		return nil, fmt.Errorf("%s is a match of %s, not of %s", file, table.Game().Title, game.Title)
	}
	for _, move := range transcript.Moves {
		rules.JudgeMove(table, move)
	}
	at := &answers.At{Table: table}
	if seat != "" {
		at.Seat = 1 + slices.IndexFunc(table.Seats(), func(name string) bool { return strings.EqualFold(name, seat) })
		if at.Seat == 0 {
			return nil, fmt.Errorf("nobody at the table is called %s; there are %s", seat, strings.Join(table.Seats(), ", "))
		}
	}
	return at, nil
}

// answersText are the answers for reading at the table: the first, or both of two that a question may mean and that differ.
func answersText(game *rules.Game, list []answers.Answer, at *answers.At) string {
	text := answerText(game, &list[0], at, true)
	if list[0].Verdict == answers.Unclear {
		for _, a := range list[1:min(len(list), 1+nearest)] {
			text += "  Near: " + a.Matter + "\n"
		}
		return text
	}
	if other := answers.OtherReading(list); other != nil {
		text = "Which of these do you mean?\n\n" + answerText(game, &list[0], at, false) + "\n" + answerText(game, other, at, false)
	}
	if also := list[0].Second; also != nil && also.Answer != nil {
		text += "\nYou also asked: " + also.Asked + "\n" + answerText(game, also.Answer, at, false)
	} else if also != nil {
		text += "  Not answered: " + also.Asked + "\n"
	}
	return text
}

// answerText is one answer: what it is about, and what holds. One that is told begins with its sentence, where it stands alone.
func answerText(game *rules.Game, a *answers.Answer, at *answers.At, alone bool) string {
	var b strings.Builder
	told := alone && a.Verdict == answers.Told
	if a.Matter != "" && !told {
		fmt.Fprintln(&b, a.Matter)
	}
	fmt.Fprintln(&b, cmp.Or(strings.Join(a.Lines, "\n"), a.Says))
	if told && !a.Here {
		fmt.Fprintf(&b, "  About: %s\n", a.Matter)
	}
	if a.Asks != nil {
		fmt.Fprintf(&b, "  %s\n", asksText(a.Asks))
	} else {
		for _, need := range a.Needs {
			fmt.Fprintf(&b, "  It depends on %s.\n", need)
		}
	}
	for _, fact := range a.Facts {
		if fact.Used {
			fmt.Fprintf(&b, "  Taken from your words: %s\n", fact.Text)
		}
	}
	if slices.ContainsFunc(a.Taken, func(t answers.Taken) bool { return t.Goal && t.Used }) {
		fmt.Fprintf(&b, "  Your goal: %s\n", a.Goal)
	}
	if len(a.Unused) > 0 {
		fmt.Fprintf(&b, "  Not used: %s\n", strings.Join(a.Unused, "; "))
	}
	settled := "Assumed"
	if at.Table != nil {
		settled = "In this match"
	}
	for _, assumed := range a.Assumed {
		fmt.Fprintf(&b, "  %s: %s\n", settled, assumed)
	}
	for _, id := range a.Rules {
		if rule, ok := game.Rule(id); ok {
			fmt.Fprintf(&b, "  %s: %s\n", rule.ID, rule.Text)
		}
	}
	return b.String()
}

// asksText asks for a fact: "Is it my turn? no: No. yes: it still depends."
func asksText(m *answers.Missing) string {
	text := m.Question
	for _, k := range m.Keys {
		if k.Number != nil {
			text += " " + k.Label() + "."
			continue
		}
		follows := map[answers.Verdict]string{answers.Yes: "Yes", answers.No: "No", answers.Depends: "it still depends"}[k.Verdict]
		text += fmt.Sprintf(" %s: %s.", k.Text, cmp.Or(follows, string(k.Verdict)))
	}
	return text
}
