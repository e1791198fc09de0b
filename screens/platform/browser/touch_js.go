package browser

import "syscall/js"

// Settle lets the page ask when everything that the toolkit has heard up to then is worked off: it calls
// tablekeeperSettle with what shall be called then. run carries things out on the goroutine of the screens, in their
// order.
func Settle(run func(func())) {
	js.Global().Set("tablekeeperSettle", js.FuncOf(func(_ js.Value, args []js.Value) any {
		go run(func() { args[0].Invoke() })
		return nil
	}))
}
