package main

import (
	"testing"

	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// TestOutlinesStay compares all letters of the toolkit's fonts before and after.
func TestOutlinesStay(t *testing.T) {
	for _, before := range [][]byte{theme.TextFont().Content(), theme.TextBoldFont().Content()} {
		after, err := unhinted(before)
		require.NoError(t, err)
		require.Less(t, len(after), len(before)*3/4)
		one, err := sfnt.Parse(before)
		require.NoError(t, err)
		other, err := sfnt.Parse(after)
		require.NoError(t, err)
		require.Equal(t, one.NumGlyphs(), other.NumGlyphs())
		var b sfnt.Buffer
		size := fixed.I(int(one.UnitsPerEm()))
		for i := range sfnt.GlyphIndex(one.NumGlyphs()) {
			lines, err := one.LoadGlyph(&b, i, size, nil)
			require.NoError(t, err)
			wanted := append(sfnt.Segments{}, lines...)
			lines, err = other.LoadGlyph(&b, i, size, nil)
			require.NoError(t, err)
			require.Equal(t, wanted, append(sfnt.Segments{}, lines...))
			wide, err := one.GlyphAdvance(&b, i, size, font.HintingNone)
			require.NoError(t, err)
			same, err := other.GlyphAdvance(&b, i, size, font.HintingNone)
			require.NoError(t, err)
			require.Equal(t, wide, same)
		}
	}
}
