package atrades

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// guildBoard is the felt of Atrades: the regions with land, cities, companies and demand, and what the page holds beside them.
type guildBoard struct {
	app    *Feature
	acts   game.Acts
	drawn  *board.Board
	stage  *feltStage
	table  rules.Table
	View   *atrades.View
	seats  []string
	pick   *picker.Picker     // nil while an earlier position is shown
	land   map[int]rules.Act  // legal moves that lay a tile, by the place of the board
	about  map[int]bool       // companies with which a move can be made, or gone on
	sites  map[int]regionSite // what is where, by the place of the board
	mark   int                // the position that was shown last
	asked  int                // the company that was tapped; 0: none
	amount int                // what is bid, or paid from a card; -1: as usual
	side   int                // on which side a region is laid
	turned int                // how often it is turned
	region int                // the place of the region that is shown alone
	away   int                // the position whose moment was put away
	sure   int                // the position in which Pass was tapped once
	parade int                // how many regions are still shown alone, one after the other, as they are drawn
	known  int                // how many regions were shown last
	many   bool               // several regions are being drawn
	opened bool               // the region was touched that is shown alone
	picks  bool               // the tiles of the companies float over the regions
	among  []rules.Act        // the moves of the action that was tapped, where there are few; nil: none was
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

func newGuildBoard(a *Feature, acts game.Acts) game.Felt {
	b := &guildBoard{app: a, acts: acts, drawn: board.New(), mark: -1, away: -1, sure: -1}
	b.stage = newFeltStage(b.drawn, func() {
		if b.View != nil {
			b.draw()
		}
	})
	return b
}

func (b *guildBoard) Object() fyne.CanvasObject { return b.stage }

// Drawing is the board itself.
func (b *guildBoard) Drawing() *board.Board { return b.drawn }

// Show draws a position.
func (b *guildBoard) Show(t rules.Table, p *picker.Picker) {
	v, ok := atrades.Look(t)
	if !ok {
		return
	}
	fresh := len(v.Regions())
	if b.View != nil && p != nil {
		fresh -= b.known
	} else {
		fresh = 0
	}
	b.table, b.View, b.seats, b.pick = t, v, t.Seats(), p
	b.read()
	if mark := t.Mark(); mark != b.mark || p == nil {
		b.mark, b.asked, b.amount, b.side, b.turned, b.sure, b.parade = mark, 0, -1, 0, 0, -1, 0
		b.opened, b.picks, b.among = false, false, nil
		b.lead()
		if !b.many {
			b.known = len(v.Regions())
			b.present(fresh)
		}
	}
	if v.Step == atrades.StepLay {
		b.View = b.laid()
	}
	b.stage.tiles.show(nil)
	if !b.crowded() {
		b.stage.tiles.show(b.tiles())
	}
	b.draw()
}

// draw draws the position that is shown: all regions, or one of them.
func (b *guildBoard) draw() {
	b.sites = map[int]regionSite{}
	v, alone := b.View, b.alone()
	box.SetVisible(b.stage.plate, alone)
	if alone {
		b.stage.plate.show(&v.Regions()[b.region], b.market)
	}
	b.stage.named = !alone && len(v.Regions()) > 0 && !b.plated()
	b.stage.lay(b.stage.Size())
	data := board.Data{Title: wording.L("The regions"), Reach: alone && b.stage.small(), Felt: &board.Felt{
		Pill: look.FeltOf(Key).Scrim, Line: look.DuneLine, Fill: look.DuneHex, Edge: look.TileEdge, Legal: look.DuneLegal, Open: look.DuneOpen,
	}}
	if b.stage.named {
		data.Foot = nameHigh * tileStep()
	}
	switch {
	case b.parade > 0:
		data.Tap = func(int) { b.nextRegion(b.parade) }
	case b.pick != nil:
		data.Tap = b.tap
	}
	if b.crowded() && b.parade == 0 && !b.laying() {
		data.Touched = b.touched
	}
	for i := range v.Regions() {
		if v.Regions()[i].Laid() && (!alone || i == b.region) {
			b.drawRegion(&data, i)
		}
	}
	b.drawn.Set(data)
	box.SetVisible(b.drawn, len(data.Places) > 0) // it would say that it is bare
}

// market opens the market, step by step.
func (b *guildBoard) market() { b.app.Open(shell.Route{Page: MarketPage, Arg: b.acts.Of.ID}) }

// laying reports whether a tile of a company is laid now.
func (b *guildBoard) laying() bool {
	return b.pick != nil && (b.View.Step == atrades.StepPlace || b.View.Step == atrades.StepExpand)
}

// alone reports whether one region fills the page: where a tile is laid on a phone that stands upright, on which all of them would be of
// a thumb's size.
func (b *guildBoard) alone() bool {
	return (b.laying() || b.parade > 0 || b.opened) && b.upright() && !b.View.Joined() && len(b.View.Regions()) > 1
}

// upright reports whether the window is that of a phone that stands.
func (b *guildBoard) upright() bool {
	return shell.ClassOf(b.app.Size()) == look.Phone && !look.SideBySide(b.app.Size())
}

// crowded reports whether there are so many regions on a phone that each is opened by a touch, and the tiles have no room beside them.
func (b *guildBoard) crowded() bool {
	return len(b.View.Regions()) >= plateFrom && b.upright() && !b.View.Joined()
}

// touched opens the region of a place, and beside all places shows all of them again.
func (b *guildBoard) touched(id int) bool {
	switch {
	case b.opened && id < 0:
		b.opened = false
	case b.opened || id < 0:
		return false
	default:
		b.opened, b.region = true, id/sitesOfRegion
	}
	b.acts.Again()
	return true
}

// present shows the regions that were drawn last one after the other, each alone for a moment; a tap goes on to the next one. Nothing waits for
// it, and with reduced motion all are shown at once, as on windows that have room for all.
func (b *guildBoard) present(fresh int) {
	if look.Duration(parts.CurrentTheme()) <= 0 || fresh <= 0 {
		return
	}
	b.parade, b.region = fresh, len(b.View.Regions())-fresh
	if !b.alone() {
		b.parade = 0
		return
	}
	b.waitForNext()
}

// waitForNext goes on to the next region when this one was seen.
func (b *guildBoard) waitForNext() {
	mark, at := b.mark, b.parade
	b.app.Device().After(regionSeen, func() {
		if b.mark == mark {
			b.nextRegion(at)
		}
	})
}

// regionSeen is how long a region that was drawn is shown alone.
const regionSeen = 900 * time.Millisecond

// nextRegion shows the region after the one that is shown alone while so many are left, and after the last one all of them.
func (b *guildBoard) nextRegion(left int) {
	if b.parade != left || left == 0 {
		return
	}
	b.parade--
	b.region++
	if b.parade == 0 {
		b.region = 0
	} else {
		b.waitForNext()
	}
	if b.acts.Shown() {
		b.acts.Again()
	}
}

// lead turns to the region where a tile can be laid: to the one with the most room for it, of several to the one where something was laid
// last.
func (b *guildBoard) lead() {
	if last := b.latestRegion(); last >= 0 {
		b.region = last
	}
	b.region = max(0, min(b.region, len(b.View.Regions())-1))
	with := b.withTargets()
	for i := range b.View.Regions() {
		if with[i] > with[b.region] {
			b.region = i
		}
	}
}

// latestRegion is the region that the latest move names, or -1.
func (b *guildBoard) latestRegion() int {
	log := b.table.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		return -1
	}
	latest := log[len(log)-1].Act
	for v, n := range b.table.Form(latest).Said(latest) {
		for i := range b.View.Regions() {
			if b.View.Regions()[i].ID() == v.Word(n) {
				return i
			}
		}
	}
	return -1
}

// withTargets is in how many hexes of each region a tile can be laid now.
func (b *guildBoard) withTargets() map[int]int {
	with := map[int]int{}
	for site := range b.land {
		with[site/sitesOfRegion]++
	}
	return with
}

// laid is the position after the region was laid as it is being chosen, so that it is seen before it is done.
func (b *guildBoard) laid() *atrades.View {
	act, ok := b.lay()
	if after := b.table.Fork(); ok && after.Play(act) == "" {
		if v, ok := atrades.Look(after); ok {
			v.Step = atrades.StepLay
			return v
		}
	}
	return b.View
}

// read goes through the legal moves: which hexes they cover, and which companies they name.
func (b *guildBoard) read() {
	b.land, b.about = map[int]rules.Act{}, map[int]bool{}
	if b.pick == nil {
		return
	}
	for _, act := range b.pick.Legal {
		if site, ok := b.lays(act); ok {
			b.land[site] = act
		}
		for _, company := range b.companies(act) {
			b.about[company] = true
		}
	}
	if b.View.Step == atrades.StepPay {
		_, splits := b.View.Splits(b.View.Actor(), b.View.Owed)
		for _, split := range splits {
			b.about[split.Card] = true
		}
	}
}

// lays reports whether a move lays a tile, and at which place of the board: -1 where its region isn't shown.
func (b *guildBoard) lays(act rules.Act) (site int, ok bool) {
	region, cell, ok := atrades.Place.Of(act)
	if !ok {
		region, cell, ok = atrades.Expand.Of(act)
	}
	for i := range b.View.Regions() {
		if ok && b.View.Regions()[i].Number == region {
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

// tap lays a tile where one can be laid: only there are hexes lit, and undo is at hand. It says why where none can; while none is
// laid it asks about the company that lies there, or reads the market of a region.
func (b *guildBoard) tap(id int) {
	site, ok := b.sites[id]
	if !ok || b.pick == nil {
		return
	}
	if act, ok := b.land[id]; ok {
		b.acts.Play(act)
		return
	}
	if act, ok := b.refused(site); ok {
		b.acts.Wrong(act)
		return
	}
	switch {
	case site.cell == nil:
		b.market()
	case site.cell.Company > 0:
		b.ask(site.cell.Company)
	}
}

// ask asks about a company, or no longer about it.
func (b *guildBoard) ask(company int) {
	if b.asked == company {
		company = 0
	}
	b.asked = company
	b.acts.Again()
}

// refused is the move that would lay a tile on a hex where none can be laid; ok is false where no tile is laid now.
func (b *guildBoard) refused(site regionSite) (act rules.Act, ok bool) {
	if site.cell == nil {
		return act, false
	}
	for _, lays := range b.land {
		cell := slices.IndexFunc(site.region.Cells(), func(c atrades.Cell) bool { return c.Word == site.cell.Word })
		if act = atrades.Expand.Act(lays.Seat, site.region.Number, cell); atrades.Place.Is(lays) {
			act = atrades.Place.Act(lays.Seat, site.region.Number, cell)
		}
		return act, b.table.Judge(act) != ""
	}
	return act, false
}
