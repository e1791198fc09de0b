package boxmap

import (
	"fmt"
	"slices"
	"sync"
)

// mostKnown is how many layouts are known at once: people look at one box, and try some maps out.
const mostKnown = 8

// known are layouts that were made before, by their maps: one map is drawn on many pages, and to lay it out takes longer than to show
// any of them.
type known struct {
	mu    sync.Mutex
	spots map[string][]Spot
}

var arranged = known{spots: map[string][]Spot{}}

// of is the layout of a map.
func (k *known) of(c *chart) *layout {
	l, name := newLayout(c), fmt.Sprint(c.ends, c.routes)
	k.mu.Lock()
	defer k.mu.Unlock()
	if l.at = slices.Clone(k.spots[name]); l.at != nil {
		return l
	}
	l.arrange()
	if len(k.spots) >= mostKnown {
		clear(k.spots)
	}
	k.spots[name] = slices.Clone(l.at)
	return l
}
