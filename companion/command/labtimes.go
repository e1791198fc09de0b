package command

import (
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// longestThought (ms) is how long nobody plays before that counts as a rest of the table, and tells nothing of moves.
const longestThought = 120_000

// spent is how long moves with one verb took, in ms.
type spent struct{ moves, ms int64 }

// timesFrom writes the file of --times from kept matches of the game: how long moves took on average, by verb.
func (s *simulation) timesFrom(sh *Shell, pattern, game string) error {
	g, err := gameOf(game)
	if err != nil {
		return err
	}
	if s.times == "" {
		return errors.New("--times-from needs --times, the file that it writes")
	}
	names, err := filepath.Glob(pattern)
	if err == nil && len(names) == 0 {
		err = errors.New("there is no such match")
	}
	if err != nil {
		return fmt.Errorf("--times-from %s: %w", pattern, err)
	}
	all, played := map[string]*spent{}, 0
	for _, name := range names {
		data, err := readStudy(name)
		if err != nil {
			return err
		}
		of, err := timesOf(name, data, g, all)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		played += of
	}
	if len(all) == 0 {
		return fmt.Errorf("--times-from %s: no match of %s in which somebody has moved", pattern, g.Title)
	}
	var text strings.Builder
	fmt.Fprintf(&text, "# Seconds a move, from %s of %s.\n", wording.Count(played, "match;matches"), g.Title)
	for _, verb := range slices.Sorted(maps.Keys(all)) {
		t := all[verb]
		fmt.Fprintf(&text, "%s %.3f # %s\n", verb, max(0.001, float64(t.ms)/1000/float64(t.moves)), wording.Count(int(t.moves), "move"))
	}
	if err := writeFile(s.times, []byte(text.String())); err != nil {
		return err
	}
	return sh.show(text.String())
}

// timesOf adds up how long the moves of a kept match took, and counts it. The file is left as it is, whoever has it open.
func timesOf(name string, data []byte, g *rules.Game, all map[string]*spent) (played int, err error) {
	id, ok := strings.CutSuffix(filepath.Base(name), matchEnding)
	if !ok {
		return 0, fmt.Errorf("expected a match that the app keeps, NAME%s", matchEnding)
	}
	copied := journal.Memory()
	if err := copied.Write(id+matchEnding, data); err != nil {
		return 0, err
	}
	l := libraryIn(copied)
	m, _, err := l.Open(id)
	if err != nil {
		return 0, err
	}
	defer m.Close()
	if m.Table().Game().Key != g.Key {
		return 0, nil
	}
	for _, line := range m.Log().Lines() {
		before := tide.StepNamed(m.Log().At(line.Number - 1).Step())
		if line.Kind != matches.MoveLine || line.Seat == 0 || line.Gap <= 0 || line.Gap > longestThought || before == tide.StepSetup {
			continue
		}
		after := m.Log().At(line.Number)
		made := after.Log()
		if len(made) == 0 {
			continue // a move that today's rules can't read
		}
		verb := after.Verb(made[len(made)-1].Act)
		if all[verb] == nil {
			all[verb] = &spent{}
		}
		all[verb].moves++
		all[verb].ms += line.Gap
		played = 1
	}
	return played, nil
}
