package tide

import "tablekeeper/companion/base/clock"

// Step is what the timer has to know about the step of a followed game.
type Step uint8

// The steps as the timer sees them.
const (
	StepSetup     Step = iota // nations, deal: the timer can't be started yet
	StepTurn                  // events take effect
	StepDecision              // counter, recounter, take, pick: events are held
	StepReshuffle             // paused until the table has shuffled
	StepEnd                   // reveal, over: the timer stops
	steps
)

// StepNamed is the step for a word of the referee's position (section 5 of the
// specification).
func StepNamed(word string) Step {
	switch word {
	case "nations", "deal":
		return StepSetup
	case "turn":
		return StepTurn
	case "reshuffle":
		return StepReshuffle
	case "reveal", "over":
		return StepEnd
	}
	return StepDecision
}

// Followed is the referee's game that the timer runs beside. The timer calls
// it from inside its own methods, on the goroutine of the caller; it must not
// call the timer back.
type Followed interface {
	// Step is the step of the position as it stands.
	Step() Step
	// Enter enters `table: event ...`. It is only called in StepTurn.
	Enter(Kind) error
	// TimeOut enters `table: time-out`.
	TimeOut() error
	// Entered is the number of events that are in the game's log. A game that
	// comes back uses it so that no event is entered twice.
	Entered() int
}

// Before works off everything that is due before this millisecond. Call it
// before a move is judged in a followed game, and Moved after it: at one
// millisecond a move comes before a held event, the tick and the end of time
// (12.2 item 5).
func (g *Game) Before(now clock.Reading) View {
	g.look(now, false)
	return g.view()
}

// Moved reports that a move (or an undo, or an agreed position) was made in the
// followed game. A held event takes effect if the step is now `turn`.
func (g *Game) Moved(now clock.Reading) {
	if g.setup.Follow == nil {
		return
	}
	g.look(now, false)
	before := g.step
	g.applyStep(g.setup.Follow.Step())
	if g.step != before || g.setup.Follow.Entered() != g.entered {
		g.writeStep()
	}
	g.release()
}

// applyStep takes over the step of the followed game (12.1 item 3, 12.2 item
// 3).
func (g *Game) applyStep(step Step) {
	wasOver := g.end == TableOver
	g.step = step
	g.at.holding = step != StepTurn
	if g.deckEmpty != (step == StepReshuffle) {
		g.deckEmpty = !g.deckEmpty
		if g.deckEmpty {
			g.happen(Happening{What: DeckEmptied})
		} else {
			g.happen(Happening{What: DeckShuffled})
		}
	}
	switch {
	case step == StepEnd && g.end == NotOver:
		g.lapse()
		g.end = TableOver
		g.happen(Happening{What: GameEnded})
	case step != StepEnd && wasOver:
		// The end was undone. Nobody knows how long ago the table saw its
		// mistake, so somebody has to let the time go on.
		g.end = NotOver
		g.byHand = g.started
		g.happen(Happening{What: EndUndone})
	}
}

// release lets the held event take effect.
func (g *Game) release() {
	if !g.at.held || g.at.holding || g.end != NotOver {
		return
	}
	kind, from := g.at.release()
	g.came(kind, from)
}

// lapse ends a held event without effect (12.2 item 3).
func (g *Game) lapse() {
	if g.at.held {
		g.at.held = false
		g.happen(Happening{What: EventLapsed, Event: g.at.holds})
	}
}

// came announces an event that takes effect and enters it in the followed
// game. The record goes first: a process that is killed between the two enters
// it when it comes back.
func (g *Game) came(kind Kind, from int64) {
	g.happen(Happening{What: EventCame, Event: kind, From: from, To: g.at.r})
	if g.replay {
		g.entering = g.setup.Follow != nil
		return
	}
	g.write("came", kind.String())
	if g.setup.Follow != nil {
		g.enter(kind)
	}
}

func (g *Game) enter(kind Kind) {
	if err := g.setup.Follow.Enter(kind); err != nil {
		g.doubt("the referee refused the event %s: %v", kind, err)
	}
	g.applyStep(g.setup.Follow.Step())
	g.writeStep()
}

// timeOut ends the game because no time is left (12.1 item 3). As with events
// the record goes first.
func (g *Game) timeOut() {
	g.lapse()
	g.end = TimeOut
	g.happen(Happening{What: TimeRanOut})
	if g.replay {
		return
	}
	g.write("time-out")
	g.reportTimeOut()
}

func (g *Game) reportTimeOut() {
	if g.setup.Follow == nil || g.setup.Follow.Step() == StepEnd {
		return
	}
	if err := g.setup.Follow.TimeOut(); err != nil {
		g.doubt("the referee refused the end of time: %v", err)
	}
	g.applyStep(g.setup.Follow.Step())
	g.writeStep()
}
