package journal

import (
	"errors"
	"fmt"
	"maps"
	"strconv"
	"strings"
)

// tab is the store of one tab of a browser. Its locks are keys that hold the tab's
// id. Whether the tab that holds one lives is told by a lock of the browser's own
// or, where a page gets none, as by plain http, by the time that it has written
// last: a tab that was killed is found out after a while, and one that slept for
// longer finds its lock taken before it writes.
type tab struct {
	browser
	id   string
	now  func() int64    // milliseconds, the same for all tabs
	ask  func()          // lets the browser tell which tabs live; nil: it does not
	held map[string]bool // the names that this tab has locked

	silent map[string]silence // tabs that were not heard of for long, by their ids
}

// silence is since when a tab was found to say nothing new.
type silence struct {
	last string // what it said last
	from int64
	asks int // how often it was asked since
}

const (
	lockKeys = "tablekeeper-lock/"
	beatKeys = "tablekeeper-beat/"
	askKeys  = "tablekeeper-ask/" // whether the tab with that id lives

	// beatEvery is after how many milliseconds a tab says that it lives; a browser lets a tab in the background wait longer.
	beatEvery = 1000
	// stale is after how many it counts as gone.
	stale = 5 * beatEvery
	// grace is for how many it is asked then whether it lives, and mostAsks how often at least. Tabs of one address can share a
	// processor, and one that starts keeps the others from saying anything for as long as that takes: time alone tells nothing,
	// but between two questions the others have their turn.
	grace    = 10 * beatEvery
	mostAsks = 8
)

var errTaken = errors.New("another tab of this browser has opened it")

func newTab(keep drawer, id string, now func() int64) *tab {
	return &tab{browser: browser{keep: keep}, id: id, now: now, held: map[string]bool{}, silent: map[string]silence{}}
}

// Lock makes the store a Locker.
func (t *tab) Lock(name string) (release func(), err error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	key := lockKeys + name
	id, there, err := t.keep.get(key)
	if err == nil && there && id != t.id && t.lives(id) {
		if t.ask != nil {
			t.ask()
		}
		return nil, ErrHeld
	}
	if err == nil {
		err = t.keep.set(key, t.id)
	}
	if err != nil {
		return nil, fmt.Errorf("locking %s: %w", name, err)
	}
	t.held[name] = true
	t.beat()
	return func() { t.release(name) }, nil
}

// release lets go of a name, unless another tab has taken it.
func (t *tab) release(name string) {
	if t.has(name) {
		_ = t.keep.remove(lockKeys + name)
	}
	delete(t.held, name)
	if len(t.held) == 0 {
		_ = t.keep.remove(beatKeys + t.id)
	}
}

// has reports whether the lock of a name is this tab's.
func (t *tab) has(name string) bool {
	id, _, err := t.keep.get(lockKeys + name)
	return err == nil && id == t.id
}

// lives reports whether a tab that has a lock lives.
func (t *tab) lives(id string) bool {
	if t.ask != nil {
		return true // the locks of others are cleared
	}
	text, _, _ := t.keep.get(beatKeys + id) // none is long ago
	at, _ := strconv.ParseInt(text, 10, 64)
	now := t.now()
	if max(now-at, at-now) < stale {
		t.forget(id)
		return true
	}
	if s, known := t.silent[id]; known && s.last == text {
		return now-s.from < grace || s.asks < mostAsks
	}
	t.silent[id] = silence{last: text, from: now}
	return true
}

// watch says that the tab lives, and asks those that were not heard of whether they do.
func (t *tab) watch() {
	t.beat()
	if len(t.silent) == 0 {
		return
	}
	t.clearStale()
	for id, s := range t.silent {
		s.asks++
		t.silent[id] = s
		_ = t.keep.set(askKeys+id, strconv.Itoa(s.asks)) // a tab that can't be asked is only watched
	}
}

// answer is told that a key was set in another tab. A tab that is asked says that it lives, at once: a browser tells it even where
// it lets its timers wait.
func (t *tab) answer(key string) {
	if key == askKeys+t.id {
		t.beat()
	}
}

// beat says that the tab lives, if it has locked anything and the browser does not tell it.
func (t *tab) beat() {
	if t.ask == nil && len(t.held) > 0 {
		_ = t.keep.set(beatKeys+t.id, strconv.FormatInt(t.now(), 10)) // a browser that is full knows no locks
	}
}

// clearLocks takes away the locks of tabs that live no longer.
func (t *tab) clearLocks(lives func(id string) bool) {
	keys, _ := t.keep.keys()
	for _, key := range keys {
		if !strings.HasPrefix(key, lockKeys) {
			continue
		}
		if id, there, err := t.keep.get(key); err == nil && there && id != t.id && !lives(id) {
			_ = t.keep.remove(key)
		}
	}
}

// clearStale takes away what tabs have left that live no longer.
func (t *tab) clearStale() {
	t.clearLocks(t.lives)
	keys, _ := t.keep.keys()
	for _, key := range keys {
		if id, ours := strings.CutPrefix(key, beatKeys); ours && !t.lives(id) {
			_ = t.keep.remove(key)
			t.forget(id)
		}
	}
	for id := range maps.Clone(t.silent) {
		if !t.lives(id) { // it had not said anything
			t.forget(id)
		}
	}
	for _, key := range keys {
		if id, ours := strings.CutPrefix(key, askKeys); ours && !t.waitsFor(id) {
			_ = t.keep.remove(key)
		}
	}
}

// forget asks a tab no longer.
func (t *tab) forget(id string) {
	if t.waitsFor(id) {
		_ = t.keep.remove(askKeys + id)
	}
	delete(t.silent, id)
}

// waitsFor reports whether a tab is asked whether it lives.
func (t *tab) waitsFor(id string) bool {
	_, silent := t.silent[id]
	return silent
}

// letAllGo lets go of everything for as long as the page is not there.
func (t *tab) letAllGo() {
	for name := range t.held {
		if t.has(name) {
			_ = t.keep.remove(lockKeys + name)
		}
	}
	_ = t.keep.remove(beatKeys + t.id)
}

// relock locks what letAllGo let go of, but for what another tab has taken.
func (t *tab) relock() {
	for name := range t.held {
		if _, there, err := t.keep.get(lockKeys + name); err == nil && !there {
			_ = t.keep.set(lockKeys+name, t.id)
		}
	}
	t.beat()
}

// mine reports why a file may not be written: it was locked, and another tab has taken it. A lock that is nobody's was
// cleared away with all else that the browser kept, and is taken again: the file is found to be gone, as it is on a disk.
func (t *tab) mine(name string) error {
	if !t.held[name] {
		return nil
	}
	key := lockKeys + name
	id, there, err := t.keep.get(key)
	switch {
	case err == nil && !there:
		if err = t.keep.set(key, t.id); err == nil {
			t.beat()
		}
	case err == nil && id != t.id:
		err = errTaken
	}
	return about("writing", name, err)
}

func (t *tab) Write(name string, data []byte) error {
	if err := t.mine(name); err != nil {
		return err
	}
	return t.browser.Write(name, data)
}

func (t *tab) Append(name string, size int, line []byte) error {
	if err := t.mine(name); err != nil {
		return err
	}
	return t.browser.Append(name, size, line)
}

func (t *tab) Cut(name string, size int) error {
	if err := t.mine(name); err != nil {
		return err
	}
	return t.browser.Cut(name, size)
}
