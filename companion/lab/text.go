package lab

import (
	"fmt"
	"io"
	"strings"

	"tablekeeper/companion/base/wording"
)

// rows is how many verbs, words and rules the text tells; JSON and the page have all.
const rows = 12

// Text writes a report for reading.
func (r *Report) Text(out io.Writer, title string) {
	fmt.Fprintf(out, "%s, %s, %s\n\n", title, wording.Count(r.Seats, "seat"), matchesOf(r.Matches))
	if r.Made != nil {
		fmt.Fprintf(out, "%s\n\n", r.Made)
	}
	fmt.Fprintf(out, "Came to an end     %s\n", r.Over)
	fmt.Fprintf(out, "Moves              %s; a quarter under %d, half under %d, a quarter over %d\n",
		r.Moves, r.Moves.Quartile[0], r.Moves.Quartile[1], r.Moves.Quartile[2])
	fmt.Fprintf(out, "Turns, rounds      %s and %s\n", r.Turns, r.Rounds)
	if r.Minutes != nil {
		fmt.Fprintf(out, "Minutes            %s\n", r.Minutes)
	}
	for _, row := range r.Ends.rows() {
		fmt.Fprintf(out, "%-18s %s\n", row[0], row[1])
	}
	for i, share := range r.BySeat {
		fmt.Fprintf(out, "Seat %d wins        %s", i+1, share)
		if r.Over.Value < 1 {
			fmt.Fprintf(out, "; %.1f to %.1f %% with those without an end lost or won", 100*r.Bounds[i][0], 100*r.Bounds[i][1])
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "Who starts wins    %s\n", r.Starter)
	if r.Shared.Value > 0 {
		fmt.Fprintf(out, "First place shared %s\n", r.Shared)
	}
	if r.Unwon.Value > 0 {
		fmt.Fprintf(out, "Nobody wins        %s\n", r.Unwon)
	}
	if r.HalfTime != nil {
		fmt.Fprintf(out, "Leads at half time and wins %s\n", r.HalfTime)
	}
	if r.Leads != nil {
		fmt.Fprintf(out, "The lead changes   %.1f times (%.1f to %.1f); who wins leads for good from %.0f %% of the moves (%.0f to %.0f)\n",
			r.Leads.Value, r.Leads.Low, r.Leads.High, r.Settled.Value, r.Settled.Low, r.Settled.High)
	}
	fmt.Fprintf(out, "To choose from     %.1f legal moves\n", r.Choices)
	r.lengthText(out)
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
	r.effectText(out)
	useText(out, "Moves", r.Verbs)
	useText(out, "What was said with them", r.Words)
	useText(out, "Rules that the moves had to keep", r.Rules)
	never(out, "Never played", r.Unused)
	never(out, "Rules that nothing asked", r.Unkept)
	r.oddText(out)
}

// oddText lists the matches that are worth a look.
func (r *Report) oddText(out io.Writer) {
	if len(r.Odd) > 0 {
		fmt.Fprint(out, "\nWorth a look\n")
	}
	for _, o := range r.Odd {
		fmt.Fprintf(out, "  match %d: %s, %s; see after move %d\n", o.Number, o.Why, wording.Count(o.Moves, "move"), o.Turn)
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
		fmt.Fprintf(out, "  %-28s %8.2f\n", u.Name, u.Times)
	}
}

// effectText tells what goes with winning and losing. It isn't a cause: who is ahead also does other things.
func (r *Report) effectText(out io.Writer) {
	if r.Tested == 0 {
		return
	}
	fmt.Fprintf(out, "\nGoes with winning or losing, of %d that were tested together (Holm): share of wins, seats, added at an equal standing at half time\n", r.Tested)
	for i, u := range r.Effects {
		if i == rows {
			fmt.Fprintf(out, "  and %d more\n", len(r.Effects)-rows)
			break
		}
		fmt.Fprintf(out, "  %-28s %s, n %d", u.Name, u.Wins, u.Wins.Of)
		if u.Equal != nil {
			fmt.Fprintf(out, "; %s", u.Equal)
		}
		fmt.Fprintln(out)
	}
	if len(r.Effects) == 0 {
		fmt.Fprintln(out, "  nothing clearly")
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
	for _, row := range d.Rows() {
		fmt.Fprintf(out, "  %-24s %s (%s)", row.Title, row.Value, row.Bounds)
		if row.Words != "" {
			fmt.Fprintf(out, "; %s", row.Words)
		}
		fmt.Fprintln(out)
	}
}
