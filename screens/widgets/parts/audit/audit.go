// Package audit walks what a canvas shows and reports what people could not read or could not hit. It is for the layout
// tests of all screens and needs Fyne's test driver:
//
//	for _, finding := range audit.Canvas(window.Canvas()) {
//		t.Error(finding)
//	}
package audit

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
)

// Kind is what is wrong.
type Kind string

// The kinds of findings.
const (
	Overlap     Kind = "overlap"      // two texts, or two things to tap, or a text and a thing to tap, lie on each other
	CutOff      Kind = "cut off"      // a text or a widget has less room than it needs
	Outside     Kind = "outside"      // a text or a thing to tap leaves the canvas, or the content of its scroll
	SmallTarget Kind = "small target" // a thing to tap is lower or narrower than look.TapTarget
	NearTarget  Kind = "near target"  // two things to tap are nearer than look.Grid
	Contrast    Kind = "contrast"     // a text stands out by less than look.TextContrast from what lies beneath it
	NoLabel     Kind = "no label"     // a thing to tap or to focus says nothing to a screen reader
)

// Finding is one thing that is wrong.
type Finding struct {
	Kind   Kind
	Path   string // the widgets from the canvas down to the one that is meant
	Detail string // the numbers
}

// String is the finding in one line.
func (f Finding) String() string { return fmt.Sprintf("%s: %s: %s", f.Kind, f.Path, f.Detail) }

// slack is what rounding may cost, in device-independent pixels: the painter rounds widths of letters up.
const slack = 1

// Canvas examines what a canvas shows: the topmost overlay if there is one, else the content. A scroll, and a
// widget that scrolls its own content, is examined as if all of its content were seen. What lies wholly beneath an opaque surface is not seen, so it is left out. A canvas
// without faults gives no findings.
func Canvas(c fyne.Canvas) []Finding {
	root := c.Content()
	if top := c.Overlays().Top(); top != nil {
		root = top
	}
	theme, variant := fyne.CurrentApp().Settings().Theme(), fyne.CurrentApp().Settings().ThemeVariant()
	w := &walk{target: theme.Size(look.TapTarget), apart: theme.Size(look.Grid), ground: theme.Color(look.Ground, variant)}
	area := box{right: c.Size().Width, bottom: c.Size().Height}
	w.visit(root, node{parent: -1, region: 0, limits: area, clip: area}, fyne.Position{})
	w.cover()

	var findings []Finding
	for _, check := range []func() []Finding{w.cutOff, w.outside, w.overlaps, w.targets, w.contrasts, w.labels} {
		findings = append(findings, check()...)
	}
	return findings
}
