package apptest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts/audit"
	"tablekeeper/screens/shell"
)

// Situation is a state of a page, and how it is reached. It has no type of its own, so that lists of it need no names of fields.
type Situation = struct {
	Name  string
	Reach func(tb *Table)
}

// Some are those with these names.
func Some(list []Situation, names ...string) []Situation {
	return slices.DeleteFunc(slices.Clone(list), func(s Situation) bool { return !slices.Contains(names, s.Name) })
}

// Faults are what the audit finds, but that an announcement lies over the lower half of the page: it has to.
func (tb *Table) Faults() []audit.Finding {
	return slices.DeleteFunc(audit.Canvas(tb.Window.Canvas()), func(f audit.Finding) bool {
		return f.Kind == "overlap" && strings.Contains(f.Detail, "parts.EventCard")
	})
}

// Examine examines situations in the settings of this device.
func Examine(t *testing.T, situations []Situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.Name, func(t *testing.T) {
			for _, is := range settings(fyne.CurrentDevice().IsMobile(), testing.Short()) {
				tb := New(t, is.window.Width, is.window.Height)
				tb.App.Choose(func(p *shell.Options) { p.Ground, p.Text = shell.Grounds[is.ground], is.text })
				s.Reach(tb)
				assert.Empty(t, tb.Faults(), fmt.Sprintf("%v %s %v", is.window, shell.Grounds[is.ground], is.text))
			}
		})
	}
}

// setting is what a state is examined in.
type setting struct {
	window fyne.Size
	ground look.Variant
	text   float32 // size of the text
}

var (
	windows = []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}}
	grounds = []look.Variant{look.Dark, look.Light}
	texts   = []float32{1, 1.25, 1.5}
)

// settings are those of a device: on a desktop and on a phone together, any two of the window, the ground, the size of
// the text and the device meet. Each window comes on each device; with -short it comes once.
func settings(mobile, short bool) []setting {
	var all []setting
	for w, window := range windows {
		first := len(all)
		for t, text := range texts {
			if ((w+t)%2 == 1) == mobile && (!short || len(all) == first) {
				all = append(all, setting{window, grounds[(w/2+t)%2], text})
			}
		}
	}
	return all
}
