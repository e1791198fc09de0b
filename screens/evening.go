package screens

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"tablekeeper/companion/clock"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/look"
	"tablekeeper/sounds"
)

const (
	// timerFile is the journal of the timer that runs. There is one device on the table, so there is one timer.
	timerFile = "rising-tides.timer"
	// startRecord is the kind of the journal's first record: the time of day at which it was made, in ms.
	startRecord = 'S'
	// longAway is how long nobody has to have looked, in ms, for it to be told.
	longAway = 3000
	// darkAfter is how long a pause may last before the screen may go dark.
	darkAfter = 2 * time.Minute
)

// evening is the running timer with what belongs to it on this device: its journal, its sounds and a screen that stays
// awake. It is looked at once a frame, whatever page is shown.
type evening struct {
	device  Device
	game    *tide.Game
	view    tide.View
	start   int64  // the time of day at which it was started, in ms since 1970
	match   string // the id of the match that it follows; "" for none
	unsaved error  // why there is no journal on the disk; nil where there is one

	release   func() // lets go of the timer for other windows; nil where another one has it
	onlyShown bool   // another window keeps it

	away   int64 // how long nobody looked, the last time that it was long, in ms
	ran    int64 // how much of it the clock went on
	missed int   // the events that came meanwhile

	awake  bool
	drowse func() // stops the wait after which a paused screen may go dark; nil where nothing waits
}

// beginEvening starts a timer. Where the disk refuses, the timer runs all the same and unsaved tells why.
func beginEvening(device Device, settings tide.Settings, players int) (*evening, error) {
	seed, err := device.NewSeed()
	if err != nil {
		return nil, err
	}
	e := &evening{device: device, start: device.Clock().Wall}
	if err := e.hold(); err != nil {
		return nil, err
	}
	return e.begin(tide.Setup{Settings: settings, Seed: seed, Seats: letters(players)}, e.newJournal())
}

// beginBeside starts a timer that follows a match: the journal of the match keeps it, and the timer's own file only tells
// which match that is.
func beginBeside(device Device, settings tide.Settings, f *followed) (*evening, error) {
	seed, err := f.of.match.TimerSeed()
	if err != nil {
		return nil, err
	}
	e := &evening{device: device, start: device.Clock().Wall, match: f.of.id}
	if err := e.hold(); err != nil {
		return nil, err
	}
	e.newJournal()
	setup := tide.Setup{Settings: settings, Seed: seed, Seats: f.of.match.Table().Seats(), Follow: f}
	return e.begin(setup, f.of.match)
}

// hold takes the timer for this window.
func (e *evening) hold() error {
	release, err := journal.Hold(e.device.Store, timerFile)
	switch {
	case errors.Is(err, journal.ErrHeld):
		return errElsewhere()
	case err != nil:
		return err
	}
	e.release = release
	return nil
}

// letGo lets another window take the timer.
func (e *evening) letGo() {
	if e.release != nil {
		e.release()
		e.release = nil
	}
}

// begin starts the time.
func (e *evening) begin(setup tide.Setup, keep tide.Keeper) (_ *evening, err error) {
	now := e.device.Clock()
	if e.game, err = tide.NewGame(setup, keep, now); err == nil {
		err = e.game.Start(now)
	}
	if err != nil {
		e.letGo()
		return nil, err
	}
	e.see(now)
	return e, nil
}

// newJournal makes the journal on the disk or, where that refuses, in memory.
func (e *evening) newJournal() *journal.Journal {
	first := journal.Record{Kind: startRecord, Text: strings.TrimSpace(strconv.FormatInt(e.start, 10) + " " + e.match)}
	kept, err := journal.Create(e.device.Store, timerFile, first)
	if err == nil {
		return kept
	}
	e.unsaved = err
	kept, _ = journal.Create(journal.Memory(), timerFile, first) // memory does not refuse
	return kept
}

// follow makes the timer's own file tell that its match has another id now.
func (e *evening) follow(match string) {
	e.match = match
	e.unsaved = e.device.Store.Remove(timerFile)
	e.newJournal()
}

// letters name the seats as their marks do.
func letters(players int) []string {
	names := make([]string, players)
	for i := range names {
		names[i] = look.Marks[i].Letter
	}
	return names
}

// problem is why the latest of it is not on the disk, or nil.
func (e *evening) problem() error { return errors.Join(e.unsaved, e.view.Unsaved) }

// players is the number of seats.
func (e *evening) players() int { return len(e.game.Seats()) }

// runs tells whether time goes by, so that somebody has to look once a frame.
func (e *evening) runs() bool { return e.view.State == tide.Running }

// look works off what is due, without a sound.
func (e *evening) look(now clock.Reading) {
	e.view = e.game.View(now)
	if e.view.Away >= longAway {
		e.away, e.ran, e.missed = e.view.Away, e.view.Ran, len(announced(e.view.New))
	}
}

// see works off what is due and lets it be heard, where no other window does.
func (e *evening) see(now clock.Reading) {
	e.look(now)
	e.stayAwake()
	if e.onlyShown {
		return
	}
	if e.view.Beats > 0 && e.runs() {
		e.device.Sound.Play(sounds.Pulse)
	}
	if len(announced(e.view.New)) > 0 {
		e.device.Sound.Play(sounds.Event)
	}
	for _, h := range e.view.New {
		if h.What == tide.TimeRanOut || h.What == tide.GameEnded {
			e.device.Sound.Play(sounds.End)
		}
	}
}

// do is one act of a person on the timer, such as e.game.Pause.
func (e *evening) do(act func(clock.Reading) error) error {
	if e.onlyShown {
		return errElsewhere()
	}
	now := e.device.Clock()
	err := act(now)
	e.away, e.ran, e.missed = 0, 0, 0
	e.see(now)
	return err
}

// stayAwake keeps the screen awake from the start to the end, but not through a long pause.
func (e *evening) stayAwake() {
	switch e.view.State {
	case tide.Running:
		e.stopDrowsing()
		e.setAwake(true)
	case tide.Paused, tide.Waiting:
		if e.awake && e.drowse == nil {
			e.drowse = e.device.After(darkAfter, func() { e.setAwake(false) })
		}
	default:
		e.stopDrowsing()
		e.setAwake(false)
	}
}

func (e *evening) stopDrowsing() {
	if e.drowse != nil {
		e.drowse()
		e.drowse = nil
	}
}

func (e *evening) setAwake(awake bool) {
	if e.awake != awake {
		e.awake = awake
		e.device.KeepAwake(awake)
	}
}

// clear takes the timer off the table for good.
func (e *evening) clear() error {
	e.rest()
	err := e.device.Store.Remove(timerFile)
	e.letGo()
	return err
}

// rest lets the screen go dark.
func (e *evening) rest() {
	e.stopDrowsing()
	e.setAwake(false)
}

// announced are the events among what happened.
func announced(happenings []tide.Happening) []tide.Happening {
	var events []tide.Happening
	for _, h := range happenings {
		if h.What == tide.EventCame {
			events = append(events, h)
		}
	}
	return events
}
