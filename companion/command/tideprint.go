package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"tablekeeper/companion/games/tide"
)

type tidePlan struct {
	T       int64        `json:"t"`
	Chance  int          `json:"chance"`
	Active  []string     `json:"active"`
	Ticks   []tideTick   `json:"ticks"`
	End     tideEnd      `json:"end"`
	Beats   int          `json:"beats"`
	Samples []tideSample `json:"samples"`
}

type tideTick struct {
	E      int64  `json:"e"`
	R      int64  `json:"r"`
	Barred string `json:"barred,omitempty"`
	*tideEvent
}

type tideEvent struct {
	I      int    `json:"i"`
	Event  string `json:"event"`
	RAfter int64  `json:"r_after"`
}

type tideEnd struct {
	E int64 `json:"e"`
	R int64 `json:"r"`
}

type tideSample struct {
	E      int64   `json:"e"`
	R      int64   `json:"r"`
	F      float64 `json:"f"`
	Hz     float64 `json:"hz"`
	Phase  float64 `json:"phase"`
	Red    float64 `json:"red"`
	Colour [3]int  `json:"colour"`
	Digits *string `json:"digits"`
}

// tideJSON is the evening as one JSON object on one line.
func tideJSON(plan tide.Schedule) ([]byte, error) {
	out := tidePlan{
		T: plan.Settings.Length, Chance: plan.Settings.Chance, Active: plan.Settings.Active.Words(),
		Ticks: []tideTick{}, End: tideEnd{plan.EndE, plan.EndR}, Beats: plan.Beats,
		Samples: make([]tideSample, 0, len(plan.Samples)),
	}
	for _, tick := range plan.Ticks {
		t := tideTick{E: tick.E, R: tick.R}
		if tick.Barred == tide.NotBarred {
			t.tideEvent = &tideEvent{tick.Draw, tick.Event.String(), tick.RAfter}
		} else {
			t.Barred = string(rune(tick.Barred))
		}
		out.Ticks = append(out.Ticks, t)
	}
	for _, s := range plan.Samples {
		sample := tideSample{
			E: s.E, R: s.R, F: s.F, Hz: s.Hz, Phase: s.Phase, Red: s.Red,
			Colour: [3]int{int(s.Colour.R), int(s.Colour.G), int(s.Colour.B)},
		}
		if s.Digits != "" {
			sample.Digits = &s.Digits
		}
		out.Samples = append(out.Samples, sample)
	}
	text, err := json.Marshal(out)
	return append(text, '\n'), err
}

// tideText is the evening as people read it: what happens and how the picture
// looks, in the order of time.
func tideText(plan tide.Schedule, seed string) []byte {
	var b bytes.Buffer
	s := plan.Settings
	active := strings.Join(s.Active.Words(), ", ")
	if active == "" {
		active = "none"
	}
	fmt.Fprintf(&b, "Rising Tides, %s\n", exactTime(s.Length))
	fmt.Fprintf(&b, "Events: %s; chance %d%%\n", active, s.Chance)
	if seed != "" {
		fmt.Fprintf(&b, "Seed: %s (the same evening again: --seed %q)\n", seed, seed)
	}
	fmt.Fprintf(&b, "\n%9s  %9s  %9s  %4s\n", "time", "left", "beats/s", "red")
	ticks := plan.Ticks
	for _, sample := range plan.Samples {
		for len(ticks) > 0 && ticks[0].E <= sample.E {
			printEvent(&b, ticks[0])
			ticks = ticks[1:]
		}
		fmt.Fprintf(&b, "%9s  %9s  %9.2f  %3.0f%%\n", exactTime(sample.E), exactTime(sample.R), sample.Hz, 100*sample.Red)
	}
	for _, tick := range ticks {
		printEvent(&b, tick)
	}
	fmt.Fprintf(&b, "%9s  %9s  the time is out\n\n", exactTime(plan.EndE), exactTime(plan.EndR))
	printCounts(&b, plan)
	return b.Bytes()
}

func printEvent(b *bytes.Buffer, tick tide.Tick) {
	if tick.Barred != tide.NotBarred {
		return
	}
	fmt.Fprintf(b, "%9s  %9s  event %s", exactTime(tick.E), exactTime(tick.R), tick.Event)
	if tick.RAfter != tick.R {
		fmt.Fprintf(b, ": %s left", exactTime(tick.RAfter))
	}
	fmt.Fprintln(b)
}

func printCounts(b *bytes.Buffer, plan tide.Schedule) {
	counts := map[tide.Bar]int{}
	for _, tick := range plan.Ticks {
		counts[tick.Barred]++
	}
	fmt.Fprintf(b, "%d beats. %d ticks, %d with an event", plan.Beats, len(plan.Ticks), counts[tide.NotBarred])
	for _, why := range []struct {
		bar   tide.Bar
		words string
	}{
		{tide.BarUnlucky, "by chance without one"},
		{tide.BarStart, "barred as the game begins"},
		{tide.BarRest, "barred after an event"},
		{tide.BarEnd, "barred in the last ten seconds"},
		{tide.BarNone, "without any event switched on"},
	} {
		if counts[why.bar] > 0 {
			fmt.Fprintf(b, ", %d %s", counts[why.bar], why.words)
		}
	}
	fmt.Fprintln(b, ".")
}

// exactTime is a time in ms as mm:ss, with the milliseconds where there are any.
func exactTime(ms int64) string {
	text := fmt.Sprintf("%02d:%02d", ms/60_000, ms/1000%60)
	if ms%1000 != 0 {
		text += fmt.Sprintf(".%03d", ms%1000)
	}
	return text
}
