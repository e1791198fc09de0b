package traders

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/table"
	"tablekeeper/screens/traders/kit"
)

// actionPage is the deck of the action cards, who holds how many of them, and the open ones.
type actionPage struct {
	app *Feature
	of  *game.OpenMatch // nil: the deck lies on the table
	box *fyne.Container
}

func openActionDeck(a *Feature) shell.Screen {
	if within := a.WithinAid(); within != "" {
		if hand, err := strconv.Atoi(within); err == nil && hand >= 1 && hand <= mostHands && a.MatchBehind(Key) == nil {
			return &handPage{app: a, seat: hand, box: parts.NewSections()}
		}
	}
	return &actionPage{app: a, of: a.MatchBehind(Key), box: parts.NewSections()}
}

func (p *actionPage) Bar() *parts.TopBar {
	var right []*parts.IconButton
	if p.of == nil {
		right = append(right, parts.NewIconButton(parts.IconShuffle, wording.L("Shuffle all cards"), p.askReset))
	}
	return shell.BackBar(p.app, wording.L("Action cards"), right...)
}

func (p *actionPage) Page() fyne.CanvasObject { return parts.NewWidePage(p.box) }

// players are the names of those who can hold cards.
func (p *actionPage) players() []string {
	if p.of != nil {
		return p.of.Table().Seats()
	}
	return p.app.handNames()
}

// handNames are those of the last table of the game, and letters for the seats without one.
func (a *Feature) handNames() []string {
	names := make([]string, mostHands)
	for i := range names {
		names[i] = parts.SeatName(i + 1)
	}
	if g, ok := a.Game(Key); ok {
		copy(names, a.Beginning(g).Seats)
	}
	return names
}

func (p *actionPage) Refresh() {
	left, up, held := p.state()
	p.box.Objects = nil
	head := parts.NewTightColumn(parts.NewWords(leftLine(left, len(aid.ActionDeck())), look.Title, look.Text).Bold())
	if left == 0 {
		head.Add(parts.NewBody(wording.L("The deck is empty. The next draw shuffles the open cards first.")))
	}
	if len(up) > 0 {
		var leaves []*Leaf
		for i := len(up) - 1; i >= 0 && len(leaves) < strips; i-- {
			leaves = append(leaves, p.app.faceLeaf(up[i]))
		}
		head.Add(parts.NewLess(openLine(len(up))))
		head.Add(NewStrip(strips, leaves...))
	}
	p.box.Add(head)
	width := parts.CurrentTheme().Size(look.Body) * handWidth
	p.box.Add(parts.NewColumn(parts.NewSection(wording.L("Hands")), parts.NewGrid(width, 2, p.rows(held)...)))
	if p.of != nil {
		p.box.Add(parts.NewLess(wording.L("In this match you draw, play and steal cards in the list of moves.")))
	}
	p.app.Relay()
}

// openLine counts the open cards.
func openLine(n int) string {
	return wording.Count(n, "open card;open cards, the latest first").String()
}

// state is how many cards are left, which lie open, and how many each player holds.
func (p *actionPage) state() (left int, up []string, held []int) {
	if p.of == nil {
		d := p.app.TableDeck(ActionDeck)
		for _, hand := range d.Hands {
			held = append(held, len(hand))
		}
		return len(d.Down), d.Up, held
	}
	v, ok := traders.Look(p.of.Table())
	if !ok {
		return 0, nil, make([]int, len(p.players()))
	}
	for seat := range p.players() {
		held = append(held, v.Company(seat+1).Cards)
	}
	return v.ActionsLeft(), v.DiscardedActions(), held
}

// rows are the players with the number of cards that they hold.
func (p *actionPage) rows(held []int) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i, name := range p.players() {
		row := parts.RowData{Seat: i + 1, Title: name, Trail: heldWord(held[i])}
		if p.of == nil {
			row.Tap = func() {
				p.app.Open(shell.Route{Page: shell.AidPage, Arg: Key + "/" + ActionDeck + "/" + strconv.Itoa(i+1)})
			}
		}
		rows = append(rows, parts.NewRow(row))
	}
	return rows
}

// handWidth is the least width of a player with a hand, in sizes of body text.
const handWidth = 16

// heldWord says how many cards somebody holds.
func heldWord(n int) string {
	if n == 0 {
		return wording.L("no cards")
	}
	return wording.L("{number} of {of} cards", n, traders.HandSize)
}

// askReset shuffles all cards after a question.
func (p *actionPage) askReset() {
	parts.Ask(p.app.Canvas(), parts.Question{
		Icon:  parts.IconShuffle,
		Title: wording.L("Shuffle all {number} cards?", len(aid.ActionDeck())),
		Words: wording.L("All hands and all open cards go back into the deck. This can't be undone."),
		Yes:   wording.L("Shuffle"), No: wording.L("Keep it"),
	}, func(yes bool) {
		if yes {
			d := aid.NewDeck(aid.ActionDeck(), mostHands, p.app.shuffle)
			p.app.KeepDeck(ActionDeck, &d)
			p.app.Refresh()
		}
	})
}

func (p *actionPage) Key(fyne.KeyName) bool { return false }

// handPage is what one player does with the action cards on the table: draw, look, play, steal.
type handPage struct {
	app  *Feature
	seat int
	box  *fyne.Container
}

func (p *handPage) name() string { return p.app.handNames()[p.seat-1] }

func (p *handPage) Bar() *parts.TopBar { return shell.BackBar(p.app, p.name()) }

func (p *handPage) Page() fyne.CanvasObject { return parts.NewPage(p.box) }

func (p *handPage) Refresh() {
	d := p.app.TableDeck(ActionDeck)
	hand := len(d.Hands[p.seat-1])
	draw := parts.NewMainButton(wording.L("Draw a card"), parts.IconCards, p.draw)
	parts.Able(draw, hand < traders.HandSize)
	see := parts.NewButton(wording.L("Look at the hand"), parts.IconHidden, p.see).SetHeight(look.MainTarget)
	parts.Able(see, hand > 0)
	lay := parts.NewButton(wording.L("Play or discard a card"), parts.IconForward, p.lay).SetHeight(look.MainTarget)
	parts.Able(lay, hand > 0)
	words := wording.L("{number} of {of} cards in hand. {left} left in the deck.",
		hand, traders.HandSize, len(d.Down))
	p.box.Objects = []fyne.CanvasObject{
		parts.NewColumn(parts.NewRow(parts.RowData{Seat: p.seat, Title: p.name(), Words: words}), draw, see, lay),
	}
	if len(d.Up) > 0 {
		p.box.Add(parts.NewTightColumn(parts.NewLess(wording.L("On top of the open cards")), NewStrip(strips, p.app.faceLeaf(d.Up[len(d.Up)-1]))))
	}
	if rows := p.victims(d); len(rows) > 0 && hand < traders.HandSize {
		p.box.Add(parts.NewColumn(parts.NewSection(wording.L("Steal a card, unseen, from")), parts.NewRows(rows...)))
	}
	p.app.Relay()
}

// victims are the others who hold cards.
func (p *handPage) victims(d *aid.Deck) []*parts.Row {
	var rows []*parts.Row
	for i, hand := range d.Hands {
		if i+1 != p.seat && len(hand) > 0 {
			rows = append(rows, parts.NewRow(parts.RowData{Seat: i + 1, Title: p.app.handNames()[i], Here: true, Tap: func() { p.steal(i) }}))
		}
	}
	return rows
}

// draw deals a card, which the player alone sees.
func (p *handPage) draw() {
	d := p.app.TableDeck(ActionDeck)
	if !d.Deal(p.seat-1, p.app.shuffle) {
		p.app.Say(wording.L("No card is left to draw: players hold them all."))
		return
	}
	p.app.KeepDeck(ActionDeck, d)
	p.showLast(wording.L("The card that {player} has drawn. Nobody else looks.", p.name()))
}

// steal moves a card by chance from another hand to this one.
func (p *handPage) steal(from int) {
	d := p.app.TableDeck(ActionDeck)
	if !d.Steal(from, p.seat-1, p.app.shuffle) {
		return
	}
	p.app.KeepDeck(ActionDeck, d)
	p.showLast(wording.L("The card that {player} has stolen from {victim}. Nobody else looks.", p.name(), p.app.handNames()[from]))
}

// showLast shows the latest card of the hand to the player alone.
func (p *handPage) showLast(line string) {
	p.app.Pass(shell.Secret{
		Seat: p.seat, Name: p.name(), Line: line,
		Face: func() parts.Face {
			hand := p.app.TableDeck(ActionDeck).Hands[p.seat-1]
			if len(hand) == 0 {
				return parts.NewFace(parts.NoIcon, wording.L("No card"), "")
			}
			return cardFace(hand[len(hand)-1], p.app.roomy())
		},
	})
}

// roomyHeight is the height of a window, at text of the least size, from which a held card shows its picture too.
const roomyHeight = 700

// roomy reports whether a card that is held has room for more than what it does.
func (a *Feature) roomy() bool { return a.Size().Height >= roomyHeight*a.Options().Text }

// cardFace is one action card for the eyes of one player; roomy where there is room for its picture.
func cardFace(word string, roomy bool) parts.Face {
	f, _ := aid.FaceOf(word)
	face := deckFace(word, nil)
	var card fyne.CanvasObject = table.NewBigCard(face, nil)
	if roomy {
		card = box.Fixed(card, 0, table.CardSize.Height)
	}
	return parts.Face{Object: card, Spoken: kit.Join(kit.Join(wording.Translate(f.Title)+".", wording.Translate(f.Text)), kit.FaceFoot(f))}
}

// see shows the whole hand to the player alone.
func (p *handPage) see() {
	p.app.Pass(shell.Secret{
		Seat: p.seat, Name: p.name(), Line: wording.L("{player}'s action cards. Nobody else looks.", p.name()),
		Face: func() parts.Face { return laidHandFace(p.app.TableDeck(ActionDeck).Hands[p.seat-1], p.app.roomy()) },
	})
}

// laidHandFace is a whole hand for the eyes of one player: the cards and, where there is room, what must not be missed.
func laidHandFace(hand []string, roomy bool) parts.Face {
	if len(hand) == 1 {
		return cardFace(hand[0], roomy)
	}
	rows, spoken := parts.NewTightColumn(), ""
	for _, word := range slices.Sorted(slices.Values(hand)) {
		f, _ := aid.FaceOf(word)
		rows.Add(heldCard(f, roomy))
		spoken = kit.Join(spoken, kit.Join(wording.Translate(f.Title)+".", kit.FaceFoot(f)))
	}
	return parts.Face{Object: rows, Spoken: spoken}
}

// heldPicture is the side of the picture of a card of a hand, in sizes of body text.
const heldPicture = 3.6

// heldCard is a card of a hand as its player sees it: its picture beside its title and, where there is room, what it costs.
func heldCard(f aid.Face, roomy bool) fyne.CanvasObject {
	words := parts.NewTightColumn(parts.NewTitle(wording.Translate(f.Title)))
	if roomy && kit.FaceFoot(f) != "" {
		words.Add(parts.NewLess(kit.FaceFoot(f)))
	}
	side := parts.CurrentTheme().Size(look.Body) * heldPicture
	picture := container.NewGridWrap(fyne.NewSquareSize(side), parts.NewPicture(parts.Picture(f.Word)))
	return container.New(&parts.LeadRow{}, picture, words)
}

// lay lets the player choose a card, which then lies open for all.
func (p *handPage) lay() {
	p.app.Pass(shell.Secret{
		Seat: p.seat, Name: p.name(), Line: wording.L("{player} chooses the card that is laid open.", p.name()),
		Form: func(done func()) fyne.CanvasObject {
			column := parts.NewTightColumn()
			for i, word := range p.app.TableDeck(ActionDeck).Hands[p.seat-1] {
				f, _ := aid.FaceOf(word)
				column.Add(parts.NewPicturedCard(parts.Picture(f.Word), parts.IconCards, wording.Translate(f.Title), wording.Translate(f.Text), func() {
					d := p.app.TableDeck(ActionDeck)
					d.Lay(p.seat-1, i)
					p.app.KeepDeck(ActionDeck, d)
					done()
				}))
			}
			return column
		},
	})
}

func (p *handPage) Key(fyne.KeyName) bool { return false }
