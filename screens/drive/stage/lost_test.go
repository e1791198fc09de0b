package stage

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/stretchr/testify/require"
)

// filled is a grey picture with a white part.
func filled(part image.Rectangle) *image.NRGBA {
	picture := image.NewNRGBA(image.Rect(0, 0, 10*block, 10*block))
	draw.Draw(picture, picture.Rect, image.NewUniform(color.Gray{100}), image.Point{}, draw.Src)
	draw.Draw(picture, part, image.White, image.Point{}, draw.Src)
	return picture
}

// TestALostClick tells a window that still shows what it showed from one that shows something else.
func TestALostClick(t *testing.T) {
	button := image.Rect(2*block, 2*block, 4*block, 3*block)
	before, after := filled(image.Rectangle{}), filled(button)
	changed := changes(before, after, image.Rectangle{})
	require.Len(t, changed, 2)
	require.True(t, stands(before, before, changed), "the click is lost")
	require.False(t, stands(after, before, changed))
	other := image.Rect(6*block, 6*block, 9*block, 9*block)
	require.True(t, stands(filled(other), before, changed), "something else has changed")
	require.Empty(t, changes(before, after, button.Inset(1)), "the disc has a life of its own")
	require.Empty(t, changes(after, after, image.Rectangle{}))
}
