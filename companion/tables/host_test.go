package tables_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
)

// seated is a table of a game where so many guests sit.
func seated(t *testing.T, key string, seats, guests int, own matches.Settings) *world {
	t.Helper()
	game, ok := shelf.Find(key)
	require.True(t, ok)
	w := newWorld(t, 1, headers(game, seats, func(int) int { return 0 }), own, guests)
	w.sit()
	return w
}

// try lets a guest make a move and gives the answer.
func (w *world) try(g *phone, words string) (answer error) {
	answer = fmt.Errorf("no answer")
	a, err := g.Match().Table().Read(fmt.Sprintf("%d: %s", g.Seat(), words))
	require.NoError(w.t, err)
	g.Play(a, func(err error) { answer = err })
	w.fetch(g)
	return answer
}

// moment lets everything arrive.
func (w *world) moment() { w.step(time.Millisecond) }

func TestARepeatedAskIsHarmless(t *testing.T) {
	w := seated(t, "raid-trade", 2, 1, matches.Settings{})
	hello, _ := json.Marshal(tables.Ask{Do: "hello", Hello: &tables.Hello{Protocol: tables.Protocol, Device: tables.DeviceAt(w.guests[0].device, nil)}})
	w.host.Receive(900, hello, w.now)
	act := []byte(`{"do":"act","id":"one","w":"roll 4"}`)
	for range 3 {
		out := w.host.Receive(900, act, w.now)
		require.Contains(t, string(out[len(out)-1].Data), `"ok":true`)
	}
	require.Equal(t, 1, w.match.Log().Revision())
	w.kill() // and the answers are forgotten
	w.host.Receive(901, hello, w.now)
	out := w.host.Receive(901, act, w.now)
	require.Contains(t, string(out[len(out)-1].Data), `"ok":true`)
	require.Equal(t, 1, w.match.Log().Revision())
}

func TestAGuestDoesNothingThatItsSeatMayNot(t *testing.T) {
	w := seated(t, "raid-trade", 2, 1, matches.Settings{})
	watcher := w.newPhone()
	w.settle()
	before := w.match.Log().Count()
	tell := func(g *phone, ask string) string {
		out := w.host.Receive(g.line, []byte(ask), w.now)
		require.NotEmpty(t, out)
		data := string(out[len(out)-1].Data)
		w.carry(out)
		return data
	}
	anna := w.guests[0]
	for name, c := range map[string]struct {
		who  *phone
		ask  string
		want string
	}{
		"no seat":          {watcher, `{"do":"act","id":"1","w":"roll 4"}`, "Take a seat first."},
		"no such verb":     {anna, `{"do":"act","id":"2","w":"win"}`, "can't be read"},
		"against a rule":   {anna, `{"do":"act","id":"3","w":"pass"}`, `"rule":"GEN-3"`},
		"another line":     {anna, `{"do":"act","id":"4","w":"roll 4\nBen: roll 1"}`, "can't be read"},
		"a comment":        {anna, `{"do":"act","id":"5","w":"roll 4 # app draw 1: 0 of 6"}`, "can't be read"},
		"an agreement":     {anna, `{"do":"act","id":"6","w":"= {}"}`, "can't be read"},
		"a far revision":   {anna, `{"do":"act","id":"7","r":77,"w":"roll 4"}`, "not where your device saw it"},
		"a draw":           {anna, `{"do":"draw","id":"8","w":"roll"}`, "can't throw or draw"},
		"a bid":            {anna, `{"do":"promise","id":"9","w":"00"}`, "Nobody bids now."},
		"a taken seat":     {watcher, `{"do":"claim","id":"10","seat":1}`, "plays on another device"},
		"no such seat":     {watcher, `{"do":"claim","id":"11","seat":9}`, "no such seat"},
		"nothing to undo":  {anna, `{"do":"undo","id":"12"}`, "nothing to take back"},
		"nobody asks":      {anna, `{"do":"vote","id":"13","yes":true}`, "Nobody asks you"},
		"there's no timer": {anna, `{"do":"timer","id":"14","w":"reached"}`, "no timer"},
	} {
		require.Contains(t, tell(c.who, c.ask), c.want, name)
	}
	require.Equal(t, before, w.match.Log().Count())
	require.Zero(t, w.match.Log().Revision())
	for _, bad := range []string{`{}`, `{"do":"act"}`, `{"do":"format","id":"x"}`, `nonsense`, `{"do":"clock","more":1}`, strings.Repeat("x", tables.MaxAsk+1)} {
		stranger := w.newPhone()
		w.connect(stranger)
		w.moment()
		require.Contains(t, tell(stranger, bad), `"bye"`, bad)
	}
}

func TestTooManyMessagesEndTheLine(t *testing.T) {
	w := seated(t, "raid-trade", 2, 1, matches.Settings{})
	ended := false
	for range 200 {
		for _, o := range w.host.Receive(w.guests[0].line, []byte(`{"do":"clock"}`), w.now) {
			ended = ended || o.Close
		}
	}
	require.True(t, ended)
	lines := 0
	for i := range 60 {
		for _, o := range w.host.Receive(1000+i, []byte(`{"do":"hello","hello":{"protocol":2,"program":"x","device":"0123456789012345678901234"}}`), w.now) {
			if !o.Close {
				lines++
				break
			}
		}
	}
	require.Less(t, lines, 40, "there is a limit")
}

// TestTooManyDevicesAreSentAway fills a table: one more is told so, and comes in when another has gone.
func TestTooManyDevicesAreSentAway(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	w := newWorld(t, 4, headers(game, 2, func(int) int { return 0 }), matches.Settings{}, 0)
	hello := func(line int) string {
		data, err := json.Marshal(tables.Ask{Do: "hello", Hello: &tables.Hello{Protocol: tables.Protocol, Device: w.secret()}})
		require.NoError(t, err)
		return string(w.host.Receive(line, data, 0)[0].Data)
	}
	for line := 1; line <= 64; line++ {
		require.Contains(t, hello(line), "welcome")
	}
	require.Contains(t, hello(65), "Too many devices")
	w.host.Gone(7)
	require.Contains(t, hello(66), "welcome")
}

func TestOtherVersionsAreToldFirst(t *testing.T) {
	w := seated(t, "raid-trade", 2, 1, matches.Settings{})
	out := w.host.Receive(77, []byte(`{"do":"hello","hello":{"protocol":99,"program":"9.0","device":"0123456789012345678901234"}}`), w.now)
	require.Len(t, out, 1)
	require.Contains(t, string(out[0].Data), `"other":true`)
	require.Contains(t, string(out[0].Data), "9.0")
	g := w.newPhone()
	g.Connected(nil, 0)
	require.NoError(t, g.Receive(out[0].Data, 0))
	require.ErrorContains(t, g.Trouble(), "9.0")
}

func TestASeatIsHandedOver(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna, ben := w.guests[0], w.guests[1]
	other := w.newPhone()
	w.settle()
	require.Empty(t, other.Log(), "a device without a seat sees who sits where, and no more")
	require.Len(t, other.Seats(), 2)
	other.Claim(1, nil)
	w.fetch(other)
	w.moment()
	require.Equal(t, other.You().Mark, anna.Seats()[0].Wish.Mark)
	require.Equal(t, 1, anna.Seat())
	anna.Give(anna.Seats()[0].Wish.ID, true, nil)
	w.fetch(anna)
	w.moment()
	require.Equal(t, []int{0, 2, 1}, []int{anna.Seat(), ben.Seat(), other.Seat()})
	require.Empty(t, anna.Log())
	require.NotEmpty(t, other.Log())
	require.NoError(t, w.guests[2].Trouble())

	w.cut(other)
	w.step(0)
	require.False(t, ben.Seats()[0].Here)
	w.settle()
	require.Equal(t, 1, other.Seat(), "it comes back to its seat")
	w.carry(w.host.FreeSeat(1))
	w.moment()
	require.Equal(t, 0, other.Seat())
	require.False(t, ben.Seats()[0].Claimed)
	ben.Claim(1, nil)
	w.fetch(ben)
	w.moment()
	require.Equal(t, 1, ben.Seat(), "one seat a device")
	require.False(t, ben.Seats()[1].Claimed)
	w.kill()
	w.settle()
	require.Equal(t, 1, ben.Seat())
}

func TestUndoAsksWhoSawIt(t *testing.T) {
	w := seated(t, "rising-tides", 4, 3, matches.Settings{})
	for i, g := range w.guests {
		require.Error(t, w.try(g, fmt.Sprintf("nation %s", []string{"us", "asia", "africa"}[i])), "no answer yet")
		w.moment()
	}
	require.NoError(t, w.match.Play(read(t, w, "Dora: nation europe"), matches.Entered))
	w.carry(w.host.Changed())
	w.moment()
	require.Equal(t, 4, w.match.Log().Revision())
	anna, ben, cleo := w.guests[0], w.guests[1], w.guests[2]
	ask := func(g *phone, do func(func(error))) {
		do(func(err error) { require.NoError(t, err) })
		w.fetch(g)
		w.moment()
	}
	ask(anna, anna.Undo)
	p, ok := ben.Asked()
	require.True(t, ok)
	require.Equal(t, []int{2, 3}, p.Awaited)
	require.Equal(t, 1, p.By)
	require.Equal(t, 4, w.match.Log().Revision(), "nothing is taken back yet")
	ask(ben, func(done func(error)) { ben.Vote(p.ID, true, done) })
	ask(cleo, func(done func(error)) { cleo.Vote(p.ID, false, done) })
	p, _ = anna.Asked()
	require.Equal(t, 3, p.No)
	require.Equal(t, 4, w.match.Log().Revision())
	ask(anna, anna.Undo)
	p, _ = ben.Asked()
	ask(ben, func(done func(error)) { ben.Vote(p.ID, true, done) })
	w.cut(cleo)
	w.step(0)
	require.Equal(t, 4, w.match.Log().Revision(), "who has gone has not agreed")
	_, out := w.host.Decide(p.ID, 3, true)
	w.carry(out)
	w.moment()
	require.Equal(t, 5, w.match.Log().Revision())
	require.NotContains(t, anna.Log(), "\nDora: nation europe")
	_, ok = anna.Asked()
	require.False(t, ok)
	w.settle()
	ask(ben, ben.Redo)
	p, _ = ben.Asked()
	_, out = w.host.Vote(p.ID, true)
	w.carry(out)
	require.Equal(t, 5, w.match.Log().Revision(), "nobody sits at the host's device here")
}

func read(t *testing.T, w *world, line string) rules.Act {
	t.Helper()
	a, err := w.match.Table().Read(line)
	require.NoError(t, err)
	return a
}

// TestTheOwnStepIsTakenBackAtOnce takes back a step that showed nothing: while the own turn goes on nobody is asked; once somebody
// else may act, the others are.
func TestTheOwnStepIsTakenBackAtOnce(t *testing.T) {
	for _, goesOn := range []bool{true, false} {
		w := seated(t, "traders", 2, 2, matches.Settings{})
		act := w.until(t, func(before rules.Table, act rules.Act) bool {
			after := before.Fork()
			if before.Reveals(act) || act.Seat == 0 || after.Play(act) != "" {
				return false
			}
			return slices.Equal(after.ToMove(), []int{act.Seat}) == goesOn
		})
		w.moment()
		g, other := w.guests[act.Seat-1], w.guests[2-act.Seat]
		before := w.match.Log().Revision()
		g.Play(act, func(err error) { require.NoError(t, err) })
		w.fetch(g)
		w.moment()
		require.Equal(t, before+1, w.match.Log().Revision())
		g.Undo(func(err error) { require.NoError(t, err) })
		w.fetch(g)
		w.moment()
		_, asked := other.Asked()
		require.Equal(t, !goesOn, asked)
		require.Equal(t, goesOn, w.match.Log().Revision() == before+2, "%s", w.match.Table().Notation(act))
	}
}

// until plays on by chance until there is a move that is wanted, and gives that.
func (w *world) until(t *testing.T, wanted func(rules.Table, rules.Act) bool) rules.Act {
	t.Helper()
	by := rand.New(rand.NewPCG(1, 1))
	for range 300 {
		list := w.match.Table().Legal(nil)
		if i := slices.IndexFunc(list, func(act rules.Act) bool { return wanted(w.match.Table(), act) }); i >= 0 {
			return list[i]
		}
		require.NoError(t, w.match.Play(list[by.IntN(len(list))], matches.Entered))
		w.carry(w.host.Changed())
	}
	t.Fatal("no such move came")
	return rules.Act{}
}

// TestNobodyIsAskedAboutWhatStays takes a card back that the app has drawn, where that is forbidden: a seat, with a move of its
// own behind it or without, and the host hear why at once, and the others are asked nothing.
func TestNobodyIsAskedAboutWhatStays(t *testing.T) {
	w := seated(t, "rising-tides", 4, 3, matches.Settings{Draws: true, Stays: true})
	for seat, nation := range []string{"us", "asia", "africa", "europe"} {
		require.NoError(t, w.match.Play(read(t, w, fmt.Sprintf("%d: nation %s", seat+1, nation)), matches.Entered))
	}
	_, err := w.match.Draw(1, read(t, w, "1: draw ?").Verb)
	require.NoError(t, err)
	w.carry(w.host.Changed())
	w.moment()
	anna, ben := w.guests[0], w.guests[1]
	before := w.match.Log().Revision()
	for many := range 4 {
		var why error
		anna.UndoMany(many, func(err error) { why = err })
		w.fetch(anna)
		w.moment()
		require.ErrorContains(t, why, "stays")
		_, asked := ben.Asked()
		require.False(t, asked)
		answer, out := w.host.Undo(false, many)
		w.carry(out)
		require.False(t, answer.OK)
		require.Nil(t, w.host.Asked())
	}
	require.Equal(t, before, w.match.Log().Revision())
}

// TestNobodySitsAtTheHost lets a seat enter what no player does, where nobody else can.
func TestNobodySitsAtTheHost(t *testing.T) {
	w := seated(t, "rising-tides", 4, 4, matches.Settings{Draws: true})
	for _, g := range w.guests {
		_ = w.try(g, "nation ?")
		w.moment()
	}
	anna := w.guests[0]
	draws := 0
	for ; w.match.Table().Step() != "turn"; draws++ {
		g := w.guests[w.match.Table().ToMove()[0]-1]
		g.Draw(g.Seat(), w.form("draw", g.Seat()), func(err error) { require.NoError(t, err) })
		w.fetch(g)
		w.moment()
	}
	a, err := anna.Match().Table().Read("table: event more-time")
	require.NoError(t, err)
	anna.Play(a, func(err error) { require.NoError(t, err) })
	w.fetch(anna)
	w.moment()
	require.Equal(t, 5+draws, w.match.Log().Revision())
	require.Contains(t, w.guests[3].Log(), "table: event more-time")
}

// TestAHiddenCardIsForItsSeat draws a card on the device of its seat.
func TestAHiddenCardIsForItsSeat(t *testing.T) {
	w := seated(t, "rising-tides", 4, 4, matches.Settings{Draws: true, Private: true})
	for i, g := range w.guests {
		_ = w.try(g, "nation ?")
		w.moment()
		require.Equal(t, i+1, w.match.Log().Revision())
	}
	anna, ben := w.guests[0], w.guests[1]
	verb := w.form("draw", 1)
	require.Positive(t, anna.Match().Cases(1, verb))
	require.Zero(t, ben.Match().Cases(1, verb))
	card := ""
	anna.DrawCard(1, verb, func(drawn string, err error) { require.NoError(t, err); card = drawn })
	w.fetch(anna)
	w.moment()
	require.NotEmpty(t, card)
	hand, ok := anna.Match().Hands().Of(1)
	require.True(t, ok)
	require.Equal(t, []string{card}, []string{hand.Cards[0].Word})
	_, ok = ben.Match().Hands().Of(1)
	require.False(t, ok)
	require.Contains(t, ben.Log(), "Anna: draw ?  # app draw 1: ?\n")
	require.Equal(t, anna.Log(), ben.Log())
	line := ben.Match().Log().Line(ben.Match().Log().Count())
	require.True(t, line.Hidden)
	require.Equal(t, matches.Drawn, line.By)
}

// TestANationIsForItsSeat deals nations on devices of their own, and shows them at the end.
func TestANationIsForItsSeat(t *testing.T) {
	w := seated(t, "rising-tides", 4, 4, matches.Settings{Draws: true, Private: true})
	deal, show := risingtides.EnterNation.Number(), risingtides.Reveal.Number()
	_ = w.try(w.guests[0], "nation us")
	w.moment()
	require.Zero(t, w.match.Log().Revision(), "nobody chooses a nation where the app deals")
	nations := make([]string, 4)
	for i, g := range w.guests {
		require.Positive(t, g.Match().Cases(i+1, deal))
		g.DrawCard(i+1, deal, func(card string, err error) { require.NoError(t, err); nations[i] = card })
		w.fetch(g)
		w.moment()
		hand, ok := g.Match().Hands().Of(i + 1)
		require.True(t, ok)
		require.Equal(t, nations[i], hand.Cards[0].Word)
		require.NotEqual(t, nations[i], hand.Cards[0].Title)
		require.NotContains(t, g.Log(), nations[i])
	}
	matchtest.Play(t, w.match, "table: time-out")
	w.carry(w.host.Changed())
	w.moment()
	for i, g := range w.guests {
		require.Positive(t, g.Match().Cases(i+1, show))
		g.Draw(i+1, show, func(err error) { require.NoError(t, err) })
		w.fetch(g)
		w.moment()
	}
	require.True(t, w.match.Table().Over())
	for i, g := range w.guests {
		require.Contains(t, g.Log(), "reveal "+nations[i])
	}
}

func TestEverybodyMixesInAtATable(t *testing.T) {
	w := seated(t, "rising-tides", 4, 3, matches.Settings{Draws: true})
	require.True(t, w.match.Chance().MayMix())
	out, ok := w.host.Mix()
	require.True(t, ok)
	require.Contains(t, w.guests[0].answer(w, `{"do":"draw","id":"x","w":"draw"}`), "First everybody mixes in.")
	w.carry(out)
	for range 10 {
		w.moment()
	}
	shown, err := w.host.Mixed()
	require.NoError(t, err)
	require.True(t, shown.Check())
	require.Equal(t, []int{1, 2, 3}, shown.Seats)
	for i, g := range w.guests {
		seen, ok := g.Mixed()
		require.True(t, ok)
		require.Equal(t, *shown, seen)
		require.NoError(t, g.BrokenPromise())
		require.Contains(t, g.Log(), fmt.Sprintf("%d %x", i+1, seen.Words[i]))
	}
	shown.Words[1] = "bent"
	require.False(t, shown.Check())
	for _, g := range w.guests {
		_ = w.try(g, "nation ?")
		w.moment()
	}
	require.NoError(t, w.match.Play(read(t, w, "Dora: nation ?"), matches.Entered))
	_, err = w.match.Draw(1, w.form("draw", 1))
	require.NoError(t, err)
	_, ok = w.host.Mix()
	require.False(t, ok, "a card was drawn")
}

func TestBidsThatCanNotBeMadeAreMadeAgain(t *testing.T) {
	w := seated(t, "duck-dealer", 3, 2, matches.Settings{})
	require.Equal(t, []int{1, 2, 3}, w.match.Table().Sealed())
	require.Error(t, func() error { _, err := w.hostBid(9, "bid 3"); return err }())
	out, err := w.hostBid(3, "bid 3") // Cleo has no device
	require.NoError(t, err)
	w.carry(out)
	w.moment()
	require.Contains(t, w.guests[0].answer(w, `{"do":"act","id":"x","w":"bid 2"}`), "close your fist")
	w.closeBid(w.guests[0], "bid 5")
	w.closeBid(w.guests[0], "bid 4") // not all are in: she bids anew
	w.closeBid(w.guests[1], "win")
	require.Zero(t, w.match.Log().Revision())
	r, ok := w.guests[0].Bids()
	require.True(t, ok)
	require.Contains(t, r.Why, "Ben has bid what can't be read")
	out, err = w.hostBid(3, "bid 3")
	require.NoError(t, err)
	w.carry(out)
	w.closeBid(w.guests[0], "bid 4")
	w.closeBid(w.guests[1], "bid 6")
	require.Equal(t, 3, w.match.Log().Revision())
	require.Contains(t, w.guests[1].Log(), "Anna: bid 4\nBen: bid 6\nCleo: bid 3\n")
	shown, ok := w.guests[0].BidsShown()
	require.True(t, ok)
	require.True(t, shown.Check())
	require.NoError(t, w.guests[0].BrokenPromise())
}

// The host's program is killed at any byte while fists are closed on two devices and, for who has none, on the host's:
// each device promises its own bid again, the match has kept the other.
func TestClosedFistsOutliveTheHost(t *testing.T) {
	for lost := range 60 { // bytes of the journal
		w := seated(t, "duck-dealer", 3, 2, matches.Settings{})
		before := w.length()
		out, err := w.hostBid(3, "bid 3") // Cleo has no device
		require.NoError(t, err)
		w.carry(out)
		w.closeBid(w.guests[0], "bid 4")
		whole := w.length()
		require.NoError(t, w.store.Cut(w.id+".match", max(before, whole-lost*4)))
		w.kill()
		w.settle()
		require.Zero(t, w.match.Log().Revision())
		in := []int{1, 3}
		if lost > 0 {
			in = in[:1]
		}
		require.Equal(t, in, w.bids().In, "%d bytes are lost", lost*4)
		if lost > 0 {
			_, err = w.hostBid(3, "bid 3")
			require.NoError(t, err)
		}
		w.closeBid(w.guests[1], "bid 6")
		require.Equal(t, 3, w.match.Log().Revision())
		require.Contains(t, w.guests[1].Log(), "Anna: bid 4\nBen: bid 6\nCleo: bid 3\n")
		require.NoError(t, w.guests[0].BrokenPromise())
	}
}

// All bids are in, and the host's program is killed before the moves are written.
func TestAllFistsOutliveTheHost(t *testing.T) {
	w := seated(t, "duck-dealer", 3, 2, matches.Settings{})
	before := w.length()
	for seat := 1; seat <= 3; seat++ {
		require.NoError(t, w.match.Hands().CloseBid(duckdealer.Bid.Act(seat, seat)))
	}
	require.Greater(t, w.length(), before)
	w.kill()
	w.settle()
	require.Equal(t, []int{3}, w.bids().In, "devices bid for their seats")
	w.closeBid(w.guests[0], "bid 7")
	w.closeBid(w.guests[1], "bid 6")
	require.Contains(t, w.guests[1].Log(), "Anna: bid 7\nBen: bid 6\nCleo: bid 3\n")
}

// A guest's device that is started again has forgotten its bid, whether all others have closed their fists or not: it bids
// again, and nobody else has to.
func TestAGuestThatForgotItsBid(t *testing.T) {
	for _, all := range []bool{false, true} {
		w := seated(t, "duck-dealer", 3, 3, matches.Settings{})
		w.closeBid(w.guests[0], "bid 4")
		w.closeBid(w.guests[1], "bid 6")
		if all { // what is shown does not arrive
			require.NoError(t, w.guests[2].Bid("bid 5"))
			w.fetch(w.guests[2])
			w.packets = slices.DeleteFunc(w.packets, func(p packet) bool { return strings.Contains(string(p.data), `"show"`) })
			for _, p := range w.packets {
				w.bring(p)
			}
			w.packets = nil
			require.Len(t, w.bids().Sums, 3)
		}
		old := w.guests[1]
		w.cut(old)
		fresh := w.newPhone()
		fresh.device = old.device
		fresh.Guest = tables.NewGuest(tables.GuestOptions{Program: "test", Device: old.device, Find: shelf.Find, Secret: w.secret})
		w.guests = []*phone{w.guests[0], fresh, w.guests[2]}
		w.settle()
		require.Equal(t, 2, fresh.Seat())
		require.Zero(t, w.match.Log().Revision())
		in := []int{1}
		if all {
			in = []int{1, 3}
		}
		require.Equal(t, in, w.bids().In)
		w.closeBid(fresh, "bid 2")
		if !all {
			w.closeBid(w.guests[2], "bid 5")
		}
		require.Contains(t, fresh.Log(), "Anna: bid 4\nBen: bid 2\nCleo: bid 5\n")
		for _, g := range w.guests {
			require.NoError(t, g.BrokenPromise())
		}
	}
}

// hostBid closes the fist of a seat that has no device.
func (w *world) hostBid(seat int, words string) ([]tables.Out, error) {
	bid, err := w.match.Table().Read(rules.SeatWord(seat) + ": " + words)
	if err != nil {
		return nil, err
	}
	return w.host.Bid(bid)
}

// closeBid closes the fist of a guest.
func (w *world) closeBid(g *phone, words string) {
	w.t.Helper()
	require.NoError(w.t, g.Bid(words))
	w.fetch(g)
	for range 4 {
		w.moment()
	}
}

// length is how long the match's journal is, in bytes.
func (w *world) length() int {
	data, err := w.store.Read(w.id + ".match")
	require.NoError(w.t, err)
	return len(data)
}

func (p *phone) answer(w *world, ask string) string {
	out := w.host.Receive(p.line, []byte(ask), w.now)
	w.carry(out)
	return string(out[len(out)-1].Data)
}

// TestAFlightIsTakenBackAsOne takes back several moves of a seat that are one act: everybody is asked once, and it is made again
// as one.
func TestAFlightIsTakenBackAsOne(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	w := newWorld(t, 4, headers(game, 2, func(int) int { return 0 }), matches.Settings{}, 2)
	w.sit()
	anna, ben := w.guests[0], w.guests[1]
	for _, move := range []string{"Anna: roll 4", "Ben: roll 2", "Anna: end", "Ben: end"} {
		a, err := w.match.Table().Read(move)
		require.NoError(t, err)
		require.NoError(t, w.match.Play(a, matches.Entered))
	}
	w.carry(w.host.Changed())
	w.settle()
	before := w.match.Log().Revision()
	anna.UndoMany(2, func(err error) { require.ErrorContains(t, err, "one seat") })
	w.fetch(anna)
	w.settle()
	require.Equal(t, before, w.match.Log().Revision())

	for w.match.Table().ToMove()[0] != 1 || len(w.own(w.match.Table(), 1)) == 0 {
		require.NoError(t, w.match.Play(w.match.Table().Legal(nil)[0], matches.Entered))
	}
	for range 2 {
		require.NoError(t, w.match.Play(w.own(w.match.Table(), 1)[0], matches.Entered))
	}
	w.carry(w.host.Changed())
	w.settle()
	full := string(ben.Match().Table().State())
	ben.UndoMany(2, func(err error) { require.NoError(t, err) })
	w.fetch(ben)
	w.settle()
	p, asks := anna.Asked()
	require.True(t, asks)
	require.Equal(t, 2, p.Many)
	count := len(w.match.Table().Log())
	anna.Vote(p.ID, true, nil)
	w.fetch(anna)
	w.settle()
	require.Equal(t, count-2, len(w.match.Table().Log()))
	ben.Redo(nil)
	w.fetch(ben)
	w.settle()
	p, _ = anna.Asked()
	anna.Vote(p.ID, true, nil)
	w.fetch(anna)
	w.settle()
	require.Equal(t, count, len(w.match.Table().Log()))
	require.Equal(t, full, string(ben.Match().Table().State()))
}

// TestTheTableEndsWithItsMatch plays a match to its end and closes the table: everybody still shows the end, and none calls again.
func TestTheTableEndsWithItsMatch(t *testing.T) {
	game, _ := shelf.Find("atrades")
	w := newWorld(t, 5, headers(game, 3, func(int) int { return 0 }), matches.Settings{}, 3)
	w.sit()
	require.False(t, w.host.Over())
	for !w.match.Table().Over() {
		table := w.match.Table()
		require.NoError(t, w.match.Play(rules.Choose(table.Legal(nil), table.RandomWeight, w.rand.IntN), matches.Entered))
	}
	require.True(t, w.host.Over())
	w.carry(w.host.End("The match is over.")) // nobody was told of the last moves yet
	w.step(time.Second)
	for _, g := range w.guests {
		require.True(t, g.Over())
		require.False(t, g.Live())
		require.Equal(t, string(w.match.Export()), g.Log())
		require.Equal(t, "The match is over.", g.Match().ReadOnly())
		require.Equal(t, w.match.Table().Summary(), g.Match().Table().Summary())
	}
}
