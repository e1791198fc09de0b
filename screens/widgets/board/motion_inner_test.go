package board

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// sailing are four places in a row: a ship of seat 1 lies on one of them, a mine on the first, and perhaps a highway part.
func sailing(ship int, part bool) []Place {
	var places []Place
	for i := range 4 {
		p := Place{ID: 10 + i, At: fyne.NewPos(float32(i)*4, 0), Size: 1, Spoken: "A place"}
		if i == 0 {
			p.Marks = []Mark{{Icon: parts.IconMine}}
		}
		if i == ship {
			p.Marks = append(p.Marks, Mark{Icon: parts.IconShip, Seat: 1})
		}
		if i == 3 {
			p.Shape, p.Size = Dot, 0.3
			if part {
				p.Seat = 2
			}
		}
		places = append(places, p)
	}
	return places
}

var theShip = Mark{Icon: parts.IconShip, Seat: 1}

func TestPiecesGlideFromWhereTheyLay(t *testing.T) {
	require.Empty(t, glides(sailing(0, false), sailing(0, false)), "nothing moved")
	require.Equal(t, map[piece]fyne.Position{{11, theShip}: fyne.NewPos(-4, 0)}, glides(sailing(0, false), sailing(1, false)))
	require.Equal(t, map[piece]fyne.Position{{13, Mark{Seat: 2}}: fyne.NewPos(0, -leastDrop)}, glides(sailing(0, false), sailing(0, true)),
		"a part that lay nowhere drops onto the board")
	require.Empty(t, glides(sailing(0, true), sailing(0, false)), "what goes away is gone")
	require.Nil(t, glides(sailing(0, false), sailing(1, false)[:3]), "another board")
	require.Nil(t, glides(nil, sailing(1, false)), "the first position")
}

// flown is a board on which the ship has just flown from the first place to the third, at the beginning of its way.
func flown(t *testing.T, still bool) *Board {
	t.Helper()
	test.NewTempApp(t)
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1).Still(still))
	b := New()
	b.Set(Data{Places: sailing(0, false)})
	w := test.NewTempWindow(t, b)
	w.Resize(fyne.NewSize(390, 300))
	now := Data{Places: sailing(2, false)}
	b.window.moves.begin(glides(b.data.Places, now.Places), b.window.field)
	b.data = now
	b.window.show(now)
	return b
}

// drawnShip is where the middle of the ship's sign is drawn.
func drawnShip(b *Board) fyne.Position {
	objects := test.WidgetRenderer(b.window.field).Objects()
	for i := len(objects) - 1; i >= 0; i-- {
		if image, ok := objects[i].(*canvas.Image); ok {
			return image.Position().AddXY(image.Size().Width/2, image.Size().Height/2)
		}
	}
	return fyne.Position{}
}

func TestTheLastMoveGlides(t *testing.T) {
	b := flown(t, false)
	m := &b.window.moves
	require.NotNil(t, m.motion)
	require.LessOrEqual(t, m.motion.Duration, 250*time.Millisecond)
	scale, begin := b.window.view.scale(), drawnShip(b)
	b.window.field.glide(0.5)
	half := drawnShip(b)
	require.InDelta(t, 4*scale, half.X-begin.X, 0.1, "half of the eight units")
	require.Equal(t, begin.Y, half.Y)
	b.window.field.glide(1)
	require.Nil(t, m.motion)
	require.InDelta(t, 8*scale, drawnShip(b).X-begin.X, 0.1)

	fresh := flown(t, true)
	moved, still := test.WidgetRenderer(b.window.field).Objects(), test.WidgetRenderer(fresh.window.field).Objects()
	require.Len(t, moved, len(still))
	for i := range still {
		require.IsType(t, still[i], moved[i])
		require.Equal(t, still[i].Position(), moved[i].Position(), "at rest all lies as without motion")
		require.Equal(t, still[i].Size(), moved[i].Size())
	}
}

func TestReducedMotionMovesNothing(t *testing.T) {
	b := flown(t, true)
	require.Nil(t, b.window.moves.motion)
	require.Empty(t, b.window.field.gliders)
}

// TestANewMoveEndsTheOneBefore plays two moves in less time than one takes.
func TestANewMoveEndsTheOneBefore(t *testing.T) {
	b := flown(t, false)
	b.window.field.glide(0.2)
	b.Set(Data{Places: sailing(2, false)}) // a choice is drawn: the ship flies on
	require.NotNil(t, b.window.moves.motion)
	b.Set(Data{Places: sailing(1, false)}) // the test driver shows only the end of it
	require.Nil(t, b.window.moves.motion)
	require.InDelta(t, b.window.view.pixels(fyne.NewPos(4, 0)).X, drawnShip(b).X, float64(b.window.view.scale()))
}

// TestStatesLookDifferent draws a place in every state: none is drawn as another.
func TestStatesLookDifferent(t *testing.T) {
	test.NewTempApp(t)
	for _, variant := range []look.Variant{look.Dark, look.Light} {
		test.ApplyTheme(t, look.New(variant, look.Phone, 1))
		for _, shape := range []Shape{Circle, HexPoint, HexFlat, Square, Dot} {
			seen := map[string]string{}
			for name, with := range map[string]func(*Place, *Board){
				"plain":  func(*Place, *Board) {},
				"owned":  func(p *Place, _ *Board) { p.Seat, p.Marks = 1, []Mark{{Seat: 1}} },
				"legal":  func(p *Place, _ *Board) { p.Target = true },
				"chosen": func(p *Place, _ *Board) { p.Chosen = true },
			} {
				b := New()
				p := Place{ID: 7, At: fyne.NewPos(0, 0), Size: 1, Shape: shape, Spoken: "A place"}
				with(&p, b)
				b.Set(Data{Places: []Place{p, {ID: 8, At: fyne.NewPos(6, 6), Size: 1}}})
				w := test.NewTempWindow(t, b)
				w.Resize(fyne.NewSize(300, 300))
				picture := test.RenderToMarkup(w.Canvas())
				require.NotContains(t, seen, picture, "%s of shape %d looks like %s", name, shape, seen[picture])
				seen[picture] = name
			}
		}
	}
}
