// Package example draws the game of companion/rules/example, for those who want to draw a game of their own: copy the package and
// replace the mats. The app doesn't have it; tests open it there.
package example

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/example"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// Key is the key of Lamps.
const Key = example.Key

// Screens is what Lamps adds to the screens. Every field is a hook and may be left out: without Mats the app shows the lines
// of the position's description, without Step only whose move it is.
//
// A game that remembers something while the app runs has a type of its own instead, with the session inside and a method Adds:
// see screens/games/traders.
func Screens() game.Screens {
	return game.Screens{Icon: parts.IconCards, Mats: mats}
}

// mats are the players' mats, and what lies in the middle. There is room for all cards only where large is set.
func mats(t rules.Table, large bool) (mats, middle []parts.MatData) {
	v, ok := example.Look(t)
	if !ok {
		return game.PlainMats(t, large)
	}
	for i, name := range t.Seats() {
		mats = append(mats, mat(i+1, name, &v.Keepers[i], large))
	}
	return mats, []parts.MatData{{Words: wording.L("Deck {deck}, discard pile {discarded}", v.Deck, v.Doused.Sum())}}
}

// mat is what lies before a player: cards in hand, lamps in the window and, where there is room, which cards they are.
// Everything has a label that is read aloud; Spoken is the label of the whole mat.
func mat(seat int, name string, k *example.Keeper, large bool) parts.MatData {
	cards, lit, known := k.Hand.Size(), example.Titles(&k.Window), example.Titles(&k.Hand.Known)
	hand := wording.L("Hand {number}", cards)
	points := wording.L("Points {points}", len(lit))
	data := parts.MatData{Seat: seat, Name: name, Spoken: hand + ", " + points, Counts: []fyne.CanvasObject{
		parts.NewTally(parts.IconCards, strconv.Itoa(cards), hand),
		parts.NewTally(parts.IconStar, strconv.Itoa(len(lit)), points),
	}}
	if large && len(lit) > 0 {
		data.Lines = append(data.Lines, parts.NewBody(strings.Join(lit, ", ")))
	}
	if large && len(known) > 0 {
		data.Lines = append(data.Lines, parts.NewLabelled(wording.L("Seen"), parts.NewBody(strings.Join(known, ", "))))
	}
	return data
}
