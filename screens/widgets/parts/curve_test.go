package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

// TestLinesOfACurveAreToldApart draws six seats that stay where they are: without their colours each line is broken in another way.
func TestLinesOfACurveAreToldApart(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var lines [][]int
	for seat := range 6 {
		lines = append(lines, []int{seat, seat})
	}
	curve := parts.NewCurve(parts.CurveData{Lines: lines})
	renderer := test.TempWidgetRenderer(t, curve)
	renderer.Layout(fyne.NewSize(390, 200))
	pieces := map[int][]float32{}
	for _, o := range renderer.Objects()[0].(*fyne.Container).Objects {
		line, ok := o.(*canvas.Line)
		if !ok {
			continue
		}
		for seat := range lines {
			if mark, _ := look.MarkOf(seat + 1); line.StrokeColor == mark.Colour {
				pieces[seat] = append(pieces[seat], line.Position2.X-line.Position1.X)
			}
		}
	}
	told := map[[2]float32]int{}
	for seat := range lines {
		require.NotEmpty(t, pieces[seat])
		first := pieces[seat][0]
		second := first
		if len(pieces[seat]) > 1 {
			second = pieces[seat][1]
		}
		told[[2]float32{first, second}]++
	}
	require.Len(t, told, 6, "%v", told)
	require.Len(t, pieces[0], 1, "the first is whole")
}
