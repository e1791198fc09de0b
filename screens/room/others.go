package room

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// others is the page on which other devices are let in to a match of this one.
type others struct {
	app    *Feature
	of     *game.OwnMatch
	box    *fyne.Container
	safe   bool   // it is told how the table is kept safe
	chosen string // the address of the code; one that is gone counts as none
}

func newOthers(a *Feature, of *game.OwnMatch) *others {
	return &others{app: a, of: of, box: container.NewStack()}
}

func (p *others) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("Others join")) }

func (p *others) Page() fyne.CanvasObject { return parts.NewPage(p.box) }

// Refresh shows how others come in, or asks whether they may.
func (p *others) Refresh() {
	objects := []fyne.CanvasObject{parts.NewBody(wording.L("Everybody here who knows the word can join."))}
	if h := p.app.opened(p.of); h != nil {
		objects = append(objects, p.entrance(h)...)
		objects = append(objects, p.seats(h))
		objects = append(objects, p.mix(h)...)
		objects = append(objects, parts.NewButton(wording.L("Stop letting others join"), parts.IconStop, p.stop))
	} else {
		objects = append(objects, p.before()...)
	}
	p.box.Objects = []fyne.CanvasObject{parts.NewSections(append(objects, p.kept())...)}
	p.box.Refresh()
	p.app.Relay()
}

// kept tells how the table is kept safe, where somebody wants to know.
func (p *others) kept() fyne.CanvasObject {
	kept := parts.NewTightColumn(parts.NewFold(wording.L("How it is kept safe"), "", p.safe, func() {
		p.safe = !p.safe
		p.Refresh()
	}))
	if p.safe {
		kept.Add(parts.NewBody(wording.L("Only devices in this local network reach the table. What they say there is encrypted with the word; " +
			"a neighbour with a radio could read only that they play, and the app that browsers fetch.")))
	}
	return kept
}

// before asks who may look on, and lets others in.
func (p *others) before() []fyne.CanvasObject {
	watch := parts.NewSwitch(parts.NoIcon, wording.L("Devices without a seat can watch"), p.app.watch, func(on bool) { p.app.watch = on })
	objects := []fyne.CanvasObject{watch}
	if p.app.problem != "" {
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: wording.L("Others can't join"), Words: p.app.problem}))
	}
	return append(objects, parts.NewMainButton(wording.L("Let others join"), parts.IconPeople, p.letIn))
}

func (p *others) letIn() {
	p.app.problem = ""
	if err := p.app.letIn(p.of); err != nil {
		p.app.problem = parts.Upper(err.Error()) + "."
	}
	p.Refresh()
}

func (p *others) stop() {
	p.app.stop(wording.L("The table was closed."))
	p.Refresh()
}

// entrance is where others come in: the word, and the addresses.
func (p *others) entrance(h *open) []fyne.CanvasObject {
	word := parts.NewPanel(wording.L("The word, to read aloud"), parts.NewTable(h.table.Word()))
	addresses := h.door.Addresses()
	if len(addresses) == 0 {
		return []fyne.CanvasObject{word, parts.NewPanel(wording.L("The address"), parts.NewBody(wording.L("This device isn't on a network now. As soon as it is, you'll see its address here.")))}
	}
	if !h.door.HandsOut() {
		words := parts.NewBody(wording.L("This program was built without the app for browsers. An installed Tablekeeper joins with the address and the word: \"Join a table\" on its first page."))
		return []fyne.CanvasObject{word, parts.NewPanel(wording.L("The address"), append(lines(addresses), words)...)}
	}
	if i := slices.Index(addresses, p.chosen); i > 0 {
		addresses = append([]string{p.chosen}, slices.Delete(slices.Clone(addresses), i, i+1)...)
	}
	objects := []fyne.CanvasObject{newQR(tables.Link(addresses, h.table.Word()), wording.L("QR code: it opens the table in a browser"))}
	objects = append(objects, lines([]string{"http://" + addresses[0] + "/"})...)
	objects = append(objects, parts.NewLess(wording.L("Scan it with a phone's camera, or type the address into a browser. An installed Tablekeeper joins with the address and the word.")))
	return []fyne.CanvasObject{word, parts.NewPanel(wording.L("The address"), append(objects, p.elsewhere(addresses[1:])...)...)}
}

// elsewhere offers the codes of other addresses: of a hotspot of this device, say.
func (p *others) elsewhere(addresses []string) []fyne.CanvasObject {
	if len(addresses) == 0 {
		return nil
	}
	objects := []fyne.CanvasObject{parts.NewLess(wording.L("If a phone can't open it, it may be in another network of this device. Tap an address to show its code."))}
	var rows []*parts.Row
	for _, address := range addresses {
		rows = append(rows, parts.NewRow(parts.RowData{Title: "http://" + address + "/", Tap: func() {
			p.chosen = address
			p.Refresh()
		}}))
	}
	return append(objects, parts.NewRows(rows...))
}

// lines are addresses, each to be read on its own.
func lines(addresses []string) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, address := range addresses {
		objects = append(objects, parts.NewBody(address).Bold())
	}
	return objects
}

// seats are who sits where, and how a seat is freed or handed over.
func (p *others) seats(h *open) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i, s := range h.table.Seats() {
		rows = append(rows, parts.NewRow(parts.RowData{Seat: i + 1, Title: s.Name, Trail: seatWord(s, wording.L("at this device"))}))
		rows = append(rows, wished(s, h.give)...)
		if s.Claimed {
			rows = append(rows, parts.NewButton(wording.L("Free {player}'s seat", s.Name), parts.IconCross, func() { h.free(i + 1) }).SetWeight(parts.Quiet))
		}
	}
	return parts.NewPanel(wording.L("Who sits where"), rows...)
}

// mix lets each device that has joined mix into the draws, before the first of them.
func (p *others) mix(h *open) []fyne.CanvasObject {
	mixed, fault := h.table.Mixed()
	switch {
	case fault != nil:
		return []fyne.CanvasObject{parts.NewLess(parts.Upper(fault.Error()) + ".")}
	case mixed != nil:
		return []fyne.CanvasObject{parts.NewLess(wording.L("All devices have mixed into the draws."))}
	case h.table.Mixing() != nil:
		return []fyne.CanvasObject{parts.NewLess(wording.L("The devices mix into the draws."))}
	case !h.of.Match.Draws() || !h.of.Match.Chance().MayMix() || !h.others():
		return nil
	}
	return []fyne.CanvasObject{parts.NewButton(wording.L("All devices mix into the draws"), parts.IconShuffle, func() {
		h.do(func() {
			out, _ := h.table.Mix() // that it can be done was asked before
			h.door.Send(out)
		})
	})}
}

// seatWord reports who sits on a seat; nobody is the word for a free one.
func seatWord(s tables.Seat, nobody string) string {
	switch {
	case s.Twice:
		return wording.L("open twice")
	case s.Here:
		return wording.L("joined")
	case s.Claimed:
		return wording.L("not connected")
	}
	return nobody
}

// free takes a seat from its device.
func (h *open) free(seat int) { h.do(func() { h.door.Send(h.table.FreeSeat(seat)) }) }

// give hands a seat over to the device that would like to have it, or does not.
func (h *open) give(question string, yes bool) {
	h.act(func() (tables.Answer, []tables.Out) { return h.table.HandOver(question, yes) })
}

func (p *others) Key(fyne.KeyName) bool { return false }
