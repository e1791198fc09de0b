package parts_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/parts/partstest"
)

func key(name fyne.KeyName) *fyne.KeyEvent { return &fyne.KeyEvent{Name: name} }

func TestButton(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	taps := 0
	b := parts.NewMainButton("Pause", parts.IconPause, func() { taps++ })
	window := partstest.Show(t, b, fyne.NewSize(358, 96))
	window.Canvas().Focus(b)
	test.Tap(b)
	require.Equal(t, 1, taps)
	require.Nil(t, window.Canvas().Focused(), "a tap leaves no focus ring")
	b.TypedKey(key(fyne.KeyReturn))
	b.TypedKey(key(fyne.KeyEnter))
	b.TypedKey(key(fyne.KeySpace))
	b.TypedKey(key(fyne.KeyEscape))
	require.Equal(t, 4, taps)

	b.Disable()
	test.Tap(b)
	b.TypedKey(key(fyne.KeySpace))
	require.Equal(t, 4, taps)
	require.True(t, b.Disabled())
	b.Enable()
	require.False(t, b.Disabled())

	b.SetText("Resume")
	b.SetIcon(parts.IconPlay)
	require.Equal(t, "Resume", b.AccessibilityLabel())
	require.Equal(t, fyne.AccessibleRoleButton, b.AccessibilityRole())
}

func TestHeightsOfButtons(t *testing.T) {
	for class, want := range map[look.Class]float32{look.Phone: 72, look.Tablet: 80, look.Desktop: 72} {
		th := look.New(look.Dark, class, 1)
		partstest.Start(t, th)
		require.Equal(t, want, parts.NewMainButton("Roll", parts.IconWave, nothing).MinSize().Height)
		require.Equal(t, float32(96), parts.NewMainButton("Pause", parts.NoIcon, nothing).SetHeight(look.BigTarget).MinSize().Height)
		require.GreaterOrEqual(t, parts.NewButton("Pass", parts.NoIcon, nothing).MinSize().Height, th.Size(look.TapTarget))
	}
}

func TestIconButton(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	b := parts.NewIconButton(parts.IconSound, "Mute", nothing)
	partstest.Show(t, b, fyne.NewSize(48, 48))
	b.Set(parts.IconMute, "Sound on")
	require.Equal(t, "Sound on", b.AccessibilityLabel())
	require.Equal(t, parts.IconMute, b.Icon())
	require.GreaterOrEqual(t, b.MinSize().Width, float32(48))
}

func TestStepper(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var heard []int
	s := parts.NewStepper("Chance", 0, 100, 5, percent, func(v int) { heard = append(heard, v) })
	partstest.Show(t, s, fyne.NewSize(358, 60))
	require.True(t, s.Minus().Disabled(), "nothing under the least value")
	s.SetValue(92)
	require.Empty(t, heard, "SetValue tells nothing")
	for range 3 {
		test.Tap(s.Plus())
	}
	require.Equal(t, []int{97, 100}, heard, "held at the greatest value, told once")
	require.True(t, s.Plus().Disabled())
	test.Tap(s.Minus())
	require.Equal(t, 95, s.Value())
	require.Equal(t, "Chance: 95 %", s.AccessibilityLabel())
	s.SetValue(-5)
	require.Equal(t, 0, s.Value())
	require.Contains(t, s.Plus().AccessibilityLabel(), "Chance")
}

func TestSwitch(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var heard []bool
	s := parts.NewSwitch("event-right", "To the right", true, func(on bool) { heard = append(heard, on) })
	partstest.Show(t, s, fyne.NewSize(358, 56))
	require.Equal(t, "To the right: On", s.AccessibilityLabel())
	test.Tap(s)
	require.Equal(t, "To the right: Off", s.AccessibilityLabel())
	s.TypedKey(key(fyne.KeySpace))
	require.Equal(t, []bool{false, true}, heard)
	s.SetOn(false)
	require.False(t, s.On())
	require.Len(t, heard, 2)
}

func TestChoice(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	heard := -2
	c := parts.NewChoice("Players", []string{"4 players", "5 players", "6 players"}, 1, func(i int) { heard = i })
	partstest.Show(t, c, fyne.NewSize(358, 300))
	require.Equal(t, "Players: 5 players", c.AccessibilityLabel())
	test.Tap(c.Option(2).(fyne.Tappable))
	require.Equal(t, 2, heard)
	require.Equal(t, 2, c.Chosen())
	require.Equal(t, "6 players, chosen", c.Option(2).(fyne.Accessible).AccessibilityLabel())
	c.SetChosen(-1)
	require.Equal(t, "Players", c.AccessibilityLabel())
	require.Equal(t, 2, heard)
}

func TestChoiceTakesAsManyLinesAsItNeeds(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	c := parts.NewChoice("", []string{"4 players", "5 players", "6 players"}, 1, nil)
	rows := func(width float32) float32 {
		c.Resize(fyne.NewSize(width, 0))
		return c.MinSize().Height
	}
	require.Equal(t, float32(48), rows(600), "one line")
	require.Equal(t, float32(48), rows(358), "one line with smaller letters")
	require.Equal(t, float32(3*48+2*8), rows(160), "one by one")
	c = parts.NewChoice("", []string{"Default", "Advanced settings", "Custom"}, 1, nil)
	require.Equal(t, float32(2*48+8), rows(450), "two and one")
}

// TestAChoiceKeepsItsLetters narrows a choice: the check goes before the letters grow smaller, and stays where it has room.
func TestAChoiceKeepsItsLetters(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	for _, chosen := range []int{0, 2} {
		c := parts.NewChoice("", []string{"Scout", "Cruiser", "Freighter"}, chosen, nil)
		partstest.Show(t, c, fyne.NewSize(326, 60))
		require.Equal(t, float32(48), c.MinSize().Height, "one line")
		body := fyne.MeasureText("Freighter", partstest.Phone().Size(look.Body), fyne.TextStyle{}).Height
		checks := 0
		for _, o := range test.LaidOutObjects(c) {
			switch o := o.(type) {
			case *canvas.Text:
				require.Equal(t, body, o.MinSize().Height, "%q", o.Text)
			case *canvas.Image:
				if o.Visible() {
					checks++
				}
			}
		}
		require.Equal(t, map[int]int{0: 1, 2: 0}[chosen], checks, "a short word has room for the check, a long one has not")
	}
}

func TestVolumeSlider(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var heard []float64
	s := parts.NewVolumeSlider("Pulse", 0.5, func(v float64) { heard = append(heard, v) })
	partstest.Show(t, s, fyne.NewSize(336, 70))
	require.Equal(t, "Pulse: 50 %", s.AccessibilityLabel())
	s.TypedKey(key(fyne.KeyRight))
	s.TypedKey(key(fyne.KeyUp))
	s.TypedKey(key(fyne.KeyLeft))
	require.InDeltaSlice(t, []float64{0.55, 0.6, 0.55}, heard, 1e-9)
	s.TypedKey(key(fyne.KeyEnd))
	s.TypedKey(key(fyne.KeyEnd))
	require.Len(t, heard, 4, "told only when it changes")
	s.TypedKey(key(fyne.KeyHome))
	require.Zero(t, s.Volume())

	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(168, 50)}})
	require.InDelta(t, 0.5, s.Volume(), 1e-9)
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(5000, 50)}})
	s.DragEnd()
	require.InDelta(t, 1, s.Volume(), 1e-9)
	test.TapAt(s, fyne.NewPos(0, 50))
	require.Zero(t, s.Volume())
	s.Disable()
	test.TapAt(s, fyne.NewPos(168, 50))
	require.Zero(t, s.Volume())
}

func TestCardAndRowSayAllTheyShow(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	card := parts.NewCard(parts.IconPlay, "Rising Tides", "2 minutes away", nil)
	require.Equal(t, "Rising Tides. 2 minutes away", card.AccessibilityLabel())
	require.Equal(t, fyne.AccessibleRoleText, card.AccessibilityRole())
	require.Equal(t, fyne.AccessibleRoleButton, parts.NewCard(parts.NoIcon, "A", "", nothing).AccessibilityRole())

	for _, c := range []struct {
		data parts.RowData
		want string
	}{
		{parts.RowData{Title: "Anna"}, "Anna"},
		{parts.RowData{Chip: "RT-1", Title: "Rule", Words: "Text", Trail: "3", Tap: nothing}, "RT-1. Rule. Text. 3"},
		{parts.RowData{Title: "Ben: draw", Struck: true}, "Ben: draw. Undone"},
		{parts.RowData{Title: "Move", Greyed: true, Tap: nothing}, "Move. Not possible now"},
		{parts.RowData{Title: "Move", Chosen: true, Tap: nothing}, "Move. Chosen"},
	} {
		require.Equal(t, c.want, parts.NewRow(c.data).AccessibilityLabel())
	}
}

func TestGreyedRowCanBeTapped(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	tapped := false
	row := parts.NewRow(parts.RowData{Title: "Move to depot 4", Greyed: true, Tap: func() { tapped = true }})
	partstest.Show(t, row, fyne.NewSize(358, 60))
	test.Tap(row)
	require.True(t, tapped, "for the reason")
	row.Set(parts.RowData{Title: "Only read"})
	require.True(t, row.Disabled())
	require.Equal(t, fyne.AccessibleRoleText, row.AccessibilityRole())
}

func TestEventCard(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	gone := false
	e := parts.NewEventCard(func() { gone = true })
	e.Set(parts.Taking, "event-less-time", "Less time", "30 seconds are gone.")
	partstest.Show(t, e, fyne.NewSize(390, 422))
	require.Equal(t, "Less time. 30 seconds are gone. Tap to close", e.AccessibilityLabel())
	test.TapAt(e, fyne.NewPos(380, 410))
	require.True(t, gone)
}

func TestNotice(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	closed := 0
	n := parts.NewNotice(func() { closed++ })
	require.False(t, n.Visible())
	window := partstest.Show(t, parts.NewColumn(n), fyne.NewSize(390, 400))
	n.Say(parts.IconMute, "There is no sound device.")
	require.True(t, n.Visible())
	require.Equal(t, "There is no sound device.", n.AccessibilityLabel())
	window.Canvas().FocusNext()
	window.Canvas().Focused().TypedKey(key(fyne.KeySpace))
	require.False(t, n.Visible())
	require.Equal(t, 1, closed)
	require.Empty(t, n.Sentence())
	n.Say(parts.IconInfo, "Away for 2 minutes.")
	n.Say(parts.NoIcon, "")
	require.False(t, n.Visible())
	require.Equal(t, 1, closed, "only people close it")
}

func TestQuestion(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	window := partstest.Show(t, parts.NewBody("beneath"), fyne.NewSize(390, 844))
	question := parts.Question{Title: "Stop the timer?", Words: "The time that is left is lost.", Yes: "Stop", No: "Go on"}
	for name, c := range map[string]struct {
		do   func()
		want bool
	}{
		"yes by keyboard": {func() { window.Canvas().FocusNext(); window.Canvas().Focused().TypedKey(key(fyne.KeyReturn)) }, true},
		"no by keyboard":  {func() { window.Canvas().Focused().TypedKey(key(fyne.KeyReturn)) }, false},
		"escape":          {func() { window.Canvas().Focused().TypedKey(key(fyne.KeyEscape)) }, false},
	} {
		t.Run(name, func(t *testing.T) {
			var answers []bool
			parts.Ask(window.Canvas(), question, func(yes bool) { answers = append(answers, yes) })
			require.NotNil(t, window.Canvas().Overlays().Top())
			test.TapCanvas(window.Canvas(), fyne.NewPos(5, 5))
			require.NotNil(t, window.Canvas().Overlays().Top(), "a tap beside the card is no answer")
			window.Canvas().Focus(nil)
			window.Canvas().FocusNext()
			c.do()
			require.Equal(t, []bool{c.want}, answers)
			require.Nil(t, window.Canvas().Overlays().Top())
		})
	}
}

// notched is a canvas on a screen with a notch and a bar.
type notched struct{ fyne.Canvas }

func (notched) InteractiveArea() (fyne.Position, fyne.Size) {
	return fyne.NewPos(0, 47), fyne.NewSize(390, 763)
}

func TestAQuestionLeavesTheNotchFree(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	window := partstest.Show(t, parts.NewBody("beneath"), fyne.NewSize(390, 844))
	parts.Ask(notched{window.Canvas()}, parts.Question{Title: "Delete this match?", Yes: "Delete it", No: "Keep it"}, func(bool) {})
	sheet := window.Canvas().Overlays().Top()
	at, area := notched{}.InteractiveArea()
	require.Equal(t, at, sheet.Position())
	require.Equal(t, area, sheet.Size())
}

func TestEntry(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	heard := ""
	e := parts.NewSearch("Search the rules", func(text string) { heard = text })
	partstest.Show(t, e, fyne.NewSize(358, 50))
	require.Equal(t, "Search the rules", e.AccessibilityLabel())
	test.Type(e, "flööd")
	require.Equal(t, "flööd", heard)
	require.Equal(t, "Search the rules: flööd", e.AccessibilityLabel())
	require.GreaterOrEqual(t, e.MinSize().Height, float32(48))
	require.NotNil(t, e.Icon)
	require.Nil(t, parts.NewEntry("Name", "Anna", nil).Icon)
}

// TestAWordAloneKeepsNoRoomForAPicture compares keys with the same word.
func TestAWordAloneKeepsNoRoomForAPicture(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	require.Equal(t, box.Natural(parts.NewKey(0, "Fuel and more", nothing)),
		box.Natural(parts.NewKey(0, "Change Fuel", nothing).Face("Fuel and more", parts.NoIcon)))
	require.Equal(t, box.Natural(parts.NewKey(1, "Player A", nothing)),
		box.Natural(parts.NewKey(1, "Change Player A", nothing).Face("Player A", parts.NoIcon)))
}

// TestZerosAreDimmed writes a number of nothing with less weight, so that what is there stands out.
func TestZerosAreDimmed(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	ink := func(number string) color.Color {
		tally := parts.NewTally(parts.IconDie, number, number)
		for _, o := range audit.Shown(partstest.Show(t, tally, fyne.NewSize(90, 40)).Canvas().Content()) {
			if text, ok := o.(*canvas.Text); ok && text.Text == number {
				return text.Color
			}
		}
		t.Fatal("the number is not there")
		return nil
	}
	less := parts.CurrentTheme().Color(look.TextLess, theme.VariantDark)
	require.Equal(t, less, ink("0"))
	require.NotEqual(t, less, ink("3"))
	require.NotEqual(t, less, ink("10"))
}

func TestAKeyWithAFaceSaysItsWord(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	key := parts.NewKey(0, "Queen of Clubs", nothing).Face("Q", parts.IconClubs)
	require.Equal(t, "Queen of Clubs", key.AccessibilityLabel())
	require.Equal(t, "Queen of Clubs, chosen", key.Chosen().AccessibilityLabel())
	require.Less(t, box.Natural(key), box.Natural(parts.NewKey(0, "Queen of Clubs", nothing)))
}
