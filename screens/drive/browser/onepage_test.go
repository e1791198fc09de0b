//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestOnePageServesMany does one thing after the other on one page, from Home each time, for a start takes as long as many of them. What
// leaves the page as no other wants it comes last.
func TestOnePageServesMany(t *testing.T) {
	v := come(t, newBrowser(t), at(t, network).address, "page", `{"length": "own", "minutes": 30, "chance": 0, "ground": "dark"}`, false)
	for _, part := range []struct {
		name string
		test func(t *testing.T)
	}{
		{"back and forward", v.backAndForward},
		{"keys left to the browser", v.leavesKeys},
		{"axe", v.byAxe},
		{"screen reader", v.byScreenReader},
		{"long work", v.longWork},
		{"many scripts", v.manyScripts},
		{"letters", v.keysOfLetters},
	} {
		v.Name = part.name
		if !t.Run(part.name, func(t *testing.T) {
			v.home(t)
			part.test(t)
		}) {
			return // the page is wherever that left it
		}
	}
}

// home goes back until Home is there.
func (v *visit) home(t *testing.T) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, "Home doesn't come", func() bool {
		if strings.Contains(v.lines(), "h1 Tablekeeper") {
			return true
		}
		_ = v.is("Boolean(" + pressing("Back") + ")") // not yet there, or gone with the page that it was on
		_ = v.script(settled, nil)
		return false
	}), "%s", v.lines())
}

// settled waits until the page has drawn what was done before.
const settled = `new Promise(done => tablekeeperSettle(() => tablekeeperSettle(done)))`
