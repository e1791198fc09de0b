package players

import (
	"fmt"
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
)

// Game is one match that players play to its end. Hands that the table doesn't know are dealt when it begins.
type Game struct {
	// World is the match as nobody at the table sees it: with all cards.
	World rules.Ahead
	// Luck, where it is not nil, gathers by how much chance has brought each seat nearer to winning than it does on average, seat 1
	// first: the mean of many matches is 0, whatever the rules and the players.
	Luck []float64
	// Timed means that a clock says when the table does something beside a player: whoever plays the match enters that in World.
	Timed   bool
	players []Player
	chance  Streams
	legal   []rules.Act // as they were when somebody was asked last
}

// Streams gives the chance of one purpose of a match, each time that it is asked the next of that purpose: what a seat (0: the
// table) does, thinks or throws. So what is drawn for one purpose changes nothing of another.
type Streams func(purpose string, seat int) Draw

// The purposes of chance.
const (
	dealing  = "deal"
	coming   = "table" // whether the table does something beside a player
	thinking = "think" // one decision of a seat, its ties too
	throwing = "throw" // and the number of the verb: a throw or a card of a seat
)

// NewGame begins a match where a table stands. Players are by seat, seat 1 first; draw makes all chance.
func NewGame(t rules.Table, players []Player, draw Draw) *Game {
	return NewGameOf(t, players, func(string, int) Draw { return draw })
}

// NewGameOf begins a match like NewGame, with chance of its own for each purpose.
func NewGameOf(t rules.Table, players []Player, chance Streams) *Game {
	g := &Game{World: rules.NewAhead(t), players: players, chance: chance}
	g.World.Begin(chance(dealing, 0))
	return g
}

// Next lets whoever moves next make a move. The table's moves are chance's.
func (g *Game) Next() (rules.Act, error) {
	c, err := g.Want()
	if err != nil {
		return c.Act, err
	}
	return g.Do(c)
}

// Want is what whoever moves next wants to do. The match stays as it is.
func (g *Game) Want() (Choice, error) {
	g.legal = g.World.Legal(g.legal[:0])
	legal := g.legal
	if len(legal) == 0 {
		return Choice{}, fmt.Errorf("nobody has a legal move in step %s", g.World.Step())
	}
	var seat int
	if g.Timed {
		seat = awaited(g.World, legal)
	} else {
		seat = mover(g.World, legal, g.chance(coming, 0))
	}
	var player Player = Random{}
	if seat > 0 {
		player = g.players[seat-1]
	}
	return player.Choose(g.World, seat, g.chance(thinking, seat)), nil
}

// Do does what somebody wanted last, where the match stands as it stood then; what chance decides of it, chance does.
func (g *Game) Do(c Choice) (rules.Act, error) {
	legal, act, seat := g.legal, c.Act, c.Act.Seat
	if c.Chance {
		all := cases(g.World, legal, act)
		act = throw(g.World, all, g.chance(throwing+strconv.Itoa(act.Verb), seat))
		g.weigh(all, act)
	}
	if !slices.Contains(legal, act) {
		return act, fmt.Errorf("in step %s seat %d chose what is not legal", g.World.Step(), seat)
	}
	g.World.Make(act)
	return act, nil
}

// cases are the moves that chance can make for a seat and verb.
func cases(a rules.Ahead, legal []rules.Act, of rules.Act) (acts []rules.Act) {
	for _, act := range legal {
		if act.Seat == of.Seat && act.Verb == of.Verb && a.Ways(act) > 0 {
			acts = append(acts, act)
		}
	}
	return acts
}

// weigh adds the luck of what chance made of all that it could have made.
func (g *Game) weigh(all []rules.Act, act rules.Act) {
	if g.Luck == nil || len(all) < 2 {
		return
	}
	total := 0.0
	mean, came := make([]float64, len(g.Luck)), make([]float64, len(g.Luck))
	for _, a := range all {
		ways := float64(g.World.Ways(a))
		g.World.Hold()
		g.World.Make(a)
		total += ways
		for i, v := range standing(g.World) {
			mean[i] += float64(ways * v)
			if a == act {
				came[i] = v
			}
		}
		g.World.Back()
	}
	for i := range g.Luck {
		g.Luck[i] += came[i] - mean[i]/total
	}
}
