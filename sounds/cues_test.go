package sounds

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCuesAreShortAndDoNotClick(t *testing.T) {
	tests := []struct {
		name              string
		cue               Cue
		shortest, longest float64 // seconds
	}{
		{"pulse", Pulse, 0.05, 0.120},
		{"event", Event, 0.5, 2},
		{"end", End, 1, 4},
		{"gain", Gain, 0.5, 2},
		{"loss", Loss, 0.5, 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			wave := samples(tt.cue)
			length := float64(len(wave)) / sampleRate
			require.GreaterOrEqual(t, length, tt.shortest)
			require.LessOrEqual(t, length, tt.longest)

			require.Zero(t, wave[0], "begins in silence")
			require.InDelta(t, 0, wave[len(wave)-1], 1e-3, "ends in silence")
			// A jump between neighbours that is larger than what the tone itself needs is heard as a click.
			peak, jump := 0.0, 0.0
			for i, v := range wave {
				peak = max(peak, math.Abs(float64(v)))
				if i > 0 {
					jump = max(jump, math.Abs(float64(v-wave[i-1])))
				}
			}
			require.Greater(t, peak, 0.3, "is heard")
			require.LessOrEqual(t, peak, 0.6001)
			require.Less(t, jump, 0.35*peak)
		})
	}
}

// Two cues may sound together: a beat and an event in the same frame, an event as the time runs out.
func TestCuesTogetherStayBelowFullScale(t *testing.T) {
	for _, pair := range [][2]Cue{{Pulse, Event}, {Event, End}, {Pulse, End}, {Pulse, Gain}, {Pulse, Loss}, {Loss, End}, {Gain, End}} {
		a, b := samples(pair[0]), samples(pair[1])
		for i := range min(len(a), len(b)) {
			require.LessOrEqual(t, math.Abs(float64(a[i]+b[i])), 1.0)
		}
	}
}

func TestCuesDifferInPitchAndTimbre(t *testing.T) {
	tests := []struct {
		name      string
		cue       Cue
		low, high float64 // bounds of the strongest frequency, Hz
	}{
		{"pulse", Pulse, 150, 280},
		{"event", Event, 900, 1400},
		{"end", End, 285, 450},
		{"gain", Gain, 500, 1100},
		{"loss", Loss, 235, 360},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			require.InDelta(t, (tt.low+tt.high)/2, strongest(samples(tt.cue)), (tt.high-tt.low)/2)
		})
	}
	// Timbre: the drum is over almost at once, the bell falls from its strike on, the horn is held.
	require.Less(t, halfEnergy(Pulse), 0.04)
	require.InDelta(t, 0.3, halfEnergy(Event), 0.15)
	require.Greater(t, halfEnergy(End), 0.6)
}

// halfEnergy is the time in seconds after which half of the energy of a cue has sounded.
func halfEnergy(c Cue) float64 {
	wave := samples(c)
	all := 0.0
	for _, v := range wave {
		all += float64(v) * float64(v)
	}
	sum := 0.0
	for i, v := range wave {
		sum += float64(v) * float64(v)
		if sum >= all/2 {
			return float64(i) / sampleRate
		}
	}
	return math.Inf(1)
}

// strongest is the frequency from 50 to 4,000 Hz that carries most of the wave, to 5 Hz.
func strongest(wave []float32) float64 {
	best, at := 0.0, 0.0
	for hertz := 50.0; hertz <= 4000; hertz += 5 {
		// Goertzel's recurrence: one bin of a Fourier transform.
		k := 2 * math.Cos(2*math.Pi*hertz/sampleRate)
		s1, s2 := 0.0, 0.0
		for _, v := range wave {
			s1, s2 = float64(v)+k*s1-s2, s1
		}
		if power := s1*s1 + s2*s2 - k*s1*s2; power > best {
			best, at = power, hertz
		}
	}
	return at
}

func BenchmarkMakeAllCues(b *testing.B) {
	for b.Loop() {
		for c := range Cue(cues) {
			samples(c)
		}
	}
}
