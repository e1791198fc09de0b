package duckdealer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/screens/board"
	"tablekeeper/screens/duckdealer/kit"
)

// What the tests of this package hold.
type (
	DuckBoard   = duckBoard
	CopyEntry   = copyEntry
	CopySection = copySection
	FlightAsk   = flightAsk
	Scores      = scores
	Placards    = placards
	TurnPage    = turnPage
)

var (
	GoodIcon     = goodIcon
	EntryTitle   = entryTitle
	ValueTitle   = valueTitle
	KindTitle    = kindTitle
	GoodTitle    = goodTitle
	BoxPartTitle = boxPartTitle
	GearTitle    = kit.GearTitle
	DuckStep     = duckStep
	DuckFace     = duckFace
)

func (x *counter[T]) Set(next T)                                  { x.set(next) }
func (x *DuckBoard) Targets() map[string]bool                     { return x.targets() }
func (x *DuckBoard) About(space string) string                    { return x.about(space) }
func (x *DuckBoard) Way() []board.Line                            { return x.way() }
func (x *DuckBoard) Near() *fyne.Position                         { return x.near() }
func (x *DuckBoard) Tap(id int)                                   { x.tap(id) }
func (x *DuckBoard) Places() []board.Place                        { return x.places() }
func (x *Feature) EditCopy(change func(*aid.Copy) error) error    { return x.editCopy(change) }
func (x *CopyEntry) Of() *aid.CopyEntry                           { return x.of() }
func (x *Feature) ImportBox(data []byte)                          { x.importBox(data) }
func (x *CopySection) AddRoute()                                  { x.addRoute() }
func (x *Feature) OpenCopy(section duckdealer.Section, index int) { x.openCopy(section, index) }
func (x Scores) Of(seat int) int                                  { return x.of(seat) }
func (x *TurnPage) Take(seat int)                                 { x.take(seat) }
