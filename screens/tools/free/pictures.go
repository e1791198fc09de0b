package free

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// diePicture is a die that lies there, small.
func diePicture(face int) fyne.CanvasObject {
	var svg strings.Builder
	svg.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><rect x="0.5" y="0.5" width="23" height="23" rx="4.5" fill="#F6F0E0" stroke="#1B1F24" stroke-width="0.8"/>`)
	for _, at := range [][]string{{}, {"12,12"}, {"6,18", "18,6"}, {"6,18", "12,12", "18,6"}, {"6,6", "18,6", "6,18", "18,18"}, {"6,6", "18,6", "6,18", "18,18", "12,12"}, {"6,6", "18,6", "6,12", "18,12", "6,18", "18,18"}}[face] {
		x, y, _ := strings.Cut(at, ",")
		fmt.Fprintf(&svg, `<circle cx="%s" cy="%s" r="2.4" fill="#1B1F24"/>`, x, y)
	}
	svg.WriteString(`</svg>`)
	return parts.NewDrawing(fyne.NewStaticResource("die-"+parts.Number(face)+".svg", []byte(svg.String())), canvas.ImageFillContain, dieCorner)
}

// dieCorner is the radius of its corners, in device-independent pixels.
const dieCorner = 6

// gameKey leads to what lies loose of another game.
type gameKey struct{ parts.Control }

// gameCorner is the radius of its corners, in device-independent pixels.
const gameCorner = 8

func newGameKey(g *rules.Game, chosen bool, tap func()) *gameKey {
	k := &gameKey{}
	k.Label, k.Tap = g.Title, tap
	if chosen {
		k.Label, k.Tap = parts.Sentences(g.Title, wording.L("chosen")), nil
	}
	rim := &canvas.Rectangle{CornerRadius: gameCorner}
	k.Build(k, container.NewStack(parts.GamePicture(g.Key).Cover(), rim), box.Just(gameCorner), func() {
		rim.StrokeColor, rim.StrokeWidth = box.Paint(k, look.Outline), 1
		if chosen {
			rim.StrokeColor, rim.StrokeWidth = box.Paint(k, look.Text), 3
		}
	})
	return k
}

// cupOf are all throws of a table.
func cupOf(t *loose.Table) chance.Cup { return chance.Cup{Throws: t.Throws()} }

// bars are the faces, with a line where each was expected.
func bars(cup chance.Cup) *parts.Bars {
	counts, expected := cup.Counts(), cup.Expected()
	list := make([]parts.Bar, len(counts))
	for i, n := range counts {
		list[i] = parts.Bar{Title: parts.Number(i + 1), Count: n, Expected: expected}
	}
	return parts.NewBars(list)
}
