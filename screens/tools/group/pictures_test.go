package group_test

import (
	"flag"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
	"tablekeeper/screens/frame/shell"
)

var pictures = flag.String("pictures", "", "the folder that the picture of the tour is written to")

// TestPictures takes the tour's picture of the group.
func TestPictures(t *testing.T) {
	folder := *pictures
	if folder == "" {
		folder = t.TempDir()
	}
	tb := played(t, 390, 844, 30)
	tb.App.Choose(func(o *shell.Options) { o.Ground = "dark" })
	tb.App.Open(shell.Route{Page: shell.GroupPage})
	require.NoError(t, stage.WritePicture(filepath.Join(folder, "tour-group.png"), tb.Window.Canvas().Capture()))
}
