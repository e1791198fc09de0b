package tables

import "time"

// Network is how devices reach each other's tables. All of it is called on the goroutine that
// uses the matches.
type Network interface {
	// Open lets others in to a table of this device. The error says why nobody can come.
	Open(Opening) (Doorway, error)
	// Call joins the table at an address, and comes back by itself when the line breaks.
	Call(Calling) Caller
	// Now is the clock of the messages, which never goes back.
	Now() time.Duration
}

// Opening is a table that others may join with a word.
type Opening struct {
	Table *Host
	Word  string
	Salt  []byte
	// Port is where others found the table before; 0: it was not open yet. Another one is taken where that is not free.
	Port int
	// Do does something with the table, on the goroutine that uses the match.
	Do func(func())
}

// Doorway is where others come in.
type Doorway interface {
	// Send sends what the table hands out.
	Send([]Out)
	// Addresses are those of this device on the local network, such as "192.168.1.20:7171", the
	// best one first.
	Addresses() []string
	// Port is where others find the table.
	Port() int
	// HandsOut reports whether a browser gets the app from there.
	HandsOut() bool
	// Close ends all lines.
	Close()
}

// Calling is a table that this device would like to join.
type Calling struct {
	Guest         *Guest
	Address, Word string
	// Known is what was worked out of the word for this table before. Knows is told what is worked out now, to be kept.
	Known Known
	Knows func(Known)
	// Do does something with the guest, on the goroutine that uses it.
	Do func(func())
	// Ended is told why there is no use in coming back.
	Ended func(error)
}

// Known is a key that was worked out of a word. That takes a browser seconds, so who keeps the word keeps the key too. It is as
// secret as the word.
type Known struct {
	Salt []byte `json:"salt,omitempty"` // of the table
	Key  []byte `json:"key,omitempty"`
}

// Caller is a call to a table.
type Caller interface {
	// Flush sends what the guest has to say.
	Flush()
	// Wake looks at once whether the line still holds: the device slept, or found its network again.
	Wake()
	// Close ends the call.
	Close()
}
