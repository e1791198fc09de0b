package game

import (
	"errors"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// MatchWhere names the table of a match in a route.
func MatchWhere(id string) string { return "match/" + id }

// PastWhere names the table of a match as it was after a line of its log.
func PastWhere(id string, line int) string { return MatchWhere(id) + past + strconv.Itoa(line) }

const past = "@"

// PastOf is the match and the line of the log that a route names; 0: the present.
func PastOf(where string) (id string, line int) {
	id, number, _ := strings.Cut(where, past)
	if line, err := strconv.Atoi(number); err == nil && line > 0 {
		return id, line
	}
	return id, 0
}

// RulingOn leads to the ruling on a move at a table.
func RulingOn(where string, t rules.Table, act rules.Act) shell.Route {
	return RulingAt(where, strconv.Itoa(act.Seat)+": "+t.Notation(act))
}

// RulingAt leads to the ruling on a move in the notation, which may be none.
func RulingAt(where, line string) shell.Route {
	if seat, move, ok := strings.Cut(line, ":"); ok && seat == "0" {
		line = "table:" + move
	}
	return shell.Route{Page: shell.RulingPage, Arg: where + "/" + line}
}

// RuleRoute leads to the page of a rule.
func RuleRoute(g *rules.Game, id string) shell.Route {
	return shell.Route{Page: shell.RulePage, Arg: g.Key + "/" + id}
}

// Seating is a table that can be asked for a ruling, and what may be done with the answer.
type Seating struct {
	Table rules.Table
	Play  func(rules.Act) // carries out a legal move; nil: nothing is played here
	Agree func()          // sets the position that the table agrees on; nil: nothing is recorded here
}

// NewProblem is a sentence about what does not fit; it is hidden until there is something.
func NewProblem() *parts.Words {
	words := parts.NewWords("", look.Body, look.NotAllowed)
	words.Hide()
	return words
}

// SayProblem shows an error as a sentence, or hides it.
func SayProblem(words *parts.Words, err error) {
	text := ""
	var fault *rules.Fault
	switch {
	case errors.As(err, &fault):
		text = parts.Upper(fault.Text) + "." // the line would be one of headers that nobody sees
	case err != nil:
		text = parts.Upper(err.Error()) + "."
	}
	words.SetText(text)
	box.SetVisible(words, err != nil)
}

// OptionName is how an option is called in a transcript.
func OptionName(name string) string {
	return wording.L("Option {name}", name)
}

// RulesLine reports what the register holds.
func RulesLine(g *rules.Game) string {
	return wording.L("All {rules} rules and {options} house rules, to search by word or number.", len(g.Rules()), len(g.Options))
}

// AidCard is a card that leads to an aid.
func AidCard(aid Aid, open func()) fyne.CanvasObject {
	return parts.NewCard(aid.Icon, aid.Title(), aid.Line(), open)
}

// AidKeys are what leads to the table aids of a game, each made by of; nil is left out.
func (a *Session) AidKeys(key string, of func(aid Aid, open func()) fyne.CanvasObject) (keys []fyne.CanvasObject) {
	for _, aid := range append(looseAids(a, key), a.Adds(key).Aids...) {
		if aid.Under {
			continue
		}
		if o := of(aid, func() { a.Open(shell.Route{Page: shell.AidPage, Arg: key + "/" + aid.Name}) }); o != nil {
			keys = append(keys, o)
		}
	}
	return keys
}
