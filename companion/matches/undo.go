package matches

import (
	"fmt"
	"slices"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/rules"
)

// Back is what an undo takes back, or a redo makes again: entries that are one act.
type Back struct {
	Line LogLine // the latest of them
	Many int
	// OneSeat means that all are moves of the seat of that line.
	OneSeat bool
	// Shown means that chance has shown something in them: people saw a card or a die.
	Shown bool
}

// act are lines of the log, so many from the first to the last, that are one act, such as a flight. Lines that were taken back
// may lie between them. A line keeps its number for good.
type act struct{ first, last, lines int }

// Together notes that the lines from first to last are one act: they are taken back and made again together.
func (l *Log) Together(first, last int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	records := l.history.together(act{first, last, last - first + 1})
	if l.kept.writable() == nil {
		_ = l.kept.saveQuietly(records...)
	}
}

// together notes an act, and gives the record of a new one of several entries.
func (h *heading) together(a act) []journal.Record {
	if a.lines < 2 || slices.Contains(h.acts, a) {
		return nil
	}
	h.acts = append(h.acts, a)
	return []journal.Record{record(kindAct, fmt.Sprintf("%d %d %d", a.first, a.last, a.lines))}
}

func (h *heading) readAct(text string) error {
	var a act
	if _, err := fmt.Sscanf(text, "%d %d %d", &a.first, &a.last, &a.lines); err != nil || a.first < 1 || a.lines > a.last-a.first+1 {
		return fmt.Errorf("%q are no lines of an act", text)
	}
	h.together(a)
	return nil
}

// OneAct is how many of the latest entries one undo takes back: all that were played in one go, or all of a run of moves with
// such a verb that is over; else one.
func (l *Log) OneAct() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	line := int(l.history.turns[l.history.at()].item)
	for _, a := range l.history.acts {
		if line > 0 && a.last == line {
			return a.lines
		}
	}
	return max(1, runLength(l.history.table))
}

// runLength is how many moves of one seat with such a verb end the log; 0 while the run can go on, so that one step is taken back.
func runLength(t rules.Table) int {
	joins := func(a rules.Act) bool { return rules.OneOf(a, t.Game().Joined...) }
	log := t.Log()
	n := 0
	for _, e := range slices.Backward(log) {
		if e.Agreed || !joins(e.Act) || e.Seat != log[len(log)-1].Seat {
			break
		}
		n++
	}
	if n > 0 && slices.ContainsFunc(t.Legal(nil), joins) {
		return 0
	}
	return n
}

// Undoing is what an undo of the latest entries, so many, takes back. The errors are those of Undo: whoever asks others
// about it looks here first.
func (l *Log) Undoing(many int) (Back, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.history
	if err := s.undoable(many); err != nil {
		return Back{}, err
	}
	b := Back{Line: s.lineOf(int(s.turns[s.at()].item)), Many: many, OneSeat: true}
	t := s.table.Fork()
	for _, turn := range slices.Backward(s.line[len(s.line)-many:]) {
		if !s.turns[turn].unplayable {
			t.Undo()
		}
		s.looksAt(&b, turn, t)
	}
	return b, nil
}

// looksAt adds a turn to what is taken back or made again; before is the table without it.
func (s *history) looksAt(b *Back, turn int32, before rules.Grammar) {
	t := &s.turns[turn]
	i := &s.items[t.item-1]
	played := !t.agreed && !t.unplayable
	b.OneSeat = b.OneSeat && played && t.act.Seat == b.Line.Seat && i.by != Timed
	b.Shown = b.Shown || i.by == Drawn || played && before.Reveals(t.act)
}

// undoable reports why the latest entries, so many, can't be taken back, or nil.
func (s *history) undoable(many int) error {
	if many < 1 || many >= len(s.line) {
		return ErrNothing
	}
	if slices.ContainsFunc(s.line[len(s.line)-many:], s.stays) {
		return ErrShown
	}
	return nil
}

// stays reports whether an entry stays: the table has chosen that, and chance has shown something that it can't be taken back
// past: a throw, a card or an event of the app, or dice that lie on the table.
func (s *history) stays(turn int32) bool {
	t := &s.turns[turn]
	i := &s.items[t.item-1]
	return s.shownStays() && (i.by == Drawn || i.by == Timed && i.draw > 0 || s.ahead > int(t.draws))
}

func (h *heading) shownStays() bool { return h.header(headerStays) == headerOn }

// Stays reports whether what chance has shown is not taken back in this match.
func (l *Log) Stays() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.history.shownStays()
}

// Undo takes back the latest entry. The errors are ErrNothing and ErrShown, and those of what is entered.
func (m *Match) Undo() error { return m.UndoMany(1) }

// UndoMany takes back the latest entries, so many, which are one act from then on: all of them with one write, or none.
func (m *Match) UndoMany(many int) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.kept.writable(); err != nil {
		return err
	}
	s := m.history
	if err := s.undoable(many); err != nil {
		return err
	}
	line := s.line[len(s.line)-many:]
	return m.goBy(kindUndo, many, s.together(act{int(s.turns[line[0]].item), int(s.turns[line[many-1]].item), many})...)
}

// goBy goes back or forth by so many entries, and writes that behind other records.
func (m *Match) goBy(kind byte, many int, records ...journal.Record) error {
	for range many {
		r, _ := m.stamped(kind, "")
		more, err := m.history.take(r, func() error { return m.history.apply(r) })
		if err != nil {
			return err
		}
		records = append(records, more...)
	}
	return m.kept.put(records...)
}

// Redoing is what a redo makes again. The error is ErrNothing.
func (l *Log) Redoing() (Back, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.history
	ahead := l.ahead()
	if len(ahead) == 0 {
		return Back{}, ErrNothing
	}
	b := Back{Line: s.lineOf(int(s.turns[ahead[len(ahead)-1]].item)), Many: len(ahead), OneSeat: true}
	v := mover{table: s.table.Fork(), at: s.at()}
	for _, turn := range ahead {
		s.looksAt(&b, turn, v.table)
		v.to(s, turn)
	}
	return b, nil
}

// ahead are the turns that a redo goes to: the one that was taken back last, and all that are one act with it.
func (l *Log) ahead() []int32 {
	s := l.history
	next := s.turns[s.at()].next
	if next == 0 {
		return nil
	}
	for _, a := range s.acts {
		if a.first != int(s.turns[next].item) {
			continue
		}
		list := []int32{}
		for to := next; to != 0 && len(list) < a.lines; to = s.turns[to].next {
			list = append(list, to)
		}
		if last := list[len(list)-1]; len(list) == a.lines && int(s.turns[last].item) == a.last {
			return list
		}
	}
	return []int32{next}
}

// Redo makes again what was taken back last, all of it where it is one act.
func (m *Match) Redo() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.kept.writable(); err != nil {
		return err
	}
	ahead := m.log.ahead()
	if len(ahead) == 0 {
		return ErrNothing
	}
	return m.goBy(kindRedo, len(ahead))
}

// UndoLine is the line that Undo would take back.
func (l *Log) UndoLine() (LogLine, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lineAt(l.history.at())
}

// RedoLine is the line that Redo would end with.
func (l *Log) RedoLine() (LogLine, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if ahead := l.ahead(); len(ahead) > 0 {
		return l.lineAt(ahead[len(ahead)-1])
	}
	return LogLine{}, false
}

func (l *Log) lineAt(turn int32) (LogLine, bool) {
	if turn == 0 {
		return LogLine{}, false
	}
	return l.history.lineOf(int(l.history.turns[turn].item)), true
}
