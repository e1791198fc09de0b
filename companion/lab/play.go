package lab

import (
	"crypto/sha256"
	"fmt"
	"math"
	"slices"
	"strconv"

	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// everyLook is after how many moves the legal ones are counted: those between are like them.
const everyLook = 8

// played is a match while it is played.
type played struct {
	Match
	table           rules.Table
	out             []byte // its transcript
	standings       [][]int
	leader, turn    int
	legal           []rules.Act
	choices, looked int
}

// thinker says what whoever moves next wants to do, and does it.
type thinker interface {
	Want() (players.Choice, error)
	Do(c players.Choice) (rules.Act, error)
}

// Play plays match n and gives what is kept of it, and its transcript. The error is a [BrokenError] or [ErrStopped], or says why no table can
// be set up.
func (s *Study) Play(n int) (Match, []byte, error) {
	streams := s.streams(n)
	transcript, table, err := s.Table(streams("setup", 0))
	if err != nil {
		return Match{}, nil, err
	}
	g := &played{
		Match: Match{Number: n, Used: map[string][]int{}, Words: map[string][]int{}},
		table: table, out: append(transcript.AppendHeaders(nil), '\n'), standings: [][]int{table.Standing()},
	}
	head := len(g.out)
	t := s.timer(g)
	who, world, luck := s.thinking(table, streams, t)
	if err := t.begin(); err != nil {
		return g.Match, g.out, err
	}
	for g.Moves < s.Most && !table.Over() {
		c, err := who.Want()
		if s.stopped != nil && s.stopped() {
			return g.Match, g.out, ErrStopped
		}
		if err == nil && t.passes(c.Act) {
			err = t.fault // of what came in the meantime; whoever moves thinks anew
		} else if err == nil {
			err = g.do(who, c, t)
			s.show(world, t)
		}
		if err != nil {
			return g.Match, g.out, &BrokenError{n, []string{err.Error()}}
		}
		if broken := table.Violations(); broken != nil {
			return g.Match, g.out, &BrokenError{n, broken}
		}
	}
	t.end()
	if s.ended != nil && table.Over() {
		s.ended(world)
	}
	if g.looked > 0 {
		g.Choices = float64(g.choices) / float64(g.looked)
	}
	g.Over, g.Winners = table.Over(), slices.Clone(table.Winners())
	g.Curve = sampled(g.standings)
	for _, v := range luck {
		g.Luck = append(g.Luck, math.Round(1e6*v)/1e6)
	}
	g.Played = fmt.Sprintf("%x", sha256.Sum256(g.out[head:]))[:16]
	return g.Match, g.out, nil
}

// show shows a match to who watches it.
func (s *Study) show(world rules.Ahead, t *timer) {
	if s.watch == nil {
		return
	}
	if clock := t.reads(); clock != nil {
		world.Leave(float64(clock.Left) / float64(1000*s.pace()))
	}
	s.watch(world)
}

// thinking are the players, or chance, the match in which they think, and where the luck of each seat adds up; nil: nowhere.
func (s *Study) thinking(table rules.Table, streams players.Streams, t *timer) (who thinker, world rules.Ahead, luck []float64) {
	if s.Players == nil {
		by := &byChance{table: table, streams: streams}
		if t != nil {
			by.timed = s.Game
		}
		return by, nil, nil
	}
	by := s.Players
	if t != nil {
		by = slices.Clone(by)
		for i := range by {
			by[i] = players.Timed(by[i], t.read)
		}
	}
	game := players.NewGameOf(table, by, streams)
	if s.Weights != nil {
		game.World.Weigh(s.Weights)
	}
	game.Luck = make([]float64, len(s.Seats))
	if t != nil {
		game.Timed, t.world = true, game.World
	}
	return game, game.World, game.Luck
}

// byChance plays all seats by chance, and the table; where a timer runs, that says what the table does beside a player.
type byChance struct {
	table   rules.Table
	streams players.Streams
	timed   *rules.Game // whose timer runs; nil: none does
	list    []rules.Act
}

func (b *byChance) Want() (players.Choice, error) {
	if b.list = b.table.Legal(b.list[:0]); b.timed != nil {
		b.list = slices.DeleteFunc(b.list, func(act rules.Act) bool { return ofTimer(b.timed, act) })
	}
	if len(b.list) == 0 {
		return players.Choice{}, fmt.Errorf("nobody has a legal move in step %s", b.table.Step())
	}
	return players.Choice{Act: rules.Choose(b.list, b.table.RandomWeight, b.streams("move", 0))}, nil
}

func (b *byChance) Do(c players.Choice) (rules.Act, error) { return c.Act, nil }

// do makes the move that was wanted.
func (g *played) do(who thinker, c players.Choice, t *timer) error {
	act, err := who.Do(c)
	if err == nil {
		err = g.move(act)
	}
	if err == nil {
		err = t.moved()
	}
	return err
}

// move writes a move, makes it, and looks at where the match stands then.
func (g *played) move(act rules.Act) error {
	g.note(g.table, act)
	name := "table"
	if act.Seat > 0 {
		name = g.table.Seats()[act.Seat-1]
	}
	g.out = append(append(append(append(g.out, name...), ": "...), g.table.Notation(act)...), '\n')
	if rule := g.table.Play(act); rule != "" {
		return fmt.Errorf("the chosen move %s breaks %s", g.table.Notation(act), rule)
	}
	if now := g.table.Turn(); now > 0 && now != g.turn {
		g.Turns, g.turn = g.Turns+1, now
	}
	standing := g.table.Standing()
	g.standings = append(g.standings, standing)
	if ahead := alone(standing); ahead > 0 && ahead != g.leader {
		if g.leader > 0 {
			g.Leads++
		}
		g.leader = ahead
	}
	if g.Moves%everyLook == 0 && !g.table.Over() {
		g.legal = g.table.Legal(g.legal[:0])
		g.choices, g.looked = g.choices+len(g.legal), g.looked+1
	}
	return nil
}

// note counts a move before it is made.
func (m *Match) note(table rules.Table, act rules.Act) {
	m.Moves++
	if m.Starter == 0 && act.Seat > 0 && !table.Reveals(act) {
		m.Starter = act.Seat
	}
	count := func(in map[string][]int, name string) {
		if in[name] == nil {
			in[name] = make([]int, len(table.Seats())+1)
		}
		in[name][act.Seat]++
	}
	count(m.Used, table.Verb(act))
	form := table.Form(act)
	for v, value := range form.Said(act) {
		if len(form.Words) == 1 && v.Word(value) != strconv.Itoa(value) {
			count(m.Words, table.Notation(act)) // a card, place or thing; numbers and seats are too many to tell
		}
	}
}
