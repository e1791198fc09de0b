package boxmap

// Forget lets each map be laid out anew.
func Forget() { clear(arranged.spots) }
