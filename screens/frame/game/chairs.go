package game

import (
	"fmt"
	"maps"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

const (
	beforeMove = 700 * time.Millisecond // so that people can follow
	longest    = 2 * time.Second        // that a move is thought about
)

// Chairs are the seats of a match that the app plays, and what goes on there. A move of the app is one like any other. It sees what
// its seat may see, and waits as people do: for a card or a die of the table, for the page of the match, and after an undo until
// somebody plays or lets it go on.
type Chairs struct {
	app      *Session
	of       *OwnMatch
	levels   map[int]string // by seat; those of package players
	waits    bool           // until somebody plays or lets it go on
	count    int            // of the lines of the log when it was last looked at
	line     int            // the latest that stood then
	thinking *thinking      // nil: nobody thinks
	asks     *asked         // what people have to do for a seat; nil: nothing
	said     *said          // nil: nothing was played
}

// thinking is a move that is being thought about.
type thinking struct {
	seat, revision int
	stopped        atomic.Bool
}

// asked is what people do for a seat: they throw or draw with a verb, or play, for the app doesn't know the cards.
type asked struct {
	seat, verb, revision int
	blind                bool
}

// said is what the app played last, and the reason of the turn.
type said struct {
	seat, line int // line: the latest of the log when it was played
	move       string
	reason     players.Reason
}

// newChairs reads which seats of a match the app plays. What can't be read is played by people.
func newChairs(a *Session, of *OwnMatch) *Chairs {
	c := &Chairs{app: a, of: of, levels: map[int]string{}}
	c.count, c.line = of.Match.Log().Count(), of.Standing()
	_, c.waits = of.Log().RedoLine() // something was taken back: the app waits as it did before it was closed
	for _, chair := range strings.Split(of.Match.Header(matches.HeaderApp), ",") {
		words := strings.Fields(chair)
		if len(words) != 2 || !slices.Contains(players.Levels(), words[1]) {
			continue
		}
		if seat, err := strconv.Atoi(words[0]); err == nil && seat >= 1 && seat <= len(of.Match.Table().Seats()) {
			c.levels[seat] = words[1]
		}
	}
	return c
}

// Standing is the number of the latest line that stands; 0: none does.
func (o *OpenMatch) Standing() int {
	line, _ := o.Log().UndoLine()
	return line.Number
}

// Level is how strongly the app plays a seat; "": a person plays it.
func (c *Chairs) Level(seat int) string { return c.levels[seat] }

// Give lets the app play a seat from now on, or a person where the level is "".
func (c *Chairs) Give(seat int, level string) {
	if c.levels[seat] == level {
		return
	}
	c.halt()
	if c.waits, c.levels[seat] = false, level; level == "" {
		delete(c.levels, seat)
	}
	if err := c.keep(); err != nil {
		c.app.Say(wording.L("Who plays which seat can't be saved. It lasts until you close the match: {problem}.", err))
	}
	c.of.Changed(true)
}

// keep writes the chairs into the match.
func (c *Chairs) keep() error {
	var chairs []string
	for _, seat := range c.Seats() {
		chairs = append(chairs, strconv.Itoa(seat)+" "+c.levels[seat])
	}
	return c.of.Match.SetHeader(matches.HeaderApp, strings.Join(chairs, ", "))
}

// Seats are those that the app plays.
func (c *Chairs) Seats() []int { return slices.Sorted(maps.Keys(c.levels)) }

// halt throws away what is being thought.
func (c *Chairs) halt() {
	if c.thinking != nil {
		c.thinking.stopped.Store(true)
	}
	c.thinking, c.asks = nil, nil
}

// Next lets the app think about the move that is awaited of it, if ready says that it may play now. It is called whenever the page
// of the match may be shown anew, and reports whether there is more to show.
func (c *Chairs) Next(ready func() bool) bool {
	c.follow()
	revision := c.of.Match.Log().Revision()
	if t := c.thinking; t != nil && t.revision == revision || c.asks != nil && c.asks.revision == revision {
		return false
	}
	c.halt()
	if c.waits || len(c.levels) == 0 || !ready() {
		return false
	}
	seat := c.awaited()
	if seat == 0 {
		return false
	}
	t := &thinking{seat: seat, revision: revision}
	c.thinking = t
	c.app.Device().After(beforeMove, func() {
		switch {
		case c.thinking != t:
		case !ready() || c.of.Match.Log().Revision() != revision:
			c.thinking = nil
		default:
			c.think(t, ready)
		}
	})
	return true
}

// follow waits where the match went back or forth in its log, and goes on where somebody played.
func (c *Chairs) follow() {
	count, line := c.of.Match.Log().Count(), c.of.Standing()
	if line != c.line {
		c.waits = count == c.count
	}
	c.count, c.line = count, line
}

// awaited is the seat of the app that is to move; 0: none is.
func (c *Chairs) awaited() int {
	t := c.of.Match.Table()
	if t.Over() {
		return 0
	}
	if sealed := t.Sealed(); len(sealed) > 0 {
		return c.bidder(sealed)
	}
	for _, seat := range t.ToMove() {
		if c.levels[seat] != "" && !c.of.Elsewhere(seat) {
			return seat
		}
	}
	return 0
}

// bidder is a seat of the app that has to bid unseen: to close its fist, or to open it where the table bids with its own hands and
// only the app's bids are missing.
func (c *Chairs) bidder(sealed []int) int {
	closed := c.of.Match.Hands().ClosedBids()
	own := func(seat int) bool { return c.levels[seat] != "" && !c.of.Elsewhere(seat) }
	for _, seat := range sealed {
		if _, in := closed[seat]; own(seat) && !in && (c.app.Room == nil || c.app.Room.Bids(c.of, seat)) {
			return seat
		}
	}
	if s := c.of.Sealing; s == nil || !s.Of(c.of.Seat) || !s.Openly {
		return 0
	}
	for _, seat := range sealed {
		if !own(seat) {
			return 0
		}
	}
	return sealed[0]
}

// think thinks apart from the screens, and plays.
func (c *Chairs) think(t *thinking, ready func() bool) {
	m := c.of.Match
	if bid, in := m.Hands().ClosedBids()[t.seat]; in {
		c.thinking = nil
		c.waits = !c.of.Seat.(*here).enter(bid, func(string) {})
		c.app.Refresh()
		return
	}
	if m.Hands().Blind(t.seat) > 0 {
		c.ask(&asked{seat: t.seat, revision: t.revision, blind: true})
		return
	}
	seed, err := c.app.Device().NewSeed()
	if err != nil {
		c.thinking, c.waits = nil, true
		shell.SayProblem(c.app, err)
		return
	}
	level, at, clock, draw := c.levels[t.seat], m.Hands().Thinking(t.seat), c.clock(), chance.New(seed).Below
	yield := c.app.Device().Yield
	stop := func() bool {
		if yield != nil {
			yield()
		}
		return t.stopped.Load()
	}
	var d players.Decision
	var decided, broke bool
	var done func() // with what was decided; nil: it isn't yet
	enough := c.app.Device().After(longest, func() {
		if t.stopped.Store(true); done != nil {
			done()
		}
	})
	finish := func() {
		enough()
		if c.thinking != t {
			return // it was stopped, or somebody played
		}
		c.thinking = nil
		switch {
		case broke:
			c.waits = true
			c.app.Say(wording.L("A fault in the app: it couldn't choose a move."))
			c.changed()
		case !ready() || m.Log().Revision() != t.revision: // it thinks anew when it may play
		case !decided:
			c.ask(&asked{seat: t.seat, revision: t.revision, blind: true})
		default:
			c.play(t.seat, d)
		}
	}
	c.app.Device().Apart(func() {
		broke = breaks(func() { d, decided = players.Decide(level, at, t.seat, clock, stop, draw) })
	}, func() {
		if done = finish; !d.Secret || t.stopped.Load() { // what rests on a hand takes the same time with any hand
			finish()
		}
	})
}

// clock is the timer beside the match as somebody reads it who thinks; nil: none runs.
func (c *Chairs) clock() *players.Clock {
	if c.app.MatchTimer == nil {
		return nil
	}
	return c.app.MatchTimer.Clock(c.of)
}

// changed shows anew what goes on at the chairs.
func (c *Chairs) changed() {
	c.of.Changed(true)
	c.app.Refresh()
}

// ask lets people do something for a seat.
func (c *Chairs) ask(a *asked) {
	c.thinking, c.asks = nil, a
	c.changed()
}

// play makes a move that was decided on, as people do: it closes a fist, throws or draws, or enters it.
func (c *Chairs) play(seat int, d players.Decision) {
	m, h := c.of.Match, c.of.Seat.(*here)
	before, line := m.Log().Revision(), c.of.Standing()
	switch {
	case slices.Contains(m.Table().Sealed(), seat):
		c.waits = !c.bid(d.Act)
		c.changed()
		return
	case d.Chance && (!m.Draws() || m.Cases(seat, d.Act.Verb) == 0):
		c.ask(&asked{seat: seat, verb: d.Act.Verb, revision: before})
		return
	case d.Chance:
		h.Draw(seat, d.Act.Verb)
	default:
		if holder := h.Hands().Asks(d.Act); holder > 0 && holder != seat { // another hand decides: its player is asked
			c.waits = true
			h.Play(d.Act, func(string) { c.app.Refresh() })
			return
		}
		h.enter(d.Act, func(string) {})
	}
	if m.Log().Revision() == before { // it was refused, and that is said
		c.waits = true
	} else {
		if c.said != nil && c.said.seat == seat && c.said.line == line { // the same turn goes on
			d.Reason = d.Reason.Of(c.said.reason)
		}
		c.said = &said{seat: seat, line: c.of.Standing(), move: c.of.Played, reason: d.Reason}
	}
	c.app.Refresh()
}

// bid closes the fist of a seat, and reports whether it is closed.
func (c *Chairs) bid(act rules.Act) bool {
	a, m := c.app, c.of.Match
	if a.Room != nil && a.Room.Apart(c.of) {
		return a.Room.Bid(c.of, act)
	}
	s := c.of.Sealing
	if s != nil && s.Of(c.of.Seat) && s.revision == m.Log().Revision() {
		if i := slices.Index(s.Seats, act.Seat); i >= 0 {
			s.Close(i, act)
		}
	} else if c.of.Change(func() error { return m.Hands().CloseBid(act) }) != nil {
		return false
	}
	_, in := m.Hands().ClosedBids()[act.Seat]
	return in
}

// notices says what goes on at the chairs.
func (c *Chairs) notices() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if s := c.said; s != nil && s.line == c.of.Standing() && s.move != "" {
		objects = append(objects, parts.NewRow(parts.RowData{Seat: s.seat, Title: parts.Upper(s.move), Words: reasonWords(c.of.Match.Table(), s.reason)}))
	}
	name := func(seat int) string { return c.of.Match.Table().Seats()[seat-1] }
	switch seat := c.turn(); {
	case c.thinking != nil:
		seat := c.thinking.seat
		row := parts.NewRow(parts.RowData{Seat: seat, Title: wording.L("{player} thinks", name(seat)), Words: wording.L("The app plays this seat.")})
		objects = append(objects, row, parts.NewButton(wording.L("Stop"), parts.IconStop, c.stop))
	case c.asks != nil && c.asks.blind:
		row := parts.NewRow(parts.RowData{
			Seat: c.asks.seat, Title: wording.L("Play for {player}", name(c.asks.seat)),
			Words: wording.L("The app hasn't seen all of {player}'s cards, so it can't choose. Enter this move for {player}.", name(c.asks.seat)),
		})
		objects = append(objects, row.Aloud())
	case c.asks != nil:
		verb := ""
		for _, form := range c.of.Match.Table().Forms() {
			if form.Verb == c.asks.verb {
				verb = picker.VerbTitle(&form)
			}
		}
		row := parts.NewRow(parts.RowData{
			Seat: c.asks.seat, Title: wording.L("Do it for {player}: {verb}", name(c.asks.seat), verb),
			Words: wording.L("Take your own cards or dice, and tell the app what came."),
		})
		objects = append(objects, row.Aloud())
	case c.waits && seat > 0:
		row := parts.NewRow(parts.RowData{Seat: seat, Title: wording.L("{player} waits", name(seat)), Words: wording.L("Let the app play on, or play this move yourselves.")})
		objects = append(objects, row.Aloud(), parts.NewMainButton(wording.L("Go on"), parts.IconPlay, c.goOn))
	}
	return objects
}

// turn is the seat of the app that is to move, whether or not it waits.
func (c *Chairs) turn() int {
	if len(c.levels) == 0 {
		return 0
	}
	return c.awaited()
}

// stop ends the thinking; people go on.
func (c *Chairs) stop() {
	c.halt()
	c.waits = true
	c.changed()
}

// goOn lets the app play again.
func (c *Chairs) goOn() {
	c.waits = false
	c.changed()
}

// reasonWords says why the app chose a move.
func reasonWords(t rules.Table, r players.Reason) string {
	switch r.Why {
	case players.NoOther:
		return wording.L("I see no other move.")
	case players.ByChance:
		return wording.L("I pick by chance.")
	case players.Wins:
		return wording.L("This wins the match.")
	case players.ForASign:
		return r.Words.String()
	case players.Invites:
		return wording.L("After my next-best move, I'd be afraid of this: {move}.", t.Sentence(r.Then))
	}
	return wording.L("My other moves are just as good.")
}

// LevelTitles are the levels of a seat as people choose them: a person first, then the app from the weakest to the strongest.
func LevelTitles() []string {
	return []string{wording.L("A person"), wording.L("Easy"), wording.L("Medium"), wording.L("Strong")}
}

// levelLine says how the app plays at a level; "" for a person.
func levelLine(level string) string {
	switch level {
	case "random":
		return wording.L("The app picks by chance.")
	case "greedy":
		return wording.L("The app thinks one move ahead.")
	case "search":
		return wording.L("The app looks further ahead, for up to 2 seconds a move.")
	}
	return ""
}

// NewLevelChoice chooses who plays a seat; level is what it has, "" for a person.
func NewLevelChoice(a *Session, g *rules.Game, level string, give func(level string)) fyne.CanvasObject {
	levels, titles := append([]string{""}, players.Levels()...), LevelTitles()
	if g.Nearsighted {
		levels, titles = levels[:len(levels)-1], titles[:len(titles)-1]
	}
	words := parts.NewLess(levelLine(level))
	box.SetVisible(words, level != "")
	choice := parts.NewChoice("", titles, slices.Index(levels, level), func(chosen int) {
		give(levels[chosen])
		words.SetText(levelLine(levels[chosen]))
		box.SetVisible(words, chosen > 0)
		a.Relay()
	})
	return parts.NewColumn(choice, words)
}

// NewChairChoice lets people choose who plays each seat; level is what a seat has, "" for a person.
func NewChairChoice(a *Session, g *rules.Game, seats []string, level func(seat int) string, give func(seat int, level string)) fyne.CanvasObject {
	column := parts.NewColumn(parts.NewBody(wording.L("The app can play any seat. It sees what that seat may see, says why it plays, and waits for your cards and dice.")))
	for i, name := range seats {
		column.Add(parts.NewPanel("", parts.NewRow(parts.RowData{Seat: i + 1, Title: name}),
			NewLevelChoice(a, g, level(i+1), func(level string) { give(i+1, level) })))
	}
	if a.Hides(g) {
		column.Add(parts.NewLess(wording.L("Hands are hidden in this game. The app can choose a move only when it knows its own cards: those it draws itself, and those you name.")))
	}
	return column
}

// AppNames are the names of the seats that the app plays.
func AppNames(seats []string, level func(seat int) string) (names []string) {
	for i, name := range seats {
		if level(i+1) != "" {
			names = append(names, name)
		}
	}
	return names
}

// ChairsLine names the seats that the app plays.
func ChairsLine(seats []string, level func(seat int) string) string {
	names := AppNames(seats, level)
	if len(names) == 0 {
		return wording.L("People play all seats.")
	}
	return wording.L("The app plays: {names}", strings.Join(names, ", "))
}

// SetChairs gives the app the seats of a match that has just begun.
func (o *OwnMatch) SetChairs(levels map[string]string) {
	for i, name := range o.Match.Table().Seats() {
		if level := levels[name]; level != "" {
			o.Chairs.Give(i+1, level)
		}
	}
}

// Wish is what the page of a match shows for a seat that asks people to throw or draw: the seat and the verb.
func (c *Chairs) Wish() (seat, verb int, ok bool) {
	if c.asks == nil || c.asks.blind {
		return 0, 0, false
	}
	return c.asks.seat, c.asks.verb, true
}

// breaks does something off the goroutine of the screens, and reports whether it panicked: the match goes on all the same. What there is
// to know of it stands where the app was started.
func breaks(do func()) (broke bool) {
	defer func() {
		if thrown := recover(); thrown != nil {
			fyne.LogError(fmt.Sprintf("Tablekeeper: %v\n%s", thrown, debug.Stack()), nil)
			broke = true
		}
	}()
	do()
	return false
}
