package parts_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/parts/partstest"
)

// pips counts the pips that a die shows.
func pips(d *parts.Die) int {
	n := 0
	for _, o := range test.WidgetRenderer(d).Objects() {
		if c, ok := o.(*canvas.Circle); ok && c.Visible() {
			n++
		}
	}
	return n
}

func TestDieShowsAsManyPipsAsItsFace(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	d := parts.NewDie(150, nil)
	require.Equal(t, "Die. Not thrown yet", d.AccessibilityLabel())
	require.Zero(t, pips(d))
	for face := 1; face <= 6; face++ {
		d.Set(face, 12)
		require.Equal(t, face, pips(d))
	}
	d.SetTitle("Left die")
	d.Set(4, 7)
	require.Equal(t, "Left die. Throw 7: 4", d.AccessibilityLabel())
	d.Set(4, 0)
	require.Equal(t, "Left die. 4", d.AccessibilityLabel())
	d.SetVoid(true)
	require.Equal(t, "Left die. 4. Does not count", d.AccessibilityLabel())
	require.Equal(t, fyne.AccessibleRoleText, d.AccessibilityRole(), "a picture where a tap does nothing")
}

func TestThrowsLandOnce(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	taps, landed := 0, 0
	d := parts.NewDie(150, func() { taps++ })
	partstest.Show(t, container.NewCenter(d), fyne.NewSize(300, 300))
	d.Throw(5, 3, func() { landed++ }) // the test driver goes to the end of an animation at once
	require.False(t, d.Moving())
	require.Equal(t, 1, landed)
	require.Equal(t, 5, pips(d))
	require.False(t, d.Skip(), "it lies still")
	test.Tap(d)
	require.Equal(t, 1, taps)
	d.TypedKey(key(fyne.KeySpace))
	require.Equal(t, 2, taps)

	test.ApplyTheme(t, partstest.Phone().Still(true))
	d.Throw(2, 4, func() { landed++ })
	require.Equal(t, 2, landed)
}

func TestAThrowLastsHalfASecondAtMost(t *testing.T) {
	require.LessOrEqual(t, look.ThrowTime(partstest.Phone()), time.Second/2)
	require.Positive(t, look.ThrowTime(partstest.Phone()))
	require.Zero(t, look.ThrowTime(partstest.Phone().Still(true)), "reduced motion")
}

func TestDiceAreDrawn(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	sheet := container.NewGridWithColumns(5)
	for face := range 7 {
		d := parts.NewDie(60, nil)
		d.Set(face, 0)
		sheet.Add(d)
	}
	d := parts.NewDie(60, nil)
	d.Set(3, 0)
	d.SetVoid(true)
	sheet.Add(d)
	window := partstest.Show(t, sheet, sheet.MinSize())
	test.AssertRendersToImage(t, "dice.png", window.Canvas())
}

func TestDieFits(t *testing.T) {
	for _, step := range []float32{1, 1.5} {
		partstest.Start(t, look.New(look.Light, look.Phone, step))
		left, right := parts.NewDie(150, nothing), parts.NewDie(150, nothing)
		left.Set(6, 123)
		w := partstest.Show(t, parts.NewPage(parts.NewEqual(left, right)), fyne.NewSize(390, 400))
		require.Empty(t, audit.Canvas(w.Canvas()))
	}
}
