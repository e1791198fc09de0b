package command

import (
	"fmt"
	"io"
	"strings"
	"time"

	"tablekeeper/companion/base/wording"
)

// progressEvery is the least time between two lines of progress.
const progressEvery = 100 * time.Millisecond

// progress shows on one line of a terminal how far long work is. The zero value
// shows nothing.
type progress struct {
	to      io.Writer // nil: nobody looks
	elapsed func() time.Duration
	next    time.Duration // when the line is written again
	width   int           // of the line that is there
}

// progress tells how far something is to who watches; shows is whether a line of it stands in nobody's way.
func (sh *Shell) progress(shows bool) progress {
	if !sh.ErrSeen || !shows {
		return progress{}
	}
	return progress{to: sh.Err, elapsed: sh.Elapsed, next: progressEvery}
}

// Forecasts are made once so many are done, and told where all take a while.
const (
	forecastAfter = 10
	forecastFrom  = time.Minute
)

// forecast says about how long all take, of which so many took that long; "": no while.
func forecast(done, all int, took time.Duration, things string) string {
	whole := took * time.Duration(all) / time.Duration(done)
	if whole < forecastFrom {
		return ""
	}
	return fmt.Sprintf("The first %d %s took %s: all %d take about %s.\n", done, things, roughly(took), all, roughly(whole))
}

// roughly is a time in words, as a forecast knows it.
func roughly(d time.Duration) wording.Number {
	switch {
	case d < 2*time.Minute:
		return wording.Count(int(d.Round(time.Second)/time.Second), "second")
	case d < 2*time.Hour:
		return wording.Count(int(d.Round(time.Minute)/time.Minute), "minute")
	}
	return wording.Count(int(d.Round(time.Hour)/time.Hour), "hour")
}

// show reports how many of all things are done, if the line is due.
func (p *progress) show(done, all int, things string) {
	if p.to == nil {
		return
	}
	at := p.elapsed()
	if at < p.next {
		return
	}
	p.next = at + progressEvery
	rate := float64(done) / max(at.Seconds(), 1e-9)
	p.write(fmt.Sprintf("%d of %d %s, %d %%, %s a second", done, all, things, done*100/all, rateText(rate)))
}

// rateText writes a rate with two digits that mean something.
func rateText(rate float64) string {
	if rate < 10 {
		return fmt.Sprintf("%.1f", rate)
	}
	return fmt.Sprintf("%.0f", rate)
}

// clear takes the line away.
func (p *progress) clear() {
	if p.width > 0 {
		p.write("")
		fmt.Fprint(p.to, "\r")
		p.width = 0
	}
}

// write puts a line over the one that is there.
func (p *progress) write(line string) {
	fmt.Fprint(p.to, "\r", line, strings.Repeat(" ", max(0, p.width-len(line))))
	p.width = len(line)
}
