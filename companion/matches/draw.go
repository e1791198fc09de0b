package matches

import (
	"fmt"
	"strconv"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// Chance is what the app's draws and the events of the timer follow from: whose seals they are, and how far they were seen.
type Chance struct {
	*common
	kept  *Kept
	drawn int // the greatest number of an app's draw at any time
	timed int // and of an event of the timer
}

// made notes that a move was made, the app's draws and the timer's events among them.
func (c *Chance) made(i *item) {
	switch i.by {
	case Drawn:
		c.drawn = max(c.drawn, int(i.draw))
	case Timed:
		c.timed = max(c.timed, int(i.draw))
	}
}

// drawing is what the app draws now: value, from 0, of so many equal cases. The
// act of a hidden draw names no card.
type drawing struct {
	act               rules.Act
	number, of, value int
	face              rules.Act // of a hidden draw, with the case that it is
	drawn             int
}

// Cases reports how many equally likely cases there are if the app now draws for
// a seat with a verb; 0: it can't, for nothing of that kind is decided by chance
// now or the book does not know the odds.
func (m *Match) Cases(seat, verb int) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	_, of := rules.Cases(m.history.hands.open.Over(m.history.table), seat, verb)
	return of
}

// Draw draws with a verb for a seat and makes that move. The same decision gives
// the same draw, also after it was taken back or the process was killed. The
// errors are ErrNoChance and those of Play; with a *DiskFault the move was made.
func (m *Match) Draw(seat, verb int) (rules.Act, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.kept.writable(); err != nil {
		return rules.Act{}, err
	}
	d, err := m.history.chance.next(seat, verb)
	if err != nil {
		return rules.Act{}, err
	}
	if err := m.history.room(1); err != nil {
		return rules.Act{}, err
	}
	return d.act, m.saveDraw(d)
}

// next works out the next draw. A seed that it needs is promised first.
func (c *Chance) next(seat, verb int) (drawing, error) {
	s := c.history
	t := s.hands.open.Over(s.table)
	list, of := rules.Cases(t, seat, verb)
	if of == 0 {
		return drawing{}, ErrNoChance
	}
	d := drawing{number: c.due(), of: of}
	p, err := c.seedFor(d.number)
	if err != nil {
		return d, err
	}
	d.value = p.Draw(d.number, of)
	d.act = fairness.Pick(t, list, d.value)
	if !s.private {
		return d, nil
	}
	if hidden, ok := s.table.Hide(d.act); ok && s.table.Judge(hidden) == "" {
		d.face, d.drawn = d.act, d.value
		d.act, d.value = hidden, fairness.FaceUnknown
	}
	return d, nil
}

// due is the number of the next draw.
func (c *Chance) due() int { return int(c.history.turns[c.history.at()].draws) + 1 }

// seedFor returns the seed of a draw. One that is needed is promised first.
func (c *Chance) seedFor(number int) (fairness.Promise, error) {
	s := c.history
	p, ok := s.seeds.For(number)
	if !ok || !p.Known || p.Revealed && number > c.seen() {
		return c.promise(number)
	}
	return p, nil
}

// Ahead shows what the next draws will give, each from 0 to of-1, without making
// them: dice that are thrown together lie on the table before each is entered. The
// draws that follow give the same, if they are of as many cases, here and in every
// duplicate.
func (c *Chance) Ahead(draws, of int) ([]int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.kept.writable(); err != nil {
		return nil, err
	}
	values, last := make([]int, draws), c.due()+draws-1
	for i := range values {
		number := c.due() + i
		p, err := c.seedFor(number)
		if err != nil {
			return nil, err
		}
		values[i] = p.Draw(number, of)
	}
	if last > c.seen() {
		return values, c.kept.saveQuietly(record(kindAhead, strconv.Itoa(last)))
	}
	return values, nil
}

func (m *Match) saveDraw(d drawing) error {
	i := item{by: Drawn, draw: int32(d.number), of: int32(d.of), value: int32(d.value)}
	if d.value == fairness.FaceUnknown {
		i.value, i.more = int32(d.drawn), &words{face: d.face}
	}
	return m.saveMove(kindDrawn, fmt.Sprintf("%d/%d/%d ", d.number, d.of, d.value), i, d.act)
}

// promise makes a seed for the draws from a number and keeps it.
func (c *Chance) promise(from int) (fairness.Promise, error) {
	kind := sealKind(c.history.seeds, from, kindSeed, kindSeedAgain)
	r, err := c.device.freshSeed(kind, from)
	if err != nil {
		return fairness.Promise{}, err
	}
	if len(c.history.seeds) == 0 || kind == kindSeedAgain {
		if err := c.countStart(); err != nil {
			return fairness.Promise{}, err
		}
	}
	if err := c.kept.saveQuietly(r); err != nil {
		return fairness.Promise{}, err
	}
	return c.history.seeds[len(c.history.seeds)-1], nil
}

// countStart counts the first seal of a match, and one in its place.
func (c *Chance) countStart() error {
	n := c.device.Start(c.history.header("Game"))
	if n == 1 {
		return nil
	}
	return c.kept.saveQuietly(record(kindHeader, fairness.HeaderStart+" "+strconv.Itoa(n)))
}

// Draws reports whether the app throws the dice and draws the cards.
func (m *Match) Draws() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.history.draws
}

// SetDraws chooses who throws the dice and draws the cards from now on. The
// commitment is there when it returns: before the first draw.
func (c *Chance) SetDraws(on bool) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.kept.writable(); err != nil {
		return err
	}
	if on == c.history.draws {
		return nil
	}
	fault := c.kept.save(record(kindDraws, flag(on)))
	if on && len(c.history.seeds) == 0 {
		if _, err := c.promise(c.drawn + 1); err != nil {
			return err
		}
	}
	return fault
}

// TimerSeed is what the events of a timer that follows the match are drawn from,
// one after another as package tide does. Its commitment is kept before it is
// handed out; the seed is revealed with that of the draws. A match has one timer:
// the seed stays the same, unless it is not known here, for the match was imported.
func (c *Chance) TimerSeed() (chance.Seed, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.kept.writable(); err != nil {
		return chance.Seed{}, err
	}
	s := c.history
	if n := len(s.timers); n > 0 && s.timers[n-1].Known {
		return s.timers[n-1].Seed, nil
	}
	r, err := c.freshTimerSeed()
	if err != nil {
		return chance.Seed{}, err
	}
	if err := c.kept.saveQuietly(r); err != nil {
		return chance.Seed{}, err
	}
	return s.timers[len(s.timers)-1].Seed, nil
}

// freshTimerSeed is the record of a new seed of the timer. Where people mixed into the
// latest seal it follows from that one, so that what they gave goes into the events too.
func (c *Chance) freshTimerSeed() (journal.Record, error) {
	s := c.history
	kind := sealKind(s.timers, c.timed+1, kindTimerSeed, kindTimerAgain)
	if n := len(s.seeds); n > 0 && s.seeds[n-1].Known && !s.seeds[n-1].Revealed && len(s.seeds[n-1].Mixed) > 0 {
		seed := s.seeds[n-1].Root().Timer(len(s.timers) + 1)
		return record(kind, strconv.Itoa(c.timed+1)+" "+seed.String()), nil
	}
	return c.device.freshSeed(kind, c.timed+1)
}
