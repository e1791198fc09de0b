package matches

import (
	"strings"
	"sync"
	"unicode/utf8"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
)

// Match is one match, open. Its methods can be called from several goroutines;
// Table and At hand out what the methods that change the match change, so those
// are called where the table is read.
type Match struct {
	device Device
	file   File // nil: in memory only

	mu       sync.Mutex
	history  *history
	pending  []journal.Record // what is not in the file so far, oldest first
	unsaved  error            // why
	warned   bool             // the refusal of the disk was reported
	news     error            // that the file was written anew, where it was not reported yet
	anew     int              // how often it was
	readOnly string
	looking  *mover
	acts     []act // those of several entries, as far as they were played or taken back since the match was opened
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

// ReadOnly reports why the match can only be read; "" if it can be played.
func (m *Match) ReadOnly() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.readOnly
}

// Unsaved is the disk's answer while not everything is on the disk; nil otherwise.
func (m *Match) Unsaved() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.unsaved
}

// Close lets go of the match: another window can open it for writing. What the
// disk has refused is tried once more.
func (m *Match) Close() {
	m.mu.Lock()
	held := m.readOnly == ""
	if held {
		_ = m.flush() // it was reported when it happened
		m.readOnly = "The match was closed."
	}
	m.mu.Unlock()
	if held && m.file != nil {
		m.file.Release()
	}
}

// Agree sets the position that the table agrees on, with the reason in a line.
// The error says why it is no position of this table; then nothing changes.
func (m *Match) Agree(position []byte, reason string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writable(); err != nil {
		return err
	}
	if err := m.room(); err != nil {
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
	if err := m.writable(); err != nil {
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
		line = seatWord(a.Seat) + ": " + m.history.table.Notation(a)
	}
	return m.saveEvent(kindDispute, rule+"\t"+rules.OneLine(why)+"\t"+line)
}

// Note records words: 1 to 1,000 characters.
func (m *Match) Note(text string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writable(); err != nil {
		return err
	}
	text = rules.OneLine(text)
	if n := utf8.RuneCountInString(text); n == 0 || n > maxNote {
		return ErrLongNote
	}
	return m.saveEvent(kindNote, text)
}

// Count is the number of lines of the log.
func (m *Match) Count() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.history.items)
}

// Line is a line of the log, from 1 to Count.
func (m *Match) Line(number int) LogLine {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.history.lineOf(number)
}

// Lines is the whole log.
func (m *Match) Lines() []LogLine {
	m.mu.Lock()
	defer m.mu.Unlock()
	lines := make([]LogLine, len(m.history.items))
	for i := range lines {
		lines[i] = m.history.lineOf(i + 1)
	}
	return lines
}

// At is the table after a line of the log (0: at the start), for looking back.
// It is good until the next call.
func (m *Match) At(line int) rules.Table {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.looking == nil {
		m.looking = &mover{table: m.history.table.Fork(), at: m.history.at()}
	}
	turn := int32(0)
	if line > 0 {
		turn = m.history.items[line-1].turn
	}
	m.looking.to(m.history, turn)
	return m.looking.table
}
