package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/serve"
	"tablekeeper/companion/shelf"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/room"
	"tablekeeper/companion/tables/wire"
)

// hosted is a match that this program keeps for other devices, without a window.
type hosted struct {
	mu    sync.Mutex // stands for the goroutine of the match
	match *matches.Match
	table *tables.Host
	room  *room.Host
	over  func() // closes the door
	later func(time.Duration, func()) (stop func())
	wait  func() // lets the table stay open; nil: its end is not near
	ended bool   // the match was over before: it is looked at, or the table was closed after it
	store journal.Store
	kept  hostedKept
}

// hostedKept is what is kept beside the match, so that everybody comes back after a start
// of the program: the word of the table and who sits where.
type hostedKept struct {
	Word  string          `json:"word"`
	Salt  []byte          `json:"salt"`
	Table json.RawMessage `json:"table,omitempty"`
}

const matchEnding, keptEnding = ".match", ".table-word"

// host opens a match for other devices: a .match file, or a new match in the same folder
// that begins with a transcript.
func host(name string, sh *Shell) (*hosted, error) {
	store, err := journal.Folder(filepath.Dir(name))
	if err != nil {
		return nil, err
	}
	h := &hosted{store: store, later: after}
	if h.match, err = hostedMatch(store, name); err != nil {
		return nil, err
	}
	if err := h.remember(); err != nil {
		h.match.Close()
		return nil, err
	}
	key, err := channel.NewKey(h.kept.Word, h.kept.Salt)
	if err != nil {
		h.match.Close()
		return nil, err
	}
	h.table = tables.NewHost(h.match, tables.Options{
		Name: h.match.Name(), Program: sh.Version, Spectators: true, Alone: true, Secret: freshSecret, Kept: h.kept.Table,
	})
	h.room = room.NewHost(room.HostOptions{Table: h.table, Key: key, Salt: h.kept.Salt, Program: sh.Version, Do: h.do, Now: sh.Elapsed})
	h.ended = h.table.Over()
	return h, nil
}

// after does something later, unless it is stopped.
func after(d time.Duration, f func()) (stop func()) {
	timer := time.AfterFunc(d, f)
	return func() { timer.Stop() }
}

// hostedMatch opens the match of a file, or begins one.
func hostedMatch(store journal.Store, name string) (*matches.Match, error) {
	l := matches.NewLibrary(store, shelf.Find, func() int64 { return time.Now().UnixMilli() }, chance.NewSeed)
	if id, ok := strings.CutSuffix(filepath.Base(name), matchEnding); ok {
		m, report, err := l.Open(id)
		if err == nil && report.ReadOnly != "" {
			m.Close()
			return nil, fmt.Errorf("%s: %s", name, report.ReadOnly)
		}
		return m, err
	}
	data, err := readFile(name)
	if err != nil {
		return nil, err
	}
	m, _, err := l.Import(data, "", nil)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return m, errors.Join(m.SetDraws(true), m.SetPrivate(matches.Hides(m.Table())))
}

// remember finds what is kept beside the match, or makes it.
func (h *hosted) remember() error {
	data, err := h.store.Read(h.match.ID() + keptEnding)
	if err == nil && json.Unmarshal(data, &h.kept) == nil && len(h.kept.Salt) == channel.SaltSize {
		if _, ok := tables.ReadWord(h.kept.Word); ok {
			return nil
		}
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	seed, err := chance.NewSeed()
	if err != nil {
		return err
	}
	salt, err := chance.NewSeed()
	if err != nil {
		return err
	}
	h.kept = hostedKept{Word: tables.NewWord(chance.New(seed).Below), Salt: salt[:channel.SaltSize]}
	return h.store.Write(h.match.ID()+keptEnding, h.save(nil))
}

// save is what is written beside the match.
func (h *hosted) save(table []byte) []byte {
	h.kept.Table = table
	data, err := json.Marshal(h.kept)
	if err != nil {
		panic("command: " + err.Error()) // bytes and words can be written
	}
	return data
}

// freshSecret is 128 bits by chance.
func freshSecret() string {
	seed, err := chance.NewSeed()
	if err != nil {
		panic("command: " + err.Error()) // a system without randomness; crypto/rand ends the program as well
	}
	return seed.String()[:32]
}

// do uses the match, and keeps who sits where if that has changed.
func (h *hosted) do(f func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f()
	if now := h.table.Save(); string(now) != string(h.kept.Table) {
		_ = h.store.Write(h.match.ID()+keptEnding, h.save(now)) // else everybody takes a seat again
	}
	switch over := h.table.Over() && !h.ended; {
	case over && h.wait == nil:
		h.wait = h.later(tables.AfterMatch, h.end)
	case !over:
		h.stay()
	}
}

// stay lets the table stay open: the last move was taken back, or the program ends.
func (h *hosted) stay() {
	if h.wait != nil {
		h.wait()
		h.wait = nil
	}
}

// end closes the table some time after its match.
func (h *hosted) end() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.wait == nil { // it was told to stay at the same moment
		return
	}
	h.wait, h.ended = nil, true
	h.room.Send(h.table.End("The match is over."))
	h.over()
}

// open lets others in, and says how they come.
func (h *hosted) open(ctx context.Context, site *serve.Site) string {
	if h == nil {
		return ""
	}
	h.over = func() { site.SetDoor(nil) }
	site.SetDoor(&serve.Door{Context: ctx, Limit: room.MaxFrame, Answer: func(ctx context.Context, line *wire.Line, from string) {
		_ = h.room.Serve(ctx, line, from) // why a line ended is no news
	}})
	return fmt.Sprintf("The match %q is kept in %s.\nOthers join it with this word:  %s\n",
		h.match.Name(), h.match.ID()+matchEnding, h.kept.Word)
}

func (h *hosted) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.stay()
	h.match.Close()
}
