package game

import (
	"encoding/json"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/lessons"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
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
	aimed  bool   // the aim was put away
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
	err := s.Match.Play(act, matches.Entered)
	s.of.SetPlayed(s.Log().Count(), err)
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
	if s.at == 0 {
		words = []string{wording.Translate(s.lesson.Aim)}
	}
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

// coach is the card over the felt of a lesson: what to do and why, or what the referee has against what was tapped. A tap on it leads
// to the rule.
type coach struct {
	parts.Control
	of    *Taught
	words *fyne.Container
	card  fyne.CanvasObject // with the words
	shown *fyne.Container   // the coach, or at the end the card alone, which leads nowhere
	said  *parts.Aloud
	drawn int // the changes of the match that are shown
}

// Measures of the card, in device-independent pixels.
const (
	coachFlag   = 30
	coachGap    = 12
	coachEnds   = 9
	coachCorner = 14
	coachMost   = 0.34 // of the window's height that it takes before it scrolls
	coachEnd    = 0.45 // the same at the end, where nothing is tapped below
	coachTall   = 290  // or that, in a low window
)

// newCoach is the card of a lesson, and what draws its step as it stands.
func newCoach(s *Taught) (card fyne.CanvasObject, draw func()) {
	c := &coach{of: s, words: box.Column(2), said: parts.NewAloud(), drawn: -1}
	face := box.NewSurface(box.Face{Fill: look.Paper, Lip: look.PaperLip, High: 3, Corner: coachCorner})
	flag := parts.NewSign(parts.IconFlag, coachFlag, look.PaperLow)
	c.card = container.NewStack(face, box.Pad(box.Row(coachGap, flag, box.Grow(c.words)), coachGap, coachEnds))
	c.Build(c, c.card, box.Just(coachCorner), func() {})
	c.shown = container.NewStack(c)
	scroll := parts.Scrolling(c.shown)
	return container.New(coachLayout{s}, scroll, c.said), func() {
		if c.drawn != s.of.Changes {
			c.drawn = s.of.Changes
			c.show()
			parts.ScrollOf(scroll).ScrollToTop() // the page lays it out: it shows the match anew too
		}
	}
}

// show shows the step.
func (c *coach) show() {
	c.words.Objects = nil
	for _, l := range c.of.lines() {
		words := parts.NewWords(l.text, look.Label, look.OnPaper).Bold()
		if l.less {
			words = parts.NewWords(l.text, look.Body, look.PaperLow)
		}
		c.words.Add(words)
	}
	said := c.of.aloud()
	c.Label, c.Tap = said, nil
	if step := c.of.step(); step != nil && step.Rule != "" {
		c.Label = parts.Sentences(said, wording.L("Rule {rule}", step.Rule)+".")
		c.Tap = func() { c.of.app.Open(RuleRoute(c.of.lesson.Game, step.Rule)) }
	}
	c.shown.Objects = []fyne.CanvasObject{c}
	if c.of.step() == nil {
		c.shown.Objects = []fyne.CanvasObject{c.card}
	}
	c.words.Refresh()
	c.Refresh()
	c.shown.Refresh()
	c.said.Say(said)
	c.of.speak()
}

// coachLayout gives the card the height that it needs; where that were too much of the window, it scrolls.
type coachLayout struct{ of *Taught }

// Layout lets the card fill the area.
func (coachLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	box.Place(objects[0], 0, 0, size.Width+parts.BarRoom, size.Height) // into the margin
}

// MinSize is the least size at the width that the card has now.
func (l coachLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	most := l.of.app.Size().Height * coachMost
	if l.of.step() == nil {
		most = max(coachTall, l.of.app.Size().Height*coachEnd)
	}
	high := box.HeightAt(parts.ScrollOf(objects[0]).Content, objects[0].Size().Width)
	return fyne.NewSize(200, min(high, most))
}

// line is one of the coach's, less where it only gives a reason.
type line struct {
	text string
	less bool
}

// lines are what the coach says now.
func (s *Taught) lines() (lines []line) {
	step := s.step()
	if step == nil {
		lines = append(lines, line{text: wording.L("That was the first round")})
		for _, end := range s.lesson.End {
			lines = append(lines, line{wording.Translate(end), true})
		}
		return lines
	}
	switch {
	case s.tried:
		return append(lines, line{text: s.said}, line{wording.Translate(step.Why), true})
	case s.said != "":
		return append(lines, line{text: wording.Translate(step.Say)}, line{s.said, true})
	}
	lines = append(lines, line{text: wording.Translate(step.Say)})
	if s.tellsWhy() {
		lines = append(lines, line{wording.Translate(step.Why), true})
	}
	return lines
}

// About is what the step tells: what to do, and what whoever explains it points at; "" at the end.
func (s *Taught) About() string { return about(s.step()) }

// about is what a step tells; "" for none.
func about(step *lessons.Step) string {
	if step == nil {
		return ""
	}
	return wording.Translate(step.Say) + " " + wording.Translate(step.Show)
}

// Progress says how far the lesson has come.
func (s *Taught) Progress() string {
	if s.step() == nil {
		return wording.L("The end of the lesson")
	}
	return wording.L("Lesson, step {number} of {of}", s.at+1, len(s.lesson.Steps))
}

// Lead puts the lesson's act on the gold key of a dock. Where it is a tap on the board, the dock's hint stays, with a key that shows it.
func (s *Taught) Lead(d *table.Dock) {
	was := *d
	if s.at == 0 && !s.aimed && d.Moment == nil { // what for, before what to do
		felt := look.FeltOf(s.lesson.Game.Key)
		d.Moment = table.Floating(felt, parts.NewWords(wording.L("The aim"), look.Label, look.Text).Bold(), parts.NewBody(wording.Translate(s.lesson.Aim)))
		d.Moment.Away = func() { s.aimed = true; s.of.Changes++; s.app.Refresh() }
	}
	d.Rail, d.Main, d.Side, d.Hint, d.Others = nil, nil, nil, nil, nil
	d.End = &table.Key{Word: wording.L("Leave it"), Tap: func() { s.app.Back() }}
	act, awaits := s.next()
	switch {
	case s.step() == nil:
		d.Main = &table.Key{Icon: parts.IconPlay, Word: wording.L("Now start yours"), Tap: s.start}
		d.Others = []table.Key{
			{Icon: parts.IconUndo, Word: wording.L("Once more"), Tap: s.again},
			{Icon: parts.IconList, Word: wording.L("Explain to the others"), Short: []string{wording.L("Explain")}, Tap: func() {
				s.app.Open(shell.Route{Page: shell.ExplainPage, Arg: s.lesson.Game.Key})
			}},
		}
	case s.tried:
		d.Main = &table.Key{Icon: parts.IconCheck, Word: wording.L("I see"), Tap: s.later}
	case !awaits:
		d.Main = &table.Key{Icon: parts.IconForward, Word: wording.L("Go on"), Tap: s.later}
	default:
		s.leadTo(d, was, act)
	}
}

// leadTo shows where the act of the step is.
func (s *Taught) leadTo(d *table.Dock, was table.Dock, act rules.Act) {
	key := keyOf(was, act)
	if key == nil && was.Hint != nil && !s.Table().Reveals(act) {
		d.Hint, d.Side = was.Hint, &table.Key{Word: wording.L("Show me"), Tap: s.show}
		return
	}
	word, words := s.words(act)
	if words != "" && s.Table().Reveals(act) {
		words = wording.L("in this lesson: {what}", words)
	}
	d.Main = &table.Key{Icon: parts.IconCheck, Word: word, Price: words}
	switch {
	case key != nil:
		d.Main.Icon, d.Main.Word, d.Main.Short, d.Main.Price = key.Icon, key.Word, key.Short, key.Price
	case was.Main != nil && s.Table().Reveals(act):
		d.Main.Icon = was.Main.Icon
	}
	if d.Main.Moves = []rules.Act{act}; s.step().Kind == lessons.Try {
		d.Main.Moves, d.Main.Tap = nil, func() { s.Refuse(act) }
	}
}

// keyOf is the key of a dock that plays an act; nil where none does.
func keyOf(d table.Dock, act rules.Act) *table.Key {
	keys := []*table.Key{d.Main, d.Side, d.End}
	for i := range d.Others {
		keys = append(keys, &d.Others[i])
	}
	for _, key := range keys {
		if key != nil && slices.Contains(key.Moves[:min(1, len(key.Moves))], act) {
			return key
		}
	}
	return nil
}

// words are the verb of an act, and what it is about.
func (s *Taught) words(act rules.Act) (verb, about string) {
	sep := ""
	for v, n := range s.Table().Form(act).Said(act) {
		about += sep + picker.WordTitle(v, n, s.Table().Seats())
		sep = ", "
	}
	return picker.ActTitle(s.Table(), act), about
}

// StepBack is the key that goes to the step before; it does nothing at the first one.
func (s *Taught) StepBack() table.Key {
	key := table.Key{Icon: parts.IconBack, Word: wording.L("Step back")}
	if s.at > 0 {
		key.Tap = func() {
			if s.goTo(s.at - 1) {
				s.app.Refresh()
			}
		}
	}
	return key
}

// again begins the lesson once more.
func (s *Taught) again() {
	if s.goTo(0) {
		s.app.Refresh()
	}
}

// Skip makes the moves of the step, as if by hand; nil at the end.
func (s *Taught) Skip() func() {
	if s.step() == nil {
		return nil
	}
	return s.later
}
