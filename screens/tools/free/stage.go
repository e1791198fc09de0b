package free

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// setStage puts what lies in the middle there: a card, who holds how many, or the dice.
func (p *page) setStage() {
	d := p.deck()
	*p.show = middle{stage: p.stage, most: fyne.NewSize(stageWide, 0)}
	var shown fyne.CanvasObject
	switch {
	case p.again != nil && p.again.deck != nil:
		p.show.most = table.CardSize
		shown = table.NewBigCard(p.again.deck.Face(p.again.card, p.of), p.lookedAt)
	case d != nil && len(p.pile(d).Held) > 0:
		shown = p.hands(d)
	case d != nil:
		p.show.most = table.CardSize
		shown = table.NewBigCard(p.top(d), p.act)
	default:
		shown = p.thrown()
	}
	p.stage.Content.(*fyne.Container).Objects = []fyne.CanvasObject{shown}
}

// top is the card of a deck that was laid open last, or its back.
func (p *page) top(d *game.LooseDeck) table.CardFace {
	pile := p.pile(d)
	face := table.CardFace{
		Icon: d.Icon, Kind: d.Title, Band: d.Band, Title: d.Title, Picture: parts.NewPicture(parts.PictureBack), Rule: wording.L("No card is drawn yet."),
	}
	if len(pile.Up) > 0 {
		face = d.Face(pile.Up[len(pile.Up)-1], p.of)
	}
	face.Left = table.LeftOf(pile.Left, len(pile.Cards))
	if _, can := p.due(); p.of != nil && !can {
		face.Foot = parts.Sentences(face.Foot, p.notDue())
	}
	return face
}

// notDue says why no card is drawn in the match now.
func (p *page) notDue() string {
	if p.of.Table().Over() {
		return wording.L("The game is over.")
	}
	return wording.L("No such card is drawn now.")
}

// pile is how a deck lies, on the table or in the match.
func (p *page) pile(d *game.LooseDeck) game.LoosePile {
	switch {
	case p.of != nil && d.In == nil:
		return game.LoosePile{Cards: d.Cards, Left: len(d.Cards)}
	case p.of != nil:
		return d.In(p.of.Table())
	}
	lies := p.loose.Pile(d.Name)
	pile := game.LoosePile{Cards: d.Cards, Left: lies.Left(), Up: lies.Up}
	for _, hand := range lies.Hands {
		pile.Held = append(pile.Held, len(hand))
	}
	return pile
}

// Measures of the hands, in sizes of body text and device-independent pixels.
const (
	handWide = 9.5 // the least width of somebody with a hand
	handKey  = 64
	stageGap = 12
)

// hands are those who can hold cards of a deck, and what the one who is chosen can do.
func (p *page) hands(d *game.LooseDeck) fyne.CanvasObject {
	pile := p.pile(d)
	var rows []fyne.CanvasObject
	for i, name := range p.names(p.deck()) {
		row := parts.RowData{Seat: i + 1, Title: name, Trail: heldWords(d, pile.Held[i]), Here: true}
		switch seat := i + 1; {
		case p.of != nil:
		case p.steals && (seat == p.seat || pile.Held[i] == 0):
			row.Greyed = true
		default:
			row.Chosen, row.Tap = seat == p.seat && !p.steals, func() { p.touch(seat) }
		}
		rows = append(rows, parts.NewRow(row))
	}
	line := table.LeftOf(pile.Left, len(pile.Cards))
	if p.steals {
		line = wording.L("Steal a card, unseen, from")
	}
	column := box.Column(stageGap, parts.NewWords(line, look.Label, look.Text).Bold().Centred())
	grid := parts.NewGrid(parts.CurrentTheme().Size(look.Body)*handWide, 2, rows...)
	if p.of != nil {
		column.Add(grid)
		column.Add(parts.NewLess(wording.L("In this match you draw, play and steal cards in the list of moves.")))
		return column
	}
	keys := box.Fixed(parts.NewEqual(p.handKeys(d, pile.Held)...), 0, handKey*table.Grown())
	if look.SideBySide(p.app.Size()) || parts.TextStep() >= shell.LargeText { // they stay in sight
		column.Add(keys)
		column.Add(grid)
		return column
	}
	column.Add(grid)
	column.Add(keys)
	return column
}

// heldWords say how many cards somebody holds, and of how many where there is a limit.
func heldWords(d *game.LooseDeck, n int) string {
	if d.Most >= len(d.Cards) {
		return wording.Count(n, "card;cards").String()
	}
	return wording.L("{number} of {of} cards", n, d.Most)
}

// handKeys are what the one who is chosen can do besides drawing.
func (p *page) handKeys(d *game.LooseDeck, held []int) (keys []fyne.CanvasObject) {
	key := func(icon parts.Icon, word, label string, can bool, tap func()) {
		b := table.NewButton(table.Other, p.felt)
		b.SetOver(true)
		if !can {
			tap = nil
		}
		b.Set(&table.Key{Icon: icon, Word: word, Tap: tap})
		b.Label = label
		keys = append(keys, b)
	}
	own := held[p.seat-1]
	others := slices.ContainsFunc(slices.Delete(slices.Clone(held), p.seat-1, p.seat), func(n int) bool { return n > 0 })
	key(parts.IconHidden, wording.L("Look"), wording.L("Look at the hand"), own > 0, p.look)
	key(parts.IconForward, wording.L("Lay open"), wording.L("Play or discard a card"), own > 0, p.lay)
	if p.steals {
		key(parts.IconCross, wording.L("Don't steal"), wording.L("Don't steal"), true, func() { p.steals = false; p.Refresh() })
		return keys
	}
	key(parts.IconSwap, wording.L("Steal"), wording.L("Steal a card"), others && own < d.Most, func() { p.steals = true; p.Refresh() })
	return keys
}

// Sides of a die, in device-independent pixels, and how high it is at most as a share of the room.
const (
	dieSide     = 156
	dieShare    = 0.42
	barredShare = 0.3 // over the bars of all throws
)

// thrown are the dice as they lie, what they brought, and how often each face came.
func (p *page) thrown() fyne.CanvasObject {
	faces, n := p.lying()
	counted, _ := p.counts()
	cup := cupOf(p.loose)
	barred := p.of == nil && len(cup.Throws) > 1 && !p.enters && counted == nil
	switch p.show.share = dieShare; {
	case counted != nil || p.enters:
		p.show.share /= 2
	case barred:
		p.show.share = barredShare
	}
	row := box.Row(stageGap, box.Spring())
	for i, die := range p.dice {
		if i >= max(1, len(faces)) {
			continue
		}
		p.show.dice = append(p.show.dice, die)
		row.Add(die)
		p.tumble(die, faces, i, n)
	}
	row.Add(box.Spring())
	column := box.Column(stageGap, row)
	words := func(text string, size fyne.ThemeSizeName) {
		if text != "" {
			column.Add(parts.NewWords(text, size, look.Text).Bold().Centred().Aloud())
		}
	}
	said, line := p.resultWords(n)
	words(said, look.Table)
	words(line, look.Body)
	if p.enters {
		column.Add(p.faces)
	}
	if p.of != nil {
		return column
	}
	if counted != nil {
		column.Add(counted)
	}
	if barred {
		bars := bars(cup)
		p.show.bars = append(p.show.bars, bars)
		column.Add(bars)
	}
	return column
}

// lying are the faces that lie there, 0 for a die that isn't thrown, and the number of the throw; 0: none.
func (p *page) lying() (faces []int, n int) {
	if p.of != nil {
		return p.lies.Dice.Thrown(p.of.Table()), 0
	}
	throws := p.loose.Throws()
	if p.again != nil {
		return p.again.faces, p.again.throw
	}
	if p.first > 0 { // the left one of the next throw lies there already
		return []int{p.first, 0}, 0
	}
	if n = len(throws); n > 0 {
		return throws[n-1].Faces, n
	}
	return make([]int, p.count()), 0
}

// tumble shows a die as it lies, tumbling where it was asked for here.
func (p *page) tumble(die *parts.Die, faces []int, i, n int) {
	face := 0
	if i < len(faces) {
		face = faces[i]
	}
	title := ""
	if len(faces) > 1 {
		title = []string{wording.L("Left die"), wording.L("Right die")}[i]
	}
	die.SetTitle(title)
	switch {
	case p.tumbles && face > 0 && (p.of == nil || i == len(faces)-1):
		die.Throw(face, n, p.landed)
	case !die.Moving() || p.again != nil:
		die.Set(face, n)
	}
	void := p.lies.Dice.Void
	die.SetVoid(p.of == nil && p.again == nil && p.first == 0 && n > 0 && void != nil && i >= void(p.loose))
}

// landed tells what a throw brought, once the dice lie still.
func (p *page) landed() {
	if !p.showing && !p.dice[0].Moving() && !p.dice[1].Moving() {
		p.Refresh()
	}
}

// resultWords says what the dice brought, once they lie still.
func (p *page) resultWords(n int) (said, line string) {
	faces, _ := p.lying()
	switch {
	case p.dice[0].Moving() || p.dice[1].Moving():
		return wording.L("Rolling"), ""
	case p.enters && p.of == nil && p.first > 0:
		return wording.L("Left die {face}. Now the right one.", p.first), ""
	case p.enters && p.of == nil && p.count() == 2:
		return wording.L("Tap the left die, then the right one."), ""
	case p.again != nil:
		return wording.L("Throw {throw}: {face}", n, facesLine(faces)), ""
	case p.of == nil && n == 0:
		said, line = p.lies.Dice.Throw(nil, p.loose, nil)
	default:
		said, line = p.lies.Dice.Throw(p.of, p.loose, faces)
	}
	if said == "" && n > 0 {
		said = wording.L("Throw {throw}: {face}", n, facesLine(faces))
	}
	if said == "" && p.of == nil {
		said = wording.L("Ready to roll")
	}
	return said, line
}

// counts is what is counted with the throws, and what begins it.
func (p *page) counts() (shown fyne.CanvasObject, begin string) {
	if p.lies.Dice == nil || p.lies.Dice.Count == nil || p.of != nil || p.deck() != nil {
		return nil, ""
	}
	return p.lies.Dice.Count(p.loose, p.asks, func() {
		p.asks = false
		game.KeepLoose(p.app, p.game.Key)
		p.Refresh()
	})
}

// facesLine are the faces of a throw in words.
func facesLine(faces []int) string {
	if len(faces) == 2 {
		return wording.L("{left} and {right}", faces[0], faces[1])
	}
	return parts.Number(faces[0])
}

// lookedAt stops looking at something of the history again.
func (p *page) lookedAt() {
	p.again = nil
	p.Refresh()
}
