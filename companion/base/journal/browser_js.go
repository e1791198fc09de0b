package journal

import (
	"crypto/rand"
	"errors"
	"strings"
	"syscall/js"
)

// Browser is the store that keeps its files in the local storage of the browser,
// which knows nothing but texts and is the only one that has kept a line when a
// call returns. It is an error where the browser refuses to keep anything.
//
// A page that crashes loses nothing. The browser itself writes to the disk a few
// seconds later, so a loss of power can lose those seconds, never more.
//
// It waits for the browser, so it is called once, before the first page is shown
// and not from a callback of the browser.
func Browser() (Store, error) {
	keep, err := openLocalStorage()
	if err != nil {
		return nil, err
	}
	now := func() int64 { return int64(js.Global().Get("Date").Call("now").Float()) }
	t := newTab(keep, rand.Text(), now)
	t.live()
	return t, nil
}

// localStorage is the drawer of the browser.
type localStorage struct{ storage js.Value }

// openLocalStorage tries whether the browser keeps anything.
func openLocalStorage() (l localStorage, err error) {
	defer failed(&err)
	if js.Global().Get("tablekeeperBlocked").Truthy() { // what is there instead does not last, see companion/tables/serve/page/input.js
		return l, errBlocked
	}
	l = localStorage{js.Global().Get("localStorage")}
	if !l.storage.Truthy() {
		return l, errors.New("this browser keeps nothing for pages")
	}
	const probe = browserKeys + "probe/"
	if err = l.set(probe, "1"); err != nil && !errors.Is(err, errFull) {
		return l, err
	}
	return l, l.remove(probe)
}

var errBlocked = errors.New("the browser is set not to keep anything for this page")

// errFull is the error of a browser that has no more room for a page.
var errFull = errors.New("the browser has no more room for this page; delete matches that are no longer needed, or clear other pages' data")

// failed makes an error of what a call threw.
func failed(err *error) {
	switch thrown := recover().(type) {
	case nil:
	case js.Error:
		switch name := thrown.Get("name").String(); {
		case strings.Contains(name, "Quota") || strings.Contains(name, "QUOTA"):
			*err = errFull
		case name == "SecurityError":
			*err = errBlocked
		default:
			*err = thrown
		}
	default:
		panic(thrown)
	}
}

func (l localStorage) get(key string) (text string, there bool, err error) {
	defer failed(&err)
	value := l.storage.Call("getItem", key)
	if value.IsNull() {
		return "", false, nil
	}
	return value.String(), true, nil
}

func (l localStorage) set(key, text string) (err error) {
	defer failed(&err)
	l.storage.Call("setItem", key, text)
	return nil
}

func (l localStorage) remove(key string) (err error) {
	defer failed(&err)
	l.storage.Call("removeItem", key)
	return nil
}

func (l localStorage) keys() (keys []string, err error) {
	defer failed(&err)
	names := js.Global().Get("Object").Call("keys", l.storage)
	for i := range names.Length() {
		keys = append(keys, names.Index(i).String())
	}
	return keys, nil
}

// live makes the tab known as living to others, and lets go of what it has locked when the page goes.
func (t *tab) live() {
	on := func(event string, do func(js.Value)) {
		js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}))
	}
	on("pagehide", func(js.Value) { t.letAllGo() })
	on("pageshow", func(event js.Value) {
		if event.Get("persisted").Bool() { // it was put by, and comes back as it was
			t.relock()
		}
	})
	if locks := js.Global().Get("navigator").Get("locks"); locks.Truthy() {
		t.liveByLock(locks)
		return
	}
	on("storage", func(event js.Value) {
		if key := event.Get("key"); !key.IsNull() { // null: all was cleared
			t.answer(key.String())
		}
	})
	t.clearStale()
	js.Global().Call("setInterval", js.FuncOf(func(js.Value, []js.Value) any {
		t.watch()
		return nil
	}), beatEvery)
}

// liveByLock holds a lock of the browser's own, which goes with the tab however it ends, and clears the locks of tabs that
// live no longer. Asking for those takes longer than a call may, so they are asked for now and after each refusal.
func (t *tab) liveByLock(locks js.Value) {
	never := js.FuncOf(func(js.Value, []js.Value) any { return nil })
	held := make(chan struct{})
	locks.Call("request", lockKeys+t.id, js.FuncOf(func(js.Value, []js.Value) any {
		close(held)
		return js.Global().Get("Promise").New(never) // the lock is held for as long as the tab lives
	}))
	<-held
	cleared := make(chan struct{})
	clearDead := func(done func()) {
		var then js.Func
		then = js.FuncOf(func(_ js.Value, args []js.Value) any {
			then.Release()
			living := map[string]bool{}
			for i := range args[0].Get("held").Length() {
				living[args[0].Get("held").Index(i).Get("name").String()] = true
			}
			t.clearLocks(func(id string) bool { return living[lockKeys+id] })
			done()
			return nil
		})
		locks.Call("query").Call("then", then)
	}
	t.ask = func() { clearDead(func() {}) }
	clearDead(func() { close(cleared) })
	<-cleared
}
