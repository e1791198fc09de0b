package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Measures of the grip: the area that is tapped, and the bar that is seen.
const (
	gripWide, gripHigh = 120, 48
	barWide, barTall   = 44, 5
	gripDrag           = 24 // how far it is pulled before the sheet follows
)

// grip pulls the sheet up, and down again.
type grip struct {
	parts.Control
	felt   look.Felt
	turn   func(open bool)
	open   bool
	pulled float32
}

var _ fyne.Draggable = (*grip)(nil)

func newGrip(felt look.Felt, turn func(open bool)) *grip {
	g := &grip{felt: felt, turn: turn}
	g.Tap = func() { turn(!g.open) }
	g.set(false)
	bar := &canvas.Rectangle{}
	low := box.Column(0, box.Spring(), box.Middle(box.Fixed(bar, barWide, barTall)))
	g.Build(g, box.Fixed(low, gripWide, gripHigh), box.Just(gap), func() {
		box.Dress(g, bar, g.felt.Line, "")
		bar.CornerRadius = barTall / 2
	})
	return g
}

// set tells it whether the sheet is open.
func (g *grip) set(open bool) {
	g.open, g.Label = open, wording.L("All moves, the log and the players")
	if open {
		g.Label = wording.L("Close the sheet")
	}
}

// Dragged pulls.
func (g *grip) Dragged(e *fyne.DragEvent) {
	g.pulled += e.Dragged.DY
	if g.pulled < -gripDrag && !g.open || g.pulled > gripDrag && g.open {
		g.pulled = 0
		g.turn(!g.open)
	}
}

// DragEnd lets go.
func (g *grip) DragEnd() { g.pulled = 0 }

// hint stands in the place of the gold key where the act is a tap elsewhere.
type hint struct {
	widget.BaseWidget
	data        *Hint
	outline     *parts.Outline
	word, words *parts.Words
	show        *fyne.Container
}

func newHint(felt look.Felt) *hint {
	h := &hint{show: container.NewStack()}
	h.outline = parts.NewOutline(look.Legal, goldCorner)
	h.word = parts.NewWords("", look.Label, look.Text).Bold().Lines(2)
	h.words = parts.NewWords("", look.Least, felt.Less).Lines(2)
	h.Hidden = true
	h.ExtendBaseWidget(h)
	return h
}

// set shows a hint; nil shows none.
func (h *hint) set(data *Hint) {
	h.data, h.show.Objects = data, nil
	if data != nil {
		h.word.SetText(data.Word)
		if data.Show != nil {
			h.show.Objects = []fyne.CanvasObject{data.Show}
		}
	}
	box.SetVisible(h, data != nil)
	h.Refresh()
}

// wordings are what is under the word of a hint, the longest first.
func (h *Hint) wordings() []string {
	if h == nil {
		return nil
	}
	return append([]string{h.Words}, h.Short...)
}

// Nested are the words.
func (h *hint) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{h.word, h.words} }

// showSide is the side of what is beside the words of a hint, in device-independent pixels.
const showSide = 46

// CreateRenderer draws outline, picture and words.
func (h *hint) CreateRenderer() fyne.WidgetRenderer {
	return box.Draw(h, box.Scene{
		Objects: []fyne.CanvasObject{h.outline, h.show, h.word, h.words},
		Min:     func() fyne.Size { return fyne.NewSize(100, box.Size(h, look.TapTarget)) },
		Layout: func(area fyne.Size) {
			h.outline.Resize(area)
			left := float32(margin)
			if len(h.show.Objects) > 0 {
				box.Place(h.show, margin, (area.Height-showSide)/2, showSide, showSide)
				left += showSide + margin
			}
			room := max(1, area.Width-left-margin)
			for _, size := range []fyne.ThemeSizeName{look.Label, look.Body} {
				if h.word.SetSize(size); h.word.Holds(h.word.Text(), room) {
					break
				}
			}
			word, words := box.HeightAt(h.word, room), float32(0)
			h.words.Hide()
			for _, text := range h.data.wordings() { // the first that there is room for
				if h.words.SetText(text); text != "" && word+box.HeightAt(h.words, room) <= area.Height && h.words.Holds(text, room) {
					words = box.HeightAt(h.words, room)
					h.words.Show()
					break
				}
			}
			top := (area.Height - word - words) / 2
			box.Place(h.word, left, top, room, word)
			box.Place(h.words, left, top+word, room, words)
		},
		Refresh: func() {
			h.outline.Refresh()
			h.word.Refresh()
			h.words.Refresh()
			h.show.Refresh()
		},
	})
}

// dim lies over the felt while a moment or an open hand is shown. A tap on it takes that away, and does nothing else.
type dim struct {
	parts.Control
	over fyne.ThemeColorName
}

func newDim(away func()) *dim {
	d := &dim{over: look.Dim}
	d.Label, d.Tap = wording.L("Put it away"), away
	d.Hidden = true
	cover := &canvas.Rectangle{}
	d.Build(d, cover, box.Just(gap), func() {
		cover.FillColor = box.Paint(d, d.over)
	})
	return d
}

// Layer is between the page and the moment.
func (d *dim) Layer() int { return 2 }

// sheet is the dock pulled up: tabs, what they show, and the field for a move.
type sheet struct {
	open bool
	menu bool // the menu is shown in place of the tabs
	at   int
	tabs *parts.Choice
	data Sheets
	acts Acts
	body *fyne.Container
	box  *fyne.Container
	ends [2]fyne.CanvasObject // the tabs over the body, and the field under it
}

func newSheet(_ look.Felt, data Sheets, acts Acts) *sheet {
	s := &sheet{data: data, acts: acts, body: container.NewStack()}
	s.tabs = parts.NewChoice("", data.Titles, 0, s.turnTo).Joined()
	s.body.Objects = []fyne.CanvasObject{data.Shown[0]}
	bar := box.Just(parts.BarRoom) // the lists have it beside them, in the margin
	s.ends = [2]fyne.CanvasObject{box.Edged(s.tabs, nil, nil, bar, nil), box.Edged(data.Typed, nil, nil, bar, nil)}
	s.box = box.Column(gap, s.ends[0], box.Grow(s.body), s.ends[1])
	s.box.Hide()
	return s
}

// choose shows a tab.
func (s *sheet) choose(tab int) {
	s.tabs.SetChosen(tab)
	s.turnTo(tab)
}

// showMenu shows the menu in place of the tabs.
func (s *sheet) showMenu() {
	s.menu = true
	for i, o := range []fyne.CanvasObject{s.tabs, s.data.Typed} {
		o.Hide()
		s.ends[i].Hide()
	}
	s.body.Objects = []fyne.CanvasObject{s.data.Menu()}
	s.box.Refresh()
}

// menuHigh is how high the menu is.
func (s *sheet) menuHigh(wide float32) float32 {
	if scroll := parts.ScrollOf(s.body.Objects[0]); scroll != nil {
		return box.HeightAt(scroll.Content, wide)
	}
	return box.HeightAt(s.body.Objects[0], wide)
}

func (s *sheet) turnTo(tab int) {
	if s.menu {
		s.menu = false
		for i, o := range []fyne.CanvasObject{s.tabs, s.data.Typed} {
			o.Show()
			s.ends[i].Show()
		}
	}
	s.at = tab
	s.body.Objects = []fyne.CanvasObject{s.data.Shown[tab]}
	for i, o := range s.data.Shown {
		box.SetVisible(o, i == tab)
	}
	s.acts.Turned(tab)
	s.box.Refresh()
}
