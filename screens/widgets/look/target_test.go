package look

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTapTargetIsLargerOnAndroid(t *testing.T) {
	for system, want := range map[string]float32{"linux": 48, "windows": 48, "darwin": 48, "ios": 48, "js": 48, "android": 60} {
		require.Equal(t, want, tapTarget(system), system)
	}
}
