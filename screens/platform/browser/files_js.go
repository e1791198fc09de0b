package browser

import (
	"errors"
	"fmt"
	"syscall/js"
)

// Files hands files to the browser and takes them from it. What it calls back, it calls through run, which carries
// things out on the goroutine of the screens.
type Files struct{ run func(func()) }

// NewFiles is Files with a way to the goroutine of the screens.
func NewFiles(run func(func())) *Files { return &Files{run} }

// Save downloads a file.
func (f *Files) Save(name string, data []byte) error {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	blob := js.Global().Get("Blob").New([]any{array}, map[string]any{"type": "application/octet-stream"})
	url := js.Global().Get("URL")
	address, err := call(url, "createObjectURL", blob)
	if err != nil {
		return err
	}
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	// The browser reads it after this returns; how long after is not told.
	var revoke js.Func
	revoke = js.FuncOf(func(js.Value, []js.Value) any {
		revoke.Release()
		_, _ = call(url, "revokeObjectURL", address) // then it goes with the page
		return nil
	})
	js.Global().Call("setTimeout", revoke, 60_000)
	return nil
}

// Choose lets somebody choose a file of at most that many bytes. Where nobody does, nothing is called back.
func (f *Files) Choose(ending string, most int64, take func(name string, data []byte, err error)) {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	// Phones know nothing of such an ending and would show no file at all.
	if !js.Global().Get("navigator").Get("maxTouchPoints").Truthy() {
		input.Set("accept", ending)
	}
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		changed.Release()
		if input.Get("files").Length() > 0 {
			f.read(input.Get("files").Index(0), most, take)
		}
		return nil
	})
	input.Call("addEventListener", "change", changed)
	input.Call("click")
}

func (f *Files) read(file js.Value, most int64, take func(name string, data []byte, err error)) {
	name := file.Get("name").String()
	if int64(file.Get("size").Float()) > most {
		f.run(func() {
			take(name, nil, fmt.Errorf("it has %d bytes; the app reads up to %d MiB", int64(file.Get("size").Float()), most>>20))
		})
		return
	}
	ask(file, "arrayBuffer", nil, func(buffer js.Value) {
		array := js.Global().Get("Uint8Array").New(buffer)
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		f.run(func() { take(name, data, nil) })
	}, func(why string) {
		f.run(func() { take(name, nil, errors.New(why)) })
	})
}
