package timer

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
func (a *Feature) resumeEvening() (e *Evening, damage error) {
	if _, err := a.Device().Store.Read(latestFile(a.Device().Store)); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	e = &Evening{Device: a.Device()}
	if e.hold() != nil {
		return a.showEvening()
	}
	if e.Game, damage = e.takeUp(a); e.Game == nil {
		e.LetGo()
		return nil, damage
	}
	e.look(a.Device().Clock())
	if e.View.State == tide.Ready && !e.OnlyShown { // killed before the disc was seen to start
		return nil, errors.Join(damage, e.clear())
	}
	return e, damage
}

// takeUp reads the journal of the timer and goes on with it. One that can't be read is set aside.
func (e *Evening) takeUp(a *Feature) (game *tide.Game, damage error) {
	if err := gather(e.Device.Store); err != nil {
		return nil, err
	}
	kept, records, torn, err := journal.Open(e.Device.Store, TimerFile, journal.Before)
	if torn != nil {
		damage = errors.New(torn.Reason)
	}
	texts := e.read(records)
	switch {
	case err != nil:
		return nil, err
	case e.Match != "":
		game, err = e.resumeBeside(a)
	case len(texts) > 0:
		game, err = tide.Resume(texts, nil, kept, e.Device.Clock())
	}
	if game == nil || err != nil {
		return nil, errors.Join(damage, err, setAside(e.Device.Store))
	}
	return game, damage
}

// read takes what the timer's file says of itself, and gives the records of the game.
func (e *Evening) read(records []journal.Record) (texts []string) {
	for _, r := range records {
		switch r.Kind {
		case tide.RecordKind:
			texts = append(texts, r.Text)
		case StartRecord:
			start, match, _ := strings.Cut(r.Text, " ")
			e.Start, _ = strconv.ParseInt(start, 10, 64) // 0 where it is none: then no time of day is shown
			e.Match = match
		}
	}
	return texts
}

// resumeBeside brings the timer back that followed a match. Where the match can only be read, so can the timer.
func (e *Evening) resumeBeside(a *Feature) (*tide.Game, error) {
	o, err := a.Opened(e.Match)
	if err != nil {
		return nil, err
	}
	b := a.Beside(o)
	if o.Match.ReadOnly() != "" {
		e.OnlyShown = true
		return tide.Resume(b.Records(), watched{b}, nobody{}, e.Device.Clock())
	}
	b.Timer, err = tide.Resume(b.Records(), b, o.Match.Kept(), e.Device.Clock())
	return b.Timer, err
}

// setAside keeps a timer that can't be read under another name, so that a new one can be started.
func setAside(store journal.Store) error {
	if _, err := journal.SetAside(store, TimerFile); err != nil {
		return err
	}
	return store.Remove(TimerFile)
}
