package tide

import "fmt"

const (
	second = 1000
	minute = 60 * second
)

// Limits and steps of the settings (12.1 item 1, 12.3 item 1).
const (
	MinMinutes    = 1
	MaxMinutes    = 60
	DefaultChance = 20
	ChanceStep    = 5
	MinPlayers    = 4
	MaxPlayers    = 6
)

// Settings are what the options hold for the next game; a running one keeps
// its own.
type Settings struct {
	Length int64  // T, the set time in ms: 1 to 60 whole minutes
	Chance int    // c, of an event at a tick that is not barred: 0 to 100 percent
	Active Events // the events that are switched on
}

// Check reports what is wrong with the settings, or nil.
func (s Settings) Check() error {
	switch {
	case s.lengthWrong() != nil:
		return s.lengthWrong()
	case s.Chance < 0 || s.Chance > 100:
		return fmt.Errorf("the chance is 0 to 100 percent, not %d", s.Chance)
	case s.Active > AllEvents:
		return fmt.Errorf("there is no event number %d", kinds)
	}
	return nil
}

func (s Settings) lengthWrong() error {
	switch {
	case s.Length%minute != 0:
		return fmt.Errorf("a game lasts whole minutes, not %d ms", s.Length)
	case s.Length < MinMinutes*minute || s.Length > MaxMinutes*minute:
		return fmt.Errorf("a game lasts %d to %d minutes, not %d", MinMinutes, MaxMinutes, s.Length/minute)
	}
	return nil
}

// Preset is a set time that the game proposes for a number of players.
type Preset struct {
	Players  int
	Advanced bool
	Length   int64 // in ms
}

// Presets are the six set times of section 12.1: for 4, 5 and 6 players the
// default, then the advanced one.
func Presets() []Preset {
	return []Preset{
		{4, false, 8 * minute},
		{4, true, 5 * minute},
		{5, false, 10 * minute},
		{5, true, 7 * minute},
		{6, false, 12 * minute},
		{6, true, 9 * minute},
	}
}

// Standard are the settings that nobody has changed: the default time for so
// many players, all events, 20 percent. Other numbers of players get the time
// of the nearest that can play.
func Standard(players int) Settings {
	players = min(max(players, MinPlayers), MaxPlayers)
	s := Settings{Chance: DefaultChance, Active: AllEvents}
	for _, p := range Presets() {
		if p.Players == players && !p.Advanced {
			s.Length = p.Length
		}
	}
	return s
}
