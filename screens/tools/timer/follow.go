package timer

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables/timed"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/sea"
)

// Beside is an open match as the timer that follows it sees it: what the timer brings enters it as moves of the table.
func (a *Feature) Beside(o *game.OwnMatch) *timed.Beside {
	return &timed.Beside{Match: o.Match, Played: func(err error) error {
		o.At = game.Now
		o.Changes++
		err = a.Kept(err)
		o.SetPlayed(o.Log().Count(), err)
		o.Readdress()
		return err
	}}
}

// Follows reports whether the timer that runs follows the match with that id.
func (a *Feature) Follows(id string) bool { return a.Evening != nil && a.Evening.Match == id }

// Before lets the timer that follows a match work off what is due before a move.
func (a *Feature) Before(o *game.OwnMatch) {
	if a.Follows(o.ID) {
		a.Evening.View = a.Evening.Game.Before(a.Device().Clock())
	}
}

// After tells the timer that follows a match that it has changed.
func (a *Feature) After(o *game.OwnMatch) {
	if !a.Follows(o.ID) {
		return
	}
	now := a.Device().Clock()
	a.Evening.Game.Moved(now)
	a.Evening.see(now)
	a.Cover.Announce(a.Evening.View)
	a.Follow()
}

// TideSettings are the settings of the timer for a match: those of the options, but what the match itself says of time,
// chance and events.
func (a *Feature) TideSettings(o *game.OwnMatch) tide.Settings {
	return timed.Settings(a.Options().Settings(len(o.Match.Table().Seats())), o.Match)
}

// Button leads from a match to the timer that follows it.
func (a *Feature) Button(o *game.OwnMatch) *parts.IconButton {
	return parts.NewIconButton(parts.IconWave, wording.L("Timer"), func() { a.OpenMatchTimer(o) })
}

// OpenMatchTimer opens the timer of a match. One that runs for another game is in the way: there is one timer.
func (a *Feature) OpenMatchTimer(o *game.OwnMatch) {
	switch {
	case a.Evening != nil && !a.Follows(o.ID):
		a.Say(errOther().Error())
		a.OpenTimer()
	case a.Evening == nil && timed.Step(o.Match.Table()) == tide.StepSetup:
		a.Say(wording.L("The timer starts with the first turn: the cards are not dealt yet."))
	case a.Evening == nil && timed.Step(o.Match.Table()) == tide.StepEnd:
		a.Say(wording.L("The game has ended, so the timer stays off."))
	default:
		a.Open(shell.Route{Page: shell.TimerPage, Arg: o.ID})
	}
}

// errOther reports that the one timer of this device runs for another game.
func errOther() error {
	return errors.New(wording.L("The timer is running for another game. End it first."))
}

// openFollowed opens the match that the running timer follows.
func (a *Feature) openFollowed() {
	if a.Evening != nil && a.Evening.Match != "" {
		a.Open(shell.Route{Page: shell.MatchPage, Arg: a.Evening.Match})
	}
}

// shuffleFollowed enters in the match that its cards are shuffled; the time goes on by it.
func (a *Feature) shuffleFollowed() {
	o, err := a.Opened(a.Evening.Match)
	if err != nil {
		a.Say(wording.L("This match can't be opened: {problem}.", err))
		return
	}
	o.Change(func() error {
		return o.Match.Play(timed.Reshuffle, matches.Entered)
	})
	a.stateChanged()
}

// Moved lets the timer that follows a match go on with it under its new id.
func (a *Feature) Moved(before, now string) {
	if a.Follows(before) {
		a.Evening.follow(now)
	}
}

// turnLine is whose turn it is in the match that the timer follows, "" where it follows none.
func (a *Feature) turnLine() string {
	if o := a.followed(); o != nil {
		return game.TurnLine(o.Match.Table())
	}
	return ""
}

// followed is the open match that the running timer follows, or nil.
func (a *Feature) followed() *game.OwnMatch {
	if o := a.Playing; o != nil && a.Follows(o.ID) {
		return o
	}
	return nil
}

// safe are the seats that have reached their plan, in order.
func (a *Feature) safe() []int {
	if o := a.followed(); o != nil {
		return o.Match.Table().Safe()
	}
	return a.Evening.View.Finished
}

// Strip is the timer on the page of the match that it follows.
func (a *Feature) Strip(o *game.OwnMatch) (strip fyne.CanvasObject, draw func()) {
	if !a.Follows(o.ID) {
		return nil, nil
	}
	high := look.BigTarget
	if shell.ClassOf(a.Size()) == look.Phone {
		high = look.TapTarget
	}
	s := sea.NewStrip(high, wording.L("Timer"), func() { a.OpenMatchTimer(o) })
	return s, func() { a.drawStrip(s) }
}

// smallPulse makes the pulse of a small disc as large as it must be to be seen.
const smallPulse = 2.5

// smallShare is the share of its full diameter that a small disc has at this moment.
func (a *Feature) smallShare() float64 {
	if !a.Evening.Runs() || a.Options().Still {
		return 1
	}
	const full = 100
	return 1 - smallPulse*(full-tide.Diameter(full, a.Evening.View.Phase))/full
}

// drawStrip shows the timer at this moment.
func (a *Feature) drawStrip(s *sea.Strip) {
	e := a.Evening
	if e == nil {
		return
	}
	s.SetFrame(a.smallShare(), a.shade(), a.tones())
	s.SetWords(a.turnLine(), StateWord(e.View), e.View.Digits)
}

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

// shownEvery is how often a window that only shows the timer looks for what the other one did.
const shownEvery = time.Second

// ErrElsewhere reports why this window can't work the timer.
func ErrElsewhere() error {
	return errors.New(wording.L("The timer is open in another window. Here it is only shown."))
}

// nobody keeps no record: of a timer that another window keeps.
type nobody struct{}

// Append forgets a record.
func (nobody) Append(byte, string) error { return nil }

// watched is the match of a timer that another window keeps: nothing is entered.
type watched struct{ *timed.Beside }

// Enter leaves the event to the other window.
func (watched) Enter(tide.Kind) error { return nil }

// TimeOut leaves the end of the time to the other window.
func (watched) TimeOut() error { return nil }

// showEvening reads the timer that another window keeps, and touches nothing; nil where it does not run.
func (a *Feature) showEvening() (*Evening, error) {
	data, err := a.Device().Store.Read(latestFile(a.Device().Store))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	records, _ := journal.Parse(data) // a torn last line is what the other window is writing
	e := &Evening{Device: a.Device(), OnlyShown: true}
	texts, now := e.read(records), a.Device().Clock()
	var follow tide.Followed
	if e.Match != "" {
		m, _, err := a.Library.Open(e.Match)
		if err != nil {
			return nil, err
		}
		m.Close()
		b := &timed.Beside{Match: m}
		texts, follow = b.Records(), watched{b}
	}
	if len(texts) == 0 {
		return nil, nil // it is just being made
	}
	if e.Game, err = tide.Resume(texts, follow, nobody{}, now); err != nil {
		return nil, err
	}
	if e.View = e.Game.View(now); e.View.State == tide.Ready {
		return nil, nil
	}
	return e, nil
}

// watchTimer looks again and again for what the other window does with the timer that is only shown here.
func (a *Feature) watchTimer() {
	e := a.Evening
	if e == nil || !e.OnlyShown {
		return
	}
	a.Device().After(shownEvery, func() {
		if a.Evening == e {
			a.lookAgain(e)
			a.watchTimer()
		}
	})
}

// lookAgain reads the timer that is only shown anew, or takes it where no other window has it any more.
func (a *Feature) lookAgain(e *Evening) {
	e.LetGo()
	state := e.View.State
	next, err := a.resumeEvening()
	if err != nil {
		a.sayTimerUnread(err)
	}
	if next == nil {
		a.putAway()
		return
	}
	if next.Start != e.Start {
		a.Cover.begin(next.View)
	}
	took := e.OnlyShown && !next.OnlyShown
	e.Game, e.View, e.Start, e.Match = next.Game, next.View, next.Start, next.Match
	e.release, e.OnlyShown = next.release, next.OnlyShown
	e.stayAwake()
	if took || e.View.State != state {
		a.stateChanged()
		return
	}
	a.Refresh()
}

// joins shows a timer that another window has started meanwhile, and reports whether there is one.
func (a *Feature) joins() bool {
	e, err := a.resumeEvening()
	if err != nil {
		a.sayTimerUnread(err)
	}
	if e == nil {
		return false
	}
	a.Say(wording.L("The timer is already running: it was started in another window."))
	a.begun(e, nil)
	return true
}

// sayTimerUnread reports what of the timer can't be read.
func (a *Feature) sayTimerUnread(err error) {
	a.Say(wording.L("Part of the last timer can't be read: {problem}.", err))
}
