package board

import (
	"fmt"
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// space is a felt of 121 hexes, a dozen of them with pictures and names, ships and routes between.
func space() Data {
	data := Data{Felt: &Felt{Pill: look.SpaceFill, Line: look.SpaceLine}}
	for i := range 121 {
		p := Place{ID: i, At: fyne.NewPos(float32(i%11)*1.5, float32(i/11)*1.73+float32(i%2)*0.87), Size: 1, Shape: HexFlat, Plain: true}
		if i%10 == 5 {
			p.Picture, p.Pill, p.Title, p.Spoken = parts.IconWhole.In(color.White), true, fmt.Sprint("Planet ", i), "A planet"
			p.Pieces = []Mark{{Icon: parts.IconShip, Seat: 1 + i%4}}
		}
		if i > 0 && i%10 == 5 {
			data.Lines = append(data.Lines, Line{From: p.At, To: fyne.NewPos(3, 3)})
		}
		data.Places = append(data.Places, p)
	}
	return data
}

// felted is a board in the window of a phone.
func felted(t testing.TB, data Data) *window {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.New(look.Dark, look.Phone, 1))
	b := New()
	w := test.NewTempWindow(t, b)
	w.Resize(fyne.NewSize(390, 600))
	b.Set(data)
	test.WidgetRenderer(b.window.field)
	return b.window
}

// TestAStretchedBoardLiesWhereItIsDrawnAnew zooms step by step: pictures and lines are where they are drawn when nothing moves any more,
// names have the size that they keep, and no picture is made anew at a step.
func TestAStretchedBoardLiesWhereItIsDrawnAnew(t *testing.T) {
	w := felted(t, space())
	at := fyne.NewPos(120, 200)
	before := w.field.drawn
	pictures := map[fyne.CanvasObject]fyne.Size{}
	for _, o := range before {
		if i, ok := o.(*canvas.Image); ok && i.Resource != nil {
			pictures[o] = i.Size()
		}
	}
	require.NotEmpty(t, pictures)
	for range 4 {
		w.view = w.view.zoomed(1.2, at).panned(3, -2)
		w.field.stretch(w.view)
	}
	for o, size := range pictures {
		require.Equal(t, size, o.Size(), "a picture that is made anew at each size is left alone")
	}
	stretched := slices.Clone(test.WidgetRenderer(w.field).Objects())
	require.Len(t, stretched, len(before))
	w.Refresh()
	drawn := test.WidgetRenderer(w.field).Objects()
	require.Nil(t, w.field.stretched)
	same := 0
	for _, p := range drawn[1:] {
		for _, s := range stretched[1:] {
			if fmt.Sprintf("%T", p) != fmt.Sprintf("%T", s) {
				continue
			}
			if d := distance(p.Position(), s.Position()); d < 0.5 && p.Size().Subtract(s.Size()).Width < 0.5 {
				same++
				break
			}
		}
	}
	require.Greater(t, same, len(drawn)/2)
	require.Equal(t, drawn[0].Size().Width, stretched[0].Size().Width, "the grid")
}

// TestAZoomedBoardIsDrawnAnewWhenItIsStill pinches through the window: what is seen at the end is drawn for that view.
func TestAZoomedBoardIsDrawnAnewWhenItIsStill(t *testing.T) {
	w := felted(t, space())
	w.Pinched(1.5, fyne.NewPos(100, 100), fyne.Position{})
	require.Nil(t, w.field.stretched, "animations end at once here")
	require.Equal(t, w.view, w.field.from)
	w.field.stretch(w.view.zoomed(1.1, fyne.Position{}))
	w.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(-5, 0)})
	require.Nil(t, w.field.stretched, "one that is dragged on while it is stretched too")
}

// BenchmarkPinch is what a step of two fingers costs, and what it would with the board drawn anew.
func BenchmarkPinch(b *testing.B) {
	factors := []float32{1.01, 1 / 1.01}
	for _, anew := range []bool{false, true} {
		b.Run(map[bool]string{false: "stretched", true: "anew"}[anew], func(b *testing.B) {
			w := felted(b, space())
			for i := 0; b.Loop(); i++ {
				w.view = w.view.zoomed(factors[i/80%2], fyne.NewPos(100, 100)) // through many sizes
				if anew {
					w.Refresh()
				} else {
					w.field.stretch(w.view)
				}
			}
		})
	}
}
