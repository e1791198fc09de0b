package game

import "math"

// A beat of a running timer is drawn so many times, as often as frames of at least restFrame ms have room in it: each one draws
// the whole window, and eight a second cost less than half of one circle that is drawn 60 times a second.
const (
	leastFrames = 3
	mostFrames  = 12
	restFrame   = 118
)

// beatFrames is how many times a beat is drawn at a rate in beats a second. It is a whole number, and the first frame falls on the
// beat: so each beat is seen at its fullest, however few they are, and at the same moment on all devices of a table.
func beatFrames(hz float64) int64 {
	return min(max(int64(1000/hz)/restFrame, leastFrames), mostFrames)
}

// Frame is the number of the frame at a phase of the pulse, in beats since the start, and the time until the next one, in ms.
func Frame(hz, phase float64) (number, wait int64) {
	hz = max(hz, 0.5)
	frames := float64(beatFrames(hz))
	beat, share := math.Modf(phase)
	within := math.Floor(share * frames)
	return int64(beat)*mostFrames + int64(within), int64(math.Ceil(((within+1)/frames - share) * 1000 / hz))
}
