package matches

import "tablekeeper/companion/journal"

// File is where the records of a match are kept.
type File interface {
	// ID is the name under which the file is found. It changes with Beside.
	ID() string
	// Append keeps records behind those that are there, all or none.
	Append(records ...journal.Record) (Fate, error)
	// Release lets go of the file: nothing follows.
	Release()
}

// Fate is what became of a file while it was written.
type Fate uint8

// A file goes on as it was. Or another program had removed or changed it: then everything was
// written anew, under its own name or beside what stands there now.
const (
	AsItWas Fate = iota
	Anew
	Beside
)

// ID is the name under which the file of the match is found; "" where it has none.
func (m *Match) ID() string {
	if m.file == nil {
		return ""
	}
	return m.file.ID()
}

// KeepIn gives a new match its file. With a *DiskFault it goes on in memory.
func (m *Match) KeepIn(f File) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.file = f
	if err := m.flush(); err != nil {
		m.warned = true
		return &DiskFault{err}
	}
	return nil
}

// GoOnIn lets a match that was read go on in its file.
func (m *Match) GoOnIn(f File) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.file = f
	m.mendOver()
}

// OnlyRead says why a match that was read is not to be played here.
func (m *Match) OnlyRead(f File, why string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.file, m.readOnly = f, why
}

// mendOver keeps that the game is over, where the process was killed before.
func (m *Match) mendOver() {
	if over := m.history.table.Over(); over != m.history.over {
		_ = m.saveQuietly(record(kindOver, flag(over)))
	}
}

// Unkept are the records that no file has yet.
func (m *Match) Unkept() []journal.Record {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.pending
}

// Amend keeps records about the match, such as its name. That the file was written anew the
// next thing that is entered tells.
func (m *Match) Amend(records ...journal.Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range records {
		if err := m.save(r); isAnew(err) {
			m.news = err
		} else if err != nil {
			return err
		}
	}
	return nil
}
