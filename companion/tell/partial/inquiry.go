// Package partial judges a move on a position of which only a part is known. It says
// that a move is legal or illegal only where that is so in every possible position
// that fits what is known; else it says on which facts it depends.
//
// It knows no game: the book of a game describes its fields, and lists for each
// check which fields it reads (facts.txt beside the game). A test varies positions and holds the
// lists to be true.
package partial

import (
	"errors"
	"fmt"
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Inquiry is what is known of a position at a table. Whoever asks sets and clears
// facts and has moves judged.
type Inquiry struct {
	table   rules.Table
	trial   *boardTrial
	fields  []rules.Field
	root    *rules.Field // all fields as one group
	verbs   []rules.VerbFacts
	steps   []string
	reads   reads
	named   []string // invariants by their names in the reads
	leaves  []*leaf
	byPath  map[string]*leaf
	known   map[string]any
	samples *samples
	share   int              // how many steps the question can be about
	forms   map[form][]*leaf // leaves that a name reads for a move
}

// form is a name in facts.txt for a move.
type form struct {
	name string
	n    named
}

// New begins an inquiry of which nothing is known but seats, options and setup.
func New(t rules.Table) *Inquiry {
	q := &Inquiry{
		table: t, trial: &boardTrial{Trial: rules.TrialOf(t)}, fields: t.Fields(), verbs: t.Verbs(), steps: t.Steps(),
		reads: readsOf(t.Game().Text("facts.txt")), samples: newSamples(t),
	}
	q.root = &rules.Field{Kind: rules.GroupField, Of: q.fields}
	for i, name := range rules.InvariantsOf(t) {
		q.named = append(q.named, invariantName(i, name))
	}
	if err := q.know(unknown{}); err != nil {
		panic("ask: " + err.Error()) // nothing known isn't a fault
	}
	return q
}

// Of begins an inquiry with all that a match knows: its position. Cards that
// nobody has shown stay unknown cards.
func Of(t rules.Table) *Inquiry {
	q := New(t)
	if err := q.know(spell(q.trial.Tree())); err != nil {
		panic("ask: " + err.Error()) // a table's own position fits its fields
	}
	return q
}

// Read sets what is known from a position's JSON form in which a field may be
// missing or "?". The text of a whole position is taken as it is: there a "?"
// stands for a card that nobody has shown, where the game has such.
func (q *Inquiry) Read(text []byte) error {
	var tree any
	err := rules.ReadJSON(text, func(v rules.Value) { tree = v.Plain() })
	if err != nil {
		return err
	}
	exact := q.trial.Set(tree.(rules.Object)) == nil
	if exact {
		if faults := q.table.Faults(text); len(faults) > 0 {
			return notPossible(faults[0])
		}
		tree = spell(tree)
	}
	return q.know(tree)
}

// shown marks a "?" that is a word of the game and nothing unknown.
type shown struct{}

// spell marks the words "?" of a whole position.
func spell(v any) any {
	return mapped(v, func(v any) any {
		if v == any(rules.Unseen) {
			return shown{}
		}
		return v
	})
}

// unspell gives the words "?" back.
func unspell(v any) any {
	return mapped(v, func(v any) any {
		if v == any(shown{}) {
			return rules.Unseen
		}
		return v
	})
}

// know sets what is known from a tree.
func (q *Inquiry) know(tree any) error {
	w := &walker{seats: len(q.table.Seats()), known: map[string]any{}}
	w.fields(q.fields, tree, leaf{})
	if len(w.faults) > 0 {
		return errors.New(w.faults[0])
	}
	q.leaves, q.known, q.byPath = w.leaves, w.known, map[string]*leaf{}
	for i, l := range w.leaves {
		l.place = i
		q.byPath[l.path] = l
	}
	q.forms = map[form][]*leaf{}
	q.setUp()
	return nil
}

// setUp makes known what the table's setup says.
func (q *Inquiry) setUp() {
	b := q.board(q.samples.all[0].tree())
	for i := range q.fields {
		if !q.fields[i].Setup {
			continue
		}
		for _, l := range q.leaves {
			if _, known := q.known[l.path]; !known && l.at[0] == q.fields[i].Name {
				q.known[l.path] = copied(b.get(l))
			}
		}
	}
}

// Set makes a fact known by its path, such as "money.0". The value is one of those
// that Values lists.
func (q *Inquiry) Set(path string, value any) error {
	l, ok := q.byPath[path]
	if !ok {
		return fmt.Errorf("there is no fact %q", path)
	}
	n, isNumber := value.(int)
	switch {
	case l.values != nil && !slices.Contains(l.values, value),
		l.values == nil && l.kind == number && (!isNumber || n < l.low || n > l.high) && (value != nil || l.field.Null == ""):
		return fmt.Errorf("%q can't be %v", path, value)
	case l.kind == keys:
		return fmt.Errorf("%q isn't a fact that can be set", path)
	}
	q.known[path] = value
	return nil
}

// Clear makes a fact unknown.
func (q *Inquiry) Clear(path string) { delete(q.known, path) }

// Known gives the value of a fact, and whether it is known.
func (q *Inquiry) Known(path string) (value any, known bool) {
	value, known = q.known[path]
	return value, known
}

// Paths lists the facts of the position in the order of its fields.
func (q *Inquiry) Paths() []string {
	paths := make([]string, len(q.leaves))
	for i, l := range q.leaves {
		paths[i] = l.path
	}
	return paths
}

// Values lists the values that a fact can have: each one, or a range.
func (q *Inquiry) Values(path string) []Value {
	l, ok := q.byPath[path]
	if !ok {
		return nil
	}
	if l.values == nil && l.kind == number {
		return []Value{{From: l.low, To: l.high, Range: true, Title: wording.Say("{from} to {to}", l.low, l.high).String()}}
	}
	list := make([]Value, len(l.values))
	for i, v := range l.values {
		list[i] = Value{Value: v, Title: q.title(l, v).String()}
	}
	return list
}

// Listed reports whether a fact is a list, or what lies at places, and gives one without entries.
func (q *Inquiry) Listed(path string) (none any, listed bool) {
	l, ok := q.byPath[path]
	if !ok || l.kind != whole {
		return nil, false
	}
	if l.field.Kind == rules.ListField {
		return rules.List{}, true
	}
	return rules.Object{}, true
}

// Question asks for a fact in the players' words.
func (q *Inquiry) Question(path string) string {
	if l, ok := q.byPath[path]; ok {
		return q.question(l).String()
	}
	return ""
}

// readBy lists the leaves that a name reads for a move.
func (q *Inquiry) readBy(name string, n *named) []*leaf {
	key := form{name, *n}
	if list, ok := q.forms[key]; ok {
		return list
	}
	list := []*leaf{}
	for _, l := range q.leaves {
		if q.reads.of(name, l, n) != nil {
			list = append(list, l)
		}
	}
	q.forms[key] = list
	return list
}

// overlaid is a copy of a donor's tree with all that is known.
func (q *Inquiry) overlaid(tree rules.Object) *board {
	b := q.board(copied(tree).(rules.Object))
	q.overlay(b)
	return b
}

// size is about how many values a position has, however many of them are unknown.
func (q *Inquiry) size() int { return max(q.samples.size, len(q.leaves)) + 1 }

func (q *Inquiry) board(tree rules.Object) *board {
	return &board{tree: tree, root: q.root, seats: len(q.table.Seats())}
}

func (q *Inquiry) overlay(b *board) {
	for _, l := range q.leaves {
		if v, ok := q.known[l.path]; ok {
			b.set(l, v)
		}
	}
}
