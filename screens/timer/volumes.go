package timer

import (
	"time"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// SettleTime is how long a volume has to stand still before it is kept: a slider tells many values on its way.
const SettleTime = 400 * time.Millisecond

// Volumes are the two sliders of the beats and of the announcements.
func (a *Feature) Volumes() (pulse, events *parts.VolumeSlider) {
	pulse = parts.NewVolumeSlider(wording.L("Beat"), a.Options().PulseVolume, func(v float64) {
		a.Options().PulseVolume = v
		a.TurnVolume()
	})
	events = parts.NewVolumeSlider(wording.L("Events"), a.Options().EventVolume, func(v float64) {
		a.Options().EventVolume = v
		a.TurnVolume()
	})
	return pulse, events
}

// TurnVolume lets a volume be heard at once and keeps it when it has settled.
func (a *Feature) TurnVolume() {
	a.Device().Sound.SetVolumes(a.Options().PulseVolume, a.Options().EventVolume)
	if a.settle != nil {
		a.settle()
	}
	a.settle = a.Device().After(SettleTime, func() {
		a.settle = nil
		a.KeepOptions()
	})
}
