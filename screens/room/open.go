package room

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"time"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tables"
	"tablekeeper/screens/game"
	"tablekeeper/screens/shell"
)

// open is a match of this device that others may join.
type open struct {
	app      *Feature
	of       *game.OpenMatch
	table    *tables.Host
	door     tables.Doorway
	kept     kept
	revision int           // of the match that everybody was shown
	timer    *tables.Timer // that everybody was shown; nil: none
	seen     string        // of seats, bids and what is asked, as it is shown here
	ended    bool          // the match was over before others were let in
	wait     func()        // stops the wait for the end of the table; nil: the match goes on
}

// kept is what is kept beside the match while others may join it, so that everybody finds the table again when the app was
// killed: the word, and who sits where.
type kept struct {
	Word  string          `json:"word"`
	Salt  []byte          `json:"salt"`
	Watch bool            `json:"watch,omitempty"`
	Port  int             `json:"port,omitempty"`
	Table json.RawMessage `json:"table,omitempty"`
}

// keptEnding ends the name of that file, behind the id of the match.
const keptEnding = ".others"

const saltSize = 16 // bytes

// letIn lets others join a match that this window can write.
func (a *Feature) letIn(o *game.OpenMatch) error {
	if why := o.Match.ReadOnly(); why != "" {
		return errors.New(why)
	}
	if a.open != nil {
		a.stop(lang.L("The table was closed."))
	}
	h := &open{app: a, of: o, kept: a.recall(o.ID)}
	if h.kept.Word == "" {
		below, err := a.below()
		if err != nil {
			return err
		}
		h.kept = kept{Word: tables.NewWord(below), Salt: []byte(a.secret())[:saltSize], Watch: a.watch}
	}
	h.table = tables.NewHost(o.Match, tables.Options{
		Name: lang.L("{{.Player}}'s table", map[string]any{"Player": o.Match.Table().Seats()[0]}), Program: a.Device().Program,
		Spectators: h.kept.Watch, Secret: a.secret, Kept: h.kept.Table,
	})
	var err error
	h.door, err = a.Device().Network.Open(tables.Opening{Table: h.table, Word: h.kept.Word, Salt: h.kept.Salt, Port: h.kept.Port, Do: h.do})
	if err != nil {
		return err
	}
	h.revision, h.kept.Port, h.ended = o.Match.Revision(), h.door.Port(), h.table.Over()
	a.open = h
	h.write()
	h.follow()
	return nil
}

// recall is what was kept beside a match.
func (a *Feature) recall(id string) (k kept) {
	data, err := a.Device().Store.Read(id + keptEnding)
	if err == nil {
		err = json.Unmarshal(data, &k)
	}
	if _, ok := tables.ReadWord(k.Word); err != nil || !ok || len(k.Salt) != saltSize {
		return kept{}
	}
	return k
}

// Resume lets others in again to the match that is opened, if the app was ended while they could join it.
func (a *Feature) Resume(o *game.OpenMatch) {
	if a.open != nil && a.open.of == o || o.Match.ReadOnly() != "" || a.recall(o.ID).Word == "" {
		return
	}
	if o.Match.Table().Over() {
		a.forget(o.ID)
		return
	}
	if err := a.letIn(o); err != nil {
		a.Say(lang.L("Others can't join this match: {{.Problem}}.", shell.Problem(err)))
	}
}

// write keeps the word and who sits where.
func (h *open) write() {
	h.kept.Table = h.table.Save()
	data, err := json.Marshal(h.kept)
	if err != nil {
		panic("room: " + err.Error()) // bytes and words can be written
	}
	_ = h.app.Device().Store.Write(h.of.ID+keptEnding, data) // else everybody takes a seat again
}

// forByes is how long what is said last has to reach everybody.
const forByes = time.Second

// stop ends the table for all others.
func (a *Feature) stop(why string) {
	h := a.open
	if h == nil {
		return
	}
	a.open = nil
	if h.wait != nil {
		h.wait()
	}
	h.door.Send(h.table.End(why))
	a.Device().After(forByes, h.door.Close)
	a.forget(h.of.ID)
	h.of.Changes++
}

// forget lets nobody in to a match again.
func (a *Feature) forget(id string) {
	if err := a.Device().Store.Remove(id + keptEnding); err != nil && !errors.Is(err, fs.ErrNotExist) {
		a.Say(lang.L("The word of the table is still on the disk: {{.Problem}}.", shell.Problem(err)))
	}
}

// end closes the table some time after its match, unless the last move is taken back meanwhile. Who lets others in to a match
// that was over before closes it by a tap.
func (h *open) end() {
	switch over := h.table.Over() && !h.ended; {
	case over && h.wait == nil:
		h.wait = h.app.Device().After(tables.AfterMatch, func() {
			h.app.stop(lang.L("The match is over."))
			h.app.Say(lang.L("The match is over, so nobody can join any more."))
			h.app.refresh(shell.Route{Page: shell.MatchPage, Arg: h.of.ID}, shell.Route{Page: shell.OthersPage, Arg: h.of.ID})
		})
	case !over && h.wait != nil:
		h.wait()
		h.wait = nil
	}
}

// do does something with the table for a device, and shows here what came of it.
func (h *open) do(f func()) {
	before := h.of.Match.Revision()
	f()
	if h.app.open != h {
		return
	}
	moved := h.of.Match.Revision() != before
	if moved {
		h.moved()
	}
	h.follow()
	if seats := h.table.Save(); string(seats) != string(h.kept.Table) {
		h.write()
	}
	if now := h.look(); moved || now != h.seen {
		h.seen = now
		h.of.Changed(!moved)
		h.app.refresh(shell.Route{Page: shell.MatchPage, Arg: h.of.ID}, shell.Route{Page: shell.OthersPage, Arg: h.of.ID})
	}
}

// moved follows a match that another device has changed.
func (h *open) moved() {
	a := h.app
	h.of.Changes++
	h.of.Played = ""
	a.Readdress(h.of)
	_ = a.Kept(h.of.Match.Unsaved()) // it is said
	if a.MatchTimer != nil {
		a.MatchTimer.After(h.of)
	}
	a.GoAlone(h.of)
}

// look is what is shown of seats, bids and what is asked.
func (h *open) look() string {
	data, _ := json.Marshal([]any{h.table.Seats(), h.table.Bids(), h.table.Asked(), h.table.Mixing()}) // all of them can be written
	return string(data)
}

// sameTime is how far a timer may run from what everybody was shown, in ms.
const sameTime = 20

// follow tells everybody what has changed here.
func (h *open) follow() {
	if now := h.of.Match.Revision(); now != h.revision {
		h.revision = now
		h.door.Send(h.table.Changed())
		h.seen = h.look()
		h.end()
	}
	switch timer, ok := h.timed(); {
	case ok && (h.timer == nil || differs(h.timer.Ahead(timer.At), timer)):
		h.timer = &timer
		h.door.Send(h.table.SetTimer(h.timer))
	case !ok && h.timer != nil:
		h.timer = nil
		h.door.Send(h.table.SetTimer(nil))
	}
}

// timed is the timer that follows the match; it reports whether there is one.
func (h *open) timed() (tables.Timer, bool) {
	if h.app.MatchTimer == nil {
		return tables.Timer{}, false
	}
	timer, ok := h.app.MatchTimer.Told(h.of)
	timer.At = h.app.Device().Network.Now().Milliseconds()
	return timer, ok
}

// differs reports whether a timer is not where it would have come to by itself.
func differs(a, b tables.Timer) bool {
	off := a.Remaining - b.Remaining
	return a.State != b.State || a.Length != b.Length || off > sameTime || off < -sameTime ||
		!slices.Equal(a.Events, b.Events) || !slices.Equal(a.Finished, b.Finished)
}

// refresh shows the page anew that is shown, if it is one of these.
func (a *Feature) refresh(pages ...shell.Route) {
	if slices.Contains(pages, a.Here().Route) {
		a.Refresh()
	}
}
