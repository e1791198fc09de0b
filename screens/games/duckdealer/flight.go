package duckdealer

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// flightAsk is what the route calculator is asked.
type flightAsk struct {
	From     string           `json:"from"`
	To       string           `json:"to"`
	Class    duckdealer.Class `json:"class"`
	Left     int              `json:"left"` // steps of a marker that is spent
	Own      []string         `json:"own"`  // dots with own highway parts
	Pathways [][2]string      `json:"pathways"`
}

// clone is another question that can be changed.
func (f flightAsk) clone() flightAsk {
	f.Own, f.Pathways = slices.Clone(f.Own), slices.Clone(f.Pathways)
	return f
}

// flight is the question for the companion.
func (f flightAsk) flight() aid.Flight {
	own := map[string]bool{}
	for _, dot := range f.Own {
		own[dot] = true
	}
	return aid.Flight{From: f.From, To: f.To, Class: f.Class, StepsLeft: f.Left, Own: own, Pathways: f.Pathways}
}

// The parts of the question that are folded.
const (
	fromFold     = "from"
	toFold       = "to"
	ownFold      = "own"
	pathwaysFold = "pathways"
)

// flightPage is the route calculator: what it takes to fly from a space to another one.
type flightPage struct {
	counterPage
	edition  *duckdealer.Edition
	open     string // what is unfolded
	near     string // the place whose routes are shown there
	entrance string // of a pathway that is being entered
	title    func(space string) string
	form     *fyne.Container
	answer   *fyne.Container
}

func newFlightPage(a *Feature) shell.Screen {
	p := &flightPage{open: fromFold, edition: a.flightEdition()}
	of := &a.DuckAids().Flight
	p.counterPage = counterPage{
		app: a, title: wording.L("Route calculator"), count: of, body: p.objects, show: p.draw,
		anew: func() { of.set(flightAsk{}); p.open = fromFold },
	}
	return p
}

// flightEdition is the map of the match that is open, or that of the owner's copy.
func (a *Feature) flightEdition() *duckdealer.Edition {
	if t := a.duckMatch(); t != nil {
		if edition, err := duckdealer.ReadEdition(t.Box()); err == nil {
			return edition
		}
	}
	return duckEdition(a)
}

// duckMatch is the match of Duck Dealer that is open or that this device has joined, or nil.
func (a *Feature) duckMatch() rules.Table {
	if of := a.MatchBehind(Key); of != nil {
		return of.Table()
	}
	if a.Playing == nil || a.Playing.Match.Table().Game().Key != Key {
		return nil
	}
	return a.Playing.Match.Table()
}

func (p *flightPage) Page() fyne.CanvasObject {
	p.answer = parts.NewTightColumn()
	swap := parts.NewButton(wording.L("The other way round"), parts.IconSwap, func() {
		p.change(func(f *flightAsk) { f.From, f.To = f.To, f.From })
	})
	return parts.NewFooted(p.answer, swap).Page(append(p.body(), p.beginButton())...)
}

func (p *flightPage) objects() []fyne.CanvasObject {
	p.form = parts.NewColumn()
	return []fyne.CanvasObject{p.form}
}

// change asks another question.
func (p *flightPage) change(change func(*flightAsk)) {
	of := &p.app.DuckAids().Flight
	next := of.Now.clone()
	change(&next)
	of.set(next)
	p.did()
}

func (p *flightPage) draw() {
	now := p.app.DuckAids().Flight.Now
	p.title = p.app.spaceTitles(p.edition)
	p.form.Objects = nil
	if t := p.app.duckMatch(); t != nil {
		p.form.Add(p.fromMatch(t))
	}
	p.form.Add(parts.NewMainButton(wording.L("Tap both on the map"), parts.IconMap, func() {
		p.app.Open(shell.Route{Page: shell.AidPage, Arg: Key + "/" + flightMapName})
	}))
	p.form.Add(p.fold(fromFold, wording.L("From"), orChoose(p.title(now.From)), func() fyne.CanvasObject {
		return p.spaces(now.From, func(space string) { p.choose(fromFold, space) })
	}))
	p.form.Add(p.fold(toFold, wording.L("To"), orChoose(p.title(now.To)), func() fyne.CanvasObject {
		return p.spaces(now.To, func(space string) { p.choose(toFold, space) })
	}))
	p.form.Add(p.ship(now))
	p.form.Add(p.fold(ownFold, wording.L("Your highway parts"), listed(p.titles(now.Own)), func() fyne.CanvasObject { return p.own(now) }))
	p.form.Add(p.fold(pathwaysFold, wording.L("Pathways"), listed(p.pathwayWords(now.Pathways)), func() fyne.CanvasObject { return p.pathways(now) }))
	p.form.Refresh()
	p.tell(now)
}

func orChoose(space string) string {
	if space == "" {
		return wording.L("Choose a place")
	}
	return space
}

func listed(words []string) string {
	if len(words) == 0 {
		return wording.L("None")
	}
	return strings.Join(words, ", ")
}

func (p *flightPage) pathwayWords(ways [][2]string) []string {
	var words []string
	for _, way := range ways {
		words = append(words, wording.L("{from} to {to}", p.title(way[0]), p.title(way[1])))
	}
	return words
}

// fold is a part of the question, with its answers while it is unfolded.
func (p *flightPage) fold(name, title, words string, inside func() fyne.CanvasObject) fyne.CanvasObject {
	head := parts.NewFold(title, words, p.open == name, func() {
		if p.open == name {
			p.open = ""
		} else {
			p.open = name
		}
		p.near, p.entrance = "", ""
		p.Refresh()
	})
	if p.open != name {
		return head
	}
	return container.New(&parts.CloseColumn{}, head, parts.NewPanel("", inside()))
}

// ship chooses the class, and the steps left of a marker.
func (p *flightPage) ship(now flightAsk) fyne.CanvasObject {
	classes := []string{classTitle(duckdealer.Scout), classTitle(duckdealer.Cruiser), classTitle(duckdealer.Freighter)}
	choice := parts.NewChoice(wording.L("Ship"), classes, int(now.Class), func(i int) {
		p.change(func(f *flightAsk) { f.Class = duckdealer.Class(i) })
	})
	left := parts.NewStepper(wording.L("Steps left of a spent marker"), 0, duckdealer.Scout.Speed(), 1, plainNumber, func(n int) {
		p.change(func(f *flightAsk) { f.Left = n })
	})
	left.SetValue(now.Left)
	return parts.NewPanel("", choice, left)
}

// choose takes a space for an end of the flight, and goes on to the other one.
func (p *flightPage) choose(fold, space string) {
	p.near, p.open = "", ""
	now := p.app.DuckAids().Flight.Now
	if fold == fromFold && now.To == "" {
		p.open = toFold
	}
	p.change(func(f *flightAsk) {
		if fold == fromFold {
			f.From = space
		} else {
			f.To = space
		}
	})
}

// fromMatch takes a ship as it is in the match that is open.
func (p *flightPage) fromMatch(t rules.Table) fyne.CanvasObject {
	v, ok := duckdealer.Look(t)
	keys := parts.NewFlow()
	if !ok {
		return keys
	}
	for i, name := range t.Seats() {
		if v.Ship(i+1) == "" {
			continue
		}
		keys.Add(parts.NewKey(i+1, name, func() {
			f := aid.FlightOf(v, i+1, "", duckdealer.TwoWay(t.Options()))
			p.open = toFold
			p.change(func(ask *flightAsk) {
				ask.From, ask.Class, ask.Left, ask.Pathways = f.From, f.Class, f.StepsLeft, f.Pathways
				ask.Own = nil
				for dot, own := range f.Own {
					if own {
						ask.Own = append(ask.Own, dot)
					}
				}
				slices.Sort(ask.Own)
			})
		}))
	}
	if len(keys.Objects) == 0 {
		keys.Hide()
		return keys
	}
	return parts.NewPanel(wording.L("As in the match, with the ship of"), keys)
}

// tell shows what the flight takes.
func (p *flightPage) tell(now flightAsk) {
	p.answer.Objects = []fyne.CanvasObject{parts.NewBody(wording.L("Choose where from and where to."))}
	if now.From != "" && now.To != "" {
		direct, best, err := aid.Fly(p.edition, now.flight())
		if err != nil {
			p.answer.Objects = []fyne.CanvasObject{parts.NewWords(parts.Upper(err.Error())+".", look.Body, look.NotAllowed)}
		} else {
			p.answer.Objects = p.fares(now, direct, best)
		}
	}
	p.answer.Refresh()
}

// fares are the two lines of the calculator: by steps alone, and with pathways where there are some.
func (p *flightPage) fares(now flightAsk, direct, best aid.Fare) []fyne.CanvasObject {
	lines := []fyne.CanvasObject{parts.NewWords(fareWords(direct), look.Label, look.Text).Bold()}
	if len(now.Pathways) > 0 {
		words := wording.L("Pathways do not help.")
		if best.Markers != direct.Markers || best.Steps != direct.Steps {
			words = wording.L("With pathways: {fare}", fareWords(best))
		}
		lines = append(lines, parts.NewBody(words))
	}
	if p.edition.HouseMap() {
		lines = append(lines, parts.NewLess(duckdealer.HouseNote().String()))
	}
	return lines
}

// keyFare are steps and markers in the words that a key has room for.
func keyFare(f aid.Fare) string {
	if f.Markers == 0 {
		return wording.L("{steps}, no red marker", stepCount(f.Steps))
	}
	return stepCount(f.Steps) + ", " + wording.Count(f.Markers, "red marker").String()
}

// fareWords are steps and movement markers in words.
func fareWords(f aid.Fare) string { return stepCount(f.Steps) + ", " + markerCount(f.Markers) }
