package launch

import (
	"fmt"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/lan"
	"tablekeeper/screens"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/platform/browser"
	"tablekeeper/screens/widgets/mirror"
	"tablekeeper/sounds"
)

// HasCommands reports whether a program of this kind is called with arguments.
const HasCommands = false

// Command is never called: a page has no arguments. The app for browsers is built without the commands, because everybody who
// opens it fetches all that is in it.
func Command([]string, string, string) int { return 0 }

// Window opens the app of that version in the page that companion/tables/serve hands out. It ends with the page.
func Window(version, _ string) error {
	usual := debug.SetGCPercent(whileStarting)
	time.Local = clock.Local()
	browser.LendFonts()
	a := app.NewWithID(appID)
	screens.ReadSentences()
	var shown *screens.App
	player, begin := sounds.OpenLater(func() { fyne.Do(shown.Hear) })
	var drawn func()
	store, problem := openStore()
	window := a.NewWindow(title)
	a.Settings().AddListener(func(s fyne.Settings) {
		browser.Ground(s.Theme().Color(theme.ColorNameBackground, s.ThemeVariant()))
	})
	shown = screens.New(a, window, store, browser.Letters())
	awake := browser.NewAwake(func(lit bool) { go fyne.Do(func() { shown.SayMayDarken(lit) }) })
	device := shell.Device{
		Store:     store,
		Problem:   problem,
		Clock:     clock.Device,
		NewSeed:   chance.NewSeed,
		Sound:     player,
		KeepAwake: awake.Keep,
		Summon:    func(words string) { browser.Summon(words, title) },
		After:     after,
		Apart:     apart,
		Yield:     yielding(),
		Files:     browser.NewFiles(fyne.Do),
		Clipboard: browser.NewClipboard(fyne.Do, window.Canvas().Focused),
		Turn:      browser.Turn,
		Program:   version,
		Network:   lan.New(version, fyne.Do),
		Invited:   invited(),
		Drawn:     func(f func()) { drawn = f },
		Fault:     browser.Fault(),
		Was:       browser.Way(),
	}
	browser.OnMotion(fyne.Do, shown.SystemMoves)
	shown.Start(device, shelf.Games())
	a.Lifecycle().SetOnStarted(func() {
		browser.Settle(fyne.Do)
		browser.Shown(func() {
			debug.SetGCPercent(usual)
			go func() {
				fyne.Do(drawn)
				begin()
			}()
		})
		join(window.Canvas(), shown)
		if problem == "" {
			browser.AskToKeep(shown.HasMatches(), func() { go fyne.Do(func() { sayNotKept(shown) }) })
		}
	})
	window.ShowAndRun()
	return nil
}

// join gives the app what a page of the browser has and its canvas hasn't: screen readers, keyboards, the way back.
func join(on fyne.Canvas, shown *screens.App) {
	browser.Mirror(mirror.New(on), fyne.Do)
	browser.NewTyping(fyne.Do, on)
	browser.DrawAnew(fyne.Do)
	browser.OnBack(fyne.Do, shown.SystemBack, shown.SystemForward)
	browser.OnReturn(fyne.Do, shown.Wake)
	browser.KeepWay(shown.Way)
	browser.OnNewer(fyne.Do, shown.SayNewer)
	browser.OnVoice(fyne.Do, func() {
		shown.Device().Voice = browser.Voice{}
		shown.Show()
	})
}

// invited is the table that the address of the page leads to; without a word it may be none.
func invited() *shell.Invitation {
	host, fragment := browser.Came()
	addresses, fragment := tables.Fragment(host, fragment)
	word, _ := tables.ReadWord(fragment)
	return &shell.Invitation{Address: addresses, Word: word}
}

// sayNotKept says what the browser does not promise.
func sayNotKept(shown *screens.App) {
	if address := browser.Address(); address != "" {
		shown.SayKeptAt(address)
	} else {
		shown.SayNotKept()
	}
}

// openStore opens what the browser keeps for this page. Where it keeps nothing, a store in memory takes its place and
// the sentence says why.
func openStore() (journal.Store, string) {
	store, err := journal.Browser()
	if err != nil {
		return journal.Memory(), fmt.Sprintf("Nothing is kept when the page is closed: %v.", err)
	}
	return store, ""
}

// yielding gives the browser its one thread back for a moment, at most once a picture: nothing else is drawn or tapped meanwhile.
func yielding() func() {
	const turn = 16 * time.Millisecond
	last := time.Now()
	return func() {
		if time.Since(last) >= turn {
			time.Sleep(time.Millisecond)
			last = time.Now()
		}
	}
}
