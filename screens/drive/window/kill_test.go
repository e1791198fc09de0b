//go:build window

package window

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/stage"
)

var (
	kills = flag.Int("kills", usualKills, "how often the app is killed")
	seed  = flag.Uint64("seed", uint64(time.Now().UnixNano()), "of the random moments and taps")
)

// usualKills is how often the app is killed in ordinary runs.
const usualKills = 6

// longestLife is the time after the start of the process within which it is killed. Its window opens after some tenths of
// a second and the timer is shown within a second; from then on it is tapped.
const longestLife = 4 * time.Second

// atTheTimer is where a death matters.
const atTheTimer = "at the timer"

// untilItMatters kills as often as was asked for. Where the machine was so slow that no life came far enough to matter, it
// goes on, with lives that are so many times longer; what it starts for that does not count.
func untilItMatters(display *stage.Display, kill func(longer time.Duration) (mattered bool)) {
	mattered, starts := false, 0
	for longer := time.Duration(1); longer == 1 || !mattered && longer <= 8; longer *= 2 {
		for range *kills {
			mattered = kill(longer)
		}
		if longer == 1 {
			starts = display.Starts
		}
	}
	display.Starts = starts
}

// campaign is a timer whose battery is lost again and again.
type campaign struct {
	t       *testing.T
	random  *rand.Rand
	display *stage.Display
	home    string
	size    image.Point

	kept    stage.Journal // what was found after the latest death
	acts    acts          // what was seen to be done up to now
	paused  bool          // the timer is, by the latest that was seen
	reached int           // how many players have reached their plan
	deaths  map[string]int
	torn    int // deaths in the midst of a record
}

// acts counts what people do, by the word of its record.
type acts map[string]int

// TestKilledAtRandomMoments kills the app and starts it again while people tap. What was seen to be done once is never
// lost, nothing is invented, the events are those of the seed, and the time is always the table's.
func TestKilledAtRandomMoments(t *testing.T) {
	t.Logf("%d kills, seed %d", *kills, *seed)
	e := &campaign{
		t: t, random: rand.New(rand.NewPCG(*seed, 0)), display: newDisplay(t), home: t.TempDir(), size: sizes[0],
		acts: acts{}, deaths: map[string]int{},
	}
	// The events come from a twentieth of the time on, and it must not run out.
	options := fmt.Sprintf(`{"players": 6, "length": "own", "minutes": %d, "chance": 100, "ground": "dark"}`,
		min(60, max(5, *kills/5)))
	require.NoError(t, os.WriteFile(filepath.Join(e.home, "options.json"), []byte(options), 0o600))
	first := open(t, e.display, raced, e.home, e.size)
	require.NoError(t, first.Tap("Timer", "Start the timer"))
	await(t, first, "start", 1)
	first.Kill()

	untilItMatters(e.display, func(longer time.Duration) bool {
		e.live(longer * time.Duration(e.random.Int64N(int64(longestLife))))
		e.examine()
		return e.deaths[atTheTimer] > 0
	})
	require.Positive(t, e.deaths[atTheTimer], "nothing was killed while it mattered: %v", e.deaths)

	last := open(t, e.display, raced, e.home, e.size)
	require.NoError(t, last.Tap("Continue: Rising Tides"))
	require.NoError(t, last.Alike())
	if e.paused {
		require.NoError(t, last.Tap("Resume"))
	}
	awaitColour(t, e.display, last)
	t.Logf("killed %v, %d times in the midst of a record; seen and kept: %v; events: %d", e.deaths, e.torn, e.acts,
		e.kept.Count("came"))
}

// live is one life of the app, which is killed so long after its start.
func (e *campaign) live(length time.Duration) {
	e.t.Helper()
	moment := "before its window was open"
	var app *stage.App
	session, err := e.display.GoUntil(raced, e.home, e.size.X, e.size.Y, func(a *stage.App) {
		app = a
		time.AfterFunc(length, a.Kill)
	})
	if err == nil {
		moment = "on Home"
		defer session.Kill()
		if err = session.Tap("Continue: Rising Tides"); err == nil {
			err = session.Alike()
		}
		for err == nil && session.Runs() {
			moment = atTheTimer
			err = e.act(session)
		}
	}
	if err != nil {
		require.ErrorIs(e.t, err, stage.ErrEnded)
	}
	app.Kill() // and wait until it is gone
	unharmed(e.t, app)
	e.deaths[moment]++
}

// act is something that people do at the timer. It is counted once it was seen to be done.
func (e *campaign) act(session *stage.Session) error {
	switch e.random.IntN(5) {
	case 0:
		return session.Tap("Events", "Back")
	case 1:
		if e.reached < 4 { // with the fifth of six the game is over
			return e.do(session, "reach", func() { e.reached++ }, "Plan reached", "Player "+string(rune('A'+e.reached)))
		}
	}
	if e.paused {
		return e.do(session, "continue", func() { e.paused = false }, "Resume")
	}
	return e.do(session, "pause", func() { e.paused = true }, "Pause")
}

// do taps and waits until it is seen to be done: on the screen where that shows a change, else on the disk.
func (e *campaign) do(session *stage.Session, word string, done func(), labels ...string) error {
	if err := session.Tap(labels...); err != nil {
		return err
	}
	seen := func() (bool, error) {
		journal, err := session.Journal()
		return journal.Count(word) > e.acts[word], err
	}
	if word != "reach" && e.random.IntN(2) == 0 {
		seen = func() (bool, error) {
			want := pausedShade()
			if word == "continue" { // a window that is being drawn has neither colour
				view, err := session.View()
				if err != nil {
					return false, err
				}
				want = color.NRGBA(view.Colour)
			}
			shown, err := session.EventShown()
			return !shown && near(shade(e.t, e.display, session), want), err
		}
	}
	err := stage.Await(stage.Timeout, "no "+word, func() bool {
		ok, err := seen()
		require.NoError(e.t, err)
		return ok || !session.Runs()
	})
	if err == nil && !session.Runs() {
		return stage.ErrEnded
	}
	if err == nil {
		e.acts[word]++
		done()
	}
	return err
}

// examine looks at what is kept after a death.
func (e *campaign) examine() {
	e.t.Helper()
	journal, err := stage.ReadJournal(e.home)
	require.NoError(e.t, err)
	if _, damage := journal.Texts(); damage != nil {
		require.Truef(e.t, damage.Torn, "more than the last line is damaged: %+v", *damage)
		e.torn++
		journal = journal[:damage.Offset]
	}
	require.Truef(e.t, len(journal) >= len(e.kept) && string(journal[:len(e.kept)]) == string(e.kept),
		"what was kept before has changed:\n%s\nnow:\n%s", e.kept, journal)
	e.kept = journal

	// Each life has one tap under way at most when it ends, whose record may be kept without having been seen.
	more := 0
	for _, word := range []string{"pause", "continue", "reach"} {
		n := journal.Count(word)
		require.GreaterOrEqualf(e.t, n, e.acts[word], "a %s that was seen is lost:\n%s", word, journal)
		more += n - e.acts[word]
		e.acts[word] = n
	}
	require.LessOrEqualf(e.t, more, 1, "nobody did all that:\n%s", journal)
	e.paused, e.reached = e.acts["pause"] > e.acts["continue"], e.acts["reach"]

	lines, err := journal.Lines()
	require.NoError(e.t, err)
	e.sameState(lines)
}

// sameState compares what the project's code makes of the journal with what follows from it by hand.
func (e *campaign) sameState(lines []stage.Line) {
	e.t.Helper()
	sameTimes(e.t, lines)
	now := clock.Device()
	view, err := e.kept.View(now)
	require.NoError(e.t, err)
	require.Equal(e.t, stage.Ran(lines, now.Steady), view.Elapsed, "the table's clock went on")
	require.Len(e.t, view.Finished, e.reached)

	planned, err := e.kept.Planned(view.Elapsed)
	require.NoError(e.t, err)
	var came []stage.Coming
	for _, h := range view.All {
		if h.What == tide.EventCame {
			came = append(came, stage.Coming{At: h.At, Event: h.Event.String()})
		}
	}
	require.Equal(e.t, planned, came, "the events are those of the seed, as if nobody had ever killed it")
	for _, line := range lines {
		if line.Word == "came" {
			require.Contains(e.t, planned, stage.Coming{At: line.Elapsed, Event: line.Rest[0]})
		}
	}
}
