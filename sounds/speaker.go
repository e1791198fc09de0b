//go:build cgo || darwin || js || windows

package sounds

import (
	"bytes"

	"github.com/ebitengine/oto/v3"
)

// speaker is the device of the system. The library allows one of them in a process, so that a device that went away
// does not come back before the app is started again.
type speaker struct {
	context *oto.Context
	ready   <-chan struct{}
	players [cues]*oto.Player
	resting bool
}

func openSpeaker() (device, error) {
	if err := findOutput(); err != nil {
		return nil, err
	}
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:   sampleRate,
		ChannelCount: channels,
		Format:       oto.FormatSignedInt16LE,
		BufferSize:   buffer,
	})
	if err != nil {
		return nil, err
	}
	s := &speaker{context: context, ready: ready}
	for c := range Cue(cues) {
		s.players[c] = context.NewPlayer(bytes.NewReader(encode(samples(c))))
	}
	return s, nil
}

func (s *speaker) Ready() <-chan struct{} { return s.ready }

func (s *speaker) Start(c Cue, gain float64) {
	if s.resting {
		s.resting = s.context.Resume() != nil
	}
	player := s.players[c]
	player.Pause()
	player.SetVolume(gain) // while it is paused, else the library slides from the volume before
	if _, err := player.Seek(0, 0); err == nil {
		player.Play()
	}
}

func (s *speaker) Sounding(c Cue) bool { return s.players[c].IsPlaying() }

func (s *speaker) SetGain(c Cue, gain float64) { s.players[c].SetVolume(gain) }

func (s *speaker) Rest() {
	if !s.resting {
		s.resting = s.context.Suspend() == nil
	}
}

func (s *speaker) Err() error { return s.context.Err() }
