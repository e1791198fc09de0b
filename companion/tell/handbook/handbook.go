// Package handbook gathers what the project knows about a game's rules: the
// register, the options that decide each rule, the verbs that it is checked for,
// and a legal and an illegal example. The command rules prints it, and the pages
// in docs/rules are written from it.
package handbook

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// Handbook is the rulebook of one game, ready to be printed.
type Handbook struct {
	Game  *rules.Game
	Steps []string
	Verbs []rules.VerbFacts
	// Rules are the rules of the game's register, then those of all games.
	Rules []Rule

	fields []rules.Field
}

// Rule is one rule with everything that leads to it.
type Rule struct {
	rules.Rule
	// Options are the house rules that decide it.
	Options []rules.Option
	// Forms lists the moves that are checked against it: "steal SEAT RES".
	Forms []string
	Shown
}

// Shown holds the examples of a rule; nil: the project has none.
type Shown struct {
	Legal   *Example `json:"legal,omitempty"`
	Illegal *Example `json:"illegal,omitempty"`
}

// Example is a move from the examples that the tests judge.
type Example struct {
	// File is the transcript in the game's folder testdata/examples.
	File string `json:"file"`
	Line int    `json:"line"`
	Move string `json:"move"`
	// Says is the move in plain words, or why the referee refuses it.
	Says string `json:"says"`
	// Position is how the table stands before the move, in sentences; nil: as before the example above it.
	Position []string `json:"position,omitempty"`
}

//go:embed examples.json
var kept []byte

// Of returns the handbook of a game.
func Of(game *rules.Game) (*Handbook, error) {
	shown := map[string]map[string]Shown{}
	if err := json.Unmarshal(kept, &shown); err != nil {
		return nil, fmt.Errorf("the examples of the handbook: %w", err)
	}
	return with(game, shown[game.Key])
}

// with makes the handbook of a game with these examples, by rule.
func with(game *rules.Game, shown map[string]Shown) (*Handbook, error) {
	table, err := fullTable(game)
	if err != nil {
		return nil, err
	}
	h := &Handbook{Game: game, Steps: table.Steps(), Verbs: merged(table.Verbs()), fields: table.Fields()}
	for _, r := range slices.Concat(game.Rules(), rules.Shared[:]) {
		rule := Rule{Rule: r, Shown: shown[r.ID]}
		for _, name := range r.Options {
			if option, ok := game.Option(name); ok {
				rule.Options = append(rule.Options, option)
			}
		}
		for _, v := range h.Verbs {
			if slices.Contains(v.Rules, r.ID) && !slices.Contains(rule.Forms, v.Form) {
				rule.Forms = append(rule.Forms, v.Form)
			}
		}
		h.Rules = append(h.Rules, rule)
	}
	return h, nil
}

// merged makes one entry of verbs that differ only in the steps they are used in.
func merged(verbs []rules.VerbFacts) []rules.VerbFacts {
	var list []rules.VerbFacts
	for _, v := range verbs {
		i := slices.IndexFunc(list, func(w rules.VerbFacts) bool {
			return v.Form == w.Form && v.ByTable == w.ByTable && v.Help == w.Help && slices.Equal(v.Rules, w.Rules)
		})
		if i < 0 {
			list = append(list, v)
			continue
		}
		list[i].Steps = append(slices.Clip(list[i].Steps), v.Steps...)
	}
	return list
}

// fullTable opens a table with all seats taken, so that every seat is a word.
func fullTable(game *rules.Game) (rules.Table, error) {
	t := &rules.Transcript{}
	t.Add("Game", game.Key)
	for seat := range game.MaxSeats {
		t.Add("Seat", "Player "+strconv.Itoa(seat+1))
	}
	return game.Open(t, nil)
}

// Rule finds a rule of the game or of all games.
func (h *Handbook) Rule(id string) (Rule, bool) {
	i := slices.IndexFunc(h.Rules, func(r Rule) bool { return strings.EqualFold(r.ID, id) })
	if i < 0 {
		return Rule{}, false
	}
	return h.Rules[i], true
}
