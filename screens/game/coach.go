package game

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/lessons"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/table"
)

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

// MinSize is that at the width which the card has.
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
	if s.at == 0 {
		lines = append(lines, line{wording.Translate(s.lesson.Aim), true})
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
	return wording.L("Step {number} of {of}", s.at+1, len(s.lesson.Steps))
}

// Lead puts the lesson's act on the gold key of a dock. Where it is a tap on the board, the dock's hint stays, with a key that shows it.
func (s *Taught) Lead(d *table.Dock) {
	was := *d
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
