package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// TopBar is the bar at the top of a screen: a button in the left corner, the title, and buttons in the right one.
type TopBar struct {
	widget.BaseWidget
	left  *IconButton
	mark  fyne.CanvasObject // the sign of the app before the title; nil: none
	title *Words
	line  *Words       // under the title; hidden where there is none
	felt  look.Felt    // whose tone it has; the zero value: none
	scrim *box.Surface // under all of it, in that tone
	rule  *canvas.Rectangle
	right []*IconButton
}

// NewTopBar takes the button in the left corner (nil for none), the title and the buttons in the right corner.
func NewTopBar(left *IconButton, title string, right ...*IconButton) *TopBar {
	t := &TopBar{left: left, title: newBarTitle(title), line: NewLess("").Lines(1).Squeezed(titleTight), right: right}
	t.scrim, t.rule = box.NewSurface(box.Face{}), &canvas.Rectangle{}
	t.ExtendBaseWidget(t)
	return t
}

// titleTight is how small a title becomes, as a share of its size, before it takes a second line: with the largest letters of a
// person it is nearly as large as usual then.
const titleTight = 0.6

func newBarTitle(title string) *Words { return NewTitle(title).Squeezed(titleTight) }

// Dress gives it the tone of a game, and a line under the title, which is smaller for it.
func (t *TopBar) Dress(felt look.Felt, line string) {
	t.felt = felt
	t.scrim.Set(box.Face{Fill: felt.Scrim})
	t.title = NewWords(t.title.Text(), look.Label, look.Text).Bold().Head(1).Squeezed(titleTight)
	t.line = NewWords(line, look.Body, felt.Less).Lines(1).Squeezed(titleTight)
}

// Dressed reports whether it has the tone of a game.
func (t *TopBar) Dressed() bool { return t.felt != look.Felt{} }

// lowWide is from which width on a phone lies on its side, in device-independent pixels: its bar has one row.
const lowWide = 560

// low reports whether the line is beside the title.
func (t *TopBar) low() bool {
	theme, ok := CurrentTheme().(*look.Theme)
	return ok && theme.Class() == look.Phone && t.Size().Width >= lowWide
}

// ruleHigh is the height of the line under a bar in the tone of a game, in device-independent pixels.
const ruleHigh = 3

// Small writes the title smaller: something on the page counts more. It returns the bar, for use after the constructor.
func (t *TopBar) Small() *TopBar {
	t.title = NewLess(t.title.Text()).Head(1)
	return t
}

// Marked puts the sign of the app before the title. It returns the bar, for use after the constructor.
func (t *TopBar) Marked() *TopBar {
	t.mark = NewDrawing(drawing("mark"), canvas.ImageFillContain, 0)
	return t
}

// Seated puts the mark of a seat before the title.
func (t *TopBar) Seated(seat int) { t.mark = NewSeatMark(seat, markSide) }

// markWide is the side of what stands before the title.
func (t *TopBar) markWide() float32 { return max(markSide, t.mark.MinSize().Width) }

// markSide is the side of the sign of the app, in device-independent pixels.
const markSide = 34

// Title is the title.
func (t *TopBar) Title() string { return t.title.Text() }

// SetTitle changes the title.
func (t *TopBar) SetTitle(title string) {
	t.title.SetText(title)
	t.Refresh()
}

// Line is the line under the title; "": none.
func (t *TopBar) Line() string { return t.line.Text() }

// SetLine changes the line under the title.
func (t *TopBar) SetLine(line string) {
	t.line.SetText(line)
	t.Refresh()
}

// CreateRenderer draws buttons and title.
func (t *TopBar) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{t.scrim, t.rule, t.title, t.line}
	if t.mark != nil {
		objects = append(objects, t.mark)
	}
	if t.left != nil {
		objects = append(objects, t.left)
	}
	for _, b := range t.right {
		objects = append(objects, b)
	}
	return box.Draw(t, box.Scene{
		Objects: objects,
		Min: func() fyne.Size {
			left, right, height := t.ends()
			title, edge := t.title.MinSize().Height, box.Size(t, look.Grid)
			if t.line.Text() != "" && !t.low() {
				return fyne.NewSize(left+right, max(height+edge, title+t.line.MinSize().Height+ruleHigh)+edge)
			}
			return fyne.NewSize(left+right, max(height, title)+2*edge)
		},
		Layout: t.arrange,
		Refresh: func() {
			box.SetVisible(t.scrim, t.Dressed() && !box.Sketched(t))
			t.rule.Hidden = !t.scrim.Visible()
			if t.Dressed() {
				t.rule.FillColor = box.Paint(t, t.felt.Line)
			}
			for _, o := range objects { // in other colours, where a page is drawn on a ground of its own
				o.Refresh()
			}
			t.arrange(t.Size()) // a button was hidden or shown
		},
	})
}

// edges are what lies beside the button in each corner, and between the left one and the title. Where a bar has so many buttons that
// nothing is left for a title, there is less.
func (t *TopBar) edges() (edge, apart float32) {
	gap, buttons, width := box.Size(t, look.Grid), 0, float32(0)
	for _, b := range append([]*IconButton{t.left}, t.right...) {
		if b != nil && b.Visible() {
			buttons, width = buttons+1, width+b.MinSize().Width
		}
	}
	if area := t.Size().Width; area > 0 && width+gap*float32(buttons+2) > area {
		return gap / 4, 0
	}
	return gap, gap
}

// ends are the widths kept at the two ends and the height of the highest button.
func (t *TopBar) ends() (left, right, height float32) {
	gap := box.Size(t, look.Grid)
	edge, apart := t.edges()
	left, right = box.Size(t, look.Margin), edge
	if t.left != nil {
		button := t.left.MinSize()
		left, height = edge+button.Width+apart, button.Height
	}
	if t.mark != nil {
		left += t.markWide() + 2*gap
	}
	for _, b := range t.right {
		if !b.Visible() {
			continue
		}
		button := b.MinSize()
		right += button.Width + gap
		height = max(height, button.Height)
	}
	return left, right, height
}

func (t *TopBar) arrange(area fyne.Size) {
	left, right, _ := t.ends()
	gap := box.Size(t, look.Grid)
	edge, _ := t.edges()
	t.write(area, left, area.Width-left-right)
	if t.mark != nil {
		box.SetVisible(t.mark, !box.Sketched(t))
		side := t.markWide()
		box.Place(t.mark, left-side-2*gap, (area.Height-side)/2, side, side)
	}
	if t.left != nil {
		button := t.left.MinSize()
		box.Place(t.left, edge, (area.Height-button.Height)/2, button.Width, button.Height)
	}
	x := area.Width - right + gap
	for _, b := range t.right {
		if !b.Visible() {
			continue
		}
		button := b.MinSize()
		box.Place(b, x, (area.Height-button.Height)/2, button.Width, button.Height)
		x += button.Width + gap
	}
}

// write places title and line, with what lies under them. The line is under the title, or beside it where the bar is low.
func (t *TopBar) write(area fyne.Size, left, room float32) {
	t.scrim.Resize(area)
	box.Place(t.rule, 0, area.Height-ruleHigh, area.Width, ruleHigh)
	high, wide, gap := area.Height, room, 2*box.Size(t, look.Grid)
	if t.Dressed() {
		high -= ruleHigh
	}
	if t.low() && t.line.Text() != "" {
		wide = min(room, t.title.Natural()+1)
	}
	title := box.HeightAt(t.title, wide)
	box.SetVisible(t.title, t.title.MinSize().Width <= wide) // the buttons are needed more
	if t.low() {
		beside := room - wide - gap
		line := box.HeightAt(t.line, beside)
		box.SetVisible(t.line, t.line.Text() != "" && t.line.Natural() <= beside)
		box.Place(t.title, left, (high-title)/2, wide, title)
		box.Place(t.line, left+wide+gap, (high-line)/2, beside, line)
		return
	}
	line := float32(0)
	if box.SetVisible(t.line, t.title.Visible() && t.line.Text() != ""); t.line.Visible() {
		line = box.HeightAt(t.line, wide)
	}
	box.Place(t.title, left, (high-title-line)/2, wide, title)
	box.Place(t.line, left, (high-title-line)/2+title, wide, line)
}
