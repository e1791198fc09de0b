// Package clock reads the clocks of the device. It is the only place under
// companion that does; everything else is given readings.
package clock

import (
	"strconv"
	"sync"
	"time"
)

// Reading is what the clocks of a device show at one moment.
type Reading struct {
	// Wall is the time of day in milliseconds since 1970 (UTC). People and the
	// network can set it back and forward at any time.
	Wall int64
	// Steady counts the milliseconds since what Boot names began. Nobody can
	// set it. Steady values of two readings compare only if Boot is equal.
	Steady int64
	// Boot names the run of the device (or, where the device does not tell,
	// the run of this process or page) that Steady belongs to.
	Boot string
	// CountsSleep says that Steady went on while the device slept. Where it is
	// false nobody knows whether it did.
	CountsSleep bool
}

// Clock gives the reading of the present moment.
type Clock func() Reading

// Device is the reading of this device's clocks now.
func Device() Reading {
	b := thisBoot()
	return Reading{
		Wall:        time.Now().UnixMilli(),
		Steady:      steady() - b.began,
		Boot:        b.name,
		CountsSleep: countsSleep,
	}
}

type boot struct {
	name  string
	began int64 // on the scale of steady, in ms
}

// thisBoot looks once which run of the device this is: that can't change while
// the process lives, and a screen asks for the time sixty times a second.
var thisBoot = sync.OnceValue(func() boot {
	return bootCalled(bootName(), steady(), time.Now().UnixNano())
})

// bootCalled is the boot of a name. Where the device does not tell one, Steady
// counts from now, so that it is never taken for the time since the device was
// switched on.
func bootCalled(name string, steady, wall int64) boot {
	if name != "" {
		return boot{name: name}
	}
	return boot{name: "process " + strconv.FormatInt(wall, 36), began: steady}
}
