package sounds

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

// fake is a device that writes down what it was asked for. Its cues sound until they are taken off.
type fake struct {
	ready chan struct{}
	stuck chan struct{} // Start waits for it, if there is one

	panics bool // Start panics

	mu       sync.Mutex
	done     []string
	sounding [cues]bool
	err      error
}

func working() *fake {
	f := &fake{ready: make(chan struct{})}
	close(f.ready)
	return f
}

func stuck() *fake {
	f := working()
	f.stuck = make(chan struct{})
	return f
}

// waiting is a browser before the first tap.
func waiting() *fake { return &fake{ready: make(chan struct{})} }

func (f *fake) note(format string, a ...any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.done = append(f.done, fmt.Sprintf(format, a...))
}

func (f *fake) Ready() <-chan struct{} { return f.ready }

func (f *fake) Start(c Cue, gain float64) {
	if f.panics {
		panic("the browser throws")
	}
	f.note("start %d %.2f", c, gain)
	if f.stuck != nil {
		<-f.stuck
	}
}

func (f *fake) Sounding(c Cue) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.sounding[c]
}

func (f *fake) SetGain(c Cue, gain float64) { f.note("gain %d %.2f", c, gain) }

func (f *fake) Rest() { f.note("rest") }

func (f *fake) Err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

func (f *fake) fail(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.err = err
}

func (f *fake) setSounding(c Cue, sounding bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.sounding[c] = sounding
}

// log returns what was done since the last call, once nothing moves any more.
func (f *fake) log() []string {
	synctest.Wait()
	f.mu.Lock()
	defer f.mu.Unlock()
	done := f.done
	f.done = nil
	return done
}

// withPlayer runs a test in a world whose time stands still while anything can run.
func withPlayer(t *testing.T, kind func() *fake, test func(f *fake, p *Player)) {
	t.Helper()
	synctest.Test(t, func(*testing.T) {
		f := kind()
		p := open(func() (device, error) { return f, nil })
		defer p.Close()
		synctest.Wait()
		test(f, p)
	})
}

func TestPlay(t *testing.T) {
	withPlayer(t, working, func(f *fake, p *Player) {
		p.Play(Pulse)
		require.Equal(t, []string{"start 0 1.00"}, f.log())
		p.Play(Pulse)
		p.Play(Event)
		require.Equal(t, []string{"start 0 1.00", "start 1 1.00"}, f.log())
		p.Play(End)
		p.Play(Cue(cues))
		require.Equal(t, []string{"start 2 1.00"}, f.log())
		require.Empty(t, p.Problem())
	})
}

func TestVolumes(t *testing.T) {
	tests := []struct {
		pulse, events float64
		want          []string // gains of the cues, then those that sound
	}{
		{0.5, 1, []string{"gain 0 0.25", "gain 1 1.00", "gain 2 1.00", "gain 3 1.00", "gain 4 1.00", "start 0 0.25", "start 1 1.00", "start 2 1.00", "start 3 1.00", "start 4 1.00"}},
		{0, 0.2, []string{"gain 0 0.00", "gain 1 0.04", "gain 2 0.04", "gain 3 0.04", "gain 4 0.04", "start 1 0.04", "start 2 0.04", "start 3 0.04", "start 4 0.04"}},
		{7, -1, []string{"gain 0 1.00", "gain 1 0.00", "gain 2 0.00", "gain 3 0.00", "gain 4 0.00", "start 0 1.00"}},
	}
	for _, tt := range tests {
		withPlayer(t, working, func(f *fake, p *Player) {
			p.SetVolumes(tt.pulse, tt.events)
			synctest.Wait()
			for c := range Cue(cues) {
				p.Play(c)
			}
			require.Equal(t, tt.want, f.log())
		})
	}
}

func TestMuteSilencesWhatSoundsAndWhatComes(t *testing.T) {
	withPlayer(t, working, func(f *fake, p *Player) {
		p.SetVolumes(0.5, 0.5)
		p.Play(End)
		f.log()
		p.SetMuted(true)
		require.Equal(t, []string{"gain 0 0.00", "gain 1 0.00", "gain 2 0.00", "gain 3 0.00", "gain 4 0.00"}, f.log())
		p.Play(Pulse)
		p.Play(Event)
		require.Empty(t, f.log())
		p.SetMuted(false)
		p.Play(Pulse)
		require.Contains(t, f.log(), "start 0 0.25")
	})
}

func TestBeatIsDroppedWhileTheLastOneStillWaits(t *testing.T) {
	withPlayer(t, working, func(f *fake, p *Player) {
		for c := range Cue(cues) {
			f.setSounding(c, true)
		}
		p.Play(Pulse)
		p.Play(Event)
		require.Equal(t, []string{"start 1 1.00"}, f.log())
		f.setSounding(Pulse, false)
		p.Play(Pulse)
		require.Equal(t, []string{"start 0 1.00"}, f.log())
	})
}

func TestLateCuesAreDroppedNotQueued(t *testing.T) {
	tests := []struct {
		stuck time.Duration
		want  []string
	}{
		{latePulse, []string{"start 0 1.00", "start 1 1.00", "start 2 1.00", "start 3 1.00", "start 4 1.00"}},
		{latePulse + time.Millisecond, []string{"start 1 1.00", "start 2 1.00", "start 3 1.00", "start 4 1.00"}},
		{lateAnnouncement, []string{"start 1 1.00", "start 2 1.00", "start 3 1.00", "start 4 1.00"}},
		{lateAnnouncement + time.Millisecond, nil},
		{time.Hour, nil},
	}
	for _, tt := range tests {
		withPlayer(t, stuck, func(f *fake, p *Player) {
			p.Play(Pulse) // the device is stuck on this one
			require.Len(t, f.log(), 1)
			for c := range Cue(cues) {
				p.Play(c)
			}
			time.Sleep(tt.stuck) // the clock of this world
			close(f.stuck)
			require.Equal(t, tt.want, f.log())
		})
	}
}

func TestAStuckDeviceHoldsNobodyUp(t *testing.T) {
	withPlayer(t, stuck, func(f *fake, p *Player) {
		for range 1000 {
			p.Play(Event)
			p.SetVolumes(1, 0.9)
			p.SetMuted(false)
			require.Empty(t, p.Problem())
		}
		require.Len(t, f.log(), 1, "all the others wait or were dropped")
		close(f.stuck)
		require.LessOrEqual(t, len(f.log()), waitingRequests+cues)
	})
}

func TestNothingIsKeptUntilTheDeviceIsReady(t *testing.T) {
	withPlayer(t, waiting, func(f *fake, p *Player) {
		for range 100 {
			p.Play(Pulse)
			time.Sleep(time.Second)
		}
		p.Play(End)
		time.Sleep(2 * time.Second)
		require.Empty(t, f.log())
		close(f.ready)
		require.NotContains(t, f.log(), "start 0 1.00")
		p.Play(Pulse)
		require.Equal(t, []string{"start 0 1.00"}, f.log())
	})
}

func TestTheDeviceRestsWithoutCues(t *testing.T) {
	withPlayer(t, working, func(f *fake, p *Player) {
		p.Play(Pulse)
		f.log()
		time.Sleep(restAfter - time.Millisecond)
		require.Empty(t, f.log())
		p.Play(Pulse)
		require.Equal(t, []string{"start 0 1.00"}, f.log())
		time.Sleep(restAfter)
		require.Equal(t, []string{"rest"}, f.log())
		time.Sleep(time.Hour)
		require.Empty(t, f.log())
	})
}

func TestClosedPlayerIsSilent(t *testing.T) {
	withPlayer(t, working, func(f *fake, p *Player) {
		p.Close()
		p.Close()
		require.Equal(t, []string{"rest"}, f.log())
		p.Play(Event)
		p.SetMuted(true)
		require.Empty(t, f.log())
	})
}

func TestProblemsOfOpening(t *testing.T) {
	tests := []struct {
		name string
		err  error
		want string
	}{
		{"nothing there", fmt.Errorf("opening: %w", errNoOutput), noOutput},
		{"no permission", errors.New(`oto: ALSA error at snd_pcm_open: "default": Permission denied`), refused},
		{"no permission on Windows", errors.New("oto: Access is denied."), refused},
		{"taken", errors.New(`oto: ALSA error at snd_pcm_open: "default": Device or resource busy`), busy},
		{"anything else", errors.New("oto: ALSA error at snd_pcm_hw_params: Invalid argument"), failed},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				p := open(func() (device, error) { return nil, tt.err })
				synctest.Wait()
				require.Equal(t, tt.want, p.Problem())
				p.Play(Pulse) // goes nowhere
				p.SetMuted(true)
				p.Close()
			})
			late := func() *fake { // the same where the device only says so once it is ready
				f := working()
				f.fail(tt.err)
				return f
			}
			withPlayer(t, late, func(f *fake, p *Player) {
				require.Equal(t, tt.want, p.Problem())
				p.Play(Pulse)
				require.Empty(t, f.log())
			})
		})
	}
}

// TestAProblemIsToldOnce opens a device that is not there, and one that is.
func TestAProblemIsToldOnce(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want []string
	}{{errNoOutput, []string{noOutput}}, {nil, nil}} {
		synctest.Test(t, func(t *testing.T) {
			p := newPlayer()
			var told []string
			p.notify = func() { told = append(told, p.Problem()) }
			go p.work(func() (device, error) {
				if tt.err != nil {
					return nil, tt.err
				}
				return working(), nil
			})
			synctest.Wait()
			require.Equal(t, tt.want, told)
			p.Close()
		})
	}
}

func TestADeviceThatPanicsIsReported(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := open(func() (device, error) { panic("the browser throws") })
		synctest.Wait()
		require.Equal(t, failed, p.Problem())
		p.Play(Pulse) // goes nowhere
		p.Close()
	})
	late := func() *fake {
		f := working()
		f.panics = true
		return f
	}
	withPlayer(t, late, func(f *fake, p *Player) {
		require.Empty(t, p.Problem())
		p.Play(Pulse)
		require.Empty(t, f.log())
		require.Equal(t, failed, p.Problem())
		p.SetMuted(true)
	})
}

func TestADeviceThatGoesAwayIsReported(t *testing.T) {
	withPlayer(t, working, func(f *fake, p *Player) {
		p.Play(Pulse)
		require.Empty(t, p.Problem())
		f.fail(errors.New("oto: ALSA error at snd_pcm_writei or snd_pcm_recover: No such device"))
		require.Equal(t, lost, p.Problem())
		p.Play(Pulse)
		p.Play(End)
		p.Close()
	})
}

func TestADeviceThatStopsPlayingIsReportedUntilItPlaysAgain(t *testing.T) {
	withPlayer(t, working, func(f *fake, p *Player) {
		f.setSounding(Pulse, true)
		for range stalledAfter - 1 {
			p.Play(Pulse)
			f.log()
		}
		require.Empty(t, p.Problem())
		p.Play(Pulse)
		require.Empty(t, f.log())
		require.Equal(t, stalled, p.Problem())
		f.setSounding(Pulse, false)
		p.Play(Pulse)
		require.Equal(t, []string{"start 0 1.00"}, f.log())
		require.Empty(t, p.Problem())
	})
}
