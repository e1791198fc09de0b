package lab

import (
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// forecastAfter is after how many matches it is said how long the others take.
const forecastAfter = 10

// forecast is what is known of how long a study takes.
type forecast struct {
	began int64 // wall time in ms
	done  int   // matches that were played before
	asked int   // matches that were given to workers
}

// begin begins to measure.
func (s *study) begin() forecast {
	done, _ := s.done()
	return forecast{began: s.app.Device().Clock().Wall, done: done}
}

// portion is how many matches a worker plays at once: few until it is known how long they take.
func (f *forecast) portion(usual int) int {
	if f.asked < 2*forecastAfter {
		usual = min(usual, forecastAfter/2)
	}
	f.asked += usual
	return usual
}

// takes is how long (ms) the matches that are left take, by those that were played since it was begun; 0: nobody knows yet.
func (s *study) takes() int64 {
	done, total := s.done()
	played := int64(done - s.forecast.done)
	if played < forecastAfter {
		return 0
	}
	return (s.app.Device().Clock().Wall - s.forecast.began) * int64(total-done) / played
}

// showLeft says how long it takes until all are played.
func (p *page) showLeft() {
	if p.left == nil {
		return
	}
	words := ""
	switch ms := p.study.takes(); {
	case p.study.work() != plays || ms == 0:
	case ms < shell.Minute:
		words = wording.L("Less than a minute to go")
	default:
		words = wording.L("About {time} to go", parts.Lasting(ms))
	}
	p.left.SetText(words)
}
