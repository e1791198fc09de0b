package parts_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/parts/partstest"
	"tablekeeper/screens/widgets/sea"
)

func nothing() {}

func percent(value int) string { return fmt.Sprintf("%d %%", value) }

// pages hold all parts, as a screen would put them together.
func pages(th *look.Theme) map[string]func() fyne.CanvasObject {
	return map[string]func() fyne.CanvasObject{
		"options": optionsPage,
		"home":    homePage,
		"ruling":  rulingPage,
		"lists":   listsPage,
		"disc": func() fyne.CanvasObject {
			return parts.NewPage(sea.NewDisc(th.Size(look.Disc)/2, "Start the timer", nothing), sea.NewBeatRing(100))
		},
		"digits": func() fyne.CanvasObject {
			digits := sea.NewDigits()
			digits.SetText("12:34")
			return parts.NewPage(digits, parts.NewMainButton("Pause", parts.IconPause, nothing).SetHeight(look.BigTarget))
		},
	}
}

func optionsPage() fyne.CanvasObject {
	chance := parts.NewStepper("Chance of an event", 0, 100, 5, percent, nil)
	chance.SetValue(20)
	notice := parts.NewNotice(nil)
	notice.Say(parts.IconMute, "There is no sound device: the beat is shown, not heard.")
	back := parts.NewIconButton(parts.IconBack, "Back", nothing)
	bar := parts.NewTopBar(back, "Options", parts.NewIconButton(parts.IconRules, "Rules", nothing))
	return container.NewBorder(bar, nil, nil, nil, parts.NewPage(
		notice,
		parts.NewPanel("Timer", chance,
			parts.NewChoice("Players", []string{"4 players", "5 players", "6 players"}, 1, nil),
			parts.NewChoice("", []string{"Default", "Advanced"}, -1, nil)),
		parts.NewPanel("Events", parts.NewTightColumn(
			parts.NewSwitch("event-right", "To the right", true, nil),
			parts.NewSwitch(parts.NoIcon, "Less time", false, nil))),
		parts.NewPanel("Sound", parts.NewVolumeSlider("Pulse", 0.5, nil), parts.NewVolumeSlider("Events", 1, nil)),
	))
}

func homePage() fyne.CanvasObject {
	off := parts.NewMainButton("Not now", parts.NoIcon, nothing)
	off.Disable()
	return container.NewBorder(parts.NewTopBar(parts.NewIconButton(parts.IconGear, "Options", nothing), "Tablekeeper"), nil, nil, nil,
		parts.NewPage(
			parts.NewCard(parts.IconPlay, "Rising Tides", "Anna, Ben and Cleo. The app was away for 2 minutes.", nothing),
			parts.NewCard(parts.NoIcon, "Nothing recorded yet", "", nil),
			parts.NewGrid(280, 3,
				parts.NewTile(parts.GamePicture("rising-tides"), "Rising Tides", "Get everybody up before the water does.", nothing),
				parts.NewTile(parts.GamePicture("rising-tides"), "Rising Tides", "Again.", nothing)),
			parts.NewAnswers(parts.NewButton("Forget this game", parts.IconCross, nothing), off),
		))
}

func rulingPage() fyne.CanvasObject {
	return parts.NewPage(parts.NewPanel("",
		parts.NewVerdict(parts.NotAllowed, "Not allowed"),
		parts.NewSection("Anna moves to depot 4"),
		parts.NewBody("The tide has reached depot 4, so nobody can enter it."),
		parts.NewChip("RT-7.2", "Depots under water", nothing),
		parts.NewFlow(
			parts.NewButton("To depot 3", parts.NoIcon, nothing), parts.NewButton("Pass", parts.NoIcon, nothing),
			parts.NewButton("Copy", parts.IconCopy, nothing).SetWeight(parts.Quiet)),
		parts.NewEqual(parts.NewIconButton(parts.IconUndo, "Undo", nothing).Outlined(), parts.NewIconButton(parts.IconRedo, "Redo", nothing)),
		parts.NewVerdict(parts.Legal, "Allowed"), parts.NewVerdict(parts.Agreed, "Agreed"), parts.NewVerdict(parts.Unreadable, "Not understood"),
	))
}

func listsPage() fyne.CanvasObject {
	return parts.NewPage(parts.NewSearch("Search the rules", nil), parts.NewRows(
		parts.NewRow(parts.RowData{Icon: "event-right", Title: "To the right", Trail: "1:20"}),
		parts.NewRow(parts.RowData{Seat: 1, Title: "Anna", Trail: "1st", Tap: nothing}),
		parts.NewRow(parts.RowData{Seat: 6, Title: "Frederick", Chosen: true, Tap: nothing}),
		parts.NewRow(parts.RowData{Chip: "RT-7.2.1", Title: "Swapping cards", Words: "One card a turn, with the neighbour at the right.", Tap: nothing}),
		parts.NewRow(parts.RowData{Title: "Move to depot 4", Words: "You have no card of that colour", Greyed: true, Tap: nothing}),
		parts.NewRow(parts.RowData{Title: "Ben: draw", Struck: true, Trail: "14"}),
	), parts.NewTitle("Places"), parts.NewTable("Anna"), parts.NewLess("Nobody else yet."), parts.NewSeatMark(3, 40))
}

// TestNothingIsCutOffAnywhere shows all parts in the windows of the design, in both variants and at all text steps.
func TestNothingIsCutOffAnywhere(t *testing.T) {
	sizes := []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}, {Width: 360, Height: 640}}
	for _, size := range sizes {
		for _, variant := range []look.Variant{look.Dark, look.Light} {
			for _, step := range look.Steps {
				th := look.New(variant, look.ClassOf(size.Width), step)
				partstest.Start(t, th)
				for name, page := range pages(th) {
					window := partstest.Show(t, page(), size)
					for _, finding := range audit.Canvas(window.Canvas()) {
						t.Errorf("%s at %v, variant %d, step %v: %s", name, size, variant, step, finding)
					}
				}
			}
		}
	}
}

// TestLookChangesWhileShown changes the look of a page that is already on the screen.
func TestLookChangesWhileShown(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	for name, page := range pages(partstest.Phone()) {
		window := partstest.Show(t, page(), fyne.NewSize(390, 844))
		test.ApplyTheme(t, look.New(look.Light, look.Phone, 1.5))
		window.Resize(fyne.NewSize(400, 844))
		require.Empty(t, audit.Canvas(window.Canvas()), name)
		test.ApplyTheme(t, partstest.Phone())
	}
}

// TestKeyboardReachesEverything goes through a page with the tab key and works each part with the space bar.
func TestKeyboardReachesEverything(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var heard []string
	say := func(word string) func() { return func() { heard = append(heard, word) } }
	page := parts.NewColumn(
		parts.NewButton("button", parts.NoIcon, say("button")),
		parts.NewIconButton(parts.IconGear, "icon", say("icon")),
		parts.NewStepper("stepper", 0, 10, 5, percent, func(v int) { heard = append(heard, percent(v)) }),
		parts.NewSwitch(parts.NoIcon, "switch", false, func(on bool) { heard = append(heard, fmt.Sprint("switch ", on)) }),
		parts.NewChoice("choice", []string{"a", "b"}, 0, func(i int) { heard = append(heard, fmt.Sprint("choice ", i)) }),
		parts.NewCard(parts.NoIcon, "card", "", say("card")),
		parts.NewCard(parts.NoIcon, "card that is only read", "", nil),
		parts.NewTile(parts.GamePicture("rising-tides"), "tile", "", say("tile")),
		parts.NewRow(parts.RowData{Title: "row", Tap: say("row")}),
		parts.NewRow(parts.RowData{Title: "row that is only read"}),
		parts.NewChip("chip", "", say("chip")),
		sea.NewDisc(100, "disc", say("disc")),
		sea.NewDisc(100, "disc that is only seen", nil),
	)
	window := partstest.Show(t, page, fyne.NewSize(390, 1600))
	for range 12 {
		window.Canvas().FocusNext()
		focused := window.Canvas().Focused()
		require.NotNil(t, focused)
		focused.TypedRune(' ')
		focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyA})
	}
	// The stepper stands at its least value, so its minus is passed by.
	want := []string{"button", "icon", "5 %", "switch true", "choice 0", "choice 1", "card", "tile", "row", "chip", "disc", "button"}
	require.Equal(t, want, heard)
}

// TestFocusIsSeen compares each part with and without the focus.
func TestFocusIsSeen(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	for name, part := range map[string]fyne.CanvasObject{
		"button": parts.NewMainButton("Play", parts.IconPlay, nothing),
		"icon":   parts.NewIconButton(parts.IconGear, "Options", nothing),
		"switch": parts.NewSwitch(parts.NoIcon, "Sound", true, nil),
		"card":   parts.NewCard(parts.IconPlay, "Resume", "2 minutes", nothing),
		"tile":   parts.NewTile(parts.GamePicture("rising-tides"), "Rising Tides", "Up", nothing),
		"row":    parts.NewRow(parts.RowData{Title: "Rule", Tap: nothing}),
		"chip":   parts.NewChip("RT-1", "Rule", nothing),
		"slider": parts.NewVolumeSlider("Pulse", 0.5, nil),
		"disc":   sea.NewDisc(200, "Start", nothing),
		"event":  parts.NewEventCard(nothing),
	} {
		window := partstest.Show(t, part, fyne.NewSize(390, 300))
		plain := window.Canvas().Capture()
		window.Canvas().Focus(part.(fyne.Focusable))
		require.NotEqual(t, plain, window.Canvas().Capture(), name)
		window.Canvas().Unfocus()
		require.Equal(t, plain, window.Canvas().Capture(), name)
	}
}
