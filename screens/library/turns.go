package library

import (
	"tablekeeper/companion/statistics"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// turn says how fortunes turned at a point, and by which move.
func (s *storyPage) turn(turn *statistics.Turn) (fortune, move string) {
	name := func(seat int) string { return s.of.Table().Seats()[seat-1] }
	player, much, other := name(turn.Seat), s.much(turn.By), ""
	if turn.Other > 0 {
		other = name(turn.Other)
	}
	move = parts.Upper(turn.Line.Sentence)
	switch {
	case turn.Kind == statistics.Lead:
		if turn.By > 0 {
			move = wording.L("{move}: ahead by {much}", move, much)
		}
		return lead(turn, player, other), move
	case turn.Kind == statistics.Haul && !turn.Most:
		return wording.L("{player} gains {much} in one go", player, much), move
	case turn.Kind == statistics.Blow && !turn.Most:
		return wording.L("{player} loses {much} at once", player, much), move
	case turn.Kind == statistics.Haul:
		return wording.L("The biggest haul: {player} gains {much}", player, much), move
	case turn.Kind == statistics.Blow:
		return wording.L("The hardest blow: {player} loses {much}", player, much), move
	case turn.Kind == statistics.Close:
		return wording.L("{player} wins by {much} over {other}", player, much, other), move
	case turn.Kind == statistics.Lucky:
		return wording.L("{player} has the best luck of the match", player), move
	}
	return wording.L("{player} has the worst luck of the match", player), move
}

// lead says for how long somebody was ahead from then on, and whom it passed.
func lead(turn *statistics.Turn, player, other string) string {
	switch {
	case turn.Other > 0 && turn.Lasts && turn.Moves == 1:
		return wording.L("{player} passes {other} with the last move", player, other)
	case turn.Other > 0 && turn.Lasts:
		return wording.L("{player} passes {other} and stays ahead to the end", player, other)
	case turn.Other > 0:
		return wording.N(turn.Moves, "{player} passes {other} and leads for one move;{player} passes {other} and leads for {n} moves", player, other)
	case turn.Lasts:
		return wording.L("{player} goes ahead and stays there to the end", player)
	}
	return wording.N(turn.Moves, "{player} goes ahead and leads for one move;{player} goes ahead and leads for {n} moves", player)
}

// much is how far one is ahead of another, or has come, as people say it in this game.
func (s *storyPage) much(n int) string {
	if told := s.of.Table().Game().Told; told != "" {
		return told.Of(n).String()
	}
	return parts.Number(n)
}
