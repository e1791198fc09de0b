package risingtides

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// What is asked while no card is lifted: which one of the hand is meant, which card or nation is named that the table drew or shows, and
// which event the table tells.
const (
	anyCard   = "any"
	namedCard = "named"
	toldEvent = "event"
)

// naming lets a card or a nation be named.
func (f *tideFelt) naming() {
	f.lifted = namedCard
	f.acts.Again()
}

// Measures of all kinds of cards to choose from, in device-independent pixels.
const (
	kindsWide, kindsHigh = 358, 400
	kindWide, kindHigh   = 98, 138
	kindGap              = 10
)

// liftedCard shows the kinds of cards or nations to choose from, or the chosen card with its keys.
func (f *tideFelt) liftedCard(d *table.Dock) {
	down := func() { f.forget(); f.acts.Again() }
	d.End = f.cancel()
	switch {
	case f.lifted == toldEvent:
		f.events(d, down)
		return
	case f.lifted == namedCard && (f.view.Step == risingtides.StepNations || f.view.Step == risingtides.StepReveal):
		d.Hint = &table.Hint{Word: wording.L("Which nation is it?")}
		verb := rules.Named(risingtides.EnterNation)
		if f.view.Step == risingtides.StepReveal {
			verb = risingtides.Reveal
		}
		d.Moment = f.flags(f.of(verb, d.Seat))
		d.Moment.Away = down
		return
	case f.lifted == anyCard || f.lifted == namedCard:
		d.Hint = &table.Hint{Word: wording.L("Which card is it?")}
		if unseen := f.unseenMove(d.Seat); f.lifted == namedCard && f.table.Judge(unseen) == "" {
			d.Main, d.Hint = &table.Key{Icon: parts.IconHidden, Word: wording.L("Nobody saw it"), Price: wording.L("or tap the card"), Moves: []rules.Act{unseen}}, nil
		}
		var keys []fyne.CanvasObject
		for i, card := range kit.TideCards() {
			keys = append(keys, f.kind(d.Seat, i, card.Word))
		}
		grid := parts.NewGrid(kindWide, kit.Resources, keys...)
		d.Moment = &table.Moment{Show: parts.Scrolling(grid), Size: fyne.NewSize(kindsWide, kindsHigh), Away: down}
		return
	}
	c := f.handCard(d.Seat, f.lifted)
	d.Main, d.Side, d.Others = c.Main, c.Side, c.Others
	if c.Why != "" {
		d.Hint = &table.Hint{Word: c.Why}
	}
	shown := box.Column(0, box.Spring(), container.NewCenter(box.Fixed(newTideFace(f.lifted), kindWide, kindHigh)), box.Spring())
	d.Moment = &table.Moment{Show: shown, Size: fyne.NewSize(kindsWide, kindHigh+2*kindGap), Away: down}
}

// unseenMove draws or picks a card of which nobody says what it is.
func (f *tideFelt) unseenMove(seat int) rules.Act {
	if f.view.Step == risingtides.StepPick {
		return risingtides.PickCard.Act(seat, risingtides.Unseen)
	}
	return risingtides.Draw.Act(seat, risingtides.Unseen)
}

// nationWide is the least width of a nation to tap, in device-independent pixels, and nationShare its height as a share of it.
const (
	nationWide  = 110
	nationShare = 0.72
)

// flags are the nations that some moves name, each a picture to tap.
func (f *tideFelt) flags(acts []rules.Act) *table.Moment {
	var tiles []fyne.CanvasObject
	for _, act := range acts {
		word := ""
		for v, n := range f.table.Form(act).Said(act) {
			word = v.Word(n)
		}
		if word != risingtides.HiddenNation { // that one is a key
			tiles = append(tiles, newKindKey(kit.NationTitle(word), table.NewPictured(kit.NationPicture(word), kit.NationTitle(word)), fyne.NewSize(nationWide, nationWide*nationShare), func() { f.acts.Play(act) }))
		}
	}
	return table.Floating(look.FeltOf(Key), parts.NewGrid(nationWide, 2, tiles...))
}

// events are those of the timer, each a picture to tap, with what opens the timer that tells them by itself.
func (f *tideFelt) events(d *table.Dock, down func()) {
	if b := f.timer(); b != nil {
		word := b.Label
		if word == wording.L("Timer") { // it has a page of its own here
			word = wording.L("Open the timer")
		}
		d.Main = &table.Key{Icon: b.Icon(), Word: word, Price: wording.L("it tells the events by itself"), Tap: func() { f.forget(); b.Tap() }}
	}
	if act, ok := rules.FirstOf(f.legal, risingtides.TimeOut); ok {
		d.Others = []table.Key{{Icon: parts.IconFlag, Word: wording.L("Time's up"), Moves: []rules.Act{act}}}
	}
	var tiles []fyne.CanvasObject
	for _, act := range f.tellable() {
		kind, _ := risingtides.TellEvent.Of(act)
		event := kind.Event()
		tiles = append(tiles, newKindKey(f.last(act), table.NewPictured(parts.Picture(event.Key()), wording.Translate(event.Title)), fyne.NewSize(nationWide, nationWide*nationShare), func() { f.acts.Play(act) }))
	}
	d.Moment = table.Floating(look.FeltOf(Key), parts.NewGrid(nationWide, 2, tiles...))
	d.Moment.Away = down
}

// kind is a kind of card to choose: the one that was drawn or picked, or one of the hand.
func (f *tideFelt) kind(seat, card int, word string) *kindKey {
	if f.lifted == anyCard {
		key := newCardKey(word, func() { f.lifted = word; f.acts.Again() })
		c := f.handCard(seat, word)
		parts.Able(key, c.Main != nil || len(c.Others) > 0)
		return key
	}
	act := risingtides.Draw.Act(seat, card)
	if f.view.Step == risingtides.StepPick {
		act = risingtides.PickCard.Act(seat, card)
	}
	key := newCardKey(word, func() { f.acts.Play(act) })
	parts.Able(key, f.table.Judge(act) == "")
	return key
}

// kindKey is a kind of card that can be chosen; one that can't be played is dim.
type kindKey struct{ parts.Control }

func newKindKey(label string, face fyne.CanvasObject, least fyne.Size, tap func()) *kindKey {
	k := &kindKey{}
	k.Label, k.Tap = label, tap
	veil := &canvas.Rectangle{CornerRadius: kindGap}
	k.Build(k, box.Fixed(container.NewStack(face, veil), least.Width, least.Height), box.Just(kindGap), func() {
		veil.FillColor = box.Paint(k, look.Dim)
		box.SetVisible(veil, k.Disabled())
	})
	return k
}

// newCardKey is a card of the deck that can be chosen.
func newCardKey(word string, tap func()) *kindKey {
	return newKindKey(kit.CardTitle(word), newTideFace(word), fyne.NewSize(kindWide, kindHigh), tap)
}

// Nested is nothing: the label says it.
func (k *kindKey) Nested() []fyne.CanvasObject { return nil }
