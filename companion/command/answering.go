package command

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablekeeper/companion/answers"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

const answeringHelp = `Answers a question about the rules of a game. Ask it in your own words.

With --json it prints one object with all answers, the best one first: matter (the question that it answers),
verdict (yes, no, depends, fact, silent, unclear), turned, certain, rules, says, facts, goal, assumed, needs, asks.
The verdict belongs to the matter. If turned is true, you asked it the other way round, and the literal answer is the
opposite: for "you can't do that", no means that it can't be done. If it depends, asks holds the fact that decides first,
as a question, with each answer to it and the verdict that follows.`

// answering answers a question.
func answering(sh *Shell) *cobra.Command {
	c := newCommand(sh, "answer [--json] [--table FILE.table] GAME WORDS...", "answer a question about the rules", answeringHelp+"\nGames: "+shelf.Keys()+".")
	var asJSON bool
	var file string
	c.onOff("json", "print one JSON object", &asJSON)
	c.text("table", "FILE.table", "judge on the position at the end of a transcript", &file)
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
		table, err := tableOf(game, file, sh.In)
		if err != nil {
			return err
		}
		question := strings.Join(words[1:], " ")
		if n := utf8.RuneCountInString(question); n > answers.Longest {
			return fmt.Errorf("the question has %d letters; expected at most %d", n, answers.Longest)
		}
		list := desk.Ask(question, table)
		text := answersText(game, list)
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
const nearest = 3

// tableOf is the table at the end of a transcript; nil without a file.
func tableOf(game *rules.Game, file string, in io.Reader) (rules.Table, error) {
	if file == "" {
		return nil, nil
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
	return table, nil
}

// answersText are the answers for reading at the table: the first, or both of two that a question may mean and that differ.
func answersText(game *rules.Game, list []answers.Answer) string {
	text := answerText(game, &list[0])
	if list[0].Verdict == answers.Unclear {
		for _, a := range list[1:min(len(list), 1+nearest)] {
			text += "  Near: " + a.Matter + "\n"
		}
		return text
	}
	if other := answers.OtherReading(list); other != nil {
		text = "Which of these do you mean?\n\n" + text + "\n" + answerText(game, other)
	}
	return text
}

// answerText is one answer: what it is about, and what holds.
func answerText(game *rules.Game, a *answers.Answer) string {
	var b strings.Builder
	if a.Matter != "" {
		fmt.Fprintln(&b, a.Matter)
	}
	fmt.Fprintln(&b, a.Says)
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
	for _, two := range a.Clashes {
		fmt.Fprintf(&b, "  Which is it: %s or %s?\n", two[0], two[1])
	}
	if slices.ContainsFunc(a.Taken, func(t answers.Taken) bool { return t.Goal && t.Used }) {
		fmt.Fprintf(&b, "  Your goal: %s\n", a.Goal)
	}
	for _, assumed := range a.Assumed {
		fmt.Fprintf(&b, "  Assumed: %s\n", assumed)
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
		follows := map[answers.Verdict]string{answers.Yes: "Yes", answers.No: "No", answers.Depends: "it still depends"}[k.Verdict]
		text += fmt.Sprintf(" %s: %s.", k.Text, cmp.Or(follows, string(k.Verdict)))
	}
	return text
}
