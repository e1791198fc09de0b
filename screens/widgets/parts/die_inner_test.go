package parts

import (
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
)

// TestTumblingIsAFunctionOfTime looks at every moment of many throws.
func TestTumblingIsAFunctionOfTime(t *testing.T) {
	for face := 1; face <= sheetFaces; face++ {
		for throw := range 12 {
			before, changes := pose{}, 0
			for i := range 101 {
				p := tumbling(face, throw, float32(i)/100)
				require.Equal(t, p, tumbling(face, throw, float32(i)/100))
				require.GreaterOrEqual(t, p.face, 1)
				require.LessOrEqual(t, p.face, sheetFaces)
				if i > 0 && p.face != before.face {
					changes++
				}
				if i > 0 {
					require.LessOrEqual(t, p.turn*wayOf(throw), before.turn*wayOf(throw), "it turns one way until it lies straight")
				}
				if i >= 67 {
					require.Equal(t, face, p.face, "the last third shows what was thrown")
				}
				before = p
			}
			require.GreaterOrEqual(t, changes, 4, "face %d, throw %d", face, throw)
			require.Equal(t, pose{face: face, still: true}, before)
		}
	}
	require.Equal(t, pose{still: true}, tumbling(0, 1, 0.5), "nothing was thrown")
}

// wayOf is the way in which a throw turns.
func wayOf(throw int) float64 {
	if throw%2 == 0 {
		return -1
	}
	return 1
}

// TestAMovingDieIsSkipped lets a throw begin as a running window does, where time goes by.
func TestAMovingDieIsSkipped(t *testing.T) {
	test.NewTempApp(t)
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1))
	d := NewDie(100, nil)
	d.Set(3, 1)
	landed := 0
	d.Throw(4, 2, nil)
	d.motion, d.gone, d.landed = newMotion(d), 0.3, func() { landed++ }
	d.tumble(0.5)
	require.True(t, d.Moving())
	require.NotEqual(t, 0.0, d.pose().turn)
	require.Zero(t, landed)
	d.Tapped(nil)
	require.False(t, d.Moving())
	require.Equal(t, 1, landed)
	require.Equal(t, pose{face: 4, still: true}, d.pose())
	d.tumble(0.6)
	require.True(t, d.pose().still, "a late frame changes nothing")
}
