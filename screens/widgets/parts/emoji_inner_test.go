package parts

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
)

// none is a letter that no font has.
const none = "\U0010FFFD"

// TestNewEmojiAreDrawn draws emoji that came after the toolkit's font: each is drawn otherwise than another and than a letter that is
// missing.
func TestNewEmojiAreDrawn(t *testing.T) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(look.New(look.Dark, look.Phone, 1))
	drawn := map[string]string{}
	for _, text := range []string{none, "🥹", "🫠", "🪿", "🪻", "🛝", "🫨", "🩷", "🫶"} {
		line := &canvas.Text{Color: color.White, TextSize: 40}
		Write(line, text)
		c := software.NewTransparentCanvas()
		c.SetPadded(false)
		c.SetContent(line)
		picture := string(c.Capture().(*image.NRGBA).Pix)
		require.Empty(t, drawn[picture], "%s is drawn like %s", text, drawn[picture])
		drawn[picture] = text
	}
}

// TestALetterThatIsMissingTakesItsWidth measures a letter that no font has: as wide as the sign that is drawn for it, so that the next
// one stands beside it.
func TestALetterThatIsMissingTakesItsWidth(t *testing.T) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(look.New(look.Dark, look.Phone, 1))
	for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
		require.InDelta(t, Measure("\uFFFD", 40, style).Width, Measure(none, 40, style).Width, 0.5)
		both := Measure("A"+none+"B", 40, style).Width
		require.InDelta(t, Measure("A\uFFFDB", 40, style).Width, both, 0.5)
	}
}
