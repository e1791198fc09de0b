package matches

import (
	"crypto/rand"
	"errors"
	"fmt"
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
	t := &tab{browser: browser{keep: keep}, id: rand.Text()}
	t.live()
	return t, nil
}

// localStorage is the drawer of the browser.
type localStorage struct{ storage js.Value }

// openLocalStorage tries whether the browser keeps anything.
func openLocalStorage() (l localStorage, err error) {
	defer failed(&err)
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
			*err = errors.New("the browser is set not to keep anything for this page")
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

// tab is the store of one tab of the browser. Its locks are keys that hold the
// tab's id. That a tab lives is told by a lock of the browser's own, which goes
// with the tab however it ends; those are asked for when the store is made and
// after each refusal, because asking takes longer than a call may.
type tab struct {
	browser
	id    string
	knows bool // the browser has locks: only for https and for pages of the device itself
}

const lockKeys = "tablekeeper-lock/"

// live makes the tab known as living to others and clears the locks of those that
// do no longer.
func (t *tab) live() {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		return
	}
	never := js.FuncOf(func(js.Value, []js.Value) any { return nil })
	held := make(chan struct{})
	locks.Call("request", lockKeys+t.id, js.FuncOf(func(js.Value, []js.Value) any {
		close(held)
		return js.Global().Get("Promise").New(never) // the lock is held for as long as the tab lives
	}))
	<-held
	t.knows = true
	js.Global().Call("addEventListener", "pagehide", js.FuncOf(func(js.Value, []js.Value) any {
		t.letAllGo()
		return nil
	}))
	cleared := make(chan struct{})
	t.clearDead(func() { close(cleared) })
	<-cleared
}

// clearDead takes away the locks of tabs that live no longer, and then says so.
func (t *tab) clearDead(done func()) {
	var then js.Func
	then = js.FuncOf(func(_ js.Value, args []js.Value) any {
		then.Release()
		living := map[string]bool{}
		for i := range args[0].Get("held").Length() {
			living[args[0].Get("held").Index(i).Get("name").String()] = true
		}
		keys, _ := t.keep.keys()
		for _, key := range keys {
			if !strings.HasPrefix(key, lockKeys) {
				continue
			}
			if id, there, err := t.keep.get(key); err == nil && there && !living[lockKeys+id] {
				_ = t.keep.remove(key)
			}
		}
		done()
		return nil
	})
	js.Global().Get("navigator").Get("locks").Call("query").Call("then", then)
}

// letAllGo takes away all locks of this tab.
func (t *tab) letAllGo() {
	keys, _ := t.keep.keys()
	for _, key := range keys {
		if id, _, err := t.keep.get(key); strings.HasPrefix(key, lockKeys) && err == nil && id == t.id {
			_ = t.keep.remove(key)
		}
	}
}

// Lock makes the store a Locker.
func (t *tab) Lock(name string) (release func(), err error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	if !t.knows {
		return nil, errors.ErrUnsupported
	}
	key := lockKeys + name
	id, there, err := t.keep.get(key)
	if err == nil && there && id != t.id {
		t.clearDead(func() {})
		return nil, errHeld
	}
	if err == nil {
		err = t.keep.set(key, t.id)
	}
	if err != nil {
		return nil, fmt.Errorf("locking %s: %w", name, err)
	}
	return func() { _ = t.keep.remove(key) }, nil
}
