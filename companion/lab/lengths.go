package lab

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
)

// Bar is how many of the matches that ended took from so many moves to so many.
type Bar struct {
	From    int `json:"from"`
	To      int `json:"to"`
	Matches int `json:"matches"`
}

// mostBars is how many bars a histogram has at most.
const mostBars = 12

// barsOf is a histogram of lengths, in steps of 1, 2 or 5 and a power of ten.
func barsOf(lengths []int) (bars []Bar) {
	if len(lengths) == 0 {
		return nil
	}
	least, most := slices.Min(lengths), slices.Max(lengths)
	step := 1
	for at := 0; (most/step)-(least/step)+1 > mostBars; at++ {
		step = []int{1, 2, 5}[at%3] * int(math.Pow10(at/3))
	}
	for from := least / step * step; from <= most; from += step {
		bars = append(bars, Bar{From: from, To: from + step - 1})
	}
	for _, n := range lengths {
		bars[n/step-least/step].Matches++
	}
	return bars
}

// Words are the bounds of a bar.
func (b Bar) Words() string {
	if b.From == b.To {
		return fmt.Sprint(b.From)
	}
	return fmt.Sprintf("%d to %d", b.From, b.To)
}

// share is how long a bar is, of the longest one.
func (r *Report) share(b Bar) float64 {
	most := slices.MaxFunc(r.Lengths, func(a, b Bar) int { return a.Matches - b.Matches })
	return float64(b.Matches) / float64(max(1, most.Matches))
}

// Wide is how wide a bar is drawn on the page.
func (r *Report) Wide(b Bar) string { return fmt.Sprintf("%.1f", plotWide*r.share(b)) }

// lengthText draws the histogram in letters.
func (r *Report) lengthText(out io.Writer) {
	if len(r.Lengths) < 2 {
		return
	}
	const longest = 40
	fmt.Fprint(out, "\nMoves, and how many matches took so many\n")
	for _, b := range r.Lengths {
		line := fmt.Sprintf("  %-16s %6d %s", b.Words(), b.Matches, strings.Repeat("#", int(math.Round(longest*r.share(b)))))
		fmt.Fprintln(out, strings.TrimRight(line, " "))
	}
}
