package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// hand is what a seat can turn over.
func (b *tradersBoard) hand(seat int) *table.Hand {
	n := b.view.Company(seat).Cards
	backs := table.NewBacks(n, parts.IconShip, wording.L("Hand {number}", n), func() { game.LiftCard(b.acts, seat, b.acts.Sheet) })
	return &table.Hand{Seat: seat, Own: !b.acts.Shared(), Backs: backs, Open: func() []table.HandCard { return b.fan(seat) }}
}

// fan are the cards of a seat, each with what can be done with it.
func (b *tradersBoard) fan(seat int) []table.HandCard {
	words, _ := b.acts.Held(seat)
	var list []table.HandCard
	for _, word := range words {
		face, known := aid.FaceOf(word)
		if !known {
			unknown := wording.L("Not known to the app")
			list = append(list, table.HandCard{
				Face: table.NewPictured("", unknown), Spoken: unknown,
				Main: &table.Key{Icon: parts.IconCards, Word: wording.L("Which card is it?"), Tap: b.acts.Sheet},
			})
			continue
		}
		title := wording.Translate(face.Title)
		c := table.HandCard{
			Face: table.NewPictured(parts.Picture(face.Word), title), Spoken: parts.Sentences(title, wording.Translate(face.Text)),
		}
		b.uses(&c, seat, word, title)
		list = append(list, c)
	}
	return list
}

// uses are the keys of a card: what it does at once, or the choices that it leaves.
func (b *tradersBoard) uses(c *table.HandCard, seat int, word, title string) {
	plays := func(act rules.Act) bool { return act.Seat == seat && traders.CardOf(act) == word }
	key := func(icon parts.Icon, said string, acts []rules.Act) *table.Key {
		switch len(acts) {
		case 0:
			return nil
		case 1:
			return &table.Key{Icon: icon, Word: said, Tap: func() { b.acts.Play(acts[0]) }}
		}
		return &table.Key{Icon: icon, Word: said, Price: wording.L("{number} ways", len(acts)), Tap: func() { b.acts.Filter(title, plays) }}
	}
	var played, dropped []rules.Act
	for _, act := range b.legal {
		switch card, discards := traders.Discard.Of(act); {
		case discards && act.Seat == seat && b.table.Cards().Word(card) == word:
			dropped = append(dropped, act)
		case !discards && plays(act):
			played = append(played, act)
		}
	}
	c.Main = key(parts.IconCards, wording.L("Play it"), played)
	if drop := key(parts.IconDiscards, wording.L("Throw it away"), dropped); drop != nil {
		c.Others = []table.Key{*drop}
	}
	if c.Main == nil && len(c.Others) == 0 {
		c.Why = wording.L("It can't be played now.")
	}
}
