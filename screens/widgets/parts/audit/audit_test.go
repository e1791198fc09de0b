package audit_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
)

// show puts content, made under the dark look, into a window of 390 by 844.
func show(t *testing.T, content func() fyne.CanvasObject) fyne.Canvas {
	t.Helper()
	test.NewTempApp(t)
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1))
	w := test.NewTempWindow(t, content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(390, 844))
	return w.Canvas()
}

// at puts an object at a fixed place, with a fixed size.
func at(o fyne.CanvasObject, x, y, w, h float32) fyne.CanvasObject {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
	return o
}

func button(text string) *parts.Button { return parts.NewButton(text, parts.NoIcon, func() {}) }

func words(text string) *parts.Words { return parts.NewBody(text) }

// mute can be tapped and focused, but says nothing.
type mute struct {
	widget.BaseWidget
}

func (*mute) Tapped(*fyne.PointEvent) {}
func (*mute) FocusGained()            {}
func (*mute) FocusLost()              {}
func (*mute) TypedRune(rune)          {}
func (*mute) TypedKey(*fyne.KeyEvent) {}
func (m *mute) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.White))
}

func newMute() *mute {
	m := &mute{}
	m.ExtendBaseWidget(m)
	return m
}

// pane clips and moves a field that is larger than itself.
type pane struct {
	widget.BaseWidget
	field *fyne.Container
}

func newPane(objects ...fyne.CanvasObject) *pane {
	p := &pane{field: container.NewWithoutLayout(objects...)}
	p.ExtendBaseWidget(p)
	return p
}

func (*pane) Scrolled(*fyne.ScrollEvent)            {}
func (p *pane) CreateRenderer() fyne.WidgetRenderer { return paneScene{p.field} }

type paneScene struct{ field *fyne.Container }

func (s paneScene) Layout(size fyne.Size) {
	s.field.Move(fyne.NewPos(-60, -40))
	s.field.Resize(size.AddWidthHeight(120, 80))
}
func (s paneScene) MinSize() fyne.Size           { return fyne.NewSize(1, 1) }
func (s paneScene) Refresh()                     {}
func (s paneScene) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{s.field} }
func (s paneScene) Destroy()                     {}

func coloured(text string, ink color.Color) *canvas.Text {
	t := canvas.NewText(text, ink)
	t.TextSize = 18
	return t
}

func TestFaultsAreFound(t *testing.T) {
	grey := color.NRGBA{R: 0x60, G: 0x60, B: 0x60, A: 255}
	for name, c := range map[string]struct {
		content func() fyne.CanvasObject
		want    audit.Kind
		path    string
	}{
		"two texts on each other": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(words("Anna"), 20, 20, 200, 30), at(words("Ben"), 30, 30, 200, 30))
		}, audit.Overlap, `parts.Words "Anna"`},
		"a text across a button": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(button("Play"), 20, 20, 200, 60), at(words("Ben is next"), 40, 60, 200, 30))
		}, audit.Overlap, `parts.Button "Play"`},
		"two buttons on each other": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(button("Play"), 20, 20, 200, 60), at(button("Undo"), 120, 60, 200, 60))
		}, audit.Overlap, `parts.Button "Play"`},
		"buttons too near": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(button("Play"), 20, 20, 200, 60), at(button("Undo"), 20, 84, 200, 60))
		}, audit.NearTarget, `parts.Button "Play"`},
		"a button too low": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(button("Play"), 20, 20, 200, 40))
		}, audit.SmallTarget, `parts.Button "Play"`},
		"a button too narrow for its word": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(button("Incomprehensible"), 20, 20, 60, 60))
		}, audit.CutOff, `parts.Button "Incomprehensible"`},
		"a text in too few lines": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(words("A sentence that needs more than one line here"), 20, 20, 120, 25))
		}, audit.CutOff, `parts.Words "A sentence that needs more than one line here"`},
		"a text that leaves the canvas": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(words("Anna"), 380, 20, 100, 30))
		}, audit.Outside, `parts.Words "Anna" > canvas.Text "Anna"`},
		"a button below the canvas": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(button("Play"), 20, 820, 200, 60))
		}, audit.Outside, `parts.Button "Play"`},
		"a text wider than its scroll": {func() fyne.CanvasObject {
			content := container.NewWithoutLayout(at(words("Anna and Ben"), 340, 20, 150, 30))
			content.Resize(fyne.NewSize(500, 100))
			return container.NewVScroll(container.NewGridWrap(fyne.NewSize(500, 100), content))
		}, audit.Outside, `parts.Words "Anna and Ben" > canvas.Text "Anna and Ben"`},
		"dark grey on the dark ground": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(coloured("Anna", grey), 20, 20, 100, 30))
		}, audit.Contrast, `canvas.Text "Anna"`},
		"grey on a grey surface": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(
				at(canvas.NewRectangle(color.NRGBA{R: 0x90, G: 0x90, B: 0x90, A: 255}), 0, 0, 200, 100),
				at(coloured("Anna", grey), 20, 20, 100, 30))
		}, audit.Contrast, `canvas.Text "Anna"`},
		"pale text, half transparent": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(coloured("Anna", color.NRGBA{R: 255, G: 255, B: 255, A: 90}), 20, 20, 100, 30))
		}, audit.Contrast, `canvas.Text "Anna"`},
		"text on a picture": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(
				at(canvas.NewLinearGradient(color.Black, color.White, 0), 0, 0, 200, 100),
				at(coloured("Anna", color.White), 20, 20, 100, 30))
		}, audit.Contrast, `canvas.Text "Anna"`},
		"white words on a white corner": {func() fyne.CanvasObject {
			corner := canvas.NewArbitraryPolygon([]fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 0, Y: 1}}, color.White)
			corner.NormalizedPoints = true
			return container.NewWithoutLayout(at(corner, 0, 0, 200, 100), at(coloured("Anna", color.White), 20, 5, 60, 30))
		}, audit.Contrast, `canvas.Text "Anna"`},
		"a text that leaves its board": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(newPane(at(words("Anna"), 400, 60, 100, 30)), 0, 0, 300, 200))
		}, audit.Outside, `canvas.Text "Anna"`},
		"two texts on each other on a board": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(newPane(at(words("Anna"), 20, 20, 100, 30), at(words("Ben"), 30, 30, 100, 30)), 0, 0, 300, 200))
		}, audit.Overlap, `canvas.Text "Anna"`},
		"a thing to tap without a label": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(newMute(), 20, 20, 60, 60))
		}, audit.NoLabel, `audit_test.mute`},
		"an entry of the toolkit, which has no label": {func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(widget.NewEntry(), 20, 20, 200, 60))
		}, audit.NoLabel, `widget.Entry`},
	} {
		t.Run(name, func(t *testing.T) {
			findings := audit.Canvas(show(t, c.content))
			var kinds []audit.Kind
			for _, f := range findings {
				kinds = append(kinds, f.Kind)
				if f.Kind == c.want {
					require.Contains(t, f.Path, c.path, f.String())
				}
			}
			require.Contains(t, kinds, c.want, "%v", findings)
		})
	}
}

func TestWhatIsRightIsNotReported(t *testing.T) {
	for name, content := range map[string]func() fyne.CanvasObject{
		"texts below each other": func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(words("Anna"), 20, 20, 200, 25), at(words("Ben"), 20, 45, 200, 25))
		},
		"buttons 8 apart": func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(button("Play"), 20, 20, 200, 48), at(button("Undo"), 20, 76, 200, 48))
		},
		"a text on its own button's surface": func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(parts.NewMainButton("Play", parts.IconPlay, func() {}), 20, 20, 200, 72))
		},
		"what a card over the lower half hides": func() fyne.CanvasObject {
			card := parts.NewEventCard(func() {})
			card.Set(parts.Moving, "event-right", "Right", "Everybody moves to the right.")
			return container.NewWithoutLayout(at(button("Pause"), 20, 700, 350, 96), at(card, 0, 422, 390, 422))
		},
		"content of a scroll below its lower edge": func() fyne.CanvasObject {
			rows := container.NewVBox()
			for range 40 {
				rows.Add(words("A line"))
			}
			return container.NewBorder(nil, button("Play"), nil, nil, container.NewVScroll(rows))
		},
		"rows out of sight over a picture": func() fyne.CanvasObject {
			rows := container.NewVBox()
			for range 40 {
				rows.Add(words("A line"))
			}
			return container.NewWithoutLayout(
				at(canvas.NewLinearGradient(color.Black, color.White, 0), 0, 420, 200, 100), at(container.NewVScroll(rows), 0, 0, 300, 400))
		},
		"an entry with a label": func() fyne.CanvasObject {
			return container.NewWithoutLayout(at(parts.NewSearch("Search the rules", nil), 20, 20, 300, 50))
		},
		"a hidden text that overlaps": func() fyne.CanvasObject {
			hidden := words("Ben")
			hidden.Hide()
			return container.NewWithoutLayout(at(words("Anna"), 20, 20, 200, 30), at(hidden, 30, 30, 200, 30))
		},
		"a board beyond the edges of its window": func() fyne.CanvasObject {
			return container.NewWithoutLayout(
				at(newPane(at(words("Anna"), 310, 60, 100, 30), at(words("Ben"), 10, 225, 100, 30)), 0, 0, 300, 200),
				at(words("Cleo"), 310, 20, 60, 30), at(words("Dora"), 20, 205, 100, 30))
		},
		"white words in the corner that a white shape leaves free": func() fyne.CanvasObject {
			corner := canvas.NewArbitraryPolygon([]fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 0, Y: 1}}, color.White)
			corner.NormalizedPoints = true
			return container.NewWithoutLayout(at(corner, 0, 0, 200, 100), at(coloured("Anna", color.White), 130, 65, 60, 30))
		},
		"white on a red circle": func() fyne.CanvasObject {
			return container.NewWithoutLayout(
				at(canvas.NewCircle(color.NRGBA{R: 200, G: 16, B: 24, A: 255}), 0, 0, 200, 200),
				at(coloured("Anna", color.White), 70, 85, 60, 30))
		},
	} {
		t.Run(name, func(t *testing.T) {
			require.Empty(t, audit.Canvas(show(t, content)))
		})
	}
}

func TestOnlyTheTopmostOverlayIsExamined(t *testing.T) {
	c := show(t, func() fyne.CanvasObject {
		return container.NewWithoutLayout(at(button("Too low"), 20, 20, 200, 30))
	})
	require.Len(t, audit.Canvas(c), 2, "cut off and too low")
	parts.Ask(c, parts.Question{Title: "Stop?", Words: "The time is lost.", Yes: "Stop", No: "Go on"}, func(bool) {})
	require.Empty(t, audit.Canvas(c))
}

func TestFindingSaysWhereAndWhat(t *testing.T) {
	findings := audit.Canvas(show(t, func() fyne.CanvasObject {
		return container.NewWithoutLayout(at(button("Play"), 20, 20, 200, 48), at(button("Undo"), 20, 72, 200, 48))
	}))
	require.Len(t, findings, 1)
	require.Equal(t, `near target: parts.Button "Play": 4.0 from parts.Button "Undo", least 8`, findings[0].String())
}
