package tables

import (
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// Reading is what a page reads of a match. It is here on the device: a match of the
// library, or what a guest was shown.
type Reading interface {
	Name() string
	Table() rules.Table
	Log() *matches.Log
	Hands() *matches.Hands
	Header(key string) string
	Chance() *matches.Chance
	Draws() bool
	Cases(seat, verb int) int
	ReadOnly() string
}

var (
	_ Reading = (*matches.Match)(nil)
	_ Reading = (*Seen)(nil)
)
