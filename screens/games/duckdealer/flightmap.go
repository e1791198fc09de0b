package duckdealer

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/kits/boxmap"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// flightMapName is the name of the map of the route calculator in a route.
const flightMapName = "route-map"

// FlightMap is the map on which both ends of a flight are tapped, one after the other; the way between them is drawn.
type FlightMap struct {
	app     *Feature
	edition *duckdealer.Edition
	plan    boxmap.Plan
	Names   []string
	title   func(space string) string
	to      bool         // the next tap is where the flight ends
	words   *parts.Words // what to do, or what the flight takes
	note    *parts.Words
	board   *board.Board
}

func newFlightMap(a *Feature) shell.Screen {
	m := &FlightMap{app: a, edition: a.flightEdition(), board: board.New()}
	m.words, m.note = parts.NewWords("", look.Label, look.Text).Bold().Aloud(), parts.NewLess("")
	m.plan, m.Names = boxmap.New(m.edition, boxmap.Wide), m.edition.Spaces()
	return m
}

// Bar leads back to the calculator.
func (m *FlightMap) Bar() *parts.TopBar { return shell.BackBar(m.app, wording.L("Route on the map")) }

// Page is what the flight takes, over the map, which has all the rest.
func (m *FlightMap) Page() fyne.CanvasObject {
	return container.New(overMap{}, m.words, m.note, m.board)
}

// Key has nothing to do: the map takes the keys that it knows.
func (m *FlightMap) Key(fyne.KeyName) bool { return false }

// Refresh draws the map with both ends and the way.
func (m *FlightMap) Refresh() {
	now := m.app.DuckAids().Flight.Now
	m.title = m.app.spaceTitles(m.edition)
	data := board.Data{Title: wording.L("Map of the planets"), Tap: m.Tap}
	for _, r := range m.edition.Routes() {
		data.Lines = append(data.Lines, board.Line{From: m.at(r.From), To: m.at(r.To)})
	}
	m.words.SetText(wording.L("Tap where the flight begins, then where it ends."))
	m.note.SetText("")
	if now.From != "" && now.To != "" {
		data.Lines = append(data.Lines, m.way(now)...)
	}
	onWay := map[fyne.Position]bool{}
	for _, line := range data.Lines[len(m.edition.Routes()):] {
		onWay[line.To] = true
	}
	ends := m.edition.Places()
	for i, space := range m.Names {
		p := board.Place{
			ID: i, At: m.at(space), Title: m.title(space), Size: float32(m.plan.Dot), Shape: board.Dot,
			Chosen: space == now.From || space == now.To, Target: space == now.To,
		}
		if onWay[p.At] {
			p.Fill = look.Accent
		}
		if i < len(ends) {
			p.Number = printed(p.Title, space)
		}
		switch {
		case i >= len(ends) || ends[i].Kind == duckdealer.Junction:
		case ends[i].Kind == duckdealer.StartPlanet:
			p.Shape, p.Size, p.Spoken, p.Fill = board.Square, float32(m.plan.Planet)*0.88, wording.L("Starting planet"), ""
		default:
			p.Shape, p.Size, p.Spoken, p.Fill = board.Circle, float32(m.plan.Planet), wording.L("Far planet"), ""
		}
		data.Places = append(data.Places, p)
	}
	box.SetVisible(m.note, m.note.Text() != "")
	m.board.Set(data)
	m.app.Relay()
}

// way says what the flight takes, and gives its lines.
func (m *FlightMap) way(now flightAsk) []board.Line {
	_, best, err := aid.Fly(m.edition, now.flight())
	if err != nil {
		m.words.SetText(parts.Upper(err.Error()) + ".")
		return nil
	}
	if m.edition.HouseMap() {
		m.note.SetText(duckdealer.HouseNote().String())
	}
	m.words.SetText(m.title(now.From) + " – " + m.title(now.To) + ": " + fareWords(best))
	var lines []board.Line
	from := now.From
	for _, stop := range best.Way {
		line := board.Line{From: m.at(from), To: m.at(stop.Space), Style: board.Thick, Colour: look.Accent}
		if stop.Teleport {
			line.Style = board.Dashed
		}
		lines, from = append(lines, line), stop.Space
	}
	return lines
}

// at is where a space lies.
func (m *FlightMap) at(space string) fyne.Position {
	spot := m.plan.Spots[slices.Index(m.Names, space)]
	return fyne.NewPos(float32(spot.X), float32(spot.Y))
}

// Tap takes a space for one end of the flight, the next tap for the other.
func (m *FlightMap) Tap(id int) {
	of := &m.app.DuckAids().Flight
	next := of.Now.clone()
	if m.to {
		next.To = m.Names[id]
	} else {
		next.From, next.To = m.Names[id], ""
	}
	m.to = !m.to
	of.set(next)
	m.app.KeepCounters()
	m.Refresh()
}

// overMap puts words and a note over a map, which has all the rest.
type overMap struct{}

// Layout places all of them.
func (overMap) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin := parts.CurrentTheme().Size(look.Margin)
	width, top := size.Width-2*margin, float32(0)
	board := len(objects) - 1
	for _, o := range objects[:board] {
		if o.Visible() {
			high := box.HeightAt(o, width)
			box.Place(o, margin, top, width, high)
			top += high
		}
	}
	box.Place(objects[board], margin, top+parts.RowGap, width, max(0, size.Height-top-2*parts.RowGap))
}

// MinSize is a small phone's.
func (overMap) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }
