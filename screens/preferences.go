package screens

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/look"
)

// optionsFile is the name under which the options are kept.
const optionsFile = "options.json"

const minute = 60_000 // in ms

// The ways to choose how long a game lasts.
const (
	lengthDefault  = "default"  // the default time for the number of players
	lengthAdvanced = "advanced" // the advanced time for the number of players
	lengthOwn      = "own"      // Minutes
)

var lengths = []string{lengthDefault, lengthAdvanced, lengthOwn}

// grounds are the words for the variants of package look, in their order.
var grounds = []string{"system", "dark", "light"}

// preferences are what people chose. They are kept as one JSON file at every change; those of the timer hold for the
// next game.
type preferences struct {
	Players int    `json:"players"`
	Length  string `json:"length"`
	Minutes int    `json:"minutes"` // for the length "own"
	Active  string `json:"events"`  // the words of the events that are switched on, with commas between them
	Chance  int    `json:"chance"`  // percent

	Text   float32 `json:"text"` // the text step
	Ground string  `json:"ground"`
	Still  bool    `json:"reduced_motion"`
	Facing bool    `json:"turn_to_seat"` // whose decision it is

	PulseVolume float64 `json:"pulse_volume"` // 0 to 1
	EventVolume float64 `json:"event_volume"`
	Muted       bool    `json:"muted"`
}

// standardPreferences are the options that nobody has changed, on a device whose letters are so many times as large as
// usual.
func standardPreferences(letters float32) preferences {
	return preferences{
		Players: 5, Length: lengthDefault, Minutes: 10,
		Active: strings.Join(tide.AllEvents.Words(), ","), Chance: tide.DefaultChance,
		Text: nearestStep(letters), Ground: grounds[look.System],
		PulseVolume: 0.8, EventVolume: 1,
	}
}

// nearestStep is the text step that is nearest to a size of letters.
func nearestStep(letters float32) float32 {
	return slices.MinFunc(look.Steps[:], func(a, b float32) int {
		return cmp.Compare(math.Abs(float64(a-letters)), math.Abs(float64(b-letters)))
	})
}

// readPreferences gives the options that were kept, or the standard ones of the device and what was wrong. That there are
// none yet is no error.
func readPreferences(files *journal.Wholes, letters float32) (preferences, error) {
	p := standardPreferences(letters)
	err := files.Read(optionsFile, func(data []byte) error {
		if err := json.Unmarshal(data, &p); err != nil {
			return err
		}
		return p.check()
	})
	if err != nil {
		return standardPreferences(letters), err
	}
	return p, nil
}

// keep writes the options; afterwards either the old or the new ones are there.
func (p preferences) keep(files *journal.Wholes) error {
	data, err := json.MarshalIndent(p, "", "\t")
	if err != nil {
		return err
	}
	return files.Write(optionsFile, append(data, '\n'))
}

// check tells what the app could not have written.
func (p preferences) check() error {
	events, err := tide.ParseEvents(p.Active)
	if err != nil {
		return err
	}
	settings := tide.Settings{Length: int64(p.Minutes) * minute, Chance: p.Chance, Active: events}
	switch {
	case p.Players < tide.MinPlayers || p.Players > tide.MaxPlayers:
		return fmt.Errorf("%d players", p.Players)
	case !slices.Contains(lengths, p.Length):
		return fmt.Errorf("length %q", p.Length)
	case !slices.Contains(look.Steps[:], p.Text):
		return fmt.Errorf("text step %v", p.Text)
	case !slices.Contains(grounds, p.Ground):
		return fmt.Errorf("ground %q", p.Ground)
	case !share(p.PulseVolume) || !share(p.EventVolume):
		return fmt.Errorf("volumes %v and %v", p.PulseVolume, p.EventVolume)
	}
	return settings.Check()
}

func share(v float64) bool { return v >= 0 && v <= 1 }

// variant is the ground as package look calls it.
func (p preferences) variant() look.Variant {
	return look.Variant(max(0, slices.Index(grounds, p.Ground)))
}

// events are those that are switched on.
func (p preferences) events() tide.Events {
	events, err := tide.ParseEvents(p.Active)
	if err != nil {
		return tide.AllEvents
	}
	return events
}

// settings are those of a game of that many players.
func (p preferences) settings(players int) tide.Settings {
	return tide.Settings{Length: p.length(players), Chance: p.Chance, Active: p.events()}
}

// length is how long a game of that many players lasts, in ms.
func (p preferences) length(players int) int64 {
	if p.Length == lengthOwn {
		return int64(p.Minutes) * minute
	}
	for _, preset := range tide.Presets() {
		if preset.Players == players && preset.Advanced == (p.Length == lengthAdvanced) {
			return preset.Length
		}
	}
	return tide.Standard(players).Length
}

// theme is the look of a window of that size.
func (p preferences) theme(window fyne.Size) *look.Theme {
	return look.New(p.variant(), classOf(window), p.Text).Still(p.Still)
}
