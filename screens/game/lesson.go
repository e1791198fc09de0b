package game

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/lessons"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// lessonsFile is the name under which is kept how far people have come in the lessons: by the game's key, the number of the
// step from 0.
const lessonsFile = "lessons.json"

// Taught is a seat at the match of a lesson, which nothing but the lesson's own moves changes. The match is in memory only, so it
// is none of the device's; only how far the lesson has come is kept.
type Taught struct {
	*matches.Match
	app    *Session
	of     *OpenMatch
	lesson *lessons.Lesson
	at     int    // the step; that of their number is the end
	move   int    // the move of the step that is awaited
	tried  bool   // the step is a try, and the referee has refused it
	said   string // the answer to the last move, where that wasn't the lesson's; "": none
	spoken string // what the voice was given last
}

var _ Seat = (*Taught)(nil)

// Taught is the seat at the match of a lesson, nil where this is none.
func (o *OpenMatch) Taught() *Taught {
	s, _ := o.Seat.(*Taught)
	return s
}

// lessonID stands for the match of a game's lesson, where others have the id under which they are kept.
func lessonID(key string) string { return "lesson " + key }

// Lessons are those that people take, and how far they have come in each.
type Lessons struct {
	app  *Session
	open map[string]*OpenMatch // by the game's key
}

// NewLessons are the lessons of the device: none is open.
func NewLessons(a *Session) *Lessons { return &Lessons{app: a, open: map[string]*OpenMatch{}} }

// Of opens the lesson of a game where it was left, or gives nil where there is none.
func (l *Lessons) Of(key string) *OpenMatch {
	if o := l.open[key]; o != nil {
		return o
	}
	g, ok := l.app.Game(key)
	if !ok {
		return nil
	}
	lesson, err := lessons.Of(g)
	if lesson == nil || err != nil {
		return nil
	}
	s := &Taught{app: l.app, lesson: lesson}
	s.of = &OpenMatch{Seat: s, ID: lessonID(key), At: Now, PickedAt: -1}
	at := l.kept()[key]
	if at >= len(lesson.Steps) {
		at = 0
	}
	if !s.goTo(at) {
		return nil
	}
	l.open[key] = s.of
	return s.of
}

// kept is how far the lessons have come; nothing where that can't be read: a lesson begins anew then.
func (l *Lessons) kept() map[string]int {
	kept := map[string]int{}
	_ = l.app.Wholes().Read(lessonsFile, func(data []byte) error { return json.Unmarshal(data, &kept) })
	return kept
}

// keep notes the step of a lesson. What the disk refuses only lets it begin anew another time.
func (l *Lessons) keep(key string, at int) {
	kept := l.kept()
	kept[key] = at
	if data, err := json.Marshal(kept); err == nil {
		_ = l.app.Wholes().Write(lessonsFile, append(data, '\n'))
	}
}

// goTo plays the lesson anew up to a step.
func (s *Taught) goTo(at int) bool {
	device := matches.Device{Find: s.app.Game, Now: func() int64 { return s.app.Device().Clock().Wall }, Seed: s.app.Device().NewSeed}
	m, err := device.Create(s.named(), s.lesson.Game.Title, matches.Settings{})
	if err != nil {
		return false
	}
	s.Match, s.at = m, 0
	for s.at < at {
		s.playRest()
		s.at++
	}
	s.enter(at)
	return true
}

// named are the headers of the lesson, with what people call the places of the game in their matches.
func (s *Taught) named() *rules.Transcript {
	t := s.lesson.Headers()
	for _, h := range s.app.Printed(s.lesson.Game) {
		if h.Key == rules.CalledHeader {
			t.Headers = append(t.Headers, h)
		}
	}
	return t
}

// playRest makes the moves of the step that are not made yet; a try makes none.
func (s *Taught) playRest() {
	step := s.lesson.Steps[s.at]
	for ; step.Kind != lessons.Try && s.move < len(step.Moves); s.move++ {
		if a, err := s.Table().Read(step.Moves[s.move].Text); err == nil {
			_ = s.Match.Play(a, matches.Entered) // a test plays every lesson
		}
	}
	s.move = 0
}

// enter begins a step. The moves that the lesson makes itself are made at once.
func (s *Taught) enter(at int) {
	s.at, s.move, s.tried, s.said = at, 0, false, ""
	if at < len(s.lesson.Steps) && s.lesson.Steps[at].Kind == lessons.Played {
		s.playRest()
	}
	s.app.Lessons.keep(s.lesson.Game.Key, s.at)
	s.of.At, s.of.Pick = Now, nil
	s.of.Changes++
}

// later leaves the step as if its moves had been made by hand.
func (s *Taught) later() {
	if s.step().Kind != lessons.Played {
		s.playRest()
	}
	s.enter(s.at + 1)
	s.app.Refresh()
}

// step is the present one, nil at the end.
func (s *Taught) step() *lessons.Step {
	if s.at == len(s.lesson.Steps) {
		return nil
	}
	return &s.lesson.Steps[s.at]
}

// next is the move that the lesson awaits. It reports whether it awaits one.
func (s *Taught) next() (a rules.Act, awaits bool) {
	step := s.step()
	if step == nil || step.Kind == lessons.Played || s.tried {
		return a, false
	}
	a, err := s.Table().Read(step.Moves[s.move].Text)
	return a, err == nil
}

// Route leads to the page of the lesson.
func (s *Taught) Route() shell.Route {
	return shell.Route{Page: shell.LessonPage, Arg: s.lesson.Game.Key}
}

// Mine reports that all moves are made here.
func (s *Taught) Mine(int) bool { return true }

// Elsewhere reports that nobody plays elsewhere.
func (s *Taught) Elsewhere(int) bool { return false }

// Waits reports whether no move is awaited now.
func (s *Taught) Waits() bool {
	_, awaits := s.next()
	return !awaits
}

// Fists reports that no fist is closed: the lesson knows all bids.
func (s *Taught) Fists() bool { return false }

// Draws and Cases say that nothing is drawn by chance: the lesson says what the dice and decks show.
func (s *Taught) Draws() bool { return false }

// Cases are none: see Draws.
func (s *Taught) Cases(int, int) int { return 0 }

// Play makes a move if it is the lesson's; any other one is only judged.
func (s *Taught) Play(act rules.Act, done func(sentence string)) {
	if !s.makes(act) {
		s.Refuse(act)
		done("")
		return
	}
	done(s.of.Played)
}

// makes makes the lesson's next move, if that is the one.
func (s *Taught) makes(act rules.Act) bool {
	next, awaits := s.next()
	if !awaits || act != next || s.step().Kind == lessons.Try {
		return false
	}
	sentence := s.Table().Sentence(act)
	s.of.SetPlayed(sentence, s.Match.Play(act, matches.Entered))
	s.said = ""
	if s.move++; s.move == len(s.step().Moves) {
		s.enter(s.at + 1)
		return true
	}
	s.of.Changes++
	return true
}

// Walk makes the lesson's moves one after another, as long as next gives them.
func (s *Taught) Walk(next func(rules.Table) (rules.Act, bool), done func(sentence string)) {
	for {
		act, ok := next(s.Table())
		if !ok {
			return
		}
		if !s.makes(act) {
			s.Refuse(act)
			return
		}
		done(s.of.Played)
	}
}

// Draw is not offered: see Draws.
func (s *Taught) Draw(int, int) {}

// Undo and Redo are not offered: the dock goes through the steps.
func (s *Taught) Undo(int, func(func()), func(bool)) {}

// Redo is not offered: see Undo.
func (s *Taught) Redo(func(bool)) {}

// Refuse says what the referee has against a move. The one that the step wants tried is what was to be learned.
func (s *Taught) Refuse(act rules.Act) {
	ruling := s.Table().Explain(act)
	if s.said = wording.L("The referee allows that too. The lesson goes another way."); !ruling.Legal() {
		s.said = shell.Because(ruling.Rule, ruling.Why.String())
	}
	if next, awaits := s.next(); awaits && s.step().Kind == lessons.Try && act == next {
		s.tried = true
	}
	s.of.Pick = nil
	s.of.Changes++
	s.app.Refresh()
}

// Told is nothing: the coach tells all.
func (s *Taught) Told(bool) []fyne.CanvasObject { return nil }

// Seal and More are not offered.
func (s *Taught) Seal() {}

// More is not offered.
func (s *Taught) More() {}

// show chooses the lesson's next move on the page; it is played there.
func (s *Taught) show() {
	act, awaits := s.next()
	if !awaits {
		return
	}
	s.of.Pick = picker.NewPicker(s.Table())
	s.of.Pick.TakeAct(act)
	s.of.Changes++
	s.of.PickedAt = s.of.Changes
	s.app.Refresh()
}

// start begins a match with as many seats as the lesson has, under the names that were used last.
func (s *Taught) start() {
	g := s.lesson.Game
	seats, table := s.lesson.Headers().Values("Seat"), s.app.Beginning(g)
	if len(table.Seats) != len(seats) || s.app.Remembered.Tables[g.Key].Seats == nil {
		table.Seats = nil
		for _, seat := range seats {
			table.Seats = append(table.Seats, seat.Text)
		}
	}
	s.app.Go(shell.Route{Page: shell.GamePage, Arg: g.Key}, shell.Route{Page: shell.NewMatchPage, Arg: g.Key})
}

// tellsWhy reports whether the step's reason is shown: that of a try only once the referee has refused it.
func (s *Taught) tellsWhy() bool {
	step := s.step()
	return step.Why != "" && (step.Kind != lessons.Try || s.tried)
}

// aloud is what the coach says, to be read aloud.
func (s *Taught) aloud() string {
	var words []string
	for _, l := range s.lines() {
		words = append(words, l.text)
	}
	return parts.Sentences(words...)
}

// speak reads the coach aloud once, and breaks off what it read before.
func (s *Taught) speak() {
	words := s.aloud()
	if voice := s.app.Device().Voice; voice != nil && words != s.spoken {
		voice.Stop()
		s.app.Speak(words)
	}
	s.spoken = words
}

// Strip is the coach over the felt.
func (s *Taught) Strip() (strip fyne.CanvasObject, draw func()) { return newCoach(s) }
