package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

// block is an object of a fixed least size.
func block(width, height float32) *canvas.Rectangle {
	b := &canvas.Rectangle{}
	b.SetMinSize(fyne.NewSize(width, height))
	return b
}

func TestColumnAsksForHeightsAtItsWidth(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	text := parts.NewBody("A sentence that is long enough for three lines in a narrow column of a phone")
	column := parts.NewColumn(text, block(10, 40))
	column.Resize(fyne.NewSize(240, 500))
	line := parts.NewBody("A").MinSize().Height
	require.Equal(t, float32(240), text.Size().Width)
	require.Equal(t, 3*line, text.Size().Height)
	require.Equal(t, 3*line+16+40, column.MinSize().Height)
	text.Hide()
	require.Equal(t, float32(40), column.MinSize().Height, "what is hidden takes no room and no gap")
}

func TestGridFillsItsWidth(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	a, b, c := block(100, 50), block(100, 80), block(100, 20)
	grid := parts.NewGrid(280, 3, a, b, c)
	grid.Resize(fyne.NewSize(600, 400))
	require.Equal(t, fyne.NewSize(292, 80), a.Size(), "two columns; a row is as high as its highest")
	require.Equal(t, fyne.NewPos(308, 0), b.Position())
	require.Equal(t, fyne.NewPos(0, 96), c.Position())
	grid.Resize(fyne.NewSize(390, 400))
	require.Equal(t, float32(390), a.Size().Width)
	grid.Resize(fyne.NewSize(2000, 400))
	require.Equal(t, float32(656), a.Size().Width, "never more than three columns")
	require.Equal(t, float32(80), grid.MinSize().Height)
}

func TestPageKeepsAReadingColumn(t *testing.T) {
	for width, want := range map[float32]struct{ left, wide float32 }{
		390: {16, 358}, 1024: {152, 720}, 1280: {280, 720},
	} {
		partstest.Start(t, look.New(look.Dark, look.ClassOf(width), 1))
		inside := block(10, 40)
		page := parts.NewPage(inside)
		window := partstest.Show(t, page, fyne.NewSize(width, 600))
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(inside)
		require.Equal(t, want.left, at.X, "%v wide", width)
		require.Equal(t, want.wide, inside.Size().Width, "%v wide", width)
		require.NotNil(t, window)
	}
}

func TestPageScrollsItsWholeHeight(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	long := parts.NewColumn()
	for range 60 {
		long.Add(parts.NewBody("A line of text that takes two lines on a phone, as most of them do"))
	}
	page := parts.NewPage(long).(*fyne.Container)
	partstest.Show(t, page, fyne.NewSize(390, 844))
	scroll := page.Objects[0].(*container.Scroll)
	require.Equal(t, long.MinSize().Height+2*16, scroll.Content.Size().Height)
}

func TestFlowBreaksLines(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	a, b, c := block(100, 48), block(100, 48), block(100, 48)
	flow := parts.NewFlow(a, b, c)
	flow.Resize(fyne.NewSize(210, 200))
	require.Equal(t, fyne.NewPos(108, 0), b.Position())
	require.Equal(t, fyne.NewPos(0, 56), c.Position())
	require.Equal(t, fyne.NewSize(100, 104), flow.MinSize())
	flow.Resize(fyne.NewSize(400, 200))
	require.Equal(t, fyne.NewPos(216, 0), c.Position())
}

// TestNoKeyStandsAloneOnASecondLine puts the faces of a die beside each other where they have the room.
func TestNoKeyStandsAloneOnASecondLine(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var keys []fyne.CanvasObject
	for _, face := range []string{"1", "2", "3", "4", "5", "6"} {
		keys = append(keys, parts.NewKey(0, face, nothing))
	}
	flow := parts.NewFlow(keys...)
	for width, lines := range map[float32]float32{400: 1, 360: 1, 334: 1, 320: 2, 200: 2} {
		flow.Resize(fyne.NewSize(width, 200))
		last := keys[5]
		require.Equal(t, lines-1, float32(int(last.Position().Y/48)), width)
		require.GreaterOrEqual(t, last.Size().Width, float32(48), width)
		require.LessOrEqual(t, last.Position().X+last.Size().Width, width+0.01, width)
	}
}

func TestAnswersStackWhereWordsHaveNoRoom(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	no, yes := parts.NewButton("Go on with the game", parts.NoIcon, nothing), parts.NewButton("Stop", parts.NoIcon, nothing)
	answers := parts.NewAnswers(no, yes)
	answers.Resize(fyne.NewSize(600, 48))
	require.Equal(t, float32(0), yes.Position().Y)
	require.Equal(t, no.Size(), yes.Size())
	answers.Resize(fyne.NewSize(300, 200))
	require.Equal(t, fyne.NewPos(0, 56), yes.Position())
	require.Equal(t, float32(104), answers.MinSize().Height)
}

func TestEqualGivesAllTheSameWidth(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	a, b := block(40, 48), block(90, 60)
	equal := parts.NewEqual(a, b)
	require.Equal(t, fyne.NewSize(188, 60), equal.MinSize())
	equal.Resize(fyne.NewSize(358, 60))
	require.Equal(t, fyne.NewSize(175, 60), a.Size())
	require.Equal(t, fyne.NewPos(183, 0), b.Position())
	a.Hide()
	equal.Resize(fyne.NewSize(358, 61))
	require.Equal(t, float32(358), b.Size().Width)
}
