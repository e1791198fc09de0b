package timer

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
)

// StateWord is what the timer does, in words.
func StateWord(v tide.View) string {
	switch {
	case v.State == tide.Over && v.End == tide.TimeOut:
		return lang.L("Time's up")
	case v.State == tide.Over:
		return lang.L("The game is over")
	case v.DeckEmpty:
		return lang.L("Shuffle")
	case v.State == tide.Paused:
		return lang.L("Paused")
	}
	return lang.L("The clock runs")
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
	data := map[string]any{
		"Players": e.players(), "Time": parts.ClockTime(e.Start, now), "State": StateWord(e.View), "Away": parts.Duration(e.Away),
	}
	switch {
	case e.Start == 0:
		return lang.L("{{.State}}. {{.Players}} players.", data)
	case e.Ran > 0:
		return lang.L("{{.State}}. {{.Players}} players, started {{.Time}}. The app was away for {{.Away}}.", data)
	}
	return lang.L("{{.State}}. {{.Players}} players, started {{.Time}}.", data)
}
