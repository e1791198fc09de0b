//go:build browser

package browser

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// axe is axe-core 4.14.1 (https://github.com/dequelabs/axe-core), as it is published.
//
//go:embed testdata/axe.min.js
var axe string

// violation is a rule of axe that elements of the page break.
type violation struct {
	ID, Impact, Help string
	Nodes            []struct{ HTML, FailureSummary string }
}

func (a violation) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s): %s", a.ID, a.Impact, a.Help)
	for _, n := range a.Nodes {
		fmt.Fprintf(&b, "\n  %s\n    %s", n.HTML, n.FailureSummary)
	}
	return b.String()
}

// byAxe looks at pages of all kinds as axe does, which finds what keeps people with assistive technology from using a page.
func (v *visit) byAxe(t *testing.T) {
	require.NoError(t, v.script(axe+";0", nil))
	passed := 0
	look := func(words string) {
		t.Helper()
		v.reads(t, words)
		passed += v.violates(t, words)
	}
	look("Traders")
	v.press(t, "Options")
	look("Reduced motion")
	v.press(t, "Back", "Timer")
	look("Start the timer")
	v.press(t, "Back", "Raid Trade")
	look("Play with the referee")
	v.press(t, "Ask a rule")
	look("Ask in your own words")
	v.press(t, "Back", "Play with the referee")
	look("Start the match")
	v.press(t, "Start the match")
	look("Roll: the higher begins.")
	v.press(t, pulledUp)
	look("Type a move")
	v.press(t, "Not now", "Advance. ")
	look("Not allowed")
	v.press(t, "Back", "Log")
	look("Nothing has been played yet.")
	v.press(t, "Moves")
	v.typeMove(t, "Player A: roll 4")
	v.press(t, pulledUp, "Log")
	look("Player A rolls 4")
	v.press(t, "Back", "Rules")
	look("Setup. 4. Closed")
	v.press(t, "Setup. ")
	look("RD-1.1")
	v.press(t, "Back", "Cards and dice. ")
	look("Roll")
	v.press(t, "Back", "Back", "Matches")
	look("From the clipboard")
	v.press(t, "Back", "Join a table")
	look("Address")
	v.press(t, "Back", "Traders", "Cards and dice. ")
	look("Draw")
	require.Positive(t, passed)
	t.Logf("%d rules were kept", passed)
}

// violates has axe look at the page, and gives how many of its rules are kept. None may be broken.
func (v *visit) violates(t *testing.T, page string) (passes int) {
	t.Helper()
	var found struct {
		Violations []violation
		Passes     int
	}
	var raw string
	require.NoError(t, v.script(`axe.run(document, {resultTypes: ["violations"]}).then(r => JSON.stringify({violations: r.violations, passes: r.passes.length}))`, &raw))
	require.NoError(t, json.Unmarshal([]byte(raw), &found))
	require.Empty(t, found.Violations, "%s:\n%s", page, v.lines())
	return found.Passes
}
