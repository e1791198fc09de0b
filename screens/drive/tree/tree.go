// Package tree finds by labels what is tapped, in the tree that screen readers get of a window.
package tree

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/mirror"
	"tablekeeper/screens/widgets/table"
)

// Read gives the nodes of what a canvas shows, in the order in which they are read.
func Read(c fyne.Canvas) []*mirror.Node {
	change, _ := mirror.New(c).Look()
	return change.Nodes
}

// Taps reports whether a node can be tapped.
func Taps(n *mirror.Node) bool {
	_, taps := n.Of.(interface {
		fyne.Tappable
		fyne.Accessible
	})
	return taps && n.Label != ""
}

// Find is the last of the nodes that serve that is called so, or else the first whose label begins so; nil: there is none.
func Find(nodes []*mirror.Node, label string, serves func(*mirror.Node) bool) *mirror.Node {
	var begins *mirror.Node
	for _, n := range slices.Backward(nodes) {
		switch {
		case !strings.HasPrefix(n.Label, label) || !serves(n):
		case n.Label == label:
			return n
		default:
			begins = n
		}
	}
	return begins
}

// Key is the key with a word; nil: there is none.
func Key(nodes []*mirror.Node, word string) *mirror.Node {
	for _, n := range nodes {
		if n.Label == word && Taps(n) {
			return n
		}
	}
	return nil
}

// Move is the key of a match that plays a move; nil: there is none.
func Move(nodes []*mirror.Node, act rules.Act) *mirror.Node {
	for _, n := range nodes {
		if key, ok := n.Of.(*table.Button); ok && slices.Equal(key.Key().Moves, []rules.Act{act}) && Taps(n) {
			return n
		}
	}
	return nil
}

// Scrolls are the innermost scrolls that the objects of a canvas lie in; those that lie in none aren't there.
func Scrolls(c fyne.Canvas) map[fyne.CanvasObject]*container.Scroll {
	round := map[fyne.CanvasObject]*container.Scroll{}
	var walk func(at fyne.CanvasObject, in *container.Scroll)
	walk = func(at fyne.CanvasObject, in *container.Scroll) {
		if in != nil {
			round[at] = in
		}
		if scroll, scrolls := at.(*container.Scroll); scrolls {
			in = scroll
		}
		for _, child := range mirror.Children(at) {
			walk(child, in)
		}
	}
	for _, layer := range append(c.Overlays().List(), c.Content()) {
		walk(layer, nil)
	}
	return round
}

// Away is how far the middle of something lies under that of the scroll that it lies in; 0 where all of it is in sight.
func Away(o fyne.CanvasObject, in *container.Scroll) float32 {
	height := in.Size().Height
	middle := below(o, in) + o.Size().Height/2
	if margin := min(height/2, o.Size().Height/2+4); middle >= margin && middle <= height-margin {
		return 0
	}
	return middle - height/2
}

// below is how far something begins under the upper edge of another thing.
func below(o, in fyne.CanvasObject) float32 {
	driver := fyne.CurrentApp().Driver()
	return driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(in).Y
}
