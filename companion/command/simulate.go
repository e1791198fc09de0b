package command

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// simulation is what simulate was asked for.
type simulation struct {
	game               *rules.Game
	games, seats, most int
	seed, dir, box     string
	seeds, options     []string
}

// tally is what came of the games that were played.
type tally struct{ games, moves, ended int }

// simulate plays random legal games and writes their transcripts (NOTATION 3).
func simulate(args []string, sh *Shell) int {
	s := &simulation{games: 1, most: rules.MaxMoves}
	f := s.flags()
	if status, done := begin(f, args, sh.Out, sh.Err); done {
		return status
	}
	key, err := f.only("one game")
	if err != nil {
		return refuse(sh.Err, err)
	}
	if err := s.prepare(key); err != nil {
		return refuse(sh.Err, err)
	}
	return s.playAll(sh)
}

func (s *simulation) flags() *flags {
	f := newFlags("tablekeeper simulate [FLAGS] GAME",
		"Plays random legal games and writes their transcripts. After every move it makes sure\n"+
			"that the game's invariants hold. The same seed gives the same bytes. A terminal shows\n"+
			"how far it is; Ctrl-C ends it after the present game.\nGames: "+shelf.Keys()+".")
	f.number("games", "how many games", 1, math.MaxInt32, &s.games)
	f.number("seats", "how many players; else the fewest", 1, 99, &s.seats)
	f.texts("seed", "S", "any line of text; else a fresh one, which is said", &s.seeds)
	f.text("out", "DIR", "write each game to a file there, for check; else all go to standard output", &s.dir)
	f.number("max-moves", "stop a game after so many moves", 1, rules.MaxMoves, &s.most)
	f.texts("option", "NAME=VALUE", "a house rule; can be repeated", &s.options)
	f.box(&s.box)
	return f
}

// playAll plays the games until all are played, one breaks an invariant, or
// somebody stops it. The progress does not get between transcripts that a
// terminal shows.
func (s *simulation) playAll(sh *Shell) int {
	stop, release := sh.Interrupt()
	defer release()
	var p progress
	if sh.ErrSeen && (s.dir != "" || !sh.OutSeen) {
		p = progress{to: sh.Err, elapsed: sh.Elapsed, next: progressEvery}
	}
	var sum tally
	for n := 1; n <= s.games && stop.Err() == nil; n++ {
		text, moves, over, broken, err := s.play(n)
		if err == nil {
			err = s.write(sh.Out, n, text)
		}
		if err != nil {
			p.clear()
			return refuse(sh.Err, err)
		}
		if broken != nil {
			p.clear()
			fmt.Fprintf(sh.Err, "tablekeeper: game %d (seed %q): %s\n", n, s.seed, strings.Join(broken, "; "))
			return statusFault
		}
		sum.games++
		sum.moves += moves
		if over {
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
			sum.games, rules.Count(s.games, "game"), s.game.Title, rules.Count(sum.moves, "move"), sum.ended, s.seed)
		return statusStopped
	}
	fmt.Fprintf(errs, "%s of %s, %s, %d ended, seed %q: every invariant holds.\n",
		rules.Count(sum.games, "game"), s.game.Title, rules.Count(sum.moves, "move"), sum.ended, s.seed)
	if s.dir == "" && sum.games > 1 {
		fmt.Fprintln(errs, "check reads one transcript at a time; --out DIR writes each game to a file.")
	}
	return statusDone
}

// prepare finds the game and makes sure that everything asked for fits it.
func (s *simulation) prepare(key string) error {
	game, ok := shelf.Find(strings.ToLower(key))
	if !ok {
		return fmt.Errorf("unknown game %q; there are %s", key, shelf.Keys())
	}
	s.game = game
	if s.seats == 0 {
		s.seats = game.MinSeats
	}
	if err := game.CheckSeats(s.seats); err != nil {
		return err
	}
	if err := s.chooseSeed(); err != nil {
		return err
	}
	if s.dir != "" {
		if err := os.MkdirAll(s.dir, 0o755); err != nil {
			return reason(s.dir, err)
		}
	}
	_, _, err := s.open(func(int) int { return 0 })
	return err
}

// mostSeed is how long the line of a seed may be.
const mostSeed = 1000

// chooseSeed takes the last seed that was given, or a fresh one. It stands in a
// header of the transcripts, which has room for one line.
func (s *simulation) chooseSeed() error {
	if len(s.seeds) > 0 {
		s.seed = s.seeds[len(s.seeds)-1]
		if strings.ContainsFunc(s.seed, unicode.IsControl) || !utf8.ValidString(s.seed) || len(s.seed) > mostSeed {
			return fmt.Errorf("--seed takes a line of text of at most %d bytes, not %q", mostSeed, s.seed)
		}
		return nil
	}
	fresh, err := chance.NewSeed()
	s.seed = fresh.String()
	return err
}

// open sets up a table as the flags say; what chance decides before the game
// comes from draw.
func (s *simulation) open(draw func(n int) int) (*rules.Transcript, rules.Table, error) {
	t := &rules.Transcript{}
	t.Add("Game", s.game.Key)
	var seats []string
	for n := range s.seats {
		seats = append(seats, seatName(n))
		t.Add("Seat", seats[n])
	}
	for _, option := range s.options {
		t.Add("Option", option)
	}
	box, err := readBox(s.box)
	if err != nil {
		return nil, nil, err
	}
	t.Add("Seed", s.seed)
	if s.game.Shuffle != nil {
		for _, choice := range s.game.Shuffle(&rules.Setup{Seats: seats, Box: box}, draw) {
			t.Add("Setup", choice)
		}
	}
	table, err := s.game.Open(t, box)
	if err != nil {
		return nil, nil, s.faultOf(err)
	}
	for _, line := range box {
		t.Add("Box", line.Text)
	}
	return t, table, nil
}

// faultOf reports what of the flags is wrong: the lines of the transcript, which
// nobody has seen, are not named.
func (s *simulation) faultOf(err error) error {
	var fault *rules.Fault
	if errors.As(err, &fault) && !fault.Box {
		return errors.New(fault.Text)
	}
	return faultOf(s.game.Key, s.box, err)
}

// seatName names the seats of a random game.
func seatName(n int) string {
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"}
	if n < len(names) {
		return names[n]
	}
	return fmt.Sprintf("Seat %d", n+1)
}

// play plays the nth game; each has a source of its own, so that it is the same
// however many are played.
func (s *simulation) play(n int) (text string, moves int, over bool, broken []string, err error) {
	source := chance.New(chance.SeedFrom(fmt.Sprintf("%s/%d", s.seed, n)))
	transcript, table, err := s.open(source.Below)
	if err != nil {
		return "", 0, false, nil, err
	}
	out := append(transcript.AppendHeaders(nil), '\n')
	broken = rules.PlayRandomly(table, source.Below, s.most, func(a rules.Act) {
		name := "table"
		if a.Seat > 0 {
			name = table.Seats()[a.Seat-1]
		}
		moves++
		out = append(append(append(append(out, name...), ": "...), table.Notation(a)...), '\n')
	})
	return string(out), moves, table.Over(), broken, nil
}

func (s *simulation) write(out io.Writer, n int, text string) error {
	if s.dir == "" {
		_, err := io.WriteString(out, text)
		return err
	}
	name := filepath.Join(s.dir, fmt.Sprintf("%s-%05d.table", s.game.Key, n))
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		if errors.Is(err, syscall.ENOSPC) {
			_ = os.Remove(name) // half a game would look like a whole one
		}
		return reason(name, err)
	}
	return nil
}
