package joining_test

import (
	"flag"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/drive/stage"
	"tablekeeper/screens/frame/shell"
)

var pictures = flag.String("pictures", "", "the folder that the pictures of the README are written to")

// TestPictures takes the pictures of the README: how others join, and the page of a seat.
func TestPictures(t *testing.T) {
	folder := *pictures
	if folder == "" {
		folder = t.TempDir()
	}
	anna := apptest.New(t, 390, 844)
	anna.App.Choose(func(o *shell.Options) { o.Ground = "dark" })
	anna.Play("traders", 4)
	e := host(t, anna)
	ben := e.join("Ben")
	anna.App.Show()
	for name, tb := range map[string]*apptest.Table{"others-join-phone-dark": anna, "seat-phone-dark": ben} {
		require.NoError(t, stage.WritePicture(filepath.Join(folder, name+".png"), tb.Window.Canvas().Capture()))
	}
}
