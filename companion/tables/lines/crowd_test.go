package lines_test

import (
	"context"
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/lines"
)

// silent holds lines from 520 addresses that say nothing, and calls again soon when one is ended.
func (e *evening) silent(ctx context.Context) {
	for i := range 520 {
		go func() {
			for ctx.Err() == nil {
				here, there := newPipe(func([]byte) {})
				go func() { _ = e.host.Serve(ctx, there, fmt.Sprint("stranger ", i)) }()
				for err := error(nil); err == nil; {
					_, err = here.Read(ctx)
				}
				time.Sleep(250 * time.Millisecond)
			}
		}()
	}
}

// slowly proves the word on a line from an address, on a network where that takes two seconds; it reports whether that works at the first
// call.
func (e *evening) slowly(from string) bool {
	here, there := newPipe(func([]byte) {})
	defer here.Close()
	go func() { _ = e.host.Serve(e.ctx, there, from) }()
	said, err := here.Read(e.ctx)
	if err != nil {
		return false
	}
	time.Sleep(2 * time.Second)
	_, answer, err := channel.Join(word, nil, said)
	require.NoError(e.t, err)
	if here.Write(e.ctx, answer) != nil {
		return false
	}
	_, err = here.Read(e.ctx)
	return err == nil
}

// TestLinesBesideASilentCrowd lets phones come to a table at whose door 520 addresses hold a silent line each: who was seated before is in
// at the first call, also after the host was started again, and half of those who are new at least.
func TestLinesBesideASilentCrowd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		e.sits("anna", 1)
		e.do(func() { e.last.Close() })
		e.down.Store(true)
		pass(time.Second)
		table := tables.NewHost(e.match, tables.Options{Name: "x", Program: "1.0", Alone: true, Secret: secrets("again"), Kept: e.table.Save()})
		e.host = lines.NewHost(lines.HostOptions{Table: table, Word: word, Key: make([]byte, channel.KeySize), Program: "1.0", Do: e.do, Now: e.now})
		require.True(t, e.host.Knows("anna"))
		require.False(t, e.host.Knows("stranger 1"))
		e.silent(ctx)
		pass(3 * time.Second)
		phones := func(n int, name func(i int) string) (in int) {
			came := make(chan bool)
			for i := range n {
				go func() { came <- e.slowly(name(i)) }()
			}
			for range n {
				if <-came {
					in++
				}
			}
			return in
		}
		require.Equal(t, 5, phones(5, func(int) string { return "anna" }), "who was seated before")
		require.GreaterOrEqual(t, phones(50, func(i int) string { return fmt.Sprint("phone ", i) }), 25, "who is new")
		end()
		pass(time.Second)
	})
}
