package joining

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/hosting"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
)

// open is a match of this device that others may join.
type open struct {
	app      *Feature
	of       *game.OwnMatch
	table    *hosting.Table
	door     tables.Doorway
	revision int    // of the match that everybody was shown
	seen     string // of seats, bids and what is asked, as it is shown here
	mixers   []int  // the seats whose devices have mixed into the draws, or are about to
}

// keptEnding ends the name of the file with what is kept beside a match, behind its id.
const keptEnding = ".others"

// words is where the words of the tables lie.
func (a *Feature) words() hosting.Shelf {
	return hosting.Shelf{Store: a.Device().Store, Ending: keptEnding}
}

// letIn lets others join a match that this window can write.
func (a *Feature) letIn(o *game.OwnMatch) error {
	if why := o.Match.ReadOnly(); why != "" {
		return errors.New(why)
	}
	if a.open != nil {
		a.stop(wording.L("The table was closed."))
	}
	h := &open{app: a, of: o, revision: o.Match.Log().Revision()}
	var err error
	h.table, err = hosting.New(o.Match, hosting.Options{
		Shelf: a.words(), Seed: a.Device().NewSeed, Watch: a.watch, Program: a.Device().Program, After: a.Device().After, Over: h.end,
		Timed: func(_ int, what string) error { return a.MatchTimer.Ask(o, what) },
		Name:  wording.L("{player}'s table", o.Match.Table().Seats()[0]),
	})
	if err != nil {
		return err
	}
	h.door, err = a.Device().Network.Open(tables.Opening{
		Table: h.table.Host, Word: h.table.Word(), Key: h.table.Key(), Port: h.table.Port(), Do: h.do, Report: h.broke,
	})
	if err != nil {
		return err
	}
	a.open = h
	_ = h.table.SetPort(h.door.Port()) // it is tried again
	h.follow()
	return nil
}

// Resume lets others in again to the match that is opened, if the app was ended while they could join it.
func (a *Feature) Resume(o *game.OwnMatch) {
	if a.open != nil && a.open.of == o || o.Match.ReadOnly() != "" || a.words().Read(o.ID).Word == "" {
		return
	}
	if o.Match.Table().Over() {
		a.forget(o.ID)
		return
	}
	if err := a.letIn(o); err != nil {
		a.Say(wording.L("Others can't join this match: {problem}.", err))
	}
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
	h.table.Stay()
	h.door.Send(h.table.End(why))
	a.Device().After(forByes, h.door.Close)
	a.forget(h.of.ID)
	h.of.Changes++
}

// forget lets nobody in to a match again.
func (a *Feature) forget(id string) {
	if err := a.words().Remove(id); err != nil {
		a.Say(wording.L("The word of the table is still on the disk: {problem}.", err))
	}
}

// end closes the table some time after its match.
func (h *open) end() {
	h.app.stop(wording.L("The match is over."))
	h.app.Say(wording.L("The match is over, so nobody can join any more."))
	h.app.refresh(h.pages()...)
}

// broke says that the app couldn't do what a device asked; what there is to know of it stands where the app was started.
func (h *open) broke(report string) {
	fyne.LogError("Tablekeeper: "+report, nil)
	h.app.Say(wording.L("A fault in the app: it couldn't answer what a device asked. The match goes on."))
}

// do does something with the table for a device, and shows here what came of it.
func (h *open) do(f func()) {
	before, wishes := h.of.Match.Log().Revision(), h.wishes()
	f()
	if h.app.open != h {
		return
	}
	if h.wishes() > wishes && !h.app.shows(h.pages()...) {
		h.app.Say(wording.L("A device asks for a seat: see the match."))
	}
	moved := h.of.Match.Log().Revision() != before
	if moved {
		h.moved()
	}
	h.mixIn()
	h.follow()
	if now := h.look(); moved || now != h.seen {
		h.seen = now
		h.of.Changed(!moved)
		h.app.refresh(h.pages()...)
	}
}

// pages are those that show the table here.
func (h *open) pages() []shell.Route {
	return []shell.Route{{Page: shell.MatchPage, Arg: h.of.ID}, {Page: shell.OthersPage, Arg: h.of.ID}}
}

// wishes are how many seats are asked for.
func (h *open) wishes() (n int) {
	for _, s := range h.table.Seats() {
		if s.Wish != nil {
			n++
		}
	}
	return n
}

// moved follows a match that another device has changed.
func (h *open) moved() {
	a := h.app
	h.of.Changes++
	h.of.Played = ""
	h.of.Readdress()
	_ = a.Kept(h.of.Match.Kept().Unsaved()) // it is said
	if a.MatchTimer != nil {
		a.MatchTimer.After(h.of)
	}
	h.of.GoAlone()
}

// look is what is shown of addresses, seats, bids, what is asked and what is noted.
func (h *open) look() string {
	data, _ := json.Marshal([]any{ // all of them can be written
		h.door.Addresses(), h.table.Seats(), h.bids(), h.table.Asked(), h.table.Mixing(), h.of.Match.Log().Count(), h.of.Match.Kept().Unsaved() != nil,
	})
	return string(data)
}

// follow tells everybody what has changed here.
func (h *open) follow() {
	if now := h.of.Match.Log().Revision(); now != h.revision {
		h.revision = now
		h.door.Send(h.table.Changed())
		h.seen = h.look()
	}
	h.table.Follow()
	var timer *tables.Timer
	if h.app.MatchTimer != nil {
		timer = h.app.MatchTimer.Told(h.of)
	}
	h.door.Send(h.table.SetTimes(timer, h.clocks()))
}

// refresh shows the page anew that is shown, if it is one of these.
func (a *Feature) refresh(pages ...shell.Route) {
	if a.shows(pages...) {
		a.Refresh()
	}
}

// shows reports whether the page that is shown is one of these.
func (a *Feature) shows(pages ...shell.Route) bool { return slices.Contains(pages, a.Here().Route) }
