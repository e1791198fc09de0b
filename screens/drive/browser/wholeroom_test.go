//go:build browser

package browser

import (
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// wholeMatch is a match that is played to its end, or until all have closed their fists: by chance with the seed of a short match, where the host throws and draws into
// hands that only their players see; or as it was written down, where people throw and draw.
type wholeMatch struct {
	game    string
	seed    uint64
	options []string
	written string // a transcript; "": chance plays
	middle  int    // how many moves are made when it is looked at for the first time
	fists   bool   // it is left when fists were closed after that
}

// wholeMatches are those that are played: with a map, draws, cards and bids that all close at the same time. soak plays them to their ends.
var wholeMatches = []wholeMatch{{game: "atrades", seed: 343, middle: 8, fists: true}}

// TestAHostWindowAndThreePhones plays matches that a window keeps: each move is made on the phone of its seat, and
// all close their fists at the same time where bids are sealed. Where two play, the third phone looks on. A game that deals hidden hands
// isn't among them: its seats are given at the window, and what is asked over a line is not in the window's twin.
func TestAHostWindowAndThreePhones(t *testing.T) {
	for _, m := range wholeMatches {
		t.Run(m.game, m.play)
	}
}

// headers begin the match; behind them stand the moves, where they are written down.
func (m wholeMatch) headers(t *testing.T) *rules.Transcript {
	t.Helper()
	if m.written != "" {
		data, err := os.ReadFile(m.written)
		require.NoError(t, err)
		written, err := rules.ReadTranscript(data)
		require.NoError(t, err)
		return written
	}
	game, ok := shelf.Find(m.game)
	require.True(t, ok)
	headers := &rules.Transcript{}
	headers.Add("Game", m.game)
	for _, name := range tableNames[:min(len(tableNames), game.MaxSeats)] {
		headers.Add("Seat", name)
	}
	for _, option := range m.options {
		headers.Add("Option", option)
	}
	return headers
}

// play plays the match on phones.
func (m wholeMatch) play(t *testing.T) {
	p := m.sitDown(t)
	began, looked := time.Now(), false
	for closed := false; !p.ahead.Table().Over() && !(closed && m.fists && looked); {
		next := p.ahead.next(t)
		p.do(next)
		closed = closed || next.fists
		if !looked && p.ahead.Log().Count() >= m.middle {
			looked = true
			p.look("meanwhile")
		}
	}
	t.Logf("%d moves in %v", p.ahead.Log().Count(), time.Since(began).Round(time.Second))
	p.ends()
	if p.ahead.Table().Over() {
		counts(t, "matches", 1) // has no line: soak plays to the end
	}
}

// playing is a match on a window and phones.
type playing struct {
	t       *testing.T
	game    string
	home    string // the folder of the window
	file    string // the journal of the match
	display *stage.Display
	window  *stage.Session
	phones  []*visit // of seat 1 first
	ahead   *rehearsal
}

// sitDown opens the match in a window and takes its seats on phones.
func (m wholeMatch) sitDown(t *testing.T) *playing {
	p := &playing{t: t, game: m.game, home: t.TempDir()}
	headers, own := m.headers(t), matches.Settings{Draws: true, Private: true, Setup: true}
	if m.written != "" {
		own = matches.Settings{}
	}
	word := keepOpen(t, p.home, headers, own, chance.Seeds(fmt.Sprint("whole ", m.seed)))
	files, err := filepath.Glob(filepath.Join(p.home, "*.match"))
	require.NoError(t, err)
	require.Len(t, files, 1)
	p.file = files[0]
	p.ahead = &rehearsal{Match: p.kept(), random: rand.New(rand.NewPCG(m.seed, 1)), written: headers.Moves}
	p.display, err = stage.Open(1024, 768)
	require.NoError(t, err)
	t.Cleanup(p.display.Close)
	p.window, err = p.display.Go(program, p.home, 1024, 768)
	require.NoError(t, err)
	t.Cleanup(p.window.Kill)
	require.NoError(t, p.window.Tap("Go on: "))
	s := &server{address: fmt.Sprintf("http://localhost:%d/", portOf(t, p.home))}
	c := newBrowser(t)
	for i, name := range tableNames {
		if i < len(p.ahead.Table().Seats()) {
			p.phones = append(p.phones, sits(t, c, s, word, name))
		} else {
			p.phones = append(p.phones, looksOn(t, c, s, word, name))
			p.phones[i].opensLog(t) // nothing else names the latest move to who can't undo it
		}
		p.phones[i].Name = "room-" + m.game + "-" + name
	}
	return p
}

// kept is the match as it stands on the host's disk.
func (p *playing) kept() *matches.Match {
	p.t.Helper()
	m, report, err := stage.ReadMatch(p.home)
	require.NoError(p.t, err)
	require.Empty(p.t, report.Differs)
	return m
}

// lines are the moves of a match.
func lines(m *matches.Match) []string {
	var all []string
	for _, e := range m.Table().Log() {
		all = append(all, m.Table().Seats()[e.Seat-1]+": "+m.Table().Notation(e.Act))
	}
	return all
}

// rehearsal is a match that is played a step ahead of the phones, on a copy of what the host keeps: chance chooses the moves. What
// the host draws can't be told ahead, for the phones have mixed in: after a draw the copy is taken anew.
type rehearsal struct {
	*matches.Match
	random  *rand.Rand
	written []rules.Move // the moves that are left of those that were written down
}

// step is what comes next.
type step struct {
	acts  []rules.Act // one, or the bids of all who close their fists together
	fists bool
	draws bool // the host throws or draws with the verb of the move
}

// next chooses what comes next.
func (r *rehearsal) next(t *testing.T) step {
	t.Helper()
	table := r.Table()
	if len(r.written) > 0 {
		a, err := table.Read(r.written[0].Text)
		require.NoError(t, err)
		r.written = r.written[1:]
		return step{acts: []rules.Act{a}}
	}
	if seats := table.Sealed(); len(seats) > 0 {
		return step{acts: r.bids(table.Fork(), seats), fists: true}
	}
	list := table.Legal(nil)
	for range 10_000 {
		a := rules.Choose(list, table.RandomWeight, r.random.IntN)
		if draws := r.draws(a); draws || r.enters(a) {
			return step{acts: []rules.Act{a}, draws: draws}
		}
	}
	require.Fail(t, "nobody can move", "%v", lines(r.Match))
	return step{}
}

// draws reports whether the host throws or draws for a move.
func (r *rehearsal) draws(a rules.Act) bool {
	return r.Table().Reveals(a) && r.Cases(a.Seat, a.Verb) > 0
}

// enters reports whether a player can enter a move with the cards in hand, without asking another one.
func (r *rehearsal) enters(a rules.Act) bool {
	asks := r.Hands().Asks(a)
	return a.Seat > 0 && r.Hands().Holds(a) && (asks == 0 || asks == a.Seat)
}

// bids chooses a bid for each of the seats.
func (r *rehearsal) bids(table rules.Table, seats []int) (bids []rules.Act) {
	for _, seat := range seats {
		own := slices.DeleteFunc(table.Legal(nil), func(a rules.Act) bool { return a.Seat != seat })
		bids = append(bids, rules.Choose(own, table.RandomWeight, r.random.IntN))
		table.Play(bids[len(bids)-1])
	}
	return bids
}

// do makes a step ahead.
func (r *rehearsal) do(s step) error {
	if s.fists {
		return r.PlayTogether(s.acts)
	}
	return r.Play(s.acts[0], matches.Entered)
}

// do makes a step on the phones: each knows what was played before.
func (p *playing) do(s step) {
	p.t.Helper()
	table := p.ahead.Table().Fork()
	for _, a := range s.acts {
		p.shows(p.phones[a.Seat-1])
	}
	if s.draws {
		p.draws(p.phones[s.acts[0].Seat-1], p.latest())
		return
	}
	require.NoError(p.t, p.ahead.do(s), "%v", lines(p.ahead.Match))
	if s.fists {
		p.closes(table, s.acts)
	} else {
		p.types(table, s.acts[0])
	}
}

// latest is what was played last, as people say it.
func (p *playing) latest() string {
	if p.ahead.Log().Count() == 0 {
		return ""
	}
	return p.ahead.Log().Line(p.ahead.Log().Count()).Sentence
}

// shows waits until a phone shows what was played last.
func (p *playing) shows(v *visit) {
	p.t.Helper()
	v.comes(p.t, "the phone does not show: "+p.latest(), includes(p.latest()))
}

// read is the script of all that is read.
const read = `[...document.querySelectorAll("#mirror [data-node]")].map(e => e.localName + " " + (e.ariaLabel ?? e.textContent)).join("\n")`

// includes is the script that finds words in what is read, in large letters or small ones.
func includes(words string) string {
	return fmt.Sprintf(`%s.toLowerCase().includes(%q)`, read, strings.ToLower(words))
}

// soon waits for a condition of a page, at most so long. The page itself looks whenever it has changed.
func (v *visit) soon(condition string, most time.Duration) bool {
	return v.is(fmt.Sprintf(`new Promise(done => {
		const holds = () => Boolean(%s);
		if (holds()) return done(true);
		const over = yes => { watch.disconnect(); clearTimeout(late); done(yes) };
		const watch = new MutationObserver(() => holds() && over(true));
		const late = setTimeout(() => over(holds()), %d);
		watch.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
	})`, condition, most.Milliseconds()))
}

// comes waits for a condition of a page.
func (v *visit) comes(t *testing.T, what, condition string) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, what, func() bool { return v.soon(condition, 4*lostAfter) }), "%s\n%s\n%s", v.Name, v.lines(), v.Output())
}

// lostAfter is when a tap or a key that has come to nothing was lost. A page that draws on the processor is slow.
const (
	lostAfter  = 2 * time.Second
	enterAgain = 300 * time.Millisecond // Enter does nothing on a line that was read
)

// until tries something on a phone until the host has kept it, at most once in the time after which it is lost.
func (p *playing) until(v *visit, what string, before int64, lost time.Duration, try func() bool) {
	p.t.Helper()
	p.awaits(v, what, lost, try, func() bool {
		return p.size() > before && slices.Equal(lines(p.kept()), lines(p.ahead.Match))
	})
}

// awaits tries something on a phone until the host has done it, at most once in the time after which it is lost.
func (p *playing) awaits(v *visit, what string, lost time.Duration, try, done func() bool) {
	p.t.Helper()
	var tried time.Time
	require.NoError(p.t, stage.Await(timeout, "the host does not keep: "+what, func() bool {
		if done() {
			return true
		}
		if time.Since(tried) > lost && try() {
			tried = time.Now()
		}
		return false
	}), "%s\n%s\n%s\nkept: %q", v.Name, v.lines(), v.Output(), lines(p.kept()))
}

// size is how much the host has kept, in bytes.
func (p *playing) size() int64 {
	p.t.Helper()
	file, err := os.Stat(p.file)
	require.NoError(p.t, err)
	return file.Size()
}

// types types a move on the phone of its seat. What the page has taken is not typed again before it must be lost: the same move may be
// legal once more.
func (p *playing) types(table rules.Table, a rules.Act) {
	p.t.Helper()
	v, line := p.phones[a.Seat-1], table.Seats()[a.Seat-1]+": "+table.Notation(a)
	var entered time.Time
	p.until(v, line, p.size(), enterAgain, func() bool {
		if time.Since(entered) < 5*lostAfter && !v.is(fmt.Sprintf(`(%s)("input", "Type a move")?.value === %q`, find, line)) {
			return true
		}
		if !v.writes("Type a move", line) || v.key("Enter", 13) != nil {
			return false
		}
		entered = time.Now()
		return true
	})
	if v.is(`document.activeElement?.closest("#mirror")`) { // a cursor that blinks lets the page draw again and again
		_ = v.key("Escape", 27)
	}
}

// pulls pulls the dock up, where the line for a move is not there. It reports whether that line is.
func (v *visit) pulls() bool {
	line := fmt.Sprintf(`(%s)("input", "Type a move")`, find)
	return v.is("Boolean("+line+")") || v.clicks("All moves, the log and the players") && v.soon(line, lostAfter)
}

// writes writes into a field, unless that is there already. It reports whether it does.
func (v *visit) writes(name, text string) bool {
	if !v.pulls() {
		return false
	}
	script := fmt.Sprintf(`(() => { const at = (%s)("input:enabled", %q); at?.blur(); at?.focus(); at?.select(); return at?.value === %q ? "written" : at ? "there" : "" })()`, find, name, text)
	var state string
	if v.script(script, &state) != nil || state == "" {
		return false
	}
	return state == "written" || v.order("Input.insertText", map[string]any{"text": text}, nil) == nil
}

// draws lets the host throw or draw, by what the phone of a seat offers while it shows what was said last.
func (p *playing) draws(v *visit, said string) {
	p.t.Helper()
	script := fmt.Sprintf(`(() => {
		const all = [...document.querySelectorAll("#mirror [data-node]")], called = e => e.ariaLabel ?? e.textContent;
		if (!all.some(e => called(e).toLowerCase().includes(%q))) return false;
		const at = all.findLast(e => e.localName === "button" && !e.disabled &&
			(["Draw here", "Roll here", "Roll", "App rolls", "App draws"].includes(called(e)) || called(e).startsWith("Draw region") || called(e) === "Draw the regions"));
		at?.click();
		return at;
	})()`, strings.ToLower(said))
	before, count := p.size(), len(lines(p.ahead.Match))
	p.awaits(v, "a draw", lostAfter, func() bool { return v.is(script) }, func() bool {
		return p.size() > before && len(lines(p.kept())) > count
	})
	p.ahead.Match = p.kept()
}

// closes closes fists round bids. All have chosen before the first is closed, and nobody else sees a bid before all are.
func (p *playing) closes(table rules.Table, bids []rules.Act) {
	p.t.Helper()
	before, told := p.size(), map[*visit]string{}
	for _, a := range bids {
		v := p.phones[a.Seat-1]
		v.chooses(p.t, table, a)
		told[v] = v.lines()
	}
	p.ahead.random.Shuffle(len(bids), func(i, k int) { bids[i], bids[k] = bids[k], bids[i] })
	last := bids[len(bids)-1]
	for _, a := range bids[:len(bids)-1] {
		v, closed := p.phones[a.Seat-1], includes(table.Seats()[a.Seat-1]+". closed")
		require.NoError(p.t, stage.Await(timeout, "no fist is closed", func() bool {
			return v.soon(closed, 0) || v.closes() && v.soon(closed, lostAfter)
		}), "%s\n%s", v.Name, v.lines())
	}
	p.hides(table, bids, told)
	v := p.phones[last.Seat-1]
	p.until(v, "the bids", before, lostAfter, v.closes)
}

// hides makes sure that no phone shows of the bids of others more than who has closed a fist.
func (p *playing) hides(table rules.Table, bids []rules.Act, told map[*visit]string) {
	p.t.Helper()
	closed := func(seat int) string { return table.Seats()[seat-1] + ". closed" }
	last := bids[len(bids)-1].Seat
	for _, a := range bids {
		v := p.phones[a.Seat-1]
		for _, other := range bids {
			if other.Seat == last {
				continue
			}
			v.comes(p.t, "a fist is not shown as closed", includes(closed(other.Seat)))
			if said := table.Sentence(other); other.Seat != a.Seat {
				require.Equal(p.t, strings.Count(told[v], said), strings.Count(v.lines(), said), "%s: %s", v.Name, said)
			}
		}
	}
	v := p.phones[last-1] // its own fist is open: nothing else has changed on it
	require.Equal(p.t, strings.ReplaceAll(told[v], ". not yet", ". closed"), strings.ReplaceAll(v.lines(), ". not yet", ". closed"))
	require.NotContains(p.t, v.lines(), closed(last))
	require.Len(p.t, lines(p.kept()), len(table.Log()), "the host has kept a bid before all were in")
}

// chooses chooses a bid on a phone: by its key or by digits. What a tile would play at once, it types: no fist is to be closed yet.
func (v *visit) chooses(t *testing.T, table rules.Table, a rules.Act) {
	t.Helper()
	words := strings.Fields(table.Notation(a))
	number, line := words[len(words)-1], table.Seats()[a.Seat-1]+": "+table.Notation(a)
	require.NoError(t, stage.Await(timeout, "no bid can be chosen", v.pulls), "%s", v.lines())
	alone := !slices.ContainsFunc(table.Legal(nil), func(b rules.Act) bool { return b.Seat == a.Seat && b.Verb == a.Verb && b != a })
	if alone {
		require.NoError(t, stage.Await(timeout, line+" can't be typed", func() bool { return v.writes("Type a move", line) && v.soon(key(number), lostAfter) }), "%s", v.lines())
		return
	}
	const tile = `[...document.querySelectorAll("#mirror button:enabled")].find(e => (e.ariaLabel ?? e.textContent).startsWith("Bid. "))`
	require.NoError(t, stage.Await(timeout, "the tile of a bid stays", func() bool { // beside another tile it opens with a tap
		return !v.is("Boolean("+tile+")") || v.is("("+tile+").click(), false") || v.soon("!"+tile, lostAfter)
	}), "%s", v.lines())
	if !v.is(includes("\nbutton Take ")) {
		v.presses(t, number, fistKey)
		return
	}
	for i := range number {
		v.presses(t, string(number[i]), key("Take "+number[:i+1]))
	}
	v.presses(t, "Take "+number, fistKey)
}

// presses presses what is called exactly so, until that has come about.
func (v *visit) presses(t *testing.T, name, brings string) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, name+" brings nothing", func() bool {
		return v.clicks(name) && v.soon(brings, lostAfter)
	}), "%s\n%s", v.Name, v.lines())
}

// clicks presses what is called exactly so. It reports whether that is there.
func (v *visit) clicks(name string) bool {
	return v.is(fmt.Sprintf(`(() => { const at = %s; at?.click(); return at })()`, key(name)))
}

// key is the script that finds what is called exactly so, and can be pressed.
func key(name string) string {
	return fmt.Sprintf(`[...document.querySelectorAll("#mirror button:enabled")].findLast(e => (e.ariaLabel ?? e.textContent) === %q)`, name)
}

// fistKey is what closes the fist round a bid that is chosen.
var fistKey = key("Close the fist")

// closes closes the fist round the bid that is chosen or typed.
func (v *visit) closes() bool {
	return v.clicks("Close the fist") || v.key("Enter", 13) == nil
}

// look waits until all phones show what was played last, each with the cards that its player holds, and takes pictures of the window
// and of all phones at the same moment.
func (p *playing) look(name string) {
	p.t.Helper()
	for i, v := range p.phones {
		p.shows(v)
		if i >= len(p.ahead.Table().Seats()) {
			continue // it looks on
		}
		hand, _ := p.ahead.Hands().Of(i + 1)
		for _, card := range hand.Cards {
			v.comes(p.t, "a card of the hand is not shown", includes(card.Title))
		}
	}
	shots(p.t, p.display, p.phones, p.game+"-"+name)
}

// places is where the window shows at the end who has won, and the places of the others.
var places = image.Rect(100, 140, 552, 640)

// ends makes sure that all say that the match is over, if it is, and who has won it; and that the log of each phone is the host's, as
// everybody may see it.
func (p *playing) ends() {
	p.t.Helper()
	p.look("end")
	if p.ahead.Table().Over() {
		p.wins()
	}
	export := p.kept().Export()
	shown, err := matches.Show(shelf.Find, export)
	require.NoError(p.t, err)
	sat := regexp.MustCompile(`(?m)^# note: \w+ sits down at the device "[a-z ]+"\.\n|^\[Digest ".*"\]\n`) // the marks are the host's own
	require.Equal(p.t, sat.ReplaceAllString(string(p.ahead.Export()), ""), sat.ReplaceAllString(string(export), ""))
	for _, v := range p.phones {
		at := shown.Log().Count()
		for _, said := range v.log(p.t, at) {
			line := shown.Log().Line(at)
			if n := linesOf(said); n > 1 {
				for ; n > 0; n, at = n-1, at-1 {
					bid := shown.Log().Line(at)
					name := p.ahead.Table().Seats()[bid.Seat-1]
					require.Regexp(p.t, fmt.Sprintf(`\b%s (\d+|no bid)[,.]`, regexp.QuoteMeta(name)), said, v.Name)
				}
				continue
			}
			at--
			ends := strconv.Itoa(line.Move)
			if line.Move == 0 {
				ends = "Note"
			}
			require.Regexp(p.t, fmt.Sprintf(`^(?i)%s\.( Drawn by the app(, hidden)?\.)? %s$`, regexp.QuoteMeta(strings.TrimRight(line.Sentence, ".")), ends), said, v.Name)
		}
	}
	shots(p.t, p.display, p.phones, p.game+"-log")
}

// wins makes sure that all say who has won.
func (p *playing) wins() {
	p.t.Helper()
	table := p.ahead.Table()
	require.NoError(p.t, p.window.Follow("Matches", "Friday"))
	require.True(p.t, p.window.Tells("The game is over"), "%q", p.window.Labels())
	require.NoError(p.t, p.window.AlikeIn(places))
	for _, v := range p.phones {
		v.reads(p.t, "The game is over")
		for _, seat := range table.Ranking()[0] {
			won := `^h1 .*` + regexp.QuoteMeta(table.Seats()[seat-1]) + `.* wins?$`
			v.comes(p.t, "the winner is not named", fmt.Sprintf(`new RegExp(%q, "m").test(%s)`, won, read))
		}
	}
}

// logLine finds the lines of a log: they end with the numbers of the moves, or say that they are notes.
var logLine = regexp.MustCompile(`(?m)^button (.*\. (?:\d+|Note))$`)

// opensLog pulls the dock up and turns to the log.
func (v *visit) opensLog(t *testing.T) {
	t.Helper()
	if !v.is("Boolean(" + key("Close the sheet") + ")") {
		v.press(t, "All moves, the log and the players")
	}
	v.press(t, "Log")
}

// log is the log that a phone shows, the latest move first, once it shows all of so many lines.
func (v *visit) log(t *testing.T, count int) (all []string) {
	t.Helper()
	there := 0
	v.opensLog(t)
	require.NoError(t, stage.Await(timeout, "the log is not whole", func() bool {
		_ = v.clicks("Earlier moves")
		all = nil
		for _, found := range logLine.FindAllStringSubmatch(v.lines(), -1) {
			all = append(all, found[1])
		}
		there = 0
		for _, line := range all {
			there += linesOf(line)
		}
		return there >= count
	}), "%s", v.lines())
	require.Equal(t, count, there)
	return all
}

// openedBids are bids that were opened together, which are one row of the log.
var openedBids = regexp.MustCompile(`^All bids: ([^.]*)\. Opened together`)

// linesOf is how many lines of the log a row tells.
func linesOf(row string) int {
	if found := openedBids.FindStringSubmatch(row); found != nil {
		return strings.Count(found[1], ",") + 1
	}
	return 1
}
