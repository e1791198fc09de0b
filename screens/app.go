// Package screens is the app: one file a screen. It holds no rule of any game and reads no clock of its own.
package screens

import (
	"embed"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

//go:embed translations
var translations embed.FS

// screen is one page: its bar, what stands under it, and how the model is copied into both.
type screen interface {
	bar() *parts.TopBar
	page() fyne.CanvasObject
	// refresh copies the model into the widgets; it is called before the page is shown and after each change.
	refresh()
	// key works a key that no widget took and tells whether it did.
	key(fyne.KeyName) bool
}

// App is the window's content and what all pages share.
type App struct {
	fyne    fyne.App
	window  fyne.Window
	device  Device
	games   []*rules.Game
	options preferences
	files   *journal.Wholes // what is kept as a whole
	unread  error           // why the options that were kept can't be read; nil: they can
	library *matches.Library
	playing *openMatch // the match that is open; nil: none
	evening *evening   // nil: no timer runs
	trail   trail
	visited *visit // the visit of the page that is shown
	shown   screen
	stage   *stage
	content *fyne.Container
	said    []string // lines that wait to be read and closed, oldest first
	closed  []string // lines about the present state that somebody closed
	noticed string   // the line that is shown
	cover   *cover
	passing *passed         // covers everything; nil: nothing is passed
	frames  *fyne.Animation // nil: nothing runs
	due     int64           // when the next frame is drawn, on the steady clock
	settle  func()          // stops the wait for a volume to settle; nil: nothing waits
	size    fyne.Size
	turned  int // by how many degrees the screen is turned
	desk
}

// New gives the window the look that was chosen and kept. It shows nothing yet, so that it can be on the screen before all
// else is made; Open fills it. Both are called once, on the goroutine of the screens. letters is how many times as large
// as usual those of the device are, for as long as nobody has chosen.
func New(app fyne.App, window fyne.Window, store journal.Store, letters float32) *App {
	a := &App{fyne: app, window: window, content: container.NewWithoutLayout(), trail: newTrail()}
	a.files = journal.NewWholes(store)
	a.options, a.unread = readPreferences(a.files, letters)
	a.size = window.Canvas().Size()
	a.dress()
	window.SetPadded(false)
	window.SetContent(a.content) // once: it gives the window the size that the toolkit knows, which may be an old one
	return a
}

// Open fills the window with the app: Home, with what the device kept.
func (a *App) Open(device Device, games []*rules.Game) {
	a.device, a.games = device, games
	if err := lang.AddTranslationsFS(translations, "translations"); err != nil {
		fyne.LogError("the translations can't be read", err)
	}
	a.library = matches.NewLibrary(device.Store, a.game, func() int64 { return device.Clock().Wall })
	a.recall()
	a.stage = &stage{notice: parts.NewNotice(a.closeNotice), sized: a.resized}
	a.cover = newCover(device.After, a.relay, a.seen)
	a.stage.card = a.cover.card
	a.size = a.window.Canvas().Size()
	a.dress()
	a.content.Layout = a.stage
	a.show()
	a.listen()
	a.follow()
	a.goOn()
}

// goOn goes on with the timer that ran when the app was left: what the table has not seen of it is announced.
func (a *App) goOn() {
	if a.evening == nil {
		return
	}
	a.evening.stayAwake()
	a.cover.begin(a.evening.view)
	a.cover.announce(a.evening.view)
	a.watchTimer()
}

// seen keeps that the table has seen the first n events of the running timer.
func (a *App) seen(n int) {
	if a.evening != nil {
		a.evening.game.Seen(a.device.Clock(), n)
	}
}

// recall reads what the device kept: names, and a timer that runs. It says what could not be read.
func (a *App) recall() {
	if a.device.Problem != "" {
		a.said = append(a.said, a.device.Problem)
	}
	a.desk = a.newDesk()
	if a.unread != nil {
		a.sayUnread(lang.L("The options can't be read, so the standard ones hold: {{.Problem}}.", said(a.unread)), a.unread)
	}
	var err error
	if a.evening, err = a.resumeEvening(); err != nil {
		a.sayTimerUnread(err)
	}
	a.device.Sound.SetVolumes(a.options.PulseVolume, a.options.EventVolume)
	a.device.Sound.SetMuted(a.options.Muted)
}

// said gives an error to a sentence.
func said(err error) map[string]any { return map[string]any{"Problem": err} }

// listen takes the keys that no widget took, and notices when the app is left.
func (a *App) listen() {
	a.window.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { a.typed(e.Name) })
	a.window.Canvas().SetOnTypedRune(func(r rune) {
		if r == '?' && a.passing == nil {
			a.openRules()
		}
	})
	life := a.fyne.Lifecycle()
	life.SetOnStopped(a.leave)
	life.SetOnExitedForeground(func() {
		a.hideSecrets()
		if fyne.CurrentDevice().IsMobile() {
			a.leave()
		}
	})
}

// leave keeps the moment at which nobody looks any more.
func (a *App) leave() {
	if a.evening != nil {
		a.evening.game.Leave(a.device.Clock())
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
	if classOf(before) != classOf(size) {
		a.device.After(0, func() {
			if a.dress() {
				a.show()
			}
		})
	}
}

// classOf is the class of a window. A phone that lies on its side stays a phone.
func classOf(window fyne.Size) look.Class {
	if look.SideBySide(window) {
		return look.Phone
	}
	return look.ClassOf(window.Width)
}

// dress gives the toolkit the theme for the options and the window, and tells whether it is another one.
func (a *App) dress() bool {
	t := a.options.theme(a.size)
	old, ok := a.fyne.Settings().Theme().(*look.Theme)
	if ok && *old == *t {
		return false
	}
	a.fyne.Settings().SetTheme(t)
	return true
}

// colour is a colour of the present theme.
func (a *App) colour(name fyne.ThemeColorName) color.Color {
	return a.fyne.Settings().Theme().Color(name, a.fyne.Settings().ThemeVariant())
}

// choose changes the options and keeps them.
func (a *App) choose(change func(*preferences)) {
	change(&a.options)
	a.device.Sound.SetMuted(a.options.Muted)
	a.keepOptions()
	if a.dress() {
		a.show()
	}
	a.refresh()
}

// keepOptions writes the options to the disk.
func (a *App) keepOptions() {
	if err := a.options.keep(a.files); err != nil {
		a.say(lang.L("The options can't be saved; they hold until the app is closed: {{.Problem}}.", said(err)))
	}
}

// game finds a game of the shelf by its key.
func (a *App) game(key string) (*rules.Game, bool) {
	i := slices.IndexFunc(a.games, func(g *rules.Game) bool { return g.Key == key })
	if i < 0 {
		return nil, false
	}
	return a.games[i], true
}

// relay lays the whole window out anew.
func (a *App) relay() { a.content.Refresh() }

// refresh copies the model into the page that is shown, and says what has to be said.
func (a *App) refresh() {
	if a.evening != nil {
		a.cover.announce(a.evening.view)
	}
	a.shown.refresh()
	a.notify()
}
