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
	switch o := n.Of.(type) {
	case held:
		if o.Held() {
			o.KeyUp(enter)
			return
		}
		m.give(id) // it ends where the focus goes
		o.KeyDown(enter)
	case fyne.Focusable:
		o.TypedKey(enter)
	case fyne.Tappable:
		o.Tapped(&fyne.PointEvent{})
	}
}

// Focus gives the focus of the window to what a reader has come to, which shows where it is and scrolls there.
func (m *Mirror) Focus(id int) {
	m.asks++
	m.give(id)
}

func (m *Mirror) give(id int) {
	n := m.nodes[id]
	if n == nil || n.Off {
		return
	}
	if o, ok := n.Of.(fyne.Focusable); ok && m.canvas.Focused() != o {
		m.canvas.Focus(o)
	}
}

// Zoom zooms the map at a place of the window by a factor and moves it by so much; 0 is what two taps do.
func (m *Mirror) Zoom(at fyne.Position, factor float32, by fyne.Position) {
	for _, n := range m.nodes {
		if z, is := n.Of.(zoomed); is {
			there := at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(n.Of))
			if size := n.Of.Size(); there.X >= 0 && there.Y >= 0 && there.X < size.Width && there.Y < size.Height {
				z.Pinched(factor, there, by)
			}
		}
	}
}

// Write puts a text into a field, and the cursor after so many of its letters.
func (m *Mirror) Write(id int, text string, cursor int) {
	if n := m.nodes[id]; n != nil && !n.Off && n.Role == Field {
		n.Value = text // the page shows it: where the app empties the field before the next look, the page is told
		n.Of.(typed).Write(text, cursor)
	}
}

// Slide moves a slider to a number, as a browser writes it.
func (m *Mirror) Slide(id int, number string) {
	n := m.nodes[id]
	if to, err := strconv.Atoi(number); err == nil && n != nil && !n.Off && n.Role == Slider {
		n.Of.(slid).SlideTo(min(max(to, n.Least), n.Most))
	}
}
