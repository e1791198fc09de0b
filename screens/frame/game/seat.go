package game

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tell/lessons"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

// Seat is how a page plays a match: what it may see, play, draw, undo and ask. One form of it is a match of this device, the other a
// line to the device that keeps the match. No page asks which it has. What only one can do is a capability, which a page asks for by
// a small interface of its own.
type Seat interface {
	tables.Reading
	// Route leads to the page of the match.
	Route() shell.Route
	// Mine reports whether this device makes the moves of a seat; 0 is the table.
	Mine(seat int) bool
	// Elsewhere reports whether a seat is played at a device of its own, whose player is asked there.
	Elsewhere(seat int) bool
	// Waits reports whether nothing can be chosen now: an answer is awaited, or bids are made on many devices.
	Waits() bool
	// Fists reports whether a bid is closed in a fist as soon as it is played, and shown with those of the others.
	Fists() bool
	// Play enters a legal move. Once it was entered at this device, done is told its sentence, "" where it was refused. What another
	// device makes of it comes as news.
	Play(act rules.Act, done func(sentence string))
	// Walk enters moves one after another, until next gives none, or one that is not legal or not this device's. They are one act.
	Walk(next func(rules.Table) (rules.Act, bool), done func(sentence string))
	// Draw lets the app throw or draw with a verb for a seat, by a seal.
	Draw(seat, verb int)
	// Undo takes back the last moves, so many, which are one act, or asks those at other devices whether they are. Where nobody else
	// is asked, sure has to take them. Once it was tried at this device, done is told whether they are taken back.
	Undo(many int, sure func(take func()), done func(taken bool))
	// Redo makes again what was taken back last, or asks those at other devices.
	Redo(done func(made bool))
	// Refuse says why a move is not allowed.
	Refuse(act rules.Act)
	// Told stands above the moves: why nothing can be changed and, now, what those at other devices ask and do. Now means that the
	// position is shown as it stands.
	Told(now bool) []fyne.CanvasObject
	// Strip is the timer of the match, and draws it at each moment; nil: there is none.
	Strip() (strip fyne.CanvasObject, draw func())
	// Seal opens what is told of the draws, More all else that can be done with the match.
	Seal()
	More()
}

// Undos tells what can be taken back and made again: the log of the match, or a seat that has another one, such as a plan.
type Undos interface {
	// UndoLine and RedoLine are the lines that an undo takes back and a redo makes again; ok is false where there is none.
	UndoLine() (line matches.LogLine, ok bool)
	RedoLine() (line matches.LogLine, ok bool)
	// OneAct is how many of the latest entries one undo takes back.
	OneAct() int
	// Undoing is what an undo of so many entries takes back; its errors are those of matches.Log.
	Undoing(many int) (matches.Back, error)
}

// Undos is what can be taken back and made again at the seat.
func (o *OpenMatch) Undos() Undos {
	if own, ok := o.Seat.(Undos); ok {
		return own
	}
	return o.Log()
}

// here is the seat at a match that this device keeps: all who sit at the device share it.
type here struct {
	*matches.Match
	app *Session
	of  *OwnMatch
}

var _ Seat = (*here)(nil)

// Route leads to the page of the match.
func (h *here) Route() shell.Route { return shell.Route{Page: shell.MatchPage, Arg: h.of.ID} }

// Mine reports that everybody may enter moves here.
func (h *here) Mine(int) bool { return true }

// Elsewhere reports whether a seat is played at a device of its own.
func (h *here) Elsewhere(seat int) bool { return h.app.Room != nil && h.app.Room.Elsewhere(h.of, seat) }

// Waits reports whether bids are made on many devices now.
func (h *here) Waits() bool { return h.app.Room != nil && h.app.Room.Apart(h.of) }

// Opened are the bids that devices of their own showed last.
func (h *here) Opened() (tables.Shown, bool) {
	if h.app.Room == nil {
		return tables.Shown{}, false
	}
	return h.app.Room.Opened(h.of)
}

// Fists reports that bids are entered one after another, by a part of the game's own.
func (h *here) Fists() bool { return false }

// Play enters a legal move. Where hidden cards decide, only who holds them learns whether it can be made.
func (h *here) Play(act rules.Act, done func(sentence string)) {
	if seat := h.Hands().Asks(act); seat > 0 && h.of.Chairs.Level(seat) == "" {
		h.of.PassMove(seat, act, func() { h.enter(act, done) })
		return
	}
	h.enter(act, done)
}

// enter enters a move, and notes what is told of it: its sentence, or why it was refused.
func (h *here) enter(act rules.Act, done func(sentence string)) (entered bool) {
	entered = h.make(func() error { return h.Match.Play(act, matches.Entered) })
	done(h.of.Played)
	return entered
}

// make makes a move, and those that follow by themselves.
func (h *here) make(move func() error) bool {
	line := 0
	err := h.of.Change(func() error {
		line = h.Log().Count() + 1 // the timer may have entered others before
		return move()
	})
	h.of.SetPlayed(line, err)
	if err == nil {
		h.of.GoAlone()
	}
	return err == nil
}

// Walk enters moves one after another.
func (h *here) Walk(next func(rules.Table) (rules.Act, bool), done func(sentence string)) {
	before := h.Log().Count()
	for h.of.At == Now && h.ReadOnly() == "" {
		act, ok := next(h.Table())
		if !ok || h.Table().Judge(act) != "" || !h.enter(act, done) {
			break
		}
	}
	h.Log().Together(before+1, h.Log().Count())
}

// Draw lets the app draw with a verb for a seat.
func (h *here) Draw(seat, verb int) {
	if !h.sealed() {
		return
	}
	h.make(func() error {
		_, err := h.Match.Draw(seat, verb)
		return err
	})
}

// sealed makes the seal before the first draw of a match that has its own cards and dice; who wants to see it finds it behind the
// shield.
func (h *here) sealed() bool {
	return SealOf(h.Match) != "" || h.app.Kept(errors.Join(h.Chance().SetDraws(true), h.Chance().SetDraws(false))) == nil
}

// NextChair lets the app play a seat of its own, if ready says that it may; see [Chairs.Next].
func (h *here) NextChair(ready func() bool) bool { return h.of.Chairs.Next(ready) }

// ForChair is what people throw or draw for a seat of the app; see [Chairs.Wish].
func (h *here) ForChair() (seat, verb int, ok bool) { return h.of.Chairs.Wish() }

// Chair reports whether the app plays a seat.
func (h *here) Chair(seat int) bool { return h.of.Chairs.Level(seat) != "" }

// PassDraw passes the device to who has drawn a card that nobody else sees.
func (h *here) PassDraw() { h.of.passDraws(h.Log().Count()) }

// Deal lets the app draw with a verb for all who are awaited one after the other, as one act, and passes the device to each who sits
// here.
func (h *here) Deal(verb int) {
	var dealt []int
	for before := -1; before != h.Log().Count() && h.ReadOnly() == ""; {
		before = h.Log().Count()
		if seats := h.Table().ToMove(); len(seats) > 0 && h.Cases(seats[0], verb) > 0 {
			if h.Draw(seats[0], verb); h.Log().Count() > before {
				dealt = append(dealt, h.Log().Count())
			}
		}
	}
	if len(dealt) == 0 {
		return
	}
	h.Log().Together(dealt[0], dealt[len(dealt)-1])
	h.of.passDraws(dealt...)
}

// Undo takes back the last moves. Who sits at another device is asked, else who is here.
func (h *here) Undo(many int, sure func(take func()), done func(taken bool)) {
	if h.app.Room != nil && h.app.Room.Asks(h.of, false, many) {
		return
	}
	sure(func() { h.back(func() error { return h.UndoMany(many) }, done) })
}

// Redo makes again what was taken back last.
func (h *here) Redo(done func(made bool)) {
	if h.app.Room != nil && h.app.Room.Asks(h.of, true, 1) {
		return
	}
	h.back(h.Match.Redo, done)
}

// back goes to another place of the log.
func (h *here) back(going func() error, done func(gone bool)) {
	err := h.of.Change(going)
	h.of.Played = ""
	done(err == nil)
}

// Refuse opens the ruling on a move.
func (h *here) Refuse(act rules.Act) {
	h.app.Open(shell.Route{Page: shell.RulingPage, Arg: h.of.ID, Act: act})
}

// Told stands above the moves.
func (h *here) Told(now bool) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if why := h.ReadOnly(); why != "" {
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconInfo, Title: wording.L("Read only"), Words: why}))
	}
	if now && h.app.Room != nil {
		objects = append(objects, h.app.Room.Told(h.of)...)
	}
	if now {
		objects = append(objects, h.of.Chairs.notices()...)
	}
	return objects
}

// Strip is the timer that follows the match.
func (h *here) Strip() (strip fyne.CanvasObject, draw func()) {
	if h.app.MatchTimer == nil {
		return nil, nil
	}
	return h.app.MatchTimer.Strip(h.of)
}

// TimerButton leads to the timer of a game that has one; nil: it has none.
func (h *here) TimerButton() *parts.IconButton {
	if h.app.MatchTimer == nil || h.Table().Game().Timer == nil {
		return nil
	}
	return h.app.MatchTimer.Button(h.of)
}

// Timed reports whether the timer follows the match.
func (h *here) Timed() bool { return h.app.MatchTimer != nil && h.app.MatchTimer.Follows(h.of.ID) }

// Clock is the clock of the match.
func (h *here) Clock() Clocks { return h.of.Clock }

// Seal opens what is told of the draws.
func (h *here) Seal() { h.app.Open(shell.Route{Page: shell.ChancePage, Arg: h.of.ID}) }

// More opens all else that can be done with the match.
func (h *here) More() { h.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: h.of.ID}) }

// Picture is the board of a table as it lies, without anything to tap; nil where pieces lie in mats. The match is one of its game.
func Picture(a *Session, t rules.Table, of *OpenMatch) *board.Board {
	adds := a.AtTable(t)
	if adds.Felt == nil {
		return nil
	}
	felt := adds.Felt(watching(of))
	felt.Show(t, nil)
	if drawing := felt.Drawing(); drawing != nil {
		return drawing.Still()
	}
	return nil
}

// watching are the acts of a board that is only looked at.
func watching(of *OpenMatch) Acts {
	no := func(int) bool { return false }
	return Acts{
		Filter: func(string, func(rules.Act) bool) {}, Take: func(int, int) {}, Play: func(rules.Act) {},
		Walk: func(func(rules.Table) (rules.Act, bool)) {}, Ruling: func(rules.Act) {}, Again: func() {}, Draw: func(int, int) {},
		Can: func(int, int) bool { return false }, Draws: of.Draws, Of: of, Mine: no, Elsewhere: no,
		Holder: func(seat int) int { return seat }, Shown: func() bool { return false },
	}
}

// exampleHigh is the height of a drawn example, in device-independent pixels.
const exampleHigh = 300

// Example draws a rule: the board as it lies in the first round of its game where that rests on the rule, with what is said there; nil where
// it doesn't, or pieces lie in mats.
func (l *Lessons) Example(g *rules.Game, id string) fyne.CanvasObject {
	lesson, err := lessons.Of(g)
	if err != nil || lesson == nil || !slices.ContainsFunc(lesson.Steps, func(s lessons.Step) bool { return s.Rule == id }) {
		return nil
	}
	of := l.Of(g.Key)
	if of == nil {
		return nil
	}
	var step *lessons.Step
	var at rules.Table
	if err := lesson.Walk(func(t rules.Table, s *lessons.Step, act rules.Act) error {
		if s.Rule == id && (step == nil || step == s) {
			step, at = s, t.Fork()
			if s.Kind != lessons.Try {
				at.Play(act)
			}
		}
		return nil
	}); err != nil || step == nil {
		return nil
	}
	drawing := Picture(l.app, at, of)
	if drawing == nil {
		return nil
	}
	drawing.Tell(about(step))
	return parts.NewColumn(
		box.AtLeast(drawing, box.Just(0), box.Just(exampleHigh)),
		parts.NewBody(wording.Translate(step.Say)).Bold(), parts.NewLess(wording.Translate(step.Why)),
	)
}
