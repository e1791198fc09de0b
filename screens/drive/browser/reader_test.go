//go:build browser

package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// find is the script that finds what a screen reader gets: the last element that is called so, or else the first whose
// name begins so. It is never told where anything lies.
const find = `(wanted, name) => {
	const all = [...document.querySelectorAll("#mirror " + wanted)];
	const called = element => element.ariaLabel ?? element.textContent;
	return all.findLast(element => called(element) === name) ?? all.find(element => called(element).startsWith(name));
}`

// pressing is the script that presses a button, if it is there and can be pressed.
func pressing(name string) string {
	return fmt.Sprintf(`(() => { const at = (%s)("button:enabled", %q); at?.click(); return at })()`, find, name)
}

// told is what the browser tells a screen reader of one thing on the page.
type told struct {
	Ignored           bool
	Role, Name, Value struct{ Value string }
	BackendDOMNodeID  int `json:"backendDOMNodeId"`
	Properties        []property
}

// property is what is told of one besides.
type property struct {
	Name  string
	Value struct{ Value any }
}

// tree is what the browser tells a screen reader of the whole page.
func (p *page) tree() ([]told, error) {
	var tree struct{ Nodes []told }
	err := p.order("Accessibility.getFullAXTree", nil, &tree)
	return slices.DeleteFunc(tree.Nodes, func(n told) bool { return n.Ignored }), err
}

// reach finds in the tree the last thing of a role that is called so, or else the first whose name begins so. What can't be worked
// does not count.
func (p *page) reach(role, name string) (found told, ok bool) {
	all, _ := p.tree() // tried again
	for _, n := range all {
		off := slices.ContainsFunc(n.Properties, func(p property) bool { return p.Name == "disabled" && p.Value.Value == true })
		switch {
		case n.Role.Value != role || off:
		case n.Name.Value == name, !ok && strings.HasPrefix(n.Name.Value, name):
			found, ok = n, true
		}
	}
	return found, ok
}

// works calls a function on a thing of the tree, which is its "this", and reports whether it returned true.
func (p *page) works(n told, function string) bool {
	var node struct{ Object struct{ ObjectID string } }
	var done struct{ Result struct{ Value bool } }
	return p.order("DOM.resolveNode", map[string]any{"backendNodeId": n.BackendDOMNodeID}, &node) == nil &&
		p.order("Runtime.callFunctionOn", map[string]any{
			"objectId": node.Object.ObjectID, "functionDeclaration": function, "returnByValue": true,
		}, &done) == nil && done.Result.Value
}

// press presses what a screen reader finds under a name, once it is there and can be pressed.
func (v *visit) press(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		require.NoError(t, stage.Await(timeout, "there is no button "+name, func() bool {
			n, ok := v.reach("button", name)
			if !ok {
				v.soon(fmt.Sprintf(`(%s)("button:enabled", %q)`, find, name), lostAfter/10) // the whole tree again and again would keep the page from it
			}
			return ok && v.works(n, `function () { setTimeout(() => this.click()); return true }`) // what it does may take longer than an answer is waited for
		}), "there are %s", v.lines())
	}
}

// fill writes into the field that a screen reader finds under a name, in place of what is there.
func (v *visit) fill(t *testing.T, name, text string) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, text+" is not written into "+name, func() bool {
		n, ok := v.reach("textbox", name)
		if !ok || !v.works(n, `function () { this.focus(); this.select(); return document.activeElement === this }`) ||
			v.order("Input.insertText", map[string]any{"text": text}, nil) != nil {
			return false
		}
		return stage.Await(stage.LostAfter, "the field was drawn anew meanwhile", func() bool {
			n, ok := v.reach("textbox", name)
			return ok && n.Value.Value == text
		}) == nil
	}), "there are %s", v.lines())
}

// lines are all that is read.
func (v *visit) lines() string {
	var all string
	_ = v.script(`[...document.querySelectorAll("#mirror [data-node]")].map(e => e.localName + " " + (e.ariaLabel ?? e.textContent)).join("\n")`, &all)
	return all
}

// heard waits until something is said aloud.
func (v *visit) heard(t *testing.T, words string) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, words+" is not said", func() bool {
		return v.is(fmt.Sprintf(`document.getElementById("aloud").textContent.includes(%q)`, words))
	}), "%s", v.lines())
}

// byScreenReader begins a match of Raid Trade by the elements of the page alone, types a name, answers a question, and goes through the
// page by the Tab key until it is left.
func (v *visit) byScreenReader(t *testing.T) {
	require.NoError(t, stage.Await(timeout, "nothing is read", func() bool { return v.is(`document.querySelector("#mirror h1")`) }))
	v.leaves(t)
	v.press(t, "Raid Trade", "Play with the referee", "Seat A: Player A")
	v.fill(t, "Name of Seat A", "Zoë")
	v.press(t, "Start the match", "We rolled. 4")
	v.heard(t, "Played: Zoë rolls 4")
	v.press(t, "We rolled. 2")
	v.heard(t, "Played: ")
	require.NoError(t, stage.Await(timeout, "nothing was played", func() bool { return len(v.moves(t)) == 2 }))
	v.press(t, pulledUp, "Not now", "Advance. A level costs")
	v.heard(t, "Not allowed")
	v.press(t, "Back", "Not now", "Close the sheet", "End the turn")
	require.NoError(t, stage.Await(timeout, "nothing was played", func() bool { return len(v.moves(t)) == 3 }))
	v.press(t, "Undo: ")
	v.heard(t, "Undone: ")
	require.Equal(t, []string{"roll 4", "roll 2"}, v.moves(t))
	require.Equal(t, "Zoë", v.raid(t).Table().Seats()[0])
	v.named(t)
}

// leaves goes through the page by the Tab key, to each element once, then out of the page, and back.
func (v *visit) leaves(t *testing.T) {
	t.Helper()
	var many int
	require.NoError(t, v.script(`document.querySelectorAll("#mirror :is(button, input, textarea):enabled").length`, &many))
	require.Positive(t, many)
	const at = `document.activeElement.closest("#mirror") && document.activeElement.dataset.node`
	passed := func(held ...int) string {
		t.Helper()
		var node string
		require.NoError(t, v.key("Tab", 9, held...))
		require.NoError(t, v.script(at, &node))
		require.NotEmpty(t, node, v.lines())
		return node
	}
	var there []string
	for range many {
		there = append(there, passed())
	}
	require.NoError(t, v.key("Tab", 9))
	require.False(t, v.is(`document.activeElement.closest("#mirror")`), "the page is not left")
	for _, node := range slices.Backward(there) { // before the first the browser goes on with the last, where it shows no address
		require.Equal(t, node, passed(shift))
	}
}

// named looks for what the browser tells a screen reader, by its own tree: everything that can be worked has a name.
func (v *visit) named(t *testing.T) {
	t.Helper()
	all, err := v.tree()
	require.NoError(t, err)
	roles := map[string]int{}
	for _, n := range all {
		roles[n.Role.Value]++
		switch n.Role.Value {
		case "button", "textbox", "slider", "heading", "dialog":
			require.NotEmpty(t, n.Name.Value, "%v", n)
		}
	}
	t.Logf("%s: %v", v.Name, roles)
	require.Positive(t, roles["heading"])
	require.Positive(t, roles["button"])
}

// typeMove types a move into the field for moves, and presses Enter until the app has read and played it: then the field is
// empty, or gone with the game's end.
func (v *visit) typeMove(t *testing.T, line string) {
	t.Helper()
	v.fill(t, "Type a move", line)
	words := strings.Fields(line)
	v.soon(key(words[len(words)-1]), lostAfter) // the app has read it: Enter doesn't come before the line
	looks := 0
	require.NoError(t, stage.Await(timeout, line+" is not played", func() bool {
		if n, ok := v.reach("textbox", "Type a move"); !ok || n.Value.Value == "" {
			return looks > 0 // before Enter the field is only being drawn anew
		}
		if looks++; looks%4 == 1 {
			require.NoError(t, v.key("Enter", 13))
		}
		return false
	}), "%s", v.lines())
}
