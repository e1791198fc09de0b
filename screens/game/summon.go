package game

import (
	"slices"

	"tablekeeper/companion/wording"
	"tablekeeper/sounds"
)

// Summoned is how far the player of a device that plays one seat was called.
type Summoned struct {
	Turn bool // it is that seat's turn
	At   int  // the lines of the log when it came
}

// Summon calls the player of this device when the turn comes to the one seat that is played here, by a sound, by the title of the window
// and by what else the device has; it takes that back when the turn has gone on.
func (a *Session) Summon(o *OpenMatch, own int) {
	t := o.Table()
	turn := own > 0 && !t.Over() && slices.Contains(t.ToMove(), own)
	if turn == o.Summoned.Turn {
		return
	}
	o.Summoned = Summoned{Turn: turn, At: o.Log().Count()}
	if !turn {
		a.Device().Summon("")
		return
	}
	a.Device().Sound.Play(sounds.Event)
	a.Device().Summon(wording.L("● Your turn"))
}
