package screens

import (
	"time"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/parts"
)

// settleTime is how long a volume has to stand still before it is kept: a slider tells many values on its way.
const settleTime = 400 * time.Millisecond

// volumes are the two sliders of the beats and of the announcements.
func (a *App) volumes() (pulse, events *parts.VolumeSlider) {
	pulse = parts.NewVolumeSlider(lang.L("Beat"), a.options.PulseVolume, func(v float64) {
		a.options.PulseVolume = v
		a.turnVolume()
	})
	events = parts.NewVolumeSlider(lang.L("Events"), a.options.EventVolume, func(v float64) {
		a.options.EventVolume = v
		a.turnVolume()
	})
	return pulse, events
}

// turnVolume lets a volume be heard at once and keeps it when it has settled.
func (a *App) turnVolume() {
	a.device.Sound.SetVolumes(a.options.PulseVolume, a.options.EventVolume)
	if a.settle != nil {
		a.settle()
	}
	a.settle = a.device.After(settleTime, func() {
		a.settle = nil
		a.keepOptions()
	})
}
