package lab

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"math"
	"slices"
	"strings"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Funcs(template.FuncMap{
	"percent": func(v float64) string { return fmt.Sprintf("%.1f %%", 100*v) },
	"number":  func(v float64) string { return fmt.Sprintf("%.2f", v) },
	"bar":     bar,
	"add":     func(a, b int) int { return a + b },
	"lines":   func(cell string) []string { return strings.Split(strings.Replace(cell, " (", "\n(", 1), "\n") },
	"enough":  func(u Use) bool { return u.Wins.Of >= leastSeats },
	"ticks":   func() []tick { return ticks(0, 100, plotWide, " %") },
	"shareOf": func(s any, fair float64) map[string]any {
		if pointer, ok := s.(*Share); ok {
			s = *pointer
		}
		return map[string]any{"Share": s, "Fair": plotWide * fair}
	},
}).Parse(pageText))

// Compared is what another rule changes, with the names of both sides.
type Compared struct {
	Without, With string
	*Difference
}

// Page writes a report as a page that needs nothing else: its plots are drawn in it.
func (r *Report) Page(out io.Writer, title string, compared ...Compared) error {
	return page.Execute(out, r.drawn(title, compared))
}

// drawn is a report with what its page draws.
type drawn struct {
	*Report
	Title                  string
	Fair                   float64
	Winner, Others         string
	WinnerBand, OthersBand string
	Across, Up             []tick
	Compared               []Compared
}

func (r *Report) drawn(title string, compared []Compared) *drawn {
	least, most := r.heights()
	return &drawn{
		r, title, r.Even(), r.line(0), r.line(1), r.band(0), r.band(1),
		ticks(0, 100, plotWide, " %"), upwards(ticks(least, most, plotHigh, "")), compared,
	}
}

// The size of a plot, in its own units.
const (
	plotWide, plotHigh = 400, 160
)

// bar is a share as the numbers of a drawing: where the bar and its interval end.
func bar(s Share) struct{ To, Low, High float64 } {
	return struct{ To, Low, High float64 }{plotWide * s.Value, plotWide * s.Low, plotWide * s.High}
}

// tick is a place of an axis with what is written there.
type tick struct {
	At    float64
	Words string
}

// ticks divide an axis into four.
func ticks(from, to, long float64, unit string) (list []tick) {
	for i := range 5 {
		v := from + (to-from)*float64(i)/4
		list = append(list, tick{At: long * float64(i) / 4, Words: fmt.Sprintf("%.3g%s", v, unit)})
	}
	return list
}

// upwards counts an axis from below.
func upwards(list []tick) []tick {
	for i := range list {
		list[i].At = plotHigh - list[i].At
	}
	return list
}

// heights are the least and the greatest standing that the plot shows.
func (r *Report) heights() (least, most float64) {
	most = 1
	for i, v := range r.Curve {
		for of := range v {
			least, most = min(least, v[of]-r.Spread[i][of]), max(most, v[of]+r.Spread[i][of])
		}
	}
	return math.Floor(least), math.Ceil(most)
}

// at is a point of the plot of standings, so many deviations off the mean.
func (r *Report) at(i, of int, off float64) string {
	least, most := r.heights()
	v := r.Curve[i][of] + off*r.Spread[i][of]
	return fmt.Sprintf("%.1f,%.1f ", float64(i)*plotWide/(points-1), plotHigh*(1-(v-least)/(most-least)))
}

// line is the mean standing of the winner (0) or of the others (1) as the points of a drawing.
func (r *Report) line(of int) string {
	var b strings.Builder
	for i := range r.Curve {
		b.WriteString(r.at(i, of, 0))
	}
	return b.String()
}

// band is what lies within a deviation of the mean.
func (r *Report) band(of int) string {
	var b strings.Builder
	for i := range r.Curve {
		b.WriteString(r.at(i, of, 1))
	}
	for i := range slices.Backward(r.Curve) {
		b.WriteString(r.at(i, of, -1))
	}
	return b.String()
}

// changeRow is a line of what another rule changes.
type changeRow struct{ Title, Value, Bounds, Words string }

// Rows are the lines that tell what another rule changes, for reading.
func (d *Difference) Rows() (list []changeRow) {
	add := func(title string, c Change, scale float64, unit string) {
		if c.Pairs == 0 {
			return
		}
		row := changeRow{
			Title: title, Value: fmt.Sprintf("%+.1f%s", scale*c.Value, unit),
			Bounds: fmt.Sprintf("%+.1f to %+.1f", scale*c.Low, scale*c.High),
		}
		switch {
		case c.Clear():
		case c.Visible == 0:
			row.Words = "none at all"
		default:
			row.Words = fmt.Sprintf("no clear difference: one of %.1f%s would have shown", scale*c.Visible, unit)
		}
		if narrower := math.Round(100 * c.Narrower); narrower > 0 {
			row.Words = strings.TrimPrefix(row.Words+fmt.Sprintf("; luck taken out, %.0f %% narrower", narrower), "; ")
		}
		list = append(list, row)
	}
	add("Came to an end", d.Over, 100, " %")
	if d.Partial() && len(list) > 0 {
		list[0].Words = fmt.Sprintf("only %d of %d pairs ended on both sides, and the rest speaks of these alone", d.Moves.Pairs, d.Pairs)
	}
	add("Moves", d.Moves, 1, "")
	add("Who starts wins", d.Starter, 100, " %")
	add("Leader at half time wins", d.HalfTime, 100, " %")
	for i, c := range d.BySeat {
		add(fmt.Sprintf("Seat %d wins", i+1), c, 100, " %")
	}
	return list
}

// String writes a change of a share with its interval.
func (c Change) String() string {
	return fmt.Sprintf("%+.1f %% (%+.1f to %+.1f)", 100*c.Value, 100*c.Low, 100*c.High)
}

// deviation is that of so many numbers with this sum and sum of squares.
func deviation(n, sum, squares float64) float64 {
	mean := sum / n
	return math.Sqrt(max(0, squares/n-float64(mean*mean)))
}
