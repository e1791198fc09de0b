package screens

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/matches/handover"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Open goes to a page.
func (a *App) Open(r shell.Route) {
	a.trail, a.ahead = a.trail.Open(r), nil
	a.Show()
}

// Back leaves the page, if it is not Home.
func (a *App) Back() bool {
	trail, ok := a.trail.Back()
	if ok {
		a.ahead = append(a.ahead, a.trail.Here())
		a.trail = trail
		a.Show()
		if a.trail.Here().Page == shell.HomePage {
			a.stage.thumb.Lasts(wayOut)
		}
	}
	return ok
}

// SystemForward opens the page again that was left by going back last, unless another one was opened since.
func (a *App) SystemForward() {
	if last := len(a.ahead) - 1; last >= 0 {
		a.trail = append(a.trail, a.ahead[last])
		a.ahead = a.ahead[:last]
		a.Show()
	}
}

// SystemBack goes back by one page, or takes away what lies over it, for the button of the system. It reports false at Home, from
// where nothing of the app leads back. It is called on the goroutine of the screens.
func (a *App) SystemBack() bool {
	if a.timer.Cover.Card.Visible() {
		a.timer.Cover.Next()
		return true
	}
	return parts.Dismiss(a.window.Canvas()) || a.worked(fyne.KeyEscape) || a.Back()
}

// Go leaves all pages for those that lead from Home to the last of the routes; none leads Home.
func (a *App) Go(routes ...shell.Route) {
	a.trail, a.ahead = shell.NewTrail(), nil
	for _, r := range routes {
		a.trail = a.trail.Open(r)
	}
	a.Show()
}

// Drop takes the page off the way from Home; what is opened next stands in its place.
func (a *App) Drop() { a.trail, _ = a.trail.Back() }

// Here is the visit of the page that is shown.
func (a *App) Here() *shell.Visit { return a.trail.Here() }

// Moved lets the pages about something that has another id now lead there.
func (a *App) Moved(before, now string) {
	for _, v := range a.trail {
		if v.Arg == before {
			v.Arg = now
		}
	}
}

// Passed reports whether a page is on the way from Home.
func (a *App) Passed(r shell.Route) bool {
	return slices.ContainsFunc(a.trail, func(v *shell.Visit) bool { return v.Route == r })
}

// Shown is the page that is shown.
func (a *App) Shown() shell.Screen { return a.shown }

// Scroll is the scroll of the page that is shown, nil where it has none.
func (a *App) Scroll() *container.Scroll { return parts.ScrollOf(a.stage.page) }

// Turned is by how many degrees the screen is turned.
func (a *App) Turned() int { return a.turned }

// Turn turns the screen by so many degrees clockwise. It stays so until the app is closed: the next evening begins as the
// device lies.
func (a *App) Turn(degrees int) {
	if a.turned != degrees {
		a.turned = degrees
		a.device.Turn(degrees)
	}
}

// Show builds the page at the end of the trail, scrolled as it was when it was left.
func (a *App) Show() {
	if scroll := a.scrolled(); scroll != nil && a.visited != nil {
		a.visited.Offset = scroll.Offset.Y
	}
	a.window.Canvas().Unfocus()
	if a.passing != nil || a.stage.over != nil {
		a.stage.Changed()
	}
	if here := a.trail.Here(); here != a.visited {
		a.stage.Changed()
		a.visited = here
		a.hush()
		a.lines = slices.DeleteFunc(a.lines, func(s string) bool { return s == a.told })
		a.told = ""
	}
	a.lacking, a.unsure = nil, nil
	tone := a.toneOf(a.visited.Route)
	a.fyne.Settings().Theme().(*look.Theme).SetTone(tone)
	a.shown = a.build(a.visited.Route)
	a.stage.ground, a.stage.bar, a.stage.page = nil, container.NewWithoutLayout(), a.shown.Page()
	if bar := a.bar(); bar != nil { // else the page has what leads back
		a.stage.bar = bar
		a.dress(bar, tone)
	}
	if grounded, ok := a.shown.(shell.Grounded); ok {
		night := a.options.Night(a.size)
		a.stage.ground = grounded.Ground()
		a.stage.bar, a.stage.page = container.NewThemeOverride(a.stage.bar, night), container.NewThemeOverride(a.stage.page, night)
	} else if ground, ok := a.fyne.Settings().Theme().(*look.Theme); ok {
		ground.SetGround(nil)
	}
	a.stage.over = nil
	if a.passing != nil {
		a.passing.Hide()
		a.stage.over = a.passing.Object()
	}
	a.content.Objects = a.stage.objects()
	a.change()
	a.content.Refresh()
	if scroll := a.scrolled(); scroll != nil && a.visited.Offset > 0 {
		scroll.ScrollToOffset(fyne.NewPos(0, a.visited.Offset))
	}
}

// bar is that of the page that is shown; nil where it has none.
func (a *App) bar() *parts.TopBar {
	switch page := a.shown.(type) {
	case shell.Headed:
		return shell.BackBar(a, page.Heading())
	case shell.Barred:
		return page.Bar()
	}
	return nil
}

// toneOf is the game in whose tone a page is: the one that it is about, or that of the match; "" for none.
func (a *App) toneOf(r shell.Route) string {
	key := strings.TrimPrefix(r.Arg, game.MatchWhere(""))
	if end := strings.IndexAny(key, "/@"); end >= 0 {
		key = key[:end]
	}
	if open := a.session.OpenHere(); open != nil && open.ID == key {
		key = open.Table().Game().Key
	}
	if away := a.session.Joined; away != nil && r.Page == shell.JoinPage {
		key = away.Table().Game().Key
	}
	if a.session.Adds(key).Ground == nil {
		return ""
	}
	return key
}

// dress puts bar and page on the felt of a game, or under a soft light where they are of none.
func (a *App) dress(bar *parts.TopBar, tone string) {
	g, ok := a.Game(tone)
	if !ok {
		if _, own := a.shown.(shell.Grounded); !own && !bar.Dressed() && a.visited.Page != shell.HomePage {
			bar.Dress(look.FeltOf(look.PlainFelt), bar.Line())
		}
		a.stage.ground = a.light
		return
	}
	line := g.Title
	if bar.Title() == line {
		line = playersLine(g)
		if g.Minutes != nil {
			line = wording.L("{players}, about {minutes} minutes", line, g.Minutes(g.MaxSeats))
		}
	}
	if who, ok := a.shown.(interface {
		Who() (seat int, line string)
	}); ok {
		if seat, asks := who.Who(); seat > 0 {
			line = asks
			bar.Seated(seat)
		}
	}
	if !bar.Dressed() {
		bar.Dress(look.FeltOf(tone), line)
	}
	if a.felts[tone] == nil {
		a.felts[tone] = container.NewStack(table.NewGround(a.session.Adds(tone).Ground), box.NewSurface(box.Face{Fill: look.TonedVeil}))
	}
	a.stage.ground = a.felts[tone]
}

// scrolled is the scroll of the page that is shown which the keys work, nil where it has none.
func (a *App) scrolled() *container.Scroll {
	if s, ok := a.shown.(interface{ Scroll() *container.Scroll }); ok {
		return s.Scroll()
	}
	return parts.ScrollOf(a.stage.page)
}

// Pass covers the window until the player whom the device is passed to gives it back.
func (a *App) Pass(s shell.Secret) {
	a.passing = handover.New(a, s, func() {
		a.passing = nil
		a.Show()
	})
	a.Show()
	a.passing.Focus()
}

// hideSecrets hides what one player alone may see: the app is left, or something is asked of all.
func (a *App) hideSecrets() {
	if a.passing != nil {
		a.passing.Hide()
	}
	if page, keeps := a.shown.(interface{ HideSecrets() }); keeps {
		page.HideSecrets()
	}
}

// Share shows a text and the ways by which it can leave the device.
func (a *App) Share(s shell.Shareable) { a.library.ShareText(s) }

// AskContent lets somebody choose a file and hands over its name and what is in it.
func (a *App) AskContent(title, ending string, take func(name string, data []byte, err error)) {
	a.library.AskContent(title, ending, take)
}

// announces is where the page that is shown wants what is announced to the whole table.
func (a *App) announces() (at fyne.Position, room fyne.Size, ok bool) {
	if page, asks := a.shown.(shell.Announcing); asks {
		at, room = page.Announces()
		return at, room, true
	}
	return at, room, false
}

// catchUp reads the matches that a page lacks, once, and shows it anew then.
func (a *App) catchUp(page shell.Screen, late *[]string) {
	unread := *late
	*late = nil
	a.session.Evenings.CatchUp(unread, func() {
		if a.shown == page {
			a.Show()
		}
	})
}

// hush breaks off what the voice says: the page it was about is left.
func (a *App) hush() {
	if a.device.Voice != nil {
		a.device.Voice.Stop()
	}
}

// Frame looks at the running timer and draws what can be seen of it, as the app does by itself many times a second.
func (a *App) Frame() { a.timer.Frame() }

// stage is the layout of the window: the bar at the top, under it what has to be said, then the page; over the lower half
// lies what is announced to the whole table.
type stage struct {
	ground fyne.CanvasObject // lies under all of it; nil: the window's own does
	bar    fyne.CanvasObject
	notice *parts.Notice
	closed *parts.Guard // lies for a moment where something was said and closed
	thumb  *parts.Guard // lies for a moment where a tap has changed what lies there
	after  func(time.Duration, func()) (stop func())
	page   fyne.CanvasObject
	card   *parts.EventCard
	guard  fyne.CanvasObject                                  // lies where the card lies, or has just lain
	over   fyne.CanvasObject                                  // covers bar, notice and page, which are not there then; nil: nothing does
	clear  func() (at fyne.Position, room fyne.Size, ok bool) // where the page wants what is announced, on the page
	sized  func(fyne.Size)                                    // told each size of the window before anything is placed
}

// objects are all objects of the stage, in the order in which the Tab key goes through them; the card lies over the rest.
func (s *stage) objects() []fyne.CanvasObject {
	if s.over != nil {
		return []fyne.CanvasObject{s.over, s.card, s.guard, s.thumb}
	}
	objects := []fyne.CanvasObject{s.bar, s.notice, s.page, s.card, s.guard, s.closed, s.thumb}
	if s.ground != nil {
		return append([]fyne.CanvasObject{s.ground}, objects...)
	}
	return objects
}

// Layout places what is on the stage.
func (s *stage) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.sized(size)
	if s.over != nil {
		s.placeCard(size)
		box.Place(s.over, 0, 0, size.Width, size.Height)
		return
	}
	if s.ground != nil {
		box.Place(s.ground, 0, 0, size.Width, size.Height)
	}
	y := s.band(s.bar, 0, size.Width)
	if s.notice.Visible() {
		y = s.band(s.notice, y, size.Width)
	}
	s.page.Move(fyne.NewPos(0, y))
	s.page.Resize(fyne.NewSize(size.Width, max(0, size.Height-y)))
	s.placeCard(size)
}

// Touched keeps where the window was tapped.
func (s *stage) Touched(at fyne.Position) { s.thumb.Touch(at) }

// Changed lets the next tap in that place do nothing.
func (s *stage) Changed() { s.thumb.CoverTouch(s.after) }

// placeCard puts the announcement where the page wants it, else over the lower half.
func (s *stage) placeCard(size fyne.Size) {
	half := max(size.Height/2, box.HeightAt(s.card, size.Width))
	where, room := fyne.NewPos(0, size.Height-half), fyne.NewSize(size.Width, half)
	if at, free, ok := s.clear(); ok && s.over == nil {
		where, room = at.AddXY(0, s.page.Position().Y), free
	}
	box.Place(s.card, where.X, where.Y, room.Width, room.Height)
	box.Place(s.guard, where.X, where.Y, room.Width, room.Height)
}

// band puts an object at y over the whole width and gives the y beneath it.
func (s *stage) band(o fyne.CanvasObject, y, width float32) float32 {
	height := box.HeightAt(o, width)
	box.Place(o, 0, y, width, height)
	return y + height
}

// MinSize is a small phone's, and as low as a keyboard leaves one that lies on its side: pages scroll. What is higher than the
// window is cut off.
func (s *stage) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 160) }

// light is what lies under the pages of no game: a soft light from above. It takes no taps.
type light struct{ box.Widget }

func newLight() *light {
	l := &light{}
	raster := canvas.NewRaster(l.draw)
	l.Build(l, raster, func() { canvas.Refresh(raster) })
	return l
}

// Measures of the light: how many pixels are drawn, which are stretched over the window, how far down it reaches, and how far from the upper
// edge it has all its strength, as shares of it: there the window ends, and under a notch the ground goes on.
const (
	lightWide, lightHigh = 32, 64
	lightReach           = 0.7
	lightRise            = 0.12
)

// draw draws it. The first picture of the app has words alone.
func (l *light) draw(int, int) image.Image {
	picture := image.NewNRGBA(image.Rect(0, 0, lightWide, lightHigh))
	if box.Sketched(l) {
		return picture
	}
	near, far := l.ends()
	for y := range lightHigh {
		for x := range lightWide {
			down := float64(y) / (lightHigh - 1)
			lit := (1 - math.Hypot(float64(x)/(lightWide-1)-0.5, down)/lightReach) * min(1, down/lightRise)
			picture.SetNRGBA(x, y, look.Mix(near, far, 1-max(0, lit)))
		}
	}
	return picture
}

// ends are its colour where it is brightest and where none is left.
func (l *light) ends() (near, far color.NRGBA) {
	colour := func(name fyne.ThemeColorName) color.NRGBA {
		return color.NRGBAModel.Convert(box.Paint(l, name)).(color.NRGBA)
	}
	return colour(look.Lit), colour(look.FeltOf(look.PlainFelt).Ground)
}

// Tones are the colours between which it is, everywhere.
func (l *light) Tones(float32) []color.Color {
	near, far := l.ends()
	return []color.Color{near, far}
}
