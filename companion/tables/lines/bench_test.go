//go:build !js

package lines_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
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
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/lines"
	"tablekeeper/companion/tables/wire"
)

// device is a guest on a goroutine's lock of its own, over a WebSocket of this machine.
type device struct {
	mu    sync.Mutex
	guest *tables.Guest
	room  *lines.Guest
	seen  chan int // revisions that were shown
}

// BenchmarkActToShown takes the time from a move on one device until another device shows
// it: over WebSocket and encrypted, with the journal on the disk.
func BenchmarkActToShown(b *testing.B) {
	ctx, end := context.WithCancel(b.Context())
	defer end()
	store, err := journal.Folder(b.TempDir())
	require.NoError(b, err)
	headers := &rules.Transcript{}
	for _, h := range [][2]string{{"Game", "raid-trade"}, {"Seat", "Anna"}, {"Seat", "Ben"}} {
		headers.Add(h[0], h[1])
	}
	m, err := library.New(store, shelf.Find, func() int64 { return time.Now().UnixMilli() }, chance.NewSeed).Create(headers, "Friday", matches.Settings{})
	require.NoError(b, err)
	began := time.Now()
	now := func() time.Duration { return time.Since(began) }
	var mu sync.Mutex
	host := lines.NewHost(lines.HostOptions{
		Table: tables.NewHost(m, tables.Options{Program: "1.0", Alone: true, Secret: secrets("host")}), Word: word, Key: make([]byte, channel.KeySize), Now: now,
		Do: func(f func()) { mu.Lock(); defer mu.Unlock(); f() },
	})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if line, err := wire.Accept(w, r, lines.MaxFrame); err == nil {
			_ = host.Serve(ctx, line, "here")
		}
	}))
	defer server.Close()
	address := strings.TrimPrefix(server.URL, "http://")
	devices := []*device{join(ctx, b, "anna", address, now), join(ctx, b, "ben", address, now)}
	for i, d := range devices {
		claimed := make(chan error, 1)
		d.mu.Lock()
		d.guest.Claim(i+1, func(err error) { claimed <- err })
		d.room.Flush()
		d.mu.Unlock()
		require.NoError(b, <-claimed)
	}
	var times []time.Duration
	r := 0
	for b.Loop() {
		b.StopTimer()
		time.Sleep(50 * time.Millisecond) // nobody taps faster, and a line that asks too often is closed
		b.StartTimer()
		mover, other := devices[r%2], devices[(r+1)%2]
		start := time.Now()
		mover.mu.Lock()
		a, err := mover.guest.Match().Table().Read([]string{"Anna", "Ben"}[r%2] + ": roll 4") // the same throws: again and again
		require.NoError(b, err)
		mover.guest.Play(a, func(error) {})
		mover.room.Flush()
		mover.mu.Unlock()
		r++
		for shown := range other.seen {
			if shown >= r {
				break
			}
		}
		times = append(times, time.Since(start))
		for shown := range mover.seen {
			if shown >= r {
				break
			}
		}
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Microseconds())/1000, "median-ms")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds())/1000, "p99-ms")
}

// join lets a device join and waits until it is shown the table.
func join(ctx context.Context, b *testing.B, name, address string, now func() time.Duration) *device {
	d := &device{seen: make(chan int, 100_000)}
	d.guest = tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secrets(name)(), Find: shelf.Find, Secret: secrets(name + "'s")})
	live := make(chan struct{})
	once := sync.OnceFunc(func() { close(live) })
	d.room = lines.NewGuest(lines.GuestOptions{
		Guest: d.guest, Word: word, Now: now,
		Dial: func(ctx context.Context) (lines.Line, error) { return wire.Dial(ctx, address, tables.MaxTell) },
		Do: func(f func()) {
			d.mu.Lock()
			defer d.mu.Unlock()
			f()
			if d.guest.Live() {
				once()
			}
			d.seen <- d.guest.Revision()
		},
	})
	go func() { _ = d.room.Run(ctx) }()
	<-live
	return d
}
