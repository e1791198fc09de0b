package timer

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
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

// TellEvent reports what all players do (section 5.2 of the design document).
func TellEvent(k tide.Kind) told {
	rows := map[tide.Kind]told{
		tide.Right: {
			parts.IconRight, parts.Moving, "event-right", lang.L("From the right"),
			lang.L("Everybody takes one card, unseen, from the hand of the player on the right."),
		},
		tide.Left: {
			parts.IconLeft, parts.Moving, "event-left", lang.L("From the left"),
			lang.L("Everybody takes one card, unseen, from the hand of the player on the left."),
		},
		tide.Back: {
			parts.IconReturn, parts.Taking, "event-back", lang.L("Take back"),
			lang.L("Take the card you placed last back from the depot, unless it is built in. If you hold 5 cards, discard it."),
		},
		tide.MoreTime: {parts.IconMoreTime, parts.Giving, "event-more", lang.L("More time"), lang.L("The clock gains time.")},
		tide.LessTime: {parts.IconLessTime, parts.Taking, "event-less", lang.L("Less time"), lang.L("The clock loses time.")},
	}
	row, ok := rows[k]
	if !ok {
		panic("timer: nobody is told what " + k.String() + " is")
	}
	return row
}

// cueOf is the sound of an event.
func cueOf(k tide.Kind) sounds.Cue {
	switch TellEvent(k).Mood {
	case parts.Giving:
		return sounds.Gain
	case parts.Taking:
		return sounds.Loss
	}
	return sounds.Event
}
