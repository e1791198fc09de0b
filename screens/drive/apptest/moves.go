package apptest

import (
	"slices"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
	page "tablekeeper/screens/widgets/table"
)

// EnterAct enters a legal move as people do: the verb, word by word, then "Play this move". It counts the taps.
func (tb *Table) EnterAct(act rules.Act) (taps int) {
	tb.T.Helper()
	m := tb.App.Shown().(*match.Match)
	table := m.Of.Table()
	tb.Pull()
	line := table.Notation(act)
	changes := m.Of.Changes
	for {
		if m.Of.Changes > changes { // a move without a choice is played with its tap
			return taps
		}
		if tb.Sees("Buy it") {
			tb.Tap("Buy it")
			taps++
			continue
		}
		got, complete := m.Moves.Pick.Complete()
		if complete && got == act {
			break
		}
		taps++
		require.Less(tb.T, taps, 8, "%s can't be tapped; there are %q", line, tb.Labels())
		if m.Moves.Pick.Form == nil || m.Moves.Pick.Place() < 0 {
			tb.tapOffer(m, act)
			continue
		}
		at := m.Moves.Pick.Place()
		tb.TapKey(m.Moves.Box, plain(picker.WordTitle(m.Moves.Pick.Form.Words[at], act.Words[at], table.Seats())))
	}
	tb.Tap("Play this move")
	taps++
	if tb.Sees("Buy it") {
		tb.Tap("Buy it")
		taps++
	}
	require.Equal(tb.T, changes+1, m.Of.Changes, line)
	return taps
}

// tapOffer taps the offer of a move's verb, or the key that the page has for it in every step.
func (tb *Table) tapOffer(m *match.Match, act rules.Act) {
	tb.T.Helper()
	if key := tb.keyOf(act); key != nil {
		tb.touch(key)
		return
	}
	form := m.Moves.Pick.FormOf(act)
	face := m.Moves.FaceOf(picker.VerbOffer{Seat: act.Seat, Form: form, Acts: m.Moves.Pick.Matching(act.Seat, form, nil)})
	label := plain(parts.Sentences(face.Title, face.Line, face.Price))
	for _, o := range tb.Shown() {
		if offer, ok := o.(*parts.Offer); ok && said(offer) == label {
			tb.touch(offer)
			return
		}
	}
	tb.T.Fatalf("%s is not offered; there are %q", m.Of.Table().Notation(act), tb.Labels())
}

// keyIn finds a key in what lies in an object.
func (tb *Table) keyIn(in fyne.CanvasObject, word string) *parts.Key {
	switch o := in.(type) {
	case *parts.Key:
		if label := said(o); label == word || label == word+", chosen" {
			return o
		}
	case *fyne.Container:
		for _, child := range o.Objects {
			if key := tb.keyIn(child, word); key != nil {
				return key
			}
		}
	}
	return nil
}

// TapKey taps a key in what lies in an object.
func (tb *Table) TapKey(in fyne.CanvasObject, word string) {
	tb.T.Helper()
	key := tb.keyIn(in, word)
	require.NotNil(tb.T, key, "no key %q; there are %q", word, tb.Labels())
	tb.touch(key)
}

// Bid enters a bid where nobody looks, and counts the taps: the device is passed to a player, who types a number that isn't
// there yet; "" withdraws.
func (tb *Table) Bid(name, number string) (taps int) {
	tb.T.Helper()
	if !tb.Sees("I am " + name) {
		tb.Tap("Pass the device to " + name)
		taps++
	}
	tb.Tap("I am " + name)
	if number == "" {
		tb.Tap("Withdraw")
		return taps + 2
	}
	if number == "0" && tb.Sees("Bid 0") {
		tb.Tap("Bid 0")
		return taps + 2
	}
	if !slices.ContainsFunc(tb.Shown(), func(o fyne.CanvasObject) bool {
		pad, ok := o.(*parts.NumberPad)
		return ok && parts.Number(pad.Value()) == number
	}) {
		tb.Digits(number)
		taps += len(number)
	}
	tb.Tap("Close the fist")
	return taps + 2
}

// Digits taps a number on the ten keys.
func (tb *Table) Digits(number string) {
	tb.T.Helper()
	for _, digit := range number {
		tb.Tap(string(digit))
	}
}

// keyOf is the key of the dock that plays a move, nil where there is none.
func (tb *Table) keyOf(act rules.Act) *page.Button {
	for _, o := range tb.Shown() {
		if b, ok := o.(*page.Button); ok && len(b.Key().Moves) > 0 && b.Key().Moves[0] == act {
			return b
		}
	}
	return nil
}

// EnterByTaps enters a move as people do, and gives how many taps it took.
func (tb *Table) EnterByTaps(line string) (taps int) {
	tb.T.Helper()
	o := tb.Session.Playing
	at := o.Match.Table()
	act, err := at.Read(line)
	require.NoError(tb.T, err)
	if key := tb.keyOf(act); key != nil {
		tb.touch(key)
		return 1
	}
	if tb.Pull() {
		taps++
	}
	var verb string
	var words []string
	for _, form := range at.Forms() {
		if form.Verb == act.Verb {
			verb = plain(picker.ActTitle(at, act))
			for v, n := range form.Said(act) {
				words = append(words, plain(picker.WordTitle(v, n, at.Seats())))
			}
		}
	}
	if act.Seat == 0 && !tb.Offers(verb) {
		tb.Tap(tb.Fold("The table"))
		taps++
	}
	before := o.Changes
	if m, ok := tb.App.Shown().(*match.Match); ok && m.Moves.Pick.Form != nil && m.Moves.Pick.Form.Verb == act.Verb {
		return taps + tb.enterWords(words, before)
	}
	if m, ok := tb.App.Shown().(*match.Match); ok {
		tb.tapOffer(m, act)
	} else {
		tb.Verb(verb)
	}
	return taps + 1 + tb.enterWords(words, before)
}

// enterWords taps the words of a move whose verb is chosen, and what plays it, unless it is played already: a move without a
// choice is, after as many changes as before.
func (tb *Table) enterWords(words []string, before int) (taps int) {
	tb.T.Helper()
	o := tb.Session.Playing
	for _, word := range words {
		if o.Changes == before && tb.tapWord(word) {
			taps++
		}
	}
	if o.Changes > before {
		return taps
	}
	tb.Tap("Play this move")
	return taps + 1
}

// Offers reports whether a verb can be chosen.
func (tb *Table) Offers(verb string) bool {
	for _, o := range tb.Shown() {
		if offer, ok := o.(*parts.Offer); ok && isAbout(said(offer), verb) {
			return true
		}
	}
	return false
}

// tapWord taps a word, if it is offered: a word without a choice is taken by itself.
func (tb *Table) tapWord(word string) bool {
	for _, o := range tb.Shown() {
		if k, ok := o.(*parts.Key); ok && said(k) == word {
			tb.touch(k)
			return true
		}
	}
	return false
}
