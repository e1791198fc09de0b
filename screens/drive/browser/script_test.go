//go:build browser

package browser

import (
	"image"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// scripts are names in letters that the toolkit has no font for, two of a length each: it would draw both alike, and like as many
// signs for a letter that is missing.
var scripts = map[string][2]string{
	"Hebrew":   {"יעל", "נעה"},
	"Arabic":   {"دينا", "سلمى"},
	"Chinese":  {"小明", "美玲"},
	"Japanese": {"さくら", "はなこ"},
	"emoji":    {"😀", "😎"},
}

// manyScripts types names that the toolkit has no letters for, and looks whether each is drawn otherwise than another and than missing
// letters. A match shows them too.
func (v *visit) manyScripts(t *testing.T) {
	v.press(t, "Raid Trade", "Play with the referee", "Seat A: ")
	const a, b = "Name of Seat A", "Name of Seat B"
	for script, names := range scripts {
		drawn := map[string]string{}
		for _, name := range []string{strings.Repeat("�", len([]rune(names[0]))), names[1], names[0]} {
			v.fill(t, a, name)
			picture := v.drawn(t, a)
			require.Empty(t, drawn[picture], "%s is drawn like %s", name, drawn[picture])
			drawn[picture] = name
		}
		require.NoError(t, v.save(*pictures, script))
	}
	v.fill(t, a, "דנה 小明 さくら")
	v.press(t, "Seat B: ")
	v.fill(t, b, "سلمى 😎")
	v.press(t, "Start the match", "We rolled. 4")
	v.heard(t, "Played: דנה 小明 さくら rolls 4")
	require.NoError(t, v.save(*pictures, "match"))
	require.Equal(t, []string{"דנה 小明 さくら", "سلمى 😎"}, v.raid(t).Table().Seats())
}

// blink is how long letters stay as they are when they are at rest.
const blink = 600 * time.Millisecond

// drawn are the letters that lie where a screen reader finds a field, once they have come to rest.
func (v *visit) drawn(t *testing.T, field string) string {
	t.Helper()
	var box struct{ Left, Top, Width, Height float64 }
	require.NoError(t, v.script(`(({left, top, width, height}) => ({left, top, width, height}))((`+find+`)("input", "`+field+`").getBoundingClientRect())`, &box))
	at := image.Rect(int(box.Left), int(box.Top), int(box.Left+box.Width), int(box.Top+box.Height)).Inset(6) // within its frame
	before, since := "", time.Now()
	require.NoError(t, stage.Await(timeout, "the picture does not come to rest", func() bool {
		picture, err := v.Look()
		require.NoError(t, err)
		var now strings.Builder
		for y := at.Min.Y; y < at.Max.Y; y++ {
			for x := at.Min.X; x < at.Max.X; x++ {
				now.WriteByte("01"[picture.NRGBAAt(x, y).B>>7&1]) // letters are white; the cursor and what is marked are not
			}
		}
		if now.String() != before {
			before, since = now.String(), time.Now()
		}
		return time.Since(since) > blink
	}))
	return before
}
