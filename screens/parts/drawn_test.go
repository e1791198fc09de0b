package parts_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// icons are all signs; each must have a drawing.
var icons = []parts.Icon{
	parts.IconGear, parts.IconBack, parts.IconPlay, parts.IconPause, parts.IconStop, parts.IconSound, parts.IconMute,
	parts.IconWave, parts.IconRight, parts.IconLeft, parts.IconReturn, parts.IconMoreTime, parts.IconLessTime,
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
	start(t, phone())
	sheet := container.NewGridWithColumns(8)
	for _, icon := range icons {
		picture := canvas.NewImageFromResource(icon.In(color.White))
		picture.FillMode = canvas.ImageFillContain
		picture.SetMinSize(fyne.NewSquareSize(28))
		sheet.Add(picture)
	}
	window := show(t, sheet, sheet.MinSize())
	test.AssertRendersToImage(t, "icons.png", window.Canvas())
}

func TestSeatMarksAreDrawn(t *testing.T) {
	for name, variant := range map[string]look.Variant{"dark": look.Dark, "light": look.Light} {
		start(t, look.New(variant, look.Phone, 1))
		marks := container.NewGridWithColumns(3)
		for seat := 1; seat <= 6; seat++ {
			marks.Add(parts.NewSeatMark(seat, 40))
		}
		window := show(t, marks, marks.MinSize())
		test.AssertRendersToImage(t, "seatmarks-"+name+".png", window.Canvas())
	}
}

func TestSeatMark(t *testing.T) {
	start(t, phone())
	mark := parts.NewSeatMark(2, 40)
	require.Equal(t, "Seat B", mark.AccessibilityLabel())
	mark.SetSeat(6)
	require.Equal(t, "Seat F", mark.AccessibilityLabel())
	require.Equal(t, fyne.NewSquareSize(40), mark.MinSize())
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1.5))
	require.Equal(t, fyne.NewSquareSize(60), mark.MinSize(), "it grows with the text")
}

func TestDiscIsDrawn(t *testing.T) {
	for name, colour := range map[string]color.Color{"blue": blue, "red": red} {
		d, on := newDisc(t, 160, nil)
		d.SetFrame(155, colour)
		test.AssertRendersToImage(t, "disc-"+name+".png", on)
	}
}

func TestPictureIsDrawn(t *testing.T) {
	start(t, phone())
	tile := parts.NewTile(parts.GamePicture("rising-tides"), "Rising Tides", "Get up.", nothing)
	window := show(t, tile, fyne.NewSize(240, 220))
	test.AssertRendersToImage(t, "tile.png", window.Canvas())
}
