package timer

import (
	"time"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
)

// coverTime is how long an event stays announced when nobody taps it.
const coverTime = 8 * time.Second

// cover announces the events to the whole table, one after another, each until it is tapped or its time has gone.
type cover struct {
	Card  *parts.EventCard
	Guard *parts.Guard // lies over the card and its place for a moment after an event has gone
	after func(time.Duration, func()) (stop func())
	told  int         // how many events of the running timer were put into the queue
	queue []tide.Kind // the one that is shown first
	stop  func()      // stops the wait for the end of the one that is shown
	moved func()      // told that the card is another one and has to be laid out anew
	speak func(sentence string)
	seen  func(n int) // told that the first n events of the running timer have been seen
}

func newCover(after func(time.Duration, func()) (stop func()), moved func(), seen func(n int), speak func(string)) *cover {
	c := &cover{after: after, moved: moved, seen: seen, speak: speak}
	c.Card, c.Guard = parts.NewEventCard(c.Next), parts.NewGuard()
	c.Card.Hide()
	return c
}

// begin forgets what was announced; the events that the table has seen are not announced any more.
func (c *cover) begin(v tide.View) {
	c.queue = nil
	c.told = v.Seen
	c.draw()
}

// Announce takes what came since the last view.
func (c *cover) Announce(v tide.View) {
	if v.State == tide.Over {
		c.queue = nil
		c.draw()
		return
	}
	all := Announced(v.All)
	if len(all) <= c.told {
		return
	}
	for _, h := range all[c.told:] {
		told := TellEvent(h.Event)
		c.speak(told.Title + ". " + told.Words)
		c.queue = append(c.queue, h.Event)
	}
	c.told = len(all)
	if !c.Card.Visible() {
		c.draw()
	}
}

// Next leaves the event that is shown.
func (c *cover) Next() {
	if len(c.queue) > 0 {
		c.queue = c.queue[1:]
		c.seen(c.told - len(c.queue))
		c.Guard.Cover(c.after) // it takes the taps that were meant for the event that has just gone
	}
	c.draw()
}

// draw shows the first event of the queue, or nothing.
func (c *cover) draw() {
	if c.stop != nil {
		c.stop()
		c.stop = nil
	}
	if len(c.queue) == 0 {
		c.Card.Hide()
		return
	}
	told := TellEvent(c.queue[0])
	c.Card.Set(told.Mood, told.Picture, told.Title, told.Words)
	c.Card.Show()
	c.moved()
	c.stop = c.after(coverTime, c.Next)
}

// drawBeat lets the pulse go on in the card of an event that hides it.
func (a *Feature) drawBeat() {
	share, card := 0.0, a.Cover.Card
	if e := a.Evening; card.Visible() && e != nil && e.Runs() && !a.Options().Still {
		if t, ok := a.Shown().(*timer); !ok || t.scape.covered() {
			share = a.smallShare()
		}
	}
	card.SetBeat(float32(share), a.shade())
}
