package timer

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/tables/timed"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

const (
	// TimerFile is the journal of the timer that runs. There is one device on the table, so there is one timer.
	TimerFile = "rising-tides.timer"
	// StartRecord is the kind of the journal's first record: the time of day at which it was made, in ms.
	StartRecord = 'S'
	// longAway is how long nobody has to have looked, in ms, for it to be told.
	longAway = 3000
	// darkAfter is how long a pause may last before the screen may go dark.
	darkAfter = 2 * time.Minute
)

// Evening is the running timer with what belongs to it on this device: its journal, its sounds and a screen that stays
// awake. It is looked at once a frame, whatever page is shown.
type Evening struct {
	Device  *shell.Device
	Game    *tide.Game
	View    tide.View
	Start   int64  // the time of day at which it was started, in ms since 1970
	Match   string // the id of the match that it follows; "" for none
	unsaved error  // why there is no journal on the disk; nil where there is one

	release   func() // lets go of the timer for other windows; nil where another one has it
	OnlyShown bool   // another window keeps it

	Broke  int64 // when the time ran out before the eyes of the table, on the steady clock; 0: it has not
	Away   int64 // how long nobody looked, the last time that it was long, in ms
	Ran    int64 // how much of it the clock went on
	Missed int   // the events that came in the meantime

	awake  bool
	drowse func() // stops the wait after which a paused screen may go dark; nil where nothing waits
}

// beginEvening starts a timer. Where the disk refuses, the timer runs all the same and unsaved tells why.
func beginEvening(device *shell.Device, settings tide.Settings, seats []string) (*Evening, error) {
	seed, err := device.NewSeed()
	if err != nil {
		return nil, err
	}
	e := &Evening{Device: device, Start: device.Clock().Wall}
	if err := e.hold(); err != nil {
		return nil, err
	}
	return e.begin(tide.Setup{Settings: settings, Seed: seed, Seats: seats}, e.NewJournal())
}

// beginBeside starts a timer that follows a match: the journal of the match keeps it, and the timer's own file only tells
// which match that is.
func beginBeside(device *shell.Device, settings tide.Settings, b *timed.Beside) (*Evening, error) {
	setup, err := b.Setup(settings)
	if err != nil {
		return nil, err
	}
	e := &Evening{Device: device, Start: device.Clock().Wall, Match: b.Match.ID()}
	if err := e.hold(); err != nil {
		return nil, err
	}
	e.NewJournal()
	if _, err := e.begin(setup, b.Match.Kept()); err != nil {
		return nil, err
	}
	b.Timer = e.Game
	return e, nil
}

// hold takes the timer for this window.
func (e *Evening) hold() error {
	release, err := journal.Lock(e.Device.Store, TimerFile)
	switch {
	case errors.Is(err, journal.ErrHeld):
		return ErrElsewhere()
	case err != nil:
		return err
	}
	e.release = release
	return nil
}

// LetGo lets another window take the timer.
func (e *Evening) LetGo() {
	if e.release != nil {
		e.release()
		e.release = nil
	}
}

// begin starts the time.
func (e *Evening) begin(setup tide.Setup, keep tide.Keeper) (_ *Evening, err error) {
	now := e.Device.Clock()
	if e.Game, err = tide.NewGame(setup, keep, now); err == nil {
		err = e.Game.Start(now)
	}
	if err != nil {
		e.LetGo()
		return nil, err
	}
	e.see(now)
	return e, nil
}

// NewJournal makes the journal on the disk or, where that refuses, in memory.
func (e *Evening) NewJournal() *journal.Journal {
	first := journal.Record{Kind: StartRecord, Text: strings.TrimSpace(strconv.FormatInt(e.Start, 10) + " " + e.Match)}
	kept, err := journal.Create(e.Device.Store, TimerFile, first)
	if err == nil {
		return kept
	}
	e.unsaved = err
	kept, _ = journal.Create(journal.Memory(), TimerFile, first) // memory does not refuse
	return kept
}

// follow makes the timer's own file tell that its match has another id now.
func (e *Evening) follow(match string) {
	e.Match = match
	e.unsaved = e.Device.Store.Remove(TimerFile)
	e.NewJournal()
}

// Letters name the seats as their marks do.
func Letters(players int) []string {
	names := make([]string, players)
	for i := range names {
		names[i] = look.Marks[i].Letter
	}
	return names
}

// Problem is why the latest of it is not on the disk, or nil.
func (e *Evening) Problem() error { return errors.Join(e.unsaved, e.View.Unsaved) }

// called are the names of the players, "" for those who have only the letter of their seat.
func (e *Evening) called() []string {
	names := e.Game.Seats()
	for i, name := range names {
		if name == look.Marks[i].Letter || name == parts.SeatName(i+1) {
			names[i] = ""
		}
	}
	return names
}

// Name is what a player is called, by the number of the seat.
func (e *Evening) Name(seat int) string {
	if name := e.called()[seat-1]; name != "" {
		return name
	}
	return parts.SeatName(seat)
}

// players is the number of seats.
func (e *Evening) players() int { return len(e.Game.Seats()) }

// Runs reports whether time goes by, so that somebody has to look once a frame.
func (e *Evening) Runs() bool { return e.View.State == tide.Running }

// look works off what is due, without a sound.
func (e *Evening) look(now clock.Reading) {
	e.View = e.Game.View(now)
	if e.View.Away >= longAway {
		e.Away, e.Ran, e.Missed = e.View.Away, e.View.Ran, len(Announced(e.View.New))
	}
}

// see works off what is due and lets it be heard, where no other window does.
func (e *Evening) see(now clock.Reading) {
	e.look(now)
	e.stayAwake()
	if e.OnlyShown {
		return
	}
	if e.View.Beats > 0 && e.Runs() {
		e.Device.Sound.Play(sounds.Pulse)
	}
	if came := Announced(e.View.New); len(came) > 0 {
		e.Device.Sound.Play(moods[came[len(came)-1].Event.Event().Mood].cue)
	}
	for _, h := range e.View.New {
		if h.What == tide.TimeRanOut {
			e.Broke = now.Steady
		}
		if h.What == tide.TimeRanOut || h.What == tide.GameEnded {
			e.Device.Sound.Play(sounds.End)
		}
	}
}

// Do is one act of a person on the timer, such as e.game.Pause.
func (e *Evening) Do(act func(clock.Reading) error) error {
	if e.OnlyShown {
		return ErrElsewhere()
	}
	now := e.Device.Clock()
	err := act(now)
	e.Away, e.Ran, e.Missed = 0, 0, 0
	e.see(now)
	return err
}

// stayAwake keeps the screen awake from the start to the end, but not through a long pause.
func (e *Evening) stayAwake() {
	switch e.View.State {
	case tide.Running:
		e.stopDrowsing()
		e.setAwake(true)
	case tide.Paused, tide.Waiting:
		if e.awake && e.drowse == nil {
			e.drowse = e.Device.After(darkAfter, func() { e.setAwake(false) })
		}
	default:
		e.stopDrowsing()
		e.setAwake(false)
	}
}

func (e *Evening) stopDrowsing() {
	if e.drowse != nil {
		e.drowse()
		e.drowse = nil
	}
}

func (e *Evening) setAwake(awake bool) {
	if e.awake != awake {
		e.awake = awake
		e.Device.KeepAwake(awake)
	}
}

// clear takes the timer off the table for good.
func (e *Evening) clear() error {
	e.rest()
	err := errors.Join(e.Device.Store.Remove(TimerFile), removeBesides(e.Device.Store))
	e.LetGo()
	return err
}

// rest lets the screen go dark.
func (e *Evening) rest() {
	e.stopDrowsing()
	e.setAwake(false)
}

// Announced are the events among what happened.
func Announced(happenings []tide.Happening) []tide.Happening {
	var events []tide.Happening
	for _, h := range happenings {
		if h.What == tide.EventCame {
			events = append(events, h)
		}
	}
	return events
}
