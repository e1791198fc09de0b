package command

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"tablekeeper/companion/lab"
)

// made is how a report is made again: which program made it and the command, with all that settles it and nothing of where it was
// written, in which parts, and when.
func (l *laboratory) made(game string) *lab.Made {
	words := []string{"lab"}
	add := func(flag string, values ...string) {
		for _, value := range values {
			words = append(words, "--"+flag, quoted(value))
		}
	}
	add("games", strconv.Itoa(l.games))
	seats := strconv.Itoa(l.seats)
	if l.most > 0 {
		seats += "-" + strconv.Itoa(l.most)
	}
	add("seats", seats)
	add("players", l.players)
	if l.also != "" {
		add("also", l.also)
	}
	add("tries", strconv.Itoa(l.tries))
	add("option", l.Options...)
	add("number", l.Numbers...)
	add("against", l.against...)
	add("vary", l.vary...)
	if l.learn > 0 {
		add("learn", strconv.Itoa(l.learn))
	}
	add("seed", l.seeds...)
	timer, pace := lab.Clock{Minutes: l.minutes, Chance: l.likely}, l.Pace
	if l.Clock != nil {
		timer, pace = *l.Clock, cmp.Or(pace, lab.DefaultPace)
	}
	for _, n := range []struct {
		flag  string
		value int
		given bool
	}{{"minutes", timer.Minutes, timer.Minutes >= 0}, {"chance", timer.Chance, timer.Chance >= 0}, {"seconds-a-move", pace, pace > 0}} {
		if n.given {
			add(n.flag, strconv.Itoa(n.value))
		}
	}
	if l.times != "" {
		add("times", l.times)
	}
	if !l.clock {
		words = append(words, "--clock=false")
	}
	add("max-moves", strconv.Itoa(l.Most))
	if l.box != "" {
		add("box", l.box)
	}
	return &lab.Made{Build: l.build, Seed: strings.Join(l.seeds, ", "), Players: l.players, Numbers: l.Numbers, Times: l.digest, Date: l.Date, Command: strings.Join(append(words, game), " ")}
}

// quoted is a word of a command as a shell takes it.
func quoted(word string) string {
	if word != "" && strings.Trim(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=,.:/+") == "" {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// head is the first line of what is kept of a study: only the same study goes on with it, by the same program.
func (l *laboratory) head(s *lab.Study) string {
	head := map[string]any{
		"game": s.Game.Key, "seats": len(s.Seats), "options": s.Options, "numbers": s.Numbers, "players": l.players, "tries": l.tries, "seed": s.Seed, "max_moves": s.Most, "box": s.Box,
		"build": l.build,
	}
	if s.Weights != nil {
		head["learn"] = l.learn
	}
	if s.Clock != nil {
		head["timer"], head["seconds_a_move"], head["times"] = s.Clock, cmp.Or(s.Pace, lab.DefaultPace), l.digest
	}
	text, err := json.Marshal(head)
	if err != nil {
		panic(err) // texts and numbers alone
	}
	return string(text)
}

// another says why a file whose first line is another one isn't gone on with.
func (l *laboratory) another(s *lab.Study, path string, head []byte, do string) error {
	var there struct{ Build string }
	if json.Unmarshal(head, &there) == nil && there.Build != "" && there.Build != l.build {
		of := *l
		if of.build = there.Build; bytes.Equal(head, []byte(of.head(s))) {
			return fmt.Errorf("%s was played by version %s, and this is %s; play it again, or use that one", path, there.Build, l.build)
		}
	}
	return fmt.Errorf("%s holds another study; %s", path, do)
}
