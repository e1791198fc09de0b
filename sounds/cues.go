package sounds

import "math"

// sampleRate is in samples a second. 48 kHz is what most devices run at, so that nothing is resampled.
const sampleRate = 48000

// partial is one decaying sine of a struck or blown tone.
type partial struct {
	ratio float64 // to the frequency of the tone
	level float64
	decay float64 // seconds until the level has fallen to 1/e
}

// The modes of a round membrane (the zeros of the Bessel functions, as ratios): the ear takes them for a drum.
func drum() []partial {
	return []partial{{1, 1, 0.045}, {1.594, 0.5, 0.026}, {2.136, 0.3, 0.018}, {2.653, 0.15, 0.012}}
}

// A small bell: its minor third, fifth and octaves above the strike note.
func bell() []partial {
	return []partial{{1, 1, 0.42}, {2, 0.42, 0.3}, {2.4, 0.18, 0.22}, {3, 0.22, 0.2}, {4.2, 0.1, 0.1}, {5.4, 0.06, 0.06}}
}

// A horn: whole harmonics that hardly decay while it is blown.
func horn() []partial {
	return []partial{{1, 1, 2.2}, {2, 0.62, 1.8}, {3, 0.4, 1.4}, {4, 0.22, 1.1}, {5, 0.12, 0.9}, {6, 0.06, 0.7}}
}

// note is one tone of a cue; times are in seconds.
type note struct {
	at, length    float64
	hertz         float64
	glide         float64 // the tone starts this many times higher and settles within some hundredths of a second
	attack, fade  float64
	partials      []partial
	level, settle float64 // settle: time constant of the glide
}

// samples makes the waveform of a cue: one channel, from -1 to 1, beginning and ending in silence.
func samples(c Cue) []float32 {
	switch c {
	case Pulse:
		return mix(0.6, note{
			length: 0.115, hertz: 185, glide: 1.5, settle: 0.012, attack: 0.0025, fade: 0.03, partials: drum(), level: 1,
		})
	case Event: // a fourth up, B5 to E6: look here
		return mix(0.4,
			note{length: 1.0, hertz: 987.77, attack: 0.003, fade: 0.3, partials: bell(), level: 0.85},
			note{at: 0.16, length: 1.24, hertz: 1318.51, attack: 0.003, fade: 0.5, partials: bell(), level: 1},
		)
	case Gain: // a major triad up, C5 to G5, and the octave: a gift
		return mix(0.4,
			note{length: 0.7, hertz: 523.25, attack: 0.003, fade: 0.3, partials: bell(), level: 0.8},
			note{at: 0.11, length: 0.7, hertz: 659.26, attack: 0.003, fade: 0.3, partials: bell(), level: 0.85},
			note{at: 0.22, length: 0.8, hertz: 783.99, attack: 0.003, fade: 0.4, partials: bell(), level: 0.9},
			note{at: 0.33, length: 1.1, hertz: 1046.5, attack: 0.003, fade: 0.6, partials: bell(), level: 1},
		)
	case Loss: // a tritone down, F4 to B3, blown: something is gone
		return mix(0.4,
			note{length: 0.42, hertz: 349.23, attack: 0.02, fade: 0.12, partials: horn(), level: 0.95},
			note{at: 0.34, length: 0.95, hertz: 246.94, attack: 0.02, fade: 0.6, partials: horn(), level: 1},
		)
	default: // A4, F4, D4, the last one held: it is over
		return mix(0.4,
			note{length: 0.5, hertz: 440, attack: 0.03, fade: 0.14, partials: horn(), level: 0.9},
			note{at: 0.42, length: 0.5, hertz: 349.23, attack: 0.03, fade: 0.14, partials: horn(), level: 0.95},
			note{at: 0.84, length: 1.8, hertz: 293.66, attack: 0.03, fade: 1.1, partials: horn(), level: 1},
			note{at: 0.84, length: 1.8, hertz: 146.83, attack: 0.05, fade: 1.1, partials: horn(), level: 0.5},
		)
	}
}

// mix adds the notes and scales the sum to the peak.
func mix(peak float64, notes ...note) []float32 {
	end := 0.0
	for _, n := range notes {
		end = max(end, n.at+n.length)
	}
	sum := make([]float64, int(end*sampleRate)+1)
	for _, n := range notes {
		n.addTo(sum[int(n.at*sampleRate):])
	}
	loudest := 0.0
	for _, v := range sum {
		loudest = max(loudest, math.Abs(v))
	}
	out := make([]float32, len(sum))
	for i, v := range sum {
		out[i] = float32(v * peak / loudest)
	}
	return out
}

// addTo adds the note to out. Each partial starts at phase 0 and the envelope at 0, so that nothing clicks. The sines
// come from turning a pointer by an angle, which is several times faster than asking for each of them.
func (n note) addTo(out []float64) {
	tone := make([]float64, min(len(out), int(n.length*sampleRate)))
	for _, part := range n.partials {
		sin, cos := 0.0, n.level*part.level
		fall := math.Exp(-1 / (part.decay * sampleRate))
		turn := 2 * math.Pi * part.ratio / sampleRate
		stepSin, stepCos := math.Sincos(turn * n.hertz)
		for i := range tone {
			if n.settle > 0 {
				stepSin, stepCos = math.Sincos(turn * n.hertzAt(float64(i)/sampleRate))
			}
			tone[i] += sin
			sin, cos = fall*(sin*stepCos+cos*stepSin), fall*(cos*stepCos-sin*stepSin)
		}
	}
	for i, v := range tone {
		out[i] += v * n.envelope(float64(i)/sampleRate)
	}
}

// envelope rises and falls as half a cosine and is 0 at both ends.
func (n note) envelope(t float64) float64 {
	e := 1.0
	if t < n.attack {
		e = (1 - math.Cos(math.Pi*t/n.attack)) / 2
	}
	if left := n.length - t; left < n.fade {
		e *= (1 - math.Cos(math.Pi*max(0, left)/n.fade)) / 2
	}
	return e
}

func (n note) hertzAt(t float64) float64 {
	return n.hertz * (1 + (n.glide-1)*math.Exp(-t/n.settle))
}
