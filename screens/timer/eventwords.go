package timer

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
)

// told is an event as people are told it.
type told struct {
	Icon         parts.Icon
	Title, Words string
}

// TellEvent reports what all players do (section 5.2 of the design document).
func TellEvent(k tide.Kind) told {
	switch k {
	case tide.Right:
		return told{
			parts.IconRight, lang.L("Take from the right"),
			lang.L("All at once: take one card, unseen, from the hand of the player on your right."),
		}
	case tide.Left:
		return told{
			parts.IconLeft, lang.L("Take from the left"),
			lang.L("All at once: take one card, unseen, from the hand of the player on your left."),
		}
	case tide.Back:
		return told{
			parts.IconReturn, lang.L("Take back"),
			lang.L("Take your last placed card back from the depot, if it is not built in. With 5 cards in hand, discard it."),
		}
	case tide.MoreTime:
		return told{parts.IconMoreTime, lang.L("More time"), lang.L("The timer has gained time.")}
	}
	return told{parts.IconLessTime, lang.L("Less time"), lang.L("The timer has lost time.")}
}
