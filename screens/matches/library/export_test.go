package library

// What the tests of this package hold.
const (
	WatchEvery = watchEvery
	Archived   = archived
)

type Incoming = incoming

var Disputed = disputed

func (x *Feature) ImportFile()                         { x.importFile() }
func (x *Feature) ImportText(data []byte, name string) { x.importText(data, name) }
func (x *Incoming) Progress(done int, total int) bool  { return x.progress(done, total) }
