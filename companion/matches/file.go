package matches

import "tablekeeper/companion/base/journal"

// File is where the records of a match are kept.
type File interface {
	// ID is the name under which the file is found. It changes with Beside.
	ID() string
	// Append keeps records behind those that are there, all or none.
	Append(records ...journal.Record) (Fate, error)
	// Records are all that were kept so far.
	Records() ([]journal.Record, error)
	// Release lets go of the file: nothing follows.
	Release()
}

// Fate is what became of a file while it was written.
type Fate uint8

// A file goes on as it was. Or another program had removed or changed it: then everything was
// written anew, under its own name or beside what is there now.
const (
	AsItWas Fate = iota
	Anew
	Beside
)
