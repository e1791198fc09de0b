package browser

import "syscall/js"

// then tells one of the two how a promise ended: its value, or why there is none.
func then(promise js.Value, kept func(js.Value), broken func(why string)) {
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
		broken(js.Global().Get("String").Invoke(args[0]).String())
		return nil
	})
	promise.Call("then", yes, no)
}
