package clock

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestADeviceThatHidesItsBoot(t *testing.T) {
	require.Equal(t, boot{name: "b3f1"}, bootCalled("b3f1", 500, 7))
	one, two := bootCalled("", 500, 7), bootCalled("", 600, 8)
	require.Equal(t, int64(500), one.began, "Steady counts from the start of the process")
	require.NotEmpty(t, one.name)
	require.NotEqual(t, one.name, two.name, "another process is another boot")
}
