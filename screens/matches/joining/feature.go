// Package joining lets others join a match of this device with devices of their own, and this device join a match that
// another one keeps.
package joining

import (
	"tablekeeper/companion/base/chance"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
)

// Feature is the table of this device that others join, and the table of another device that this one has joined.
type Feature struct {
	*game.Session
	open    *open   // nil: nobody can join
	joined  *joined // nil: this device is at no other table
	secret  func() string
	typed   shell.Invitation
	watch   bool // devices without a seat may look on
	problem error
}

// New is a device that nobody has joined yet, and that is at no other table.
func New(s *game.Session) *Feature {
	return &Feature{Session: s, watch: true, secret: chance.Secrets(func() (chance.Seed, error) { return s.Device().NewSeed() })}
}

// Build makes the pages of tables with many devices, or nil.
func (a *Feature) Build(r shell.Route) shell.Screen {
	switch r.Page {
	case shell.OthersPage:
		if of, ok := a.Reopened(r.Arg); ok {
			return newOthers(a, of)
		}
	case shell.JoinPage:
		return newJoin(a)
	}
	return nil
}
