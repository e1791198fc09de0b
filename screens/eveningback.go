package screens

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/tide"
)

// resumeEvening brings the timer back that ran when the app was left or killed, or shows the one that another window keeps;
// nil where there is none. Damage tells what could not be read of it.
func (a *App) resumeEvening() (e *evening, damage error) {
	if _, err := a.device.Store.Read(timerFile); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	e = &evening{device: a.device}
	if e.hold() != nil {
		return a.showEvening()
	}
	if damage, e.game = e.takeUp(a); e.game == nil {
		e.letGo()
		return nil, damage
	}
	e.look(a.device.Clock())
	if e.view.State == tide.Ready && !e.onlyShown { // killed before the disc was seen to start
		return nil, errors.Join(damage, e.clear())
	}
	return e, damage
}

// takeUp reads the journal of the timer and goes on with it. One that can't be read is set aside.
func (e *evening) takeUp(a *App) (damage error, game *tide.Game) {
	kept, records, torn, err := journal.Open(e.device.Store, timerFile, journal.Before)
	if torn != nil {
		damage = errors.New(torn.Reason)
	}
	texts := e.read(records)
	switch {
	case err != nil:
		return err, nil
	case e.match != "":
		game, err = e.resumeBeside(a)
	case len(texts) > 0:
		game, err = tide.Resume(texts, nil, kept, e.device.Clock())
	}
	if game == nil || err != nil {
		return errors.Join(damage, err, setAside(e.device.Store)), nil
	}
	return damage, game
}

// read takes what the timer's file says of itself, and gives the records of the game.
func (e *evening) read(records []journal.Record) (texts []string) {
	for _, r := range records {
		switch r.Kind {
		case tide.RecordKind:
			texts = append(texts, r.Text)
		case startRecord:
			start, match, _ := strings.Cut(r.Text, " ")
			e.start, _ = strconv.ParseInt(start, 10, 64) // 0 where it is none: then no time of day is shown
			e.match = match
		}
	}
	return texts
}

// resumeBeside brings the timer back that followed a match. Where the match can only be read, so can the timer.
func (e *evening) resumeBeside(a *App) (*tide.Game, error) {
	f, err := a.followedMatch(e.match)
	if err != nil {
		return nil, err
	}
	texts := lastTimer(f.of.match.TimerRecords())
	if f.of.match.ReadOnly() != "" {
		e.onlyShown = true
		return tide.Resume(texts, watched{f.of.match.Table()}, nobody{}, e.device.Clock())
	}
	return tide.Resume(texts, f, f.of.match, e.device.Clock())
}

// setAside keeps a timer that can't be read under another name, so that a new one can be started.
func setAside(store journal.Store) error {
	if _, err := journal.SetAside(store, timerFile); err != nil {
		return err
	}
	return store.Remove(timerFile)
}
