package matches

import (
	"encoding/json"
	"slices"
	"strconv"

	"tablekeeper/companion/journal"
)

// Whoever has seen what a seal gives can begin another match until the first cards
// please. The app can't keep anybody from it, but it counts: every seal of a game on
// this device in one evening is a start.

// startsFile keeps the starts of the last hours.
const startsFile = "starts.json"

// evening is how long (ms) a start counts: 12 hours.
const evening = 12 * 60 * 60 * 1000

// HeaderStart says how many starts of the game there were that evening, from the
// second on.
const HeaderStart = "Start"

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
	now := l.now()
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

// Start is how many starts of its game there were on the device that evening as this
// match was sealed, this one too.
func (m *Match) Start() int { return ReadStart(m.Header(HeaderStart)) }

// ReadStart reads what stands in HeaderStart; without it a start is the first.
func ReadStart(header string) int {
	n, err := strconv.Atoi(header)
	if err != nil {
		return 1
	}
	return max(n, 1)
}
