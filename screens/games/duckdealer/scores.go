package duckdealer

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// scores are the points of each player.
type scores struct {
	Points []int `json:"points"`
}

// of returns the points of a seat.
func (s scores) of(seat int) int {
	if seat > len(s.Points) {
		return 0
	}
	return s.Points[seat-1]
}

// scorePage counts points beyond the track of 100 spaces.
type scorePage struct {
	counterPage
	seat int // whose points are counted
	rows []*parts.Row
	keys *fyne.Container
}

func newScorePage(a *Feature) shell.Screen {
	p := &scorePage{seat: 1}
	of := &a.DuckAids().Scores
	p.counterPage = counterPage{
		app: a, title: wording.L("Score track"), count: of, body: p.objects, show: p.draw,
		anew: func() { of.set(scores{}) },
	}
	return p
}

func (p *scorePage) objects() []fyne.CanvasObject {
	p.rows, p.keys = nil, container.NewStack()
	for range p.app.DuckAids().Players {
		p.rows = append(p.rows, parts.NewRow(parts.RowData{}))
	}
	return []fyne.CanvasObject{parts.NewRows(p.rows...), p.keys, p.playersChoice()}
}

// worths are the points that the game gives, and one to put right what was miscounted.
func worths() []int { return []int{1, 3, 5, 10, 15, 30, 50, -1} }

// add gives points to the player who is chosen.
func (p *scorePage) add(points int) {
	of := &p.app.DuckAids().Scores
	next := scores{slices.Clone(of.Now.Points)}
	for len(next.Points) < p.seat {
		next.Points = append(next.Points, 0)
	}
	next.Points[p.seat-1] = max(0, next.Points[p.seat-1]+points)
	of.set(next)
	p.did()
}

func (p *scorePage) draw() {
	now := p.app.DuckAids().Scores.Now
	for i, row := range p.rows {
		seat := i + 1
		row.Set(parts.RowData{
			Seat: seat, Title: p.app.duckName(seat), Words: markerWords(now.of(seat)), Trail: plainNumber(now.of(seat)), Loud: now.of(seat) > 0,
			Chosen: seat == p.seat, Here: true, Tap: func() { p.seat = seat; p.Refresh() },
		})
	}
	keys := parts.NewFlow()
	for _, points := range worths() {
		text := plainNumber(points)
		if points > 0 {
			text = "+" + text
		}
		keys.Add(parts.NewKey(0, text, func() { p.add(points) }))
	}
	heading := wording.L("Points for {player}", p.app.duckName(p.seat))
	p.keys.Objects = []fyne.CanvasObject{parts.NewPanel(heading, keys)}
	p.keys.Refresh()
}

// markerWords say where a marker stands on the track of 100 spaces.
func markerWords(score int) string {
	space, rounds := aid.MarkerAt(score)
	switch {
	case space == 0:
		return wording.L("Marker off the track")
	case rounds == 0:
		return wording.L("Marker on space {space}", space)
	case rounds == 1:
		return wording.L("Marker on space {space}, once round", space)
	}
	return wording.L("Marker on space {space}, {rounds} times round", space, rounds)
}
