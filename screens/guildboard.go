package screens

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// guildBoard draws the regions of Atrades: land, cities, companies and the demand of each.
type guildBoard struct {
	acts  boardActs
	drawn *parts.Board
	view  *atrades.View
	seats []string
	pick  *picker            // nil while an earlier position is shown
	land  map[int]rules.Act  // legal moves that lay a tile, by the place of the board
	about map[int]bool       // companies with which a move can be made, or gone on
	named map[int]bool       // companies that the move names that is being chosen
	sites map[int]regionSite // what is where, by the place of the board
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
	match string
	board *parts.Board
}

func newGuildBoard(a *App, acts boardActs) board {
	if id := a.playing.id; a.guildDrawn.match != id {
		a.guildDrawn = guildDrawing{id, parts.NewBoard()}
	}
	return &guildBoard{acts: acts, drawn: a.guildDrawn.board}
}

func (b *guildBoard) object() fyne.CanvasObject { return b.drawn }

// show draws a position.
func (b *guildBoard) show(t rules.Table, p *picker) {
	v, ok := atrades.Look(t)
	if !ok {
		return
	}
	if v.Step == atrades.StepLay {
		v, _ = atrades.Look(ahead(t, p))
	}
	b.view, b.seats, b.pick = v, t.Seats(), p
	b.sites = map[int]regionSite{}
	b.read()
	data := parts.BoardData{Title: lang.L("The regions"), Tap: b.tap}
	for i := range v.Regions {
		if v.Regions[i].Laid {
			b.drawRegion(&data, i)
		}
	}
	b.drawn.Set(data)
}

// ahead is the table after a region was laid as it is being chosen, so that it is seen before it is done; else the table
// as it stands.
func ahead(t rules.Table, p *picker) rules.Table {
	if p == nil {
		return t
	}
	act, ok := p.complete()
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
	acts := b.pick.legal
	if b.pick.form != nil && len(b.pick.words) < len(b.pick.form.Words) {
		acts = b.pick.matching(b.pick.seat, b.pick.form, b.pick.words)
	}
	for _, act := range b.pick.legal {
		if region, cell, ok := b.lays(act); ok {
			b.land[b.siteOf(region, cell)] = act
		}
	}
	for _, act := range acts {
		for _, company := range b.companies(act) {
			b.about[company] = true
		}
	}
	if b.pick.form != nil {
		chosen := rules.Act{Verb: b.pick.form.Verb}
		copy(chosen.Words[:], b.pick.words)
		named := b.companies(chosen)
		for _, company := range named[:min(len(named), len(b.pick.words))] {
			b.named[company] = true
		}
	}
}

// lays tells whether a move lays a tile, and where.
func (b *guildBoard) lays(act rules.Act) (region, cell string, ok bool) {
	form := b.pick.formOf(act)
	if form.Name != "place" && form.Name != "expand" {
		return "", "", false
	}
	return form.Words[0].Word(act.Words[0]), form.Words[1].Word(act.Words[1]), true
}

// companies are those on the board that a move names.
func (b *guildBoard) companies(act rules.Act) []int {
	form := b.pick.formOf(act)
	var list []int
	switch form.Name {
	case "merge", "sell", "keep", "choose":
		for i, word := range form.Words {
			if n, err := strconv.Atoi(word.Word(act.Words[i])); err == nil {
				list = append(list, n)
			}
		}
	}
	return list
}

// siteOf is the place of the board of a cell by its words, or -1.
func (b *guildBoard) siteOf(region, cell string) int {
	for i := range b.view.Regions {
		if b.view.Regions[i].ID != region {
			continue
		}
		for k := range b.view.Regions[i].Cells {
			if b.view.Regions[i].Cells[k].Word == cell {
				return i*sitesOfRegion + k
			}
		}
	}
	return -1
}

// tap lays a tile where one can be laid; else it lists the moves with the company that lies there.
func (b *guildBoard) tap(id int) {
	site, ok := b.sites[id]
	if !ok || b.pick == nil {
		return
	}
	if act, ok := b.land[id]; ok {
		b.acts.choose(act)
		return
	}
	if site.cell == nil || site.cell.Company == 0 {
		return
	}
	title := lang.L("Company {{.Company}}", map[string]any{"Company": site.cell.Company})
	if b.pick.at.title == title {
		b.acts.filter("", nil)
		return
	}
	b.acts.filter(title, func(act rules.Act) bool {
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
	act, ok := b.pick.complete()
	if !ok {
		return -1
	}
	if region, cell, ok := b.lays(act); ok {
		return b.siteOf(region, cell)
	}
	return -1
}

// kindFill is the surface of a type of company.
func kindFill(kind int) fyne.ThemeColorName { return look.Kinds[kind%len(look.Kinds)] }
