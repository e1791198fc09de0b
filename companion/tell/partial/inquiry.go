// Package partial judges a move on a position of which only a part is known. It says
// that a move is legal or illegal only where that is so in every possible position
// that fits what is known; else it says on which facts it depends.
//
// It knows no game: the book of a game describes its fields, and lists for each
// check which fields it reads (facts.txt beside the game). A test varies positions and holds the
// lists to be true.
package partial

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Inquiry is what is known of a position at a table. Whoever asks sets and clears
// facts and has moves judged.
type Inquiry struct {
	table   rules.Table
	trial   *boardTrial
	root    *rules.Field // all fields as one group
	verbs   []checked
	steps   []string
	holds   []*reads // what the invariants read
	awaits  *reads   // what the question who is awaited reads
	leaves  []*leaf
	byPath  map[string]*leaf
	step    *leaf
	known   map[*leaf]any
	samples *samples
	share   int // how many steps the question can be about
	called  map[rules.Act]*named
}

// checked are the checks of a verb: their rules, and what they read.
type checked struct {
	rules  []string
	checks []*reads
}

// New begins an inquiry of which nothing is known but seats, options and setup.
func New(t rules.Table) *Inquiry {
	q := &Inquiry{
		table: t, trial: &boardTrial{Trial: rules.TrialOf(t)}, root: &rules.Field{Kind: rules.GroupField, Of: t.Fields()},
		steps: t.Steps(), samples: newSamples(t),
	}
	list := readsOf(t.Game().Text("facts.txt"))
	readBy := func(name string) *reads {
		r, ok := list[name]
		if !ok {
			r = reads{{trend: '!'}} // everything
		}
		return &r
	}
	q.awaits = readBy(awaitedName)
	for i, name := range rules.InvariantsOf(t) {
		q.holds = append(q.holds, readBy(invariantName(i, name)))
	}
	for _, v := range t.Verbs() {
		of := checked{rules: v.Rules}
		for k := range v.Rules {
			of.checks = append(of.checks, readBy(checkName(&v, k)))
		}
		q.verbs = append(q.verbs, of)
	}
	if err := q.know(unknown{}, false); err != nil {
		panic("ask: " + err.Error()) // nothing known isn't a fault
	}
	return q
}

// Of begins an inquiry with all that a match knows: its position. Cards that
// nobody has shown stay unknown cards.
func Of(t rules.Table) *Inquiry {
	q := New(t)
	if err := q.know(q.trial.Tree(), true); err != nil {
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
	}
	return q.know(tree, exact)
}

// know sets what is known from a tree. In an exact one a "?" is a word of the game and nothing unknown.
func (q *Inquiry) know(tree any, exact bool) error {
	w := &walker{seats: len(q.table.Seats()), exact: exact, known: map[*leaf]any{}}
	w.fields(tree, &leaf{field: q.root})
	if w.fault != nil {
		return w.fault
	}
	q.leaves, q.known, q.byPath, q.called = w.leaves, w.known, map[string]*leaf{}, map[rules.Act]*named{}
	b := q.board(q.samples.all[0].tree())
	for _, l := range w.leaves {
		q.byPath[l.path()] = l
		if _, known := q.known[l]; !known && q.setUp(l) {
			q.known[l] = copied(b.get(l))
		}
	}
	q.step = q.byPath["step"]
	return nil
}

// setUp reports whether the table's setup says a leaf.
func (q *Inquiry) setUp(l *leaf) bool { return q.root.Of[l.top].Setup }

// Set makes a fact known by its path, such as "money.0", and reports whether it can be so: the value is one of those
// that a fact as it is asked for lists.
func (q *Inquiry) Set(path string, value any) bool {
	l := q.byPath[path]
	if l == nil || l.kind == keys || !l.takes(value) {
		return false
	}
	q.known[l] = value
	return true
}

// Clear makes a fact unknown.
func (q *Inquiry) Clear(path string) { delete(q.known, q.byPath[path]) }

// Whole reports whether nothing is unknown.
func (q *Inquiry) Whole() bool { return len(q.known) == len(q.leaves) }

// Stated lists the paths of the facts that are known and that the setup doesn't say, in the order of the fields.
func (q *Inquiry) Stated() (paths []string) {
	for _, l := range q.leaves {
		if q.isKnown(l) && !q.setUp(l) {
			paths = append(paths, l.path())
		}
	}
	return paths
}

func (q *Inquiry) isKnown(l *leaf) bool {
	_, known := q.known[l]
	return known
}

// Asked is a fact as it is asked for.
type Asked struct {
	Path string
	// Question asks for the fact in the players' words, and Said is its known value; "" where it has none.
	Question, Said string
	// Values are all that it can have: each one, or a range.
	Values []Value
	// Now is the known value, nil where it isn't known, and None a list, or what lies at places, without entries: nil for other facts.
	Now, None any
}

// Ask gives the fact of a path; without a question where there is none.
func (q *Inquiry) Ask(path string) Asked {
	l, ok := q.byPath[path]
	if !ok {
		return Asked{}
	}
	now, known := q.known[l]
	f := Asked{Path: path, Question: q.question(l).String(), Values: make([]Value, len(l.values)), Now: now}
	if known {
		f.Said = q.title(l, now).String()
	}
	for i, v := range l.values {
		f.Values[i] = Value{Value: v, Title: q.title(l, v).String()}
	}
	switch {
	case l.kind == number && l.values == nil:
		f.Values = []Value{{From: l.low, To: l.high, Range: true, Title: wording.Say("{from} to {to}", l.low, l.high).String()}}
	case l.kind == whole:
		f.None = l.none()
	}
	return f
}

// none is a list, or what lies at places, without entries.
func (l *leaf) none() any {
	if l.field.Kind == rules.ListField {
		return rules.List{}
	}
	return rules.Object{}
}

// named is what a move calls seats and words.
func (q *Inquiry) named(a rules.Act) *named {
	n := q.called[a]
	if n == nil {
		n = namedBy(a, q.table.Form(a).Words)
		n.all, q.called[a] = q.leaves, n
	}
	return n
}

// overlaid is a copy of a donor's tree with all that is known.
func (q *Inquiry) overlaid(tree rules.Object) *board {
	b := q.board(copied(tree))
	q.overlay(b)
	return b
}

// size is about how many values a position has, however many of them are unknown.
func (q *Inquiry) size() int { return max(q.samples.size, len(q.leaves)) + 1 }

func (q *Inquiry) board(tree rules.Object) *board {
	return &board{tree: tree, seats: len(q.table.Seats())}
}

func (q *Inquiry) overlay(b *board) {
	for _, l := range q.leaves {
		if v, ok := q.known[l]; ok {
			b.set(l, v)
		}
	}
}
