package raidtrade

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/raidtrade"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// backs are the cards of a hand, face down. Pressed for long they are turned over; where the app doesn't know them, a tap asks which
// card is meant.
func (f *raidFelt) backs(seat int) fyne.CanvasObject {
	n := f.view.Traders[seat-1].Hand.Size()
	if n == 0 {
		return container.NewWithoutLayout()
	}
	return table.NewHand(n, parts.IconCards, wording.L("Hand {number}", n), func() { game.LiftCard(f.acts, seat, f.ask) })
}

// hand is what a seat can turn over.
func (f *raidFelt) hand(seat int) *table.Hand {
	backs, _ := f.backs(seat).(*table.Backs)
	if seat == f.nearer() && len(f.stage.hand.Objects) > 0 {
		if there, ok := f.stage.hand.Objects[0].(*table.Backs); ok {
			backs = there
		}
	}
	if backs == nil {
		backs = table.NewHand(0, parts.IconCards, wording.L("Hand {number}", 0), nil)
	}
	return &table.Hand{Seat: seat, Own: !f.acts.Shared(), Backs: backs, Open: func() []table.HandCard { return f.fan(seat) }, Lifted: f.stage.cover}
}

// fan are the cards of a seat, each with what can be done with it.
func (f *raidFelt) fan(seat int) []table.HandCard {
	words, _ := f.acts.Held(seat)
	var list []table.HandCard
	for _, word := range words {
		if word == game.UnknownCard {
			list = append(list, table.HandCard{
				Face: inFan(PlayCardData{}), Spoken: wording.L("Not known to the app"),
				Main: &table.Key{Icon: parts.IconCards, Word: wording.L("Which card is it?"), Tap: f.ask},
			})
			continue
		}
		list = append(list, f.card(seat, word))
	}
	return list
}

// fanCard is the height of a card in an open hand, in device-independent pixels.
const fanCard = 136

// inFan is a card of an open hand.
func inFan(data PlayCardData) *PlayCard {
	card := NewPlayCard(fanCard, data)
	card.SetHeight(fanCard)
	return card.Filling()
}

// cardUse is one way to use a card.
type cardUse struct {
	verb rules.Named
	key  func(seat int, act rules.Act) table.Key
}

// uses are the ways to use a card, the commonest of each rank first.
func (f *raidFelt) uses() []cardUse {
	plain := func(icon parts.Icon, word, price string) func(int, rules.Act) table.Key {
		return func(_ int, act rules.Act) table.Key {
			return table.Key{Icon: icon, Word: word, Price: price, Tap: f.plays(act)}
		}
	}
	other := ""
	if f.view.Turn > 0 {
		other = f.table.Seats()[2-f.view.Turn]
	}
	return []cardUse{
		{raidtrade.LoseLevel, plain(parts.IconBlast, wording.L("Take a level"), wording.L("from {player}", other))},
		{raidtrade.MissTurn, plain(parts.IconStop, wording.L("Stop {player}", other), wording.L("for a turn"))},
		{raidtrade.Shorten, plain(parts.IconDie, wording.L("Shorten the trip"), wording.L("by a die"))},
		{raidtrade.Lengthen, plain(parts.IconDie, wording.L("Slow {player} down", other), wording.L("by a die"))},
		{raidtrade.Defend, plain(parts.IconShield, wording.L("Defend with it"), "")},
		{raidtrade.Escape, plain(parts.IconForward, wording.L("Escape"), "")},
		{raidtrade.AutoHit, plain(parts.IconSpades, wording.L("Sure hit"), "")},
		{raidtrade.Double, plain(parts.IconCrown, wording.L("Double it"), "")},
		{raidtrade.Evade, plain(parts.IconCards, wording.L("Evade"), "")},
		{raidtrade.DrawTwo, plain(parts.IconCards, wording.L("Draw two"), "")},
		{raidtrade.Discard, plain(parts.IconDiscards, wording.L("Discard it"), "")},
		{raidtrade.Sell, f.sale},
		{raidtrade.BeginRaid, f.attack},
		{raidtrade.Rush, plain(parts.IconDie, wording.L("Hurry"), wording.L("5 or 6 succeeds"))},
	}
}

// plays enters a move. The card was seen in the hand, so nobody is asked for it again.
func (f *raidFelt) plays(moves ...rules.Act) func() {
	return func() {
		f.chosen = ""
		at := slices.Clone(moves)
		f.acts.Walk(func(rules.Table) (rules.Act, bool) {
			if len(at) == 0 {
				return rules.Act{}, false
			}
			act := at[0]
			at = at[1:]
			return act, true
		})
	}
}

// sale sells a card.
func (f *raidFelt) sale(seat int, act rules.Act) table.Key {
	is, was := f.after(act).Traders[seat-1], f.view.Traders[seat-1]
	n := is.BankBlack + is.LevelTokens - was.BankBlack - was.LevelTokens
	return table.Key{Icon: parts.IconMoney, Word: wording.L("Sell it"), Price: wording.N(n, "+{n} token;+{n} tokens"), Tap: f.plays(act)}
}

// attack begins a raid with a card.
func (f *raidFelt) attack(_ int, act rules.Act) table.Key {
	key := table.Key{Icon: parts.IconBlast, Word: wording.L("Raid with it"), Tap: f.plays(act)}
	rank, _ := kit.CutCard(f.cardOf(act))
	if n, err := strconv.Atoi(rank); err == nil {
		key.Price = wording.L("attack {value}", n)
	}
	return key
}

// cardOf is the card that a move plays; "" for none.
func (f *raidFelt) cardOf(act rules.Act) string {
	for v, n := range f.table.Form(act).Said(act) {
		if v.Name == "CARD" {
			return v.Word(n)
		}
	}
	return ""
}

// trip departs with a card, with as many tokens aboard as there are, or fewer.
func (f *raidFelt) trip(seat int, word string) (main, side *table.Key) {
	_, most := f.most(raidtrade.Load)
	aboard := max(0, most-f.less)
	var moves []rules.Act
	before := f.table.Fork()
	if aboard > 0 {
		load := raidtrade.Load.Act(seat, aboard)
		moves = append(moves, load)
		before.Play(load)
	}
	for _, act := range before.Legal(nil) {
		if raidtrade.Trip.Is(act) && act.Seat == seat && f.cardOf(act) == word {
			moves = append(moves, act)
			break
		}
	}
	if len(moves) == 0 || !raidtrade.Trip.Is(moves[len(moves)-1]) {
		return nil, nil
	}
	s := f.after(moves...).Traders[seat-1]
	main = &table.Key{
		Icon: parts.IconShip, Word: wording.L("Depart with it"), Tap: f.plays(moves...),
		Price: wording.L("{turns} turns, {tokens} tokens aboard", s.Trip, s.Cargo),
	}
	if most > 0 {
		side = &table.Key{Word: wording.L("Load {number}", aboard), Price: wording.L("of {number}", most), Tap: func() {
			f.less = (f.less + 1) % (most + 1)
			f.acts.Again()
		}}
	}
	return main, side
}

// card is a card of an open hand with what can be done with it, by what the table knows.
func (f *raidFelt) card(seat int, word string) table.HandCard {
	rank, suit := kit.CutCard(word)
	c := table.HandCard{
		Face:   inFan(PlayCardData{Rank: rank, Suit: suit, Red: suit == parts.IconDiamonds}),
		Spoken: cardName(f.table, word),
	}
	var keys []table.Key
	for _, use := range f.uses() {
		for _, act := range f.legal {
			if act.Seat == seat && use.verb.Is(act) && f.cardOf(act) == word {
				keys = append(keys, use.key(seat, act))
				break // a sale goes to the Bank; the sheet has the other place
			}
		}
	}
	main, side := f.trip(seat, word)
	switch answers := f.view.Step == raidtrade.StepDefence || f.view.Step == raidtrade.StepAnswer; {
	case answers: // no answer is the usual one
	case main != nil && (len(keys) == 0 || suit != parts.NoIcon && kit.IsNumber(rank)):
		c.Main, c.Side = main, side
	case len(keys) > 0:
		c.Main = &keys[0]
		if keys = keys[1:]; main != nil {
			keys = slices.Insert(keys, 0, *main)
		}
	}
	c.Others = keys[:min(len(keys), table.MostOthers)]
	if c.Main == nil && len(c.Others) == 0 {
		c.Why = wording.L("It can't be played now.")
	}
	return c
}

// lift lets somebody lift a card: the hand is turned over, or the card is chosen among all.
func (f *raidFelt) lift() {
	_, seat := game.Decider(f.table, f.acts)
	game.LiftCard(f.acts, seat, f.ask)
}

// ask asks which card is meant.
func (f *raidFelt) ask() {
	f.chosen = anyCard
	f.acts.Again()
}

// anyCard asks which card is meant.
const anyCard = "any"

// lifted shows a card that was chosen among all, with its keys; before that, all cards.
func (f *raidFelt) lifted(d *table.Dock, c table.HandCard) {
	down := func() { f.chosen = ""; f.acts.Again() }
	if f.chosen == anyCard {
		d.Hint = &table.Hint{Word: wording.L("Which card is it?")}
		d.Moment = &table.Moment{Show: f.all(d.Seat), Size: fyne.NewSize(allWide, allHigh), Away: down}
		return
	}
	d.Main, d.Side, d.Others = c.Main, c.Side, c.Others
	if c.Why != "" {
		d.Hint = &table.Hint{Word: c.Why}
	}
	rank, suit := kit.CutCard(f.chosen)
	card := NewPlayCard(loneCard, PlayCardData{Rank: rank, Suit: suit, Red: suit == parts.IconDiamonds, Spoken: c.Spoken})
	d.Moment = &table.Moment{Show: box.Column(0, box.Spring(), container.NewCenter(card), box.Spring()), Size: fyne.NewSize(allWide, loneCard+2*matEdge), Away: down}
}

// Measures of all cards to choose from, in device-independent pixels.
const (
	allWide, allHigh = 470, 460
	cardCell         = 56 // of a card with the gap beside it
)

// all are the cards of a deck; those that can't be played stay flat.
func (f *raidFelt) all(seat int) fyne.CanvasObject {
	column := box.Column(matGap)
	for _, suit := range []string{"d", "c"} {
		var keys []fyne.CanvasObject
		for _, rank := range []string{"a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"} {
			word := rank + suit
			key := newCardKey(f.table, word, func() { f.chosen = word; f.acts.Again() })
			parts.Able(key, f.card(seat, word).Why == "")
			keys = append(keys, key)
		}
		column.Add(parts.NewGrid(cardCell-matGap, len(keys), keys...))
	}
	return parts.Scrolling(column)
}

// cardKey is a card that can be chosen.
type cardKey struct {
	parts.Control
	card *PlayCard
}

func newCardKey(t rules.Table, word string, tap func()) *cardKey {
	rank, suit := kit.CutCard(word)
	k := &cardKey{card: NewPlayCard(leastCard, PlayCardData{Rank: rank, Suit: suit, Red: suit == parts.IconDiamonds})}
	k.Label, k.Tap = cardName(t, word), tap
	k.Extend(k)
	return k
}

// CreateRenderer draws the card; one that can't be chosen is pale.
func (k *cardKey) CreateRenderer() fyne.WidgetRenderer {
	veil, ring := &canvas.Rectangle{CornerRadius: matGap}, parts.NewRing()
	return box.Draw(k, box.Scene{
		Objects: append([]fyne.CanvasObject{k.card, veil}, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSize(box.Size(k, look.TapTarget), leastCard) },
		Layout: func(area fyne.Size) {
			high := min(area.Height, area.Width/playShape)
			k.card.SetHeight(high)
			box.Place(k.card, 0, 0, area.Width, high)
			wide := high * playShape
			box.Place(veil, (area.Width-wide)/2, 0, wide, high)
			ring.Layout(area)
		},
		Refresh: func() {
			k.card.Refresh()
			veil.FillColor = box.Paint(k, look.Dim)
			box.SetVisible(veil, k.Disabled())
			ring.Show(&k.Control, matGap)
		},
	})
}
