//go:build !js

package launch

import (
	"context"
	"os/exec"
	"runtime"
	"slices"
	"sync"
)

// speaker is a program of the system that says its last argument.
type speaker struct {
	name   string
	args   []string // before the sentence
	cancel []string // the arguments that break off what is said; nil: it ends with the program
}

// systemVoices are those that may be there, the best first.
func systemVoices() []speaker {
	switch runtime.GOOS {
	case "darwin":
		return []speaker{{"say", []string{"--"}, nil}}
	case "linux":
		return []speaker{
			{"spd-say", []string{"--wait", "--"}, []string{"--cancel"}}, // a service speaks, which goes on when the program ends
			{"espeak-ng", []string{"--"}, nil},
			{"espeak", []string{"--"}, nil},
		}
	}
	return nil
}

// voice says one sentence after another by a program, on a goroutine of its own.
type voice struct {
	run    func(ctx context.Context, sentence string) error
	failed func() // the program doesn't speak; told once

	mu    sync.Mutex
	queue []string
	busy  bool
	stop  context.CancelFunc // breaks off the sentence that is said; nil: none is
	told  bool
}

// newVoice is the first of these that is installed, or nil.
func newVoice(of []speaker, failed func()) *voice {
	for _, s := range of {
		if path, err := exec.LookPath(s.name); err == nil {
			return &voice{failed: failed, run: func(ctx context.Context, sentence string) error {
				c := exec.CommandContext(ctx, path, append(slices.Clone(s.args), sentence)...)
				c.Cancel = func() error {
					if s.cancel != nil {
						_ = exec.Command(path, s.cancel...).Start()
					}
					return c.Process.Kill()
				}
				return c.Run()
			}}
		}
	}
	return nil
}

// Say says a sentence after those that wait.
func (v *voice) Say(sentence string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.queue = append(v.queue, sentence)
	if !v.busy {
		v.busy = true
		go v.work()
	}
}

// Stop breaks off what is said, and forgets what waits.
func (v *voice) Stop() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.queue = nil
	if v.stop != nil {
		v.stop()
	}
}

// work says what waits, until nothing does.
func (v *voice) work() {
	for {
		ctx, sentence, ok := v.next()
		if !ok {
			return
		}
		err := v.run(ctx, sentence)
		if v.ended(err != nil && ctx.Err() == nil) {
			v.failed()
		}
	}
}

// next takes the sentence that waits longest.
func (v *voice) next() (context.Context, string, bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if len(v.queue) == 0 {
		v.busy = false
		return nil, "", false
	}
	sentence := v.queue[0]
	v.queue = v.queue[1:]
	ctx, stop := context.WithCancel(context.Background())
	v.stop = stop
	return ctx, sentence, true
}

// ended is told that a sentence is over, and whether the program failed. It reports whether that is to be told.
func (v *voice) ended(failed bool) (tell bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.stop()
	v.stop = nil
	tell = failed && !v.told
	v.told = v.told || failed
	return tell
}
