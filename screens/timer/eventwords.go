package timer

import (
	"tablekeeper/companion/tide"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/sounds"
)

// told is an event as people are told it.
type told struct {
	Icon         parts.Icon
	Mood         parts.Mood
	Picture      parts.Picture
	Title, Words string
}

// moods are the cards of events, and their sounds.
var moods = map[tide.Mood]struct {
	card parts.Mood
	cue  sounds.Cue
}{
	tide.Moving: {parts.Moving, sounds.Event},
	tide.Giving: {parts.Giving, sounds.Gain},
	tide.Taking: {parts.Taking, sounds.Loss},
}

// TellEvent reports what all players do.
func TellEvent(k tide.Kind) told {
	e := k.Event()
	return told{
		parts.Icon(e.Key()), moods[e.Mood].card, parts.Picture(e.Key()),
		wording.Translate(e.Title), wording.Translate(e.Says),
	}
}
