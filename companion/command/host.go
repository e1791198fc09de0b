package command

import (
	"context"
	"fmt"
	"path/filepath"
	"sync"
	"time"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables/hosting"
	"tablekeeper/companion/tables/lines"
	"tablekeeper/companion/tables/serve"
	"tablekeeper/companion/tables/timed"
	"tablekeeper/companion/tables/wire"
)

// hosted is a match that this program keeps for other devices, without a window.
type hosted struct {
	mu    sync.Mutex // stands for the goroutine of the match
	match *matches.Match
	table *hosting.Table
	room  *lines.Host
	timer *timed.Timer
	over  func() // closes the door
	later func(time.Duration, func()) (stop func())
	say   func(string) // tells who started the program
	goes  bool         // the match was begun by an earlier start of the program
	begun string       // the transcript that the match began with
	store journal.Store
	now   func() time.Duration // since the start of the program

	asked    []string // the questions that were said, the first has number 1
	unkept   bool     // that the disk refuses was said
	saidDisk time.Duration
	twice    map[int]bool // the seats of which it was said that two devices play them
}

// host opens a match for other devices: a .match file, or the one in the same folder that began with a transcript.
func host(name string, sh *Shell) (*hosted, error) {
	store, err := journal.Folder(filepath.Dir(name))
	if err != nil {
		return nil, err
	}
	return hostIn(store, name, sh)
}

// hostIn opens a match of a folder for other devices.
func hostIn(store journal.Store, name string, sh *Shell) (*hosted, error) {
	h := &hosted{store: store, later: after, now: sh.Elapsed, say: func(what string) { _, _ = fmt.Fprintln(sh.Err, "tablekeeper:", what) }}
	if err := h.find(name); err != nil {
		return nil, err
	}
	if err := h.let(sh); err != nil {
		h.match.Close()
		return nil, err
	}
	return h, nil
}

// let lets others in to the match. A disk that refuses the word of the table is an error.
func (h *hosted) let(sh *Shell) (err error) {
	h.timer, err = timed.Open(h.match, timed.Options{
		Clock: sh.Clock, Now: sh.Elapsed,
		After: func(d time.Duration) func() {
			return h.later(d, func() { h.room.Use(func() {}) })
		},
	})
	if err != nil {
		h.say(fmt.Sprintf("the timer of the match can't be read, so another one can be started: %v", err))
	}
	h.table, err = hosting.New(h.match, hosting.Options{
		Shelf: shelfOf(h.store), Seed: chance.NewSeed, Name: h.match.Name(), Program: sh.Program, Alone: true, Begun: h.begun, Over: h.end, Timed: h.timer.Ask,
		After: func(d time.Duration, f func()) func() {
			return h.later(d, func() { h.room.Use(f) })
		},
	})
	if err != nil {
		return err
	}
	h.room = lines.NewHost(lines.HostOptions{
		Table: h.table.Host, Word: h.table.Word(), Key: h.table.Key(), Program: sh.Program, Do: h.do, Now: sh.Elapsed,
		Report: func(what string) { h.say(what) },
	})
	return h.table.Keep()
}

// after does something later, unless it is stopped.
func after(d time.Duration, f func()) (stop func()) {
	timer := time.AfterFunc(d, f)
	return func() { timer.Stop() }
}

// do uses the match, and keeps what has changed.
func (h *hosted) do(f func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	before := h.match.ID()
	h.timer.Before()
	f()
	h.room.Send(h.table.SetTimes(h.timer.Follow(), nil))
	if now := h.match.ID(); now != before {
		h.table.Moved(before)
		h.say(fmt.Sprintf("%s was changed by something else; the match goes on in %s", before+matchEnding, now+matchEnding))
	}
	h.table.Follow()
	h.ask()
	h.disk()
	h.doubles()
}

// end closes the table some time after its match.
func (h *hosted) end() {
	h.room.Send(h.table.End("The match is over."))
	h.over()
	h.forget()
}

// open lets others in, and says how they come.
func (h *hosted) open(ctx context.Context, site *serve.Site) string {
	if h == nil {
		return ""
	}
	h.over = func() { site.SetDoor(nil) }
	site.SetDoor(&serve.Door{Context: ctx, Limit: lines.MaxFrame, Knows: h.room.Knows, Answer: func(ctx context.Context, line *wire.Line, from string) {
		_ = h.room.Serve(ctx, line, from) // why a line ended is no news
	}})
	goes := "is"
	if h.goes {
		goes = "goes on. It is"
	}
	return fmt.Sprintf("The match %q %s kept in %s.\nOthers join it with this word:  %s\n",
		h.match.Name(), goes, h.match.ID()+matchEnding, h.table.Word())
}

// word is the one of the table; "" where none is hosted.
func (h *hosted) word() string {
	if h == nil {
		return ""
	}
	return h.table.Word()
}

func (h *hosted) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.table.Stay()
	h.timer.Close()
	h.forget()
	h.match.Close()
}
