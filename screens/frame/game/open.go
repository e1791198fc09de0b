package game

import (
	"errors"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

// OpenMatch is a match that is open, and what its screen finds again when somebody comes back to it.
type OpenMatch struct {
	Seat     // how it is read and played
	ID       string
	Sheet    int            // the tab of the sheet that is open, from 1; 0: it is closed
	At       int            // the number of the line of the log whose position is shown, or now
	Pick     *picker.Picker // the move that is being chosen
	PickedAt int            // the number of changes after which it was
	Drawn    *board.Board   // the board that was shown last; nil: none
	Played   string         // what was just played and is in the log, in plain words; "" after an error
	Plan     *OpenMatch     // a copy on which moves are tried out; nil: none are
	Changes  int            // how often the match has changed since it was opened
	voiced   *voiced        // how far the voice has told it; nil: nobody has looked yet
	Summoned Summoned       // whether the player of this device was called
	Opened   string         // the bids that lay over the felt last, opened together
	Laid     bool           // they still do
	faced    int            // the seat that the screen was last turned to, 0 for none
	Brief    Brief
}

// Brief is what is told over the felt until it was read.
type Brief struct {
	Words string // "": nothing
	Wrong bool   // it says why something was not done
	Key   string // what can be done about it; "": nothing
	Do    func() // does it
	Times int    // how often something was told
}

// Now is how often something was told, 0 while nothing is.
func (b Brief) Now() int {
	if b.Words == "" {
		return 0
	}
	return b.Times
}

// briefTime is how long a sentence is told, and keyTime how long one with a key, which takes longer to find.
const (
	briefTime = 4 * time.Second
	keyTime   = 20 * time.Second
)

// TellBriefly tells something over the felt until it was read.
func (o *OpenMatch) TellBriefly(a *Session, brief Brief) {
	brief.Times = o.Brief.Times + 1
	o.Brief = brief
	a.Refresh()
	long := briefTime
	if brief.Key != "" {
		long = keyTime
	}
	a.Device().After(long, func() { o.DropBrief(a, brief) })
}

// DropBrief tells no more what is still told.
func (o *OpenMatch) DropBrief(a *Session, brief Brief) {
	if o.Brief.Now() > 0 && o.Brief.Times == brief.Times {
		o.Brief.Words = ""
		a.Refresh()
	}
}

// BriefKey is the key of what is told, which ends it; nil: it has none.
func (o *OpenMatch) BriefKey(a *Session) fyne.CanvasObject {
	brief := o.Brief
	if brief.Key == "" {
		return nil
	}
	return parts.NewButton(brief.Key, parts.IconHidden, func() {
		o.DropBrief(a, brief)
		brief.Do()
	})
}

// People are the seats of the people who play at this device.
func (o *OpenMatch) People() (seats []int) {
	for i := range o.Table().Seats() {
		if o.Sits(i + 1) {
			seats = append(seats, i+1)
		}
	}
	return seats
}

// Sits reports whether a person plays a seat at this device.
func (o *OpenMatch) Sits(seat int) bool {
	chairs, ok := o.Seat.(interface{ Chair(seat int) bool })
	return seat > 0 && o.Mine(seat) && !o.Elsewhere(seat) && !(ok && chairs.Chair(seat))
}

// Shared reports whether several people play at this device.
func (o *OpenMatch) Shared() bool { return len(o.People()) > 1 }

// OwnMatch is an open match that this device keeps.
type OwnMatch struct {
	*OpenMatch
	Match   *matches.Match
	Chairs  *Chairs
	Clock   *Clock
	Sealing *Sealing // bids that nobody has seen yet; nil: none
	app     *Session
	beside  seen // its file, where another window writes it
}

// Own opens a match of this device.
func (a *Session) Own(m *matches.Match) *OwnMatch {
	o := &OwnMatch{app: a, OpenMatch: &OpenMatch{ID: m.ID(), At: Now, PickedAt: -1}}
	o.Seat = &here{app: a, of: o}
	o.set(m)
	o.Chairs, o.Clock = newChairs(a, o), newClock(a, o)
	return o
}

// set lets it be that match from now on.
func (o *OwnMatch) set(m *matches.Match) { o.Match, o.Seat.(*here).Match = m, m }

// matchTimer is a timer that can follow a match.
type matchTimer interface {
	// Button leads from a match to the timer that follows it.
	Button(of *OwnMatch) *parts.IconButton
	// Strip shows the timer on the page of the match that it follows, and draws it at each moment; nil: it follows another one
	// or none.
	Strip(of *OwnMatch) (strip fyne.CanvasObject, draw func())
	// Before is called before a match changes, After when it has.
	Before(of *OwnMatch)
	After(of *OwnMatch)
	// Moved is called when the match with the id before has the id now.
	Moved(before, now string)
	// Follows reports whether the timer that runs follows the match with that id.
	Follows(id string) bool
	// Told is the timer that follows a match, as other devices are told it; nil: none does.
	Told(of *OwnMatch) *tables.Timer
	// Clock is the timer that runs beside a match, as an app that thinks reads it; nil: none runs.
	Clock(of *OwnMatch) *players.Clock
	// Ask does what a seat at another device asks of the timer of a match.
	Ask(of *OwnMatch, what string) error
}

// TimedGame is the game that has the timer.
func (a *Session) TimedGame() (*rules.Game, bool) {
	for _, g := range a.Games() {
		if g.Timer != nil {
			return g, true
		}
	}
	return nil, false
}

// Opened returns the match with that id; it is opened if it is not yet. One that can only be read is opened again: another
// window may have played on, or closed it.
func (a *Session) Opened(id string) (*OwnMatch, error) {
	if o := a.Playing; o != nil && o.ID == id {
		if o.Match.ReadOnly() == "" {
			return o, nil
		}
		if m, _, err := a.Library.Open(id); err == nil {
			o.set(m)
			o.Changes++
			if o.At > m.Log().Count() {
				o.At = Now
			}
		}
		return o, nil
	}
	m, report, err := a.Library.Open(id)
	if err != nil {
		return nil, err
	}
	a.ShowReport(report)
	a.SetMatch(m)
	return a.Playing, nil
}

// ShowReport reports what people should know of a match that was opened.
func (a *Session) ShowReport(report library.Report) {
	for _, damage := range report.Damage {
		a.Say(wording.L("Part of this match can't be read: {problem}", damage))
	}
	if n := len(report.Differs); n > 0 {
		a.Say(wording.N(n, "Today's rules see {n} move of this match differently. The log marks it.;Today's rules see {n} moves of this match differently. The log marks them."))
	}
}

// SetPlayed keeps what was just played as the log says it, by the number of its line; with an error nothing was.
func (o *OpenMatch) SetPlayed(line int, err error) {
	if o.Played = ""; err == nil {
		o.Played = o.Log().Line(line).Sentence
	}
}

// Question is what people are asked before a move that is perhaps not meant.
func (a *Session) Question(o *OpenMatch, act rules.Act) (q parts.Question, asks bool) {
	t := o.Table()
	if question := a.AtTable(t).Question; question != nil {
		return question(t, act)
	}
	return q, false
}

// Change changes the match and says what the disk refuses; any other error it gives back. The timer that follows the
// match is told before and after.
func (o *OwnMatch) Change(change func() error) error {
	a := o.app
	if a.MatchTimer != nil {
		a.MatchTimer.Before(o)
	}
	over := o.Match.Table().Over()
	o.Clock.awoken()
	err := change()
	o.Changes++
	o.Readdress()
	err = a.Kept(err)
	if a.MatchTimer != nil {
		a.MatchTimer.After(o)
	}
	o.Clock.follow()
	if a.Room != nil {
		a.Room.Changed(o)
	}
	if !over && o.Match.Table().Over() && a.Ended != nil {
		a.Ended()
	}
	return err
}

// GoAlone enters the moves that those who are awaited can only make.
func (o *OwnMatch) GoAlone() {
	for {
		act, ok := o.Match.Table().Alone()
		if !ok || o.Change(func() error { return o.Match.Play(act, matches.Entered) }) != nil {
			return
		}
	}
}

// Readdress follows a match that was saved anew as another one.
func (o *OwnMatch) Readdress() {
	a, before, now := o.app, o.ID, o.Match.ID()
	if before == now {
		return
	}
	o.ID = now
	a.Moved(before, now)
	if a.MatchTimer != nil {
		a.MatchTimer.Moved(before, now)
	}
	if a.Room != nil {
		a.Room.Moved(before, now)
	}
}

// Kept reports why something is not on the disk, and gives any other error back.
func (a *Session) Kept(err error) error {
	var fault *matches.DiskFault
	if errors.As(err, &fault) {
		a.Say(wording.L("This match isn't saved any more and ends when you close the app. Export it: {problem}.", fault.Cause))
		return nil
	}
	if err != nil {
		shell.SayProblem(a, err)
	}
	var anew *matches.SavedAnew
	if errors.As(err, &anew) { // nothing is lost
		return nil
	}
	return err
}

// Now is the place in the log of the position as it stands, after all lines.
const Now = -1

// Called is what people call the match: its name or its game.
func (o *OpenMatch) Called() string {
	if name := o.Name(); name != "" {
		return name
	}
	return o.Table().Game().Title
}

// OpenHere is the match of this device that is open, nil for none.
func (a *Session) OpenHere() *OpenMatch {
	if a.Playing == nil {
		return nil
	}
	return a.Playing.OpenMatch
}

// SetMatch opens a match that has just come onto the device, in place of the one that was open.
func (a *Session) SetMatch(m *matches.Match) {
	if a.Playing != nil && a.Playing.Match != m {
		a.Playing.close()
	}
	a.Playing = a.Own(m)
	if a.Room != nil {
		a.Room.Resume(a.Playing)
	}
}

// LeaveMatch lets go of a match, if it is the one that is open.
func (a *Session) LeaveMatch(id string) {
	if a.Playing != nil && a.Playing.ID == id {
		a.Playing.close()
		a.Playing = nil
	}
}

// close lets go of a match; others who joined it are told. One in which nothing was done is not kept: its names stand ready for the next.
func (o *OwnMatch) close() {
	untouched := o.Match.Log().Count() == 0 && o.Match.Header("Position") == "" && o.Match.ReadOnly() == ""
	if o.app.Room != nil {
		o.app.Room.Left(o.ID)
	}
	o.Clock.leave()
	o.Match.Close()
	if untouched {
		_ = o.app.Library.Delete(o.ID) // one that stays is listed, and can be deleted there
	}
}

// Reopened returns the match with that id, or says why it can't be opened.
func (a *Session) Reopened(id string) (*OwnMatch, bool) {
	of, err := a.Opened(id)
	if err != nil {
		a.Say(wording.L("This match can't be opened: {problem}.", err))
	}
	return of, err == nil
}

// TimerRests reports whether the timer that follows a match is paused.
func (a *Session) TimerRests(o *OpenMatch) bool {
	if a.MatchTimer == nil || a.Playing == nil || a.Playing.OpenMatch != o {
		return false
	}
	timer := a.MatchTimer.Told(a.Playing)
	return timer != nil && timer.State == "paused"
}

// seen is how a match that can only be read stood when this window looked at its file last.
type seen struct {
	size int
	held bool // by another window, which writes it
}

// LookAgain follows a match that another window has open: what it has played is shown, and when it lets go, the match is played on
// here. It reports whether there is something else to show, and whether to go on looking.
func (a *Session) LookAgain(of *OpenMatch) (changed, more bool) {
	o := a.Playing
	if o == nil || o.OpenMatch != of || o.Match.ReadOnly() == "" {
		return false, false
	}
	now := seen{}
	now.size, now.held = a.Library.Elsewhere(o.ID)
	if now.held && now == o.beside {
		return false, true
	}
	o.beside = now
	_, _ = a.Opened(o.ID) // a file that can't be read now stays as it is shown
	reads := o.Match.ReadOnly() != ""
	if reads && !now.held { // no other window is the reason: it stays so
		return false, false
	}
	return true, reads
}

// Summoned is how far the player of a device that plays one seat was called.
type Summoned struct {
	Turn bool // it is that seat's turn
	At   int  // the lines of the log when it came
}

// Summon calls the player of this device when the turn comes to the one seat that is played here, by a sound, by the title of the window
// and by what else the device has; it takes that back when the turn has gone on.
func (a *Session) Summon(o *OpenMatch, own int) {
	t := o.Table()
	turn := own > 0 && !t.Over() && slices.Contains(t.ToMove(), own)
	if turn == o.Summoned.Turn {
		return
	}
	o.Summoned = Summoned{Turn: turn, At: o.Log().Count()}
	if !turn {
		a.Device().Summon("")
		return
	}
	a.Device().Sound.Play(sounds.Event)
	a.Device().Summon(wording.L("● Your turn"))
}

// TurnPanel is all that can be chosen about it in a match.
func (a *Session) TurnPanel(o *OpenMatch) fyne.CanvasObject {
	follow := parts.NewSwitch(parts.NoIcon, wording.L("Turn to whoever decides"), a.Options().Facing, func(on bool) {
		o.faced = 0
		a.Choose(func(p *shell.Options) { p.Facing = on })
	})
	return parts.NewPanel(wording.L("Turn the screen"), a.TurnChoice(), follow,
		parts.NewLess(wording.L("You sit clockwise round the device. The first player sees it the right way up.")))
}

// Face turns the screen to the seat from which a move is awaited, if it was not turned to it before and no other is.
func (a *Session) Face(o *OpenMatch) {
	awaited := o.Table().ToMove()
	if a.Device().Turn == nil || !a.Options().Facing || len(awaited) != 1 || awaited[0] == 0 || awaited[0] == o.faced {
		return
	}
	o.faced = awaited[0]
	a.Turn(SeatAngle(o.faced, len(o.Table().Seats())))
}

// SeatAngle is by how many degrees the screen is turned clockwise to face a seat: the seats go clockwise round the table at
// equal distances, and the screen has four sides.
func SeatAngle(seat, seats int) int {
	return (8*(seat-1) + seats) / (2 * seats) % 4 * quarter
}

// TurnChoice lets somebody turn the screen to a side of the table. The device can turn it.
func (a *Session) TurnChoice() *parts.Choice {
	sides := []string{wording.L("Leave as is"), wording.L("To the left"), wording.L("Opposite"), wording.L("To the right")}
	return parts.NewChoice("", sides, a.Turned()/quarter, func(i int) { a.Turn(i * quarter) })
}

// quarter is a quarter of a turn, in degrees.
const quarter = 90

// TurnLine says whose turn it is.
func TurnLine(t rules.Table) string {
	awaited := t.ToMove()
	switch {
	case len(awaited) == 0:
		return ""
	case len(awaited) > 2:
		return wording.L("Everybody picks")
	}
	return wording.L("{player}'s turn", picker.AwaitedNames(t))
}

// AskedWords says that another device was asked for what was done here, and hasn't shown it.
func AskedWords() string { return wording.L("The table is asked.") }
