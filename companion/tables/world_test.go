package tables_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
)

// world is a host and its guests in one process, with lines between them that can be as
// bad as a test likes. Time goes on when the test says so.
type world struct {
	t       testing.TB
	rand    *rand.Rand
	now     time.Duration
	store   journal.Store
	game    *rules.Game // that devices know; nil: those of the shelf
	id      string
	match   *matches.Match
	host    *tables.Host // nil while its program is not running
	kept    []byte
	looks   bool // devices without a seat see the match
	guests  []*phone
	lines   int
	packets []packet
	weather weather
	kills   int
	tell    func(g *phone, data []byte) // hears all that is sent to a guest
	asks    func(g *phone, data []byte) // hears all that a guest sends
	dies    func(data []byte) bool      // the host's program ends when that comes; nil: never
}

// weather is how bad lines are, in one of so many cases; 0: never.
type weather struct {
	drop, double, cut, kill int
	delay                   time.Duration        // at most
	way                     func() time.Duration // how long a message is on its way; nil: by delay
}

// phone is a guest's device.
type phone struct {
	*tables.Guest
	device string
	line   int // 0: none
	back   time.Duration
	asks   []asked
	bids   []string
	bidOn  string                                // the round of the latest bid
	own    func(now time.Duration) time.Duration // its clock; nil: it shows what the host's does
}

// clock is what the clock of the device shows.
func (g *phone) clock(now time.Duration) time.Duration {
	if g.own == nil {
		return now
	}
	return g.own(now)
}

// asked is a move that a guest asked for.
type asked struct {
	seat, revision int
	words          string
	draw, acked    bool
}

// packet is a message on its way.
type packet struct {
	due    time.Duration
	line   int
	to     *phone // nil: to the host
	data   []byte
	closes bool
}

func (w *world) secret() string {
	return fmt.Sprintf("%016x%016x", w.rand.Uint64(), w.rand.Uint64())
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 17)) }

// newWorld opens a match to so many guests, and lets them sit down.
func newWorld(t testing.TB, seed uint64, headers *rules.Transcript, own matches.Settings, guests int) *world {
	t.Helper()
	return newWorldOf(t, seed, nil, headers, own, guests)
}

// newWorldOf is such a match of a game that need not be on the shelf.
func newWorldOf(t testing.TB, seed uint64, game *rules.Game, headers *rules.Transcript, own matches.Settings, guests int) *world {
	t.Helper()
	w := &world{t: t, rand: newRand(seed), store: journal.Memory(), game: game}
	m, err := w.library().Create(headers, "Friday", own)
	require.NoError(t, err)
	w.match, w.id = m, m.ID()
	w.start()
	for range guests {
		w.newPhone()
	}
	return w
}

func (w *world) library() *library.Library {
	return library.New(w.store, w.find, func() int64 { return w.now.Milliseconds() }, chance.Seeds("a test"))
}

func (w *world) find(key string) (*rules.Game, bool) {
	if w.game != nil {
		return w.game, true
	}
	return shelf.Find(key)
}

func (w *world) newPhone() *phone {
	p := &phone{device: w.secret()}
	p.Guest = tables.NewGuest(tables.GuestOptions{Program: "test", Device: p.device, Find: w.find, Secret: w.secret})
	w.guests = append(w.guests, p)
	return p
}

// start starts the host's program.
func (w *world) start() {
	w.host = tables.NewHost(w.match, tables.Options{
		Name: "Anna's table", Program: "test", Spectators: w.looks, Alone: true, Secret: w.secret, Kept: w.kept,
	})
}

// kill ends the host's program without warning, and starts it again.
func (w *world) kill() {
	w.kills++
	w.kept = w.host.Save()
	w.host = nil
	w.packets = nil
	for _, g := range w.guests {
		w.cut(g)
	}
	m, _, err := w.library().Open(w.id)
	require.NoError(w.t, err)
	w.match = m
	w.start()
}

// cut breaks the line of a guest.
func (w *world) cut(g *phone) {
	if g.line == 0 {
		return
	}
	if w.host != nil {
		w.carry(w.host.Gone(g.line))
	}
	w.packets = slices.DeleteFunc(w.packets, func(p packet) bool { return p.line == g.line })
	g.line = 0
	g.Lost()
	g.back = w.now + time.Duration(w.rand.Int64N(int64(time.Second)))
}

func (w *world) connect(g *phone) {
	w.lines++
	g.line = w.lines
	g.Connected(nil, g.clock(w.now))
	w.fetch(g)
}

// once reports, in one of so many cases, that something happens.
func (w *world) once(in int) bool { return in > 0 && w.rand.IntN(in) == 0 }

func (w *world) put(p packet) {
	for range 2 {
		if !w.once(w.weather.drop) || p.closes {
			q := p
			if w.weather.delay > 0 {
				q.due = w.now + time.Duration(w.rand.Int64N(int64(w.weather.delay)))
			}
			if w.weather.way != nil {
				q.due = w.now + w.weather.way()
			}
			w.packets = append(w.packets, q)
		}
		if !w.once(w.weather.double) {
			return
		}
	}
}

// fetch puts on the line what a guest sends.
func (w *world) fetch(g *phone) {
	for _, data := range g.Out() {
		if g.line > 0 {
			if w.asks != nil {
				w.asks(g, data)
			}
			w.put(packet{due: w.now, line: g.line, data: data})
		}
	}
}

// carry puts on the lines what the host sends.
func (w *world) carry(out []tables.Out) {
	for _, o := range out {
		i := slices.IndexFunc(w.guests, func(g *phone) bool { return g.line == o.Line })
		if i >= 0 {
			w.put(packet{due: w.now, line: o.Line, to: w.guests[i], data: o.Data, closes: o.Close})
		}
	}
}

// step lets time pass and brings what is due.
func (w *world) step(d time.Duration) {
	w.now += d
	for _, g := range w.guests {
		if g.line == 0 && w.now >= g.back {
			w.connect(g)
		}
		g.Tick(g.clock(w.now))
		w.fetch(g)
	}
	for range 10_000 {
		i := slices.IndexFunc(w.packets, func(p packet) bool { return p.due <= w.now })
		if i < 0 {
			return
		}
		p := w.packets[i]
		w.packets = slices.Delete(w.packets, i, i+1)
		w.bring(p)
	}
	require.Fail(w.t, "messages go round in a circle")
}

func (w *world) bring(p packet) {
	if p.to == nil && w.dies != nil && w.dies(p.data) {
		w.kill()
		return
	}
	if p.to == nil {
		before := w.size()
		out := w.host.Receive(p.line, p.data, w.now)
		if w.once(w.weather.kill) { // it was kept, or half of it was, and nobody was told
			if n := w.size() - before; n > 0 && w.once(2) {
				require.NoError(w.t, w.store.Cut(w.id+".match", before+w.rand.IntN(n)))
			}
			w.kill()
			return
		}
		w.carry(out)
		return
	}
	if w.tell != nil {
		w.tell(p.to, p.data)
	}
	require.NoError(w.t, p.to.Receive(p.data, p.to.clock(w.now)))
	w.fetch(p.to)
	if p.closes {
		w.cut(p.to)
	}
}

// size is how long the match's journal is, in bytes.
func (w *world) size() int {
	if w.weather.kill == 0 {
		return 0
	}
	data, err := w.store.Read(w.id + ".match")
	require.NoError(w.t, err)
	return len(data)
}

// settle lets good weather come until everybody is told everything.
func (w *world) settle() {
	w.weather = weather{}
	for range 200 {
		w.step(100 * time.Millisecond)
		if len(w.packets) == 0 && !slices.ContainsFunc(w.guests, func(g *phone) bool { return !g.Live() || g.Pending() }) {
			w.step(6 * time.Second) // the clock's exchange finds what was lost at last
			w.step(time.Second)
			return
		}
	}
	for i, g := range w.guests {
		w.t.Log(i, g.Live(), g.Pending(), g.line, g.Trouble())
	}
	require.Fail(w.t, "the table does not come to rest")
}

// sit lets every guest take the seat of its number.
func (w *world) sit() {
	w.settle()
	for i, g := range w.guests {
		if i < len(w.match.Table().Seats()) {
			g.Claim(i+1, nil)
			w.fetch(g)
		}
	}
	w.settle()
	w.giveAll()
	for i, g := range w.guests {
		if i < len(w.match.Table().Seats()) {
			require.Equal(w.t, i+1, g.Seat())
		}
	}
}

// giveAll lets the host give each seat to the device that asks for it.
func (w *world) giveAll() {
	for _, s := range w.host.Seats() {
		if s.Wish != nil {
			answer, out := w.host.HandOver(s.Wish.ID, true)
			require.True(w.t, answer.OK)
			w.carry(out)
		}
	}
	w.settle()
}

// headers begins a game with so many seats.
func headers(game *rules.Game, seats int, draw func(int) int) *rules.Transcript {
	t := &rules.Transcript{}
	t.Add("Game", game.Key)
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"}[:seats]
	for _, name := range names {
		t.Add("Seat", name)
	}
	for _, option := range game.Options {
		if option.Name == "auction" {
			t.Add("Option", "auction=on")
		}
		if option.Name == "first-order" {
			t.Add("Option", "first-order=bid")
		}
	}
	if game.Shuffle != nil {
		for _, choice := range game.Shuffle(&rules.Setup{Seats: names}, draw) {
			t.Add("Setup", choice)
		}
	}
	return t
}

// bids are those that are being made.
func (w *world) bids() *tables.Round {
	made, _ := w.host.Bids()
	return made
}
