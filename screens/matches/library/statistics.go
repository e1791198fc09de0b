package library

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// statistics are the numbers of a match: dice and cards against what was expected, the time of each player, and the moves
// by verb. They say what so few numbers can't tell.
type statisticsPage struct {
	app *Feature
	of  *game.OwnMatch
}

func (s *statisticsPage) Heading() string { return wording.L("Statistics") }

func (s *statisticsPage) Page() fyne.CanvasObject {
	numbers := statistics.Of(s.of.Match)
	if numbers.Moves == 0 && numbers.Undone == 0 && numbers.Disputed == 0 {
		return parts.NewPage(parts.NewEmpty(wording.L("Nothing has been played yet. Come back after a few moves."),
			parts.NewButton(wording.L("To the match"), parts.IconPlay, func() { s.app.Resume(s.of.ID) })))
	}
	objects := []fyne.CanvasObject{s.outline(numbers)}
	for _, table := range numbers.Outcomes {
		objects = append(objects, outcomes(table))
	}
	if thinking := s.thinking(numbers); thinking != nil {
		objects = append(objects, thinking)
	}
	objects = append(objects, s.verbs(numbers))
	share := parts.NewButton(wording.L("Share"), parts.IconShare, func() {
		s.app.Share(shell.Shareable{Title: wording.L("Statistics"), Name: "statistics.txt", Text: s.text(numbers)})
	})
	return parts.NewPage(append(objects, share)...)
}

// outline is the match in three numbers.
func (s *statisticsPage) outline(n statistics.Numbers) fyne.CanvasObject {
	column := parts.NewTightColumn()
	for _, line := range outlineLines(n) {
		column.Add(parts.NewRow(parts.RowData{Title: line[0], Trail: line[1]}))
	}
	return parts.NewPanel(s.of.Called(), column)
}

// outlineLines are names and numbers.
func outlineLines(n statistics.Numbers) [][2]string {
	return [][2]string{
		{wording.L("Moves that stand"), parts.Number(n.Moves)},
		{wording.L("Taken back"), parts.Number(n.Undone)},
		{wording.L("Disputed"), parts.Number(n.Disputed)},
	}
}

// outcomeBars are the outcomes as bars: numbers ascending, words in the order of the table.
func outcomeBars(t statistics.OutcomeTable) []parts.Bar {
	var bars []parts.Bar
	for _, o := range t.Outcomes {
		bar := parts.Bar{Title: parts.Upper(wording.Translate(o.Title)), Count: o.Count, Expected: o.Expected}
		if !t.Known {
			bar.Expected = -1
		}
		bars = append(bars, bar)
	}
	slices.SortStableFunc(bars, func(a, b parts.Bar) int {
		first, err := strconv.Atoi(a.Title)
		second, other := strconv.Atoi(b.Title)
		if err != nil || other != nil {
			return 0
		}
		return first - second
	})
	return bars
}

// outcomes is the plot of one kind of throw or draw.
func outcomes(t statistics.OutcomeTable) fyne.CanvasObject {
	bars := outcomeBars(t)
	objects := []fyne.CanvasObject{parts.NewLess(drawnLine(t))}
	if len(bars) > 0 {
		objects = append(objects, parts.NewBars(bars))
	}
	if t.Known && len(bars) > 0 {
		objects = append(objects, parts.NewLess(wording.L("Bars: what you got. Line: the average.")))
	}
	if t.Sentence != "" {
		objects = append(objects, parts.NewBody(wording.Translate(t.Sentence)))
	}
	return parts.NewPanel(verbTitle(t.Verb), objects...)
}

// verbTitle is a verb as people read it.
func verbTitle(verb string) string { return wording.Translate(parts.Capital(verb)) }

// drawnLine reports how many draws there were, and whose.
func drawnLine(t statistics.OutcomeTable) string {
	line := wording.L("{draws} in all, {app} of them by the app.", t.Draws, t.ByApp)
	if t.Hidden > 0 {
		line += " " + wording.L("{hidden} more were not shown and are not counted.", t.Hidden)
	}
	return line
}

// thinking is the time of each player, nil where none is known.
func (s *statisticsPage) thinking(n statistics.Numbers) fyne.CanvasObject {
	var rows []*parts.Row
	for _, t := range n.Thinking {
		if t.Moves == 0 || t.Seat == 0 {
			continue
		}
		rows = append(rows, parts.NewRow(parts.RowData{
			Seat: t.Seat, Title: s.of.Match.Table().Seats()[t.Seat-1],
			Words: wording.L("{each} a move", parts.Duration(t.Time/int64(t.Moves))), Trail: parts.Duration(t.Time),
		}))
	}
	if len(rows) == 0 {
		return nil
	}
	objects := []fyne.CanvasObject{parts.NewRows(rows...)}
	if n.Breaks > 0 {
		objects = append(objects, parts.NewLess(wording.L("Breaks longer than {long} don't count: {count}, {time} in all.", parts.Duration(matches.BreakAfter), n.Breaks, parts.Duration(n.BreakTime))))
	}
	return parts.NewPanel(wording.L("Time of each player"), objects...)
}

// verbs are the moves by verb.
func (s *statisticsPage) verbs(n statistics.Numbers) fyne.CanvasObject {
	var bars []parts.Bar
	for _, v := range n.Verbs {
		bars = append(bars, parts.Bar{Title: verbTitle(v.Verb), Count: v.Count, Expected: -1})
	}
	return parts.NewPanel(wording.L("Moves by verb"), parts.NewBars(bars))
}

// text are the numbers as text.
func (s *statisticsPage) text(n statistics.Numbers) string {
	lines := []string{s.of.Called(), strings.Join(s.of.Match.Table().Seats(), ", ")}
	for _, line := range outlineLines(n) {
		lines = append(lines, line[0]+": "+line[1])
	}
	for _, t := range n.Outcomes {
		lines = append(lines, "", verbTitle(t.Verb)+". "+drawnLine(t))
		for _, bar := range outcomeBars(t) {
			lines = append(lines, "- "+parts.NewBars([]parts.Bar{bar}).AccessibilityLabel())
		}
		lines = append(lines, wording.Translate(t.Sentence))
	}
	lines = append(lines, "")
	for _, v := range n.Verbs {
		lines = append(lines, verbTitle(v.Verb)+": "+parts.Number(v.Count))
	}
	return strings.Join(lines, "\n") + "\n"
}

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
