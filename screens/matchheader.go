package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// markHeight is the height of the mark of whose turn it is, in device-independent pixels at text step 1.
const markHeight = 44

// matchHeader says whose turn or decision it is, at table size, and what is awaited.
type matchHeader struct {
	marks *fyne.Container
	who   *parts.Words
	step  *parts.Words
	box   *fyne.Container
}

// newMatchHeader is smaller on a phone that lies on its side, with large text, and above a board, which needs the room.
func newMatchHeader(a *App, board bool) *matchHeader {
	h := &matchHeader{marks: container.NewHBox(), who: parts.NewTable(""), step: parts.NewWords("", look.Label, look.TextLess)}
	if look.SideBySide(a.size) || classOf(a.size) == look.Phone && a.options.Text >= largeText {
		h.who, h.step = parts.NewSection(""), parts.NewLess("")
	}
	if board && classOf(a.size) == look.Phone && a.options.Text < largeText && !look.SideBySide(a.size) {
		h.who, h.step = parts.NewTitle(""), parts.NewLess("")
	}
	h.box = container.New(&leadRow{}, h.marks, container.New(&closeColumn{}, h.who, h.step))
	return h
}

// show tells it of a position.
func (h *matchHeader) show(t rules.Table) {
	awaited := t.ToMove()
	h.marks.Objects = nil
	for _, seat := range awaited {
		if seat > 0 {
			h.marks.Add(parts.NewSeatMark(seat, markHeight/float32(min(2, len(awaited)))))
		}
	}
	who := awaitedNames(t)
	if len(awaited) > 2 && len(awaited) == len(t.Seats()) {
		who = lang.L("Everybody")
	}
	h.who.SetText(who)
	step := stepLine(t)
	h.step.SetText(step)
	setVisible(h.step, step != "")
	h.box.Refresh()
}

// awaitedNames are those from whom a move is awaited.
func awaitedNames(t rules.Table) string {
	if t.Over() {
		return lang.L("The game is over")
	}
	var names []string
	for _, seat := range t.ToMove() {
		if seat == 0 {
			names = append(names, lang.L("The table"))
			continue
		}
		names = append(names, t.Seats()[seat-1])
	}
	return strings.Join(names, ", ")
}

// stepLine says in words what is awaited.
func stepLine(t rules.Table) string {
	if t.Over() {
		return ""
	}
	if say := atTableOf(t.Game().Key).step; say != nil {
		if said := say(t); said != "" {
			return said
		}
	}
	if stand := t.Summary(); len(stand) > 0 {
		return stand[0]
	}
	return ""
}

// closeColumn stacks objects without a space between them.
type closeColumn struct{}

// Layout stacks the visible objects.
func (closeColumn) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			height := heightAt(o, size.Width)
			place(o, 0, y, size.Width, height)
			y += height
		}
	}
}

// MinSize is the widest one's width and the height of all.
func (closeColumn) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		if o.Visible() {
			min := o.MinSize()
			least = fyne.NewSize(max(least.Width, min.Width), least.Height+min.Height)
		}
	}
	return least
}
