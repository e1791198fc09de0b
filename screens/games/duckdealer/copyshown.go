package duckdealer

import (
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/kits/boxmap"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// boxShown shows the entries of a copy as they lie on the table.
type boxShown struct {
	app  *Feature
	copy *aid.Copy
}

// Measures of a tile over its rows, in device-independent pixels.
const (
	tileShownWide, tileShownHigh = 214, 126
	mapShownWide, mapShownHigh   = 300, 280
	goodBox, goodSide, madeDisc  = 46, 34, 54
	tileLip, tileRound           = 6, 16
)

// part is an entry, nil where there is nothing to see of it.
func (s *boxShown) part(p rules.Path, wrong func(rules.Path) bool) fyne.CanvasObject {
	number := func(part string) int { return s.copy.Number(p.At(part)) }
	switch p[0] {
	case "factories":
		return s.tile(p.At("recipe"), wrong, s.copy.Text(p.At("product")), wording.L("{n} for building", number("points")))
	case "consumers":
		return s.tile(p.At("build"), wrong, s.copy.Text(p.At("wants")), wording.L("{n} a delivery", number("deliver")))
	case "yards":
		return s.tile(p.At("build"), wrong, "", wording.L("{n} for building", number("points")))
	case "mines":
		return s.tile(nil, wrong, s.copy.Text(p.At("good")), wording.L("{border} with a border, {without} without", number("start"), number("other")))
	case "places", "routes":
		if drawn := s.drawn(p); drawn != nil {
			return box.Fixed(drawn, mapShownWide, mapShownHigh)
		}
	}
	return nil
}

// tile is a tile of card: goods in boxes, what they make or where they go, and what it brings. A part with a mistake has a
// red rim.
func (s *boxShown) tile(list rules.Path, wrong func(rules.Path) bool, made, words string) fyne.CanvasObject {
	row := box.Row(boxGap, box.Spring())
	goods, _ := s.copy.Get(list).(rules.List)
	if list == nil {
		goods = nil
	}
	for _, good := range goods {
		face := box.Face{Fill: look.Pale, Line: look.PaperLip, Corner: 10}
		if wrong(list) && (good == made || !slices.Contains(goods, any(made))) {
			face.Line, face.Band = look.NotAllowed, 3
		}
		sign := parts.NewSign(goodIcon(fmt.Sprint(good)), goodSide, look.OnPaper)
		side := float32(goodBox)
		if len(goods) > 2 {
			side, sign = goodSide, parts.NewSign(goodIcon(fmt.Sprint(good)), 26, look.OnPaper)
		}
		row.Add(box.Fixed(container.NewStack(box.NewSurface(face), box.Middle(sign)), side, side))
	}
	if made != "" {
		if len(goods) > 0 {
			row.Add(parts.NewSign(parts.IconForward, 18, look.OnPaper))
		}
		disc := box.NewSurface(box.Face{Fill: look.Night, Corner: madeDisc / 2})
		row.Add(box.Fixed(container.NewStack(disc, box.Middle(parts.NewSign(goodIcon(made), 38, look.Foam))), madeDisc, madeDisc))
	}
	row.Add(box.Spring())
	under := parts.NewWords(words, look.Body, look.OnPaper).Bold().Centred().Lines(1).Squeezed(leastWords)
	paper := box.NewSurface(box.Face{Fill: look.Paper, Lip: look.PaperLip, High: tileLip, Corner: tileRound})
	inside := box.Edged(box.Column(boxGap, box.Spring(), row, under, box.Spring()), box.Just(boxGap), nil, box.Just(boxGap), box.Just(tileLip))
	return box.Fixed(container.NewStack(paper, inside), tileShownWide, tileShownHigh)
}

// leastWords is how small the words of a tile become to stay on one line, as a share of their size.
const leastWords = 0.6

// boxGap is the space between the parts of a tile, in device-independent pixels.
const boxGap = 6

// drawn is the map with the place or the route that is shown; a tap shows another one. Nil: it can't be drawn yet.
func (s *boxShown) drawn(p rules.Path) fyne.CanvasObject {
	lines, _ := duckdealer.BoxLines(s.copy.Tree.(rules.Object))
	edition := duckdealer.ReadMap(lines)
	if edition == nil {
		return nil
	}
	b := &duckBoard{app: s.app, Edition: edition, plan: boxmap.New(edition, 1), Names: edition.Spaces()}
	data := board.Data{Title: wording.L("Map of the planets"), Lines: b.routes()}
	ends := edition.Places()
	chosen := s.copy.Text(p.At("place"))
	for i, space := range b.Names {
		place := board.Place{ID: i, At: b.spot(i), Title: space, Spoken: space, Shape: board.Dot, Size: float32(b.plan.Dot)}
		if i < len(ends) {
			place.Title, place.Spoken, place.Size = entryName(s.copy, rules.Path{"places"}.Item(s.copy.Place(space))), placeWords(ends[i].Kind), float32(b.plan.Planet)
			place.Shape = board.Circle
		}
		at := s.of(edition, space)
		place.Chosen = space == chosen || slices.Equal(at, p)
		data.Places = append(data.Places, place)
	}
	data.Tap = func(id int) {
		page := s.app.ownBox.Edits.Page
		page.Show(s.of(edition, b.Names[id]))
		page.Refresh()
	}
	drawn := board.New()
	drawn.Set(data)
	return drawn
}

// of is the place or the route that a space of the map belongs to.
func (s *boxShown) of(edition *duckdealer.Edition, space string) rules.Path {
	if at := s.copy.Place(space); at >= 0 {
		return rules.Path{"places", strconv.Itoa(at)}
	}
	for i, r := range edition.Routes() {
		if slices.Contains(r.Dots, space) {
			return rules.Path{"routes", strconv.Itoa(i)}
		}
	}
	return nil
}
