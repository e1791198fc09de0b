package handbook

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// Refusal is a move that the referee refuses in one of the examples of refusals.
type Refusal struct {
	// Rule is the rule that the move breaks.
	Rule string
	// Check names the check that refuses it; "" for a rule of all games.
	Check Check
	// File and Line say where the move stands among the examples.
	File string
	Line int
	// Step is the step of the position, in words.
	Step string
	// Move is the move as it is written, Says in plain words.
	Move, Says string
	// Why is the sentence of the refusal.
	Why string
}

// Check names a check of a rulebook: the form and the steps of its verb, its rule,
// and which of the checks of that rule it is.
type Check struct {
	Form, Steps, Rule string
	Nth               int
}

// checksOf names the checks of each verb of a table.
func checksOf(t rules.Grammar) [][]Check {
	verbs := t.Verbs()
	list := make([][]Check, len(verbs))
	for i, v := range verbs {
		count := map[string]int{}
		for _, rule := range v.Rules {
			count[rule]++
			list[i] = append(list[i], Check{v.Form, strings.Join(v.Steps, " "), rule, count[rule]})
		}
	}
	return list
}

// The examples: transcripts in which positions are agreed on and refused moves follow.
//
//go:embed refusals
var refused embed.FS

const refusedFolder = "refusals"

// Refusals lists the refusals of a game, as its register lists the rules.
func Refusals(game *rules.Game) ([]Refusal, error) { return refusalsFrom(refused, game) }

func refusalsFrom(examples fs.FS, game *rules.Game) ([]Refusal, error) {
	files, err := fs.ReadDir(examples, refusedFolder)
	if err != nil {
		return nil, err
	}
	var list []Refusal
	for _, file := range files {
		if !strings.HasPrefix(file.Name(), game.Key+"-") {
			continue
		}
		data, err := fs.ReadFile(examples, path.Join(refusedFolder, file.Name()))
		if err != nil {
			return nil, err
		}
		found, err := refusalsIn(game, file.Name(), data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file.Name(), err)
		}
		list = append(list, found...)
	}
	order := map[string]int{}
	for i, r := range slices.Concat(game.Rules(), rules.Shared[:]) {
		order[r.ID] = i
	}
	slices.SortStableFunc(list, func(a, b Refusal) int { return cmp.Compare(order[a.Rule], order[b.Rule]) })
	return list, nil
}

// refusalsIn judges the moves of a transcript.
func refusalsIn(game *rules.Game, name string, data []byte) ([]Refusal, error) {
	transcript, err := rules.ReadTranscript(data)
	if err != nil {
		return nil, err
	}
	table, err := game.Open(transcript, nil)
	if err != nil {
		return nil, err
	}
	checks := checksOf(table)
	var list []Refusal
	for _, m := range transcript.Moves {
		j := rules.JudgeMove(table, m)
		switch j.Verdict {
		case rules.Unreadable:
			return nil, &rules.Fault{Line: m.Number, Text: j.Unread.Error()}
		case rules.Illegal:
			r := Refusal{
				Rule: j.Rule, File: name, Line: m.Number, Step: stepTitle(table),
				Move: m.Text, Says: table.Sentence(j.Act), Why: j.Why.String(),
			}
			if verb, check := table.Check(j.Act); check >= 0 {
				r.Check = checks[verb][check]
			}
			list = append(list, r)
		}
	}
	return list, nil
}

// stepTitle names the step of a table in words.
func stepTitle(t rules.Table) string {
	step := slices.Index(t.Steps(), t.Step())
	return cmp.Or(t.StepWords()[step].Title, t.Step())
}

// RefusalsText writes refusals of a game as plain text, rule by rule.
func RefusalsText(game *rules.Game, list []Refusal) string {
	var text strings.Builder
	last := ""
	for _, r := range list {
		if r.Rule != last {
			rule, _ := game.Rule(r.Rule)
			fmt.Fprintf(&text, "%s  %s\n", r.Rule, rule.Text)
			last = r.Rule
		}
		fmt.Fprintf(&text, "  %s\n    %s (%s)  [%s; %s:%d]\n", r.Why, r.Move, r.Says, r.Step, r.File, r.Line)
	}
	return text.String()
}
