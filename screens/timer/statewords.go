package timer

import (
	"tablekeeper/companion/tide"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// StateWord is what the timer does, in words.
func StateWord(v tide.View) string {
	switch {
	case v.State == tide.Over && v.End == tide.TimeOut:
		return wording.L("Time's up")
	case v.State == tide.Over:
		return wording.L("The game is over")
	case v.DeckEmpty:
		return wording.L("Shuffle")
	case v.State == tide.Paused:
		return wording.L("Paused")
	}
	return wording.L("The clock runs")
}

// StateIcon is the sign of what the timer does.
func StateIcon(s tide.State) parts.Icon {
	switch s {
	case tide.Running:
		return parts.IconWave
	case tide.Over:
		return parts.IconFlag
	}
	return parts.IconPause
}

// ResumeLine reports what runs, and how long nobody looked, without betraying the time.
func ResumeLine(e *Evening, now int64) string {
	players, time, state := e.players(), parts.ClockTime(e.Start, now), StateWord(e.View)
	switch {
	case e.Start == 0:
		return wording.L("{state}. {players} players.", state, players)
	case e.Ran > 0:
		return wording.L("{state}. {players} players, started {time}. The app was away for {away}.", state, players, time, parts.Duration(e.Away))
	}
	return wording.L("{state}. {players} players, started {time}.", state, players, time)
}
