package atrades

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/board"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// guildBoard draws the regions of Atrades: land, cities, companies and the demand of each.
type guildBoard struct {
	app    *Feature
	acts   game.Acts
	drawn  *board.Board
	turner *regionTurner
	box    *fyne.Container // the turner over the board
	table  rules.Table
	View   *atrades.View
	seats  []string
	pick   *picker.Picker     // nil while an earlier position is shown
	land   map[int]rules.Act  // legal moves that lay a tile, by the place of the board
	about  map[int]bool       // companies with which a move can be made, or gone on
	named  map[int]bool       // companies that the move names that is being chosen
	sites  map[int]regionSite // what is where, by the place of the board
}

// regionSite is what a place of the board stands for: a cell of a region, or, where cell is nil, the region itself.
type regionSite struct {
	region *atrades.Region
	cell   *atrades.Cell
}

// Places of the board are numbered region by region; behind the cells of one come the spaces of its demand track.
const (
	sitesOfRegion = 100
	firstDemand   = 50
)

// guildDrawing is the drawing of a match, which keeps its zoom while the page is covered, or left and come back to.
type guildDrawing struct {
	match  string
	board  *board.Board
	region int  // the place of the region that is shown alone
	named  int  // that of the region that was named last by the move that is being chosen, -1 for none
	mark   int  // the table's mark for which the region was found
	led    bool // it was
}

func newGuildBoard(a *Feature, acts game.Acts) game.Board {
	if id := a.ShownID(); a.guildDrawn.match != id {
		a.guildDrawn = guildDrawing{match: id, board: board.New().WhenBare(
			lang.L("Pick your guilds first. Then we draw the map.")), named: -1}
	}
	b := &guildBoard{app: a, acts: acts, drawn: a.guildDrawn.board}
	b.turner = newRegionTurner(b.turn)
	b.box = container.New(overBoard{}, b.turner.box, b.drawn)
	return b
}

func (b *guildBoard) Object() fyne.CanvasObject { return b.box }

// Drawing is the board itself.
func (b *guildBoard) Drawing() *board.Board { return b.drawn }

// Show draws a position.
func (b *guildBoard) Show(t rules.Table, p *picker.Picker) {
	v, ok := atrades.Look(t)
	if !ok {
		return
	}
	if v.Step == atrades.StepLay {
		v, _ = atrades.Look(ahead(t, p))
	}
	b.View, b.seats, b.pick, b.table = v, t.Seats(), p, t
	b.read()
	if b.oneByOne() {
		b.lead(t)
	}
	b.draw()
}

// draw draws the position that is shown: all regions, or one of them.
func (b *guildBoard) draw() {
	b.sites = map[int]regionSite{}
	v, alone := b.View, b.oneByOne()
	parts.SetVisible(b.turner.box, alone)
	if alone {
		b.name()
	}
	data := board.Data{Title: lang.L("The regions"), Tap: b.tap, Reach: alone && len(b.land) > 0}
	for i := range v.Regions {
		if v.Regions[i].Laid && (!alone || i == b.region()) {
			b.drawRegion(&data, i)
		}
	}
	b.drawn.Set(data)
}

// Room is none before there are regions, and large where a hex is chosen. A phone leaves it to the keys while numbers are bid and
// paid, or a company comes from the supply.
func (b *guildBoard) Room() game.Room {
	switch {
	case b.View == nil:
		return game.UsualRoom
	case len(b.drawn.Shown().Places) == 0:
		return game.NoRoom
	case b.pick == nil:
		return game.UsualRoom
	case b.View.Step == atrades.StepPlace:
		return game.LargeRoom
	case b.oneByOne() && b.unneeded():
		return game.NoRoom
	case b.View.Step == atrades.StepAction, b.View.Step == atrades.StepGolden,
		b.pick.Form != nil && b.pick.Form.Verb != atrades.Expand.Number():
		return game.SmallRoom
	}
	return game.UsualRoom
}

// unneeded reports whether the choice has nothing to do with the regions.
func (b *guildBoard) unneeded() bool {
	switch b.View.Step {
	case atrades.StepPay, atrades.StepAuction, atrades.StepTurnBid, atrades.StepFinalBid, atrades.StepFreeAcquire:
		return true
	}
	return b.pick.Form != nil && b.pick.Form.Verb == atrades.Acquire.Number()
}

// Lies is what lies on the regions.
func (b *guildBoard) Lies(t rules.Table) []board.Place {
	v, ok := atrades.Look(t)
	if !ok {
		return nil
	}
	at, data := guildBoard{app: b.app, View: v, seats: t.Seats(), table: t, sites: map[int]regionSite{}}, board.Data{}
	for i := range v.Regions {
		if v.Regions[i].Laid {
			at.drawRegion(&data, i)
		}
	}
	return data.Places
}

// ahead is the table after a region was laid as it is being chosen, so that it is seen before it is done; else the table
// as it stands.
func ahead(t rules.Table, p *picker.Picker) rules.Table {
	if p == nil {
		return t
	}
	act, ok := p.Complete()
	if !ok || t.Judge(act) != "" {
		return t
	}
	after := t.Fork()
	after.Play(act)
	return after
}

// read goes through the legal moves: which hexes they cover, and which companies they name.
func (b *guildBoard) read() {
	b.land, b.about, b.named = map[int]rules.Act{}, map[int]bool{}, map[int]bool{}
	if b.pick == nil {
		return
	}
	acts := b.pick.Legal
	if b.pick.Form != nil && len(b.pick.Words) < len(b.pick.Form.Words) {
		acts = b.pick.Matching(b.pick.Seat, b.pick.Form, b.pick.Words)
	}
	for _, act := range b.pick.Legal {
		if site, ok := b.lays(act); ok {
			b.land[site] = act
		}
	}
	for _, act := range acts {
		for _, company := range b.companies(act) {
			b.about[company] = true
		}
	}
	if b.pick.Form != nil {
		named := b.companies(b.pick.Form.Act(0, b.pick.Words...))
		for _, company := range named[:min(len(named), len(b.pick.Words))] {
			b.named[company] = true
		}
	}
}

// lays reports whether a move lays a tile, and at which place of the board: -1 where its region isn't shown.
func (b *guildBoard) lays(act rules.Act) (site int, ok bool) {
	region, cell, ok := atrades.Place.Of(act)
	if !ok {
		region, cell, ok = atrades.Expand.Of(act)
	}
	for i := range b.View.Regions {
		if ok && b.View.Regions[i].Number == region {
			return i*sitesOfRegion + cell, true
		}
	}
	return -1, ok
}

// companies are those on the board that a move names.
func (b *guildBoard) companies(act rules.Act) []int {
	if !rules.OneOf(act, atrades.Merge, atrades.Sell, atrades.Keep, atrades.Choose) {
		return nil
	}
	var list []int
	for word, at := range b.pick.FormOf(act).Said(act) {
		if n, err := strconv.Atoi(word.Word(at)); err == nil {
			list = append(list, n)
		}
	}
	return list
}

// tap lays a tile where one can be laid: only there are hexes lit, and undo is at hand. It gives the ruling where none can; while none is
// laid it lists the moves with the company that lies there.
func (b *guildBoard) tap(id int) {
	site, ok := b.sites[id]
	if !ok || b.pick == nil {
		return
	}
	if act, ok := b.land[id]; ok {
		b.acts.Lay(act)
		return
	}
	if act, ok := b.refused(site); ok {
		b.acts.Ruling(act)
		return
	}
	if site.cell == nil || site.cell.Company == 0 {
		return
	}
	title := lang.L("Company {{.Company}}", map[string]any{"Company": site.cell.Company})
	if b.pick.At.Title == title {
		b.acts.Filter("", nil)
		return
	}
	b.acts.Filter(title, func(act rules.Act) bool {
		for _, company := range b.companies(act) {
			if company == site.cell.Company {
				return true
			}
		}
		return false
	})
}

// chosenSite is the place of the tile that is being laid, or -1.
func (b *guildBoard) chosenSite() int {
	if b.pick == nil {
		return -1
	}
	act, ok := b.pick.Complete()
	if !ok {
		return -1
	}
	site, _ := b.lays(act)
	return site
}

// kindFill is the surface of a type of company.
func kindFill(kind int) fyne.ThemeColorName { return look.Kinds[kind%len(look.Kinds)] }
