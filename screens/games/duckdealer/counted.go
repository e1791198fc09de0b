package duckdealer

import (
	"errors"
	"fmt"
	"slices"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
)

// Limits of what the file of the counters may hold; nobody counts so far by hand.
const (
	mostPoints = 1_000_000
	mostWays   = 1_000
)

// check reports what of the counters the app could not have written: a file may hold anything.
func (d *duckAids) check(game *rules.Game) error {
	if d.Players < game.MinSeats || d.Players > game.MaxSeats {
		return fmt.Errorf("%d players, where %d to %d play", d.Players, game.MinSeats, game.MaxSeats)
	}
	return errors.Join(
		d.Turns.check("turns", func(t turnCount) error { return t.check(game.MaxSeats) }),
		d.Energy.check("energy", Stock.check),
		d.Scores.check("scores", func(s scores) error { return s.check(game.MaxSeats) }),
		d.Ships.check("ships", func(s placards) error { return s.check(game.MaxSeats) }),
		d.Flight.check("flight", flightAsk.check),
	)
}

// check looks at all states of a counter.
func (c *counter[T]) check(name string, sound func(T) error) error {
	past := c.Past.All()
	if len(past) > game.MostPast {
		return fmt.Errorf("%s: %d states, not %d at most", name, len(past), game.MostPast)
	}
	for _, state := range append(past, c.Now) {
		if err := sound(state); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// within tells of a number that is not between two others.
func within(what string, n, least, most int) error {
	if n < least || n > most {
		return fmt.Errorf("%s is %d, not %d to %d", what, n, least, most)
	}
	return nil
}

func (t turnCount) check(seats int) error {
	if len(t.Cubes) > duckdealer.ActionTurns {
		return fmt.Errorf("%d action turns, not %d at most", len(t.Cubes), duckdealer.ActionTurns)
	}
	for _, seat := range t.Cubes {
		if err := within("a seat", seat, 1, seats); err != nil {
			return err
		}
	}
	free := 0
	if len(t.Cubes) > 0 {
		free = duckdealer.FreeParts(len(t.Cubes))
	}
	return within("the number of free parts that are placed", t.Placed, 0, free)
}

func (s Stock) check() error {
	for energy, n := range s {
		if !slices.Contains(duckdealer.Energy(), energy) {
			return fmt.Errorf("no energy is called %q", energy)
		}
		if err := within(energy, n, 0, duckdealer.MarkersOfAType); err != nil {
			return err
		}
	}
	return nil
}

func (s scores) check(seats int) error {
	if len(s.Points) > seats {
		return fmt.Errorf("%d players have points, not %d at most", len(s.Points), seats)
	}
	for _, points := range s.Points {
		if err := within("a score", points, 0, mostPoints); err != nil {
			return err
		}
	}
	return nil
}

func (s placards) check(seats int) error {
	for seat, gear := range s.Gear {
		if err := within("a seat", seat, 1, seats); err != nil {
			return err
		}
		for word, n := range gear {
			if !slices.Contains(duckdealer.Gear(), word) {
				return fmt.Errorf("no gear is called %q", word)
			}
			if err := within(word, n, 0, mostLoad); err != nil {
				return err
			}
		}
	}
	for seat, goods := range s.Load {
		if err := errors.Join(within("a seat", seat, 1, seats), within("the goods aboard", goods, 0, mostLoad)); err != nil {
			return err
		}
	}
	return nil
}

func (f flightAsk) check() error {
	if f.Class > duckdealer.Freighter || f.Class < duckdealer.Scout {
		return fmt.Errorf("class %d, not %d to %d", f.Class, duckdealer.Scout, duckdealer.Freighter)
	}
	if len(f.Own) > mostWays || len(f.Pathways) > mostWays {
		return fmt.Errorf("%d highway parts and %d pathways, not %d at most", len(f.Own), len(f.Pathways), mostWays)
	}
	return within("the number of steps left", f.Left, 0, duckdealer.Scout.Speed())
}
