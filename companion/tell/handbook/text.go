package handbook

import (
	"fmt"
	"strings"

	"tablekeeper/companion/rules"
)

// String is the whole handbook as plain text: rules, house rules and moves.
func (h *Handbook) String() string {
	text := ""
	for _, r := range h.Rules {
		text += fmt.Sprintf("%-13s %s (%s)\n", r.ID, r.Text, r.Source)
	}
	text += "\nHouse rules\n"
	for _, o := range h.Game.Options {
		text += optionText(o)
	}
	text += "\nSteps: " + strings.Join(h.Steps, ", ") + "\n\nMoves\n"
	for _, v := range h.Verbs {
		who := ""
		if v.ByTable {
			who = "table: "
		}
		text += fmt.Sprintf("%s%s: %s\n  Steps: %s\n", who, v.Form, v.Help, strings.Join(v.Steps, ", "))
		if len(v.Rules) > 0 {
			text += "  Checks: " + strings.Join(v.Rules, ", ") + "\n"
		}
	}
	return text + "\nWords\n" + h.wordsText()
}

// wordsText lists the vocabularies of all moves, each once.
func (h *Handbook) wordsText() string {
	text := ""
	for _, w := range h.vocabularies() {
		list := w.String()
		if list == "" {
			list = "any word"
		}
		text += fmt.Sprintf("%s: %s\n", w.Name, list)
	}
	return text
}

// vocabularies are those of all moves, each once, in the order of the verbs.
func (h *Handbook) vocabularies() []*rules.Vocabulary {
	var list []*rules.Vocabulary
	said := map[string]bool{}
	for _, v := range h.Verbs {
		for _, w := range v.Words {
			if line := w.Name + w.String(); !said[line] {
				said[line] = true
				list = append(list, w)
			}
		}
	}
	return list
}

// Text is one rule as plain text.
func (h *Handbook) Text(r Rule) string {
	text := fmt.Sprintf("%s  %s\n%s\nSource: %s\n", h.Game.Title, r.ID, r.Text, r.Source)
	for _, o := range r.Options {
		text += "House rule " + optionText(o)
	}
	if len(r.Forms) > 0 {
		text += "Checked for: " + strings.Join(r.Forms, ", ") + "\n"
	}
	return text + r.Legal.text("Legal") + r.Illegal.text("Illegal")
}

// text is an example with the position that it is about.
func (e *Example) text(verdict string) string {
	if e == nil {
		return ""
	}
	where := e.Position
	if where == nil {
		where = []string{"In the same position."}
	}
	return fmt.Sprintf("%s: %s (%s)\n  %s\n", verdict, e.Move, e.Says, strings.Join(where, "\n  "))
}

func optionText(o rules.Option) string {
	return fmt.Sprintf("%s: %s (%s; default %s. %s)\n", o.Name, o.Question, strings.Join(o.Values, ", "), o.Default, o.Why)
}
