package lab

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Funcs(template.FuncMap{
	"percent": func(v float64) string { return fmt.Sprintf("%.1f %%", 100*v) },
	"number":  func(v float64) string { return fmt.Sprintf("%.2f", v) },
	"bar":     bar,
	"add":     func(a, b int) int { return a + b },
}).Parse(pageText))

// Page writes a report as a page that needs nothing else: its plots are drawn in it.
func (r *Report) Page(out io.Writer, title string) error {
	return page.Execute(out, struct {
		*Report
		Title          string
		Fair           float64
		Winner, Others string
	}{r, title, 1 / float64(r.Seats), r.line(0), r.line(1)})
}

// The size of a plot, in its own units.
const (
	plotWide, plotHigh = 400, 160
)

// bar is a share as the numbers of a drawing: where the bar and its interval end.
func bar(s Share) struct{ To, Low, High float64 } {
	return struct{ To, Low, High float64 }{plotWide * s.Value, plotWide * s.Low, plotWide * s.High}
}

// line is the mean standing of the winner (0) or of the others (1) as the points of a drawing.
func (r *Report) line(of int) string {
	most, least := 1.0, 0.0
	for _, v := range r.Curve {
		most, least = max(most, v[0], v[1]), min(least, v[0], v[1])
	}
	var b strings.Builder
	for i, v := range r.Curve {
		fmt.Fprintf(&b, "%.1f,%.1f ", float64(i)*plotWide/(points-1), plotHigh*(1-(v[of]-least)/(most-least)))
	}
	return b.String()
}
