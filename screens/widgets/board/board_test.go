package board_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/parts/partstest"
)

// hexes are a board of hexes with a side upwards, with a few marks, as many columns as rows.
func hexes(n int) board.Data {
	data := board.Data{Title: "Map", Tap: func(int) {}}
	for col := range n {
		for row := range n {
			y := float32(row)*1.732 + float32(col%2)*0.866
			p := board.Place{ID: col*n + row, At: fyne.NewPos(float32(col)*1.5, y), Size: 1, Shape: board.HexFlat}
			p.Title = fmt.Sprintf("%c%d", 'a'+col, row+1)
			switch {
			case (col+row*3)%7 == 0:
				p.Spoken, p.Marks = "Ships", []board.Mark{{Seat: 1 + row%6}, {Icon: parts.IconFuel, Text: "3"}}
			case (col*5+row)%11 == 0:
				p.Target = true
			case (col*3+row)%13 == 0:
				p.Label, p.Spoken, p.Fill = "12", "Company", look.Legal
			case (col*2+row)%17 == 0:
				p.Dim, p.Spoken = true, "Closed"
			}
			data.Places = append(data.Places, p)
		}
	}
	return data
}

// graph is a board of circles, dots and lines.
func graph() board.Data {
	data := board.Data{Title: "Planets", Tap: func(int) {}}
	at := []fyne.Position{{X: 0, Y: 0}, {X: 10, Y: 1}, {X: 5, Y: 6}, {X: 14, Y: 7}, {X: 0, Y: 9}}
	names := []string{"Mallard", "Pintail", "Goldeneye", "Eider", "Shoveler"}
	for i, p := range at {
		data.Places = append(data.Places, board.Place{
			ID: i, At: p, Size: 1.1, Title: names[i], Spoken: "A planet", Target: i == 1, Chosen: i == 2, Dim: i == 4,
			Marks: []board.Mark{{Seat: i + 1}, {Icon: parts.IconSupplies, Text: "2"}}[:1+i%2],
		})
	}
	for i, pair := range [][2]int{{0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 3}, {2, 4}, {0, 4}} {
		from, to := at[pair[0]], at[pair[1]]
		data.Lines = append(data.Lines, board.Line{From: from, To: to, Style: board.Style(i % 3)})
		for dot := range 3 {
			share := float32(dot+1) / 4
			p := board.Place{
				ID: 100 + i*10 + dot, Size: 0.2, Shape: board.Dot, Target: i == 3, Title: fmt.Sprintf("Dot %d", dot+1),
				At: fyne.NewPos(from.X+(to.X-from.X)*share, from.Y+(to.Y-from.Y)*share),
			}
			if i == 0 && dot == 1 {
				p.Marks, p.Spoken = []board.Mark{{Seat: 3}, {Seat: 4}}, "Two ships"
			}
			data.Places = append(data.Places, p)
		}
	}
	return data
}

// tapBoard taps a point of a window.
func tapBoard(w fyne.Window, x, y float32) { test.TapCanvas(w.Canvas(), fyne.NewPos(x, y)) }

// three is a board of three circles: 0 at the left, 1 in the middle, 2 at the right end.
func three(tapped *[]int) board.Data {
	data := board.Data{Title: "Three places", Tap: func(id int) { *tapped = append(*tapped, id) }}
	for i := range 3 {
		data.Places = append(data.Places, board.Place{
			ID: 10 + i, At: fyne.NewPos(float32(i)*4, 0), Size: 1, Title: fmt.Sprintf("Place %d", i), Spoken: "A ship", Target: i == 2,
		})
	}
	return data
}

func TestBoardIsTapped(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var tapped []int
	b := board.New()
	w := partstest.Show(t, b, fyne.NewSize(390, 300))
	b.Set(three(&tapped))
	tapBoard(w, 195, 122) // the buttons take 56 under it
	tapBoard(w, 40, 122)
	tapBoard(w, 350, 132)
	tapBoard(w, 100, 20) // nothing lies there
	require.Equal(t, []int{11, 10, 12}, tapped)
	for i := range 3 {
		at, ok := b.Drawn(fmt.Sprintf("Place %d", i))
		require.True(t, ok)
		tapBoard(w, at.X, at.Y)
	}
	require.Equal(t, []int{11, 10, 12, 10, 11, 12}, tapped, "it tells where its places are drawn")
	_, ok := b.Drawn("Place 3")
	require.False(t, ok)
}

func TestBoardIsZoomedAndMoved(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var tapped []int
	b := board.New()
	w := partstest.Show(t, b, fyne.NewSize(390, 300))
	b.Set(three(&tapped))
	require.True(t, partstest.FindButton(t, w, "Smaller").Disabled())
	require.True(t, partstest.FindButton(t, w, "Show the whole board").Disabled())
	for !partstest.FindButton(t, w, "Larger").Disabled() {
		test.Tap(partstest.FindButton(t, w, "Larger"))
	}
	tapBoard(w, 40, 150)
	require.Empty(t, tapped, "only the middle one is seen")
	_, seen := b.Drawn("Place 0")
	require.False(t, seen)
	test.Drag(w.Canvas(), fyne.NewPos(167, 150), 5000, 0)
	tapBoard(w, 120, 150)
	require.Equal(t, []int{10}, tapped, "now the left end is seen")
	b.Set(three(&tapped))
	tapBoard(w, 120, 150)
	require.Equal(t, []int{10, 10}, tapped, "another position of the same board leaves the view alone")
	test.Tap(partstest.FindButton(t, w, "Show the whole board"))
	last, seen := b.Drawn("Place 2")
	require.True(t, seen)
	tapBoard(w, last.X, last.Y)
	require.Equal(t, []int{10, 10, 12}, tapped)
	test.Scroll(w.Canvas(), last, 0, 10)
	require.False(t, partstest.FindButton(t, w, "Smaller").Disabled(), "the wheel zooms too")
}

// TestBoardIsPinched zooms by two fingers and by two taps, and goes back to the whole board.
func TestBoardIsPinched(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	b := board.New()
	w := partstest.Show(t, b, fyne.NewSize(390, 300))
	b.Set(three(new([]int)))
	w.Canvas().FocusNext()
	pinched := w.Canvas().Focused().(interface {
		Pinched(factor float32, at, by fyne.Position)
	})
	x := func() float32 { at, _ := b.Drawn("Place 1"); return at.X }
	before, still := x(), fyne.Position{}
	middle := fyne.NewPos(before, 150)
	pinched.Pinched(2, middle, still)
	require.InDelta(t, before, x(), 1, "what lies between the fingers stays there")
	_, seen := b.Drawn("Place 0")
	require.False(t, seen)
	pinched.Pinched(1, middle, fyne.NewPos(30, 0))
	require.InDelta(t, before+30, x(), 1, "and goes with them")
	pinched.Pinched(0.1, middle, still)
	require.True(t, partstest.FindButton(t, w, "Smaller").Disabled())
	pinched.Pinched(0, middle, still)
	require.False(t, partstest.FindButton(t, w, "Smaller").Disabled())
	pinched.Pinched(0, middle, still)
	require.True(t, partstest.FindButton(t, w, "Larger").Disabled())
	pinched.Pinched(0, middle, still)
	require.True(t, partstest.FindButton(t, w, "Smaller").Disabled())
}

func TestBoardIsWorkedByKeyboard(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var tapped []int
	b := board.New()
	w := partstest.Show(t, b, fyne.NewSize(390, 300))
	b.Set(three(&tapped))
	w.Canvas().FocusNext()
	at := w.Canvas().Focused()
	require.Equal(t, "Three places. Place 0. A ship", at.(fyne.Accessible).AccessibilityLabel())
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn, fyne.KeyLeft, fyne.KeySpace} {
		at.TypedKey(&fyne.KeyEvent{Name: key})
	}
	require.Equal(t, []int{12, 11}, tapped)
	at.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	require.Equal(t, "Three places. Place 2. A ship. Possible", at.(fyne.Accessible).AccessibilityLabel())
	at.TypedRune('+')
	require.False(t, partstest.FindButton(t, w, "Smaller").Disabled())
	at.TypedRune('-')
	require.True(t, partstest.FindButton(t, w, "Smaller").Disabled())
	w.Canvas().FocusNext()
	require.Equal(t, "As a list", w.Canvas().Focused().(fyne.Accessible).AccessibilityLabel())
}

func TestBoardIsAList(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var tapped []int
	b := board.New()
	w := partstest.Show(t, b, fyne.NewSize(390, 400))
	data := three(&tapped)
	data.Places[1].Spoken = ""
	b.Set(data)
	test.Tap(partstest.FindButton(t, w, "As a list"))
	require.True(t, b.Listed())
	w.Canvas().FocusNext()
	w.Canvas().FocusNext()
	require.Equal(t, "Place 0. A ship", w.Canvas().Focused().(fyne.Accessible).AccessibilityLabel(), "nothing lies on place 1")
	w.Canvas().FocusPrevious()
	require.Equal(t, "Place 2. A ship. Possible", w.Canvas().Focused().(fyne.Accessible).AccessibilityLabel(), "targets come first")
	w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	require.Equal(t, []int{12}, tapped)
	require.Empty(t, audit.Canvas(w.Canvas()))
	test.Tap(partstest.FindButton(t, w, "As a drawing"))
	require.False(t, b.Listed())
	tapBoard(w, 195, 172) // here the buttons are under the board
	require.Equal(t, []int{12, 11}, tapped)
}

func TestABoardToLookAt(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	b := board.New()
	w := partstest.Show(t, b, fyne.NewSize(390, 300))
	require.Empty(t, audit.Canvas(w.Canvas()), "an empty board")
	data := graph()
	data.Tap = nil
	b.Set(data)
	tapBoard(w, 167, 150)
	require.Empty(t, audit.Canvas(w.Canvas()))
}

func TestBoardsFit(t *testing.T) {
	for name, data := range map[string]board.Data{"hexes": hexes(11), "few hexes": hexes(5), "graph": graph()} {
		for _, size := range []fyne.Size{{Width: 358, Height: 150}, {Width: 358, Height: 330}, {Width: 420, Height: 280}, {Width: 600, Height: 620}, {Width: 760, Height: 560}} {
			for _, variant := range []look.Variant{look.Dark, look.Light} {
				for _, step := range []float32{1, 1.5} {
					t.Run(fmt.Sprintf("%s/%v/%v/%v", name, size, variant, step), func(t *testing.T) {
						partstest.Start(t, look.New(variant, look.ClassOf(size.Width*1.5), step))
						b := board.New()
						w := partstest.Show(t, b, size)
						b.Set(data)
						require.Empty(t, audit.Canvas(w.Canvas()))
						for !partstest.FindButton(t, w, "Larger").Disabled() {
							test.Tap(partstest.FindButton(t, w, "Larger"))
							require.Empty(t, audit.Canvas(w.Canvas()))
						}
						test.Drag(w.Canvas(), fyne.NewPos(100, 70), 130, -70)
						require.Empty(t, audit.Canvas(w.Canvas()))
					})
				}
			}
		}
	}
}

func TestBoardsAreDrawn(t *testing.T) {
	for name, c := range map[string]struct {
		data   board.Data
		ground look.Variant
	}{"graph": {graph(), look.Dark}, "hexes": {hexes(5), look.Light}} {
		partstest.Start(t, look.New(c.ground, look.Phone, 1))
		b := board.New()
		w := partstest.Show(t, b, fyne.NewSize(390, 330))
		b.Set(c.data)
		test.AssertRendersToImage(t, "board-"+name+".png", w.Canvas())
	}
}

func BenchmarkBoardOf121Places(b *testing.B) {
	test.NewTempApp(b)
	fyne.CurrentApp().Settings().SetTheme(partstest.Phone())
	board, data := board.New(), hexes(11)
	w := test.NewTempWindow(b, board)
	w.Resize(fyne.NewSize(390, 380))
	board.Set(data)
	for b.Loop() {
		board.Set(data)
	}
}
