package parts

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
)

// beat lets some beats of a hold pass.
func (r *repeat) beat(beats int) {
	for range beats {
		r.tick(1)
		r.tick(0.1)
	}
}

// TestAHeldStepperGoesOn holds plus with a mouse and minus with a finger; a tap is one step as before.
func TestAHeldStepperGoesOn(t *testing.T) {
	test.NewTempApp(t)
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1))
	var told []int
	s := NewStepper("Steps", 0, 12, 1, strconv.Itoa, func(n int) { told = append(told, n) })
	n := NewNumberField("Money", 0, 9999, func(int) {})
	w := test.NewTempWindow(t, container.NewVBox(s, n))
	w.Resize(fyne.NewSize(400, 300))

	s.plus.Tapped(&fyne.PointEvent{})
	require.Equal(t, []int{1}, told)
	s.plus.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	s.plus.held.beat(repeatAfter - 1)
	require.Equal(t, 1, s.Value(), "a tap that takes its time is one step")
	s.plus.held.beat(3)
	require.Equal(t, 4, s.Value())
	s.plus.MouseUp(&desktop.MouseEvent{})
	s.plus.Tapped(&fyne.PointEvent{})
	s.plus.held.beat(3)
	require.Equal(t, 4, s.Value(), "letting go ends it and does nothing more")
	s.plus.Tapped(&fyne.PointEvent{})
	require.Equal(t, []int{1, 2, 3, 4, 5}, told)

	s.plus.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	s.plus.held.beat(30)
	require.Equal(t, 12, s.Value(), "it stays within the bounds")
	require.Nil(t, s.plus.held.beats, "and stops there")

	n.SetValue(20)
	n.minus.TouchDown(&mobile.TouchEvent{})
	n.minus.held.beat(repeatAfter + 9)
	n.minus.TouchCancel(&mobile.TouchEvent{})
	require.Equal(t, 10, n.Value())
}
