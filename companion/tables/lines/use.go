package lines

import (
	"fmt"
	"runtime/debug"
	"time"
)

// How often something that breaks is tried to be put right at once: a view that can't be made ends the line that it is for, and there
// are so many lines; and how many reports there are at once, and how long the next takes.
const (
	mostMends    = linesOfAll + 2
	mostReports  = 10
	backOfReport = time.Minute
)

// Use does something with the table that no guest has asked for, so that nothing in it ends the host.
func (h *Host) Use(do func()) { h.use(0, do) }

// use does something with the table on the goroutine that uses the match; id is the line on which it was asked for, 0: none. This is
// the one place where what panics is caught: the line ends, and the table goes on from where it was before. It gives a channel that
// is closed when all is done.
func (h *Host) use(id int, do func()) <-chan struct{} {
	done := make(chan struct{})
	h.o.On(func() {
		defer close(done)
		for range mostMends {
			cause := caught(func() { h.o.Do(do) })
			if cause == "" {
				return
			}
			h.report(cause)
			from := id
			do, id = func() { h.mend(from) }, 0
		}
	})
	return done
}

// mend puts the table right after something has panicked under what came on a line.
func (h *Host) mend(id int) {
	out, err := h.o.Table.Broke(id)
	h.Send(out)
	if err != nil {
		h.report(fmt.Sprintf("the match can't be made anew from its journal: %v", err))
	}
}

// caught does something, and gives what it panicked with and where; "": it did not.
func caught(do func()) (cause string) {
	defer func() {
		if thrown := recover(); thrown != nil {
			cause = fmt.Sprintf("%v\n%s", thrown, debug.Stack())
		}
	}()
	do()
	return ""
}

// report tells whoever looks after the host what has broken it. Who makes it break again and again fills no disk.
func (h *Host) report(cause string) {
	h.mu.Lock()
	h.told.flow(h.o.Now(), backOfReport)
	tell := h.o.Report != nil && h.told.taken < mostReports
	if tell {
		h.told.taken++
	}
	h.mu.Unlock()
	if tell {
		h.o.Report("something at the table broke, and the table goes on: " + cause)
	}
}
