package tide

import (
	"fmt"
	"image/color"
)

// Schedule is a whole evening worked out in advance, without a table: every
// event takes effect at once and nobody pauses.
type Schedule struct {
	Settings Settings
	Ticks    []Tick
	EndE     int64 // E when the time is out, in ms
	EndR     int64 // R then, in ms
	Beats    int   // in all
	Samples  []Sample
}

// Sample is what the picture is made of at one moment, after everything of
// that millisecond is worked off.
type Sample struct {
	E, R   int64 // ms
	F      float64
	Hz     float64
	Phase  float64
	Red    float64
	Colour color.RGBA
	Digits string // "" while they are hidden
}

// maxSamples keeps a plan within the memory of a small device.
const maxSamples = 1_000_000

// Plan works out an evening, with a sample from E = 0 every so many ms before
// the end. The error is one of the settings or the first of draw.
func Plan(s Settings, draw Draw, sampleEvery int64) (Schedule, error) {
	if err := s.Check(); err != nil {
		return Schedule{}, err
	}
	if least := max(1, (2*s.Length+maxSamples-1)/maxSamples); sampleEvery < least {
		return Schedule{}, fmt.Errorf("a sample of this game is taken every %d ms or less often, not every %d", least, sampleEvery)
	}
	v := newEvening(s, draw)
	plan := Schedule{Settings: s, Samples: []Sample{v.sample()}}
	for nextSample := sampleEvery; ; {
		v.run(min(v.due(), nextSample) - v.e)
		if v.tickIsDue() {
			tick, err := v.tick()
			if err != nil {
				return Schedule{}, err
			}
			plan.Ticks = append(plan.Ticks, tick)
		}
		if v.timeIsOut() {
			break
		}
		if v.e == nextSample {
			plan.Samples = append(plan.Samples, v.sample())
			nextSample += sampleEvery
		}
	}
	plan.EndE, plan.EndR = v.e, v.r
	plan.Beats = v.pulse.beats(s.Length, true)
	return plan, nil
}

func (v *state) sample() Sample {
	t := v.settings.Length
	f := fraction(v.r, t)
	return Sample{
		E: v.e, R: v.r, F: f, Hz: Hz(f), Phase: v.pulse.phase(t),
		Red: Redness(v.r, t), Colour: Colour(v.r, t), Digits: Digits(v.r, t),
	}
}
