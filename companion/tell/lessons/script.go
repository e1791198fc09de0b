package lessons

import (
	"fmt"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Line is a line of the script for whoever explains a game: what is said, what is shown, and the rule that it rests on.
type Line struct {
	Say, Show, Rule string
	Refused         bool // what is tried here is against the rule
}

// Script is the lesson for whoever explains the game at the table: the aim, what to say and show, and the end.
func (l *Lesson) Script() ([]Line, error) {
	lines := make([]Line, len(l.Steps))
	for i, s := range l.Steps {
		lines[i] = Line{Say: join(s.Say, s.Why), Show: s.Show, Rule: s.Rule}
	}
	at := map[*Step]int{}
	for i := range l.Steps {
		at[&l.Steps[i]] = i
	}
	err := l.Walk(func(t rules.Table, s *Step, a rules.Act) error {
		line := &lines[at[s]]
		if s.Kind == Try {
			line.Refused = true
			line.Say = join(line.Say, t.Explain(a).Why.String())
		} else if s.Show == "" {
			line.Show = join(line.Show, wording.Capital(t.Sentence(a))+".")
		}
		return nil
	})
	return lines, err
}

func join(a, b string) string { return strings.TrimSpace(a + " " + b) }

// Text is the script as plain text, to read out or print.
func (l *Lesson) Text() (string, error) {
	lines, err := l.Script()
	if err != nil {
		return "", err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s: how to explain it\n\nSay: %s\n", l.Game.Title, l.Aim)
	for i, line := range lines {
		say := "Say"
		if line.Refused {
			say = "Not allowed. Say"
		}
		fmt.Fprintf(&b, "\n%d. %s: %s", i+1, say, line.Say)
		if line.Rule != "" {
			fmt.Fprintf(&b, " (%s)", line.Rule)
		}
		if line.Show != "" {
			fmt.Fprintf(&b, "\n   Show: %s", line.Show)
		}
		b.WriteByte('\n')
	}
	b.WriteString("\nThe end:\n")
	for _, line := range l.End {
		fmt.Fprintf(&b, "- %s\n", line)
	}
	return b.String(), nil
}
