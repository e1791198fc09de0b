package mirror_test

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/matches/handover"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/mirror"
	"tablekeeper/screens/widgets/parts"
)

func TestMain(m *testing.M) {
	test.NewApp().Settings().SetTheme(look.New(look.Dark, look.Phone, 1))
	os.Exit(m.Run())
}

// page is a window, and what was told of it.
type page struct {
	fyne.Window
	*mirror.Mirror
	nodes map[int]*mirror.Node
}

func open(t *testing.T, objects ...fyne.CanvasObject) *page {
	t.Helper()
	p := &page{Window: test.NewTempWindow(t, nil), nodes: map[int]*mirror.Node{}}
	p.show(objects...)
	p.Resize(fyne.NewSize(390, 844))
	p.Mirror = mirror.New(p.Canvas())
	return p
}

func (p *page) show(objects ...fyne.CanvasObject) { p.SetContent(container.NewVBox(objects...)) }

// look takes over what has changed.
func (p *page) look() mirror.Change {
	c, _ := p.Look()
	for _, n := range c.Nodes {
		p.nodes[n.ID] = n
	}
	for _, id := range c.Gone {
		delete(p.nodes, id)
	}
	return c
}

// id is that of what is called so; 0 where nothing is.
func (p *page) id(label string) int {
	for id, n := range p.nodes {
		if n.Label == label {
			return id
		}
	}
	return 0
}

func TestNothingIsToldWhereNothingChanges(t *testing.T) {
	p := open(t, parts.NewTitle("Home"), parts.NewBody("Welcome"))
	require.NotEmpty(t, p.look().Nodes)
	_, other := p.Look()
	require.False(t, other)
}

func TestRoles(t *testing.T) {
	seen := 0
	p := open(t, parts.NewTitle("Home"), parts.NewSection("Games"), parts.NewTitle("More"),
		parts.NewButton("Play", parts.NoIcon, func() { seen++ }), parts.NewEntry("Name", "Anna", nil),
		parts.NewVolumeSlider("Volume", 0.4, nil), parts.NewRow(parts.RowData{Title: "alone"}),
		parts.NewRows(parts.NewRow(parts.RowData{Title: "one"}), parts.NewRow(parts.RowData{Title: "two", Tap: func() {}})),
		widget.NewLabel("plain"))
	p.look()
	for label, role := range map[string]mirror.Role{
		"Home": mirror.Heading, "Games": mirror.Heading, "Play": mirror.Button, "Name": mirror.Field, "Volume": mirror.Slider,
		"alone": mirror.Text, "one": mirror.Text, "two": mirror.Button, "plain": mirror.Text,
	} {
		require.Equal(t, role, p.nodes[p.id(label)].Role, label)
	}
	require.Equal(t, []int{1, 2, 2}, []int{p.nodes[p.id("Home")].Level, p.nodes[p.id("Games")].Level, p.nodes[p.id("More")].Level})
	require.Equal(t, "Anna", p.nodes[p.id("Name")].Value)
	require.Equal(t, 40, p.nodes[p.id("Volume")].Number)
	items := 0
	for _, n := range p.nodes {
		if n.Role == mirror.List {
			items += len(n.Parts)
		}
	}
	require.Equal(t, 2, items)
	p.Press(p.id("Play"))
	require.Equal(t, 1, seen)
}

// TestAPageThatIsMadeAnewKeepsItsPlaces looks at a page whose parts are others and say the same.
func TestAPageThatIsMadeAnewKeepsItsPlaces(t *testing.T) {
	make := func(last string) []fyne.CanvasObject {
		return []fyne.CanvasObject{
			parts.NewTitle("Home"), parts.NewButton("Play", parts.NoIcon, nil), parts.NewButton("Play", parts.NoIcon, nil), parts.NewBody(last),
		}
	}
	p := open(t, make("before")...)
	p.look()
	play, before := p.id("Play"), p.id("before")
	p.show(make("after")...)
	c := p.look()
	require.Equal(t, []int{before}, c.Gone)
	require.Equal(t, "Play", p.nodes[play].Label)
	require.Len(t, p.nodes[mirror.Root].Parts, 4)
	for _, id := range p.nodes[mirror.Root].Parts {
		require.NotNil(t, p.nodes[id])
	}
}

func TestWhatIsSaid(t *testing.T) {
	turn, quiet, only := parts.NewTable("Anna"), parts.NewBody("quiet"), parts.NewAloud()
	p := open(t, turn, quiet, only)
	require.Equal(t, []string{"Anna"}, p.look().Say)
	require.Empty(t, p.look().Say)
	quiet.SetText("still quiet")
	turn.SetText("Ben")
	only.Say("Played: Anna passes")
	require.Equal(t, []string{"Played: Anna passes", "Ben"}, p.look().Say, "what was done comes first")
	only.Say("Played: Anna passes")
	require.Equal(t, []string{"Played: Anna passes"}, p.look().Say, "she passes once more")
	require.Empty(t, p.look().Say)
}

// TestARefusalIsSaidAgain: the words of a page that is made anew are the same, but they are said for the second time.
func TestARefusalIsSaidAgain(t *testing.T) {
	box := container.NewVBox(parts.NewBody("Only Ben may act.").Aloud().Again(1))
	p := open(t, box)
	require.Len(t, p.look().Say, 1)
	box.Objects[0] = parts.NewBody("Only Ben may act.").Aloud().Again(1)
	require.Empty(t, p.look().Say)
	box.Objects[0] = parts.NewBody("Only Ben may act.").Aloud().Again(2)
	require.Len(t, p.look().Say, 1)
}

// TestAQuestionCoversThePage reaches nothing behind it.
func TestAQuestionCoversThePage(t *testing.T) {
	p := open(t, parts.NewTitle("Home"), parts.NewButton("Play", parts.NoIcon, func() { t.Fatal("it is covered") }))
	p.look()
	play := p.id("Play")
	answered := false
	parts.Ask(p.Canvas(), parts.Question{Title: "Sure?", Words: "It is gone then.", Yes: "Yes", No: "No"}, func(yes bool) { answered = yes })
	p.look()
	require.Zero(t, p.id("Play"))
	p.Press(play)
	dialog := p.nodes[p.nodes[mirror.Root].Parts[0]]
	require.Equal(t, mirror.Dialog, dialog.Role)
	require.Equal(t, "Sure?. It is gone then.", dialog.Label)
	p.Press(p.id("Yes"))
	require.True(t, answered)
	p.look()
	require.NotZero(t, p.id("Play"))
}

func TestWhatIsTyped(t *testing.T) {
	heard := ""
	name := parts.NewEntry("Name", "", func(text string) { heard = text })
	volume := parts.NewVolumeSlider("Volume", 0, nil)
	p := open(t, name, volume)
	p.look()
	p.Focus(p.id("Name"))
	require.Equal(t, fyne.Focusable(name), p.Canvas().Focused())
	p.Write(p.id("Name"), "Zoë", 2)
	require.Equal(t, "Zoë", heard)
	require.Equal(t, 2, name.CursorColumn)
	told := p.look()
	require.Equal(t, p.id("Name"), told.Focus)
	require.Equal(t, 1, told.Asks)
	p.Focus(p.id("Name")) // while it was left again before the next look
	told, other := p.Look()
	require.True(t, other, "the page is told that all was done that it asked for")
	require.Equal(t, 2, told.Asks)
	p.Write(p.id("Name"), "Ben", 3)
	name.SetText("Zoë") // before the page is told anything
	require.Len(t, p.look().Nodes, 1, "the page still shows what was typed")
	p.Slide(p.id("Volume"), "35")
	require.InDelta(t, 0.35, volume.Volume(), 1e-9)
	p.Slide(p.id("Volume"), "900")
	p.Slide(p.id("Volume"), "loud")
	require.InDelta(t, 1, volume.Volume(), 1e-9)
}

func TestWhatCantBeWorked(t *testing.T) {
	off := parts.NewButton("Play", parts.NoIcon, func() { t.Fatal("it is disabled") })
	off.Disable()
	p := open(t, off)
	p.look()
	require.True(t, p.nodes[p.id("Play")].Off)
	p.Press(p.id("Play"))
	p.Press(900)
	p.Focus(900)
	p.Write(p.id("Play"), "x", 0)
	p.Slide(900, "1")
}

// TestWhatIsHeld is seen from one press to the next.
func TestWhatIsHeld(t *testing.T) {
	hold := handover.NewPressToReveal(func() parts.Face { return parts.Face{Object: parts.NewBody("a nuke"), Spoken: "A nuke"} }, nil)
	p := open(t, hold)
	p.look()
	at := p.id("Hidden. Press and hold to see.")
	p.Press(at)
	require.True(t, hold.Held())
	p.look()
	require.Contains(t, p.nodes[at].Label, "A nuke")
	p.Press(at)
	require.False(t, hold.Held())
}
