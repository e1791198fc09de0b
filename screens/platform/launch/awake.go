//go:build !js

package launch

import (
	"sync"
	"sync/atomic"
)

// awake keeps the screen from going dark by what the desktop offers, under the app's name.
type awake struct {
	ask  inhibits
	tell func() // nothing here can keep it awake

	wanted atomic.Bool
	mu     sync.Mutex   // held while the desktop is asked, which may take its time
	let    func() error // lets the screen go dark again; nil: it may
	told   bool
}

// inhibits asks for the screen to stay awake, and gives what ends that.
type inhibits func(name, why string) (let func() error, err error)

// keep keeps the screen awake, or lets it go dark.
func (a *awake) keep(on bool) {
	a.wanted.Store(on)
	go a.settle()
}

// settle does what is wanted last.
func (a *awake) settle() {
	a.mu.Lock()
	defer a.mu.Unlock()
	switch wanted := a.wanted.Load(); {
	case wanted && a.let == nil:
		let, err := a.ask("Tablekeeper", "The timer is running")
		if err == nil {
			a.let = let
		} else if !a.told {
			a.told = true
			a.tell()
		}
	case !wanted && a.let != nil:
		_ = a.let() // a desktop that has gone keeps nothing awake
		a.let = nil
	}
}
