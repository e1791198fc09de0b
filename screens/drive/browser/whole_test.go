//go:build browser

package browser

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// wholeRaid is a match of Raid Trade to its end.
//
//go:embed testdata/raid.table
var wholeRaid []byte

// byButtons is how many moves of it are played by buttons; the others are typed into the field for moves, which takes less time.
const byButtons = 16

// TestAWholeMatchByAScreenReader plays a match of Raid Trade to its end by what a screen reader finds, and never by a place.
func TestAWholeMatchByAScreenReader(t *testing.T) { byEach(t, aWholeMatch) }

func aWholeMatch(t *testing.T, c *chromium, s *server) {
	transcript, err := rules.ReadTranscript(wholeRaid)
	require.NoError(t, err)
	table, err := raidtrade.Game().Open(transcript, nil)
	require.NoError(t, err)
	v := come(t, c, s.address, "whole", raidOptions, false)
	v.press(t, "Raid Trade", "Play with the referee", "Start the match")
	for i, move := range transcript.Moves {
		act, err := table.Read(move.Text)
		require.NoError(t, err)
		if i < byButtons {
			v.choose(t, table, act, i)
		} else {
			v.typeMove(t, move.Text, i)
		}
		require.Empty(t, table.Play(act))
	}
	require.True(t, table.Over())
	v.heard(t, "Player A")
	match := v.raid(t)
	require.True(t, match.Table().Over())
	require.Equal(t, string(table.State()), string(match.Table().State()))
	require.NoError(t, v.keep(*pictures, "over"))
	v.named(t)
}

// choose presses the verb of a move, its words where they are asked for, and what plays it, until it stands as one more.
func (v *visit) choose(t *testing.T, table rules.Table, act rules.Act, before int) {
	t.Helper()
	var steps []string
	for _, form := range table.Forms() {
		if form.Verb != act.Verb {
			continue
		}
		steps = []string{strings.ReplaceAll(strings.ToUpper(form.Name[:1])+form.Name[1:], "-", " ") + ". "}
		for i, word := range form.Words {
			steps = append(steps, word.Title(act.Words[i], table.Seats()))
		}
	}
	const play = "Play this move"
	require.NoError(t, stage.Await(timeout, "it is not played", func() bool {
		switch {
		case v.entered(t) > before:
			return true
		case len(steps) > 1 && v.is(beside(steps[0], steps[1])):
			steps = steps[2:]
		case len(steps) > 0 && v.is(pressing(steps[0])):
			steps = steps[1:]
		case v.is(pressing(play)):
			steps = nil
		}
		return false
	}), "%v of %s\n%s", steps, table.Notation(act), v.lines())
}

// beside is a script that presses a word that stands beside its verb, if it does.
func beside(verb, word string) string {
	return fmt.Sprintf(`(() => {
		const at = [...(%s)("div", %q)?.querySelectorAll("button:enabled") ?? []].find(button => button.textContent === %q);
		at?.click();
		return at;
	})()`, find, verb, word)
}

// pressing is a script that presses a button by its name, if there is one.
func pressing(name string) string {
	return fmt.Sprintf(`(() => { const at = (%s)("button:enabled", %q); at?.click(); return at })()`, find, name)
}

// typeMove types a move into the field for moves.
func (v *visit) typeMove(t *testing.T, line string, before int) {
	t.Helper()
	v.fill(t, "Type a move", line)
	require.NoError(t, v.key("Enter", 13))
	empty := fmt.Sprintf(`(%s)("input", "Type a move")?.value === ""`, find)
	require.NoError(t, stage.Await(timeout, line+" is not played", func() bool { return v.entered(t) > before && v.is(empty) }), "%s", v.lines())
}

// entered counts the moves that people entered into the only match that the page keeps.
func (v *visit) entered(t *testing.T) int {
	t.Helper()
	store, err := v.kept()
	require.NoError(t, err)
	names, err := store.List()
	require.NoError(t, err)
	count := 0
	for _, name := range names {
		if !strings.HasSuffix(name, ".match") {
			continue
		}
		data, err := store.Read(name)
		require.NoError(t, err)
		records, _ := journal.Parse(data)
		for _, r := range records {
			if r.Kind == 'm' { // see companion/matches
				count++
			}
		}
	}
	return count
}
