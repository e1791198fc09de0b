package mirror

import (
	"math"
	"strings"
	_ "unsafe" // for go:linkname

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// renderer is what draws a widget. The toolkit offers it to tests only, by a package that would bring its test driver and
// what that needs into the app.
//
//go:linkname renderer fyne.io/fyne/v2/internal/cache.Renderer
func renderer(of fyne.Widget) fyne.WidgetRenderer

// Children are what an object is made of, back to front.
func Children(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *container.Scroll: // without its bars
		return []fyne.CanvasObject{o.Content}
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		if drawn := renderer(o); drawn != nil {
			return drawn.Objects()
		}
	}
	return nil
}

// read gives the nodes of an object that is in something at that place.
func read(o fyne.CanvasObject, at fyne.Position) []*Node {
	if o == nil || !o.Visible() {
		return nil
	}
	at = at.Add(o.Position())
	n := &Node{Of: o, Box: box(at, o.Size())}
	switch o := o.(type) {
	case typed:
		n.Role = Field
		n.Label, n.Value, n.Lines = o.Typed()
		n.Off = off(n.Of)
		return []*Node{n}
	case slid:
		n.Role = Slider
		n.Label, n.Number, n.Least, n.Most = o.Slid()
		n.Off = off(n.Of)
		return []*Node{n}
	case *fyne.Container:
		return contained(n, o, at)
	case *canvas.Text:
		return n.texts(o.Text)
	case fyne.Accessible:
		return n.accessible(o, at)
	}
	inside := within(o, at)
	if _, taps := o.(fyne.Tappable); taps && !acts(inside) {
		return n.named(inside)
	}
	return inside
}

// within gives the nodes of all that an object is made of.
func within(o fyne.CanvasObject, at fyne.Position) []*Node {
	var all []*Node
	for _, child := range Children(o) {
		all = append(all, read(child, at)...)
	}
	return all
}

// contained gives the nodes of a container, as a list where it holds nothing but what is listed.
func contained(n *Node, c *fyne.Container, at fyne.Position) []*Node {
	var all []*Node
	list := true
	for _, child := range c.Objects {
		nodes := read(child, at)
		if len(nodes) == 0 {
			continue
		}
		_, is := child.(listed)
		list = list && is
		all = append(all, &Node{Role: Item, Of: child, parts: nodes})
	}
	if list && len(all) > 1 {
		n.Role, n.parts, n.Box = List, all, [4]int{}
		return []*Node{n}
	}
	var loose []*Node
	for _, item := range all {
		loose = append(loose, item.parts...)
	}
	return loose
}

// texts is a text, if there is one.
func (n *Node) texts(text string) []*Node {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	n.Role, n.Label = Text, text
	return []*Node{n}
}

// accessible gives the nodes of what has a label and a role. What is in a text or a button is in its label already,
// but for what can be worked there.
func (n *Node) accessible(o fyne.Accessible, at fyne.Position) []*Node {
	inside, label := within(n.Of, at), strings.TrimSpace(o.AccessibilityLabel())
	if a, ok := n.Of.(announced); ok {
		n.aloud = a.Announces()
	}
	if s, ok := n.Of.(spoken); ok {
		n.times = s.Spoken()
	}
	n.Label, n.Off = label, off(n.Of)
	if z, is := o.(zoomed); is {
		clear, size := z.Clear()
		n.Zooms, n.Box = true, box(at.Add(clear), size)
	}
	switch o.AccessibilityRole() {
	case fyne.AccessibleRoleContainer:
		n.Role, n.parts, n.Box, n.Off = Group, inside, [4]int{}, false
		return []*Node{n}
	case fyne.AccessibleRoleText:
		n.Off = false
		return n.text(o, worked(inside))
	}
	n.Role = Button
	return append([]*Node{n}, worked(inside)...)
}

// text gives the nodes of a text: a heading, a group where something in it can be worked, or what it is.
func (n *Node) text(o fyne.Accessible, worked []*Node) []*Node {
	if len(worked) > 0 {
		n.Role, n.parts, n.Box = Group, worked, [4]int{}
		return []*Node{n}
	}
	if n.Label == "" {
		return nil
	}
	n.Role = Text
	if h, ok := o.(headed); ok && h.HeadingLevel() > 0 {
		n.Role, n.Level = Heading, h.HeadingLevel()
	}
	return []*Node{n}
}

// named is a button without a label of its own: the texts in it are its label.
func (n *Node) named(inside []*Node) []*Node {
	var words []string
	for _, text := range inside {
		words = append(words, text.Label)
	}
	if n.Label = strings.Join(words, " "); n.Label == "" {
		return nil
	}
	n.Role, n.Off = Button, off(n.Of)
	return []*Node{n}
}

// worked are those nodes that can be worked, out of all that lies under some.
func worked(nodes []*Node) []*Node {
	var all []*Node
	for _, n := range nodes {
		switch n.Role {
		case Button, Field, Slider:
			all = append(all, n)
		default:
			all = append(all, worked(n.parts)...)
		}
	}
	return all
}

// acts reports whether there is something that can be worked.
func acts(nodes []*Node) bool { return len(worked(nodes)) > 0 }

func off(o fyne.CanvasObject) bool {
	d, ok := o.(fyne.Disableable)
	return ok && d.Disabled()
}

func box(at fyne.Position, is fyne.Size) [4]int {
	round := func(x float32) int { return int(math.Round(float64(x))) }
	return [4]int{round(at.X), round(at.Y), round(is.Width), round(is.Height)}
}
