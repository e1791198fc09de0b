package sounds

import (
	"encoding/binary"
	"errors"
	"math"
	"time"
)

// device is what a player needs of the audio output. Only one goroutine calls it, but for Err.
type device interface {
	Ready() <-chan struct{}      // closed once the device plays or has failed
	Start(c Cue, gain float64)   // sounds a cue from its beginning
	Sounding(c Cue) bool         // whether samples of the cue still wait for the device
	SetGain(c Cue, gain float64) // holds at once
	Rest()                       // asks the device for nothing until the next Start
	Err() error                  // not nil once the device has failed; never waits
}

// frames is what the device holds in advance, 43 ms. Less of it makes beats stutter on busy machines, more of it makes
// them late. A browser that knows no audio worklet, as for plain http, takes nothing but a power of two.
const frames = 2048

// buffer is how long the frames last, rounded up: the library rounds down to whole frames.
const buffer = (frames*time.Second + sampleRate - 1) / sampleRate

// errNoOutput: the machine has nothing that could make a sound.
var errNoOutput = errors.New("no audio output")

// channels: some devices refuse a single one.
const channels = 2

// encode writes a wave as signed 16 bit samples, the same in each channel.
func encode(wave []float32) []byte {
	out := make([]byte, 0, len(wave)*channels*2)
	for _, v := range wave {
		for range channels {
			out = binary.LittleEndian.AppendUint16(out, uint16(int16(math.Round(float64(v)*math.MaxInt16))))
		}
	}
	return out
}
