//go:build browser

package browser

import (
	"errors"
	"fmt"
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestFingersOnAField opens a keyboard over the page, pushes the page from a text field, taps the field, types under a keyboard that takes
// half the phone, and rests a finger on it.
func TestFingersOnAField(t *testing.T) { fromAfar(t, fingersOnAField) }

// asksForKeyboard is true where a soft keyboard is open.
const asksForKeyboard = `document.activeElement?.id === "dummyEntry"`

func fingersOnAField(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "field", raidOptions, false)
	v.keyboardOver(t)
	v.must(t, "Traders", "Play with the referee", "New name", "New name", "New name", "Seat B: ")
	const label = "Name of Seat B"
	const field = `document.querySelector('#mirror input[aria-label^="` + label + `"]')`
	spot, err := v.Bring(label)
	require.NoError(t, err)
	before, err := v.Look()
	require.NoError(t, err)
	const up = 120
	require.NoError(t, v.drag(spot, image.Pt(0, -up)))
	require.NoError(t, v.save(*pictures, "before"))
	var moved *image.NRGBA
	require.NoError(t, stage.Await(timeout, "the page is not pushed", func() bool {
		moved, err = v.Look()
		return err == nil && changed(before, moved) > 5000
	}))
	require.NoError(t, v.save(*pictures, "pushed"))
	require.False(t, v.is(asksForKeyboard), "it was not tapped")

	back := image.Rect(0, 100, v.size.X, 700)
	require.NoError(t, v.Scroll(back, -up))
	require.NoError(t, v.Alike())
	require.NoError(t, v.tap(spot))
	require.NoError(t, stage.Await(timeout, "no soft keyboard is asked for", func() bool { return v.is(asksForKeyboard) }))
	require.NoError(t, stage.Await(timeout, "the field that has the focus is hidden from screen readers, or has no name", func() bool {
		return v.is(`!document.activeElement.ariaHidden && document.activeElement.ariaLabel.startsWith("` + label + `")`)
	}))
	small := image.Pt(v.size.X, 450)
	metrics := map[string]any{"width": small.X, "height": small.Y, "deviceScaleFactor": 1, "mobile": true}
	require.NoError(t, v.order("Emulation.setDeviceMetricsOverride", metrics, nil))
	require.NoError(t, stage.Await(timeout, "the page keeps its size", func() bool { return v.is("innerHeight === 450") }))
	v.free = image.Rectangle{Max: small}
	<-time.After(rest)
	empty, err := v.Look()
	require.NoError(t, err)
	require.NoError(t, v.order("Input.insertText", map[string]any{"text": "Wilhelmina"}, nil))
	require.NoError(t, stage.Await(timeout, "what is typed is not read", func() bool {
		return v.is(fmt.Sprintf(`(%s)?.value.includes("Wilhelmina")`, field))
	}))
	require.NoError(t, stage.Await(timeout, "what is typed is not seen", func() bool {
		moved, err = v.Look()
		return err == nil && changed(empty, moved) > 200
	}))
	require.NoError(t, v.save(*pictures, "typed"))

	// The finger rests where the page says that the field is. It is lifted and put down again where no menu opens in a while.
	require.NoError(t, stage.Await(timeout, "no menu opens", func() bool {
		var middle image.Point
		there := fmt.Sprintf(`(({left, top, width, height}) => ({X: Math.round(left + width / 2), Y: Math.round(top + height / 2)}))((%s).getBoundingClientRect())`, field)
		if moved, err = v.Look(); err != nil || v.script(there, &middle) != nil || !middle.In(v.free) || v.finger("touchStart", middle) != nil {
			return false
		}
		err := stage.Await(stage.LostAfter, "no menu opens", func() bool {
			now, err := v.Look()
			return err == nil && changed(moved, now) > 5000
		})
		return errors.Join(v.finger("touchEnd"), err) == nil
	}))
	require.NoError(t, v.save(*pictures, "menu"))
}

// TestFingersOnAMap pushes a page from a key of it, and a map from a place on it: nothing is pressed or chosen. Then it zooms the map.
func TestFingersOnAMap(t *testing.T) { fromAfar(t, fingersOnAMap) }

func fingersOnAMap(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "pushes", raidOptions, false)
	v.must(t, "Traders", "Play with the referee", "New name", "New name")
	seats := func() (many int) {
		require.NoError(t, v.script(`document.querySelectorAll("#mirror button").length`, &many))
		return many
	}
	stays := func(what string) { // what a lifted finger does is done before what it is asked for next
		t.Helper()
		before := v.lines()
		require.NotEmpty(t, before)
		require.NoError(t, v.script(`new Promise(done => tablekeeperSettle(() => tablekeeperSettle(() => setTimeout(done, 500))))`, nil))
		require.Equal(t, before, v.lines(), what)
	}
	spot, err := v.Bring("New name")
	require.NoError(t, err)
	before, err := v.Look()
	require.NoError(t, err)
	many := seats()
	require.NoError(t, v.drag(spot, image.Pt(0, -120)))
	require.NoError(t, stage.Await(timeout, "the page is not pushed", func() bool {
		now, err := v.Look()
		return err == nil && changed(before, now) > 5000
	}))
	stays("a key was pressed")
	require.Equal(t, many, seats())

	v.press(t, "Back", "Back", "Duck Dealer", "Play with the referee", "Start the match")
	middle, read := v.middleOfMap(t), v.lines()
	require.NoError(t, v.drag(middle, image.Pt(60, 0)))
	stays("something was chosen")
	require.Equal(t, read, v.lines())
	v.zooms(t, middle)
}

// drag puts a finger down, moves it in four steps, rests, and lifts it.
func (p *page) drag(from, by image.Point) error {
	err := p.finger("touchStart", from)
	for i := 1; i <= 4 && err == nil; i++ {
		err = p.finger("touchMove", from.Add(by.Mul(i).Div(4)))
	}
	<-time.After(rest)
	return errors.Join(err, p.finger("touchEnd"))
}

// keyboardOver opens a keyboard as on an iPhone, which lies over a page that keeps its size, and closes it.
func (v *visit) keyboardOver(t *testing.T) {
	t.Helper()
	high := func(pixels int) {
		t.Helper()
		require.NoError(t, stage.Await(timeout, "the app keeps its height", func() bool {
			return v.is(fmt.Sprintf(`document.querySelector("canvas").clientHeight === %d`, pixels))
		}))
	}
	high(v.size.Y)
	const told = `visualViewport.dispatchEvent(new Event("resize"))`
	require.True(t, v.is(`Object.defineProperty(visualViewport, "height", {get: () => 450, configurable: true}) && `+told))
	high(450)
	require.NoError(t, v.save(*pictures, "over"))
	require.True(t, v.is(`delete visualViewport.height && `+told))
	high(v.size.Y)
	require.NoError(t, v.Alike())
}

// changed counts the pixels in which two pictures of a size differ.
func changed(a, b *image.NRGBA) int {
	n := 0
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		for x := a.Rect.Min.X; x < a.Rect.Max.X; x++ {
			if a.NRGBAAt(x, y) != b.NRGBAAt(x, y) {
				n++
			}
		}
	}
	return n
}
