package screens

import (
	"errors"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// openMatch is the match that is open, and what its screen finds again when somebody comes back to it.
type openMatch struct {
	id       string
	match    *matches.Match
	tab      int
	at       int     // the number of the line of the log whose position is shown, or now
	pick     *picker // the move that is being chosen
	pickedAt int     // the number of changes after which it was
	played   string  // what was just played, in plain words
	changes  int     // how often the match has changed since it was opened
	faced    int     // the seat that the screen was last turned to, 0 for none
}

// opened gives the match with that id; it is opened if it is not yet. One that can only be read is opened again: another
// window may have played on, or closed it.
func (a *App) opened(id string) (*openMatch, error) {
	if o := a.playing; o != nil && o.id == id {
		if o.match.ReadOnly() == "" {
			return o, nil
		}
		if m, _, err := a.library.Open(id); err == nil {
			o.match = m
			o.changes++
			if o.at > m.Count() {
				o.at = now
			}
		}
		return o, nil
	}
	m, report, err := a.library.Open(id)
	if err != nil {
		return nil, err
	}
	a.tellReport(report)
	a.take(m)
	return a.playing, nil
}

// tellReport says what people should know of a match that was opened.
func (a *App) tellReport(report matches.Report) {
	for _, damage := range report.Damage {
		a.said = append(a.said, lang.L("Something of this match can't be read: {{.Problem}}", map[string]any{"Problem": damage}))
	}
	if n := len(report.Differs); n > 0 {
		data := map[string]any{"Number": n}
		a.said = append(a.said, lang.L("Today's rules judge {{.Number}} moves of this match otherwise. The log marks them.", data))
	}
}

// buildMatch makes a screen of a match. One that can't be opened is said, and Home is shown.
func (a *App) buildMatch(r Route) screen {
	o, err := a.opened(r.Arg)
	if err != nil {
		a.say(lang.L("This match can't be opened: {{.Problem}}.", said(err)))
		return newHome(a)
	}
	if r.Page == MatchMorePage {
		return &matchMore{a, o}
	}
	return newMatch(a, o)
}

// reveals tells whether the last entry showed a card or a die.
func (o *openMatch) reveals() bool {
	log := o.match.Table().Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		return false
	}
	before := o.match.Table().Fork()
	before.Undo()
	return before.Reveals(log[len(log)-1].Act)
}

// tide tells whether the timer of Rising Tides can follow the match.
func (o *openMatch) tide() bool { return o.match.Table().Game().Key == tideKey }

// question is what people are asked before a move that is perhaps not meant.
func (o *openMatch) question(act rules.Act) (q parts.Question, asks bool) {
	t := o.match.Table()
	if question := atTableOf(t.Game().Key).question; question != nil {
		return question(t, act)
	}
	return q, false
}

// changeMatch changes a match and says what the disk refuses; any other error it gives back. The timer that follows the
// match is told before and after.
func (a *App) changeMatch(o *openMatch, change func() error) error {
	a.beforeMove(o)
	err := change()
	o.changes++
	err = a.kept(err)
	a.moved(o)
	a.afterMove(o)
	return err
}

// goAlone enters the moves that those who are awaited can only make.
func (a *App) goAlone(o *openMatch) {
	alone := a.atTable(o.match.Table()).alone
	for alone != nil {
		act, ok := alone(o.match.Table())
		if !ok || a.changeMatch(o, func() error { return o.match.Play(act, matches.Entered) }) != nil {
			return
		}
	}
}

// kept says why something is not on the disk, and gives any other error back.
func (a *App) kept(err error) error {
	var fault *matches.DiskFault
	if errors.As(err, &fault) {
		a.tell(lang.L("This match is not saved any more; it goes on until the app is closed. Export it: {{.Problem}}.", said(fault.Cause)))
		return nil
	}
	if err != nil {
		a.tell(upper(err.Error()) + ".")
	}
	var anew *matches.SavedAnew
	if errors.As(err, &anew) { // nothing is lost
		return nil
	}
	return err
}

// sayUnread says that a file can't be read, and where it is kept as it was.
func (a *App) sayUnread(line string, err error) {
	var unread *journal.Unread
	switch {
	case !errors.As(err, &unread):
	case unread.Lack != nil:
		line += " " + lang.L("It can't be set aside, so nothing is saved over it: {{.Problem}}.", said(unread.Lack))
	default:
		line += " " + lang.L("The file is kept as {{.Name}}.", map[string]any{"Name": unread.Kept})
	}
	a.tell(line)
}

// moved follows a match that was saved anew as another one.
func (a *App) moved(o *openMatch) {
	before, now := o.id, o.match.ID()
	if before == now {
		return
	}
	o.id = now
	for _, v := range a.trail {
		if v.Arg == before {
			v.Arg = now
		}
	}
	if a.evening != nil && a.evening.match == before {
		a.evening.follow(now)
	}
}

// tell says one line, also before the window is there to show it.
func (a *App) tell(line string) {
	if a.stage == nil {
		a.said = append(a.said, line)
		return
	}
	a.say(line)
}
