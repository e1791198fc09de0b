package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// laboratory is what lab was asked for: the matches of simulate, counted.
type laboratory struct {
	simulation
	against []string
	vary    []string
	from    int // the first match that is played, and the last
	to      int
	merge   []string
	most    int    // the greatest number of seats, where several are compared with each other; else 0
	timesOf string // a pattern of kept matches: their times are written
	also    string // another level of players, "" for none
	others  []players.Player
	every   int // one match in so many is played
	learn   int // players learn from so many matches a round with changed numbers; 0: they don't
	taught  map[string][]float64
	json    bool
	sides   int    // how many studies follow the one that is played, with other rules; -1: it is one of those
	build   string // the version of the program
	broken  bool   // some matches broke an invariant: the report leaves them out
}

// laboratories plays many matches and reports what the rules do.
func laboratories(sh *Shell) *cobra.Command {
	l := &laboratory{simulation: simulation{Study: lab.Study{Most: lab.DefaultMost}, games: 1000, players: "greedy", tries: lab.DefaultTries, clock: true, minutes: -1, likely: -1}, from: 1, also: "search:50", taught: map[string][]float64{}}
	c := newCommand(sh, "lab [FLAGS] GAME", "play many matches and report what the rules do",
		"Lets players who think play many matches, on all cores, and reports what the rules do: who\n"+
			"wins from which seat, how long it takes, which moves, cards and rules come up and which never\n"+
			"do, whether the leader at half time wins, and with --against what a house rule changes. The same\n"+
			"seed gives the same report. With --out a study that you stopped continues where it was. --from\n"+
			"and --to play a part of it, and --merge joins such parts into one report.\n"+
			"Games: "+shelf.Keys()+".")
	c.number("games", "how many matches", 1, math.MaxInt32, &l.games)
	c.number("from", "play a part: the number of its first match", 1, math.MaxInt32, &l.from)
	c.number("to", "the number of the last match of that part; without it all", 1, math.MaxInt32, &l.to)
	c.texts("merge", "PATTERN", "join the parts in these folders, such as \"part-*\"; repeat it for more", &l.merge)
	c.parsed("seats", "N", "", "how many players, or several numbers side by side, such as 2-6; without it the fewest", l.seatsOf)
	c.playersList(&l.players)
	c.text("also", "LIST", "play one match in five by these too, and say which lines stand with both; \"\" for none;\nwithout it "+l.also+", or none where --players is given", &l.also)
	c.offers("also", listOf(players.Levels()))
	c.number("tries", "how often a search looks ahead before each move", 1, math.MaxInt32, &l.tries)
	c.houseRules(&l.Options)
	c.ruleNumbers(&l.Numbers)
	c.texts("against", "NAME=VALUE", "play everything again with this house rule as well, and compare; repeat it for more", &l.against)
	c.offers("against", houseRulesOf)
	c.texts("vary", "NAME=V1,V2", "play everything again with each of these values of a number in the rules, and compare; repeat it for more", &l.vary)
	c.offers("vary", numbersOf)
	c.number("learn", fmt.Sprintf("let the players learn anew with changed numbers first, in %d rounds of so many matches, such as 200", lab.LearnRounds), 1, math.MaxInt32, &l.learn)
	c.texts("seed", "S", "any line of text; without it \""+lab.DefaultSeed+"\"", &l.seeds)
	c.timer(&l.simulation)
	c.text("times-from", "PATTERN", "write the file of --times from matches that the app keeps, such as \"*.match\", and play nothing", &l.timesOf)
	c.number("max-moves", "stop a match after so many moves", 1, rules.MaxMoves, &l.Most)
	c.date(&l.Date)
	c.text("out", "DIR", "write to this folder: the report as text, JSON and a page, matches worth a look, and what is needed to continue", &l.dir)
	c.onOff("json", "print the report as JSON", &l.json)
	c.box(&l.box)
	c.ValidArgsFunction = completeGames
	return c.runs(1, 1, "one game", func(words []string) error {
		if c.Flags().Changed("players") && !c.Flags().Changed("also") {
			l.also = ""
		}
		if l.timesOf != "" {
			return l.timesFrom(sh, l.timesOf, words[0])
		}
		if l.build = sh.Version; len(l.seeds) == 0 {
			l.seeds = []string{lab.DefaultSeed}
		}
		if l.most > 0 {
			if err := errors.Join(l.span(), l.alsoBy(c.Flags().Changed("also"))); err != nil {
				return err
			}
			return l.bySeats(sh, words[0])
		}
		if err := errors.Join(l.span(), l.prepare(words[0]), l.alsoBy(true)); err != nil {
			return err
		}
		return l.run(sh)
	})
}

// labReport is what lab prints as JSON.
type labReport struct {
	*lab.Report
	Against    *lab.Report     `json:"against,omitempty"`
	Difference *lab.Difference `json:"difference,omitempty"`
	Varied     []varied        `json:"varied,omitempty"`
}

// varied is what comes of another value of a number of the rules.
type varied struct {
	Number string `json:"number"`
	*lab.Report
	Difference lab.Difference `json:"difference"`

	usual string // the number as it is in the study
	study *lab.Study
}

// run plays what is asked for and writes the report.
func (l *laboratory) run(sh *Shell) error {
	all, err := l.find(sh, "")
	if err != nil {
		return err
	}
	all.Made = l.made(l.Game.Key)
	if err := l.again(sh, all); err != nil {
		return err
	}
	return l.write(sh, all)
}

// find plays a study and what is compared with it.
func (l *laboratory) find(sh *Shell, name string) (*labReport, error) {
	var all labReport
	var err error
	if all.Varied, err = l.variations(); err != nil {
		return nil, err
	}
	if err := l.once(); err != nil {
		return nil, err
	}
	other := l.Study
	other.Options = append(slices.Clone(l.Options), l.against...)
	if err := l.possible(&other, all.Varied); err != nil {
		return nil, err
	}
	if err := l.teachAll(sh, &other, all.Varied); err != nil {
		return nil, err
	}
	if l.sides = len(all.Varied); len(l.against) > 0 {
		l.sides++
	}
	first, err := l.study(sh, &l.Study, name)
	if err != nil {
		return nil, err
	}
	if all.Report, err = l.NewReport(first); err != nil {
		return nil, err
	}
	l.sides = -1 // the forecast was that of all
	if len(l.against) > 0 {
		second, err := l.study(sh, &other, name+"against-")
		if err != nil {
			return nil, err
		}
		if all.Against, err = other.NewReport(second); err != nil {
			return nil, err
		}
		d := l.Compare(first, second)
		all.Difference = &d
	}
	for i := range all.Varied {
		v := &all.Varied[i]
		second, err := l.study(sh, v.study, name+strings.ReplaceAll(v.Number, "=", "-")+"-")
		if err != nil {
			return nil, err
		}
		if v.Report, err = v.study.NewReport(second); err != nil {
			return nil, err
		}
		v.Difference = l.Compare(first, second)
	}
	return &all, nil
}

// once says what to write where a house rule is chosen for both sides and compared as well.
func (l *laboratory) once() error {
	for _, other := range l.against {
		name, value, _ := strings.Cut(other, "=")
		at := slices.IndexFunc(l.Options, func(set string) bool { return strings.HasPrefix(set, name+"=") })
		if at < 0 {
			continue
		}
		option, known := l.Game.Option(name)
		if set := l.Options[at]; known && value == option.Default && set != other {
			return fmt.Errorf("--option %s and --against %s: write --against %s alone, and it is compared with %s, as the game is played", set, other, set, other)
		}
		return fmt.Errorf("--option %s and --against %s: leave --option %s out, for --against compares with the game as it is played", l.Options[at], other, l.Options[at])
	}
	return nil
}

// possible says before the first match where the studies that are compared with the first can't be set up.
func (l *laboratory) possible(other *lab.Study, list []varied) error {
	studies := []*lab.Study{other}
	for _, v := range list {
		studies = append(studies, v.study)
	}
	for _, s := range studies {
		if _, _, err := s.Table(func(int) int { return 0 }); err != nil {
			return l.faultOf(err)
		}
	}
	return nil
}

// teachAll lets the players of all studies learn that are played.
func (l *laboratory) teachAll(sh *Shell, other *lab.Study, list []varied) error {
	err := l.teach(sh, &l.Study)
	if other.Weights = l.Weights; err == nil && len(l.against) > 0 {
		err = l.teach(sh, other)
	}
	for _, v := range list {
		if err == nil {
			err = l.teach(sh, v.study)
		}
	}
	return err
}

// variations are the studies that --vary asks for, one a value.
func (l *laboratory) variations() (list []varied, err error) {
	for _, vary := range l.vary {
		name, values, ok := strings.Cut(vary, "=")
		if !ok {
			return nil, fmt.Errorf("--vary takes NAME=V1,V2, not %q", vary)
		}
		all := strings.Split(values, ",")
		for i, value := range all {
			if slices.Contains(all[:i], value) {
				return nil, fmt.Errorf("--vary %s has %s twice", vary, value)
			}
			turned, err := l.turned(name, value)
			if err != nil {
				return nil, err
			}
			if turned != nil {
				list = append(list, *turned)
				continue
			}
			v := varied{Number: name + "=" + value, usual: name + " as usual", study: new(lab.Study)}
			*v.study, v.study.Numbers, v.study.Weights = l.Study, nil, nil
			for _, n := range l.Numbers {
				if strings.HasPrefix(n, name+"=") {
					v.usual = n
				} else {
					v.study.Numbers = append(v.study.Numbers, n)
				}
			}
			v.study.Numbers = append(v.study.Numbers, v.Number)
			list = append(list, v)
		}
	}
	return list, nil
}

// study plays the matches of a study that are not in its folder yet. A file there keeps what was played, a line a match.
func (l *laboratory) study(sh *Shell, s *lab.Study, name string) ([]lab.Match, error) {
	if l.merge != nil {
		return l.join(s, name)
	}
	var keep io.Writer = io.Discard
	played := make([]lab.Match, 0, l.many())
	if l.dir != "" {
		file, err := l.resume(s, name, &played)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		keep = file
	}
	if err := l.playRest(sh, s, keep, &played); err != nil {
		return nil, err
	}
	if l.dir != "" {
		if err := inOrder(filepath.Join(l.dir, name+"matches.jsonl")); err != nil {
			return nil, err
		}
	}
	slices.SortFunc(played, func(a, b lab.Match) int { return a.Number - b.Number })
	return played, nil
}

// playRest plays the matches that are missing, on all cores.
func (l *laboratory) playRest(sh *Shell, s *lab.Study, keep io.Writer, played *[]lab.Match) error {
	there := map[int]bool{}
	for i := range *played {
		there[(*played)[i].Number] = true
	}
	stop, release := sh.Interrupt()
	defer release()
	p := sh.progress(true)
	defer p.clear()
	of := s.StopBy(func() bool { return stop.Err() != nil })
	done := l.onAllCores(of, func(n int) bool { return !there[n] && stop.Err() == nil })
	var failed error
	var broke lab.Breaks
	began, here := sh.Elapsed(), 0
	for waiting, stopping := true, stop.Done(); waiting; {
		if stopping != nil && stop.Err() != nil {
			stopping = nil
			p.clear()
			fmt.Fprintln(sh.Err, "Stopping.")
		}
		select {
		case <-stopping:
		case o, more := <-done:
			waiting = more
			if !more || errors.Is(o.err, lab.ErrStopped) {
				break
			}
			if broke.Count(o.err) {
				break
			}
			if o.err == nil {
				o.err = json.NewEncoder(keep).Encode(o.match)
			}
			if o.err != nil {
				failed = errors.Join(failed, o.err)
				break
			}
			*played = append(*played, o.match)
			if here++; here == forecastAfter {
				p.clear()
				fmt.Fprint(sh.Err, forecast(here, (1+l.sides)*l.many()-len(there), sh.Elapsed()-began, "matches"))
			}
			p.show(len(*played), l.many(), "matches")
		}
	}
	if failed == nil && stop.Err() != nil {
		p.clear()
		fmt.Fprintf(sh.Err, "Stopped after %d of %d matches.\n", len(*played), l.many())
		return exit(statusStopped)
	}
	if failed == nil && broke.Matches > 0 {
		p.clear()
		return l.leaveOut(sh, &broke, len(*played))
	}
	return failed
}

// leaveOut says how many matches broke. With none left there is nothing to report.
func (l *laboratory) leaveOut(sh *Shell, broke *lab.Breaks, left int) error {
	fmt.Fprintf(sh.Err, "tablekeeper: %d of %d matches broke an invariant and are left out; %s\n", broke.Matches, l.many(), broke.First())
	if l.broken = true; left == 0 {
		return exit(statusFault)
	}
	return nil
}

// onAllCores plays the matches that are wanted when their turn comes, and closes the channel after the last one.
func (l *laboratory) onAllCores(of lab.Study, wanted func(n int) bool) <-chan outcome {
	numbers, done := make(chan int), make(chan outcome)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for n := range numbers {
				m, _, err := of.Play(n)
				done <- outcome{m, err}
			}
		})
	}
	go func() {
		defer close(numbers)
		for n := range l.numbers() {
			if wanted(n) {
				numbers <- n
			}
		}
	}()
	go func() { workers.Wait(); close(done) }()
	return done
}

// outcome is a match that a worker has played.
type outcome struct {
	match lab.Match
	err   error
}

// title is a study as people read it.
func (l *laboratory) title() string {
	title := l.Game.Title + ", played by " + strings.ReplaceAll(l.players, ",", ", ")
	if l.players == "" {
		title = l.Game.Title + ", played by chance"
	}
	if changed := slices.Concat(l.Options, l.Numbers); len(changed) > 0 {
		title += " with " + strings.Join(changed, ", ")
	}
	return title
}

// write prints the report and writes it into the folder.
func (l *laboratory) write(sh *Shell, all *labReport) error {
	var text, page bytes.Buffer
	all.Text(&text, l.title())
	compared := l.compared(all)
	for _, c := range compared {
		c.Text(&text, c.Without, c.With)
	}
	if all.Levels != nil {
		all.Levels.Text(&text)
	}
	asJSON, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	if err := all.Page(&page, l.title(), compared...); err != nil {
		return err
	}
	if l.dir != "" {
		if err := l.writeOdd(all.Report, ""); err != nil {
			return err
		}
	}
	return l.hand(sh, text.Bytes(), asJSON, page.Bytes())
}

// compared is what other rules change.
func (l *laboratory) compared(all *labReport) (list []lab.Compared) {
	if all.Difference != nil {
		list = append(list, lab.Compared{Without: l.without(), With: strings.Join(l.against, ", "), Difference: all.Difference})
	}
	for i := range all.Varied {
		v := &all.Varied[i]
		list = append(list, lab.Compared{Without: v.usual, With: v.Number, Difference: &v.Difference})
	}
	return list
}

// without names the house rules that --against replaces.
func (l *laboratory) without() string {
	var names []string
	for _, option := range l.against {
		name, _, _ := strings.Cut(option, "=")
		names = append(names, name+" as usual")
	}
	return strings.Join(names, ", ")
}

// writeOdd plays the matches worth a look once more and writes them for the app to open.
func (l *laboratory) writeOdd(r *lab.Report, name string) error {
	for _, o := range r.Odd {
		_, text, err := l.Play(o.Number)
		if err != nil {
			return err
		}
		if err := writeFile(filepath.Join(l.dir, fmt.Sprintf("%s%s-%05d.table", name, l.Game.Key, o.Number)), text); err != nil {
			return err
		}
	}
	return nil
}
