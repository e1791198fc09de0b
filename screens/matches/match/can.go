package match

import (
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// What only some seats can do.
type (
	// oneSeat is for one player: others make their moves elsewhere.
	oneSeat interface{ Acts(seat int) bool }
	// losable is on a line that can break: then what is shown may be old.
	losable interface{ Lost() bool }
	// asker asks another device for what is done: Asked is what it was asked for and hasn't answered, "" for nothing.
	asker interface{ Asked() string }
	// onlooker may have no seat: Sit leads to one then, and is nil else.
	onlooker interface{ Sit() func() }
	// bidding bids on devices of their own: Opened are the bids that were shown last.
	bidding interface{ Opened() (game.Opened, bool) }
	// closing has closed its own fist, and waits for some seats.
	closing interface {
		Closed() (waits []int, closed bool)
	}
	// timed has a timer that can be opened; nil: its game has none.
	timed interface{ TimerButton() *parts.IconButton }
	// clocked has a clock that can be seen.
	clocked interface{ Clock() game.Clocks }
	// chaired has seats that the app plays, and for which people throw and draw with their own cards and dice.
	chaired interface {
		NextChair(ready func() bool) bool
		ForChair() (seat, verb int, ok bool)
		Chair(seat int) bool
	}
	// passed is at a device that goes round: who sees hidden cards takes it in hand.
	passed interface {
		PassDraw()
		Deal(verb int)
	}
)
