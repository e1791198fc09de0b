package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/parts/partstest"
)

// formParts are the parts from which forms, lists of matches and plots are put together.
func formParts() fyne.CanvasObject {
	amount := parts.NewNumberField("Money on the company card, in millions", 0, 1_000_000, func(int) {})
	amount.SetValue(1200)
	progress := parts.NewProgress("Reading the transcript")
	progress.SetValue(300, 20_000)
	more := parts.NewIconButton(parts.IconMore, "More", nothing).Outlined()
	return parts.NewPage(
		parts.NewFold("Step", "Turn", false, nothing),
		parts.NewFold("Dora with a rather long name", "Hand: 2 Fuel, 1 Nuke, 3 not shown. Depot: Fuel", true, nothing),
		amount,
		parts.NewEnds(parts.NewCard(parts.IconPlay, "Friday", "Rising Tides. Anna, Ben, Cleo, Dora. Move 14, 20:41", nothing), more),
		parts.NewSeatList(2, 6, []string{"Anna", "Ben"}, noName, nothing),
		progress,
		parts.NewPanel("Throws", parts.NewBars([]parts.Bar{{"1", 3, 2.5}, {"2", 0, 2.5}, {"A card with a long name", 12, 2.5}, {"4", 1, -1}})),
		parts.NewText("Setup lines", "one\ntwo", nil),
	)
}

func noName(name string) bool { return name == "" || name == parts.SeatName(1) }

func TestFormPartsAtAllSizes(t *testing.T) {
	for class, size := range map[look.Class]fyne.Size{look.Phone: {Width: 390, Height: 844}, look.Tablet: {Width: 1024, Height: 768}, look.Desktop: {Width: 1280, Height: 800}} {
		for _, ground := range []look.Variant{look.Dark, look.Light} {
			for _, step := range look.Steps {
				partstest.Start(t, look.New(ground, class, step))
				window := partstest.Show(t, formParts(), size)
				require.Empty(t, audit.Canvas(window.Canvas()), "%v %v %v", size, ground, step)
			}
		}
	}
}

func TestFold(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	turns := 0
	f := parts.NewFold("Hand", "None", false, func() { turns++ })
	window := partstest.Show(t, f, fyne.NewSize(358, 60))
	require.Equal(t, "Hand. None. Closed", f.AccessibilityLabel())
	test.Tap(f)
	window.Canvas().Focus(f)
	f.TypedKey(key(fyne.KeySpace))
	require.Equal(t, 2, turns)
	f.Set("", true)
	require.Equal(t, "Hand. Open", f.AccessibilityLabel())
}

func TestNumberField(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var heard []int
	n := parts.NewNumberField("Money", -5, 1000, func(v int) { heard = append(heard, v) })
	partstest.Show(t, n, fyne.NewSize(358, 60))
	require.Zero(t, n.Value())
	n.SetValue(12)
	require.Empty(t, heard, "SetValue tells nothing")
	entry := entryIn(t, n)
	require.Equal(t, "12", entry.Text)
	entry.SetText("x")
	require.Equal(t, 12, n.Value(), "what is no number changes nothing")
	entry.SetText("-9")
	require.Equal(t, 12, n.Value(), "nor one under the range: a longer one may follow")
	entry.SetText("70000")
	require.Equal(t, 1000, n.Value(), "held at the end")
	require.Equal(t, "1000", entry.Text)
	entry.SetText(" 40 ")
	require.Equal(t, []int{1000, 40}, heard)
	require.Equal(t, "Money: 40", n.AccessibilityLabel())
}

// entryIn is the entry of a part.
func entryIn(t *testing.T, o fyne.CanvasObject) *parts.Entry {
	t.Helper()
	for _, part := range audit.Shown(o) {
		if entry, ok := part.(*parts.Entry); ok {
			return entry
		}
	}
	return nil
}

func TestSeatList(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	changes := 0
	s := parts.NewSeatList(2, 4, []string{"Anna", ""}, noName, func() { changes++ })
	partstest.Show(t, s, fyne.NewSize(358, 400))
	s.Add("Ben")
	require.Equal(t, []string{"Anna", "Ben"}, s.Names(), "a vacant seat comes first")
	s.Add("Cleo")
	s.Add("")
	require.Equal(t, []string{"Anna", "Ben", "Cleo", parts.SeatName(1)}, s.Names(), "a seat begins with a name")
	s.Add("Emil")
	s.Add("Frida")
	require.Equal(t, []string{"Anna", "Ben", "Cleo", "Emil"}, s.Names(), "there is no fifth seat")
	require.Equal(t, 5, changes)
	names := s.Names()
	names[0] = "Zoë"
	require.Equal(t, "Anna", s.Names()[0])
}

func TestProgressAndBarsInWords(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	p := parts.NewProgress("Reading")
	require.Equal(t, "Reading", p.AccessibilityLabel())
	p.SetValue(3, 12)
	require.Equal(t, "Reading: 3 of 12", p.AccessibilityLabel())
	b := parts.NewBars([]parts.Bar{{"1", 3, 2.5}, {"2", 0, -1}})
	require.Equal(t, "1: 3, expected 2.5. 2: 0", b.AccessibilityLabel())
	partstest.Show(t, parts.NewBars(nil), fyne.NewSize(358, 40))
}

// TestANumberIsTypedAndErased types a number wrongly and takes the last digit away.
func TestANumberIsTypedAndErased(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	pad := parts.NewNumberPad(1, 500, 1, func(int) bool { return true }, func(int) {})
	w := partstest.Show(t, pad, fyne.NewSize(358, 300))
	for _, digit := range []string{"4", "7"} {
		test.Tap(findKey(t, w, digit))
	}
	require.Equal(t, 47, pad.Value())
	test.Tap(partstest.FindButton(t, w, "Delete the last digit"))
	require.Equal(t, 4, pad.Value())
	test.Tap(findKey(t, w, "2"))
	require.Equal(t, 42, pad.Value())
}

// findKey is the key with a word.
func findKey(t *testing.T, w fyne.Window, word string) *parts.Key {
	t.Helper()
	for _, o := range audit.Shown(w.Canvas().Content()) {
		if k, ok := o.(*parts.Key); ok && k.AccessibilityLabel() == word {
			return k
		}
	}
	t.Fatalf("no key %q", word)
	return nil
}
