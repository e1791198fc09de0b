package atrades

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// regionTurner names the region that is shown where regions are shown one at a time, and turns to the others.
type regionTurner struct {
	name, also    *parts.Words
	before, after *parts.IconButton
	box           *fyne.Container
}

// nameTight is the least share of their size that the letters of a region's name may have, so that it stays on one line.
const nameTight = 0.75

func newRegionTurner(turn func(by int)) *regionTurner {
	r := &regionTurner{name: parts.NewWords("", look.Body, look.Text).Bold().Centred().Squeezed(nameTight), also: parts.NewLess("").Centred()}
	r.before = parts.NewIconButton(parts.IconBack, lang.L("The region before"), func() { turn(-1) }).Outlined()
	r.after = parts.NewIconButton(parts.IconForward, lang.L("The next region"), func() { turn(1) }).Outlined()
	words := container.New(&parts.CloseColumn{}, r.name, r.also)
	r.box = container.New(&betweenButtons{}, r.before, words, r.after)
	return r
}

// betweenButtons keeps two buttons at the ends of a row, with words between them.
type betweenButtons struct{ width float32 }

// room is the width between the buttons.
func (l *betweenButtons) room(objects []fyne.CanvasObject, width float32) float32 {
	return max(1, width-objects[0].MinSize().Width-objects[2].MinSize().Width-2*parts.LeadGap)
}

// Layout places buttons and words.
func (l *betweenButtons) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	first, last, room := objects[0].MinSize(), objects[2].MinSize(), l.room(objects, size.Width)
	parts.Place(objects[0], 0, (size.Height-first.Height)/2, first.Width, first.Height)
	parts.Place(objects[2], size.Width-last.Width, (size.Height-last.Height)/2, last.Width, last.Height)
	height := parts.HeightAt(objects[1], room)
	parts.Place(objects[1], first.Width+parts.LeadGap, (size.Height-height)/2, room, height)
}

// MinSize is as high as the words at the last width.
func (l *betweenButtons) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := objects[0].MinSize().Height
	if l.width > 0 {
		height = max(height, parts.HeightAt(objects[1], l.room(objects, l.width)))
	}
	return fyne.NewSize(objects[0].MinSize().Width+objects[2].MinSize().Width+2*parts.LeadGap+1, height)
}

// overBoard puts the turner over the board, which has all the rest.
type overBoard struct{}

// Layout places both.
func (overBoard) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	top := float32(0)
	if objects[0].Visible() {
		top = parts.HeightAt(objects[0], size.Width)
		parts.Place(objects[0], 0, 0, size.Width, top)
		top += parts.RowGap
	}
	parts.Place(objects[1], 0, top, size.Width, max(0, size.Height-top))
}

// MinSize is that of both.
func (overBoard) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[1].MinSize()
	if objects[0].Visible() {
		over := objects[0].MinSize()
		least = fyne.NewSize(max(least.Width, over.Width), least.Height+parts.RowGap+over.Height)
	}
	return least
}

// oneByOne reports whether the regions are shown one at a time: on a phone that stands upright, where all of them would be
// of a thumb's size; one that lies on its side has no height for the names above a region.
func (b *guildBoard) oneByOne() bool {
	return b.app != nil && shell.ClassOf(b.app.Size()) == look.Phone && !look.SideBySide(b.app.Size()) && !b.View.Joined && len(b.View.Regions) > 1
}

// region is the place of the region that is shown alone.
func (b *guildBoard) region() int { return min(b.app.guildDrawn.region, len(b.View.Regions)-1) }

// turn shows the region before or after the one that is shown.
func (b *guildBoard) turn(by int) {
	n := len(b.View.Regions)
	b.app.guildDrawn.region = (b.region() + by + n) % n
	b.draw()
	b.app.Relay()
}

// lead turns to the region that the choice or the position is about, each time that one of them changes.
func (b *guildBoard) lead(t rules.Table) {
	drawn := &b.app.guildDrawn
	named := b.chosenRegion()
	if named >= 0 && named != drawn.named {
		drawn.region = named
	}
	drawn.named = named
	if mark := t.Mark(); mark == drawn.mark && drawn.led {
		return
	}
	drawn.mark, drawn.led = t.Mark(), true
	if last := b.latestRegion(t); last >= 0 {
		drawn.region = last
	}
	with := b.withTargets()
	if len(with) > 0 && !with[b.region()] {
		for i := range b.View.Regions {
			if with[i] {
				drawn.region = i
				return
			}
		}
	}
}

// chosenRegion is the region that is named by the move that is being chosen, or -1.
func (b *guildBoard) chosenRegion() int {
	if b.pick == nil || b.pick.Form == nil || len(b.pick.Words) == 0 {
		return -1
	}
	return b.regionOf(b.pick.Form.Words[0].Word(b.pick.Words[0]))
}

// latestRegion is the region that the latest move names, or -1.
func (b *guildBoard) latestRegion(t rules.Table) int {
	log := t.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		return -1
	}
	latest := log[len(log)-1].Act
	for v, n := range t.Form(latest).Said(latest) {
		if i := b.regionOf(v.Word(n)); i >= 0 {
			return i
		}
	}
	return -1
}

// regionOf is the place of a region in play by its word, or -1.
func (b *guildBoard) regionOf(word string) int {
	for i := range b.View.Regions {
		if b.View.Regions[i].ID == word {
			return i
		}
	}
	return -1
}

// withTargets are the regions where a tile can be laid now.
func (b *guildBoard) withTargets() map[int]bool {
	with := map[int]bool{}
	for site := range b.land {
		with[site/sitesOfRegion] = true
	}
	return with
}

// name says which region is shown, what it takes, and where else a tile can be laid.
func (b *guildBoard) name() {
	at := b.region()
	region := &b.View.Regions[at]
	b.turner.name.SetText(lang.L("{{.Region}}, {{.Number}} of {{.All}}", map[string]any{
		"Region": region.Name, "Number": at + 1, "All": len(b.View.Regions),
	}))
	var also []string
	with := b.withTargets()
	for i := range b.View.Regions {
		if i != at && with[i] {
			also = append(also, b.View.Regions[i].Name)
		}
	}
	words := lang.L("Demand {{.Demand}}", map[string]any{"Demand": region.Demand})
	if b.app.Options().Text > 1 { // the drawing says it, and needs the room
		words = ""
	}
	if len(also) > 0 {
		words = lang.L("Also possible: {{.Regions}}", map[string]any{"Regions": strings.Join(also, ", ")})
	}
	b.turner.also.SetText(words)
	parts.SetVisible(b.turner.also, words != "")
}

// refused is the move that would lay a tile on a hex where none can be laid; ok is false where no tile is laid now.
func (b *guildBoard) refused(site regionSite) (act rules.Act, ok bool) {
	if site.cell == nil {
		return act, false
	}
	for _, lays := range b.land {
		cell := slices.IndexFunc(site.region.Cells, func(c atrades.Cell) bool { return c.Word == site.cell.Word })
		if act = atrades.Expand.Act(lays.Seat, site.region.Number, cell); atrades.Place.Is(lays) {
			act = atrades.Place.Act(lays.Seat, site.region.Number, cell)
		}
		return act, b.table.Judge(act) != ""
	}
	return act, false
}

// trackSide is how a demand track lies beside a region that is shown alone: from the bottom up, at its left.
func trackSide(region *atrades.Region) (corner fyne.Position, step fyne.Position) {
	return fyne.NewPos(-regionWide/2-demandSide*0.9, float32(len(region.Track)-1)*demandSide/2), fyne.NewPos(0, -demandSide)
}

// cellLabel names a hex on the drawing where a tile can be laid, as the list of moves does; "" where there is no room.
func (b *guildBoard) cellLabel(cell *atrades.Cell) string {
	if !b.View.Joined && (b.oneByOne() || len(b.View.Regions) <= mostLabelled) {
		return cell.Word
	}
	return ""
}

// mostLabelled is how many regions side by side leave room for the names of hexes.
const mostLabelled = 3
