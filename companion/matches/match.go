package matches

import (
	"strings"
	"sync"
	"unicode/utf8"

	"tablekeeper/companion/rules"
)

// Match is one match, open: what is entered, and what it is now. Log is what was entered, Hands what the players hold, Chance what the
// draws follow from, Kept how it is kept. Its methods and those of its parts can be called from several goroutines; Table and Log.At
// hand out what the methods that change the match change, so those are called where the table is read.
type Match struct {
	*common
	kept *Kept
	log  *Log
}

// common is what a match and its parts have in common.
type common struct {
	mu      sync.Mutex // of all of them
	device  Device
	history *history
}

func newMatch(d Device, s *history) *Match {
	c := s.hands.common
	c.device = d
	m := &Match{common: c, kept: &Kept{common: c}}
	m.log = &Log{common: c, kept: m.kept}
	s.hands.kept, s.chance.kept = m.kept, m.kept
	return m
}

// Name is what people call it.
func (m *Match) Name() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.history.name
}

// Table is the position now and the referee, for reading: nobody but the match
// plays on it.
func (m *Match) Table() rules.Table { return m.history.table }

// Log is what was entered so far.
func (m *Match) Log() *Log { return m.log }

// Hands is what the players hold, and which of it is for whom.
func (m *Match) Hands() *Hands { return m.history.hands }

// Chance is what the app's draws follow from.
func (m *Match) Chance() *Chance { return m.history.chance }

// Kept is how the match is kept.
func (m *Match) Kept() *Kept { return m.kept }

// ID is the name under which the file of the match is found; "" where it has none.
func (m *Match) ID() string {
	if m.kept.file == nil {
		return ""
	}
	return m.kept.file.ID()
}

// ReadOnly reports why the match can only be read; "" if it can be played.
func (m *Match) ReadOnly() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.kept.readOnly
}

// Close lets go of the match: another window can open it for writing. What the
// disk has refused is tried once more.
func (m *Match) Close() {
	m.mu.Lock()
	held := m.kept.readOnly == ""
	if held {
		_ = m.kept.flush() // it was reported when it happened
		m.kept.readOnly = "The match was closed."
	}
	m.mu.Unlock()
	if held && m.kept.file != nil {
		m.kept.file.Release()
	}
}

// Agree sets the position that the table agrees on, with the reason in a line.
// The error says why it isn't a position of this table; then nothing changes.
func (m *Match) Agree(position []byte, reason string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.kept.writable(); err != nil {
		return err
	}
	if err := m.history.room(1); err != nil {
		return err
	}
	if reason = rules.OneLine(reason); utf8.RuneCountInString(reason) > maxNote {
		return ErrLongNote
	}
	// Written anew it is short, in one line, and the same in every file.
	trial := m.history.table.Fork()
	if err := trial.Agree(position); err != nil {
		return err
	}
	return m.saveEvent(kindAgreed, string(trial.State())+"\t"+reason)
}

// Dispute records that the table asked about a move ("WHO: VERB ARGS", at most 300
// characters) that was not made, with the referee's answer now.
func (m *Match) Dispute(line string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.kept.writable(); err != nil {
		return err
	}
	line = strings.ReplaceAll(rules.OneLine(line), `"`, "'") // no move has quotation marks, and an export puts it between some
	if utf8.RuneCountInString(line) > maxDisputed {
		return ErrLongNote
	}
	rule, why := string(rules.Unreadable), ""
	if a, err := m.history.table.Read(line); err != nil {
		why = err.Error()
	} else {
		r := m.history.table.Explain(a)
		if rule, why = r.Rule, r.Why.In(nil); r.Legal() {
			rule = string(rules.Legal)
		}
		line = rules.SeatWord(a.Seat) + ": " + m.history.table.Notation(a)
	}
	return m.saveEvent(kindDispute, rule+"\t"+rules.OneLine(why)+"\t"+line)
}

// Note records words: 1 to 1,000 characters.
func (m *Match) Note(text string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.kept.writable(); err != nil {
		return err
	}
	text = rules.OneLine(text)
	if n := utf8.RuneCountInString(text); n == 0 || n > maxNote {
		return ErrLongNote
	}
	return m.saveEvent(kindNote, text)
}
