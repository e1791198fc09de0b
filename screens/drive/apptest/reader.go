package apptest

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/mirror"
	"tablekeeper/screens/widgets/parts/audit"
)

// Reader is somebody who works the app by a screen reader: it knows what package mirror tells, and nothing else.
type Reader struct {
	Said   []string // aloud, in its order
	tb     *Table
	mirror *mirror.Mirror
	nodes  map[int]*mirror.Node
}

// Reader begins to read.
func (tb *Table) Reader() *Reader {
	return &Reader{tb: tb, mirror: mirror.New(tb.Window.Canvas()), nodes: map[int]*mirror.Node{}}
}

// Read gives what is there now, in the order in which it is read, with what has changed taken over as a browser does.
func (r *Reader) Read() []*mirror.Node {
	change, _ := r.mirror.Look()
	for _, n := range change.Nodes {
		r.nodes[n.ID] = n
	}
	for _, id := range change.Gone {
		delete(r.nodes, id)
	}
	r.Said = append(r.Said, change.Say...)
	return r.under(mirror.Root)
}

// under are a node and all that it holds.
func (r *Reader) under(id int) []*mirror.Node {
	n := r.nodes[id]
	require.NotNil(r.tb.T, n, "node %d was never told", id)
	all := []*mirror.Node{n}
	for _, part := range n.Parts {
		all = append(all, r.under(part)...)
	}
	return all
}

// Find is the last node of a role with a label, or the first whose label begins so; nil where there is none.
func (r *Reader) Find(role mirror.Role, label string) *mirror.Node {
	return find(r.Read(), role, label)
}

func find(nodes []*mirror.Node, role mirror.Role, label string) *mirror.Node {
	var begins *mirror.Node
	for _, n := range slices.Backward(nodes) {
		switch {
		case n.Role != role:
		case n.Label == label:
			return n
		case strings.HasPrefix(n.Label, label):
			begins = n
		}
	}
	return begins
}

// Press presses a button.
func (r *Reader) Press(label string) {
	r.tb.T.Helper()
	n := r.Find(mirror.Button, label)
	require.NotNil(r.tb.T, n, "no button %q; there are %q", label, r.Lines())
	require.False(r.tb.T, n.Off, "%q can't be pressed", label)
	r.mirror.Press(n.ID)
}

// PressIn presses a button in a group whose label begins so.
func (r *Reader) PressIn(group, label string) {
	r.tb.T.Helper()
	in := r.Find(mirror.Group, group)
	require.NotNil(r.tb.T, in, "no group %q; there are %q", group, r.Lines())
	n := find(r.under(in.ID), mirror.Button, label)
	require.NotNil(r.tb.T, n, "no button %q in %q", label, in.Label)
	r.mirror.Press(n.ID)
}

// Write writes into a field.
func (r *Reader) Write(label, text string) {
	r.tb.T.Helper()
	n := r.Find(mirror.Field, label)
	require.NotNil(r.tb.T, n, "no field %q; there are %q", label, r.Lines())
	r.mirror.Focus(n.ID)
	r.mirror.Write(n.ID, text, len([]rune(text)))
}

// Slide moves a slider.
func (r *Reader) Slide(label string, to int) {
	r.tb.T.Helper()
	n := r.Find(mirror.Slider, label)
	require.NotNil(r.tb.T, n, "no slider %q; there are %q", label, r.Lines())
	r.mirror.Slide(n.ID, fmt.Sprint(to))
}

// Lines are all that is read, for messages.
func (r *Reader) Lines() []string {
	var lines []string
	for _, n := range r.Read() {
		if n.Label != "" {
			lines = append(lines, string(n.Role)+": "+n.Label)
		}
	}
	return lines
}

// Unread is what is wrong with what a screen reader gets of the window: no heading, buttons and fields without a label, and
// what can be tapped but isn't there.
func (tb *Table) Unread() []string {
	nodes, wrong := tb.Reader().Read(), []string{}
	names, heads := map[string]bool{}, 0
	for _, n := range nodes {
		switch n.Role {
		case mirror.Heading:
			heads++
		case mirror.Button, mirror.Field, mirror.Slider:
			names[n.Label] = true
			if n.Label == "" {
				wrong = append(wrong, fmt.Sprintf("a %s at %v has no label", n.Role, n.Box))
			}
		}
	}
	if heads == 0 {
		wrong = append(wrong, "there is no heading")
	}
	for _, label := range tb.tappable() {
		if !names[label] {
			wrong = append(wrong, fmt.Sprintf("%q can be tapped and is not read", label))
		}
	}
	return wrong
}

// tappable are the labels of the buttons of the uppermost layer.
func (tb *Table) tappable() []string {
	on := tb.Window.Canvas().Content()
	if top := tb.Window.Canvas().Overlays().Top(); top != nil {
		on = top
	}
	var labels []string
	for _, o := range audit.Shown(on) {
		a, ok := o.(fyne.Accessible)
		if _, taps := o.(fyne.Tappable); !ok || !taps || a.AccessibilityRole() != fyne.AccessibleRoleButton {
			continue
		}
		if _, slides := o.(interface{ SlideTo(int) }); !slides {
			labels = append(labels, a.AccessibilityLabel())
		}
	}
	return labels
}
