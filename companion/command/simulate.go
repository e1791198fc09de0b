package command

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// simulation is what simulate was asked for.
type simulation struct {
	lab.Study
	games, seats      int
	dir, box, players string
	tries             int
	seeds             []string
	clock, runs       bool   // the timer runs; whether it does where nobody says
	minutes, likely   int    // it is set to; below 0: as usual
	times, digest     string // the file of how long moves take, and what names all that it says
}

// tally is what came of the games that were played.
type tally struct{ games, moves, ended int }

// simulate plays random legal games and writes their transcripts (NOTATION 3).
func simulate(sh *Shell) *cobra.Command {
	s := &simulation{Study: lab.Study{Most: rules.MaxMoves}, games: 1, tries: lab.DefaultTries, minutes: -1, likely: -1}
	c := newCommand(sh, "simulate [FLAGS] GAME", "play legal games and write their transcripts",
		"Plays legal games and writes their transcripts. The players move at random, or they think:\n"+
			"by the best next move or by a search. After every move it checks that the game's\n"+
			"invariants hold. The same seed gives the same bytes. On a terminal it shows its progress.\n"+
			"Ctrl-C ends it after the current game.\nGames: "+shelf.Keys()+".")
	c.number("games", "how many games", 1, math.MaxInt32, &s.games)
	c.number("seats", "how many players; without it the fewest", 1, 99, &s.seats)
	c.texts("seed", "S", "any line of text; without it a new one, which is printed", &s.seeds)
	c.date(&s.Date)
	c.text("out", "DIR", "write each game to a file in this folder, for check; without it all go to standard output", &s.dir)
	c.number("max-moves", "stop a game after so many moves", 1, rules.MaxMoves, &s.Most)
	c.houseRules(&s.Options)
	c.ruleNumbers(&s.Numbers)
	c.playersList(&s.players)
	c.number("tries", "how often a search looks ahead before each move", 1, math.MaxInt32, &s.tries)
	c.timer(s)
	c.box(&s.box)
	c.ValidArgsFunction = completeGames
	return c.runs(1, 1, "one game", func(words []string) error {
		if err := s.prepare(words[0]); err != nil {
			return err
		}
		return exit(s.playAll(sh))
	})
}

// playAll plays the games until all are played, one breaks an invariant, or
// somebody stops it. The progress does not get between transcripts that a
// terminal shows.
func (s *simulation) playAll(sh *Shell) int {
	stop, release := sh.Interrupt()
	defer release()
	p := sh.progress(s.dir != "" || !sh.OutSeen)
	var sum tally
	of := s.StopBy(func() bool { return stop.Err() != nil })
	for n := 1; n <= s.games && stop.Err() == nil; n++ {
		m, text, err := of.Play(n)
		if errors.Is(err, lab.ErrStopped) {
			break
		}
		var broken *lab.BrokenError
		if errors.As(err, &broken) {
			err = nil
		}
		if err == nil {
			err = s.write(sh.Out, n, string(text))
		}
		if err != nil {
			p.clear()
			return refuse(sh.Err, err)
		}
		if broken != nil {
			p.clear()
			fmt.Fprintf(sh.Err, "tablekeeper: game %d (seed %q): %s\n", n, s.Seed, strings.Join(broken.Reasons, "; "))
			return statusFault
		}
		sum.games++
		sum.moves += m.Moves
		if m.Over {
			sum.ended++
		}
		p.show(n, s.games, "games")
	}
	p.clear()
	return s.report(sh.Err, sum)
}

// report reports what came of the games, also where somebody stopped them.
func (s *simulation) report(errs io.Writer, sum tally) int {
	if sum.games < s.games {
		fmt.Fprintf(errs, "Stopped after %d of %s of %s, %s, %d ended, seed %q: every invariant held so far.\n",
			sum.games, wording.Count(s.games, "game"), s.Game.Title, wording.Count(sum.moves, "move"), sum.ended, s.Seed)
		return statusStopped
	}
	fmt.Fprintf(errs, "%s of %s, %s, %d ended, seed %q: every invariant holds.\n",
		wording.Count(sum.games, "game"), s.Game.Title, wording.Count(sum.moves, "move"), sum.ended, s.Seed)
	if s.dir == "" && sum.games > 1 {
		fmt.Fprintln(errs, "check reads one transcript at a time; --out DIR writes each game to a file.")
	}
	return statusDone
}

// prepare finds the game and makes sure that everything asked for fits it.
func (s *simulation) prepare(key string) error {
	game, err := gameOf(key)
	if err != nil {
		return err
	}
	s.Game = game
	if s.seats == 0 {
		s.seats = game.MinSeats
	}
	if err := game.CheckSeats(s.seats); err != nil {
		return err
	}
	for n := range s.seats {
		s.Seats = append(s.Seats, seatName(n))
	}
	if s.Box, err = readBox(s.box); err != nil {
		return err
	}
	if err := errors.Join(s.chooseSeed(), s.wind()); err != nil {
		return err
	}
	if s.Players, err = seated(s.players, s.seats, s.tries); err != nil {
		return err
	}
	if s.dir != "" {
		if err := os.MkdirAll(s.dir, 0o755); err != nil {
			return reason(s.dir, err)
		}
	}
	_, table, err := s.Table(func(int) int { return 0 })
	if err != nil {
		return s.faultOf(err)
	}
	return s.knownTimes(table)
}

// playersHelp is the help of the flag that says who plays.
var playersHelp = "who plays, seat by seat: " + strings.Join(players.Levels(), ", ") + "; the last one plays all remaining seats; search:50 gives a search its own tries"

// seated are the players of a list with commas, the last one at all seats that are left; "" leaves all to chance.
func seated(list string, seats, tries int) (by []players.Player, err error) {
	if list == "" {
		return nil, nil
	}
	levels := strings.Split(list, ",")
	if len(levels) > seats {
		return nil, fmt.Errorf("--players names %s for %s", wording.Count(len(levels), "player"), wording.Count(seats, "seat"))
	}
	for seat := range seats {
		level, own, has := strings.Cut(strings.TrimSpace(levels[min(seat, len(levels)-1)]), ":")
		tries := tries
		if has {
			n, err := strconv.Atoi(own)
			if err != nil || n < 1 || n > math.MaxInt32 || level != "search" {
				return nil, fmt.Errorf("%s:%s isn't a player; a search can have tries of its own, such as search:50", level, own)
			}
			tries = n
		}
		player, ok := players.Named(level, tries)
		if !ok {
			return nil, fmt.Errorf("unknown player %q; the players are %s", level, strings.Join(players.Levels(), ", "))
		}
		by = append(by, player)
	}
	return by, nil
}

// mostSeed is how long the line of a seed may be.
const mostSeed = 1000

// chooseSeed takes the last seed that was given, or a fresh one. It is in a
// header of the transcripts, which has room for one line.
func (s *simulation) chooseSeed() error {
	if len(s.seeds) > 0 {
		s.Seed = s.seeds[len(s.seeds)-1]
		if strings.ContainsFunc(s.Seed, unicode.IsControl) || !utf8.ValidString(s.Seed) || len(s.Seed) > mostSeed {
			return fmt.Errorf("--seed takes a line of text of at most %d bytes, not %q", mostSeed, s.Seed)
		}
		return nil
	}
	fresh, err := chance.NewSeed()
	s.Seed = fresh.String()
	return err
}

// faultOf reports what of the flags is wrong: the lines of the transcript, which
// nobody has seen, are not named.
func (s *simulation) faultOf(err error) error {
	var fault *rules.Fault
	if errors.As(err, &fault) && !fault.Box {
		return errors.New(fault.Text)
	}
	return faultOf(s.Game.Key, s.box, err)
}

// seatName names the seats of a random game.
func seatName(n int) string {
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"}
	if n < len(names) {
		return names[n]
	}
	return fmt.Sprintf("Seat %d", n+1)
}

// write writes a game to standard output or to its file. The same game may stand there
// already: the same seed gives the same bytes. What is anything else stays as it is.
func (s *simulation) write(out io.Writer, n int, text string) error {
	if s.dir == "" {
		_, err := io.WriteString(out, text)
		return err
	}
	name := filepath.Join(s.dir, fmt.Sprintf("%s-%05d.table", s.Game.Key, n))
	if _, err := os.Lstat(name); err == nil {
		return sameGame(name, text)
	}
	return writeFile(name, []byte(text))
}

// sameGame refuses to write over a file that is not the very same game.
func sameGame(name, text string) error {
	if info, err := os.Lstat(name); err == nil && info.Mode().IsRegular() {
		if there, err := journal.ReadFile(name, int64(len(text))); err == nil && string(there) == text {
			return nil
		}
	}
	return fmt.Errorf("%s is there already and holds something else; choose another folder or move it", name)
}
