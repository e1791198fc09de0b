//go:build browser

package browser

import (
	"io"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheFigureOfTheDownload fetches the app as a browser does that knows gzip, and compares its size with the page of figures. What
// brotli makes of it depends on the quality, and gzip is always asked for its best.
func TestTheFigureOfTheDownload(t *testing.T) {
	page, err := os.ReadFile("../../../docs/speed.md")
	require.NoError(t, err)
	figure := regexp.MustCompile(`\| Download, gzip at its best \| ([\d.]+) MB`).FindSubmatch(page)
	require.NotNil(t, figure)
	said, err := strconv.ParseFloat(string(figure[1]), 64)
	require.NoError(t, err)

	request, err := http.NewRequest(http.MethodGet, at(t, "localhost").address+"tablekeeper.wasm", nil)
	require.NoError(t, err)
	request.Header.Set("Accept-Encoding", "gzip") // it is not unpacked then
	answer, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	defer answer.Body.Close()
	require.Equal(t, "gzip", answer.Header.Get("Content-Encoding"))
	size, err := io.Copy(io.Discard, answer.Body)
	require.NoError(t, err)
	require.InEpsilon(t, said, float64(size)/1e6, 0.02, "docs/speed.md and what was built")
}
