// Package room lets others join a match of this device with devices of their own, and this device join a match that
// another one keeps.
package room

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"

	"tablekeeper/companion/chance"
	"tablekeeper/screens/game"
	"tablekeeper/screens/shell"
)

// Feature is the table of this device that others join, and the table of another device that this one has joined.
type Feature struct {
	*game.Session
	open    *open   // nil: nobody can join
	joined  *joined // nil: this device is at no other table
	drawn   int     // how many secrets were drawn
	typed   shell.Invitation
	watch   bool // devices without a seat may look on
	problem string
}

// New is a device that nobody has joined yet, and that is at no other table.
func New(s *game.Session) *Feature {
	return &Feature{Session: s, watch: true}
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

// secret is a text of 128 bits by chance, another one each time.
func (a *Feature) secret() string {
	a.drawn++
	seed, err := a.Device().NewSeed()
	if err != nil {
		panic("room: " + err.Error()) // a system without randomness; crypto/rand ends the program as well
	}
	sum := sha256.Sum256([]byte(seed.String() + " " + strconv.Itoa(a.drawn)))
	return hex.EncodeToString(sum[:16])
}

// below gives numbers by chance.
func (a *Feature) below() (func(n int) int, error) {
	seed, err := a.Device().NewSeed()
	if err != nil {
		return nil, err
	}
	return chance.New(seed).Below, nil
}
