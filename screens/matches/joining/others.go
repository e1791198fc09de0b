package joining

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"rsc.io/qr"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// others is the page on which other devices are let in to a match of this one.
type others struct {
	app    *Feature
	of     *game.OwnMatch
	list   *fyne.Container
	foot   *foot
	why    *parts.Words // others can't join
	safe   bool         // it is told how the table is kept safe
	chosen string       // the address of the code; one that is gone counts as none
}

func newOthers(a *Feature, of *game.OwnMatch) *others {
	return &others{app: a, of: of, list: container.NewStack(), why: game.NewProblem(), foot: newFoot(look.FeltOf(of.Table().Game().Key))}
}

func (p *others) Heading() string { return wording.L("Others join") }

func (p *others) Page() fyne.CanvasObject { return p.foot.under(p.why).Page(p.list) }

// Refresh shows how others come in, or what to do that they may.
func (p *others) Refresh() {
	h := p.app.opened(p.of)
	if box.SetVisible(p.why, p.app.problem != nil); p.why.Visible() {
		p.why.SetText(wording.L("Others can't join this match: {problem}.", p.app.problem))
	}
	var objects []fyne.CanvasObject
	if h == nil {
		objects = append(objects, p.before())
	} else {
		objects = append(append(p.entrance(h), p.seats(h)), p.mix(h)...)
	}
	p.keys(h)
	p.list.Objects = []fyne.CanvasObject{parts.NewColumn(append(objects, p.kept())...)}
	p.list.Refresh()
	p.app.Relay()
}

// keys are what can be done: the gold one lets others in, or gives a seat to the first that asks for one.
func (p *others) keys(h *open) {
	end := &table.Key{Word: wording.L("To the table"), Short: []string{wording.L("Table")}, Tap: func() { p.app.Open(shell.Route{Page: shell.MatchPage, Arg: p.of.ID}) }}
	if h == nil {
		p.foot.set(&table.Key{Icon: parts.IconPeople, Word: wording.L("Let others join"), Tap: p.letIn}, nil, end)
		return
	}
	var main *table.Key
	if s := h.asking(); s != nil {
		wish := *s.Wish
		main = &table.Key{Icon: parts.IconCheck, Word: wording.L("Hand {player}'s seat over", s.Name), Tap: func() { h.give(wish.ID, true) }}
	}
	p.foot.set(main, &table.Key{Icon: parts.IconStop, Word: wording.L("Nobody else joins"), Short: []string{wording.L("Stop")}, Tap: p.stop}, end)
}

// asking is the first seat that a device asks for; nil: none.
func (h *open) asking() *tables.Seat {
	seats := h.table.Seats()
	if i := slices.IndexFunc(seats, func(s tables.Seat) bool { return s.Wish != nil }); i >= 0 {
		return &seats[i]
	}
	return nil
}

// kept tells how the table is kept safe, where somebody wants to know.
func (p *others) kept() fyne.CanvasObject {
	kept := parts.NewTightColumn(parts.NewFold(wording.L("How it's kept safe"), "", p.safe, func() {
		p.safe = !p.safe
		p.Refresh()
	}))
	if p.safe {
		kept.Add(parts.NewBody(wording.L("Only devices in this local network reach the table. What they say there is encrypted with the word; " +
			"a neighbour with a radio could read only that they play, and the app that browsers fetch.")))
	}
	return kept
}

// before says what to do, and asks who may look on.
func (p *others) before() fyne.CanvasObject {
	watch := parts.NewSwitch(parts.NoIcon, wording.L("Devices without a seat can watch"), p.app.watch, func(on bool) { p.app.watch = on })
	return parts.NewPanel(wording.L("Everybody plays on a phone"), steps(
		wording.L("Let others join: this page shows a word and a code."),
		wording.L("They point a camera at the code, or type the word."),
		wording.L("They tap their name, and see their hand on their own phone.")), watch)
}

// steps are things to do, one after the other.
func steps(lines ...string) fyne.CanvasObject {
	list := parts.NewColumn()
	for i, line := range lines {
		list.Add(box.Row(stepGap, parts.NewWords(parts.Number(i+1), look.Title, look.Accent).Bold(), box.Breaks(parts.NewBody(line))))
	}
	return list
}

// stepGap is between a number and what it counts, in device-independent pixels.
const stepGap = 16

func (p *others) letIn() {
	p.app.problem = p.app.letIn(p.of)
	p.Refresh()
}

func (p *others) stop() {
	p.app.stop(wording.L("The table was closed."))
	p.Refresh()
}

// entrance is where others come in: the word, and the addresses.
func (p *others) entrance(h *open) []fyne.CanvasObject {
	word := []fyne.CanvasObject{parts.NewLess(wording.L("The word of this table")).Centred(), parts.NewTable(h.table.Word()).Squeezed(wordTight).Centred()}
	addresses := h.door.Addresses()
	if len(addresses) == 0 {
		return []fyne.CanvasObject{parts.NewPanel("", append(word, parts.NewBody(wording.L("This device isn't on a network now. Join the same Wi-Fi as the others, or open a hotspot here. Then you'll see a code.")))...)}
	}
	if !h.door.HandsOut() {
		words := parts.NewBody(wording.L("This program was built without the app for browsers. An installed Tablekeeper joins with the address and the word: \"Join a table\" on its first page."))
		return []fyne.CanvasObject{parts.NewPanel("", append(append(word, lines(addresses)...), words)...)}
	}
	if i := slices.Index(addresses, p.chosen); i > 0 {
		addresses = append([]string{p.chosen}, slices.Delete(slices.Clone(addresses), i, i+1)...)
	}
	code := newQR(tables.Link(addresses, h.table.Word()), wording.L("QR code: it opens the table in a browser"))
	word = append(word, code, parts.NewLess(wording.L("A camera here, or in a browser")).Centred(),
		parts.NewBody("http://"+addresses[0]+"/").Bold().Squeezed(wordTight).Centred())
	return []fyne.CanvasObject{parts.NewPanel("", append(word, p.elsewhere(addresses[1:])...)...)}
}

// wordTight is how small the letters of word and address become before they take a second line, as a share of their size.
const wordTight = 0.6

// elsewhere offers the codes of other addresses: of a hotspot of this device, say.
func (p *others) elsewhere(addresses []string) []fyne.CanvasObject {
	if len(addresses) == 0 {
		return nil
	}
	objects := []fyne.CanvasObject{parts.NewLess(wording.L("If a phone can't open it, it may be on another of this device's networks. Tap an address to show its code."))}
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
	var chairs, rows []fyne.CanvasObject
	for i, s := range h.table.Seats() {
		chairs = append(chairs, newChair(i+1, s, false, seatWord(s, wording.L("at this device")), nil))
		if s.Wish != nil && h.asking().Name == s.Name {
			rows = append(rows, wish(s), parts.NewButton(wording.L("Keep it"), parts.IconCross, func() { h.give(s.Wish.ID, false) }))
		}
		if s.Claimed {
			rows = append(rows, parts.NewButton(wording.L("Free {player}'s seat", s.Name), parts.IconCross, func() { h.free(i + 1) }).SetWeight(parts.Quiet))
		}
	}
	return parts.NewColumn(append([]fyne.CanvasObject{parts.NewGrid(chairWide, 2, chairs...)}, rows...)...)
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

// qrCode is a QR code, black on white whatever the ground is: readers need that.
type qrCode struct {
	box.Widget
	label string
}

var _ fyne.Accessible = (*qrCode)(nil)

// quietSquares is the width of the light border that readers need, in squares, and qrSquare the size of a square in
// device-independent pixels.
const (
	quietSquares = 4
	qrSquare     = 6
)

// newQR shows a text as a QR code; label is what a screen reader says. A text that is too long is shown as nothing.
func newQR(text, label string) *qrCode {
	q := &qrCode{label: label}
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		q.Build(q, nil, nil)
		return q
	}
	size := code.Size + 2*quietSquares
	picture := image.NewPaletted(image.Rect(0, 0, size, size), color.Palette{color.White, color.Black})
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				picture.SetColorIndex(x+quietSquares, y+quietSquares, 1)
			}
		}
	}
	drawn := &canvas.Image{Image: picture, FillMode: canvas.ImageFillContain, ScaleMode: canvas.ImageScalePixels}
	drawn.SetMinSize(fyne.NewSquareSize(float32(size * qrSquare)))
	q.Build(q, drawn, nil)
	return q
}

// AccessibilityLabel is what a screen reader says.
func (q *qrCode) AccessibilityLabel() string { return q.label }
