package sounds

import (
	"errors"
	"strings"
	"time"
)

// NeedsTap is what Problem says in a browser until somebody taps.
const NeedsTap = "The browser allows sound after the first tap."

// What else Problem says. Each sentence is complete and can be translated as it is.
const (
	noOutput = "No sound: this device has no audio output."
	refused  = "No sound: the system does not let Tablekeeper use the audio device."
	busy     = "No sound: another program keeps the audio device for itself."
	failed   = "No sound: the audio device could not be opened."
	stalled  = "No sound: the audio device does not answer."
	lost     = "No sound: the audio device went away. Start Tablekeeper again to hear it."
)

// work opens the device and serves it until the player is closed. It is the only goroutine that waits for the device,
// so that a device that is stuck holds up nobody else. The library panics where a browser throws; the app goes on
// without sound.
func (p *Player) work(opener func() (device, error)) {
	defer func() {
		if recover() != nil {
			p.say(failed)
		}
	}()
	d, err := opener()
	if err != nil {
		p.say(sentence(err))
		return
	}
	select {
	case <-d.Ready():
	case <-p.closed:
		return
	}
	if err := d.Err(); err != nil {
		p.say(sentence(err))
		return
	}
	p.say("")
	p.device.Store(&d)
	p.serve(d)
}

func (p *Player) serve(d device) {
	rest := time.NewTimer(restAfter)
	defer rest.Stop()
	for {
		select {
		case r := <-p.requests:
			p.start(d, r)
			rest.Reset(restAfter)
		case <-p.changed:
			for c := range Cue(cues) {
				d.SetGain(c, p.gain(c))
			}
		case <-rest.C:
			d.Rest()
		case <-p.closed:
			d.Rest()
			return
		}
	}
}

// start sounds what was asked for, unless its moment has passed. A beat that finds the one before it still waiting
// is dropped too: then the device is behind. Beats are never closer together than 400 ms, so that a device which is
// behind several times in a row has stopped playing.
func (p *Player) start(d device, r request) {
	gain, late := p.gain(r.cue), time.Since(r.at)
	switch {
	case gain == 0, late > lateAnnouncement:
	case r.cue == Pulse && d.Sounding(Pulse):
		if p.behind++; p.behind == stalledAfter {
			p.say(stalled)
		}
	case r.cue == Pulse && late > latePulse:
	default:
		d.Start(r.cue, gain)
		if r.cue == Pulse && p.behind > 0 {
			p.behind = 0
			p.say("")
		}
	}
}

func (p *Player) say(problem string) {
	before := ""
	if previous := p.problem.Swap(&problem); previous != nil {
		before = *previous
	}
	if p.notify != nil && problem != before {
		p.notify()
	}
}

// sentence reports why the device can't be used. The audio library gives the system's reasons as text only.
func sentence(err error) string {
	switch text := strings.ToLower(err.Error()); {
	case errors.Is(err, errNoOutput):
		return noOutput
	case strings.Contains(text, "permission denied"), strings.Contains(text, "access is denied"):
		return refused
	case strings.Contains(text, "busy"):
		return busy
	default:
		return failed
	}
}
