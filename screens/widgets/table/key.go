package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Weight is how much a key of the dock stands out.
type Weight uint8

// The weights of keys.
const (
	Other Weight = iota // a surface with a lip
	Gold                // the act most likely wanted
	Quiet               // an outline alone: undo, and what ends
)

// Button is a key of the dock. It keeps its place whatever is on it.
type Button struct {
	parts.Control
	data        Key
	weight      Weight
	felt        look.Felt
	over        bool                                      // the picture stands over the words
	flat        bool                                      // word and price stand on one line
	left        bool                                      // what is on it begins at the left edge
	quiet       fyne.ThemeSizeName                        // of the letters of a quiet key
	bare        bool                                      // it shows its picture alone
	large       bool                                      // its word is larger where there is room
	after       func(time.Duration, func()) (stop func()) // calls a function when a time has gone; nil: nothing is held
	free        func()                                    // lets go; nil: it isn't held
	acted       bool                                      // the hold has done something
	surface     *box.Surface
	dashes      *parts.Outline // round a key that can't be pressed
	icon        *canvas.Image
	show        *fyne.Container // in place of the icon
	disc        *canvas.Circle
	word, price *parts.Words
	cost        *parts.Words // in the pill
	needs       struct {
		key   key
		width float32
	}
	pill  *box.Surface
	signs *fyne.Container // in place of the price
}

// NewButton is a key without words, hidden until Set.
func NewButton(weight Weight, felt look.Felt) *Button {
	b := &Button{weight: weight, felt: felt, surface: box.NewSurface(box.Face{}), icon: &canvas.Image{FillMode: canvas.ImageFillContain}, disc: &canvas.Circle{}}
	b.dashes, b.show = parts.NewOutline(felt.Line, b.corner()), container.NewStack()
	b.word = parts.NewWords("", look.Label, look.Text).Bold().Lines(2)
	b.price = parts.NewWords("", look.Least, felt.Less).Lines(2)
	b.pill, b.cost = box.NewSurface(box.Face{Fill: look.Pill, Corner: pillHigh / 2}), parts.NewWords("", look.Least, look.Text).Bold().Lines(1).Centred()
	if b.quiet = look.Least; weight == Quiet {
		b.word = parts.NewWords("", look.Least, look.Text).Lines(1)
	}
	b.signs = box.Row(signGap)
	b.Hidden = true
	b.Extend(b)
	return b
}

// Set shows an act; nil leaves the place empty.
func (b *Button) Set(key *Key) {
	if key == nil {
		b.data = Key{}
		b.Hide()
		return
	}
	b.data = *key
	b.Tap = key.Tap
	b.Label = parts.Sentences(key.Word, key.Cost, key.Price, key.Why)
	b.word.SetText(key.Word)
	b.price.SetText(key.Price)
	b.cost.SetText(key.Cost)
	b.show.Objects = nil
	if key.Show != nil {
		b.show.Objects = []fyne.CanvasObject{key.Show}
	}
	b.signs.Objects = nil
	for _, icon := range key.Signs {
		b.signs.Add(parts.NewSign(icon, signSide, look.Text))
	}
	b.Show()
	b.Refresh()
}

// setFelt gives it another tone.
func (b *Button) setFelt(felt look.Felt) {
	if b.felt != felt {
		b.felt = felt
		b.Refresh()
	}
}

// setGold makes the gold key one like the others, where none of the answers is the usual one.
func (b *Button) setGold(gold bool) {
	weight := Other
	if gold {
		weight = Gold
	}
	if b.weight != weight {
		b.weight = weight
		b.Refresh()
	}
}

// Gold reports whether it stands out from all others.
func (b *Button) Gold() bool { return b.weight == Gold }

// Key is what it shows.
func (b *Button) Key() Key { return b.data }

// SetOver puts the picture over the words.
func (b *Button) SetOver(over bool) {
	if b.over != over {
		b.over = over
		b.Refresh()
	}
}

// Bold makes the word bold and as large as text, which it is on all keys but undo.
func (b *Button) Bold() *Button {
	b.word.Bold()
	b.quiet = look.Body
	return b
}

// SetFlat puts what is on it on one line: word, and price beside it.
func (b *Button) SetFlat(flat bool) {
	if b.flat != flat {
		b.flat = flat
		b.Refresh()
	}
}

// Wordings are the acts in all words that the key has for it, the longest first.
func (k *Key) Wordings() []string { return append([]string{k.Word}, k.Short...) }

// Fits reports whether a key of that width, with its picture over the word, shows each part of the word whole, and whether all of it is
// on one line then.
func (b *Button) Fits(width float32) (whole, oneLine bool) {
	_, _, edge := b.measures()
	return b.word.Longest()*nearly <= width-edge, b.word.Natural()*nearly <= width-2*edge
}

// rounded is the room that words need beside their width, because the painter rounds.
const rounded = 3

// balance is by how much the lines of a key may differ in length.
const balance = 6

// nearly is how small letters are that still look as large as those beside them.
const nearly = 0.9

// Bare lets it show its picture alone: its word is only said.
func (b *Button) Bare() *Button { b.bare = true; return b }

// bares reports whether it shows its picture alone.
func (b *Button) bares() bool { return b.bare || b.data.Bare }

// Large makes its word larger than those of other keys where it has room on one line, and its picture with it.
func (b *Button) Large() *Button {
	if b.large = true; b.weight == Gold {
		b.price.SetSize(look.Body)
	}
	return b
}

// AtLeft lets what is on it begin at the left edge.
func (b *Button) AtLeft() *Button { b.left = true; return b }

// face is how its surface looks now.
func (b *Button) face() (face box.Face, ink, less fyne.ThemeColorName) {
	switch {
	case b.data.Shows:
		return box.Face{Fill: b.felt.Scrim, Line: b.felt.Line, Corner: keyCorner}, look.Text, b.felt.Less
	case b.refused():
		if ink, less = b.felt.Less, b.felt.Less; b.data.Wrong {
			less = look.NotAllowed
		}
		if b.weight != Quiet {
			face.High = keyLip // it is as high as the keys beside it
		}
		return face, ink, less
	case b.weight == Gold:
		return box.Face{Fill: look.Gold, Lip: look.GoldLip, High: goldLip, Corner: b.corner()}, look.OnGold, look.GoldLess
	case b.weight == Quiet:
		return box.Face{Line: b.felt.Line, Corner: b.corner()}, look.Text, b.felt.Less
	}
	return box.Face{Fill: b.Fill(b.felt.Key), Line: b.felt.Line, Lip: b.felt.Lip, High: keyLip, Corner: b.corner()}, look.Text, b.felt.Less
}

// corner is the radius of its corners.
func (b *Button) corner() float32 {
	return []float32{Other: keyCorner, Gold: goldCorner, Quiet: quietCorner}[b.weight]
}

// refused reports whether it is shown but can't be pressed.
func (b *Button) refused() bool {
	return b.data.Wrong || b.data.Why != "" || b.Off() && !b.data.Shows
}

// Off reports whether it is greyed without a reason of its own.
func (b *Button) Off() bool { return b.Tap == nil }

// Measures of keys, in device-independent pixels.
const (
	goldLip, keyLip                      = 6, 5
	goldCorner, keyCorner, quietCorner   = 16, 14, 24
	goldIcon, keyIcon, quietIcon         = 36, 28, 22
	keyEdge, keyGap, goldEdge, quietEdge = 8, 8, 12, 14
	signSide, signGap                    = 22, 3
	flatEdge                             = 7    // of a key with all on one line
	largeIcon                            = 1.25 // of a large key
	discEdge                             = 0.2  // of a picture on a disc, in its side
)

// measures are the side of the icon, the gap beside it and the edge.
func (b *Button) measures() (icon, gap, edge float32) {
	step := parts.Scale(b.Theme())
	if b.large {
		step *= largeIcon
	}
	switch b.weight {
	case Gold:
		return goldIcon * step, keyGap, goldEdge
	case Quiet:
		return quietIcon * step, keyGap, quietEdge
	}
	return keyIcon * step, keyGap, keyEdge
}

// CreateRenderer draws surface, picture, word, price and ring.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	return box.Draw(b, box.Scene{
		Objects: append([]fyne.CanvasObject{b.surface, b.dashes, b.disc, b.icon, b.show, b.word, b.price, b.pill, b.cost, b.signs}, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSize(box.Size(b, look.TapTarget), box.Size(b, look.TapTarget)) },
		Layout: func(area fyne.Size) {
			b.surface.Resize(area)
			face, _, _ := b.face()
			b.dashes.Resize(fyne.NewSize(area.Width, area.Height-face.High))
			ring.Layout(area)
			b.arrange(area)
			if box.SetVisible(b.show, b.data.Show != nil && !b.icon.Hidden); b.show.Visible() {
				box.Place(b.show, b.icon.Position().X, b.icon.Position().Y, b.icon.Size().Width, b.icon.Size().Height)
			}
			if box.SetVisible(b.disc, b.data.Disc != "" && !b.icon.Hidden); b.disc.Visible() {
				at, side := b.icon.Position(), b.icon.Size().Width
				box.Place(b.disc, at.X, at.Y, side, side)
				box.Place(b.icon, at.X+side*discEdge, at.Y+side*discEdge, side*(1-2*discEdge), side*(1-2*discEdge))
			}
		},
		Refresh: func() {
			face, ink, less := b.face()
			b.surface.Set(face)
			b.surface.Refresh()
			if box.SetVisible(b.dashes, b.refused()); b.data.Wrong {
				b.dashes.SetLine(look.NotAllowed)
			} else {
				b.dashes.SetLine(b.felt.Line)
			}
			b.show.Refresh()
			b.word.SetColour(ink)
			b.price.SetColour(less)
			for _, words := range []*parts.Words{b.word, b.price, b.cost} {
				words.Refresh()
			}
			if b.data.Tint != "" {
				ink = b.data.Tint
			}
			if b.data.Disc != "" {
				b.disc.FillColor, ink = box.Paint(b, b.data.Disc), look.OnPaper
				canvas.Refresh(b.disc)
			}
			parts.DrawIcon(b, b.icon, b.data.Icon, ink)
			ring.Show(&b.Control, b.corner())
		},
	})
}

// arrange puts picture and words into the middle.
func (b *Button) arrange(area fyne.Size) {
	face, _, _ := b.face()
	side, gap, edge := b.measures()
	high := area.Height - face.High
	if b.flat && !b.bares() {
		b.onOneLine(area.Width, high)
		return
	}
	if b.priced(area.Width, high, side, edge) {
		return
	}
	wideEnough := area.Width >= pictureWide*parts.Scale(b.Theme()) || b.over && b.data.Price == "" || b.bares()
	pictured := (b.data.Icon != parts.NoIcon || b.data.Show != nil) && wideEnough
	if !b.bares() && !b.over && !b.say(area.Width-2*edge-side-gap) {
		pictured = false // a long word needs the room
	}
	if pictured && !b.bares() && !b.over && b.data.Price != "" && len(b.data.Signs) == 0 {
		room := func(wide float32) bool {
			return box.HeightAt(b.word, wide)+box.HeightAt(b.price, wide) <= high && b.price.Holds(b.price.Text(), wide)
		}
		pictured = room(area.Width-2*edge-side-gap) || !room(area.Width-edge) // the price needs it
	}
	if pictured && b.over && !b.bares() && side+box.HeightAt(b.word, area.Width-edge) > high {
		pictured = false // large letters need the height
	}
	b.icon.Hidden = !pictured || box.Sketched(b)
	if !pictured {
		side, gap, edge = 0, 0, edge/2
	}
	signed := len(b.data.Signs) > 0 && !b.bares()
	box.SetVisible(b.signs, signed)
	box.SetVisible(b.price, b.data.Price != "" && !b.bares() && !signed)
	box.SetVisible(b.word, !b.bares())
	if b.bares() {
		box.Place(b.icon, (area.Width-side)/2, (high-side)/2, side, side)
		return
	}
	if b.over && pictured {
		b.stacked(area.Width, high, side, edge)
		return
	}
	if signed {
		b.overSigns(area.Width, high, edge)
		return
	}
	b.inRow(area.Width, high, side, gap, edge)
}

// inRow puts the words beside the picture, in the middle of the key or at its left; without a picture side is 0.
func (b *Button) inRow(width, high, side, gap, edge float32) {
	room := max(1, width-2*edge-side-gap)
	b.say(room)
	wide := b.word.Natural()
	if b.price.Visible() {
		wide = max(wide, b.price.Natural())
	}
	wide = min(wide+rounded, room)
	if text := b.word.Text(); b.word.Natural() > room && b.weight == Gold { // two lines of much the same length
		for less := wide - balance; less > room/2 && b.word.Holds(text, less-rounded) && (!b.price.Visible() || b.price.Natural() <= less); less -= balance {
			wide = less
		}
	}
	word, price := b.heights(wide, high)
	if side == 0 && !b.left {
		b.centre()
	} else {
		b.word.Leading()
		b.price.Leading()
	}
	left := (width - side - gap - wide) / 2
	if b.left {
		left = edge + rowEdge
	}
	top := (high - word - price) / 2
	box.Place(b.icon, left, (high-side)/2, side, side)
	box.Place(b.word, left+side+gap, top, wide, word)
	box.Place(b.price, left+side+gap, top+word, wide, price)
}

// priced puts the price into a pill beside the words, where the key has one and is a row: whether it is. Else what it costs stands under
// the word.
func (b *Button) priced(width, high, side, edge float32) bool {
	step := parts.Scale(b.Theme())
	row := b.data.Cost != "" && width >= rowWide*step && !b.bares()
	box.SetVisible(b.pill, row)
	box.SetVisible(b.cost, row)
	if !row {
		if b.data.Cost != "" {
			b.price.SetText(b.data.Cost)
		}
		return false
	}
	b.price.SetText(b.data.Price)
	b.signs.Hide()
	box.SetVisible(b.icon, b.data.Icon != parts.NoIcon)
	box.SetVisible(b.price, b.data.Price != "")
	b.word.Leading().Show()
	b.price.Leading()
	edge += rowEdge
	pill := fyne.NewSize(b.cost.Natural()+2*pillEdge, pillHigh*step)
	right := width - edge - pill.Width
	box.Place(b.icon, edge, (high-side)/2, side, side)
	left := edge + side + keyGap
	word, price := b.heights(right-keyGap-left, high)
	box.Place(b.word, left, (high-word-price)/2, right-keyGap-left, word)
	box.Place(b.price, left, (high-word-price)/2+word, right-keyGap-left, price)
	box.Place(b.pill, right, (high-pill.Height)/2, pill.Width, pill.Height)
	cost := box.HeightAt(b.cost, pill.Width)
	box.Place(b.cost, right, (high-cost)/2, pill.Width, cost)
	return true
}

// Measures of a row with its price in a pill, in device-independent pixels: the least width of the row and what it has more at its edges.
const (
	rowWide, rowEdge   = 240, 4
	pillHigh, pillEdge = 28, 11
)

// onOneLine puts the word on the key, what it costs or brings beside it, and the picture where that leaves room.
func (b *Button) onOneLine(width, high float32) {
	side, gap, _ := b.measures()
	const edge = flatEdge
	for _, o := range []fyne.CanvasObject{b.pill, b.cost, b.signs} {
		o.Hide()
	}
	b.price.SetText(b.data.Price)
	if b.data.Cost != "" {
		b.price.SetText(b.data.Cost)
	}
	beside := float32(0)
	if b.price.Text() != "" {
		beside = b.price.Natural() + keyGap
	}
	if beside > 0 && !b.say(width-2*edge-beside) {
		beside = 0
	}
	if beside == 0 {
		b.say(width - 2*edge)
	}
	room := width - 2*edge - beside
	word := min(b.word.Natural()+1, room)
	pictured := b.data.Icon != parts.NoIcon && word+side+gap <= room && !box.Sketched(b)
	if !pictured {
		side, gap = 0, 0
	}
	b.icon.Hidden = !pictured
	b.word.Leading().Show()
	box.SetVisible(b.price.Leading(), beside > 0)
	left := (width - side - gap - word - beside) / 2
	line := func(o fyne.CanvasObject, x, wide float32) {
		tall := box.HeightAt(o, wide)
		box.Place(o, x, (high-tall)/2, wide, tall)
	}
	box.Place(b.icon, left, (high-side)/2, side, side)
	line(b.word, left+side+gap, word)
	line(b.price, left+side+gap+word+keyGap, beside)
}

// pictureWide is the least width of a key that shows a picture beside its words.
const pictureWide = 100

// stacked puts the picture over the words.
func (b *Button) stacked(width, high, side, edge float32) {
	if b.word.MinSize().Width > width-2*edge {
		edge /= 2
	}
	wide := width - 2*edge
	word, price := b.heights(wide, high-side)
	top := (high - side - word - price) / 2
	box.Place(b.icon, (width-side)/2, top, side, side)
	b.centre()
	box.Place(b.word, edge, top+side, wide, word)
	box.Place(b.price, edge, top+side+word, wide, price)
}

// centre puts the words into the middle of their lines.
func (b *Button) centre() {
	for _, words := range []*parts.Words{b.word, b.price} {
		words.Centred().Refresh()
	}
}

// overSigns puts the word over its signs.
func (b *Button) overSigns(width, high, edge float32) {
	b.say(width - 2*edge)
	word, signs := box.HeightAt(b.word, width-2*edge), b.signs.MinSize()
	box.SetVisible(b.signs, word+signs.Height <= high)
	if !b.signs.Visible() {
		signs.Height = 0
	}
	top := (high - word - signs.Height) / 2
	b.centre()
	box.Place(b.word, edge, top, width-2*edge, word)
	box.Place(b.signs, (width-signs.Width)/2, top+word, signs.Width, signs.Height)
}

// sizes are those that the letters of a key may have, the usual one first: none becomes smaller so that more words have room.
func (b *Button) sizes() []fyne.ThemeSizeName {
	if b.data.Shows {
		return []fyne.ThemeSizeName{look.Title, look.Label}
	}
	switch b.weight {
	case Quiet:
		return []fyne.ThemeSizeName{b.quiet}
	case Gold:
		return []fyne.ThemeSizeName{look.Label}
	}
	return []fyne.ThemeSizeName{look.Label, look.Body}
}

// say puts the longest of its wordings on the key that a width has room for, and reports whether one has.
func (b *Button) say(width float32) bool {
	texts := b.data.Wordings()
	if b.large {
		size := look.Act
		if b.weight == Gold {
			size = look.Title
		}
		if b.word.SetSize(size); b.word.Lines(1).Holds(texts[0], width) {
			b.word.SetText(texts[0])
			return true
		}
	}
	lines := []int{2}
	switch {
	case b.flat || b.weight == Quiet:
		lines = []int{1}
	case b.weight == Other && len(texts) > 1 && b.data.Price+b.data.Cost != "": // which has room under one line
		lines = []int{1, 2}
	}
	for _, n := range lines {
		b.word.Lines(n)
		for _, text := range texts {
			for _, size := range b.sizes() {
				if b.word.SetSize(size); b.word.Holds(text, width) {
					b.word.SetText(text)
					return true
				}
			}
		}
	}
	b.word.Lines(2).SetText(texts[len(texts)-1])
	return false
}

// narrowest is the width that one of its wordings needs, 0 the longest: with its price on one line under it, else on two lines.
func (b *Button) narrowest(wording int, priced bool) float32 {
	texts := b.data.Wordings()
	of := key{texts[min(wording, len(texts)-1)], b.data.Price + b.data.Cost, priced, b.flat, box.Size(b, look.Body)}
	if of != b.needs.key {
		b.needs.key, b.needs.width = of, b.measure(of)
	}
	return b.needs.width
}

// key is all that decides how wide a key has to be.
type key struct {
	word, price  string
	priced, flat bool
	points       float32
}

func (b *Button) measure(of key) float32 {
	words := parts.NewWords(of.word, look.Body, look.Text).Bold().Lines(2)
	word, price := words.Natural(), float32(0)
	if of.priced && of.price != "" {
		price = parts.NewWords(of.price, look.Least, look.Text).Natural()
	}
	switch {
	case of.flat && price > 0:
		return word + keyGap + price + 2*flatEdge
	case of.flat:
		return word + 2*flatEdge
	case price > 0:
		return max(word, price) + 2*keyEdge
	}
	for least, step := words.Longest(), float32(8); least < word; least += step {
		if words.Holds(of.word, least) {
			return least + 2*keyEdge
		}
	}
	return word + 2*keyEdge
}

// heights are those of word and price at a width; the price goes where it has no room.
func (b *Button) heights(wide, high float32) (word, price float32) {
	b.say(wide)
	word = box.HeightAt(b.word, wide)
	if b.price.Visible() {
		price = box.HeightAt(b.price, wide)
	}
	if word+price > high || !b.price.Holds(b.price.Text(), wide) {
		b.price.Hide()
		price = 0
	}
	return word, price
}
