package mirror_test

import (
	"testing"

	"tablekeeper/screens/widgets/board"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"
)

// TestAMapIsFoundByItsPlace zooms the map under two fingers, and nothing beside it.
func TestAMapIsFoundByItsPlace(t *testing.T) {
	drawn := board.New()
	p := open(t, drawn)
	p.SetContent(drawn)
	drawn.Set(board.Data{Title: "Three places", Places: []board.Place{
		{At: fyne.NewPos(0, 0), Size: 1, Spoken: "A"}, {At: fyne.NewPos(10, 0), Size: 1, Spoken: "B"},
	}})
	p.look()
	at := p.nodes[p.id("Three places")]
	require.True(t, at.Zooms)
	smaller := p.id("Smaller")
	require.True(t, p.nodes[smaller].Off)
	p.Zoom(fyne.NewPos(-5, -5), 2, fyne.Position{})
	p.look()
	require.True(t, p.nodes[smaller].Off)
	p.Zoom(fyne.NewPos(float32(at.Box[0]+at.Box[2]/2), float32(at.Box[1]+at.Box[3]/2)), 2, fyne.Position{})
	p.look()
	require.False(t, p.nodes[smaller].Off)
}
