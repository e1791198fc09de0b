package rules

import (
	"errors"
	"slices"

	"tablekeeper/companion/base/wording"
)

// match is a Table over positions of type P. It keeps the line that stands, and behind
// it what was undone last; what else was ever entered is the log's to keep. Positions are
// kept every few entries and replayed between.
type match[P any] struct {
	game    *Game
	options Options
	numbers map[string]int
	box     []Line
	book    *Book[P]
	now     P
	line    []stop[P] // line[0] is the start
	marks   int       // how many stops there were
	at      int       // the place of the present position; behind it stands what Redo makes again
}

// stop is one entry of the line of a match.
type stop[P any] struct {
	Entry
	mark int
	kept *P // the position after it, every few entries and where it was agreed
}

// keepEvery is the number of entries between two kept positions: few enough
// that an undo replays next to nothing, many enough that they cost little memory.
const keepEvery = 16

func newMatch[P any](game *Game, s *Setup, book *Book[P], position *Line) (Table, error) {
	m := &match[P]{game: game, options: s.Options, numbers: s.Numbers, box: s.Box, book: book}
	m.now = book.Start
	if position != nil {
		p, err := book.readPosition([]byte(position.Text))
		if err != nil {
			return nil, faultf(position.Number, "%s", err)
		}
		m.now = p
	}
	start := m.now
	m.line = append(m.line, stop[P]{kept: &start})
	return m, nil
}

// Position gives a table's position as it stands, for reading: it stays as it is when the
// match goes on. It reports whether the table is one of the game that has such positions.
func Position[P any](t State) (p *P, ok bool) {
	m, ok := t.(*match[P])
	if !ok {
		return nil, false
	}
	now := m.now
	return &now, true
}

// Look gives the same, with what the game keeps of the table ([Book.Of]).
func Look[P, T any](t State) (p *P, of T, ok bool) {
	if p, ok = Position[P](t); ok {
		of, ok = t.(*match[P]).book.Of.(T)
	}
	return p, of, ok
}

// readPosition reads a position's JSON form and makes sure that it is possible.
func (b *Book[P]) readPosition(text []byte) (P, error) {
	var p P
	if err := ReadJSON(text, func(v Value) { p = b.readTree(v) }); err != nil {
		return p, err
	}
	return p, b.impossible(&p)
}

// impossible reports which invariant a position breaks, if any.
func (b *Book[P]) impossible(p *P) error {
	for _, inv := range b.Always() {
		if why := inv.Violation(p); !why.Empty() {
			return errors.New(wording.Say("the position is not possible: {why}", why).String())
		}
	}
	return nil
}

func (m *match[P]) Game() *Game                   { return m.game }
func (m *match[P]) Seats() []string               { return m.book.Seats }
func (m *match[P]) Options() Options              { return m.options }
func (m *match[P]) Numbers() map[string]int       { return m.numbers }
func (m *match[P]) Box() []Line                   { return m.box }
func (m *match[P]) Read(line string) (Act, error) { return m.book.read(line) }
func (m *match[P]) Notation(a Act) string         { return m.book.notation(a) }
func (m *match[P]) Legal(list []Act) []Act        { return m.book.Legal(&m.now, list) }
func (m *match[P]) ToMove() []int                 { return m.book.ToMove(&m.now).List() }
func (m *match[P]) Step() string                  { return m.book.steps[m.book.Step(&m.now)] }
func (m *match[P]) Over() bool                    { return m.book.Step(&m.now) == m.book.over() }
func (m *match[P]) State() []byte                 { return JSON(m.book.tree(&m.now)) }

func (m *match[P]) Summary() []string {
	lines := m.book.summary(&m.now)
	list := make([]string, len(lines))
	for i, line := range lines {
		list[i] = line.String()
	}
	return list
}

func (m *match[P]) RandomWeight(a Act) int {
	if m.book.RandomWeight == nil {
		return 1
	}
	return m.book.RandomWeight(&m.now, a)
}

func (m *match[P]) Ranking() [][]int {
	if !m.Over() {
		return [][]int{}
	}
	return m.book.Ranking(&m.now)
}

func (m *match[P]) Winners() []int {
	switch {
	case !m.Over():
		return nil
	case m.book.Winners == nil:
		return m.book.Ranking(&m.now)[0]
	}
	return m.book.Winners(&m.now)
}

func (m *match[P]) Turn() int {
	if m.book.Turn == nil {
		return 0
	}
	return m.book.Turn(&m.now)
}

func (m *match[P]) Safe() []int {
	if m.book.Safe == nil {
		return nil
	}
	return append([]int{}, m.book.Safe(&m.now)...)
}

func (m *match[P]) Reached(seat int) wording.Text {
	switch {
	case m.book.Reached != nil:
		return m.book.Reached(&m.now, seat)
	case m.book.Standing == nil:
		return wording.Text{}
	}
	return m.game.Told.Of(m.book.Standing(&m.now, seat))
}

func (m *match[P]) Short(seat int) (lacks wording.Text, known bool) {
	if m.book.Short == nil {
		return lacks, false
	}
	return m.book.Short(&m.now, seat), true
}

func (m *match[P]) Alone() (only Act, ok bool) {
	if m.book.Alone == nil {
		return only, false
	}
	return m.book.Alone(&m.now)
}

func (m *match[P]) Opening() (next Act, ok bool) {
	if m.book.Opening == nil {
		return next, false
	}
	return m.book.Opening(&m.now)
}

func (m *match[P]) Standing() []int {
	if m.book.Standing == nil {
		return nil
	}
	standing := make([]int, len(m.book.Seats))
	for i := range standing {
		standing[i] = m.book.Standing(&m.now, i+1)
	}
	return standing
}

func (m *match[P]) Luck(a Act) (luck int, known bool) {
	v := &m.book.Verbs[m.book.meant(&m.now, a)]
	if v.Luck == nil {
		return 0, false
	}
	return v.Luck(&m.now, a), true
}

func (m *match[P]) Violations() []string {
	var broken []string
	for _, inv := range m.book.Always() {
		if why := inv.Violation(&m.now); !why.Empty() {
			broken = append(broken, inv.Name+": "+why.String())
		}
	}
	return broken
}

func (m *match[P]) Judge(a Act) string {
	if c := m.book.Judge(&m.now, a); c != nil {
		return c.Rule
	}
	return ""
}

func (m *match[P]) Forms() []Form {
	var forms []Form
	for verb, number := range m.book.number {
		if m.book.first[number] == verb {
			forms = append(forms, m.book.said[number])
		}
	}
	return forms
}

func (m *match[P]) Form(a Act) *Form { return m.book.formOf(a) }

func (m *match[P]) Verb(a Act) string     { return m.book.formOf(a).Name }
func (m *match[P]) Sentence(a Act) string { return m.book.sentence(&m.now, a).String() }
func (m *match[P]) Help(a Act) string {
	return wording.TextOf(m.book.Verbs[m.book.meant(&m.now, a)].Help).String()
}
func (m *match[P]) Reveals(a Act) bool { return m.book.Verbs[m.book.meant(&m.now, a)].Reveals }
func (m *match[P]) Fields() []Field    { return m.book.fields().Of }

func (m *match[P]) Ways(a Act) int {
	v := &m.book.Verbs[m.book.meant(&m.now, a)]
	switch {
	case !v.Reveals && !v.Deals:
		return 0
	case v.Ways != nil:
		return v.Ways(&m.now, a)
	case len(v.Words) == 1 && v.Words[0].throw():
		return 1
	}
	return 0
}

func (m *match[P]) Faults(position []byte) []string {
	var p P
	if err := ReadJSON(position, func(v Value) { p = m.book.readTree(v) }); err != nil {
		return []string{err.Error()}
	}
	var faults []string
	for _, inv := range m.book.Always() {
		if why := inv.Violation(&p); !why.Empty() {
			faults = append(faults, why.String())
		}
	}
	return faults
}

func (m *match[P]) Settle(position []byte) ([]byte, error) {
	var p P
	if err := ReadJSON(position, func(v Value) { p = m.book.readTree(v) }); err != nil {
		return nil, err
	}
	m.book.settle(&p)
	return JSON(m.book.tree(&p)), nil
}

func (m *match[P]) Explain(a Act) Ruling {
	c := m.book.Judge(&m.now, a)
	r := Ruling{Passed: m.book.passed(&m.now, a, c)}
	if c == nil {
		return r
	}
	r.Rule, r.Why = c.Rule, c.Why(&m.now, a)
	r.House = c.House != nil && c.House(&m.now, a)
	r.Nearest = m.book.Nearest(&m.now, a, nil)
	return r
}

func (m *match[P]) Play(a Act) string { return m.play(Entry{Act: a}) }

// play makes a move that is legal, on a copy, so that kept positions never change.
func (m *match[P]) play(e Entry) string {
	if c := m.book.Judge(&m.now, e.Act); c != nil {
		return c.Rule
	}
	m.make(e)
	m.enter(e)
	return ""
}

func (m *match[P]) Agree(position []byte) error {
	p, err := m.book.readPosition(position)
	if err != nil {
		return err
	}
	m.now = p
	m.enter(Entry{Agreed: true})
	return nil
}

// enter adds an entry that led to the present position, or goes on along the line
// where the same move was undone before.
func (m *match[P]) enter(e Entry) {
	m.at++
	if m.at < len(m.line) && !e.Agreed && m.line[m.at].Entry == e {
		return
	}
	m.marks++
	n := stop[P]{Entry: e, mark: m.marks}
	if e.Agreed || m.at%keepEvery == 0 {
		kept := m.now
		n.kept = &kept
	}
	m.line = append(m.line[:m.at], n)
}

func (m *match[P]) Undo() bool {
	if m.at == 0 {
		return false
	}
	m.goTo(m.at - 1)
	return true
}

func (m *match[P]) Redo() bool {
	if m.at+1 == len(m.line) {
		return false
	}
	m.goTo(m.at + 1)
	return true
}

// goTo sets the position after an entry: from the nearest position that is
// kept, by the moves since, which were judged when they were entered.
func (m *match[P]) goTo(at int) {
	from := at
	for m.line[from].kept == nil {
		from--
	}
	m.now = *m.line[from].kept
	for _, s := range m.line[from+1 : at+1] {
		m.make(s.Entry)
	}
	m.at = at
}

func (m *match[P]) Log() []Entry {
	log := make([]Entry, m.at)
	for i := range log {
		log[i] = m.line[i+1].Entry
	}
	return log
}

func (m *match[P]) Mark() int { return m.line[m.at].mark }

// Fork shares nothing that changes with the table it comes from: kept
// positions are never written to.
func (m *match[P]) Fork() Table {
	f := *m
	f.now = m.now
	f.line = slices.Clone(m.line)
	return &f
}
