//go:build browser && soak

package browser

import (
	"fmt"
	"image"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// evening is a match that `serve --match` keeps, on phones that are browsers of their own, and are worked by fingers alone.
type evening struct {
	*testing.T
	game     string
	folder   string
	server   *server
	word     string
	browsers []*chromium
	random   *rand.Rand
	phones   []*visit // of seat 1 first
	asleep   *visit   // nil: all are awake
	rate     int      // by which the processors of the phones are slowed
	bid      string   // that was closed on a phone which was loaded anew meanwhile, as it showed it; "": nobody has bid
	opened   bool     // all bids were shown on all phones, and pictures of that taken
	took     map[int]*times
}

// times are those from a tap to the picture, in ms, on the phone that was tapped and on the others; and how often a second a map is drawn
// that a finger drags.
type times struct {
	own, others []float64
	frames      float64
}

// seconds are milliseconds, as docs/speed.md says them.
func seconds(ms float64) string {
	if ms < 10_000 {
		return fmt.Sprintf("%.1f s", ms/1000)
	}
	return fmt.Sprintf("%.0f s", ms/1000)
}

// row is a row of the table in docs/speed.md.
func (t *times) row(name string) string {
	tell := func(all []float64) string {
		return seconds(median(all)) + " | " + seconds(slices.Max(append(all, 0)))
	}
	return fmt.Sprintf("| %s | %s | %s | %d | %.0f |\n", name, tell(t.own), tell(t.others), len(t.own), t.frames)
}

// The speeds of the phones: what is measured, is measured at both.
var rates = []int{1, 4}

// slowed is what the table in docs/speed.md says of a speed.
var slowed = map[int]string{1: "", 4: ", slowed to a quarter"}

// evenings are the games of an evening.
var evenings = []string{"traders", "raid-trade", "atrades"}

// movesOfAnEvening are as many as are played of each game.
const movesOfAnEvening = 15

// movesToBids are as many more as Atrades takes at most until all have bid in secret and shown it.
const movesToBids = 60

// TestAnEveningOfPhones plays the beginnings of three games on three phones, each a browser of its own, at a table without a window: one
// phone sleeps, one is loaded anew within a bid, somebody looks on late and gets a seat. It fails on what is shown, never on a time, and
// prints the times for docs/speed.md.
func TestAnEveningOfPhones(t *testing.T) {
	e := &evening{T: t}
	for range tableNames {
		e.browsers = append(e.browsers, ownBrowser(t, t.TempDir()))
	}
	rows := "| | Phone that was tapped, median | worst | The others, median | worst | Moves | A dragged map, frames a second |\n|---|---|---|---|---|---|---|\n"
	for _, game := range evenings {
		t.Run(game, func(t *testing.T) {
			e := *e
			e.T, e.game, e.took = t, game, map[int]*times{}
			for _, rate := range rates {
				e.took[rate] = &times{}
			}
			e.sitDown("")
			e.plays()
			for _, rate := range rates {
				rows += e.took[rate].row(e.kept().Table().Game().Title + slowed[rate])
			}
		})
	}
	fmt.Print(rows)
}

// TestATimerOnThreePhones starts the timer of a table without a window on one phone: all three show it, and beat.
func TestATimerOnThreePhones(t *testing.T) {
	e := &evening{T: t, game: "rising-tides"}
	for range tableNames {
		e.browsers = append(e.browsers, ownBrowser(t, t.TempDir()))
	}
	moves := "\n"
	for _, move := range []string{"nation ?", "draw ?", "draw ?"} {
		for _, name := range fourNames {
			moves += name + ": " + move + "\n"
		}
	}
	e.sitDown(moves)
	e.phones[1].touches(t, "Start the timer, or tell an event", "Start the timer. ")
	for _, v := range e.phones {
		v.reads(t, "The clock runs")
	}
	for _, v := range e.phones {
		require.NoError(t, stage.Await(timeout, "no beats", func() bool { return v.is("heard.beats >= 2") }), "%s", v.Name)
		require.NoError(t, v.save(*pictures, "timer"))
	}
}

// fourNames are those who play where three are too few: the last has no phone.
var fourNames = append(slices.Clone(tableNames), "Dora")

// sitDown opens a table for a game with moves that were made, and takes its seats by touch.
func (e *evening) sitDown(moves string) {
	e.folder, e.random = e.TempDir(), rand.New(rand.NewPCG(1, 2))
	transcript := fmt.Sprintf("[Game %q]\n", e.game)
	game, ok := shelf.Find(e.game)
	require.True(e, ok)
	seats := min(game.MaxSeats, len(tableNames))
	for _, name := range fourNames[:max(seats, game.MinSeats)] {
		transcript += fmt.Sprintf("[Seat %q]\n", name)
	}
	e.server, e.word = startTable(e.T, e.folder, transcript+moves)
	for i, name := range tableNames {
		v := e.comes(e.browsers[i], name)
		e.phones = append(e.phones, v)
		if i >= seats {
			v.touches(e.T, "Just watch")
			v.reads(e.T, "You are watching")
			continue
		}
		require.NoError(e, v.Scroll(image.Rect(0, 100, v.size.X, 640), 200)) // the third of four names lies half beneath the keys
		v.touches(e.T, name+". ", "Sit down as "+name)
		v.reads(e.T, "button "+pulledUp)
	}
}

// comes opens the table on a phone of its own.
func (e *evening) comes(c *chromium, name string) *visit {
	v := comes(e.T, c, e.server, e.word, name)
	v.Name = "evening-" + e.game + "-" + name
	e.Cleanup(func() { _ = v.order("Page.close", nil, nil) }) // what is left of one game takes nothing from the next
	v.watches(e.T)
	return v
}

// watching lets a page note when a finger was lifted, when it showed something else, all that it waited for, and whether bids were opened
// on it.
const watching = `(() => {
	const mirror = document.getElementById("mirror"), now = () => performance.timeOrigin + performance.now();
	globalThis.watched = {lifted: 0, shown: [], waits: [], opened: false};
	addEventListener("touchend", event => { watched.lifted = performance.timeOrigin + event.timeStamp }, {capture: true, passive: true});
	new MutationObserver(() => {
		watched.shown.push(now());
		const words = mirror.textContent;
		watched.waits.push(...words.match(/Waiting for [^.]*/g) ?? []);
		watched.opened ||= words.includes("All bids");
	}).observe(mirror, {childList: true, subtree: true, characterData: true, attributes: true});
	return true;
})()`

func (v *visit) watches(t *testing.T) {
	t.Helper()
	require.True(t, v.is(watching))
}

// button is something on a page that can be pressed.
type button struct {
	Name                     string
	Left, Top, Width, Height float64
}

func (b button) middle() image.Point { return image.Pt(int(b.Left+b.Width/2), int(b.Top+b.Height/2)) }

// buttons are all that can be pressed now and lie on the page.
func (v *visit) buttons() (all []button) {
	const script = `[...document.querySelectorAll("#mirror button:enabled[data-place]")].map(e => {
		const {left, top, width, height} = e.getBoundingClientRect();
		return {Name: e.textContent, Left: left, Top: top, Width: width, Height: height};
	})`
	_ = v.script(script, &all) // tried again
	return slices.DeleteFunc(all, func(b button) bool { return !b.middle().In(image.Rectangle{Max: v.size}) })
}

// touches touches what is called so, or else begins so, once it lies on the page and no guard against drumming thumbs does.
func (v *visit) touches(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		v.rests(t, 0)
		v.touch(t, name)
	}
}

// touch is touches, where nothing has changed.
func (v *visit) touch(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		require.NoError(t, stage.Await(timeout, name+" can't be touched", func() bool {
			all := v.buttons()
			at := slices.IndexFunc(all, func(b button) bool { return b.Name == name })
			if at < 0 {
				at = slices.IndexFunc(all, func(b button) bool { return strings.HasPrefix(b.Name, name) })
			}
			return at >= 0 && v.tap(all[at].middle()) == nil
		}), "%s\n%s", v.Name, v.lines())
	}
}

// rests waits until a page has shown something else after a moment, if there is one, and then the same for a while. It gives when it was
// that it did so first.
func (v *visit) rests(t *testing.T, since float64) (first float64) {
	t.Helper()
	script := fmt.Sprintf(`(() => {
		const {shown} = watched, last = shown.at(-1) ?? 0;
		return last >= %f && performance.timeOrigin + performance.now() - last > 1000 && (shown.find(at => at >= %[1]f) ?? -1);
	})()`, since)
	require.NoError(t, stage.Await(timeout, "the page does not show what was done, or never rests", func() bool {
		return v.script(script, &first) == nil && first != 0
	}), "%s\n%s", v.Name, v.lines())
	return first
}

// awake are the phones that don't sleep.
func (e *evening) awake() []*visit {
	return slices.DeleteFunc(slices.Clone(e.phones), func(v *visit) bool { return v == e.asleep })
}

// slows slows the processors of all phones.
func (e *evening) slows(rate int) {
	e.Helper()
	e.rate = rate
	for _, v := range e.phones {
		require.NoError(e, v.order("Emulation.setCPUThrottlingRate", map[string]any{"rate": rate}, nil))
	}
}

// plays plays a match by touch, with all that comes between.
func (e *evening) plays() {
	for n := range movesOfAnEvening {
		e.slows(rates[n%len(rates)])
		switch n {
		case 5:
			e.sleeps()
		case 6:
			e.wakes()
		case 10:
			e.handsOver()
		}
		e.move()
		e.hides()
	}
	for n := 0; e.game == "atrades" && !e.opened && n < movesToBids; n++ {
		e.move()
	}
	if e.mapped() {
		e.drags()
	}
	e.slows(1)
	e.forgets()
	if e.game == evenings[0] {
		e.opensAndCloses()
	}
	for _, v := range e.phones {
		require.NoError(e, v.save(*pictures, "end"))
	}
	if e.game == "atrades" {
		require.NotEmpty(e, e.bid, "nobody has bid")
		require.True(e, e.opened, "no bids were opened")
	}
}

// mapped reports whether the game is played on a map: the mats of Raid Trade are none.
func (e *evening) mapped() bool { return e.game != "raid-trade" }

// kept is the match as it stands on the disk of the table.
func (e *evening) kept() *matches.Match {
	e.Helper()
	m, report, err := stage.ReadMatch(e.folder)
	require.NoError(e, err)
	require.Empty(e, report.Differs)
	return m
}

// moved is how many moves the table has kept.
func (e *evening) moved() int { return len(e.kept().Table().Log()) }

// pages are what all phones show.
func (e *evening) pages() string {
	var all strings.Builder
	for _, v := range e.awake() {
		fmt.Fprintf(&all, "%s\n%s\n", v.Name, v.lines())
	}
	return all.String()
}

var (
	// aside is what leads away from the moves, takes them back, asks for what lies on a real table, shows another region, or is refused.
	aside = regexp.MustCompile(`^(Undo|Redo|More|Back|All moves, |Close the sheet|Ask|Rules|Your hand|Hand |Show |Put it away|See |We |Choose again|Start the timer|Take a seat)|Not possible now|\. \d+ free$`)
	// ends are the last taps of a move.
	ends = regexp.MustCompile(`^(Close the fist|Play this move)`)
)

// onMap names a point of a map that is touched where nothing else leads on.
const onMap = "a point of the map"

// keys are those of the dock of a phone: they lie under its grip. Where there are none, and it is that phone's turn, it is a point of its map
// by chance: one of those that it awaits is hit in time.
func (e *evening) keys(v *visit) []button {
	all := v.buttons()
	grip := slices.IndexFunc(all, func(b button) bool { return b.Name == pulledUp })
	if grip < 0 || strings.Contains(v.lines(), "p Waiting for ") { // the last cards of the piles can still be looked at
		return nil
	}
	keys := slices.DeleteFunc(all, func(b button) bool { return aside.MatchString(b.Name) || b.Top <= all[grip].Top })
	if len(keys) > 0 || !e.mapped() || !strings.Contains(v.lines(), "Your turn") { // the keys may come between two looks
		return keys
	}
	middle := v.middleOfMap(e.T)
	const reach = 120
	by := func() int { return e.random.IntN(2*reach) - reach }
	at := middle.Add(image.Pt(by(), by()))
	return []button{{Name: onMap, Left: float64(at.X), Top: float64(at.Y)}}
}

// chooses finds a phone and one of its keys: that which ends a move that was chosen, or else one by chance.
func (e *evening) chooses() (on *visit, key button) {
	e.Helper()
	require.NoError(e, stage.Await(timeout, "no phone offers a key", func() bool {
		for _, v := range e.awake() {
			all := e.keys(v)
			if len(all) == 0 {
				continue
			}
			on, key = v, all[e.random.IntN(len(all))]
			if at := slices.IndexFunc(all, func(b button) bool { return ends.MatchString(b.Name) }); at >= 0 {
				key = all[at]
			}
			return true
		}
		return false
	}), "%s", e.pages())
	return on, key
}

// missed is after how long without any change a finger has hit no place of a map.
const missed = 3 * time.Second

// tapsOfAMove are as many as a move takes at most.
const tapsOfAMove = 40

// move lets somebody make a move by what the docks offer. A key that does nothing, a tap that is lost and a phone that doesn't show what
// was played fail it.
func (e *evening) move() {
	e.Helper()
	before := e.moved()
	for range tapsOfAMove {
		for _, v := range e.awake() {
			v.rests(e.T, 0)
		}
		v, key := e.chooses()
		e.Logf("%s: %s", v.Name, key.Name)
		page := v.lines()
		seen := e.looks(key)
		require.NoError(e, v.tap(key.middle()))
		seen()
		shows := func(timeout time.Duration) error {
			return stage.Await(timeout, "a key does nothing: "+key.Name, func() bool { return v.lines() != page || e.moved() > before })
		}
		if key.Name == onMap && (shows(missed) != nil || e.moved() == before) {
			if !strings.Contains(v.lines(), "button "+pulledUp) { // what was hit has a page of its own
				v.touches(e.T, "Back")
			}
			continue // no place was hit, or what changed had been on its way
		}
		require.NoError(e, shows(timeout), "%s\n%s", v.Name, page)
		var lifted float64
		require.NoError(e, v.script("watched.lifted", &lifted))
		first := v.rests(e.T, lifted)
		if e.moved() > before {
			e.shown(v, lifted, first)
			return
		}
		if isFist(key) {
			e.closed(v)
		}
	}
	require.Fail(e, "no move comes", "%s", e.pages())
}

// shown takes the times of a move, and makes sure that all phones show it and none waits for its own seat.
func (e *evening) shown(tapped *visit, lifted, first float64) {
	e.Helper()
	took := e.took[e.rate]
	took.own = append(took.own, first-lifted)
	for i, v := range e.phones {
		if v == e.asleep {
			continue
		}
		if v != tapped {
			took.others = append(took.others, v.rests(e.T, lifted)-lifted)
		}
		var waits []string
		require.NoError(e, v.script("watched.waits", &waits))
		require.NotContains(e, waits, "Waiting for "+tableNames[i], "%s waits for its own seat", v.Name)
	}
	e.opens()
}

// isFist reports whether a key closes the fist round a bid.
func isFist(key button) bool {
	return strings.HasPrefix(key.Name, "Close the fist") || strings.HasPrefix(key.Name, "Bid ")
}

// looks takes a picture of each phone at the moment when it shows all bids, if the tap on a key may open them: that doesn't stay.
func (e *evening) looks(key button) (seen func()) {
	if e.opened || !isFist(key) {
		return func() {}
	}
	var all sync.WaitGroup
	for _, v := range e.awake() {
		all.Go(func() {
			if v.soon(includes("All bids"), 10*lostAfter) {
				_ = v.save(*pictures, "opened") // it is shown without a picture too
			}
		})
	}
	return all.Wait
}

// opens makes sure that all phones have shown all bids, once they were in.
func (e *evening) opens() {
	e.Helper()
	if e.opened || e.bid == "" {
		return
	}
	for _, v := range e.awake() {
		v.comes(e.T, "bids are not shown", "watched.opened")
	}
	e.opened = true
	m := e.kept()
	require.True(e, slices.ContainsFunc(m.Table().Log(), func(l rules.Entry) bool {
		return strings.EqualFold(m.Table().Sentence(l.Act), e.bid)
	}), "%s is not what was opened", e.bid)
}

// closed loads a phone anew that has closed its fist while others still bid: the bid is still there, and seen while somebody presses.
func (e *evening) closed(v *visit) {
	e.Helper()
	if e.bid != "" {
		return
	}
	v.reads(e.T, "See your bid")
	v.reload(e.T)
	v.watches(e.T)
	v.touches(e.T, "See your bid")
	require.NoError(e, v.save(*pictures, "hidden"))
	v.rests(e.T, 0)
	all := v.buttons()
	at := slices.IndexFunc(all, func(b button) bool { return strings.HasPrefix(b.Name, "Hidden. ") })
	require.GreaterOrEqual(e, at, 0, "%s", v.lines())
	require.NoError(e, v.finger("touchStart", all[at].middle()))
	v.reads(e.T, "Let go to hide")
	e.bid = regexp.MustCompile(`button (.*)\. Let go to hide`).FindStringSubmatch(v.lines())[1]
	require.NoError(e, v.save(*pictures, "held"))
	require.NoError(e, v.finger("touchEnd"))
	v.reads(e.T, "Hidden. ")
	require.NotContains(e, v.lines(), e.bid)
	v.touches(e.T, "Done")
	v.reads(e.T, "See your bid")
}

// sleeps lets a phone sleep whose turn it isn't, as the system does with a screen that is dark.
func (e *evening) sleeps() {
	e.Helper()
	turn, _ := e.chooses()
	e.asleep = e.phones[slices.IndexFunc(e.phones, func(v *visit) bool { return v != turn })]
	require.NoError(e, e.asleep.order("Page.setWebLifecycleState", map[string]any{"state": "frozen"}, nil))
}

// wakes wakes it up: it shows what was played meanwhile.
func (e *evening) wakes() {
	e.Helper()
	v := e.asleep
	require.NoError(e, v.order("Page.setWebLifecycleState", map[string]any{"state": "active"}, nil))
	e.asleep = nil
	e.tells(v)
}

// tells waits until the log of a phone tells each move that was made.
func (e *evening) tells(v *visit) {
	e.Helper()
	m := e.kept()
	v.touches(e.T, pulledUp, "Log")
	v.comes(e.T, "the latest move is not told", includes(m.Log().Line(m.Log().Count()).Sentence))
	if v.is("Boolean(" + key("Close the sheet") + ")") {
		v.touches(e.T, "Close the sheet")
	}
	v.reads(e.T, pulledUp)
}

// handsOver lets somebody look on late, who is then handed the seat of another phone.
func (e *evening) handsOver() {
	e.Helper()
	e.server.keeper.away.Store(true)
	defer e.server.keeper.away.Store(false)
	late := e.comes(e.browsers[2], "Dora")
	late.touches(e.T, "Just watch")
	late.reads(e.T, "You are watching")
	e.sees(late, 0)
	require.NoError(e, late.save(*pictures, "watches"))
	late.touches(e.T, "Take a seat")
	late.reads(e.T, "Who are you?")
	late.touches(e.T, "Ben. ", "Sit down as Ben")
	before := e.phones[1]
	before.touches(e.T, "Hand Ben's seat over")
	late.reads(e.T, "button "+pulledUp)
	before.reads(e.T, "You are watching")
	require.True(e, late.is("(watched.waits = [], true)")) // it did wait for Ben before it was his
	e.phones[1] = late
	e.slows(e.rate)
}

// hides makes sure that no phone shows a card that another seat holds hidden.
func (e *evening) hides() {
	e.Helper()
	for i, v := range e.phones {
		if v != e.asleep {
			e.sees(v, i+1)
		}
	}
}

// sees makes sure that the page of a seat, or of somebody who looks on, shows no card that only others hold.
func (e *evening) sees(v *visit, own int) {
	e.Helper()
	m, page := e.kept(), v.lines()
	mine, _ := m.Hands().Of(own)
	for seat := range m.Table().Seats() {
		hand, _ := m.Hands().Of(seat + 1)
		for _, card := range hand.Cards {
			held := slices.ContainsFunc(mine.Cards, func(c matches.Card) bool { return c.Word == card.Word })
			if seat+1 != own && !held {
				require.NotContains(e, page, card.Title, "%s sees the hand of %s", v.Name, tableNames[seat])
			}
		}
	}
}

// forgets waits until no phone tells any more what was settled.
func (e *evening) forgets() {
	e.Helper()
	for _, v := range e.phones {
		for _, words := range []string{"sits down", "The host is asked", "The table is asked", "You drew"} {
			require.NoError(e, stage.Await(timeout, "a notice stays: "+words, func() bool { return !strings.Contains(v.lines(), words) }), "%s\n%s", v.Name, v.lines())
		}
	}
}

// dragFor is how long a finger drags a map.
const dragFor = 3 * time.Second

// drags drags the map of a phone that was zoomed by two fingers, at each speed.
func (e *evening) drags() {
	e.Helper()
	v := e.phones[0]
	middle := v.middleOfMap(e.T)
	v.rests(e.T, 0)
	require.NoError(e, v.spread(middle))
	v.reads(e.T, "Show the whole board")
	for _, rate := range rates {
		e.slows(rate)
		require.True(e, v.is("(frames = 0, true)"))
		require.NoError(e, v.finger("touchStart", middle))
		began := time.Now()
		for n := 0; time.Since(began) < dragFor; n++ {
			const wide = 60 // pixels
			to := n % (2 * wide)
			require.NoError(e, v.finger("touchMove", middle.Add(image.Pt(min(to, 2*wide-to)-wide/2, 0))))
		}
		took := time.Since(began)
		require.NoError(e, v.finger("touchEnd"))
		var frames float64
		require.NoError(e, v.script("frames", &frames))
		require.Positive(e, frames, "the map doesn't follow the finger")
		e.took[rate].frames = frames / took.Seconds()
	}
	v.touches(e.T, "Show the whole board")
}

// tapsAtRest are as many as are made to see what they leave in memory.
const tapsAtRest = 300

// opensAndCloses opens and closes the sheet of a phone: each tap counts, and what the page holds in memory is told.
func (e *evening) opensAndCloses() {
	e.Helper()
	v, keys := e.phones[0], []string{pulledUp, "Close the sheet"}
	_, process := e.browsers[0].spent(e)
	before := resident(e, process)
	for n := range tapsAtRest {
		v.touch(e.T, keys[n%2])
		v.comes(e.T, "a tap is lost", "Boolean("+key(keys[1-n%2])+")")
	}
	fmt.Printf("A page holds %.0f MB, and after %d taps %.0f MB.\n", before, tapsAtRest, resident(e, process))
}
