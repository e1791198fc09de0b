package stage

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
)

// Journal is what a home folder keeps of the timer that runs: its bytes, none where none runs.
type Journal []byte

// ReadJournal reads the timer's journal.
func ReadJournal(home string) (Journal, error) {
	data, err := os.ReadFile(filepath.Join(home, "rising-tides.timer"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// Texts are the timer's records, and what is wrong with the rest, if anything.
func (j Journal) Texts() ([]string, *journal.Damage) {
	records, damage := journal.Parse(j)
	var texts []string
	for _, r := range records {
		if r.Kind == tide.RecordKind {
			texts = append(texts, r.Text)
		}
	}
	return texts, damage
}

// Line is a record of something that happened: its word, the elapsed time and the clock in ms, and what follows.
type Line struct {
	Word         string
	Elapsed      int64
	Wall, Steady int64
	Boot         string
	Rest         []string
}

// Lines reads the records after the first one, which holds the settings, as they are described in companion/games/tide.
func (j Journal) Lines() ([]Line, error) {
	texts, _ := j.Texts()
	var lines []Line
	var base Line
	for _, text := range texts[min(1, len(texts)):] {
		words := strings.Fields(text)
		if len(words) < 4 {
			return nil, fmt.Errorf("a record of another kind: %q", text)
		}
		var numbers [3]int64
		for i := range numbers {
			n, err := strconv.ParseInt(words[i+1], 10, 64)
			if err != nil {
				return nil, fmt.Errorf("%q: %w", text, err)
			}
			numbers[i] = n
		}
		line := Line{words[0], numbers[0], numbers[1], numbers[2], base.Boot, words[4:]}
		if line.Word == "boot" {
			line.Boot = strings.Join(words[5:], " ")
			base = line
		} else {
			line.Wall += base.Wall
			line.Steady += base.Steady
		}
		lines = append(lines, line)
	}
	return lines, nil
}

// Count is how many lines have that word.
func (j Journal) Count(word string) int {
	lines, _ := j.Lines()
	n := 0
	for _, line := range lines {
		if line.Word == word {
			n++
		}
	}
	return n
}

// Ran is the time that the timer had run at a moment of the steady clock, added up from the moments at which people
// started, paused and continued it, whatever the app itself says of it.
func Ran(lines []Line, steady int64) int64 {
	ran, since := int64(0), int64(-1)
	for _, line := range lines {
		switch line.Word {
		case "start", "continue":
			since = line.Steady
		case "pause":
			ran, since = ran+line.Steady-since, -1
		}
	}
	if since >= 0 {
		ran += steady - since
	}
	return ran
}

// View is the timer as the project's own code brings it back from the journal for a moment.
func (j Journal) View(now clock.Reading) (tide.View, error) {
	texts, _ := j.Texts()
	game, err := tide.Resume(texts, nil, nobody{}, now)
	if err != nil {
		return tide.View{}, err
	}
	if doubts := game.Doubts(); len(doubts) > 0 {
		return tide.View{}, fmt.Errorf("the records do not fit together: %q", doubts)
	}
	return game.View(now), nil
}

// nobody keeps nothing.
type nobody struct{}

func (nobody) Append(byte, string) error { return nil }

// Coming is an event and the elapsed time in ms at which it comes.
type Coming struct {
	At    int64
	Event string
}

// Planned are the events that the timer's settings and seed have in store up to an elapsed time.
func (j Journal) Planned(until int64) ([]Coming, error) {
	texts, _ := j.Texts()
	if len(texts) == 0 {
		return nil, errors.New("no timer")
	}
	var header struct {
		Length int64
		Chance int
		Active string
		Seed   string
	}
	if err := json.Unmarshal([]byte(texts[0]), &header); err != nil {
		return nil, err
	}
	active, err := tide.ParseEvents(header.Active)
	if err != nil {
		return nil, err
	}
	seed, err := chance.ParseSeed(header.Seed)
	if err != nil {
		return nil, err
	}
	source := chance.New(seed)
	draw := func(n int) (int, error) { return source.Below(n), nil }
	settings := tide.Settings{Length: header.Length, Chance: header.Chance, Active: active}
	plan, err := tide.Plan(settings, draw, header.Length)
	var coming []Coming
	for _, tick := range plan.Ticks {
		if tick.E <= until && tick.Barred == tide.NotBarred {
			coming = append(coming, Coming{At: tick.E, Event: tick.Event.String()})
		}
	}
	return coming, err
}
