package duckdealer

import (
	"fyne.io/fyne/v2"

	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/board"
)

// What the tests of this package hold.
type (
	DuckBoard = duckBoard
	FlightAsk = flightAsk
	Scores    = scores
	Placards  = placards
	TurnPage  = turnPage
)

var (
	GoodIcon  = goodIcon
	GoodTitle = kit.GoodTitle
	GearTitle = kit.GearTitle
	DuckStep  = duckStep
	DuckFace  = duckFace
)

func (x *counter[T]) Set(next T)               { x.set(next) }
func (x *DuckBoard) Targets() map[string]bool  { return x.targets() }
func (x *DuckBoard) About(space string) string { return x.about(space) }
func (x *DuckBoard) Way() []board.Line         { return x.way() }
func (x *DuckBoard) Near() *fyne.Position      { return x.near() }
func (x *DuckBoard) Tap(id int)                { x.tap(id) }
func (x *DuckBoard) Places() []board.Place     { return x.places() }
func (x Scores) Of(seat int) int               { return x.of(seat) }
func (x *TurnPage) Take(seat int)              { x.take(seat) }
