package free

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// item is something of the history: a card that lay open, a card that nobody else saw, or a throw.
type item struct {
	deck  *game.LooseDeck // nil: a throw
	card  string          // "": nobody else saw it
	seat  int             // whose card it was; 0: nobody's
	faces []int
	throw int
}

// past is what was done, the latest first. Of a match it is the open cards of the deck that is used.
func (p *page) past() (list []item) {
	if p.of != nil {
		if d := p.deck(); d != nil {
			for _, card := range slices.Backward(p.pile(d).Up) {
				list = append(list, item{deck: d, card: card})
			}
		}
		return list
	}
	for _, done := range slices.Backward(p.loose.Done()) {
		switch done.Do {
		case loose.Roll, loose.Enter:
			list = append(list, item{faces: done.Faces, throw: done.Throw})
		case loose.Draw, loose.Lay, loose.Steal:
			list = append(list, item{deck: p.lies.Deck(done.Deck), card: done.Open, seat: done.Seat})
		}
	}
	return list
}

// named says what it was.
func (p *page) named(i item) string {
	switch {
	case i.deck == nil:
		return wording.L("throw {number}", i.throw)
	case i.card != "":
		return i.deck.Face(i.card, p.of).Title
	}
	return wording.L("a card of {player}", p.names(i.deck)[i.seat-1])
}

// thumb is the same as a small picture; a tap shows it again.
func (p *page) thumb(i item) fyne.CanvasObject {
	label := wording.L("Show again: {what}", p.named(i))
	again := func() {
		if p.again != nil && p.again.card == i.card && p.again.throw == i.throw {
			i = item{}
		}
		p.again, p.enters, p.steals = &i, false, false
		if i.card == "" && i.throw == 0 {
			p.again = nil
		} else if i.deck == nil && p.deck() != nil { // a throw is shown where the dice are
			p.chosen = []string{oneDie, twoDice}[len(i.faces)-1]
		}
		p.Refresh()
	}
	switch {
	case i.deck == nil:
		return table.NewThumb(diePicture(i.faces[0]), look.Night, parts.Sentences(label, facesLine(i.faces)), again)
	case i.card == "":
		return table.NewThumb(parts.NewPicture(parts.PictureBack), i.deck.Band, p.named(i), nil)
	}
	return table.NewThumb(i.deck.Small(i.card), look.Night, label, again)
}

// setDock shows what was done, what lies there, and what can be done with it.
func (p *page) setDock() {
	past := p.past()
	p.last.Objects = []fyne.CanvasObject{parts.NewWords(wording.L("Last"), look.Least, p.felt.Less).Lines(1)}
	for _, i := range past[:min(len(past), mostThumbs)] {
		p.last.Add(p.thumb(i))
	}
	d := p.deck()
	icon, label := parts.IconChart, wording.L("This evening")
	if d != nil {
		icon, label = parts.IconList, wording.L("All cards")
	}
	p.lists.Set(icon, label)
	box.SetVisible(p.lists, d != nil || p.of == nil)
	for i, name := range p.parts() {
		p.keys[i].set(name == p.chosen, p.keyData(name))
	}
	p.setMain()
	p.undo.Set(p.undoKey())
	p.more.Set(p.countKey())
}

// mostThumbs is how many things of the history are shown at most.
const mostThumbs = 12

// keyData is what the key of a deck or of the dice shows: how many cards are left, or the faces that were thrown last.
func (p *page) keyData(name string) partData {
	if d := p.lies.Deck(name); d != nil {
		pile := p.pile(d)
		return partData{left: pile.Left, label: parts.Sentences(d.Title, table.LeftOf(pile.Left, len(pile.Cards)))}
	}
	data := partData{label: wording.L("One die")}
	if name == twoDice {
		data.label = wording.L("Two dice")
	}
	return data
}

// setMain is what draws or throws, and beside it what the table does itself.
func (p *page) setMain() {
	d := p.deck()
	_, can := p.due()
	main := table.Key{Icon: parts.IconDie, Word: wording.L("Roll"), Tap: p.act}
	var side *table.Key
	switch {
	case d == nil && p.of == nil, d == nil && p.awaits():
		side = &table.Key{Word: wording.L("We rolled"), Tap: p.turnFaces}
		if p.enters {
			side.Word = wording.L("Done")
		}
	case d != nil:
		main.Icon, main.Word = parts.IconCards, d.Draw
		if left := p.pile(d).Left; left == 0 {
			main.Word = wording.L("Shuffle and draw")
		} else if p.of == nil && d.Hands > 0 {
			main.Word = wording.L("Draw for {player}", p.names(p.deck())[p.seat-1])
			main.Short = []string{wording.L("Draw a card")}
		}
		if p.of == nil {
			side = &table.Key{Word: wording.L("Shuffle"), Price: wording.L("all {number}", len(d.Cards)), Tap: p.shuffle}
		}
	}
	if !can {
		main.Tap = nil
	}
	p.main.Set(&main)
	if p.of != nil && p.verb() == nil { // the match asks for it
		p.main.Hide()
	}
	p.side.Set(side)
	if d != nil && side != nil {
		p.side.Label = wording.L("Shuffle all {number} cards", len(d.Cards))
	}
}

// awaits reports whether the match awaits a throw here.
func (p *page) awaits() bool {
	_, ok := p.of.DueLoose(p.lies.Dice.Verb)
	return ok
}

// shuffle puts all cards of the deck together again.
func (p *page) shuffle() { p.do(loose.Act{Do: loose.Shuffle, Deck: p.chosen}) }

// turnFaces shows the faces, to enter what people threw, or hides them.
func (p *page) turnFaces() {
	p.still()
	p.enters, p.first, p.again = !p.enters, 0, nil
	p.Refresh()
}

// undoKey takes the latest act back; nil: a match does that itself, or nothing was done.
func (p *page) undoKey() *table.Key {
	done := p.loose.Done()
	if p.of != nil || len(done) == 0 {
		return nil
	}
	what := ""
	switch last := done[len(done)-1]; last.Do {
	case loose.Shuffle:
		what = wording.L("shuffle")
	case loose.Clear:
		what = wording.L("new evening")
	default:
		what = p.named(p.past()[0])
	}
	return &table.Key{Icon: parts.IconUndo, Word: wording.L("Undo: {what}", what), Short: []string{wording.L("Undo")}, Tap: p.takeBack}
}

// countKey begins what is counted with the throws; nil: there is nothing to begin.
func (p *page) countKey() *table.Key {
	_, begin := p.counts()
	if begin == "" {
		return nil
	}
	return &table.Key{Word: begin, Tap: func() {
		p.asks, p.enters, p.again = !p.asks, false, nil
		p.Refresh()
	}}
}
