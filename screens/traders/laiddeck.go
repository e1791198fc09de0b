package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/rules"
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

// cardKind is what the two decks whose cards are laid open have of their own.
type cardKind struct {
	name    string      // of the aid
	verb    rules.Named // with which a card is drawn in a match
	title   func() string
	empty   func() string // what the rule says of a deck that has run out
	leaf    func(word string) *Leaf
	picture func(word string) fyne.CanvasObject // of a card, small
	words   func() []string                     // the different cards in their order
	named   func(word string) string
}

func openPlanetDeck(a *Feature) shell.Screen {
	return newLaidDeck(a, cardKind{
		name: planetDeck, verb: traders.DrawPlanet, title: func() string { return wording.L("Planet cards") },
		empty: func() string { return wording.L("All ten are drawn. The next draw shuffles them first.") },
		leaf:  a.planetLeaf, picture: planetPicture, words: aid.PlanetDeck,
		named: func(word string) string { return planetCard(word).Title },
	})
}

func openEventDeck(a *Feature) shell.Screen {
	return newLaidDeck(a, cardKind{
		name: eventDeck, verb: traders.DrawEvent, title: func() string { return wording.L("Event cards") },
		empty: func() string { return wording.L("All cards are drawn. The next draw shuffles them first.") },
		leaf:  a.faceLeaf, picture: func(word string) fyne.CanvasObject { return parts.NewPicture(parts.Picture(word)) },
		words: func() (words []string) {
			for _, f := range aid.EventFaces() {
				words = append(words, f.Word)
			}
			return words
		},
		named: func(word string) string {
			f, _ := aid.FaceOf(word)
			return wording.Translate(f.Title)
		},
	})
}

// laidDeck is the page of a deck whose cards are laid open for all: on the table, or in a match, where a draw is a move.
type laidDeck struct {
	app   *Feature
	kind  cardKind
	of    *game.OpenMatch // nil: the deck lies on the table
	view  *traders.View   // of the match
	card  *table.BigCard
	left  *parts.Words
	strip *fyne.Container
	draw  *parts.Button
	list  bool // the list of all cards is shown
}

// wholeDeck is the part of a deck's page that lists all its cards.
const wholeDeck = "all"

// strips is how many of the cards drawn before are shown beside the card.
const strips = 3

func newLaidDeck(a *Feature, kind cardKind) *laidDeck {
	d := &laidDeck{app: a, kind: kind, of: a.MatchBehind(Key), card: table.NewBigCard(table.CardFace{}, nil), list: a.WithinAid() == wholeDeck}
	d.left = parts.NewWords("", look.Label, look.Text).Bold().Centred()
	d.strip = NewStrip(strips)
	d.draw = parts.NewMainButton("", parts.IconCards, d.take)
	return d
}

func (d *laidDeck) Bar() *parts.TopBar {
	if d.list {
		return shell.BackBar(d.app, d.kind.title())
	}
	right := []*parts.IconButton{parts.NewIconButton(parts.IconList, wording.L("All cards"), func() {
		d.app.Open(shell.Route{Page: shell.AidPage, Arg: Key + "/" + d.kind.name + "/" + wholeDeck})
	})}
	if d.of == nil {
		right = append(right, parts.NewIconButton(parts.IconShuffle, wording.L("Shuffle all cards"), d.askReset))
	}
	return shell.BackBar(d.app, d.kind.title(), right...)
}

func (d *laidDeck) Page() fyne.CanvasObject {
	if d.list {
		return d.all()
	}
	if cardBeside(d.app) {
		return newCardPage(d.app, d.card, parts.NewTightColumn(d.left, d.strip, d.draw))
	}
	return container.New(overDraw{}, newCardPage(d.app, d.card, parts.NewTightColumn(d.left, d.strip)), d.draw)
}

// state is how the deck lies: how many cards it has, how many can still be drawn, and the open ones, the latest last.
func (d *laidDeck) state() (all, left int, up []string) {
	if d.of == nil {
		deck := d.app.TableDeck(d.kind.name)
		return len(deck.Down) + len(deck.Up), len(deck.Down), deck.Up
	}
	v, ok := traders.Look(d.of.Table())
	if !ok {
		return 0, 0, nil
	}
	d.view = v
	if d.kind.name == planetDeck {
		up, all = v.DrawnPlanets(), len(aid.PlanetDeck())
	} else {
		up, all = v.DrawnEvents(d.of.Table()), len(v.EventDeck())
	}
	return all, all - len(up), up
}

func (d *laidDeck) Refresh() {
	if d.list {
		return
	}
	all, left, up := d.state()
	d.left.SetText(leftLine(left, all))
	if left == 0 {
		d.left.SetText(d.kind.empty())
	}
	d.showTop(up)
	before := up[:max(0, len(up)-1)]
	var leaves []*Leaf
	for i := len(before) - 1; i >= 0 && len(leaves) < strips; i-- {
		leaves = append(leaves, d.kind.leaf(before[i]))
	}
	box.SetVisible(d.strip, len(leaves) > 0)
	d.strip.Objects = NewStrip(strips, leaves...).Objects
	d.strip.Refresh()
	d.draw.SetText(wording.L("Draw a card"))
	if left == 0 {
		d.draw.SetText(wording.L("Shuffle and draw"))
	}
	_, can := d.due()
	parts.Able(d.draw, can)
	d.app.Relay()
}

// showTop shows the card that was drawn last, or the back of the deck.
func (d *laidDeck) showTop(up []string) {
	face := faceDown(d.kind.title())
	if len(up) > 0 {
		face = deckFace(up[len(up)-1], d.view)
	}
	if _, can := d.due(); d.of != nil && !can {
		face.Foot = kit.Join(face.Foot, d.notDue())
	}
	if look.SideBySide(d.app.Size()) {
		face.Joke = "" // what the card does has the room
	}
	d.card.Set(face)
}

// notDue reports why no card of this deck is drawn now.
func (d *laidDeck) notDue() string {
	t := d.of.Table()
	if t.Over() {
		return wording.L("The game is over.")
	}
	return wording.L("No such card is drawn now.")
}

// due reports whether a card is drawn now, in a match also by whom.
func (d *laidDeck) due() (seat int, can bool) {
	if d.of == nil {
		return 0, true
	}
	t := d.of.Table()
	awaited := t.ToMove()
	if d.view == nil || len(awaited) == 0 || d.of.ReadOnly() != "" {
		return 0, false
	}
	return awaited[0], d.of.Cases(awaited[0], d.kind.verb.Number()) > 0
}

// take draws the next card.
func (d *laidDeck) take() {
	seat, can := d.due()
	switch {
	case !can:
	case d.of == nil:
		deck := d.app.TableDeck(d.kind.name)
		deck.Turn(d.app.shuffle)
		d.app.KeepDeck(d.kind.name, deck)
		d.Refresh()
	default:
		d.of.Draw(seat, d.kind.verb.Number())
		d.app.Refresh()
	}
}

// askReset shuffles all cards after a question.
func (d *laidDeck) askReset() {
	all, _, _ := d.state()
	parts.Ask(d.app.Canvas(), parts.Question{
		Icon: parts.IconShuffle, Title: wording.L("Shuffle all {number} cards?", all),
		Words: wording.L("The drawn cards go back into the deck. This can't be undone."),
		Yes:   wording.L("Shuffle"), No: wording.L("Keep it"),
	}, func(yes bool) {
		if yes {
			deck := aid.NewDeck(deckCards(d.kind.name), 0, d.app.shuffle)
			d.app.KeepDeck(d.kind.name, &deck)
			d.app.Refresh()
		}
	})
}

// all lists the cards: how often each has been drawn since the last shuffle.
func (d *laidDeck) all() fyne.CanvasObject {
	all, left, up := d.state()
	drawn := map[string]int{}
	for _, word := range up {
		drawn[word]++
	}
	cards := deckCards(d.kind.name)
	if d.of != nil && d.view != nil && d.kind.name == eventDeck {
		cards = d.view.EventDeck()
	}
	copies := map[string]int{}
	for _, word := range cards {
		copies[word]++
	}
	var rows []fyne.CanvasObject
	for _, word := range d.kind.words() {
		rows = append(rows, parts.NewRow(parts.RowData{
			Picture: d.kind.picture(word), Title: d.kind.named(word), Words: drawnWords(drawn[word], copies[word]),
		}))
	}
	width := parts.CurrentTheme().Size(look.Body) * listedWidth
	return parts.NewWidePage(parts.NewTitle(leftLine(left, all)), parts.NewGrid(width, 2, rows...))
}

// listedWidth is the least width of a card in the list, in sizes of body text.
const listedWidth = 19

// drawnWords says how many copies of a card have been drawn: a number only where it says something.
func drawnWords(drawn, copies int) string {
	switch {
	case copies == 1 && drawn == 1:
		return wording.L("Drawn")
	case copies == 1:
		return wording.L("In the deck")
	case drawn == 0:
		return wording.L("All {all} in the deck", copies)
	}
	return wording.L("{drawn} of {all} drawn", drawn, copies)
}

func (d *laidDeck) Key(name fyne.KeyName) bool {
	if name == fyne.KeyD && !d.list {
		d.take()
		return true
	}
	return false
}
