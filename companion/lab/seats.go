package lab

import (
	"cmp"
	"fmt"
	"io"
	"text/tabwriter"

	"tablekeeper/companion/base/wording"
)

// BySeats are reports of one game with different numbers of seats, side by side: one at least.
type BySeats []*Report

// seatsRow is a line of the table that compares them: a cell for each report.
type seatsRow struct {
	Title string
	Cells []string
}

// Rows are how long a match is, who wins, and what decides it.
func (b BySeats) Rows() (rows []seatsRow) {
	add := func(title string, cell func(r *Report) string) {
		row, any := seatsRow{Title: title}, false
		for _, r := range b {
			row.Cells = append(row.Cells, cell(r))
			any = any || row.Cells[len(row.Cells)-1] != ""
		}
		if any {
			rows = append(rows, row)
		}
	}
	most := 0
	for _, r := range b {
		most = max(most, r.Seats)
	}
	add("Matches", func(r *Report) string { return fmt.Sprint(r.Matches) })
	add("Came to an end", func(r *Report) string { return r.Over.String() })
	add("Moves", func(r *Report) string { return r.Moves.String() })
	add("Moves, half under", func(r *Report) string { return fmt.Sprint(r.Moves.Quartile[1]) })
	add("Turns", func(r *Report) string { return r.Turns.String() })
	add("Rounds", func(r *Report) string { return r.Rounds.String() })
	if m := b[0].Minutes; m != nil {
		add(fmt.Sprintf("Minutes, at %s a move", wording.Count(m.Pace, "second")), func(r *Report) string { return r.Minutes.Mean.String() })
		add("Minutes, by the game's document", func(r *Report) string {
			if r.Minutes.Document == 0 {
				return ""
			}
			return fmt.Sprint(r.Minutes.Document)
		})
	}
	if b[0].Ends != nil {
		add("Minutes of the timer", func(r *Report) string { return decimal(r.Ends.Ran) })
		add("The time ends it", func(r *Report) string { return cmp.Or(r.Ends.TimeOut, r.Ends.Lot).String() })
	}
	for seat := range most {
		add(fmt.Sprintf("Seat %d wins", seat+1), func(r *Report) string {
			if seat >= r.Seats {
				return ""
			}
			return r.BySeat[seat].String()
		})
	}
	add("Who starts wins", func(r *Report) string { return r.Starter.String() })
	add("Nobody wins", func(r *Report) string {
		if r.Unwon.Value == 0 {
			return ""
		}
		return r.Unwon.String()
	})
	add("Leads at half time and wins", func(r *Report) string {
		if r.HalfTime == nil {
			return ""
		}
		return r.HalfTime.String()
	})
	add("The lead changes, times", func(r *Report) string { return decimal(r.Leads) })
	add("Leads for good, from % of the moves", func(r *Report) string { return decimal(r.Settled) })
	add("To choose from, legal moves", func(r *Report) string { return fmt.Sprintf("%.1f", r.Choices) })
	return rows
}

// decimal is a mean with its interval, or nothing.
func decimal(m *Mean) string {
	if m == nil {
		return ""
	}
	return fmt.Sprintf("%.1f (%.1f to %.1f)", m.Value, m.Low, m.High)
}

// Text writes the comparison for reading; each report has the rest.
func (b BySeats) Text(out io.Writer, title string) error {
	fmt.Fprintf(out, "%s, by the number of seats\n\n", title)
	if b[0].Made != nil {
		fmt.Fprintf(out, "%s\n\n", b[0].Made)
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, "Seats")
	for _, r := range b {
		fmt.Fprintf(w, "\t%d", r.Seats)
	}
	fmt.Fprintln(w)
	for _, row := range b.Rows() {
		fmt.Fprint(w, row.Title)
		for _, cell := range row.Cells {
			fmt.Fprint(w, "\t", cell)
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}

// Page writes the comparison as a page that needs nothing else, with each report folded.
func (b BySeats) Page(out io.Writer, title string) error {
	var pages []*drawn
	for _, r := range b {
		pages = append(pages, r.drawn(title, nil))
	}
	return page.ExecuteTemplate(out, "seats", struct {
		Title   string
		BySeats BySeats
		Rows    []seatsRow
		Pages   []*drawn
	}{title + ", by the number of seats", b, b.Rows(), pages})
}
