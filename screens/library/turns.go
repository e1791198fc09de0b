package library

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/statistics"
	"tablekeeper/screens/parts"
)

// turn says how fortunes turned at a point, and by which move.
func (s *storyPage) turn(turn *statistics.Turn) (fortune, move string) {
	name := func(seat int) string { return s.of.Table().Seats()[seat-1] }
	data := map[string]any{"Player": name(turn.Seat), "Moves": turn.Moves, "Much": s.much(turn.By), "Move": parts.Upper(turn.Line.Sentence)}
	if turn.Other > 0 {
		data["Other"] = name(turn.Other)
	}
	move = parts.Upper(turn.Line.Sentence)
	switch {
	case turn.Kind == statistics.Lead:
		if turn.By > 0 {
			move = lang.L("{{.Move}}: ahead by {{.Much}}", data)
		}
		return lead(turn, data), move
	case turn.Kind == statistics.Haul && !turn.Most:
		return lang.L("{{.Player}} gains {{.Much}} in one go", data), move
	case turn.Kind == statistics.Blow && !turn.Most:
		return lang.L("{{.Player}} loses {{.Much}} at once", data), move
	case turn.Kind == statistics.Haul:
		return lang.L("The biggest haul: {{.Player}} gains {{.Much}}", data), move
	case turn.Kind == statistics.Blow:
		return lang.L("The hardest blow: {{.Player}} loses {{.Much}}", data), move
	case turn.Kind == statistics.Close:
		return lang.L("{{.Player}} wins by {{.Much}} over {{.Other}}", data), move
	case turn.Kind == statistics.Lucky:
		return lang.L("{{.Player}} has the best luck of the match", data), move
	}
	return lang.L("{{.Player}} has the worst luck of the match", data), move
}

// lead says for how long somebody was ahead from then on, and whom it passed.
func lead(turn *statistics.Turn, data map[string]any) string {
	switch {
	case turn.Other > 0 && turn.Lasts && turn.Moves == 1:
		return lang.L("{{.Player}} passes {{.Other}} with the last move", data)
	case turn.Other > 0 && turn.Lasts:
		return lang.L("{{.Player}} passes {{.Other}} and stays ahead to the end", data)
	case turn.Other > 0:
		return lang.N("{{.Player}} passes {{.Other}} and leads for {{.Moves}} moves", turn.Moves, data)
	case turn.Lasts:
		return lang.L("{{.Player}} goes ahead and stays there to the end", data)
	}
	return lang.N("{{.Player}} goes ahead and leads for {{.Moves}} moves", turn.Moves, data)
}

// much is how far one is ahead of another, or has come, as people say it in this game.
func (s *storyPage) much(n int) string {
	if told := s.of.Table().Game().Told; told != nil {
		return told(n).String()
	}
	return parts.Number(n)
}
