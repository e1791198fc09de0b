// Package precedents is the case law of a table: rulings that people have kept, with
// what they decided. It has no disk and no clock of its own.
package precedents

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// Precedent is a ruling that was kept.
type Precedent struct {
	Game     string   `json:"game"` // its key
	Date     string   `json:"date"` // "2026-05-03"
	Question string   `json:"question"`
	Move     string   `json:"move"` // in the notation
	Facts    []string `json:"facts,omitempty"`
	Ruling   string   `json:"ruling"`
	Rule     string   `json:"rule"`    // "" for a legal move
	Allowed  bool     `json:"allowed"` // the table allows what the rule doesn't; else it is as the rule says
	Reason   string   `json:"reason,omitempty"`
}

// Book lists precedents, the latest first.
type Book struct {
	Kept []Precedent `json:"kept"`
}

// ReadBook reads what JSON has written.
func ReadBook(data []byte) (Book, error) {
	var b Book
	if err := json.Unmarshal(data, &b); err != nil {
		return Book{}, err
	}
	return b, nil
}

// JSON writes the book.
func (b *Book) JSON() []byte {
	data, err := json.MarshalIndent(b, "", "\t")
	if err != nil {
		panic("precedents: " + err.Error()) // strings and bools can be written
	}
	return append(data, '\n')
}

// Add keeps a precedent and reports whether it is new.
func (b *Book) Add(p Precedent) bool {
	if slices.ContainsFunc(b.Kept, p.equal) {
		return false
	}
	at := slices.IndexFunc(b.Kept, func(other Precedent) bool { return other.Date <= p.Date })
	if at < 0 {
		at = len(b.Kept)
	}
	b.Kept = slices.Insert(b.Kept, at, p)
	return true
}

func (p Precedent) equal(other Precedent) bool {
	facts := slices.Equal(p.Facts, other.Facts)
	p.Facts, other.Facts = nil, nil
	return facts && p.text() == other.text()
}

// Remove forgets a precedent.
func (b *Book) Remove(p Precedent) { b.Kept = slices.DeleteFunc(b.Kept, p.equal) }

// Of is the latest precedent of a game and rule.
func (b *Book) Of(game, rule string) (Precedent, bool) {
	for _, p := range b.Kept {
		if p.Game == game && p.Rule == rule && rule != "" {
			return p, true
		}
	}
	return Precedent{}, false
}

// Find lists the precedents that hold all words of a search.
func (b *Book) Find(search string) []Precedent {
	var list []Precedent
	for _, p := range b.Kept {
		text := rules.Fold(p.text())
		if !slices.ContainsFunc(strings.Fields(rules.Fold(search)), func(word string) bool { return !strings.Contains(text, word) }) {
			list = append(list, p)
		}
	}
	return list
}

// heading begins a text of precedents.
const heading = "Tablekeeper precedents 1"

// What a table decided, as the text says it.
const (
	asTheRule = "as the rule says"
	allowed   = "we allow it"
)

// Text writes the book for reading and sending; Import reads it.
func (b *Book) Text() string {
	text := heading + "\n"
	for _, p := range b.Kept {
		text += "\n" + p.text()
	}
	return text
}

func (p Precedent) text() string {
	var lines strings.Builder
	line := func(name, value string) {
		if value = strings.Join(strings.Fields(value), " "); value != "" {
			fmt.Fprintf(&lines, "%s: %s\n", name, value)
		}
	}
	line("Game", p.Game)
	line("Date", p.Date)
	line("Question", p.Question)
	line("Move", p.Move)
	for _, fact := range p.Facts {
		line("Fact", fact)
	}
	line("Ruling", p.Ruling)
	line("Rule", p.Rule)
	decided := asTheRule
	if p.Allowed {
		decided = allowed
	}
	line("Decided", decided)
	line("Reason", p.Reason)
	return lines.String()
}

// Import adds the precedents of a text and reports how many are new. The error names
// the line that can't be read; then nothing is added.
func (b *Book) Import(text string) (added int, err error) {
	list, err := read(text)
	if err != nil {
		return 0, err
	}
	for _, p := range list {
		if b.Add(p) {
			added++
		}
	}
	return added, nil
}

func read(text string) ([]Precedent, error) {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	if strings.TrimSpace(lines[0]) != heading {
		return nil, fmt.Errorf("line 1: expected %q", heading)
	}
	var list []Precedent
	for i, line := range lines[1:] {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		name, value, ok := strings.Cut(line, ":")
		value = strings.TrimSpace(value)
		switch {
		case !ok:
			return nil, fmt.Errorf("line %d: expected a name and a colon", i+2)
		case name == "Game":
			list = append(list, Precedent{Game: value})
		case len(list) == 0:
			return nil, fmt.Errorf("line %d: expected Game first", i+2)
		default:
			if err := list[len(list)-1].set(name, value); err != nil {
				return nil, fmt.Errorf("line %d: %w", i+2, err)
			}
		}
	}
	return list, nil
}

// set reads one line of a precedent.
func (p *Precedent) set(name, value string) error {
	switch name {
	case "Date":
		p.Date = value
	case "Question":
		p.Question = value
	case "Move":
		p.Move = value
	case "Fact":
		p.Facts = append(p.Facts, value)
	case "Ruling":
		p.Ruling = value
	case "Rule":
		p.Rule = value
	case "Reason":
		p.Reason = value
	case "Decided":
		if p.Allowed = value == allowed; !p.Allowed && value != asTheRule {
			return errors.New("expected " + asTheRule + " or " + allowed)
		}
	default:
		return fmt.Errorf("there is no line %q in a precedent", name)
	}
	return nil
}
