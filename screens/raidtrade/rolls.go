package raidtrade

import (
	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/rules"
)

// Roll throws what is due, and reports whether anything was to be thrown: the key R does the same as the button.
func (s *raidAssist) Roll() bool {
	if s.table == nil || !s.throws() {
		return false
	}
	if !s.thrown.skip() && s.settleHit() && !s.enterDue() {
		s.throw()
	}
	return true
}

// throw throws one die, or two.
func (s *raidAssist) throw() {
	two := s.app.Raid.two && s.two(2)
	switch {
	case two && s.view.Step == raidtrade.StepInitiative:
		s.draw()
		s.draw()
	case !two || s.hold():
		s.draw()
	}
}

// draw lets the app throw the die that is due first.
func (s *raidAssist) draw() {
	if act, ok := s.rollAct(); ok && s.acts.Can(act.Seat, act.Verb) {
		s.mine = true
		s.acts.Draw(act.Seat, act.Verb)
	}
}

// rollAct is a roll that is legal now, of the lowest seat that is awaited and rolls here.
func (s *raidAssist) rollAct() (rules.Act, bool) {
	for _, act := range s.table.Legal(nil) {
		if s.acts.Mine(act.Seat) && raidtrade.Roll.Is(act) {
			return act, true
		}
	}
	return rules.Act{}, false
}

// settleHit lets a hit stand that nobody has answered, where the table is in a hurry, and reports whether a roll follows: not where
// a hit is to be answered, nor where the raid is won with it.
func (s *raidAssist) settleHit() bool {
	if !s.hurries() {
		_, ok := s.rollAct()
		return ok
	}
	s.acts.Walk(func(t rules.Table) (rules.Act, bool) {
		return letStand(t)
	})
	_, ok := s.rollAct()
	return ok
}

// letStand is the legal move that answers a hit with nothing: not to double it, or to take it.
func letStand(t rules.Judge) (rules.Act, bool) {
	legal := t.Legal(nil)
	if pass, ok := rules.FirstOf(legal, raidtrade.Pass); ok {
		return pass, true
	}
	return rules.FirstOf(legal, raidtrade.Take)
}

// enter enters dice that people threw, the left one first. A second one waits where it must.
func (s *raidAssist) enter(faces []int) {
	if !s.settleHit() || s.enterDue() {
		return
	}
	if len(faces) == 2 && s.view.Step != raidtrade.StepInitiative {
		s.keep(aid.Waiting{Left: faces[0], Face: faces[1], After: len(s.table.Log()) + 1})
		faces = faces[:1]
	}
	for _, face := range faces {
		if act, ok := s.rollAct(); ok {
			s.acts.Play(raidtrade.Roll.Act(act.Seat, face))
		}
	}
}

// hold looks at the two dice that the app throws together.
func (s *raidAssist) hold() bool {
	device, ok := s.acts.Of.Seat.(aheadLooking)
	if !ok {
		return false
	}
	values, err := device.Ahead(2, 6)
	if s.app.Kept(err) != nil {
		return false
	}
	s.keep(aid.Waiting{Left: values[0] + 1, Face: values[1] + 1, After: len(s.table.Log()) + 1, ByApp: true})
	return true
}

// keep remembers a die that waits.
func (s *raidAssist) keep(w aid.Waiting) {
	if s.app.Raid.Waiting == nil {
		s.app.Raid.Waiting = map[string]waitingDie{}
	}
	s.app.Raid.Waiting[s.acts.Of.ID] = waitingDie{Waiting: w}
}

// waits is the right die that is on show beside the left one.
func (s *raidAssist) waits() (w aid.Waiting, state aid.WaitingState, ok bool) {
	die, ok := s.app.Raid.Waiting[s.acts.Of.ID]
	if !ok {
		return w, state, false
	}
	state = die.State(s.table)
	switch {
	case state == aid.Entered && !die.entered:
		die.entered = true
		s.app.Raid.Waiting[s.acts.Of.ID] = die
	case state != aid.Entered && die.entered:
		delete(s.app.Raid.Waiting, s.acts.Of.ID)
		return w, state, false
	}
	return die.Waiting, state, state != aid.Held
}

// enterWaiting enters the right die as soon as it is due, before anything else is done.
func (s *raidAssist) enterWaiting() {
	if _, state, ok := s.waits(); !ok || state != aid.Due {
		return
	}
	s.app.Device().After(0, func() {
		if s.acts.Shown() {
			s.enterDue()
		}
	})
}

// enterDue enters the right die if it is due, and reports whether it was.
func (s *raidAssist) enterDue() bool {
	w, state, ok := s.waits()
	if !ok || state != aid.Due {
		return false
	}
	if act, legal := w.Act(s.table); legal && w.ByApp {
		s.draw()
	} else if legal {
		s.acts.Play(act)
	}
	return true
}
