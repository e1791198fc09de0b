package library

import (
	"encoding/json"
	"maps"
	"slices"
	"sync"

	"tablekeeper/companion/matches"
)

// resultsFile keeps what was read out of matches that are over, since reading it means replaying all of them. It can be lost or wrong: it
// is made again.
const resultsFile = "results.list"

// Results are what somebody reads out of each match that is over, R say. They are safe for use by several goroutines.
type Results[R any] struct {
	library *Library
	version int
	read    func(*matches.Match) (R, bool)

	mu    sync.Mutex
	known map[string]kept[R] // by ID; nil: not read yet
}

// kept counts as long as the match's file has that size. Without a result the match can't be read to its end.
type kept[R any] struct {
	Size   int64
	Result *R `json:",omitempty"`
}

// keptResults is the content of the file.
type keptResults[R any] struct {
	Version int
	Matches map[string]kept[R]
}

// NewResults are those of a library. Read gives the result of a match, or false where it has none; what another version of it has read is
// read anew.
func NewResults[R any](l *Library, version int, read func(*matches.Match) (R, bool)) *Results[R] {
	return &Results[R]{library: l, version: version, read: read}
}

// All gives the results of all matches that are over and not deleted, as far as they were read, and the IDs of those that Learn has to
// read, the latest first.
func (r *Results[R]) All() (results []R, unread []string, err error) {
	list, err := r.library.List()
	if err != nil {
		return nil, nil, err
	}
	sizes := r.library.sizes()
	r.mu.Lock()
	defer r.mu.Unlock()
	r.recall()
	for _, e := range list {
		if !e.Over {
			continue
		}
		switch kept, ok := r.known[e.ID]; {
		case !ok || kept.Size != sizes[e.ID]:
			unread = append(unread, e.ID)
		case kept.Result != nil:
			results = append(results, *kept.Result)
		}
	}
	return results, unread, nil
}

// Learn reads the result of a match; Keep keeps what was learned. It takes as long as replaying the match.
func (r *Results[R]) Learn(id string) {
	k := kept[R]{}
	m, report, err := r.library.whole(id)
	if err == nil && len(report.Damage) == 0 {
		if result, over := r.read(m); over {
			k.Result = &result
		}
	}
	r.library.mu.Lock()
	k.Size = int64(r.library.size(id + suffix))
	r.library.mu.Unlock()
	r.mu.Lock()
	defer r.mu.Unlock()
	r.recall()
	r.known[id] = k
}

// Keep saves time at the next start. A disk that refuses costs only that.
func (r *Results[R]) Keep() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.recall()
	names, err := r.library.store.List()
	if err != nil {
		return
	}
	maps.DeleteFunc(r.known, func(id string, _ kept[R]) bool { return !slices.Contains(names, id+suffix) })
	if data, err := json.Marshal(keptResults[R]{r.version, r.known}); err == nil {
		_ = r.library.store.Write(resultsFile, data)
	}
}

// recall reads the file the first time.
func (r *Results[R]) recall() {
	if r.known != nil {
		return
	}
	r.known = map[string]kept[R]{}
	var file keptResults[R]
	data, err := r.library.store.Read(resultsFile)
	if err == nil && json.Unmarshal(data, &file) == nil && file.Version == r.version && file.Matches != nil {
		r.known = file.Matches
	}
}

// sizes are those of the files of matches, as they were listed last.
func (l *Library) sizes() map[string]int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	sizes := map[string]int64{}
	for id, entry := range l.known {
		sizes[id] = entry.Size
	}
	return sizes
}
