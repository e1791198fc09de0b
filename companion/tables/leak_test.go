package tables_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
)

var leakMatches = flag.Int("leaks", 4, "how many matches of each game with hidden cards are searched for leaks")

// TestSeatsSeeNothingMore plays each match twice: both differ only in what one seat must
// not know. That seat is sent the same bytes, but for seals, which tell nothing. On the lines of
// all seats go as many frames, and they are as long: who sees only these learns no card, not even
// on the line of the seat that holds it.
func TestSeatsSeeNothingMore(t *testing.T) {
	for _, game := range shelf.Games() {
		table, err := game.Open(headers(game, game.MinSeats, func(int) int { return 0 }), nil)
		require.NoError(t, err)
		if !fairness.Hides(table) {
			continue
		}
		hidden, differed, sent := 0, 0, 0
		for seed := range *leakMatches {
			t.Run(fmt.Sprintf("%s/%d", game.Key, seed), func(t *testing.T) {
				s := newScript(t, game, uint64(seed))
				s.write(90)
				one, frames := s.run(0)
				other, others := s.run(1)
				require.Equal(t, frames, others)
				require.Equal(t, len(one), len(other))
				for i := range one {
					require.Equal(t, one[i], other[i], "message %d to seat %d", i, s.seat)
					sent += len(one[i])
				}
				hidden += s.hidden
				differed += s.differed
			})
		}
		// In Raid Trade hands are dealt from decks that the app never saw: it draws none.
		require.Equal(t, hidden > 0, differed > 0, "%s: nothing hidden was different", game.Key)
		t.Logf("%s: %d of %d hidden cards differed, %d bytes were the same", game.Key, differed, hidden, sent)
	}
}

// script is a match that is played twice.
type script struct {
	t        *testing.T
	rand     *rand.Rand
	game     *rules.Game
	seed     uint64
	headers  *rules.Transcript
	seat     int // that must not know; 0: a device without a seat
	public   rules.Table
	open     [2]rules.Table
	steps    []scriptStep
	drawn    []int // numbers of the draws before each entry
	seeds    [2]map[int]chance.Seed
	hidden   int // cards
	differed int
}

type scriptStep struct {
	seat        int
	words, verb string // a move, or the verb of a draw; neither: undo
	tries       string // what the seat that must not know tries before
}

func newScript(t *testing.T, game *rules.Game, seed uint64) *script {
	s := &script{t: t, rand: rand.New(rand.NewPCG(seed, 5)), game: game, seed: seed}
	seats := game.MinSeats + int(seed)%(game.MaxSeats-game.MinSeats+1)
	s.headers = headers(game, seats, s.rand.IntN)
	s.seat = int(seed) % (seats + 1)
	table, err := game.Open(s.headers, nil)
	require.NoError(t, err)
	s.public, s.open = table, [2]rules.Table{table.Fork(), table.Fork()}
	s.seeds = [2]map[int]chance.Seed{{}, {}}
	s.drawn = []int{0}
	return s
}

// write finds moves that both matches allow, until so many are there.
func (s *script) write(most int) {
	for len(s.steps) < most && !s.public.Over() {
		step := scriptStep{tries: s.try()}
		if len(s.drawn) > 1 && s.rand.IntN(12) == 0 {
			for _, t := range []rules.Table{s.public, s.open[0], s.open[1]} {
				t.Undo()
			}
			s.drawn = s.drawn[:len(s.drawn)-1]
			s.steps = append(s.steps, step)
			continue
		}
		if !s.advance(&step) {
			return
		}
		s.steps = append(s.steps, step)
	}
}

// advance adds a move by chance; it reports whether there is one that both allow.
func (s *script) advance(step *scriptStep) bool {
	list := s.public.Legal(nil)
	weight := func(a rules.Act) int { // hidden cards come up often
		if hidden, ok := s.public.Hide(a); ok && hidden != a {
			return 5 * s.public.RandomWeight(a)
		}
		return s.public.RandomWeight(a)
	}
	for range 60 {
		a := rules.Choose(list, weight, s.rand.IntN)
		step.seat = a.Seat
		cases, of := rules.Cases(s.open[0], a.Seat, a.Verb)
		others, also := rules.Cases(s.open[1], a.Seat, a.Verb)
		require.Equal(s.t, of > 0, also > 0, "whether the app can draw tells of hidden cards")
		if of > 0 {
			if s.draw(a, cases, others, [2]int{of, also}) {
				step.verb = s.public.Verb(a)
				return true
			}
			continue
		}
		if hidden, ok := s.public.Hide(a); ok && s.public.Judge(hidden) == "" {
			a = hidden
		}
		if s.open[0].Judge(a) == "" && s.open[1].Judge(a) == "" {
			s.enter(a, a, a, 0)
			step.words = s.public.Notation(a)
			return true
		}
	}
	return false
}

// draw draws in both matches: the same where everybody or the seat sees the card.
func (s *script) draw(a rules.Act, cases, others []rules.Act, of [2]int) bool {
	number := s.drawn[len(s.drawn)-1] + 1
	lists := [2][]rules.Act{cases, others}
	var faces [2]rules.Act
	for i := range faces {
		if seed, ok := s.seeds[i][number]; ok {
			faces[i] = s.pick(i, lists[i], seed, number, of[i])
			continue
		}
		faces[i] = lists[i][s.rand.IntN(len(lists[i]))]
	}
	shown, private := s.public.Hide(faces[0])
	private = private && s.public.Judge(shown) == ""
	if _, lies := s.open[0].Down(a.Seat); lies && !private && !slices.Equal(cases, others) {
		return false // what lies face down would be shown
	}
	if !private && !s.openDraw(number, of[0], lists, &faces) {
		return false
	}
	if _, ok := s.seeds[1][number]; !ok && (a.Seat == s.seat || !s.sameHand(faces)) {
		faces[1] = faces[0]
	}
	if s.open[1].Ways(faces[1]) == 0 || s.open[1].Judge(faces[1]) != "" || !s.sameHand(faces) ||
		(!private || a.Seat == s.seat) && faces[0] != faces[1] {
		return false
	}
	for i := range faces {
		for k := 0; s.seeds[i][number] == (chance.Seed{}) || s.pick(i, lists[i], s.seeds[i][number], number, of[i]) != faces[i]; k++ {
			s.seeds[i][number] = chance.SeedFrom(fmt.Sprint(s.seed, i, number, k))
		}
	}
	if !private {
		shown = faces[0]
	}
	if private {
		s.hidden++
	}
	if faces[0] != faces[1] {
		s.differed++
	}
	s.enter(shown, faces[0], faces[1], 1)
	return true
}

// openDraw is what everybody sees: its odds tell nothing of hidden cards, or the numbers
// beside it in the log would. A draw that was hidden before it was undone has other seeds in
// both; it is open only where they give the same number, because the log tells that too.
func (s *script) openDraw(number, of int, lists [2][]rules.Act, faces *[2]rules.Act) bool {
	if _, ok := s.seeds[0][number]; !ok {
		seed := chance.SeedFrom(fmt.Sprint(s.seed, number))
		s.seeds[0][number], s.seeds[1][number] = seed, seed
	}
	for i := range faces {
		faces[i] = s.pick(i, lists[i], s.seeds[i][number], number, of)
	}
	require.Equal(s.t, lists[0], lists[1])
	for _, a := range lists[0] {
		require.Equal(s.t, s.open[0].Ways(a), s.open[1].Ways(a), "the odds of an open draw depend on hidden cards: %s", s.public.Notation(a))
	}
	return value(s.seeds[0][number], number, of) == value(s.seeds[1][number], number, of)
}

// value is the number that a seed gives a draw.
func value(seed chance.Seed, number, of int) int {
	return chance.New(seed.Branch(number)).Below(of)
}

// pick is the case that a seed gives.
func (s *script) pick(i int, list []rules.Act, seed chance.Seed, number, of int) rules.Act {
	left := value(seed, number, of)
	for _, a := range list {
		if left -= s.open[i].Ways(a); left < 0 {
			return a
		}
	}
	panic("no case")
}

// sameHand reports whether the seat that must not know holds the same in both matches
// after these draws.
func (s *script) sameHand(faces [2]rules.Act) bool {
	if s.seat == tables.Everybody {
		return true
	}
	one, other := s.open[0].Fork(), s.open[1].Fork()
	if one.PlayDown(faces[0]) != "" || other.PlayDown(faces[1]) != "" || one.Hand(s.seat) != other.Hand(s.seat) {
		return false
	}
	down, _ := one.Down(s.seat)
	same, _ := other.Down(s.seat)
	return down == same
}

func (s *script) enter(a, one, other rules.Act, draws int) {
	require.Empty(s.t, s.public.Play(a))
	for i, face := range []rules.Act{one, other} {
		play := s.open[i].Play
		if face != a {
			play = s.open[i].PlayDown
		}
		require.Empty(s.t, play(face))
	}
	s.drawn = append(s.drawn, s.drawn[len(s.drawn)-1]+draws)
}

// try is a move that the seat tries and that must be answered alike: it is refused by
// what everybody knows, by its own hand, or because others would have to tell.
func (s *script) try() string {
	if s.seat == tables.Everybody {
		return ""
	}
	forms := s.public.Forms()
	for range 20 {
		f := forms[s.rand.IntN(len(forms))]
		words := f.Name
		for _, v := range f.Words {
			first, last := v.Range()
			words += " " + v.Word(first+s.rand.IntN(last-first+1))
		}
		a, err := s.public.Read(fmt.Sprintf("%d: %s", s.seat, words))
		if err == nil && s.public.Judge(a) != "" {
			return words
		}
	}
	return ""
}

// seals are what differs between any two seeds: the hash of a seed, and the checksum of the
// log that it stands in. Neither is worked out from anything else that is hidden.
var seals = regexp.MustCompile(`[0-9a-f]{64}|"c":"[0-9a-f]+"`)

// run plays the script as one of the two matches; it gives all that was sent to the seat, and the lengths of the frames on all
// lines.
func (s *script) run(which int) (sent, frames []string) {
	t := s.t
	w := &world{t: t, rand: rand.New(rand.NewPCG(s.seed, 23)), store: journal.Memory(), looks: true}
	m, report, err := w.library().Import(s.imported(which), "Friday", nil)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.NoError(t, m.Hands().SetPrivate(true))
	require.NoError(t, m.Chance().SetDraws(true))
	w.match, w.id = m, m.ID()
	w.start()
	for range s.public.Seats() {
		w.newPhone()
	}
	watcher := w.newPhone()
	w.sit()
	if s.seat > 0 {
		watcher = w.guests[s.seat-1]
	}
	frame := func(way string, g *phone, data []byte) {
		frames = append(frames, fmt.Sprint(slices.Index(w.guests, g), way, channel.Sealed(len(data))))
	}
	w.asks = func(g *phone, data []byte) { frame(" asks ", g, data) }
	w.tell = func(g *phone, data []byte) {
		if w.match.Table().Over() {
			return // now everybody is shown the seeds, and all cards with them
		}
		frame(" hears ", g, data)
		if strings.HasPrefix(string(data), `{"answer"`) {
			require.Less(t, len(data), channel.Step, "an answer takes one step, whatever it is")
		}
		for _, seed := range s.seeds[which] {
			require.NotContains(t, string(data), seed.String())
		}
		if g == watcher {
			sent = append(sent, seals.ReplaceAllString(string(data), "(seal)"))
		}
	}
	for i, step := range s.steps {
		if step.tries != "" {
			w.say(watcher, step.tries)
		}
		before := w.match.Log().Revision()
		s.make(w, step)
		w.step(time.Second)
		require.Equal(t, before+1, w.match.Log().Revision(), "step %d: %v", i, step)
	}
	return sent, frames
}

// make makes a step on the device of its seat.
func (s *script) make(w *world, step scriptStep) {
	switch {
	case step.words == "" && step.verb == "":
		require.NoError(s.t, w.match.Undo())
	case step.seat > 0:
		w.ownStep(w.guests[step.seat-1], step)
		return
	case step.verb != "":
		_, err := w.match.Draw(0, w.form(step.verb, 0))
		require.NoError(s.t, err)
	default:
		a, err := w.match.Table().Read("table: " + step.words)
		require.NoError(s.t, err)
		require.NoError(s.t, w.match.Play(a, matches.Entered))
	}
	w.carry(w.host.Changed())
}

// form is a verb with a name with which the app can draw.
func (w *world) form(name string, seat int) int {
	for _, f := range w.match.Table().Forms() {
		if f.Name == name && w.match.Cases(seat, f.Verb) > 0 {
			return f.Verb
		}
	}
	return -1
}

func (w *world) ownStep(g *phone, step scriptStep) {
	answer := func(err error) { require.NoError(w.t, err, "%v", step) }
	if step.verb != "" {
		g.Draw(step.seat, w.form(step.verb, step.seat), answer)
	} else {
		a, err := g.Match().Table().Read(fmt.Sprintf("%d: %s", step.seat, step.words))
		require.NoError(w.t, err)
		g.Play(a, answer)
	}
	w.fetch(g)
}

// say lets a guest try a move.
func (w *world) say(g *phone, words string) {
	a, err := g.Match().Table().Read(fmt.Sprintf("%d: %s", g.Seat(), words))
	require.NoError(w.t, err)
	g.Play(a, func(err error) { require.Error(w.t, err) })
	w.fetch(g)
	w.step(time.Second)
}

// imported is the beginning of a match whose draws are known.
func (s *script) imported(which int) []byte {
	t := &rules.Transcript{Headers: append([]rules.Header(nil), s.headers.Headers...)}
	t.Add("Chance", chance.Version)
	for _, key := range []string{"Commitment", "Seed"} {
		for n := 1; s.seeds[which][n] != (chance.Seed{}); n++ {
			text := s.seeds[which][n].String()
			if key == "Commitment" {
				text = s.seeds[which][n].Commitment()
			}
			if n > 1 {
				text += fmt.Sprintf(" from draw %d", n)
			}
			t.Add(key, text)
		}
	}
	first, ok := s.seeds[which][1]
	if !ok {
		return t.AppendHeaders(nil)
	}
	t.Add("Digest", "")
	file := t.AppendHeaders(nil)
	mac := hmac.New(sha256.New, first[:])
	for line := range strings.Lines(strings.TrimSpace(string(file)) + "\n") {
		mac.Write([]byte(line))
	}
	return []byte(strings.Replace(string(file), `[Digest ""]`, fmt.Sprintf("[Digest %q]", hex.EncodeToString(mac.Sum(nil))), 1))
}

// TestFistsStayClosed lets everybody bid twice, with other bids of the others each time: until all have opened their promises nobody
// can tell the two apart.
func TestFistsStayClosed(t *testing.T) {
	for _, key := range []string{"duck-dealer", "atrades"} {
		game, _ := shelf.Find(key)
		rounds, differed := 0, 0
		for seed := range *leakMatches {
			t.Run(fmt.Sprintf("%s/%d", key, seed), func(t *testing.T) {
				one, bids := closedBids(t, game, uint64(seed), 0)
				two, others := closedBids(t, game, uint64(seed), 1)
				require.Equal(t, one, two)
				if len(bids) == 0 {
					return // nobody bids in this match
				}
				require.NotEmpty(t, one)
				rounds++
				if !slices.Equal(bids, others) {
					differed++
				}
			})
		}
		require.Positive(t, differed, "%s: no bids differed", key)
		t.Logf("%s: the bids of %d of %d rounds differed", key, differed, rounds)
	}
}

// closedBids is what a seat is sent while it keeps its own fist closed, and what all bid: the others choose by which of two matches
// it is.
func closedBids(t *testing.T, game *rules.Game, seed uint64, which int) (sent, bids []string) {
	moves, own := rand.New(rand.NewPCG(seed, 29)), rand.New(rand.NewPCG(seed, 31+uint64(which)))
	seats := max(3, game.MinSeats)
	w := newWorld(t, seed, headers(game, seats, moves.IntN), matches.Settings{}, seats)
	w.sit()
	for rounds := 1 + int(seed%3); ; {
		table := w.match.Table()
		if table.Over() || len(table.Log()) > 200 {
			return nil, nil
		}
		if len(table.Sealed()) > 1 {
			if rounds--; rounds == 0 {
				break
			}
		}
		require.NoError(t, w.match.Play(rules.Choose(table.Legal(nil), table.RandomWeight, moves.IntN), matches.Entered))
		w.carry(w.host.Changed())
	}
	w.settle()
	sealed := w.match.Table().Sealed()
	last := sealed[int(seed)%len(sealed)]
	watcher := w.guests[last-1]
	w.tell = func(g *phone, data []byte) {
		if g == watcher {
			sent = append(sent, seals.ReplaceAllString(string(data), "(seal)"))
		}
	}
	before := w.match.Log().Revision()
	later := w.match.Table().Fork()
	for _, seat := range sealed { // where one bids after the other, each as if it were its turn
		list := w.own(later, seat)
		a := rules.Choose(list, later.RandomWeight, own.IntN)
		if seat == last {
			a = list[0]
		}
		bids = append(bids, later.Notation(a))
		require.Empty(t, later.Play(a))
	}
	for i, seat := range sealed {
		if seat != last {
			require.NoError(t, w.guests[seat-1].Bid(bids[i]))
			w.fetch(w.guests[seat-1])
			w.step(time.Second)
		}
	}
	require.NoError(t, watcher.Bid(bids[slices.Index(sealed, last)]))
	w.fetch(watcher)
	for _, p := range w.packets { // its promise goes out; what it shows is lost
		if !strings.Contains(string(p.data), `"show"`) {
			w.bring(p)
		}
	}
	w.packets = nil
	require.Equal(t, before, w.match.Log().Revision())
	return sent, bids
}
