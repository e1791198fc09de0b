// Package free is the page of what lies loose on a table: the decks, hands and dice of a game without a match, or those of the match that
// it was opened from. It knows no game: what lies there is a value, and there is one page for all of them.
package free

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// The dice in the route of the page, and in what is kept.
const (
	oneDie  = "die"
	twoDice = "two-dice"
)

// whole is the part of the page that lists all cards of a deck, or all throws.
const whole = "all"

// page shows what lies there, and does something with it.
type page struct {
	app    *game.Session
	game   *rules.Game
	lies   *game.Loose
	loose  *loose.Table
	of     *game.OpenMatch // nil: no match
	felt   look.Felt
	chosen string // the deck, or the dice, that is used now

	again   *item // of the history, that is looked at again; nil: none
	seat    int   // whose hand it is, from 1
	steals  bool  // a tap on somebody steals a card
	enters  bool  // the faces are shown, to enter what people threw
	first   int   // the left one of two dice that people threw; 0: not tapped yet
	asks    bool  // what is counted with the throws is asked for
	tumbles bool  // the latest throw was asked for here
	showing bool  // all is being shown anew
	size    fyne.Size

	dice       [loose.MostDice]*parts.Die
	faces      *fyne.Container
	games      []*gameKey
	dock       *box.Surface
	last       *fyne.Container // the history
	lists      *parts.IconButton
	keys       []*partKey
	main, side *table.Button
	undo, more *table.Button
	stage      *container.Scroll
	show       *middle
}

// New is the page of what lies loose of a game; what names a deck or the dice, by a slash a card of it that is looked at, or all of it.
func New(a *game.Session, g *rules.Game, what string) shell.Screen {
	what, within, _ := strings.Cut(what, "/")
	p := &page{app: a, game: g, lies: a.Adds(g.Key).Loose(), loose: game.LooseOf(a, g.Key), of: a.MatchBehind(g.Key), felt: look.FeltOf(g.Key), seat: 1}
	before, seat, _ := strings.Cut(p.loose.Chosen(), "/")
	if p.chosen = p.known(what, before); p.chosen == before {
		p.seat, _ = strconv.Atoi(seat)
	}
	p.sit(p.seat)
	if within == whole {
		return &list{p}
	}
	if d := p.deck(); d != nil && slices.Contains(p.pile(d).Cards, within) {
		p.again = &item{deck: d, card: within}
	} else if done := p.loose.Done(); len(done) > 0 && p.of == nil && done[len(done)-1].Do == loose.Lay && done[len(done)-1].Deck == p.chosen {
		p.again = &p.past()[0] // all look at what was just played
	}
	for i := range p.dice {
		p.dice[i] = parts.NewDie(dieSide, p.act)
	}
	p.faces = parts.NewFaceKeys(p.threw)
	p.dock = box.NewSurface(box.Face{Fill: p.felt.Dock, Line: p.felt.Line, Corner: dockCorner})
	p.last = container.NewWithoutLayout()
	p.lists = parts.NewIconButton(parts.IconList, "", p.list)
	p.main, p.side = table.NewButton(table.Gold, p.felt), table.NewButton(table.Other, p.felt)
	p.undo, p.more = table.NewButton(table.Quiet, p.felt).AtLeft(), table.NewButton(table.Quiet, p.felt).Bold()
	p.show = &middle{}
	p.stage = container.NewVScroll(container.New(p.show))
	p.makeKeys()
	return p
}

// known is the first of some words that is a deck, or the dice; else what lies there first.
func (p *page) known(words ...string) string {
	all := p.parts()
	for _, word := range words {
		if slices.Contains(all, word) {
			return word
		}
	}
	return all[0]
}

// parts are the decks and the dice, by their words.
func (p *page) parts() (all []string) {
	for _, d := range p.lies.Decks {
		all = append(all, d.Name)
	}
	if p.lies.Dice == nil {
		return all
	}
	dice := []string{oneDie, twoDice}
	if p.of != nil { // a match throws one after the other
		dice = dice[:1]
	}
	if p.lies.Dice.First {
		return append(dice, all...)
	}
	return append(all, dice...)
}

// deck is the one that is used now; nil: the dice are.
func (p *page) deck() *game.LooseDeck { return p.lies.Deck(p.chosen) }

// Heading is that of the page.
func (p *page) Heading() string { return title() }

// title is what the page is called.
func title() string { return wording.L("Cards and dice") }

// Page is everything under the bar.
func (p *page) Page() fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, g := range p.games {
		objects = append(objects, g)
	}
	objects = append(objects, p.stage, p.dock, p.last, p.lists)
	for _, k := range p.keys {
		objects = append(objects, k)
	}
	return box.Laid(box.Scrolls, p.layOut, append(objects, p.main, p.side, p.undo, p.more)...)
}

// Scroll is that of the middle.
func (p *page) Scroll() *container.Scroll { return p.stage }

// makeKeys makes the pictures of the games, and a key for each thing that lies there.
func (p *page) makeKeys() {
	for _, g := range p.app.Games() {
		if p.of != nil || p.app.Adds(g.Key).Loose == nil {
			continue
		}
		p.games = append(p.games, newGameKey(g, g == p.game, func() {
			p.app.Drop()
			p.app.Open(shell.Route{Page: shell.AidPage, Arg: g.Key + "/" + game.LoosePart})
		}))
	}
	if len(p.games) == 1 {
		p.games = nil
	}
	for _, name := range p.parts() {
		p.keys = append(p.keys, newPartKey(p.felt, p.lies.Deck(name), name == twoDice, func() { p.choose(name) }))
	}
}

// choose takes another deck, or the dice.
func (p *page) choose(name string) {
	p.again, p.steals, p.enters, p.first, p.asks = nil, false, false, 0, false
	p.chosen = name
	p.sit(1)
	if p.loose.Begun() {
		game.KeepLoose(p.app, p.game.Key)
	}
	p.Refresh()
}

// sit chooses whose hand it is, and keeps that with what is used now: the page is made anew when somebody has looked at a hand.
func (p *page) sit(seat int) {
	d := p.deck()
	p.seat = 1
	if d != nil {
		p.seat = max(1, min(seat, d.Hands))
	}
	p.loose.Choose(p.chosen + "/" + strconv.Itoa(p.seat))
}

// list opens all cards, or all throws.
func (p *page) list() {
	p.app.Open(shell.Route{Page: shell.AidPage, Arg: p.game.Key + "/" + p.chosen + "/" + whole})
}

// Refresh shows what lies there now.
func (p *page) Refresh() {
	p.showing = true
	p.setDock()
	p.setStage()
	p.tumbles, p.showing = false, false
	if p.size.Width > 0 {
		p.layOut(p.size)
	}
	p.stage.Content.Refresh()
	p.app.Relay()
}

// Key draws, throws and takes back.
func (p *page) Key(name fyne.KeyName) bool {
	switch {
	case name == fyne.KeyD && p.deck() != nil, name == fyne.KeyR && p.deck() == nil:
		p.act()
	case name == fyne.KeyU && p.of == nil:
		p.takeBack()
	case name == fyne.KeyEscape && (p.again != nil || p.steals || p.enters || p.asks):
		p.again, p.steals, p.enters, p.first, p.asks = nil, false, false, 0, false
		p.Refresh()
	default:
		return false
	}
	return true
}
