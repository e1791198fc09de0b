package timer

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/sea"
)

// nationsRule is the rule that the nation cards are shown at the end.
const nationsRule = "RT-2.1.6"

// BreakTime is how long the wave takes that breaks over the screen when the time is out, in ms.
const BreakTime = 1450

// ranking is the end of the timer: the disc sinks into the sea, who is safe stands on a rock, and who is not drowns.
type ranking struct {
	app     *Feature
	sea     *sea.Sea
	disc    *disc
	word    *parts.Words // above the picture or, in a wide window, in the sky beside it
	beside  *parts.Words // the same over the acts, in a low window
	shore   *sea.Shore
	side    fyne.CanvasObject
	scroll  fyne.CanvasObject
	breaker *sea.Breaker
	before  *seascape         // the page as it was when the time ran out
	was     fyne.CanvasObject // the digits on it
	broken  bool              // the wave has passed over the page
}

func newRanking(a *Feature) *ranking {
	r := &ranking{app: a, sea: a.waters(), disc: newDisc(a, wording.L("The timer has ended"), nil), breaker: sea.NewBreaker()}
	r.word, r.beside = parts.NewTable(StateWord(a.Evening.View)).Centred(), parts.NewTable(StateWord(a.Evening.View)).Centred()
	r.shore = sea.NewShore(a.people())
	r.broken = a.broke() >= 1
	r.before = &seascape{app: a, sea: r.sea, disc: r.disc, reading: newReading(), gauge: newGauge(a)}
	r.before.reading.Show("", tide.Digits(0, 1))
	r.before.page(newGauge(a), nil)
	r.was = r.before.reading.box
	return r
}

func (r *ranking) Bar() *parts.TopBar {
	return shell.BackBar(r.app, tideTitle(r.app), r.app.eventsButton())
}

// Ground is the sea.
func (r *ranking) Ground() fyne.CanvasObject { return r.sea }

func (r *ranking) Page() fyne.CanvasObject {
	a, v := r.app, r.app.Evening.View
	side := parts.NewTightColumn(r.beside, parts.NewBody(wording.L("Show your nation cards! If your plan doesn't match, you come last.")).Centred())
	if a.Evening.Match == "" {
		side.Add(parts.NewEqual(parts.NewMainButton(wording.L("Again"), parts.IconPlay, a.again), parts.NewButton(wording.L("Done"), parts.IconCheck, a.Clear)))
	} else {
		side.Add(parts.NewMainButton(wording.L("Done"), parts.IconCheck, a.Clear))
	}
	if len(v.Finished) > 0 {
		side.Add(parts.NewButton(a.undoWord(v.Finished), parts.IconUndo, a.undoReach).SetWeight(parts.Faint))
	}
	if g, ok := a.TimedGame(); ok {
		if rule, ok := g.Rule(nationsRule); ok {
			side.Add(parts.NewButton(wording.L("Nation cards"), parts.IconRules, func() { a.Open(game.RuleRoute(g, rule.ID)) }).SetWeight(parts.Faint))
		}
	}
	r.side = side
	content := container.New(&parts.Railed{Margin: func() float32 { return parts.CurrentTheme().Size(look.Margin) }}, side)
	r.scroll = parts.NewScroll(content)
	return box.Laid(box.Scrolls, r.lay, r.disc.both, r.sea.Water, r.was, r.word, r.shore, r.scroll, r.breaker)
}

// Shares of the page.
const (
	shoreHigh = 0.60 // the picture, where it stands above the rest
	shoreWide = 0.60 // where it stands beside it
	waterAt   = 0.56 // how far down on the picture the water begins
	actsLeast = 6    // the least height of what is under the picture, in sizes of its text
	heroTight = 0.4  // how small the word above the picture becomes before it takes a second line
	sunkWide  = 0.56 // the disc, of the picture's smaller side
	sunk      = 0.20 // how far its middle lies under water, in diameters
)

// lay places picture and acts.
func (r *ranking) lay(page fyne.Size) {
	theme, window := parts.CurrentTheme(), r.app.Size()
	margin, gap := theme.Size(look.Margin), theme.Size(look.Grid)
	above := max(0, window.Height-page.Height)
	if !r.broken {
		r.before.lay(page)
		box.Place(r.breaker, 0, -above, window.Width, window.Height)
		return
	}
	box.Place(r.sea.Water, 0, -above, window.Width, window.Height)
	box.Place(r.breaker, 0, -above, window.Width, window.Height)
	low := wide(page) && look.SideBySide(window) // there is no sky over the acts
	box.SetVisible(r.beside, low)
	picture, at, side := fyne.NewSize(page.Width, page.Height*shoreHigh), fyne.NewPos(margin, page.Height*shoreHigh+gap), fyne.NewSize(0, 0)
	side.Width = min(page.Width-2*margin, theme.Size(look.Reading))
	if wide(page) {
		picture = fyne.NewSize(page.Width*shoreWide, page.Height)
		side.Width = min(page.Width-picture.Width-margin, parts.WidestSide*theme.Size(look.Body)/16)
		at = fyne.NewPos(picture.Width, max(0, page.Height-margin-box.HeightAt(r.side, side.Width)))
	} else {
		need := box.HeightAt(r.side, side.Width)
		at = fyne.NewPos((page.Width-side.Width)/2, max(at.Y, page.Height-margin-need))
		picture.Height = at.Y - gap
	}
	word := float32(0)
	box.SetVisible(r.word, !low)
	if !wide(page) {
		room := page.Height - actsLeast*theme.Size(look.Body)
		for _, size := range []fyne.ThemeSizeName{look.Hero, look.Table} {
			r.word.Squeezed(heroTight).SetSize(size)
			word = box.HeightAt(r.word, side.Width)
			if r.shore.Fit(fyne.NewSize(picture.Width, room-word)) {
				break
			}
		}
		box.Place(r.word, margin, 0, page.Width-2*margin, word)
		picture.Height = max(picture.Height, min(page.Height, word+r.shore.Need(picture.Width)))
		at.Y = max(at.Y, picture.Height+gap)
	}
	if wide(page) {
		r.shore.Fit(picture)
	}
	water := word + r.shore.Water(fyne.NewSize(picture.Width, picture.Height-word), waterAt)
	if wide(page) && !low {
		sky := min(water, at.Y)
		high := r.inSky(fyne.NewSize(side.Width, sky))
		box.Place(r.word, at.X, max(0, (sky-high)/2), side.Width, high)
	}
	box.Place(r.shore, 0, word, picture.Width, picture.Height-word)
	r.shore.SetWater(water - word)
	full := r.disc.fit(min(picture.Width, picture.Height) * sunkWide)
	middle := fyne.NewPos(picture.Width/2, water+full*sunk)
	box.Place(r.disc.both, middle.X-full/2, middle.Y-full/2, full, full)
	r.sea.SetHorizon(middle.AddXY(0, above), full, water+above-full*0.06)
	box.Place(r.scroll, at.X, at.Y, side.Width+margin, page.Height-at.Y)
	r.draw()
}

// inSky makes the word as large as it has room in the sky, and gives its height.
func (r *ranking) inSky(sky fyne.Size) (high float32) {
	for _, size := range []fyne.ThemeSizeName{look.Hero, look.Table} {
		r.word.Squeezed(0).SetSize(size)
		if high = box.HeightAt(r.word, sky.Width); high <= sky.Height && r.word.MinSize().Width <= sky.Width {
			break
		}
	}
	return high
}

// Refresh shows the wave that breaks, and when it has covered everything the picture of the end.
func (r *ranking) Refresh() {
	if broken := sea.Covers(r.app.broke()); broken && !r.broken {
		r.broken = true
		r.app.Relay()
	}
	r.draw()
}

func (r *ranking) draw() {
	tones := r.app.tones()
	box.SetVisible(r.shore, r.broken)
	box.SetVisible(r.scroll, r.broken)
	if !r.broken {
		r.word.Hide()
	}
	box.SetVisible(r.was, !r.broken)
	r.disc.draw()
	r.sea.SetTones(tones)
	r.sea.SetFrame(float64(r.app.Evening.View.Elapsed)/1000, -1)
	r.breaker.SetTones(tones)
	r.breaker.SetFrame(r.app.broke())
}

// broke is the share of its time that the wave has been breaking over the screen; 1 when it has run off, or where nobody
// saw the time run out.
func (a *Feature) broke() float64 {
	if a.Evening == nil || a.Evening.Broke == 0 || a.Options().Still {
		return 1
	}
	return min(1, float64(a.Device().Clock().Steady-a.Evening.Broke)/BreakTime)
}

// people are those who are safe, in order, and those who share the last place.
func (a *Feature) people() (safe, lost []sea.Person) {
	e, reached := a.Evening, a.safe()
	for i, seat := range reached {
		safe = append(safe, sea.Person{Seat: seat, Name: e.Name(seat), Place: parts.PlaceWord(i + 1)})
	}
	for seat := 1; seat <= e.players(); seat++ {
		if !slices.Contains(reached, seat) {
			lost = append(lost, sea.Person{Seat: seat, Name: e.Name(seat), Place: wording.L("Last")})
		}
	}
	return safe, lost
}

// again takes the timer off the table and offers another one to the same players.
func (a *Feature) again() {
	players := a.Evening.players()
	a.Clear()
	if a.Evening != nil {
		return
	}
	a.Choose(func(p *shell.Options) { p.Players = players })
	a.OpenTimer()
}

// Clear takes the timer that has ended off the table.
func (a *Feature) Clear() {
	if a.Evening == nil {
		return
	}
	if a.Evening.release == nil {
		a.Say(ErrElsewhere().Error())
		return
	}
	if err := a.Evening.clear(); err != nil {
		a.Say(wording.L("The timer can't be deleted: {problem}.", err))
	}
	a.putAway()
}

// putAway forgets the timer that is not on the disk any more.
func (a *Feature) putAway() {
	match := a.Evening.Match
	a.Evening.rest()
	a.Evening = nil
	a.Cover.begin(tide.View{})
	a.Follow()
	a.Go()
	if match != "" {
		a.Open(shell.Route{Page: shell.MatchPage, Arg: match})
	}
}
