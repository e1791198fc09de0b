// Package hosting opens a match of this device to others: it makes the word of the table and the host's key, keeps them and who sits
// where beside the match, and ends the table some time after the match.
package hosting

import (
	"encoding/json"
	"errors"
	"io/fs"
	"time"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
)

// Kept is what is kept beside a match while others may join it, so that everybody finds the table again when the program was ended.
type Kept struct {
	Word  string          `json:"word"`
	Key   []byte          `json:"key"` // by which guests know the host again
	Watch bool            `json:"watch,omitempty"`
	Port  int             `json:"port,omitempty"`
	Begun string          `json:"begun,omitempty"` // the transcript that the match began with
	Table json.RawMessage `json:"table,omitempty"`
}

// Shelf is where such files lie: each under the id of its match, with an ending.
type Shelf struct {
	Store  journal.Store
	Ending string
}

// Read reads what is kept beside a match; what can't be read counts as nothing.
func (s Shelf) Read(id string) (k Kept) {
	data, err := s.Store.Read(id + s.Ending)
	if err != nil || json.Unmarshal(data, &k) != nil {
		return Kept{}
	}
	if _, err := tables.ReadWord(k.Word); err != nil {
		return Kept{}
	}
	return k
}

// Remove lets nobody in to a match again. The error says that the word is still there.
func (s Shelf) Remove(id string) error {
	if err := s.Store.Remove(id + s.Ending); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Options are what a program chooses, and what a table does not have itself.
type Options struct {
	Shelf   Shelf
	Seed    func() (chance.Seed, error)
	Name    string // of the table
	Program string // the version of the program
	Watch   bool   // devices without a seat see what everybody sees; of a table that was open before, what was chosen then counts
	Alone   bool   // nobody sits at the host's device; all devices see what everybody sees
	Begun   string // the transcript that the match began with
	// Timed does what a seat asks of the timer; nil: there is none.
	Timed func(seat int, what string) error
	// After does something later, unless it is stopped.
	After func(time.Duration, func()) (stop func())
	// Over is called some time after the end of the match: nobody can join any more.
	Over func()
}

// Table is a match that others may join.
type Table struct {
	*tables.Host
	match *matches.Match
	o     Options
	kept  Kept
	ended bool   // the match was over before others were let in, or the table was closed after it
	wait  func() // stops the wait for the end of the table; nil: it is not near
}

// New opens a match to others, with the word and the seats that it had before. The error says that there is no randomness.
func New(m *matches.Match, o Options) (*Table, error) {
	t := &Table{match: m, o: o, ended: m.Table().Over()}
	if !t.ended {
		t.kept = o.Shelf.Read(m.ID())
	}
	if t.kept.Word == "" {
		seed, err := o.Seed()
		if err != nil {
			return nil, err
		}
		t.kept = Kept{Word: tables.NewWord(chance.New(seed).Below), Watch: o.Watch, Begun: o.Begun}
	}
	if len(t.kept.Key) != channel.KeySize {
		seed, err := o.Seed()
		if err != nil {
			return nil, err
		}
		t.kept.Key = seed[:channel.KeySize]
	}
	t.Host = tables.NewHost(m, tables.Options{
		Name: o.Name, Program: o.Program, Spectators: t.kept.Watch || o.Alone, Alone: o.Alone, Secret: chance.Secrets(o.Seed), Kept: t.kept.Table, Timed: o.Timed,
	})
	return t, nil
}

// Word is what others join with.
func (t *Table) Word() string { return t.kept.Word }

// Key is the host's own, by which guests know it again.
func (t *Table) Key() []byte { return t.kept.Key }

// Port is where others found the table before; 0: it was not open yet.
func (t *Table) Port() int { return t.kept.Port }

// SetPort notes where others find the table, and keeps it.
func (t *Table) SetPort(port int) error {
	t.kept.Port = port
	return t.write()
}

// Keep keeps who sits where, if that has changed. What the disk refuses is tried again by the next call.
func (t *Table) Keep() error {
	if string(t.Save()) == string(t.kept.Table) {
		return nil
	}
	return t.write()
}

func (t *Table) write() error {
	t.kept.Table = t.Save()
	data, err := json.Marshal(t.kept)
	if err != nil {
		panic("hosting: " + err.Error()) // bytes and words can be written
	}
	if err = t.o.Shelf.Store.Write(t.match.ID()+t.o.Shelf.Ending, data); err != nil {
		t.kept.Table = nil
	}
	return err
}

// Moved follows a match that was saved anew, and had that id before.
func (t *Table) Moved(before string) {
	_ = t.o.Shelf.Remove(before) // one that stays lets nobody in
	_ = t.write()                // it is tried again
}

// Follow keeps what has changed, and closes the table some time after its match, unless the last move is taken back meanwhile. Who
// lets others in to a match that was over before closes it by hand.
func (t *Table) Follow() {
	_ = t.Keep() // of a disk that refuses everybody is told
	switch over := t.Over() && !t.ended; {
	case over && t.wait == nil:
		t.wait = t.o.After(tables.AfterMatch, func() {
			if t.wait == nil { // it was told to stay at the same moment
				return
			}
			t.wait, t.ended = nil, true
			t.o.Over()
		})
	case !over:
		t.Stay()
	}
}

// Stay waits for the end of the table no longer: the last move was taken back, or the table is closed already.
func (t *Table) Stay() {
	if t.wait != nil {
		t.wait()
		t.wait = nil
	}
}
