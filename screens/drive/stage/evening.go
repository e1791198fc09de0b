package stage

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// WriteEvening puts a timer into a home folder that was started so long ago and runs since, as the app keeps it, with
// five players, of whom those seats have reached their plan. A table has just paused and gone on, so that the app finds
// itself away for no time worth telling.
func WriteEvening(home string, settings tide.Settings, ago time.Duration, reached ...int) error {
	store, err := journal.Folder(home)
	if err != nil {
		return err
	}
	now := clock.Device()
	then := now
	then.Steady -= ago.Milliseconds()
	then.Wall -= ago.Milliseconds()
	// 'S' is the record of the time of day at the start, see screens.
	first := journal.Record{Kind: 'S', Text: strconv.FormatInt(then.Wall, 10)}
	journal, err := journal.Create(store, "rising-tides.timer", first)
	if err != nil {
		return err
	}
	setup := tide.Setup{Settings: settings, Seed: chance.SeedFrom("a picture"), Seats: []string{"A", "B", "C", "D", "E"}}
	game, err := tide.NewGame(setup, journal, then)
	if err == nil {
		err = game.Start(then)
	}
	for i := 0; err == nil && i < len(reached); i++ {
		err = game.Reach(then, reached[i])
	}
	if err == nil && game.View(now).State == tide.Running {
		if err = game.Pause(now); err == nil {
			err = game.Continue(now)
		}
	}
	return err
}

// WriteOptions puts options into a home folder; those that are not given are the standard ones.
func WriteOptions(home, options string) error {
	if err := os.MkdirAll(home, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(home, "options.json"), fmt.Append(nil, options), 0o600)
}

// WriteTable puts a table into a home folder as if a match like that of a transcript had been begun there before: the
// same people, house rules and setup are offered.
func WriteTable(home string, t *rules.Transcript) error {
	type table struct {
		Seats   []string          `json:"seats"`
		Options map[string]string `json:"options"`
		Setup   []string          `json:"setup"`
	}
	last := table{Options: map[string]string{}}
	var game string
	for _, h := range t.Headers {
		switch h.Key {
		case "Game":
			game = h.Text
		case "Seat":
			last.Seats = append(last.Seats, h.Text)
		case "Setup":
			last.Setup = append(last.Setup, h.Text)
		case "Option":
			name, value, _ := strings.Cut(h.Text, "=")
			last.Options[name] = value
		}
	}
	data, err := json.Marshal(map[string]any{"names": last.Seats, "tables": map[string]table{game: last}})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(home, "tables.json"), data, 0o600)
}
