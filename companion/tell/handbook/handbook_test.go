package handbook

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// update has the examples and the generated parts of the pages written anew:
// go test ./companion/tell/handbook -update.
var update = flag.Bool("update", false, "write the examples and the pages anew")

const pages = "../../../docs/rules"

// TestPages makes sure that the examples and the pages in docs/rules say what the
// registers, the rulebooks and the referee say.
func TestPages(t *testing.T) {
	examples := map[string]map[string]Shown{}
	for _, game := range shelf.Games() {
		examples[game.Key] = shownBy(t, game)
		h, err := with(game, examples[game.Key])
		require.NoError(t, err)
		same(t, filepath.Join(pages, game.Key+".md"), h.page(t))
	}
	notation(t, verbsPart(t, examples))
	text, err := json.MarshalIndent(examples, "", " ")
	require.NoError(t, err)
	same(t, "examples.json", string(text)+"\n")
}

// notation makes sure that the page of the notation has all verbs of all games.
func notation(t *testing.T, verbs string) {
	t.Helper()
	const page, begins = "../../../docs/notation.md", partBegins + "verbs" + markEnds
	kept, err := os.ReadFile(page)
	require.NoError(t, err)
	before, rest, found := strings.Cut(string(kept), begins)
	_, after, ended := strings.Cut(rest, partEnds)
	require.True(t, found && ended, "%s has no table of verbs", page)
	same(t, page, before+begins+"\n\n"+verbs+"\n"+partEnds+after)
}

// verbsPart is the table of all verbs of all games.
func verbsPart(t *testing.T, examples map[string]map[string]Shown) string {
	t.Helper()
	text := "| Game | Move | What it does |\n|---|---|---|\n"
	for _, game := range shelf.Games() {
		h, err := with(game, examples[game.Key])
		require.NoError(t, err)
		for _, v := range h.Verbs {
			text += fmt.Sprintf("| [%s](rules/%s.md) | %s | %s |\n", game.Title, game.Key, code(written(v)), v.Help)
		}
	}
	return text
}

// page writes the page of a game anew and makes sure that it has everything once.
func (h *Handbook) page(t *testing.T) string {
	want := h.parts()
	kept, err := os.ReadFile(filepath.Join(pages, h.Game.Key+".md"))
	if *update && errors.Is(err, fs.ErrNotExist) {
		kept, err = []byte(h.blank(want)), nil
	}
	require.NoError(t, err, "go test ./companion/tell/handbook -run TestPages -update writes the page of a new game")
	text, parts, err := h.filled(string(kept))
	require.NoError(t, err, h.Game.Key)
	require.ElementsMatch(t, want, parts, "the generated parts of %s", h.Game.Key)
	return text
}

// parts names the generated parts of a page.
func (h *Handbook) parts() []string {
	list := []string{"options", "position", "steps", "moves"}
	for _, r := range h.Rules {
		if part := "rules " + chapterOf(r.ID); !slices.Contains(list, part) {
			list = append(list, part)
		}
	}
	return list
}

// blank is the page of a new game, with all generated parts and what the register knows of the game.
func (h *Handbook) blank(parts []string) string {
	text := "# " + h.Game.Title + "\n\nGame word `" + h.Game.Key + "`.\n\n## 1. The game\n\n" + h.Game.Tagline + "\n"
	for i, part := range parts {
		// A page that names a rule must have it, so a chapter is called by its number.
		title, chapter, _ := strings.Cut(part, "-")
		if chapter != "" {
			title = "Rules " + chapter
		} else if title == "rules GEN" {
			title = "Rules of all games"
		}
		text += fmt.Sprintf("\n## %d. %s\n\n%s%s%s\n%s\n", i+2, strings.ToUpper(title[:1])+title[1:], partBegins, part, markEnds, partEnds)
	}
	return text
}

// same makes sure that a file holds a text, or writes it there.
func same(t *testing.T, file, text string) {
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
		return
	}
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, text, string(kept), "%s is stale: go test ./companion/tell/handbook -update", file)
}

// TestEveryRule prints every rule of every game with what the register says of it.
func TestEveryRule(t *testing.T) {
	for _, game := range shelf.Games() {
		h, err := Of(game)
		require.NoError(t, err)
		whole := h.String()
		for _, r := range game.Rules() {
			kept, found := h.Rule(r.ID)
			require.True(t, found, r.ID)
			text := h.Text(kept)
			require.Contains(t, text, r.Text)
			require.Contains(t, text, "Source: "+r.Source)
			require.Contains(t, whole, r.Text)
			if len(kept.Forms) > 0 && !*update { // what is written anew is compiled in the next time
				require.True(t, kept.Legal != nil || kept.Illegal != nil, "%s has no example", r.ID)
			}
		}
	}
}

// TestFilledPage writes what stands between the marks and nothing else.
func TestFilledPage(t *testing.T) {
	game, _ := shelf.Find("rising-tides")
	h, err := with(game, nil)
	require.NoError(t, err)
	text, parts, err := h.filled("Before.\n<!-- generated: rules RT-6 -->stale<!-- end -->\nAfter.\n")
	require.NoError(t, err)
	require.Equal(t, []string{"rules RT-6"}, parts)
	require.Contains(t, text, "Before.\n<!-- generated: rules RT-6 -->\n\n#### <a id=\"rt-6.1.1\"></a>RT-6.1.1\n")
	require.NotContains(t, text, "stale")
	require.Regexp(t, `\n<!-- end -->\nAfter.\n$`, text)
	for _, wrong := range []string{
		"<!-- generated: rules RT-6 -->", "<!-- generated: rules RT-66 --><!-- end -->", "<!-- generated: cards --><!-- end -->",
	} {
		_, _, err := h.filled(wrong)
		require.Error(t, err, wrong)
	}
}
