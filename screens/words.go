package screens

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// told is an event as people are told it.
type told struct {
	icon         parts.Icon
	title, words string
}

// tellEvent says what all players do (section 5.2 of the design document).
func tellEvent(k tide.Kind) told {
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

// duration is a time of at least a second in words: "45 s", "3 min 20 s", "2 h 5 min".
func duration(ms int64) string {
	seconds := ms / 1000
	data := map[string]any{"S": seconds % 60, "M": seconds / 60 % 60, "H": seconds / 3600}
	switch {
	case seconds < 60:
		return lang.L("{{.S}} s", data)
	case seconds < 3600:
		return lang.L("{{.M}} min {{.S}} s", data)
	}
	return lang.L("{{.H}} h {{.M}} min", data)
}

// minutes is a set time in words.
func minutes(ms int64) string {
	return lang.L("{{.Minutes}} min", map[string]any{"Minutes": ms / minute})
}

// clockTime is the time of day of a start, with the day where it was another one.
func clockTime(start, now int64) string {
	at, today := time.UnixMilli(start), time.UnixMilli(now)
	if at.YearDay() == today.YearDay() && at.Year() == today.Year() {
		return at.Format("15:04")
	}
	return at.Format("2 Jan 15:04")
}

// elapsed is a moment of a game that is over: "m:ss" after its start.
func elapsed(ms int64) string {
	seconds := ms / 1000
	rest := strconv.FormatInt(seconds%60, 10)
	if len(rest) < 2 {
		rest = "0" + rest
	}
	return strconv.FormatInt(seconds/60, 10) + ":" + rest
}

// seatName is a seat in words: its letter is on its mark too.
func seatName(seat int) string {
	mark, _ := look.MarkOf(seat)
	return lang.L("Player {{.Letter}}", map[string]any{"Letter": mark.Letter})
}
