package screens

import (
	"errors"
	"slices"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

// Say shows one line on every page until somebody closes it.
func (a *App) Say(line string) {
	a.closed = slices.DeleteFunc(a.closed, func(s string) bool { return s == line })
	if !slices.Contains(a.lines, line) {
		a.lines = append(a.lines, line)
	}
	a.notify()
}

// SayNotKept lets a sign on Home say that the browser does not promise to keep the matches. It is called on the goroutine of the
// screens.
func (a *App) SayNotKept() {
	a.setFleeting(wording.L("This browser doesn't promise to keep matches: it may clear them when space runs short, and a private window does when it is closed. Export them first: Matches, Export all matches."))
}

// SayKeptAt lets it say that the browser keeps the matches under an address that may become another one. It is called on the
// goroutine of the screens.
func (a *App) SayKeptAt(address string) {
	a.setFleeting(wording.L("This browser keeps matches for {address} alone and may clear them when space runs short. Under another address they aren't there. Export them first: Matches, Export all matches.",
		address))
}

// HasMatches reports whether there are matches that can be lost.
func (a *App) HasMatches() bool { return a.library.HasMatches() }

// SayNewer says that the server has a newer version of the page. It is called on the goroutine of the screens.
func (a *App) SayNewer() {
	a.Say(wording.L("A newer version of the app is there. Load the page again to get it."))
}

// SayMayDarken lets a sign say that the screen can't be kept awake, or takes the sign away once it is lit. It is called on the
// goroutine of the screens.
func (a *App) SayMayDarken(lit bool) {
	if lit {
		a.setDarkens("")
		return
	}
	a.setDarkens(wording.L("The screen may go dark: this browser keeps it on only for pages that come by https or from this device itself. The clock keeps running."))
}

// SayDesktopDarkens says the same where no service of the desktop keeps it awake.
func (a *App) SayDesktopDarkens() {
	a.setDarkens(wording.L("The screen may go dark: nothing on this desktop keeps it on. The clock keeps running."))
}

// SayVoiceless says that the device's voice doesn't speak, and turns it off. It is called on the goroutine of the screens.
func (a *App) SayVoiceless() {
	if a.options.Voice {
		a.options.Voice = false
		a.KeepOptions()
		a.Say(wording.L("This device's voice doesn't answer, so nothing is spoken."))
		a.Show()
	}
}

// standing are the lines about what is wrong at present.
func (a *App) standing() []string {
	var lines []string
	if e := a.timer.Evening; e != nil {
		if e.OnlyShown {
			lines = append(lines, timer.ErrElsewhere().Error())
		}
		if away := awayLine(e); away != "" {
			lines = append(lines, away)
		}
		if problem := e.Problem(); problem != nil {
			lines = append(lines, wording.L("This game isn't saved and ends when you close the app: {problem}.", problem))
		}
	}
	if problem := a.device.Sound.Problem(); problem == sounds.NeedsTap && a.beats() {
		lines = append(lines, wording.Translate(problem))
	}
	return lines
}

// beats reports whether the timer runs, so that a sound is missed before anybody taps.
func (a *App) beats() bool {
	return a.timer.Evening != nil && a.timer.Evening.View.State == tide.Running
}

// awayLine reports how long nobody looked at the running timer, and what the clock did meanwhile.
func awayLine(e *timer.Evening) string {
	if e.Away == 0 || e.View.State == tide.Over {
		return ""
	}
	away := parts.Duration(e.Away)
	switch {
	case e.Ran == 0: // nobody knows when the app was left: a pause keeps no time
		return wording.L("Welcome back. The clock was paused while you were gone.")
	case e.Ran < e.Away:
		return wording.L("The app was away for {away}. The clock kept running for {ran}, then it stopped.", away, parts.Duration(e.Ran))
	case e.Missed == 0:
		return wording.L("The app was away for {away}. The clock kept running.", away)
	case e.Missed == 1:
		return wording.L("The app was away for {away}. The clock kept running and one event came.", away)
	}
	return wording.L("The app was away for {away}. The clock kept running and {events} events came.", away, e.Missed)
}

// line is what has to be said now, or "".
func (a *App) line() string {
	for _, s := range slices.Concat(a.lines, a.standing()) {
		if !slices.Contains(a.closed, s) {
			return s
		}
	}
	return ""
}

// Hear is called on the goroutine of the screens when the device's sound has another problem than before, or none.
func (a *App) Hear() { a.notify() }

// setDarkens gives the sign its words.
func (a *App) setDarkens(line string) {
	a.darkens = line
	a.notify()
}

// DeviceSign is a key that says by its picture that there is no sound or that the screen may go dark, and on a tap why; it is hidden
// while neither is so.
func (a *App) DeviceSign() *parts.IconButton {
	a.lacking = parts.NewIconButton(parts.IconMute, "", func() { a.turnLine(a.lack()) })
	a.dressLack()
	return a.lacking
}

// soundless is why there is no sound, or "". Before the first tap in a browser nobody knows.
func (a *App) soundless() string {
	if problem := a.device.Sound.Problem(); problem != "" && problem != sounds.NeedsTap {
		return wording.Translate(problem)
	}
	return ""
}

// lack is what the device lacks, in words.
func (a *App) lack() string { return strings.TrimSpace(a.soundless() + " " + a.darkens) }

// dressLack shows the sign of what the device lacks, and reports whether that came or went.
func (a *App) dressLack() (changed bool) {
	switch {
	case a.soundless() == "":
		a.lacking.Set(parts.IconDark, wording.L("The screen may go dark"))
	case a.darkens == "":
		a.lacking.Set(parts.IconMute, wording.L("No sound"))
	default:
		a.lacking.Set(parts.IconMute, wording.L("No sound, and the screen may go dark"))
	}
	lacks := a.lack() != ""
	changed = a.lacking.Visible() != lacks
	box.SetVisible(a.lacking, lacks)
	return changed
}

// keptSign is a key that says by its picture that matches may be lost here, and on a tap why; it is hidden where they are kept.
func (a *App) keptSign() *parts.IconButton {
	a.unsure = parts.NewIconButton(parts.IconCaution, wording.L("This browser may forget matches"), func() { a.turnLine(a.fleeting) })
	box.SetVisible(a.unsure, a.fleeting != "")
	return a.unsure
}

// setFleeting gives the sign its words.
func (a *App) setFleeting(line string) {
	a.fleeting = line
	a.dressSigns()
}

// dressSigns shows the signs of the page that are true now.
func (a *App) dressSigns() {
	changed := a.lacking != nil && a.dressLack()
	if a.unsure != nil && a.unsure.Visible() != (a.fleeting != "") {
		box.SetVisible(a.unsure, a.fleeting != "")
		changed = true
	}
	if changed {
		a.stage.bar.Refresh()
	}
}

// turnLine says what comes after a sign, or takes it away again.
func (a *App) turnLine(line string) {
	if line == a.noticed {
		a.closeNotice()
		return
	}
	a.lines = slices.DeleteFunc(a.lines, func(s string) bool { return s == line })
	a.lines = append([]string{line}, a.lines...) // who taps wants to read it now
	a.told = line
	a.closed = slices.DeleteFunc(a.closed, func(s string) bool { return s == line })
	a.notify()
}

// notify shows the line that has to be said now.
func (a *App) notify() {
	if a.stage == nil { // the window is not there yet; it is shown with the first page
		return
	}
	a.dressSigns()
	line := a.line()
	if line == a.noticed {
		return
	}
	a.noticed = line
	a.stage.notice.Say(parts.IconInfo, line)
	if line != "" && line == a.reminder {
		a.stage.notice.Offer(wording.L("Save a copy"), a.saveCopy)
	}
	if line != "" && line == a.fleeting && a.library.HasMatches() {
		a.stage.notice.Offer(wording.L("Export all matches"), a.library.ExportAll)
	}
	a.content.Refresh()
}

// closeNotice is told that somebody closed the line.
func (a *App) closeNotice() {
	line := a.line()
	a.stage.closed.CoverPlace(a.stage.notice, a.content, a.device.After)
	a.lines = slices.DeleteFunc(a.lines, func(s string) bool { return s == line })
	a.closed = append(a.closed, line)
	a.notify()
}

// SayUnread says that a file can't be read, and where it is kept as it was.
func (a *App) SayUnread(line string, err error) {
	var unread *journal.Unread
	switch {
	case !errors.As(err, &unread):
	case unread.Lack != nil:
		line += " " + wording.L("It can't be moved, so nothing is saved over it: {problem}.", unread.Lack)
	default:
		line += " " + wording.L("The file is kept as {name}.", unread.Kept)
	}
	a.Say(line)
}

// ended is told that a match has come to its end: all matches are copied, or somebody is reminded to.
func (a *App) ended() {
	if a.library.BackUp() || a.device.Files == nil || a.options.Unreminded {
		return
	}
	a.reminder = wording.L("A match is over. Save a copy of all matches, in case this browser forgets them.")
	a.Say(a.reminder)
}

// saveCopy saves what the reminder is about, and takes it away.
func (a *App) saveCopy() {
	a.closeNotice()
	a.library.SaveCopy()
}
