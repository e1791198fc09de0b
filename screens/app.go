// Package screens is the app: one file a screen. It holds no rule of any game and reads no clock of its own.
package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/frame/translations"
	"tablekeeper/screens/matches/handover"
	"tablekeeper/screens/matches/joining"
	"tablekeeper/screens/matches/library"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/matches/newmatch"
	"tablekeeper/screens/tools/ask"
	"tablekeeper/screens/tools/group"
	"tablekeeper/screens/tools/lab"
	"tablekeeper/screens/tools/rulebook"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// App is the window's content and what all pages share.
type App struct {
	fyne     fyne.App
	window   fyne.Window
	device   shell.Device
	games    []*rules.Game
	options  shell.Options
	files    *journal.Wholes // what is kept as a whole
	unread   error           // why the options that were kept can't be read; nil: they can
	trail    shell.Trail
	ahead    shell.Trail  // pages that were left by going back, the latest last
	visited  *shell.Visit // the visit of the page that is shown
	shown    shell.Screen
	stage    *stage
	content  *fyne.Container
	lines    []string          // lines that wait to be read and closed, oldest first
	reminder string            // that a copy should be saved; "": nobody was reminded
	fleeting string            // why matches may be lost here; "": they are kept
	darkens  string            // why the screen may go dark; "": it is kept awake
	lacking  *parts.IconButton // the sign of the page that sound or a lit screen is lacking; nil: it has none
	unsure   *parts.IconButton // the sign that matches may be lost
	closed   []string          // lines about the present state that somebody closed
	told     string            // the line that a sign of this page says; "": none
	noticed  string            // the line that is shown
	undrawn  bool              // nothing is on the screen yet: the first picture is a sketch
	passing  *handover.Cover   // covers everything; nil: nothing is passed
	size     fyne.Size
	laid     fyne.Size // the size when the width last changed
	turned   int       // by how many degrees the screen is turned

	session  *game.Session
	timer    *timer.Feature
	match    *match.Feature
	dispute  *ask.Feature
	library  *library.Feature
	room     *joining.Feature
	lab      *lab.Feature
	group    *group.Feature
	newMatch *newmatch.Feature
	rulebook *rulebook.Feature
	features map[string]game.Feature      // of the games, by their keys
	felts    map[string]fyne.CanvasObject // that were drawn under pages, by the keys of their games
	light    fyne.CanvasObject            // under those of no game
}

// New gives the window the look that was chosen and kept. It shows nothing yet, so that it can be on the screen before all
// else is made; Start fills it. Both are called once, on the goroutine of the screens. letters is how many times as large
// as usual those of the device are, for as long as nobody has chosen.
func New(app fyne.App, window fyne.Window, store journal.Store, letters float32) *App {
	a := &App{fyne: app, window: window, content: container.NewWithoutLayout(), trail: shell.NewTrail(), felts: map[string]fyne.CanvasObject{}, light: newLight()}
	a.files = journal.NewWholes(store)
	a.options, a.unread = shell.ReadPreferences(a.files, letters)
	a.size = window.Canvas().Size()
	a.applyTheme()
	window.SetPadded(false)
	window.SetContent(a.content) // once: it gives the window the size that the toolkit knows, which may be an old one
	return a
}

// ReadSentences sets the language of who reads this device, and gives the toolkit the catalogues, for what it says itself. It is called
// before New, on any goroutine, while nothing else asks for a sentence.
func ReadSentences() {
	wording.SetLanguage(ReadersLanguage())
	for name, data := range translations.Files() {
		if err := lang.AddTranslations(fyne.NewStaticResource(name, data)); err != nil {
			fyne.LogError("the translations can't be read", err)
		}
	}
}

// ReadersLanguage is the language of who reads this device; nil is English.
func ReadersLanguage() wording.Language {
	reads, err := wording.LanguageFor(translations.Files(), lang.SystemLocale().LanguageString())
	if err != nil {
		fyne.LogError("the app speaks English", err)
	}
	return reads
}

// Start fills the window with the app: Home, with what the device kept.
func (a *App) Start(device shell.Device, games []*rules.Game) {
	a.StartWith(device, games, GameFeatures)
}

// StartWith is Start with a list of what the games add to the screens.
func (a *App) StartWith(device shell.Device, games []*rules.Game, adds func(*game.Session) map[string]game.Feature) {
	a.device, a.games = device, games
	a.furnish(adds)
	a.recall()
	a.stage = &stage{notice: parts.NewNotice(a.closeNotice), sized: a.resized, clear: a.announces, closed: parts.NewGuard(), thumb: parts.NewGuard(), after: device.After}
	a.stage.card, a.stage.guard = a.timer.Cover.Card, a.timer.Cover.Guard
	a.size = a.window.Canvas().Size()
	if a.applyTheme(); device.Drawn != nil {
		a.undrawn = true
		a.look().SetSketch(true)
		device.Drawn(a.drawn)
	}
	a.content.Layout = a.stage
	a.Show()
	a.listen()
	a.timer.Follow()
	a.timer.GoOn()
	if at := device.Invited; at != nil && at.Word != "" {
		a.room.Call(*at)
		a.Go(shell.Route{Page: shell.JoinPage})
	}
	if device.Fault != "" {
		a.Go(shell.Route{Page: shell.FaultPage})
	}
	if !a.undrawn {
		a.begin()
	}
}

// begin comes back to where the app was, or imports the file that it was opened with: after the first picture.
func (a *App) begin() {
	a.comeBack()
	a.openFile()
}

// openFile imports the file that the app was opened with. It says how many moves it has, and so waits for the sentences.
func (a *App) openFile() {
	if a.device.File != "" {
		a.library.ImportPath(a.device.File)
	}
}

// recall reads what the device kept: names, and a timer that runs. It says what could not be read.
func (a *App) recall() {
	if a.device.Problem != "" {
		a.lines = append(a.lines, a.device.Problem)
	}
	if a.unread != nil {
		a.SayUnread(wording.L("The options can't be read, so the defaults apply: {problem}.", a.unread), a.unread)
	}
	a.timer.Resume()
	a.device.Sound.SetVolumes(a.options.PulseVolume, a.options.EventVolume)
	a.device.Sound.SetMuted(a.options.Muted)
}

// listen takes the keys that no widget took, and notices when the app is left.
func (a *App) listen() {
	a.window.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { a.typed(a.named(e)) })
	a.window.Canvas().SetOnTypedRune(func(r rune) {
		if (r == '?' || r == '؟') && a.passing == nil {
			a.openRules()
		}
	})
	life := a.fyne.Lifecycle()
	life.SetOnStopped(a.leave)
	life.SetOnEnteredForeground(a.Wake)
	life.SetOnExitedForeground(func() {
		a.hideSecrets()
		a.hush()
		a.rest(true)
		if fyne.CurrentDevice().IsMobile() {
			a.leave()
		}
	})
}

// Wake is called when somebody looks at the app again, or the device has found its network.
func (a *App) Wake() {
	a.rest(false)
	a.room.Wake()
}

// rest lets the clock of the match that is open stand, or go on.
func (a *App) rest(rests bool) {
	if o := a.session.Playing; o != nil {
		o.Clock.Rest(rests)
	}
}

// leave keeps the moment at which nobody looks any more.
func (a *App) leave() {
	a.rest(true)
	if a.timer.Evening != nil {
		a.timer.Evening.Game.Leave(a.device.Clock())
	}
}

// resized takes another size of the window: another class of window has other sizes and layouts. They are changed when
// the window has its size, because the toolkit gives it back the one before where the theme changes while it is laid out.
func (a *App) resized(size fyne.Size) {
	before := a.size
	a.size = size
	if before != size {
		a.device.After(0, func() { parts.KeepInSight(a.window.Canvas()) })
	}
	lies := false
	if before.Width != size.Width {
		lies = liesOtherwise(a.laid, size)
		a.laid = size
	}
	if lies || shell.ClassOf(before) != shell.ClassOf(size) {
		a.device.After(0, func() {
			if a.applyTheme() || lies {
				a.Show()
			}
		})
	}
}

// liesOtherwise reports whether a phone or a tablet was turned: pages are made for how it lies. It is asked where the width is
// another one, because a keyboard that opens takes from the height alone, and leaves what is typed into where it is.
func liesOtherwise(before, size fyne.Size) bool {
	stands := func(s fyne.Size) bool { return shell.ClassOf(s) == look.Tablet && s.Height > s.Width }
	return look.SideBySide(before) != look.SideBySide(size) || stands(before) != stands(size)
}

// applyTheme gives the toolkit the theme for the options and the window, and reports whether it is another one.
func (a *App) applyTheme() bool {
	t := a.options.Theme(a.size)
	t.SetSketch(a.undrawn)
	if old := a.look(); old != nil && old.Same(t) {
		return false
	}
	look.ForgetFonts()
	a.fyne.Settings().SetTheme(t)
	return true
}

// look is the theme that the toolkit has from the app, nil before the first.
func (a *App) look() *look.Theme {
	t, _ := a.fyne.Settings().Theme().(*look.Theme)
	return t
}

// Choose changes the options and keeps them.
func (a *App) Choose(change func(*shell.Options)) {
	change(&a.options)
	a.device.Sound.SetMuted(a.options.Muted)
	a.KeepOptions()
	if a.applyTheme() {
		a.Show()
	}
	a.Refresh()
}

// SystemMoves is told whether the system asks for reduced motion. It holds for as long as nobody has chosen. It is called on the goroutine
// of the screens, before Start too.
func (a *App) SystemMoves(still bool) {
	if a.options.StillChosen || a.options.Still == still {
		return
	}
	a.options.Still = still
	if a.applyTheme() && a.stage != nil {
		a.Show()
	}
}

// KeepOptions writes the options to the disk.
func (a *App) KeepOptions() {
	if err := a.options.Keep(a.files); err != nil {
		a.Say(wording.L("The options can't be saved. They last until you close the app: {problem}.", err))
	}
}

// Game finds a game of the shelf by its key.
func (a *App) Game(key string) (*rules.Game, bool) {
	i := slices.IndexFunc(a.games, func(g *rules.Game) bool { return g.Key == key })
	if i < 0 {
		return nil, false
	}
	return a.games[i], true
}

// Device is the device that the app runs on.
func (a *App) Device() *shell.Device { return &a.device }

// Wholes are the files that are kept as a whole.
func (a *App) Wholes() *journal.Wholes { return a.files }

// Options are what people chose.
func (a *App) Options() *shell.Options { return &a.options }

// Games are those of the shelf.
func (a *App) Games() []*rules.Game { return a.games }

// Size is the size of the window, in device-independent pixels.
func (a *App) Size() fyne.Size { return a.size }

// Canvas is the window's.
func (a *App) Canvas() fyne.Canvas { return a.window.Canvas() }

// Relay lays the whole window out anew.
func (a *App) Relay() {
	a.content.Refresh()
	parts.KeepInSight(a.window.Canvas())
}

// Refresh copies the model into the page that is shown, and says what has to be said.
func (a *App) Refresh() {
	if a.timer.Evening != nil {
		a.timer.Cover.Announce(a.timer.Evening.View)
	}
	a.change()
}

// change copies the model into the page that is shown.
func (a *App) change() {
	if page, changes := a.shown.(shell.Changing); changes {
		page.Refresh()
	}
	a.notify()
}
