package players

import (
	"fmt"
	"slices"

	"tablekeeper/companion/rules"
)

// Game is one match that players play to its end. Hands that the table doesn't know are dealt when it begins.
type Game struct {
	// World is the match as nobody at the table sees it: with all cards.
	World   rules.Ahead
	players []Player
	draw    Draw
}

// NewGame begins a match where a table stands. Players are by seat, seat 1 first; draw makes all chance.
func NewGame(t rules.Table, players []Player, draw Draw) *Game {
	g := &Game{World: rules.NewAhead(t), players: players, draw: draw}
	g.World.Begin(draw)
	return g
}

// Play plays until the match is over or most moves were made.
func (g *Game) Play(most int) error {
	for range most {
		if g.World.Over() {
			return nil
		}
		if _, err := g.Next(); err != nil {
			return err
		}
	}
	return nil
}

// Next lets whoever moves next make a move. The table's moves are chance's.
func (g *Game) Next() (rules.Act, error) {
	legal := g.World.Legal(nil)
	if len(legal) == 0 {
		return rules.Act{}, fmt.Errorf("nobody has a legal move in step %s", g.World.Step())
	}
	seat := mover(g.World, legal, g.draw)
	var player Player = Random{}
	if seat > 0 {
		player = g.players[seat-1]
	}
	c := player.Choose(g.World, seat, g.draw)
	act := c.Act
	if c.Chance {
		act = throw(g.World, cases(g.World, legal, act), g.draw)
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
