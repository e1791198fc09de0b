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
	// Key is the host's own secret, see channel.KeySize: it is kept with the word.
	Key []byte
	// Port is where others found the table before; 0: it was not open yet. Another one is taken where that is not free.
	Port int
	// Do does something with the table, on the goroutine that uses the match.
	Do func(func())
	// Report takes what there is to know of something that broke the table, which goes on; nil: nobody does.
	Report func(string)
}

// Doorway is where others come in.
type Doorway interface {
	// Send sends what the table hands out.
	Send([]Out)
	// Addresses are those that this device has on the local network now, such as "192.168.1.20:7171", the
	// best one first; none while it is in no network. When they change, Do is called.
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
	Guest *Guest
	// Address is where the table is, or several addresses of it, as Fragment gives them.
	Address, Word string
	// Known are the hosts that this device has met. Knows is told of the one that lets it in now, to be kept.
	Known Known
	Knows func(Met)
	// Do does something with the guest, on the goroutine that uses it.
	Do func(func())
	// Refused is told why the host doesn't let this device in, or another one answers in its place. The call goes on, for anybody
	// could have said so; nil: now it is in. Only who is told that the match is over is called by nobody any more.
	Refused func(error)
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
