package sounds

import (
	"encoding/binary"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestEncodeWritesBothChannels(t *testing.T) {
	tests := []struct {
		sample float32
		want   int16
	}{{0, 0}, {1, 32767}, {-1, -32767}, {0.5, 16384}}
	for _, tt := range tests {
		data := encode([]float32{tt.sample})
		require.Len(t, data, channels*2)
		for c := range channels {
			require.Equal(t, tt.want, int16(binary.LittleEndian.Uint16(data[2*c:])))
		}
	}
}

func TestTheBufferIsAPowerOfTwo(t *testing.T) {
	const frame = channels * 4 // bytes; the library counts in them, rounds down and gives a browser what comes out
	got := int64(buffer) * sampleRate * frame / int64(time.Second) / frame
	require.Equal(t, int64(frames), got)
	require.Zero(t, got&(got-1))
}
