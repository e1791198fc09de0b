package traders

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// moment is the card that was drawn or played last, or the die; nil: there is none, or it was sent away.
func (b *tradersBoard) moment() *table.Moment {
	shown := b.app.Traders.shown
	again := shown.again
	if shown.again = ""; shown == b.here() {
		if at := b.latest(again); at >= 0 {
			return b.cardMoment(at, again)
		}
		return nil
	}
	if b.pick == nil { // an earlier position: only what was drawn or played in it
		if at, _ := latestCard(b.table); at != len(b.table.Log())-1 {
			return nil
		}
	}
	if m := b.dieMoment(); m != nil {
		return m
	}
	at, word := latestCard(b.table)
	if at < 0 {
		return nil
	}
	return b.cardMoment(at, word)
}

func (b *tradersBoard) cardMoment(at int, word string) *table.Moment {
	return &table.Moment{Show: table.NewBigCard(b.cardFace(at, word), b.away), Size: table.CardSize, Away: b.away}
}

// drawnCards are the planet card and the event card that the player in turn has drawn last; "": none yet in this turn.
func (b *tradersBoard) drawnCards() (planet, event string) {
	for _, e := range slices.Backward(b.table.Log()) {
		_, drawn := traders.DrawPlanet.Of(e.Act)
		_, happened := traders.DrawEvent.Of(e.Act)
		switch {
		case e.Agreed || (drawn || happened) && e.Seat != b.view.Moment().Turn:
			return planet, event
		case drawn && planet == "":
			planet = traders.CardOf(e.Act)
		case happened && event == "":
			event = traders.CardOf(e.Act)
		}
	}
	return planet, event
}

// latest is where a card was drawn last; -1: nowhere.
func (b *tradersBoard) latest(word string) int {
	log := b.table.Log()
	for i, e := range slices.Backward(log) {
		if word != "" && traders.CardOf(e.Act) == word {
			return i
		}
	}
	return -1
}

// cardFace is a card with what it has done.
func (b *tradersBoard) cardFace(at int, word string) table.CardFace {
	face := deckFace(word, b.view)
	switch {
	case planetCard(word).Word != "":
		face.Left = table.LeftOf(len(aid.PlanetDeck())-len(b.view.DrawnPlanets()), len(aid.PlanetDeck()))
	case slices.Contains(b.view.EventDeck(), word):
		face.Left = table.LeftOf(len(b.view.EventDeck())-len(b.view.DrawnEvents(b.table)), len(b.view.EventDeck()))
	}
	for _, e := range effectsOf(b.table, b.view, at) {
		face.Did = append(face.Did, effectRow(b.table, e))
	}
	if len(face.Did) == 0 && word == "pirate" && at == len(b.table.Log())-1 && b.view.Moment().Step != traders.StepPirate {
		face.Did = []fyne.CanvasObject{parts.NewWords(wording.L("Nothing aboard and no money: the pirates leave."), look.Body, look.OnPaper).Bold().Centred()}
	}
	return face
}

// dieMoment is the die that was thrown last, with what it gives; nil: none was.
func (b *tradersBoard) dieMoment() *table.Moment {
	if !latestRolls(b.table) {
		return nil
	}
	faces := b.thrown(b.table, b.view)
	said, line := "", ""
	if step := b.view.Moment().Step; step != traders.StepMove && step != traders.StepRoll {
		log := b.table.Log()
		face, _ := traders.Roll.Of(log[len(log)-1].Act)
		said = wording.L("{player} threw {face}", b.seats[log[len(log)-1].Seat-1], face)
		if step == traders.StepPlanet { // the rolls for the start are over
			line = wording.L("{player} begins.", b.seats[b.view.Moment().Turn-1])
		}
	} else if f := latestFlight(b.table, b.view); b.view.Moment().Step == traders.StepMove {
		said, line = stepsWord(f.steps()), flightWords(f)
	}
	dice := box.Row(margin, box.Spring(), b.die)
	if len(faces) > 1 {
		dice.Add(b.other)
	}
	dice.Add(box.Spring())
	words := func(text string, size fyne.ThemeSizeName) *parts.Words {
		return parts.NewWords(text, size, look.Foam).Bold().Centred()
	}
	show := box.Column(margin, box.Spring(), dice)
	if said != "" {
		show.Add(words(said, look.Table))
	}
	if line != "" {
		show.Add(words(line, look.Body))
	}
	show.Add(box.Spring())
	return &table.Moment{Show: show, Size: fyne.NewSize(358, 320), Away: b.away}
}

// margin is the space between the parts of a moment, in device-independent pixels.
const margin = 16

// latestRolls reports whether the last move is a roll.
func latestRolls(t rules.History) bool {
	log := t.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		return false
	}
	_, rolled := traders.Roll.Of(log[len(log)-1].Act)
	return rolled
}

// latestCard finds the card that was drawn or played last, with the place of that entry in the log, where only answers to it
// have followed; -1 for none.
func latestCard(t rules.History) (at int, word string) {
	log := t.Log()
	for i, e := range slices.Backward(log) {
		if e.Agreed {
			break
		}
		if card := traders.CardOf(e.Act); card != "" {
			return i, card
		}
		if !rules.OneOf(e.Act, traders.Produce, traders.Counter, traders.Pass, traders.Give, traders.Jettison, traders.Leave, traders.Refuse,
			traders.Take) {
			break
		}
	}
	return -1, ""
}
