package stage

import (
	"image"
	"time"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
)

// Shot is a picture of a film: the time since the timer was started, and what is tapped before.
type Shot struct {
	At   time.Duration
	Taps []string
}

// Film starts the timer of an app without a display, in a window of that size, and takes a picture at each moment.
func Film(options string, width, height int, shots []Shot) ([]image.Image, error) {
	store := journal.Memory()
	if err := store.Write("options.json", []byte(options)); err != nil {
		return nil, err
	}
	now := clock.Device()
	gone := time.Duration(0)
	reference := open(store, "", &mute{}, func() clock.Reading { return now }, width, height, false, false)
	defer reference.Close()
	var film []image.Image
	for _, shot := range shots {
		for gone < shot.At { // the app was never away
			step := min(shot.At-gone, time.Second)
			gone, now.Steady, now.Wall = gone+step, now.Steady+step.Milliseconds(), now.Wall+step.Milliseconds()
			reference.app.Frame()
		}
		if err := reference.Press(shot.Taps...); err != nil {
			return nil, err
		}
		reference.resize()
		film = append(film, reference.Picture())
	}
	return film, nil
}
