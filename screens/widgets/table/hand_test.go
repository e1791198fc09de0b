package table_test

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
	"tablekeeper/screens/widgets/table"
)

// handPage is a page whose time goes by hand.
type handPage struct {
	*table.Page
	due  map[int]func() // what closes the hand
	hold map[int]func() // what a press waits for
	next int
}

func newHandPage(t *testing.T, wide, high float32) *handPage {
	test.NewTempApp(t)
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1))
	h := &handPage{due: map[int]func(){}, hold: map[int]func(){}}
	empty := func() fyne.CanvasObject { return container.NewStack() }
	sheets := table.Sheets{Titles: []string{"Moves"}, Shown: []fyne.CanvasObject{empty()}, Typed: empty(), Menu: empty}
	h.Page = table.New(look.FeltOf(look.PlainFelt), empty(), nil, empty(), nil, sheets, table.Acts{
		Back: func() {}, Turned: func(int) {}, Looked: func() {},
		After: func(d time.Duration, do func()) func() {
			h.next++
			at := h.next
			waits := map[time.Duration]map[int]func(){table.OpenTime: h.due, table.HoldTime: h.hold}[d]
			if waits != nil {
				waits[at] = do
			}
			return func() { delete(waits, at) }
		},
	})
	test.NewTempWindow(t, h.Object).Resize(fyne.NewSize(wide, high))
	h.Object.Resize(fyne.NewSize(wide, high))
	return h
}

// step is the dock of a seat with four cards, two of which can be played.
func step(seat int) table.Dock {
	play := func(word string) *table.Key { return &table.Key{Word: word, Tap: func() {}} }
	return table.Dock{
		Seat: seat, Main: play("Go up"), End: play("End the turn"),
		Hand: &table.Hand{Open: func() []table.HandCard {
			face := func() fyne.CanvasObject { return &canvas.Rectangle{} }
			return []table.HandCard{
				{Face: face(), Spoken: "Three", Main: play("Depart with it"), Others: []table.Key{*play("Sell it"), *play("Raid with it")}},
				{Face: face(), Spoken: "Eight", Main: play("Raid with Eight")},
				{Face: face(), Spoken: "Queen", Why: "Not now."},
				{Face: face(), Spoken: "Jack", Why: "Not now."},
			}
		}},
	}
}

// seen are the objects of the window with words for a screen reader, by these words.
func (h *handPage) seen() map[string]fyne.CanvasObject {
	seen := map[string]fyne.CanvasObject{}
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		if a, ok := o.(fyne.Accessible); ok {
			seen[a.AccessibilityLabel()] = o
		}
		if c, ok := o.(*fyne.Container); ok {
			for _, inner := range c.Objects {
				look(inner)
			}
		}
	}
	look(h.Object)
	return seen
}

// tap taps what has these words.
func (h *handPage) tap(t *testing.T, words string) {
	o := h.seen()[words]
	require.NotNil(t, o, words)
	test.Tap(o.(fyne.Tappable))
}

// closed requires that no word of a hidden card is left.
func (h *handPage) closed(t *testing.T) {
	for _, words := range []string{"Three", "Eight", "Queen. Not now.", "Depart with it", "Raid with Eight", "Hide the hand"} {
		require.NotContains(t, h.seen(), words)
	}
	require.Equal(t, "Go up", h.Main.Key().Word)
	require.Empty(t, h.due, "nothing is left to close")
}

// TestALiftedCardTakesTheKeys lifts cards of an open hand and puts them down: the keys change, and their places don't.
func TestALiftedCardTakesTheKeys(t *testing.T) {
	h := newHandPage(t, 390, 844)
	h.Set(step(1))
	h.closed(t)
	main, end := h.Main.Position(), h.End.Position()
	h.OpenHand()
	seen := h.seen()
	three, eight := seen["Three"], seen["Eight"]
	require.Equal(t, fyne.NewSize(98, 138), three.Size())
	require.Equal(t, float32(90), eight.Position().X-three.Position().X)
	flat := h.absolute(three).Y
	require.Less(t, flat+138-10, main.Y)
	h.tap(t, "Eight")
	require.Equal(t, "Raid with Eight", h.Main.Key().Word)
	require.InDelta(t, flat-46, h.absolute(h.seen()["Eight"]).Y, 0.1)
	h.tap(t, "Three")
	require.Equal(t, "Depart with it", h.Main.Key().Word)
	require.Equal(t, "Raid with it", h.Others[1].Key().Word)
	require.Equal(t, main, h.Main.Position())
	require.Equal(t, end, h.End.Position())
	h.tap(t, "Three")
	require.Equal(t, "Go up", h.Main.Key().Word, "it is down again")
	h.tap(t, "Queen. Not now.")
	require.False(t, h.Main.Visible(), "a card that can't be played offers nothing")
	require.Equal(t, "End the turn", h.End.Key().Word)
}

func (h *handPage) absolute(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
}

// TestNothingOfAClosedHandIsLeft closes an open hand in all ways that there are.
func TestNothingOfAClosedHandIsLeft(t *testing.T) {
	for name, shut := range map[string]func(h *handPage){
		"eye key":      func(h *handPage) { h.tap(t, "Hide the hand") },
		"another seat": func(h *handPage) { h.Set(step(2)) },
		"no hand":      func(h *handPage) { d := step(1); d.Hand = nil; h.Set(d) },
		"app left":     func(h *handPage) { h.CloseHand() },
		"sheet opened": func(h *handPage) { h.Sheet(0); h.Sheet(-1) },
		"long untouched": func(h *handPage) {
			require.Len(t, h.due, 1)
			for at, do := range h.due {
				delete(h.due, at)
				do()
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHandPage(t, 390, 844)
			h.Set(step(1))
			h.OpenHand()
			h.tap(t, "Three")
			shut(h)
			h.closed(t)
		})
	}
}

// TestAnOpenHandFitsAnyWindow has all cards between the edges of the felt, and over the dock.
func TestAnOpenHandFitsAnyWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 320, Height: 568}, {Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}} {
		h := newHandPage(t, size.Width, size.Height)
		h.Set(step(1))
		h.OpenHand()
		h.tap(t, "Jack. Not now.")
		for _, words := range []string{"Three", "Eight", "Jack. Not now.", "Hide the hand"} {
			o := h.seen()[words]
			at := h.absolute(o)
			require.GreaterOrEqual(t, at.X, float32(0), "%v %s", size, words)
			require.GreaterOrEqual(t, at.Y, float32(0), "%v %s", size, words)
			if table.Beside(size) {
				require.LessOrEqual(t, at.X+o.Size().Width, h.Main.Position().X, "%v %s", size, words)
			} else {
				require.LessOrEqual(t, at.X+o.Size().Width, size.Width, "%v %s", size, words)
			}
		}
	}
}

// TestPressedBacksTurnTheHandOver presses backs briefly and for long.
func TestPressedBacksTurnTheHandOver(t *testing.T) {
	h, looked := newHandPage(t, 390, 844), 0
	backs := table.NewBacks(4, parts.IconShip, "Hand 4", func() { looked++ })
	d := step(1)
	d.Own, d.Hand.Backs = []fyne.CanvasObject{backs}, backs
	h.Set(d)
	backs.TouchDown(nil)
	backs.TouchUp(nil)
	test.Tap(backs)
	require.Empty(t, h.hold, "it was let go")
	require.Equal(t, 1, looked)
	h.closed(t)
	backs.TouchDown(nil)
	require.Len(t, h.hold, 1)
	for at, do := range h.hold {
		delete(h.hold, at)
		do()
	}
	require.Contains(t, h.seen(), "Three")
	backs.TouchUp(nil)
	test.Tap(backs)
	require.Equal(t, 1, looked, "the tap that ends the press means nothing more")
	test.Tap(backs)
	require.Equal(t, 2, looked)
}
