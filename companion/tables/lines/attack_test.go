package lines_test

import (
	"bytes"
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/lines"
)

// guess tries a word on a line of its own, as an attacker does; it returns why the host ends the line.
func (e *evening) guess(from, word string) error {
	here, there := newPipe(func([]byte) {})
	ended := make(chan error, 1)
	go func() { ended <- e.host.Serve(e.ctx, there, from) }()
	said, err := here.Read(e.ctx)
	if err != nil {
		return <-ended
	}
	_, answer, err := channel.Join(word, nil, said)
	require.NoError(e.t, err)
	_ = here.Write(e.ctx, answer) // the line may have ended
	_, _ = here.Read(e.ctx)
	here.Close()
	return <-ended
}

// enter is a line of an attacker who knows the word, and says hello with that device.
func (e *evening) enter(from, device string) *pipe {
	here, there := newPipe(func([]byte) {})
	go func() { _ = e.host.Serve(e.ctx, there, from) }()
	said, err := here.Read(e.ctx)
	require.NoError(e.t, err)
	joining, answer, err := channel.Join(word, nil, said)
	require.NoError(e.t, err)
	require.NoError(e.t, here.Write(e.ctx, answer))
	proof, err := here.Read(e.ctx)
	require.NoError(e.t, err)
	c, _, _, err := joining.Finish(proof)
	require.NoError(e.t, err)
	hello := fmt.Sprintf(`{"do":"hello","hello":{"protocol":%d,"program":"1.0","device":%q}}`, tables.Protocol, device)
	require.NoError(e.t, here.Write(e.ctx, c.Seal([]byte(hello))))
	return here
}

// join is a guest that calls until the test ends; it gives what it is refused for.
func (e *evening) join(ctx context.Context, name, word string, known tables.Known) (*tables.Guest, *lines.Guest, *refusals) {
	g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secrets(name)(), Find: shelf.Find, Secret: secrets(name + "'s")})
	told := &refusals{}
	r := lines.NewGuest(lines.GuestOptions{
		Guest: g, Word: word, Dial: e.dial(name), Do: e.do, Now: e.now, Known: known, Address: "anna",
		Refused: func(err error) { told.errs = append(told.errs, err) },
		Knows:   func(k tables.Met) { told.known = append(told.known, k) },
	})
	go func() { _ = r.Run(ctx) }()
	return g, r, told
}

// refusals is what a guest was told.
type refusals struct {
	errs  []error
	known tables.Known
}

// TestWrongWordsAreSlowedDown tries words from one address, many at a time: six are tried, then one each ten seconds.
func TestWrongWordsAreSlowedDown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		defer end()
		e := begin(t, ctx)
		errs := make(chan error)
		for range 15 {
			go func() { errs <- e.guess("neighbour", "bal-mek-tor-sum") }()
		}
		tried := 0
		for range 15 {
			if err := <-errs; err == channel.ErrWord {
				tried++
			} else {
				require.ErrorIs(t, err, lines.ErrTooMany)
			}
		}
		require.Equal(t, 6, tried)
		require.ErrorIs(t, e.guess("neighbour", word), lines.ErrTooMany, "nobody learns that it would be the right one")
		pass(10 * time.Second)
		require.ErrorIs(t, e.guess("neighbour", "bal-mek-tor-sum"), channel.ErrWord)
		require.ErrorIs(t, e.guess("neighbour", "bal-mek-tor-sum"), lines.ErrTooMany)
		require.Zero(t, e.host.Lines())
	})
}

// TestNobodyIsKeptOut tries words from one laptop without an end, and from a hundred addresses: who knows the word gets in at the
// first call, and who was here before gets in even from the address from which all those words come.
func TestNobodyIsKeptOut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		g, _, told := e.join(ctx, "ben", word, nil)
		pass(time.Second)
		require.True(t, e.live(g))
		for i := range 100 {
			go func() {
				for ctx.Err() == nil {
					_ = e.guess(fmt.Sprint("laptop", i), "bal-mek-tor-sum")
					time.Sleep(500 * time.Millisecond)
				}
			}()
		}
		for range 10 {
			go func() {
				for ctx.Err() == nil {
					_ = e.guess("ben", "bal-mek-tor-sum")
					time.Sleep(100 * time.Millisecond)
				}
			}()
		}
		pass(2 * time.Second)
		for i := range 5 {
			of, leave := context.WithCancel(ctx)
			other, _, _ := e.join(of, fmt.Sprint("anna", i), word, nil)
			pass(500 * time.Millisecond)
			require.True(t, e.live(other), "%d", i)
			back, _, _ := e.join(of, "ben", word, told.known)
			pass(500 * time.Millisecond)
			require.True(t, e.live(back), "%d", i)
			leave()
			pass(time.Second)
		}
		end()
		pass(time.Minute)
	})
}

// TestSilentCallsKeepNobodyOut opens lines on which nothing is said, as many as one likes: who knows the word gets in.
func TestSilentCallsKeepNobodyOut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		for i := range 1000 {
			_, there := newPipe(func([]byte) {})
			go func() { _ = e.host.Serve(e.ctx, there, fmt.Sprint("laptop", i%50)) }()
		}
		g, _, _ := e.join(ctx, "ben", word, nil)
		pass(time.Second)
		require.True(t, e.live(g))
		end()
		pass(time.Minute)
	})
}

// TestOneDeviceDoesNotTakeAllLines opens 29 lines with one device, and more with other devices, from one address and from many: the
// two who have seats stay, come back, and others find room too.
func TestOneDeviceDoesNotTakeAllLines(t *testing.T) {
	for _, addresses := range []int{1, 3, 40} {
		t.Run(fmt.Sprint(addresses), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				e := begin(t, ctx)
				var guests []*tables.Guest
				for i, name := range []string{"anna", "ben"} {
					g, r, _ := e.join(ctx, name, word, nil)
					pass(time.Second)
					e.do(func() { g.Claim(i+1, func(err error) { require.NoError(t, err) }); r.Flush() })
					guests = append(guests, g)
				}
				pass(time.Second)
				for i := range 100 {
					device := secrets("laptop")()
					if i > 50 {
						device = secrets(fmt.Sprint("laptop", i))()
					}
					e.enter(fmt.Sprint("laptop", i%addresses), device)
					pass(10 * time.Millisecond)
					require.LessOrEqual(t, e.host.Lines(), 32)
				}
				e.do(func() { require.Equal(t, 102, e.calls+100) })
				for _, g := range guests {
					require.True(t, e.live(g))
				}
				e.do(func() { e.last.Close() })
				pass(time.Second)
				require.True(t, e.live(guests[1]), "back")
				other, _, _ := e.join(ctx, "cleo", word, nil)
				pass(time.Second)
				require.True(t, e.live(other), "a third one")
				end()
				pass(time.Minute)
			})
		})
	}
}

// TestCallsThatAreHungUpCostNothing hangs up a hundred times before a word is proved, as a phone does whose network comes and goes:
// then it is let in at once.
func TestCallsThatAreHungUpCostNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		for i := range 100 {
			here, there := newPipe(func([]byte) {})
			go func() { _ = e.host.Serve(e.ctx, there, "ben") }()
			if i%2 == 0 {
				_, err := here.Read(ctx)
				require.NoError(t, err)
			}
			here.Close()
		}
		g, _, _ := e.join(ctx, "ben", word, nil)
		pass(200 * time.Millisecond)
		require.True(t, e.live(g))
		end()
		pass(time.Minute)
	})
}

// TestALineThatComesAndGoes takes the network away for 2.5 s each six seconds: each time the phone is back within two.
func TestALineThatComesAndGoes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		e.swallows = true
		g, _, _ := e.join(ctx, "ben", word, nil)
		pass(time.Second)
		for range 20 {
			e.down.Store(true)
			e.do(func() { e.last.frozen.Store(true) })
			pass(2500 * time.Millisecond)
			e.down.Store(false)
			pass(2 * time.Second)
			require.True(t, e.live(g))
			pass(1500 * time.Millisecond)
		}
		end()
		pass(time.Minute)
	})
}

// answers answers calls in the place of the host.
func answers(ctx context.Context, message []byte) func(context.Context) (lines.Line, error) {
	return func(context.Context) (lines.Line, error) {
		here, there := newPipe(func([]byte) {})
		go func() {
			_ = there.Write(ctx, message)
			if _, err := there.Read(ctx); err == nil {
				_ = there.Write(ctx, []byte("word"))
			}
		}()
		return here, nil
	}
}

// TestStrangersEndNoGuest lets a stranger answer in the host's place with all that it can think of: the phone says why it isn't in,
// goes on calling, and is in as soon as the host answers.
func TestStrangersEndNoGuest(t *testing.T) {
	greeting := func(word string, key byte) []byte {
		_, message, err := channel.Greet(word, bytes.Repeat([]byte{key}, channel.KeySize), "1.0")
		require.NoError(t, err)
		return message
	}
	for name, message := range map[string][]byte{
		"another version":       []byte(`{"tablekeeper":9,"program":"9.0"}`),
		"the version of before": []byte(`{"tablekeeper":1,"program":"1.0","salt":"AAAAAAAAAAAAAAAAAAAAAA==","key":"AAAA"}`),
		"another word":          greeting("bal-mek-tor-sum", 0),
		"another host":          greeting(word, 1),
		"nonsense":              []byte("\x1b[2J"),
		"nothing":               {},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				e := begin(t, ctx)
				var here atomic.Bool
				g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secrets("ben")(), Find: shelf.Find, Secret: secrets("ben's")})
				told := &refusals{}
				r := lines.NewGuest(lines.GuestOptions{
					Guest: g, Word: word, Do: e.do, Now: e.now,
					Refused: func(err error) { told.errs = append(told.errs, err) },
					Dial: func(ctx context.Context) (lines.Line, error) {
						if here.Load() {
							return e.dial("ben")(ctx)
						}
						return answers(e.ctx, message)(ctx)
					},
				})
				go func() { _ = r.Run(ctx) }()
				pass(time.Minute)
				require.False(t, e.live(g))
				here.Store(true)
				pass(20 * time.Second)
				require.True(t, e.live(g))
				if len(told.errs) > 0 {
					require.NoError(t, told.errs[len(told.errs)-1], "now it is in")
				}
				end()
				pass(time.Minute)
			})
		})
	}
}

// TestAPhoneKnowsItsHost lets another device at the table, which knows the word, answer in the place of the host: a phone that was at
// the table doesn't talk to it, and says so.
func TestAPhoneKnowsItsHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		g, _, told := e.join(ctx, "ben", word, nil)
		pass(time.Second)
		require.True(t, e.live(g))
		require.Len(t, told.known, 1)
		fake := lines.NewHost(lines.HostOptions{
			Table: e.table, Word: word, Key: bytes.Repeat([]byte{7}, channel.KeySize), Program: "1.0", Do: e.do, Now: e.now,
		})
		e.do(func() { e.host, fake = fake, e.host })
		again, _, refused := e.join(ctx, "ben", word, told.known)
		pass(20 * time.Second)
		require.False(t, e.live(again))
		e.do(func() { require.ErrorIs(t, refused.errs[0], channel.ErrStranger) })
		e.do(func() { e.host = fake })
		pass(5 * time.Second)
		require.True(t, e.live(again))
		e.do(func() { require.Empty(t, refused.known, "a ticket lasts as long as the match") })
		end()
		pass(time.Minute)
	})
}
