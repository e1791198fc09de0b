//go:build browser

package browser

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestLettersAsLargeAsTheBrowsers comes for the first time with a browser, or on a system, whose letters are larger than
// usual.
func TestLettersAsLargeAsTheBrowsers(t *testing.T) { fromAfar(t, asLarge) }

func asLarge(t *testing.T, c *chromium, s *server) {
	for name, order := range map[string]struct {
		method string
		params map[string]any
	}{
		"browser": {"Page.setFontSizes", map[string]any{"fontSizes": map[string]any{"standard": 24}}},
		"system":  {"Emulation.setEmulatedOSTextScale", map[string]any{"scale": 1.5}},
	} {
		p, err := c.open(s.address+"manifest.webmanifest", phoneSize, true)
		require.NoError(t, err)
		require.NoError(t, p.order(order.method, order.params, nil))
		require.NoError(t, stage.Await(timeout, "the server's page", func() bool {
			return p.is(`localStorage.setItem("tablekeeper-warned", "yes"), location.href = "./", true`)
		}))
		require.NoError(t, p.ready())
		kept, err := p.kept()
		require.NoError(t, err)
		require.NoError(t, kept.Write("options.json", []byte(`{"text": 1.5, "ground": "light"}`)))
		v := p.visit("letters")
		v.beside(kept, "")
		require.NoError(t, v.Alike(), name)
		require.NoError(t, v.save(*pictures, name))
		v.unharmed(t)
		require.NoError(t, p.order("Page.close", nil, nil))
	}
}
