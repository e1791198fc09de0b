package shelf_test

import (
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestWhereIs follows the list of what is where: each path in it leads somewhere, and one for all games in some of them. A
// small game has its register and its options in another file.
func TestWhereIs(t *testing.T) {
	text, err := os.ReadFile("../../../docs/architecture.md")
	require.NoError(t, err)
	_, list, found := strings.Cut(string(text), "## Where is …?")
	require.True(t, found)
	list, _, _ = strings.Cut(list, "\n## A game is declared")
	paths := regexp.MustCompile("`([a-z.]+/[^`]+)`").FindAllStringSubmatch(list, -1)
	require.Greater(t, len(paths), 20)
	for _, found := range paths {
		there := slices.ContainsFunc(shelf.Games(), func(game *rules.Game) bool {
			_, err := os.Stat(path.Join("../../..", strings.ReplaceAll(found[1], "GAME", folderOf(game))))
			return err == nil
		})
		require.True(t, there, found[1])
	}
}
