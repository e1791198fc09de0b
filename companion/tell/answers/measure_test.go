package answers

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

var (
	questionsFolder = flag.String("questions", "", "a folder of GAME.jsonl: questions with their right answers, to be measured")
	onlyGame        = flag.String("only", "", "the key of the one game to be measured")
	showWrong       = flag.Bool("wrong", false, "show every question that is answered wrong")
)

// sample is a question with its right answer, a line of GAME.jsonl.
type sample struct {
	ID     string   `json:"id"`
	Ask    []string `json:"ask"`
	Answer Verdict  `json:"answer"`
	Rules  []string `json:"rules"`
	Says   string   `json:"says"`
	// Negated are the wordings that are put the other way round: their literal answer is the opposite.
	Negated []int `json:"negated"`
	// Matter is what is answered; where it is known, claims that deny it are put the other way round.
	Matter string `json:"matter"`
}

// worded is the question in one of its wordings, with the literal answer to it.
func (s *sample) worded(i int) *sample {
	one := *s
	if slices.Contains(s.Negated, i) || s.Matter != "" && denies(s.Ask[i], s.Matter) {
		one.Answer = s.Answer.opposite()
	}
	return &one
}

// right reports whether an answer counts as right, told or not.
func (s *sample) right(a Answer) bool {
	if a.ruled != "" {
		a.Verdict = a.ruled
	}
	if a.Literal() != s.Answer {
		return false
	}
	return s.Answer == Silent || slices.ContainsFunc(a.Rules[:min(3, len(a.Rules))], func(id string) bool { return slices.Contains(s.Rules, id) })
}

// readSamples reads the questions of a game; none where the folder has no such file.
func readSamples(t *testing.T, folder string, game *rules.Game) []*sample {
	file, err := os.Open(filepath.Join(folder, game.Key+".jsonl"))
	if os.IsNotExist(err) {
		return nil
	}
	require.NoError(t, err)
	defer file.Close()
	var all []*sample
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		s := &sample{}
		require.NoError(t, json.Unmarshal(lines.Bytes(), s))
		all = append(all, s)
	}
	require.NoError(t, lines.Err())
	return all
}

// figures are what is measured of a game.
type figures struct {
	asked, first, two, shown, three, sure, wrongSure, silent, silentRight int
	time                                                                  time.Duration
}

func (f *figures) String() string {
	percent := func(n, of int) float64 { return 100 * float64(n) / float64(max(1, of)) }
	return fmt.Sprintf("%4d asked, right first %5.1f%%, on a card %5.1f%%, among three %5.1f%%, two cards %4.1f%%, certain %5.1f%%, wrong yes or no certain %4.1f%%, silent right %5.1f%%, %.2f ms each",
		f.asked, percent(f.first, f.asked), percent(f.shown, f.asked), percent(f.three, f.asked), percent(f.two, f.asked), percent(f.sure, f.asked), percent(f.wrongSure, f.asked),
		percent(f.silentRight, f.silent), float64(f.time.Microseconds())/1000/float64(max(1, f.asked)))
}

// take counts one question, and reports whether one of the cards that are shown is right.
func (f *figures) take(s *sample, got []Answer) (shown bool) {
	f.asked++
	ok := s.right(got[0])
	if ok {
		f.first++
	}
	other := OtherReading(got)
	if other != nil {
		f.two++
	}
	if shown = ok || other != nil && s.right(*other); shown {
		f.shown++
	}
	if slices.ContainsFunc(got[:min(3, len(got))], s.right) {
		f.three++
	}
	if got[0].Certain {
		f.sure++
	}
	if got[0].Certain && got[0].Literal() != s.Answer && (got[0].Verdict == Yes || got[0].Verdict == No) {
		f.wrongSure++
	}
	if s.Answer == Silent {
		f.silent++
		if ok {
			f.silentRight++
		}
	}
	return shown
}

// TestMeasure measures the answers to questions of a folder:
//
//	go test ./companion/tell/answers -run Measure -v -questions FOLDER [-libraries FOLDER] [-wrong]
func TestMeasure(t *testing.T) {
	if *questionsFolder == "" {
		return
	}
	for _, game := range shelf.Games() {
		if *onlyGame != "" && *onlyGame != game.Key {
			continue
		}
		desk, err := readDesk(asBefore(game))
		require.NoError(t, err)
		f := &figures{}
		for _, s := range readSamples(t, *questionsFolder, game) {
			for i, words := range s.Ask {
				s := s.worded(i)
				begun := time.Now()
				got := desk.Ask(words, nil)
				f.time += time.Since(begun)
				f.take(s, got)
				if *showWrong && !s.right(got[0]) {
					t.Logf("%s: %s\n\twanted %s %v, %s\n\tgot    %s %v %s\n%s", s.ID, words, s.Answer, s.Rules, s.Says, got[0].Literal(), got[0].Rules, got[0].Says, near(desk, s, words))
				}
			}
		}
		t.Logf("%-12s %s", game.Key, f)
	}
}

// near says which questions of the library came nearest, and where the first right one stands.
func near(d *Desk, s *sample, words string) string {
	text, right := "", false
	for i, c := range d.rank(d.words.read(words)) {
		r := c.ruling
		if r == nil {
			r = &unsaid
		}
		ok := s.right(Answer{Verdict: r.Verdict, Rules: r.Rules})
		if (i < 2 || ok && !right) && c.entry != nil {
			text += fmt.Sprintf("\t%2d %.2f %s %s %v\n", i+1, c.share, c.entry.Wordings[0], r.Verdict, r.Rules)
		}
		right = right || ok
	}
	return text
}
