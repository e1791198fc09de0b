package tables_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// TestASeatThatIsOpenTwiceIsTold lets a second device say that it is Anna's: everybody sees it as soon as both have spoken, Anna's own
// device too, the log has it once, and it is over with the second one. A device that has lost its line and comes back is not told of.
func TestASeatThatIsOpenTwiceIsTold(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna, ben := w.guests[0], w.guests[1]
	told := func() (twice []bool, lines int) {
		for _, seats := range [][]tables.Seat{anna.Seats(), ben.Seats(), w.host.Seats()} {
			twice = append(twice, seats[0].Twice)
			require.False(t, seats[1].Twice)
		}
		return twice, strings.Count(string(w.match.Export()), "open twice")
	}
	line := anna.line
	anna.line = 0 // the host doesn't know yet that this line is dead
	anna.Lost()
	w.settle()
	require.NotEqual(t, line, anna.line)
	twice, lines := told()
	require.Equal(t, []bool{false, false, false}, twice)
	require.Zero(t, lines)
	w.carry(w.host.Gone(line))

	second := &phone{device: anna.device}
	second.Guest = tables.NewGuest(tables.GuestOptions{Program: "test", Device: anna.device, Find: shelf.Find, Secret: w.secret})
	w.guests = append(w.guests, second)
	w.settle()
	require.Equal(t, 1, second.Seat())
	twice, lines = told()
	require.Equal(t, []bool{true, true, true}, twice)
	require.Equal(t, 1, lines)
	w.guests = w.guests[:2]
	w.carry(w.host.Gone(second.line))
	w.settle()
	twice, _ = told()
	require.Equal(t, []bool{false, false, false}, twice)
	w.guests = append(w.guests, second)
	second.line = 0
	second.Lost()
	w.settle()
	twice, lines = told()
	require.Equal(t, []bool{true, true, true}, twice)
	require.Equal(t, 1, lines, "the log is for good")
}

// TestASeatThatIsPlayedWhileItsDeviceSleepsIsTold lets Anna's device sleep while another one plays her seat by its name and goes: when
// hers wakes all devices are told, for a while, and the log has it. A device that is started anew is not told of.
func TestASeatThatIsPlayedWhileItsDeviceSleepsIsTold(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna, ben := w.guests[0], w.guests[1]
	told := func() (lines int) { return strings.Count(string(w.match.Export()), "open twice") }
	w.cut(anna)
	w.guests = []*phone{ben}
	start := func() *phone {
		p := &phone{device: anna.device}
		p.Guest = tables.NewGuest(tables.GuestOptions{Program: "test", Device: anna.device, Find: shelf.Find, Secret: w.secret})
		w.guests = append(w.guests, p)
		w.settle()
		require.Equal(t, 1, p.Seat())
		return p
	}
	thief := start()
	_ = w.try(thief, "roll 4")
	w.moment()
	require.Equal(t, 1, w.match.Log().Revision())
	w.cut(thief)
	w.guests = []*phone{ben, anna}
	w.settle()
	require.Equal(t, 1, told())
	for _, seats := range [][]tables.Seat{anna.Seats(), ben.Seats(), w.host.Seats()} {
		require.True(t, seats[0].Twice)
		require.False(t, seats[1].Twice)
	}
	w.step(time.Minute)
	w.settle()
	require.False(t, ben.Seats()[0].Twice)
	require.Equal(t, 1, told(), "the log is for good")

	w = seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna, ben = w.guests[0], w.guests[1]
	for range 3 {
		w.cut(anna)
		w.guests = []*phone{ben}
		anna = start()
	}
	w.cut(anna)
	w.settle()
	require.Equal(t, 1, anna.Seat())
	require.Zero(t, told())
}

// TestADeviceThatSleptReadsThatItsSeatIsTaken lets Anna's device sleep while the host gives her seat to another one, and while the host
// frees it: the log has it, and hers is told when it wakes, until it sits again.
func TestADeviceThatSleptReadsThatItsSeatIsTaken(t *testing.T) {
	for _, gives := range []bool{true, false} {
		w := seated(t, "raid-trade", 2, 2, matches.Settings{})
		anna, other := w.guests[0], w.newPhone()
		w.cut(anna)
		w.guests = w.guests[1:]
		w.settle()
		if gives {
			require.Error(t, w.claims(other, 1))
			_, out := w.host.HandOver(w.host.Seats()[0].Wish.ID, true)
			w.carry(out)
		} else {
			w.carry(w.host.FreeSeat(1))
		}
		require.Regexp(t, "The host (gives|takes) Anna's seat", string(w.match.Export()))
		w.guests = append(w.guests, anna)
		w.settle()
		require.Equal(t, tables.You{Seat: tables.Everybody, Mark: anna.You().Mark, Lost: 1}, anna.You())
		w.carry(w.host.FreeSeat(1))
		_ = w.claims(anna, 1)
		w.giveAll()
		require.Equal(t, tables.You{Seat: 1, Mark: anna.You().Mark}, anna.You())
	}
}

// TestTheSameQuestionIsAskedOnce asks to take something back thirty times: one question, and votes for it count. After a no the others
// are asked a few times more, and not for ever.
func TestTheSameQuestionIsAskedOnce(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	for len(w.match.Table().Log()) < 12 || w.match.Table().ToMove()[0] != 2 {
		require.NoError(t, w.match.Play(w.match.Table().Legal(nil)[0], matches.Entered))
	}
	w.carry(w.host.Changed())
	w.moment()
	anna, ben := w.guests[0], w.guests[1]
	var asked []string
	for range 30 {
		anna.Undo(nil)
		w.fetch(anna)
		w.moment()
		p, ok := ben.Asked()
		require.True(t, ok)
		asked = append(asked, p.ID)
	}
	require.Len(t, slices.Compact(asked), 1)
	why := error(nil)
	for range 6 {
		p, _ := ben.Asked()
		ben.Vote(p.ID, false, nil)
		w.fetch(ben)
		w.moment()
		anna.Undo(func(err error) { why = err })
		w.fetch(anna)
		w.moment()
	}
	require.ErrorContains(t, why, "didn't agree")
}

// TestManyDevicesAskForFewSeats lets a hundred devices that know the word and are made up on one laptop ask for a taken seat and go: a few questions come up. Another
// minute has room for others.
func TestManyDevicesAskForFewSeats(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	w.at(func(g *phone) bool { return g != w.guests[0] && g != w.guests[1] })
	questions, full := map[string]bool{}, 0
	ask := func() {
		g := w.newPhone()
		w.step(10 * time.Millisecond)
		if err := w.claims(g, 1); err != nil && strings.Contains(err.Error(), "Many devices") {
			full++
		}
		if wish := w.host.Seats()[0].Wish; wish != nil {
			questions[wish.ID] = true
		}
		w.cut(g)
		w.guests = w.guests[:2]
	}
	for range 100 {
		ask()
	}
	require.Less(t, len(questions), 12)
	require.Greater(t, full, 85)
	w.step(time.Minute)
	before := len(questions)
	ask()
	require.Len(t, questions, before+1)
}

// at lets the host know from where devices come: each from an address of its own, but for those that somebody makes up on one laptop.
func (w *world) at(laptop func(g *phone) bool) {
	w.host.From = func(line int) string {
		i := slices.IndexFunc(w.guests, func(g *phone) bool { return g.line == line })
		if i < 0 || laptop(w.guests[i]) {
			return "laptop"
		}
		return fmt.Sprint("phone ", i)
	}
}

// TestWhoComesAndGoesKeepsNobodyOut takes both seats and leaves them, over and over, with devices that somebody makes up on one laptop:
// another one sits down at once, and only the laptop has to be let in, whatever it calls itself. After some time it need not be.
func TestWhoComesAndGoesKeepsNobodyOut(t *testing.T) {
	w := seated(t, "raid-trade", 2, 0, matches.Settings{})
	w.host = tables.NewHost(w.match, tables.Options{Name: "x", Program: "test", Alone: true, Secret: w.secret})
	kind := w.newSettled()
	w.at(func(g *phone) bool { return g != kind })
	for i := range 10 {
		rude := w.newSettled()
		_ = w.claims(rude, 1+i%2)
		rude.Leave(nil)
		w.fetch(rude)
		w.moment()
		w.cut(rude)
		w.guests = w.guests[:1]
	}
	require.Error(t, w.claims(w.newSettled(), 2))
	for _, s := range w.host.Seats() {
		require.False(t, s.Guarded, "the seats are free for others")
	}
	require.NoError(t, w.claims(kind, 1))
	require.Less(t, w.match.Log().Count(), 10)
	w.now += 10 * time.Minute
	require.NoError(t, w.claims(w.newSettled(), 2))
}

// TestOneLaptopFillsNoQuestions asks for a taken seat with twenty made-up devices on one laptop: the question of a phone comes up too.
func TestOneLaptopFillsNoQuestions(t *testing.T) {
	w := seated(t, "raid-trade", 2, 1, matches.Settings{})
	anna := w.guests[0]
	kind := w.newSettled()
	w.at(func(g *phone) bool { return g != kind && g != anna })
	for range 20 {
		_ = w.claims(w.newSettled(), 1)
		w.step(time.Minute)
	}
	require.ErrorContains(t, w.claims(kind, 1), "Your device is asked about next.")
}

// TestAFileThatIsWrittenAnewIsTold replaces the file of a match with its first half while it is played: all devices read of it.
func TestAFileThatIsWrittenAnewIsTold(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	play := func() {
		g := w.guests[w.match.Table().ToMove()[0]-1]
		act := w.match.Table().Notation(w.match.Table().Legal(nil)[0])
		require.Contains(t, g.answer(w, fmt.Sprintf(`{"do":"act","id":"%d","r":%d,"w":%q}`, w.match.Log().Revision(), w.match.Log().Revision(), act)), `"ok":true`)
	}
	play()
	file := w.match.ID() + ".match"
	data, err := w.store.Read(file)
	require.NoError(t, err)
	require.NoError(t, w.store.Write(file, data[:len(data)/2]))
	play()
	w.settle()
	for _, g := range w.guests {
		lines := g.Match().Log().Lines()
		require.Contains(t, fmt.Sprint(lines), "Something else changed the file")
	}
	require.Equal(t, 1, strings.Count(string(w.match.Export()), "Something else changed the file"))
}
