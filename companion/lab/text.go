package lab

import (
	"fmt"
	"io"
	"strings"

	"tablekeeper/companion/rules"
)

// rows is how many verbs, words and rules the text tells; JSON and the page have all.
const rows = 12

// Text writes a report for reading.
func (r *Report) Text(out io.Writer, title string) {
	fmt.Fprintf(out, "%s, %s, %s\n\n", title, rules.Count(r.Seats, "seat"), matchesOf(r.Matches))
	fmt.Fprintf(out, "Came to an end     %s\n", r.Over)
	fmt.Fprintf(out, "Moves              %.0f (%.0f to %.0f); a quarter under %d, half under %d, a quarter over %d\n",
		r.Moves.Value, r.Moves.Low, r.Moves.High, r.Moves.Quartile[0], r.Moves.Quartile[1], r.Moves.Quartile[2])
	for i, share := range r.BySeat {
		fmt.Fprintf(out, "Seat %d wins        %s\n", i+1, share)
	}
	fmt.Fprintf(out, "Who starts wins    %s\n", r.Starter)
	if r.Shared.Value > 0 {
		fmt.Fprintf(out, "First place shared %s\n", r.Shared)
	}
	if r.HalfTime != nil {
		fmt.Fprintf(out, "Leads at half time and wins %s\n", r.HalfTime)
	}
	if r.Curve != nil {
		fmt.Fprint(out, "\nStanding, start to end\n")
		for i, who := range []string{"winner", "others"} {
			fmt.Fprintf(out, "  %s", who)
			for _, v := range r.Curve {
				fmt.Fprintf(out, " %6.1f", v[i])
			}
			fmt.Fprintln(out)
		}
	}
	useText(out, "Moves", r.Verbs)
	useText(out, "What was said with them", r.Words)
	useText(out, "Rules that the moves had to keep", r.Rules)
	never(out, "Never played", r.Unused)
	never(out, "Rules that nothing asked", r.Unkept)
	if len(r.Odd) > 0 {
		fmt.Fprint(out, "\nWorth a look\n")
		for _, o := range r.Odd {
			fmt.Fprintf(out, "  match %d: %s, %s; see after move %d\n", o.Number, o.Why, rules.Count(o.Moves, "move"), o.Turn)
		}
	}
}

func matchesOf(n int) string {
	if n == 1 {
		return "1 match"
	}
	return fmt.Sprintf("%d matches", n)
}

// String writes a share with its interval.
func (s Share) String() string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*s.Value, 100*s.Low, 100*s.High)
}

func useText(out io.Writer, title string, uses []Use) {
	if len(uses) == 0 {
		return
	}
	fmt.Fprintf(out, "\n%s: times a match\n", title)
	for i, u := range uses {
		if i == rows {
			fmt.Fprintf(out, "  and %d more\n", len(uses)-rows)
			break
		}
		line := fmt.Sprintf("  %-28s %8.2f", u.Name, u.Times)
		if u.Decides {
			line += fmt.Sprintf("   who does it wins %s", u.Wins)
		}
		fmt.Fprintln(out, line)
	}
}

func never(out io.Writer, title string, names []string) {
	if len(names) > 0 {
		fmt.Fprintf(out, "\n%s: %s\n", title, strings.Join(names, ", "))
	}
}

// Text writes what a house rule changes.
func (d *Difference) Text(out io.Writer, without, with string) {
	fmt.Fprintf(out, "\nWith %s in place of %s, the same %s\n", with, without, matchesOf(d.Pairs))
	fmt.Fprintf(out, "  %d of the pairs never differed; who wins correlates by %.2f; %s ended on both sides\n", d.Same, d.Correlation, matchesOf(d.Moves.Pairs))
	line := func(what string, c Change, scale float64, unit string) {
		if c.Pairs == 0 {
			return
		}
		clear := ""
		if !c.Clear() {
			clear = fmt.Sprintf("; no clear difference: one of %.1f%s would have shown", scale*c.Visible, unit)
		}
		fmt.Fprintf(out, "  %-24s %+.1f%s (%+.1f to %+.1f)%s\n", what, scale*c.Value, unit, scale*c.Low, scale*c.High, clear)
	}
	line("Moves", d.Moves, 1, "")
	line("Who starts wins", d.Starter, 100, " %")
	line("Leader at half time wins", d.HalfTime, 100, " %")
	for i, c := range d.BySeat {
		line(fmt.Sprintf("Seat %d wins", i+1), c, 100, " %")
	}
}
