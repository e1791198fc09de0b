// Package timer runs the timer of Rising Tides: the page with the disc, events, places, and the match that it follows.
package timer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/sea"
)

// Feature is the timer: before, while and after it runs.
type Feature struct {
	*game.Session
	Evening *Evening // nil: no timer runs
	Cover   *cover
	Frames  *fyne.Animation // nil: nothing runs
	Due     int64           // when the running timer is looked at next, on the steady clock
	drawn   int64           // the number of the last drawn frame
	digits  bool            // whether there were any in it
	sea     *sea.Sea        // that all pages of the timer stand on, one at a time
	settle  func()          // stops the wait for a volume to settle; nil: nothing waits
}

// New is the timer of an app, with the one that ran when the app was left still to be brought back.
func New(s *game.Session) *Feature {
	t := &Feature{Session: s}
	t.Cover = newCover(s.Device().After, func() {
		s.Relay()
		t.drawBeat()
	}, t.seen, s.Speak)
	return t
}

// waters is the sea under the timer, which all its pages share. It is made when the first of them is.
func (t *Feature) waters() *sea.Sea {
	if t.sea == nil {
		t.sea = sea.NewSea()
	}
	return t.sea
}

// Resume brings back the timer that ran when the app was left, and says what could not be read of it.
func (t *Feature) Resume() {
	var err error
	if t.Evening, err = t.resumeEvening(); err != nil {
		t.sayTimerUnread(err)
	}
}

// GoOn goes on with the timer that ran when the app was left: what the table has not seen of it is announced.
func (t *Feature) GoOn() {
	if t.Evening == nil {
		return
	}
	t.Evening.stayAwake()
	t.Cover.begin(t.Evening.View)
	t.Cover.Announce(t.Evening.View)
	t.watchTimer()
}

// seen keeps that the table has seen the first n events of the running timer.
func (t *Feature) seen(n int) {
	if t.Evening != nil {
		t.Evening.Game.Seen(t.Device().Clock(), n)
	}
}
