package mirror

import (
	"strconv"

	"fyne.io/fyne/v2"
)

// Press does what a tap on a button does, or the Enter key.
func (m *Mirror) Press(id int) {
	n := m.nodes[id]
	if n == nil || n.Off || n.Role != Button {
		return
	}
	enter := &fyne.KeyEvent{Name: fyne.KeyReturn}
	switch o := n.of.(type) {
	case held:
		if o.Held() {
			o.KeyUp(enter)
			return
		}
		m.Focus(id) // it ends where the focus goes
		o.KeyDown(enter)
	case fyne.Focusable:
		o.TypedKey(enter)
	case fyne.Tappable:
		o.Tapped(&fyne.PointEvent{})
	}
}

// Focus gives the focus of the window to what a reader has come to, which shows where it is and scrolls there.
func (m *Mirror) Focus(id int) {
	n := m.nodes[id]
	if n == nil || n.Off {
		return
	}
	if o, ok := n.of.(fyne.Focusable); ok && m.canvas.Focused() != o {
		m.canvas.Focus(o)
	}
}

// Write puts a text into a field, and the cursor after so many of its letters.
func (m *Mirror) Write(id int, text string, cursor int) {
	if n := m.nodes[id]; n != nil && !n.Off && n.Role == Field {
		n.of.(typed).Write(text, cursor)
	}
}

// Slide moves a slider to a number, as a browser writes it.
func (m *Mirror) Slide(id int, number string) {
	n := m.nodes[id]
	if to, err := strconv.Atoi(number); err == nil && n != nil && !n.Off && n.Role == Slider {
		n.of.(slid).SlideTo(min(max(to, n.Least), n.Most))
	}
}
