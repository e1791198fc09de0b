package serve

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheManifestHasScreenshots: a browser shows them before it installs the app, on a phone the narrow ones and on a desktop the
// wide ones. They are of the size that is told, and those of the README.
func TestTheManifestHasScreenshots(t *testing.T) {
	var manifest struct {
		Screenshots []struct {
			Src, Sizes, Label string
			Form              string `json:"form_factor"`
		}
	}
	site := newSite(t)
	require.NoError(t, json.Unmarshal([]byte(body(t, ask(site, "GET", "/manifest.webmanifest"))), &manifest))
	from := map[string]string{"narrow": "timer-50-phone-dark.png", "wide": "raid-trade-tablet-light.png"}
	require.Len(t, manifest.Screenshots, len(from))
	for _, shot := range manifest.Screenshots {
		picture := body(t, ask(site, "GET", "/"+shot.Src))
		size, err := png.DecodeConfig(bytes.NewReader([]byte(picture)))
		require.NoError(t, err, shot.Src)
		require.Equal(t, shot.Sizes, fmt.Sprintf("%dx%d", size.Width, size.Height))
		require.NotEmpty(t, shot.Label)
		taken, err := os.ReadFile("../../../.ci/pictures/" + from[shot.Form])
		require.NoError(t, err)
		require.True(t, string(taken) == picture, "%s is stale: .ci/screenshots takes it", shot.Src)
	}
}
