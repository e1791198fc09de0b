//go:build browser && soak

package browser

import (
	"bytes"
	"fmt"
	"image/color"
	"image/png"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// showsWork reports whether a picture that the browser drew shows the sign that the app is at work.
func (p *page) showsWork(t *testing.T) bool {
	t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, cast := range p.cast {
		picture, err := png.Decode(bytes.NewReader(cast))
		require.NoError(t, err)
		for x := range picture.Bounds().Dx() {
			if c := color.NRGBAModel.Convert(picture.At(x, 1)).(color.NRGBA); c.R > 180 && c.B < 90 {
				return true
			}
		}
	}
	return false
}

// TestTheAppSaysThatItWorks taps while what the tap does keeps the page from all else: the browser shows the sign meanwhile, and takes it
// away. Where nothing takes long it is never seen.
func TestTheAppSaysThatItWorks(t *testing.T) {
	v := come(t, ownBrowser(t, t.TempDir()), at(t, network).address, "works", raidOptions, false)
	require.NoError(t, v.order("Page.startScreencast", map[string]any{"format": "png", "everyNthFrame": 1}, nil))
	spot, err := v.At("Raid Trade")
	require.NoError(t, err)
	require.True(t, v.is(`document.addEventListener("touchend", () => {
		for (const until = performance.now() + 2000; performance.now() < until;);
	}, {once: true}) === undefined`))
	require.NoError(t, v.finger("touchStart", spot))
	<-time.After(rest) // as a finger does
	require.NoError(t, v.finger("touchEnd"))
	require.NoError(t, stage.Await(timeout, "no sign is drawn", func() bool { return v.showsWork(t) }), "%d pictures", len(v.cast))
	v.reads(t, "Play with the referee")
	require.NoError(t, stage.Await(timeout, "the sign stays", func() bool { return v.is(`document.getElementById("works").hidden`) }))
}

// pagesOfAGame are the keys on the page of a game that lead to others.
var pagesOfAGame = []string{"Rules", "Ask a rule", "Play with the referee", "Cards and dice", "Print the game", "The lab"}

// TestPagesComeSoonOrASignDoes opens pages for the first time, and tells how long each takes. Each tap lays the sign.
func TestPagesComeSoonOrASignDoes(t *testing.T) {
	v := come(t, newBrowser(t), at(t, network).address, "pages", raidOptions, false)
	v.watches(t)
	require.True(t, v.is(`(() => {
		const sign = document.getElementById("works");
		globalThis.signs = [];
		new MutationObserver(() => signs.push([performance.timeOrigin + performance.now(), !sign.hidden])).observe(sign, {attributes: true});
		return true;
	})()`))
	rows, at, took := "| Page | Shown after | The sign lay for |\n|---|---|---|\n", "", []float64{}
	opens := func(name string) {
		t.Helper()
		v.touches(t, name)
		var lifted float64
		require.NoError(t, v.script("watched.lifted", &lifted))
		first := v.rests(t, lifted)
		var left float64
		require.NoError(t, v.script(fmt.Sprintf(`(signs.findLast(([at, lies]) => !lies && at > %f && at < %f) ?? [%[2]f])[0]`, lifted, first), &left))
		require.True(t, v.is(fmt.Sprintf(`signs.some(([at, lies]) => lies && at < %f)`, first)), "%s: no sign, and the page came after %.0f ms", name, first-lifted)
		if name != "Back" {
			took = append(took, first-lifted)
			rows += fmt.Sprintf("| %s%s | %s | %s |\n", at, name, seconds(first-lifted), seconds(left-lifted))
		}
		require.True(t, v.is(`signs.length = 0, true`))
	}
	for _, name := range []string{"Timer", "Options", "Join a table", "Matches"} {
		opens(name)
		opens("Back")
	}
	for _, game := range []string{"Traders", "Raid Trade", "Atrades", "Rising Tides", "Duck Dealer"} {
		opens(game)
		at = game + ", "
		v.rests(t, 0)
		for _, name := range pagesOfAGame {
			if !slices.ContainsFunc(v.buttons(), func(b button) bool { return strings.HasPrefix(b.Name, name) }) {
				continue // it has none, or it lies further down
			}
			opens(name)
			opens("Back")
			v.rests(t, 0)
		}
		opens("Back")
		at = ""
	}
	fmt.Printf("%sPages first opened: %s in the middle, %s at worst, of %d.\n", rows, seconds(median(took)), seconds(slices.Max(took)), len(took))
}
