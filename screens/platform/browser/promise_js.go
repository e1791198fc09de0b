package browser

import (
	"errors"
	"fmt"
	"syscall/js"
)

// call calls a method of the browser. It is an error where the browser has no such method, and where it throws. Browsers differ in what they
// have and in what they forbid, and a call that panics would end the app; so nothing that one of them may lack is called by
// another way.
func call(of js.Value, method string, args ...any) (result js.Value, err error) {
	if !of.Truthy() || of.Get(method).Type() != js.TypeFunction {
		return js.Undefined(), fmt.Errorf("this browser can't do that (%s)", method)
	}
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = errors.New(thrown.Get("message").String())
		default:
			panic(thrown)
		}
	}()
	return of.Call(method, args...), nil
}

// ask calls a method that promises something, and tells one of the two how that ended: its value, or why there is none. Nothing
// waits for it: it may be a question that nobody answers.
func ask(of js.Value, method string, args []any, kept func(js.Value), broken func(why string)) {
	promise, err := call(of, method, args...)
	if err != nil {
		broken(err.Error())
		return
	}
	var yes, no js.Func
	yes = js.FuncOf(func(_ js.Value, args []js.Value) any {
		yes.Release()
		no.Release()
		kept(args[0])
		return nil
	})
	no = js.FuncOf(func(_ js.Value, args []js.Value) any {
		yes.Release()
		no.Release()
		why := args[0]
		if why.Type() == js.TypeObject && why.Get("message").Truthy() {
			why = why.Get("message")
		}
		broken(js.Global().Get("String").Invoke(why).String())
		return nil
	})
	promise.Call("then", yes, no)
}
