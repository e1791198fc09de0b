//go:build !cgo && !darwin && !js && !windows

package sounds

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWithoutCThereIsNoOutput(t *testing.T) {
	_, err := openSpeaker()
	require.ErrorIs(t, err, errNoOutput)
}
