package tables_test

import (
	"errors"
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// hear collects everything that is told to a device.
func (w *world) hear(g *phone) *strings.Builder {
	heard := &strings.Builder{}
	w.tell = func(to *phone, data []byte) {
		if to == g {
			heard.Write(data)
			heard.WriteByte('\n')
		}
	}
	return heard
}

// claims lets a device ask for a seat, and gives the answer.
func (w *world) claims(g *phone, seat int) (answer error) {
	w.t.Helper()
	answer = errors.New("no answer")
	g.Claim(seat, func(err error) { answer = err })
	w.fetch(g)
	w.moment()
	return answer
}

// drawnHand is a table at which Anna has a hidden hand.
func drawnHand(t *testing.T, key string) *world {
	t.Helper()
	game, ok := shelf.Find(key)
	require.True(t, ok)
	w := newWorld(t, 1, headers(game, game.MinSeats, func(int) int { return 0 }), matches.Settings{Draws: true, Private: true}, game.MinSeats)
	w.looks = true
	w.start()
	w.sit()
	if key == "rising-tides" {
		for _, g := range w.guests {
			_ = w.try(g, "nation ?")
			w.moment()
		}
		w.guests[0].Draw(1, w.form("draw", 1), func(err error) { require.NoError(t, err) })
		w.fetch(w.guests[0])
		w.moment()
	}
	_, has := w.match.Hands().Of(1)
	require.True(t, has)
	return w
}

// TestAWatcherReadsNoHandOfAFreeSeat claims every seat that has lost its device, over and over, as a device that has the word and
// nothing else: it is shown no hand, sits nowhere, and everybody sees that it asks.
func TestAWatcherReadsNoHandOfAFreeSeat(t *testing.T) {
	for _, key := range []string{"rising-tides", "raid-trade"} {
		t.Run(key, func(t *testing.T) {
			w := drawnHand(t, key)
			thief := w.newPhone()
			w.settle()
			heard := w.hear(thief)
			w.carry(w.host.FreeSeat(1))
			w.guests[1].Leave(nil)
			w.fetch(w.guests[1])
			w.moment()
			for range 3 {
				for seat := 1; seat <= 2; seat++ {
					require.ErrorContains(t, w.claims(thief, seat), "The host is asked")
					require.Zero(t, thief.Seat())
					require.Equal(t, seat, thief.You().Asks)
					require.Equal(t, thief.You().Mark, w.guests[1].Seats()[seat-1].Wish.Mark)
				}
				thief.Leave(nil)
				w.fetch(thief)
				w.moment()
			}
			require.NotContains(t, heard.String(), `"hand"`)
			wish := w.host.Seats()[1].Wish
			_, out := w.host.HandOver(wish.ID, false)
			w.carry(out)
			w.moment()
			require.Equal(t, 2, thief.You().Refused)
			require.Zero(t, thief.You().Asks)
			require.NotContains(t, heard.String(), `"hand"`)
		})
	}
}

// TestASeatAtTheHostsDeviceIsAskedFor plays a match that somebody at the host's device plays for two seats: a device with the word
// takes none of them once play has begun, nor one that has closed its fist there.
func TestASeatAtTheHostsDeviceIsAskedFor(t *testing.T) {
	w := seated(t, "raid-trade", 2, 0, matches.Settings{})
	w.host = tables.NewHost(w.match, tables.Options{Name: "Anna's table", Program: "test", Spectators: true, Secret: w.secret})
	early, late := w.newPhone(), w.newPhone()
	w.settle()
	require.NoError(t, w.claims(early, 2), "who sits down before play is not asked about")
	early.Leave(nil)
	w.fetch(early)
	w.moment()
	require.NoError(t, w.match.Play(read(t, w, "Anna: roll 4"), matches.Entered))
	w.carry(w.host.Changed())
	for seat := 1; seat <= 2; seat++ {
		require.ErrorContains(t, w.claims(late, seat), "The host is asked")
	}
	w.giveAll()
	require.Equal(t, 2, late.Seat())

	w = seated(t, "duck-dealer", 3, 2, matches.Settings{})
	out, err := w.hostBid(3, "bid 3")
	require.NoError(t, err)
	w.carry(out)
	require.ErrorContains(t, w.claims(w.newSettled(), 3), "The host is asked")
	require.Contains(t, w.bids().In, 3, "the fist stays closed")
}

// newSettled is one more device at the table.
func (w *world) newSettled() *phone {
	g := w.newPhone()
	w.settle()
	return g
}

// TestSittingDownIsInTheLog finds everybody who sat down and stood up in the log of every device and in the export, by the mark that
// the device shows.
func TestSittingDownIsInTheLog(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna, ben := w.guests[0], w.guests[1]
	other := w.newSettled()
	_ = w.claims(other, 1)
	anna.Give(anna.Seats()[0].Wish.ID, true, nil)
	w.fetch(anna)
	w.moment()
	w.carry(w.host.FreeSeat(1))
	require.NoError(t, w.claims(other, 1))
	require.ErrorContains(t, w.claims(other, 2), "plays on another device")
	_, out := w.host.HandOver(w.host.Seats()[1].Wish.ID, true)
	w.carry(out)
	w.moment()
	other.Leave(nil)
	w.fetch(other)
	w.moment()
	a, b, o := anna.You().Mark, ben.You().Mark, other.You().Mark
	require.Len(t, strings.Fields(o), 2)
	require.NotEqual(t, a, b)
	var notes []string
	for _, l := range w.match.Log().Lines() {
		notes = append(notes, l.Text)
	}
	require.Equal(t, []string{
		fmt.Sprintf("Anna sits down at the device %q.", a),
		fmt.Sprintf("Ben sits down at the device %q.", b),
		fmt.Sprintf("Anna gives their seat to the device %q.", o),
		fmt.Sprintf("The host takes Anna's seat from the device %q.", o),
		fmt.Sprintf("Anna sits down at the device %q.", o),
		fmt.Sprintf("Anna stands up from the device %q.", o),
		fmt.Sprintf("The host gives Ben's seat to the device %q.", o),
		fmt.Sprintf("Ben stands up from the device %q.", o),
	}, notes)
	require.NoError(t, w.claims(ben, 2))
	for _, note := range notes {
		require.Contains(t, ben.Log(), note)
		require.Contains(t, string(w.match.Export()), note)
	}
	kept := o
	w.kill()
	w.settle()
	require.Equal(t, kept, other.You().Mark, "a device has its mark again after a start of the program")
}

// TestUndoWaitsForWhoSleeps lets one device try to take back what others did while they sleep: it waits, until they are back and
// agree, or the host decides for each of them in the open.
func TestUndoWaitsForWhoSleeps(t *testing.T) {
	w := seated(t, "rising-tides", 4, 4, matches.Settings{Draws: true, Private: true})
	for _, g := range w.guests {
		_ = w.try(g, "nation ?")
		w.moment()
	}
	for range 3 {
		g := w.guests[w.match.Table().ToMove()[0]-1]
		g.Draw(g.Seat(), w.form("draw", g.Seat()), func(err error) { require.NoError(t, err) })
		w.fetch(g)
		w.moment()
	}
	before := w.match.Log().Revision()
	thief := w.guests[3]
	for _, g := range w.guests[:3] {
		w.cut(g)
		g.back = w.now + time.Hour
	}
	w.moment()
	for range 19 {
		thief.Undo(nil)
		w.fetch(thief)
		w.moment()
	}
	require.Equal(t, before, w.match.Log().Revision())
	p, ok := thief.Asked()
	require.True(t, ok)
	require.Equal(t, []int{1, 2, 3}, p.Awaited)
	require.Equal(t, []int{1, 2, 3}, p.Away)
	for seat := 1; seat <= 3; seat++ {
		require.Equal(t, before, w.match.Log().Revision())
		answer, out := w.host.Decide(p.ID, seat, true)
		require.True(t, answer.OK)
		w.carry(out)
	}
	w.moment()
	require.Equal(t, before+1, w.match.Log().Revision(), "one entry")
	for _, name := range []string{"Anna", "Ben", "Cleo"} {
		require.Contains(t, thief.Log(), "The host agrees for "+name+", who isn't connected, to take back: ")
	}
	thief.Undo(nil)
	w.fetch(thief)
	w.moment()
	p, _ = thief.Asked()
	w.guests[0].back = 0
	for range 3 {
		w.moment()
	}
	answer, _ := w.host.Decide(p.ID, 1, true)
	require.Contains(t, answer.Why, "is here, and answers")
	w.guests[0].Vote(p.ID, false, nil)
	w.fetch(w.guests[0])
	w.moment()
	require.Equal(t, before+1, w.match.Log().Revision())
}

// TestAYesBelongsToItsQuestion asks for one entry and, before the yes comes, for three at the same revision; it answers for others, and
// with questions of before: nothing but what was agreed on is taken back.
func TestAYesBelongsToItsQuestion(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna, ben := w.guests[0], w.guests[1]
	for len(w.match.Table().Log()) < 12 {
		require.NoError(t, w.match.Play(w.match.Table().Legal(nil)[0], matches.Entered))
	}
	for many, last := 0, 0; many < 3; { // three of one seat at the end
		legal := w.match.Table().Legal(nil)
		act := legal[w.rand.IntN(len(legal))]
		if many++; act.Seat != last {
			many, last = 1, act.Seat
		}
		require.NoError(t, w.match.Play(act, matches.Entered))
	}
	w.carry(w.host.Changed())
	w.moment()
	before := w.match.Log().Revision()
	anna.Undo(nil)
	w.fetch(anna)
	w.moment()
	p, ok := ben.Asked()
	require.True(t, ok)
	ben.Vote(p.ID, true, func(err error) { require.ErrorContains(t, err, "Nobody asks you now") })
	anna.UndoMany(3, func(err error) { require.NoError(t, err) }) // it is another question before the yes is there
	w.fetch(anna)
	w.moment()
	w.fetch(ben)
	w.moment()
	require.Equal(t, before, w.match.Log().Revision())
	again, _ := ben.Asked()
	require.NotEqual(t, p.ID, again.ID)
	require.Contains(t, ben.answer(w, `{"do":"undo","id":"mine","r":`+fmt.Sprint(before)+`}`), "Somebody is asking already")
	for _, forged := range []string{p.ID, "", "x"} {
		ask := fmt.Sprintf(`{"do":"vote","id":"v%s","q":%q,"yes":true,"r":%d}`, forged, forged, before)
		require.Contains(t, ben.answer(w, ask), "Nobody asks you now")
		require.Contains(t, anna.answer(w, ask), "Nobody asks you now", "nobody agrees with the own wish for others")
	}
	require.Equal(t, before, w.match.Log().Revision())
	ben.Vote(again.ID, true, nil)
	w.fetch(ben)
	w.moment()
	require.Equal(t, before+3, w.match.Log().Revision())
}

// TestASeatGoesToWhoWasSeen lets a watcher ask for a seat just before the yes to another device comes: the yes is for that device alone.
func TestASeatGoesToWhoWasSeen(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna := w.guests[0]
	fresh, thief := w.newPhone(), w.newPhone()
	w.settle()
	require.ErrorContains(t, w.claims(fresh, 1), "plays on another device")
	first := anna.Seats()[0].Wish
	require.Equal(t, fresh.You().Mark, first.Mark)
	require.ErrorContains(t, w.claims(thief, 1), "Somebody is asking for this seat already")
	require.Equal(t, first, anna.Seats()[0].Wish, "the question stays the same")
	require.Contains(t, thief.answer(w, fmt.Sprintf(`{"do":"give","id":"1","q":%q,"yes":true}`, first.ID)), "Take a seat first")
	require.Contains(t, w.guests[1].answer(w, fmt.Sprintf(`{"do":"give","id":"1","q":%q,"yes":true}`, first.ID)), "Nobody asks you now")

	w.cut(fresh) // it goes, and the watcher's question takes its place on the screen
	w.moment()
	second := anna.Seats()[0].Wish
	require.Equal(t, thief.You().Mark, second.Mark)
	anna.Give(first.ID, true, func(err error) { require.ErrorContains(t, err, "Nobody asks you now") })
	w.fetch(anna)
	w.moment()
	answer, _ := w.host.HandOver(first.ID, true)
	require.False(t, answer.OK)
	require.Equal(t, 1, anna.Seat())
	anna.Give(second.ID, false, nil)
	w.fetch(anna)
	w.settle()
	third := anna.Seats()[0].Wish
	require.Equal(t, first, third, "who has come back asks again by itself: the same device for the same seat")
	_ = w.claims(thief, 1)
	anna.Give(third.ID, true, nil)
	w.fetch(anna)
	w.moment()
	require.Equal(t, []int{0, 1, 0}, []int{anna.Seat(), fresh.Seat(), thief.Seat()})
	require.Nil(t, fresh.Seats()[0].Wish, "who asked before the seat was given asks anew")
}

// full is a store of which the disk can be full.
type full struct {
	journal.Store
	now bool
}

func (s *full) Append(name string, size int, line []byte) error {
	if s.now {
		_ = s.Store.Append(name, size, line[:len(line)/2])
		return syscall.ENOSPC
	}
	return s.Store.Append(name, size, line)
}

// TestWhatIsNotOnTheDiskIsSaidToEverybody plays on a full disk: each answer and each device say that it isn't kept, for as long as that
// is so and no longer; the host tries again by itself; and what was not said to be unkept is there after a kill.
func TestWhatIsNotOnTheDiskIsSaidToEverybody(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	disk := &full{Store: journal.Memory()}
	w := &world{t: t, rand: newRand(3), store: disk, looks: true}
	m, err := w.library().Create(headers(game, 2, func(int) int { return 0 }), "Friday", matches.Settings{})
	require.NoError(t, err)
	w.match, w.id = m, m.ID()
	w.start()
	for range 3 {
		w.newPhone()
	}
	w.sit()
	answers := func() (kept, unkept int) {
		for range 4 {
			t := w.match.Table()
			a := t.Legal(nil)[0]
			g := w.guests[t.ToMove()[0]-1]
			data := g.answer(w, fmt.Sprintf(`{"do":"act","id":"%d","r":%d,"w":%q}`, w.match.Log().Revision(), w.match.Log().Revision(), t.Notation(a)))
			require.Contains(w.t, data, `"ok":true`)
			if strings.Contains(data, `"unkept":true`) {
				unkept++
			} else {
				kept++
			}
		}
		w.moment()
		return kept, unkept
	}
	kept, unkept := answers()
	require.Equal(t, []int{4, 0}, []int{kept, unkept})
	disk.now = true
	kept, unkept = answers()
	require.Equal(t, []int{0, 4}, []int{kept, unkept})
	for _, g := range w.guests {
		require.True(t, g.Unkept(), "who looks on too")
	}
	w.settle()
	require.True(t, w.guests[1].Unkept(), "it is not said once: it stays")
	disk.now = false
	w.settle()
	for _, g := range w.guests {
		require.False(t, g.Unkept(), "the host has tried again, and nobody moved")
	}
	disk.now = true
	answers()
	w.kill()
	disk.now = false
	w.settle()
	require.Equal(t, 8, w.match.Log().Revision(), "what was said to be kept")
	require.Equal(t, w.match.Log().Revision(), w.guests[0].Revision())
	require.False(t, w.guests[0].Unkept())
}

// TestAnErrorBecomesASentence hands the host errors of other code: an empty one, one that begins with a letter of more than one byte.
func TestAnErrorBecomesASentence(t *testing.T) {
	w := seated(t, "raid-trade", 2, 0, matches.Settings{})
	said := errors.New("")
	w.host = tables.NewHost(w.match, tables.Options{Name: "x", Program: "test", Secret: w.secret, Timed: func(int, string) error { return said }})
	g := w.newSettled()
	require.NoError(t, w.claims(g, 1))
	for i, c := range [][2]string{{"", "This can't be done."}, {"éteint", "Éteint."}, {"жук", "Жук."}, {"\xff", "."}} {
		said = errors.New(c[0])
		require.Contains(t, g.answer(w, fmt.Sprintf(`{"do":"timer","id":"t%d","w":"x"}`, i)), c[1])
	}
}

// TestNobodyFillsTheLog sits down and stands up as often as a line may ask: the log, which is for good, holds a few of them.
func TestNobodyFillsTheLog(t *testing.T) {
	w := seated(t, "raid-trade", 2, 0, matches.Settings{})
	g := w.newSettled()
	for i := range 400 {
		_ = w.claims(g, 1+i%2)
		g.Leave(nil)
		w.fetch(g)
		w.step(100 * time.Millisecond)
	}
	require.Less(t, w.match.Log().Count(), 20)
}
