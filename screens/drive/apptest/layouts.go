package apptest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts/audit"
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

// Examine examines situations in the settings of this device, and on a phone in the pseudo-translation: nothing is cut off there
// either, no sentence of the screens escaped the translation, and what else is English only falls.
func Examine(t *testing.T, situations []Situation) {
	t.Helper()
	countPages(t, situations)
	for _, is := range settings(fyne.CurrentDevice().IsMobile()) {
		t.Run(fmt.Sprintf("%vx%v %s %v", is.window.Width, is.window.Height, shell.Grounds[is.ground], is.text), func(t *testing.T) {
			for _, s := range situations {
				t.Run(s.Name, func(t *testing.T) {
					tb := is.open(t)
					s.Reach(tb)
					assert.Empty(t, tb.Faults())
					assert.Empty(t, tb.Unread())
					assert.Empty(t, tb.Restless())
					assert.Empty(t, tb.LeftOver())
				})
			}
		})
	}
	if fyne.CurrentDevice().IsMobile() {
		return
	}
	t.Run("in another language", func(t *testing.T) {
		english := map[string]bool{}
		for _, s := range situations {
			t.Run(s.Name, func(t *testing.T) {
				tb := setting{window: windows[0], text: 1, pseudo: true}.open(t)
				s.Reach(tb)
				assert.Empty(t, tb.Faults())
				assert.Empty(t, tb.Untranslated(english))
			})
		}
		holdCount(t, "english", slices.Sorted(maps.Keys(english)))
	})
}

// countPages holds how many pages a test lays out a setting to its ceiling: each costs time on every run.
func countPages(t *testing.T, situations []Situation) {
	t.Helper()
	names := make([]string, len(situations))
	for i, s := range situations {
		names[i] = s.Name
	}
	holdCount(t, "pages", names)
}

// Lettered opens the app in a window where its text is so many times as large as usual.
func Lettered(t *testing.T, width, height, text float32) *Table {
	return setting{window: fyne.NewSize(width, height), ground: look.Dark, text: text}.open(t)
}

// setting is what a state is examined in.
type setting struct {
	window fyne.Size
	ground look.Variant
	text   float32 // size of the text
	pseudo bool    // in the pseudo-translation
}

// open opens the app in a window of the setting, on a device that has kept its options and nothing else.
func (s setting) open(t *testing.T) *Table {
	t.Helper()
	store, options := journal.Memory(), shell.StandardPreferences(1)
	options.Ground, options.Text = shell.Grounds[s.ground], s.text
	require.NoError(t, options.Keep(journal.NewWholes(store)))
	tb := table(t, store, Clock())
	tb.Pseudo = s.pseudo
	tb.StartApp(s.window.Width, s.window.Height)
	return tb
}

var (
	standing, lying    = fyne.NewSize(390, 844), fyne.NewSize(844, 390)
	oneColumn, columns = fyne.NewSize(1024, 768), fyne.NewSize(1280, 800)

	windows = []fyne.Size{standing, lying, oneColumn, columns, {Width: 768, Height: 1024}}
	grounds = []look.Variant{look.Dark, look.Light}
	texts   = []float32{1, 1.25, 1.5}

	// Each class of window comes once on a desktop, and those of phones once more on a phone; of grounds and letters those that differ most.
	onDesktop = []setting{
		{window: standing, ground: look.Dark, text: 1},
		{window: lying, ground: look.Light, text: 1.5},
		{window: oneColumn, ground: look.Light, text: 1.5},
		{window: columns, ground: look.Dark, text: 1},
	}
	onPhone = []setting{{window: standing, ground: look.Light, text: 1.5}, {window: lying, ground: look.Dark, text: 1}}
)

// soak says that situations are examined in all settings, with the build tag soak.
var soak bool

// settings are those in which a device is examined.
func settings(mobile bool) []setting {
	switch {
	case soak:
		return pairwise(mobile)
	case mobile:
		return onPhone
	}
	return onDesktop
}

// pairwise are all that differ on a device: on a desktop and on a phone together, any two of the window, the ground, the size of the text
// and the device meet. Each window comes on each device.
func pairwise(mobile bool) []setting {
	var all []setting
	for w, window := range windows {
		for t, text := range texts {
			if ((w+t)%2 == 1) == mobile {
				all = append(all, setting{window: window, ground: grounds[(w/2+t)%2], text: text})
			}
		}
	}
	return all
}

// small are the windows of the smallest phones.
var small = []fyne.Size{{Width: 320, Height: 568}, {Width: 360, Height: 560}, {Width: 360, Height: 640}, {Width: 390, Height: 664}}

// ExamineSmall examines situations on the smallest phones: with letters as large as usual and twice as large on the smallest of all, and
// one and a half times as large on each.
func ExamineSmall(t *testing.T, situations []Situation) {
	t.Helper()
	countPages(t, situations)
	for i, window := range small {
		letters := []float32{1.5}
		if i == 0 {
			letters = []float32{1, 1.5, 2}
		}
		for _, letters := range letters {
			t.Run(fmt.Sprintf("%vx%v %v", window.Width, window.Height, letters), func(t *testing.T) {
				for _, s := range situations {
					t.Run(s.Name, func(t *testing.T) {
						tb := table(t, journal.Memory(), Clock())
						tb.Letters = letters
						tb.StartApp(window.Width, window.Height)
						s.Reach(tb)
						assert.Empty(t, tb.Faults())
						assert.Empty(t, tb.LeftOver())
					})
				}
			})
		}
	}
}
