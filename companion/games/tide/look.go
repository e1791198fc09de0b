package tide

import "tablekeeper/companion/base/clock"

// unseen is how long (ms) nobody has to have looked at a running game for it to
// say that it was away.
const unseen = 3 * second

// View works off everything that is due and reports what to show. A screen calls
// it once a frame.
func (g *Game) View(now clock.Reading) View {
	g.look(now, true)
	return g.view()
}

// Wait is how long nothing comes due in a game that runs, in ms.
func (g *Game) Wait() int64 { return g.at.due() - g.at.e }

// look takes notice of the time that has passed and works off what came due;
// the next view tells where nobody had looked for long. What is due at this very
// millisecond is left for later if upTo is false.
func (g *Game) look(now clock.Reading, upTo bool) {
	passed := lapse(g.seen, now)
	g.seen = now
	if g.state() != Running {
		return
	}
	before := g.at.e
	g.workOff(before+passed, upTo)
	g.writeTick()
	if passed >= unseen && passed > g.away {
		g.away, g.ran = passed, g.at.e-before
	}
}

// workOff lets time pass up to the moment e of the time run. What comes due
// comes in order, each with R as it was then (12.2 item 5). It stops where the
// timer stops.
func (g *Game) workOff(e int64, upTo bool) {
	for g.state() == Running && g.trouble == nil {
		due := g.at.due()
		if due > e || due == e && !upTo {
			g.at.run(e - g.at.e)
			return
		}
		g.at.run(due - g.at.e)
		g.records.late = e - due
		if g.at.tickIsDue() {
			g.tick()
		}
		if g.state() == Running && g.at.timeIsOut() {
			g.timeOut()
		}
		g.records.late = 0
	}
}

func (g *Game) tick() {
	tick, err := g.at.tick()
	switch {
	case err != nil:
		g.trouble = err
	case tick.Barred != NotBarred:
	case tick.Held:
		g.happen(Happening{What: EventHeld, Event: tick.Event})
		if !g.replay {
			g.write("held", tick.Event.String())
		}
	default:
		g.came(tick.Event, tick.R)
	}
}

// view reports what to show.
func (g *Game) view() View {
	t := g.setup.Settings.Length
	f := fraction(g.at.r, t)
	total := g.at.pulse.beats(t, g.at.timeIsOut())
	v := View{
		State: g.state(), End: g.end, ByHand: g.byHand, DeckEmpty: g.deckEmpty,
		Length: t, Elapsed: g.at.e, Remaining: g.at.r,
		Fraction: f, Hz: Hz(f), Phase: g.at.pulse.phase(t),
		Red: Redness(g.at.r, t), Colour: Colour(g.at.r, t), Digits: g.digitsNow(),
		Beats: total - g.beats,
		New:   g.log[g.told:len(g.log):len(g.log)],
		All:   g.log[:len(g.log):len(g.log)],
		Held:  g.at.held, Seen: g.shown, Finished: g.finished, Places: g.places(),
		Away: g.away, Ran: g.ran, Unsaved: g.records.trouble,
	}
	g.beats, g.told, g.away, g.ran = total, len(g.log), 0, 0
	return v
}

// digitsNow makes the digits once a second, not once a frame.
func (g *Game) digitsNow() string {
	if !digitsShown(g.at.r, g.setup.Settings.Length) {
		return ""
	}
	if s := wholeSeconds(g.at.r); s != g.digitsAt {
		g.digitsAt, g.digits = s, Digits(g.at.r, g.setup.Settings.Length)
	}
	return g.digits
}

// places are the ranking once the game is over, without a followed game: who
// reached the plan in order, then all others together (section 8 of the
// specification, as far as the timer can know it).
func (g *Game) places() [][]int {
	if g.end == NotOver || g.setup.Follow != nil {
		return nil
	}
	var rest []int
	places := make([][]int, 0, len(g.finished)+1)
	for _, seat := range g.finished {
		places = append(places, []int{seat})
	}
	for seat := 1; seat <= len(g.setup.Seats); seat++ {
		if !g.has(seat) {
			rest = append(rest, seat)
		}
	}
	return append(places, rest)
}
