// Package sounds plays the cues of the table: the pulse of the timer, the kinds of random events, and the end of the
// time. It knows neither the games nor the screens. Where nothing can be heard it stays silent, says why in one
// sentence, and never holds up its caller.
package sounds

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// Cue is one of the sounds that the app makes.
type Cue uint8

// The cues differ in timbre, so that they are told apart without looking: a soft drum, a bright bell, a deep
// gong; what gives rises, what takes falls.
const (
	Pulse Cue = iota // one beat of the timer
	Event            // a random event that moves cards
	End              // the time has run out
	Gain             // a random event that gives
	Loss             // a random event that takes

	cues = iota
)

const (
	// A beat that would sound later than this after its moment is worse than none.
	latePulse = 60 * time.Millisecond
	// The announcements are worth hearing a little late, but not out of context.
	lateAnnouncement = time.Second
	// Without a cue for this long the device rests, so that a standing screen costs nothing.
	restAfter = 5 * time.Second
	// One frame asks for at most one of each cue; more than this only piles up while the device is stuck.
	waitingRequests = 8
	// So many beats in a row that find the device behind are a problem to be told.
	stalledAfter = 4
)

// Player plays cues. Its methods may be called from any goroutine and none of them waits for the device.
type Player struct {
	requests chan request
	changed  chan struct{} // volumes or mute were changed
	closed   chan struct{}
	close    sync.Once

	device  atomic.Pointer[device] // nil until it plays
	problem atomic.Pointer[string] // why there is none yet
	notify  func()                 // called when problem says something else; nil: nobody asks

	behind int // beats in a row that found the device behind; of the goroutine that serves it

	mu     sync.Mutex
	volume [cues]float64
	muted  bool
}

type request struct {
	cue Cue
	at  time.Time
}

// Open returns a player at full volume and makes its sounds and opens the audio device in the background. Without a
// device the player is silent and Problem says so.
func Open() *Player {
	p, begin := OpenLater(nil)
	begin()
	return p
}

// OpenLater returns a player that makes its sounds and opens the device once begin is called. In a browser it says at once
// that a tap is needed. told is called on another goroutine when Problem says something else; it may be nil.
func OpenLater(told func()) (p *Player, begin func()) {
	p = newPlayer()
	if runtime.GOOS == "js" {
		p.say(NeedsTap)
	}
	p.notify = told
	return p, func() { go p.work(openSpeaker) }
}

func open(opener func() (device, error)) *Player {
	p := newPlayer()
	go p.work(opener)
	return p
}

func newPlayer() *Player {
	return &Player{
		requests: make(chan request, waitingRequests),
		changed:  make(chan struct{}, 1),
		closed:   make(chan struct{}),
		volume:   [cues]float64{1, 1, 1, 1, 1},
	}
}

// Play sounds a cue now. A beat is dropped, never queued, where the device is not ready, is late, or still sounds
// the beat before it.
func (p *Player) Play(c Cue) {
	if c >= cues || p.gain(c) == 0 {
		return
	}
	select {
	case p.requests <- request{cue: c, at: time.Now()}:
	default:
	}
}

// SetVolumes sets the loudness of the pulse and of the announcements (all others), each from 0 to 1. It holds for
// cues that already sound too.
func (p *Player) SetVolumes(pulse, events float64) {
	p.mu.Lock()
	for c := range p.volume {
		p.volume[c] = clamp(events)
	}
	p.volume[Pulse] = clamp(pulse)
	p.mu.Unlock()
	p.notifyChanged()
}

// SetMuted silences everything, also what already sounds, or lets it be heard again.
func (p *Player) SetMuted(muted bool) {
	p.mu.Lock()
	p.muted = muted
	p.mu.Unlock()
	p.notifyChanged()
}

// Problem returns one English sentence that says why nothing is heard, or "".
func (p *Player) Problem() string {
	if d := p.device.Load(); d != nil && (*d).Err() != nil {
		return lost
	}
	if problem := p.problem.Load(); problem != nil {
		return *problem
	}
	return ""
}

// Close ends all sound. A closed player stays silent.
func (p *Player) Close() {
	p.close.Do(func() { close(p.closed) })
}

// gain is the factor for the samples of a cue. The square of the volume makes the steps of a slider sound even.
func (p *Player) gain(c Cue) float64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.muted {
		return 0
	}
	return p.volume[c] * p.volume[c]
}

func (p *Player) notifyChanged() {
	select {
	case p.changed <- struct{}{}:
	default:
	}
}

func clamp(v float64) float64 {
	return min(1, max(0, v))
}
