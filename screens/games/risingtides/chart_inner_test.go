package risingtides

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"
)

// TestIslandsLieClear lays two to six islands out in what the pages leave of a window, with flags and without, and with what builds: no
// island lies over another one or over the medal, and all are seen.
func TestIslandsLieClear(t *testing.T) {
	build := fyne.NewSize(106, 56)
	areas := map[string]fyne.Size{
		"390x844": {Width: 382, Height: 486}, "320x568": {Width: 312, Height: 260}, "844x390": {Width: 468, Height: 368},
		"1024x768": {Width: 636, Height: 746}, "1280x800": {Width: 864, Height: 778},
	}
	for window, area := range areas {
		for seats := 2; seats <= 6; seats++ {
			for _, flags := range []bool{false, true} {
				t.Run(fmt.Sprint(window, " ", seats, " ", flags), func(t *testing.T) {
					m := measures{pill: 32, full: fyne.NewSize(148, 27), slim: fyne.NewSize(99, 27), target: 48, build: &build}
					for range seats {
						m.pills, m.least, m.flags = append(m.pills, 130), append(m.least, 96), append(m.flags, flags)
					}
					own := 1 + seats/2
					c, ok := chartOf(area, own, m)
					require.True(t, ok)
					require.Len(t, c.spots, seats)
					all := patch{-1, -1, area.Width + 1, area.Height + 1}
					medal := patch{c.medal.X - c.radius, c.medal.Y - c.radius, c.medal.X + c.radius, c.medal.Y + c.radius}
					for i, s := range c.spots {
						require.True(t, s.whole().left >= all.left && s.whole().top >= all.top && s.whole().right <= all.right && s.whole().bottom <= all.bottom, "%v leaves %v", s.whole(), area)
						require.GreaterOrEqual(t, s.foot().bottom-s.foot().top, float32(47.9), "it can be tapped")
						for _, p := range s.patches() {
							require.False(t, c.radius > 0 && p.meets(medal, 0), "the medal lies on island %d", i+1)
							for k, other := range c.spots[:i] {
								for _, q := range other.patches() {
									require.False(t, p.meets(q, 0), "islands %d and %d", i+1, k+1)
								}
							}
							require.False(t, i+1 != own && p.meets(c.build, 0), "what builds lies on island %d", i+1)
						}
						require.False(t, c.build != (patch{}) && s.foot().meets(c.build, 0))
						require.True(t, i+1 == own || s.scale < c.spots[own-1].scale, "the own one is larger")
					}
					if seats == 4 && area.Height > 400 {
						require.Equal(t, fullDepot, c.style)
						require.Positive(t, c.radius, "the medal has room")
					}
				})
			}
		}
	}
}

// TestBlocksAreThoseOfTheCards draws a tower: its blocks are as many as its stages take.
func TestBlocksAreThoseOfTheCards(t *testing.T) {
	for _, n := range []int{0, 1, 2} {
		require.Equal(t, 3+n, blocks(n))
		require.LessOrEqual(t, tiers[n].left+float32(blocks(n))*(tiers[n].wide+tiers[n].gap)-tiers[n].gap, float32(towerHalf))
	}
}
