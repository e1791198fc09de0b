package parts_test

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

// icons are all signs; each must have a drawing.
var icons = []parts.Icon{
	parts.IconGear, parts.IconBack, parts.IconPlay, parts.IconPause, parts.IconStop, parts.IconSound, parts.IconMute,
	parts.IconWave, "event-right", "event-left", parts.IconReturn, "event-more-time", "event-less-time",
	parts.IconCheck, parts.IconCross, parts.IconCaution, parts.IconPlus, parts.IconMinus, parts.IconUndo, parts.IconRedo,
	parts.IconRules, parts.IconSearch, parts.IconList,
	parts.IconFlag, parts.IconCards, parts.IconShuffle, parts.IconCopy, parts.IconShare,
	parts.IconForward, parts.IconAgreed, parts.IconInfo,
}

func TestIconsTakeTheirColour(t *testing.T) {
	for _, icon := range icons {
		sign := icon.In(color.NRGBA{R: 0xFF, G: 0xC1, B: 0x45, A: 255})
		require.Contains(t, string(sign.Content()), "#ffc145", icon)
		require.NotContains(t, string(sign.Content()), "#000000", icon)
		require.Equal(t, string(icon)+"-ffc145.svg", sign.Name())
	}
}

func TestIconsAreDrawn(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	sheet := container.NewGridWithColumns(8)
	for _, icon := range icons {
		picture := canvas.NewImageFromResource(icon.In(color.White))
		picture.FillMode = canvas.ImageFillContain
		picture.SetMinSize(fyne.NewSquareSize(28))
		sheet.Add(picture)
	}
	window := partstest.Show(t, sheet, sheet.MinSize())
	test.AssertRendersToImage(t, "icons.png", window.Canvas())
}

func TestSeatMarksAreDrawn(t *testing.T) {
	for name, variant := range map[string]look.Variant{"dark": look.Dark, "light": look.Light} {
		partstest.Start(t, look.New(variant, look.Phone, 1))
		marks := container.NewGridWithColumns(3)
		for seat := 1; seat <= 6; seat++ {
			marks.Add(parts.NewSeatMark(seat, 40))
		}
		window := partstest.Show(t, marks, marks.MinSize())
		test.AssertRendersToImage(t, "seatmarks-"+name+".png", window.Canvas())
	}
}

func TestSeatMark(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	mark := parts.NewSeatMark(2, 40)
	require.Equal(t, "Seat B", mark.AccessibilityLabel())
	mark.SetSeat(6)
	require.Equal(t, "Seat F", mark.AccessibilityLabel())
	require.Equal(t, fyne.NewSquareSize(40), mark.MinSize())
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1.5))
	require.Equal(t, fyne.NewSquareSize(60), mark.MinSize(), "it grows with the text")
}

func TestPictureIsDrawn(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	tile := parts.NewTile(parts.GamePicture("rising-tides"), "Rising Tides", "Get up.", nothing)
	window := partstest.Show(t, tile, fyne.NewSize(240, 220))
	test.AssertRendersToImage(t, "tile.png", window.Canvas())
}

// TestAPictureFillsItsPixels draws a picture for as many pixels as it has: all of it but its corners.
func TestAPictureFillsItsPixels(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	picture := parts.NewPicture(parts.PictureBack).(*canvas.Raster)
	picture.Resize(fyne.NewSize(160, 100))
	drawn := picture.Generator(160, 100)
	require.Equal(t, image.Pt(160, 100), drawn.Bounds().Size())
	for at, opaque := range map[image.Point]uint32{{X: 80, Y: 50}: 0xffff, {X: 80, Y: 2}: 0xffff, {X: 80, Y: 97}: 0xffff, {}: 0, {X: 159, Y: 99}: 0} {
		_, _, _, alpha := drawn.At(at.X, at.Y).RGBA()
		require.Equal(t, opaque, alpha, at)
	}
	picture.Resize(fyne.NewSize(100, 300))
	_, _, _, above := picture.Generator(100, 300).At(50, 20).RGBA()
	require.Zero(t, above, "it lies in the middle of more room")
}
