package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Question is a question with two answers, for what can't be taken back or was perhaps not meant.
type Question struct {
	Icon         Icon
	Title, Words string
	Yes, No      string // the words of the two buttons
}

// Ask shows a question over everything on that canvas; answer is told once, true for yes. The escape key is no.
func Ask(on fyne.Canvas, question Question, answer func(bool)) {
	s := newSheet(question)
	done := false
	reply := func(yes bool) {
		if done {
			return
		}
		done = true
		on.Overlays().Remove(s)
		answer(yes)
	}
	s.yes.Tap, s.no.Tap = func() { reply(true) }, func() { reply(false) }
	s.yes.escape, s.no.escape = s.no.Tap, s.no.Tap
	on.Overlays().Add(s)
	at, area := on.InteractiveArea() // where no notch is
	s.Move(at)
	s.Resize(area)
	if !fyne.CurrentDevice().IsMobile() {
		on.Focus(s.no)
	}
}

// Dismiss answers the question that lies on top with no, and reports whether there was one.
func Dismiss(on fyne.Canvas) bool {
	s, ok := on.Overlays().Top().(*sheet)
	if ok {
		s.no.Tap()
	}
	return ok
}

// heading is an icon and a title beside it.
type heading struct {
	box.Widget
	icon  Icon
	title *Words
}

func newHeading(icon Icon, title string) *heading {
	h := &heading{icon: icon, title: NewTitle(title)}
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	h.Build(h, box.Laid(func() fyne.Size {
		side, gap := h.side()
		title := h.title.MinSize()
		return fyne.NewSize(side+gap+title.Width, max(side, title.Height))
	}, func(area fyne.Size) {
		side, gap := h.side()
		room := area.Width - side - gap
		line := Measure(h.title.text, box.Size(h, look.Title), fyne.TextStyle{Bold: true}).Height
		box.Place(sign, 0, max(0, (line-side)/2), side, side) // beside the first line
		box.Place(h.title, side+gap, 0, room, box.HeightAt(h.title, room))
	}, sign, h.title), func() { DrawIcon(h, sign, h.icon, look.Accent) })
	return h
}

// side is the length of the icon's sides, gap the space between it and the title.
func (h *heading) side() (side, gap float32) {
	if h.icon == NoIcon {
		return 0, 0
	}
	return box.Size(h, look.Title) * 1.2, box.Size(h, look.Grid) * 1.5
}

// sheet covers the screen with a veil and a card in its middle.
type sheet struct {
	box.Widget
	question Question
	card     *Panel
	yes, no  *Button
}

var _ fyne.Tappable = (*sheet)(nil)

func newSheet(question Question) *sheet {
	s := &sheet{question: question}
	s.yes = NewButton(question.Yes, NoIcon, nil).SetWeight(Filled).SetHeight(look.MainTarget)
	s.no = NewButton(question.No, NoIcon, nil).SetHeight(look.MainTarget)
	objects := []fyne.CanvasObject{newHeading(question.Icon, question.Title)}
	if question.Words != "" {
		objects = append(objects, NewBody(question.Words))
	}
	s.card = NewPanel("", append(objects, NewAnswers(s.no, s.yes))...)
	veil := &canvas.Rectangle{}
	s.Build(s, container.NewStack(veil, box.PadBy(box.AtMost(s.card, sheetWide), box.Named(look.Margin), nil)),
		func() { veil.FillColor = box.Paint(s, look.Veil) })
	return s
}

// sheetWide is the most that the card of a question is wide, in device-independent pixels.
const sheetWide = 480

// Tapped keeps taps from what lies beneath.
func (s *sheet) Tapped(*fyne.PointEvent) {}

// AccessibilityLabel is the question.
func (s *sheet) AccessibilityLabel() string { return s.question.Title + ". " + s.question.Words }

// AccessibilityRole is that of a container.
func (s *sheet) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
