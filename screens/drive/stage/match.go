package stage

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
)

// ReadMatch returns the match of a home folder that was touched last, opened on a copy of what is kept: the app may have it
// open meanwhile.
func ReadMatch(home string) (*matches.Match, library.Report, error) {
	store, err := kept(home)
	if err != nil {
		return nil, library.Report{}, err
	}
	all := library.New(store, shelf.Find, func() int64 { return 0 }, chance.NewSeed)
	list, err := all.List()
	if err == nil && len(list) == 0 {
		err = errors.New("no match is kept")
	}
	if err != nil {
		return nil, library.Report{}, err
	}
	return all.Open(list[0].ID)
}

// Entered are the moves that people entered into the only match of a home folder, "SEAT MOVE", read by hand: of a long
// match that is done sooner than opening it.
func Entered(home string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(home, "*.match"))
	if err != nil || len(files) != 1 {
		return nil, fmt.Errorf("no match or several: %q, %w", files, err)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		return nil, err
	}
	const entered = 'm'               // see companion/matches
	records, _ := journal.Parse(data) // a line that is under way isn't a move yet
	var moves []string
	for _, r := range records {
		if r.Kind == entered {
			_, move, _ := strings.Cut(r.Text, " ") // the time
			moves = append(moves, move)
		}
	}
	return moves, nil
}

// Title is what a game is called.
func Title(key string) string {
	game, _ := shelf.Find(key)
	return game.Title
}
