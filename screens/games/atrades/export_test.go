package atrades

import (
	"strconv"

	"tablekeeper/screens/widgets/board"
)

// What the tests of this package hold.
type (
	GuildBoard = guildBoard
	FistTable  = fistTable
	FistsPage  = fistsPage
)

var SealedStep = sealedStep

func (x *GuildBoard) SiteOf(region string, cell string) int {
	for id, site := range x.sites {
		if site.cell != nil && site.region.ID() == region && site.cell.Word == cell {
			return id
		}
	}
	return -1
}

func (x *GuildBoard) TapCompany(number string) {
	for id, site := range x.sites {
		if site.cell != nil && strconv.Itoa(site.cell.Company) == number {
			x.tap(id)
			return
		}
	}
}
func (x *GuildBoard) Tap(id int)  { x.tap(id) }
func (x *FistsPage) Tapped(i int) { x.tapped(i) }

// Cell is how a cell of a region is drawn.
func (x *GuildBoard) Cell(region, cell int) board.Place {
	return x.hex(&x.View.Regions()[region], &x.View.Regions()[region].Cells()[cell])
}

// Sites are what the places of the board stand for.
func (x *GuildBoard) Sites() map[int]regionSite { return x.sites }
