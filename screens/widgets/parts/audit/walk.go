package audit

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// node is one visible object of the tree, in the order in which they are painted.
type node struct {
	object  fyne.CanvasObject
	box     box  // where it is
	parent  int  // its index; -1 for the root
	region  int  // 0 for the canvas, else the scroll whose content it is
	limits  box  // of its region: what it must not leave
	clip    box  // what is seen of its region
	moves   bool // its region can be moved up and down as well as to and fro
	covered bool
	layer   int // 0: the page's own
}

// layered lies on a layer of its own, under a page or over it: what other layers show there is meant to lie on it, or under it.
type layered interface{ Layer() int }

// walk is what is known of one canvas.
type walk struct {
	nodes   []node
	scrolls []scroll // those of regions 1, 2, ...
	target  float32
	apart   float32
	ground  color.Color
}

// scroll is a window on content that moves in it.
type scroll struct {
	around int // the region that it stands in
	window box
}

// enter begins the region of a scroll.
func (w *walk) enter(here *node, moves bool) {
	w.scrolls = append(w.scrolls, scroll{here.region, here.box})
	here.region, here.moves = len(w.scrolls), moves
	here.clip = here.clip.common(here.box)
}

// visit notes an object and all that it is made of.
func (w *walk) visit(o fyne.CanvasObject, under node, at fyne.Position) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	here := node{object: o, box: boxOf(at, o.Size()), parent: under.parent, region: under.region, limits: under.limits, clip: under.clip, moves: under.moves}
	here.layer = under.layer
	if l, ok := o.(layered); ok {
		here.layer = l.Layer()
	}
	if c, ok := o.(*fyne.Container); ok {
		if l, ok := c.Layout.(layered); ok {
			here.layer = l.Layer()
		}
	}
	w.nodes = append(w.nodes, here)
	here.parent = len(w.nodes) - 1
	switch object := o.(type) {
	case *container.Scroll:
		w.enter(&here, false)
		here.limits = boxOf(at.Add(object.Content.Position()), object.Content.Size())
		w.visit(object.Content, here, at)
	case *fyne.Container:
		for _, child := range object.Objects {
			w.visit(child, here, at)
		}
	case fyne.Widget:
		children := test.WidgetRenderer(object).Objects()
		if _, clips := o.(fyne.Scrollable); clips {
			w.enter(&here, true)
			here.limits = around(children, at)
		}
		for _, child := range children {
			w.visit(child, here, at)
		}
	}
}

// around is the area of all objects that a widget of its own scrolls or moves: what of it is out of sight can be moved
// into sight, so nothing of it may be missing there.
func around(children []fyne.CanvasObject, at fyne.Position) box {
	var all box
	for i, child := range children {
		b := boxOf(at.Add(child.Position()), child.Size())
		if i == 0 {
			all = b
		}
		all = box{min(all.left, b.left), min(all.top, b.top), max(all.right, b.right), max(all.bottom, b.bottom)}
	}
	return all
}

// cover finds what lies wholly beneath something opaque that is painted later.
func (w *walk) cover() {
	for i := range w.nodes {
		if !w.telling(i) {
			continue
		}
		seen := w.nodes[i].box.common(w.nodes[i].clip)
		for j := i + 1; j < len(w.nodes); j++ {
			if w.opaque(j) && !w.within(j, i) && w.nodes[j].box.common(w.nodes[j].clip).holds(seen) && w.across(i, j) {
				w.nodes[i].covered = true
				break
			}
		}
	}
}

// across reports whether two nodes belong to different things: a surface never hides the words of its own widget, which
// would be a fault to report and not to leave out.
func (w *walk) across(i, j int) bool { return w.widget(i) != w.widget(j) }

// widget is the nearest widget that a node belongs to, or is.
func (w *walk) widget(i int) int {
	for ; i >= 0; i = w.nodes[i].parent {
		if _, ok := w.nodes[i].object.(fyne.Widget); ok {
			return i
		}
	}
	return -1
}

// within reports whether node i is a descendant of node of.
func (w *walk) within(i, of int) bool {
	for i = w.nodes[i].parent; i >= 0; i = w.nodes[i].parent {
		if i == of {
			return true
		}
	}
	return false
}

// opaque reports whether a node hides all that lies beneath it. A round one leaves its corners open.
func (w *walk) opaque(i int) bool {
	rectangle, ok := w.nodes[i].object.(*canvas.Rectangle)
	if !ok || rectangle.FillColor == nil {
		return false
	}
	_, _, _, alpha := rectangle.FillColor.RGBA()
	return alpha == 0xFFFF
}

// telling reports whether a node is a text or a thing to tap: what findings are about.
func (w *walk) telling(i int) bool { return w.isText(i) || w.isTarget(i) }

func (w *walk) isText(i int) bool {
	text, ok := w.nodes[i].object.(*canvas.Text)
	return ok && strings.TrimSpace(text.Text) != ""
}

// isTarget reports whether a node can be tapped. A widget with the role of text can't, whatever methods it has.
func (w *walk) isTarget(i int) bool {
	if _, ok := w.nodes[i].object.(fyne.Tappable); !ok {
		return false
	}
	if spoken, ok := w.nodes[i].object.(fyne.Accessible); ok && spoken.AccessibilityRole() == fyne.AccessibleRoleText {
		_, typed := w.nodes[i].object.(fyne.Shortcutable) // an entry, which is tapped to type
		return typed
	}
	return true
}

// ink is where the letters of a text are, less the empty space of its line.
func (w *walk) ink(i int) box {
	text, b := w.nodes[i].object.(*canvas.Text), w.nodes[i].box
	need := text.MinSize()
	spare := b.width() - need.Width
	switch text.Alignment {
	case fyne.TextAlignCenter:
		b.left += spare / 2
	case fyne.TextAlignTrailing:
		b.left += spare
	}
	b.right = b.left + need.Width
	b.top += (b.height() - need.Height) / 2
	b.bottom = b.top + need.Height
	b.top += need.Height * 0.15
	b.bottom -= need.Height * 0.15
	return b
}

// path names the widgets down to a node, with their words.
func (w *walk) path(i int) string {
	var names []string
	for ; i >= 0; i = w.nodes[i].parent {
		if _, plain := w.nodes[i].object.(*fyne.Container); plain {
			continue
		}
		names = append(names, name(w.nodes[i].object))
	}
	for a, b := 0, len(names)-1; a < b; a, b = a+1, b-1 {
		names[a], names[b] = names[b], names[a]
	}
	if len(names) == 0 {
		return "content"
	}
	return strings.Join(names, " > ")
}

// name is an object's type and what it says.
func name(o fyne.CanvasObject) string {
	kind := strings.TrimPrefix(fmt.Sprintf("%T", o), "*")
	switch object := o.(type) {
	case *canvas.Text:
		return fmt.Sprintf("%s %q", kind, object.Text)
	case fyne.Accessible:
		return fmt.Sprintf("%s %q", kind, object.AccessibilityLabel())
	}
	return kind
}
