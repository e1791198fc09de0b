package library

import (
	"encoding/json"
	"slices"

	"tablekeeper/companion/base/journal"
)

// startsFile keeps the starts of the last hours.
const startsFile = "starts.json"

// evening is how long (ms) a start counts: 12 hours.
const evening = 12 * 60 * 60 * 1000

// start is one seal.
type start struct {
	Game string `json:"game"`
	When int64  `json:"when"` // wall time in ms
}

// countStart counts another start of a game and returns how many there are. A disk
// that refuses costs only the count.
func (l *Library) countStart(game string) int {
	l.counting.Lock()
	defer l.counting.Unlock()
	files := journal.NewWholes(l.store)
	var list []start
	_ = files.Read(startsFile, func(data []byte) error { return json.Unmarshal(data, &list) })
	now := l.device.Now()
	list = slices.DeleteFunc(list, func(s start) bool { return max(now-s.When, s.When-now) >= evening })
	list = append(list, start{game, now})
	if data, err := json.Marshal(list); err == nil {
		_ = files.Write(startsFile, data)
	}
	n := 0
	for _, s := range list {
		if s.Game == game {
			n++
		}
	}
	return n
}
