package shell

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/widgets/look"
)

// OptionsFile is the name under which the options are kept.
const OptionsFile = "options.json"

const Minute = 60_000 // in ms

// The ways to choose how long a game lasts.
const (
	LengthDefault  = "default"  // the default time for the number of players
	LengthAdvanced = "advanced" // the advanced time for the number of players
	LengthOwn      = "own"      // Minutes
)

var Lengths = []string{LengthDefault, LengthAdvanced, LengthOwn}

// Grounds are the words for the variants of package look, in their order.
var Grounds = []string{"system", "dark", "light"}

// Options are what people chose. They are kept as one JSON file at every change; those of the timer hold for the
// next game.
type Options struct {
	Players int    `json:"players"`
	Length  string `json:"length"`
	Minutes int    `json:"minutes"` // for the length "own"
	Active  string `json:"events"`  // the words of the events that are switched on, with commas between them
	Chance  int    `json:"chance"`  // percent

	Text        float32 `json:"text"` // the text step
	Ground      string  `json:"ground"`
	Still       bool    `json:"reduced_motion"`
	StillChosen bool    `json:"motion_chosen,omitempty"` // Still was chosen; else it is the system's
	Facing      bool    `json:"turn_to_seat"`            // whose decision it is

	PulseVolume float64 `json:"pulse_volume"` // 0 to 1
	EventVolume float64 `json:"event_volume"`
	Muted       bool    `json:"muted"`
	Voice       bool    `json:"voice"` // events, rolls and turns are spoken

	CopyTo     string `json:"copy_to"`     // the folder into which all matches are copied after each one; "": nowhere
	Unreminded bool   `json:"no_reminder"` // where there are no folders: nobody is reminded after a match to keep a copy
}

// StandardPreferences are the options that nobody has changed, on a device whose letters are so many times as large as
// usual.
func StandardPreferences(letters float32) Options {
	return Options{
		Players: 5, Length: LengthDefault, Minutes: 10,
		Active: strings.Join(tide.AllEvents.Words(), ","), Chance: tide.DefaultChance,
		Text: nearestStep(letters), Ground: Grounds[look.System],
		PulseVolume: 0.8, EventVolume: 1,
	}
}

// nearestStep is the text step that is nearest to a size of letters.
func nearestStep(letters float32) float32 {
	return slices.MinFunc(look.Steps[:], func(a, b float32) int {
		return cmp.Compare(math.Abs(float64(a-letters)), math.Abs(float64(b-letters)))
	})
}

// ReadPreferences returns the options that were kept, or the standard ones of the device and what was wrong. That there are
// none yet isn't an error.
func ReadPreferences(files *journal.Wholes, letters float32) (Options, error) {
	p := StandardPreferences(letters)
	err := files.Read(OptionsFile, func(data []byte) error {
		if err := json.Unmarshal(data, &p); err != nil {
			return err
		}
		return p.check()
	})
	if err != nil {
		return StandardPreferences(letters), err
	}
	p.StillChosen = p.StillChosen || p.Still
	return p, nil
}

// Keep writes the options; afterwards either the old or the new ones are there.
func (p Options) Keep(files *journal.Wholes) error {
	p.Still = p.Still && p.StillChosen // what the system says is asked again
	data, err := json.MarshalIndent(p, "", "\t")
	if err != nil {
		return err
	}
	return files.Write(OptionsFile, append(data, '\n'))
}

// check reports what the app could not have written.
func (p Options) check() error {
	events, err := tide.ParseEvents(p.Active)
	if err != nil {
		return err
	}
	settings := tide.Settings{Length: int64(p.Minutes) * Minute, Chance: p.Chance, Active: events}
	switch {
	case p.Players < tide.MinPlayers || p.Players > tide.MaxPlayers:
		return fmt.Errorf("%d players", p.Players)
	case !slices.Contains(Lengths, p.Length):
		return fmt.Errorf("length %q", p.Length)
	case !slices.Contains(look.Steps[:], p.Text):
		return fmt.Errorf("text step %v", p.Text)
	case !slices.Contains(Grounds, p.Ground):
		return fmt.Errorf("ground %q", p.Ground)
	case !share(p.PulseVolume) || !share(p.EventVolume):
		return fmt.Errorf("volumes %v and %v", p.PulseVolume, p.EventVolume)
	}
	return settings.Check()
}

func share(v float64) bool { return v >= 0 && v <= 1 }

// variant is the ground as package look calls it.
func (p Options) variant() look.Variant {
	return look.Variant(max(0, slices.Index(Grounds, p.Ground)))
}

// Events are those that are switched on.
func (p Options) Events() tide.Events {
	events, err := tide.ParseEvents(p.Active)
	if err != nil {
		return tide.AllEvents
	}
	return events
}

// Settings are those of a game of that many players.
func (p Options) Settings(players int) tide.Settings {
	return tide.Settings{Length: p.LengthFor(players), Chance: p.Chance, Active: p.Events()}
}

// LengthFor is how long a game of that many players lasts, in ms.
func (p Options) LengthFor(players int) int64 {
	if p.Length == LengthOwn {
		return int64(p.Minutes) * Minute
	}
	for _, preset := range tide.Presets() {
		if preset.Players == players && preset.Advanced == (p.Length == LengthAdvanced) {
			return preset.Length
		}
	}
	return tide.Standard(players).Length
}

// Theme is the look of a window of that size.
func (p Options) Theme(window fyne.Size) *look.Theme {
	return look.New(p.variant(), ClassOf(window), p.Text).Still(p.Still)
}

// Night is the same look on a dark ground, whatever ground was chosen.
func (p Options) Night(window fyne.Size) *look.Theme {
	return look.New(look.Dark, ClassOf(window), p.Text).Still(p.Still)
}
