package journal

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTwoTabs locks a file in two tabs of a browser that does not tell which tabs live.
func TestTwoTabs(t *testing.T) {
	keep := newChest()
	at := int64(1_000_000)
	now := func() int64 { return at }
	one, two := newTab(keep, "one", now), newTab(keep, "two", now)
	release, err := one.Lock("a.match")
	require.NoError(t, err)
	require.NoError(t, one.Append("a.match", 0, []byte("first\n")))
	_, err = two.Lock("a.match")
	require.ErrorIs(t, err, ErrHeld)
	_, err = two.Lock("b.match")
	require.NoError(t, err)

	for range 10 { // while the first says that it lives, the second reads
		at += beatEvery
		one.beat()
		_, err = two.Lock("a.match")
		require.ErrorIs(t, err, ErrHeld)
	}
	release()
	_, err = two.Lock("a.match")
	require.NoError(t, err, "the first let go of it")
	release()
	_, err = one.Lock("a.match")
	require.ErrorIs(t, err, ErrHeld, "what was let go of twice is still the other's")
}

// TestATabThatWasKilled leaves its lock behind; another tab takes it after a while. If the first only slept, it finds out
// before it writes.
func TestATabThatWasKilled(t *testing.T) {
	keep := newChest()
	at := int64(1_000_000)
	now := func() int64 { return at }
	one, two := newTab(keep, "one", now), newTab(keep, "two", now)
	_, err := one.Lock("a.match")
	require.NoError(t, err)
	require.NoError(t, one.Append("a.match", 0, []byte("first\n")))
	at += stale - 1
	_, err = two.Lock("a.match")
	require.ErrorIs(t, err, ErrHeld)
	at++
	_, err = two.Lock("a.match")
	require.ErrorIs(t, err, ErrHeld, "it may only have been kept from saying that it lives")
	for range mostAsks {
		two.watch()
		_, err = two.Lock("a.match")
		require.ErrorIs(t, err, ErrHeld, "it was only asked")
		at += grace / mostAsks
	}
	_, err = two.Lock("a.match")
	require.NoError(t, err)
	require.NoError(t, two.Append("a.match", 6, []byte("second\n")))

	require.ErrorIs(t, one.Append("a.match", 13, []byte("lost\n")), errTaken)
	require.ErrorIs(t, one.Write("a.match", []byte("lost\n")), errTaken)
	require.NoError(t, one.Write("options.json", []byte("{}")), "what nobody locks is everybody's")
	data, err := two.Read("a.match")
	require.NoError(t, err)
	require.Equal(t, "first\nsecond\n", string(data))

	at += stale
	three := newTab(keep, "three", now)
	three.clearStale()
	require.True(t, three.lives("two"), "it is watched for a while")
	for range mostAsks + 1 {
		at += beatEvery * 2
		three.watch()
	}
	for key := range keep.texts {
		require.NotContains(t, key, lockKeys)
		require.NotContains(t, key, beatKeys)
		require.NotContains(t, key, askKeys)
	}
}

// TestATabThatWasKeptFromSayingThatItLives says so again as soon as it can, and keeps what it has locked.
func TestATabThatWasKeptFromSayingThatItLives(t *testing.T) {
	keep := newChest()
	at := int64(1_000_000)
	now := func() int64 { return at }
	one, two := newTab(keep, "one", now), newTab(keep, "two", now)
	_, err := one.Lock("a.match")
	require.NoError(t, err)
	at += 10 * stale // the other tab starts
	_, err = two.Lock("a.match")
	require.ErrorIs(t, err, ErrHeld)
	at += beatEvery
	one.watch()
	at += grace
	two.watch()
	_, err = two.Lock("a.match")
	require.ErrorIs(t, err, ErrHeld)
	require.NoError(t, one.Append("a.match", 0, []byte("goes on\n")))
}

// TestATabThatIsOnlySlow has no turn while another one starts, whatever time goes by. It answers as soon as it is asked, and what
// it has locked stays its own; nothing is left of the questions.
func TestATabThatIsOnlySlow(t *testing.T) {
	keep := newChest()
	at := int64(1_000_000)
	now := func() int64 { return at }
	one, two := newTab(keep, "one", now), newTab(keep, "two", now)
	_, err := one.Lock("a.timer")
	require.NoError(t, err)
	for range 3 {
		at += 2 * stale
		two.clearStale()
		at += 10 * grace // the other tab draws its first picture
		_, err = two.Lock("a.timer")
		require.ErrorIs(t, err, ErrHeld, "the first had no turn")
		two.watch()
		one.answer(askKeys + "else")
		require.False(t, two.waitsFor("else"))
		one.answer(askKeys + "one")
		for range 2 * mostAsks { // its timers wait, but what it is asked it hears
			at += beatEvery
			before := keep.texts[askKeys+"one"]
			two.watch()
			_, err = two.Lock("a.timer")
			require.ErrorIs(t, err, ErrHeld)
			if keep.texts[askKeys+"one"] != before {
				one.answer(askKeys + "one")
			}
		}
		one.beat()
	}
	require.NoError(t, one.Append("a.timer", 0, []byte("goes on\n")))
	two.clearStale()
	require.NotContains(t, keep.texts, askKeys+"one")
}

// TestATabThatComesBack was put by with its page, and another tab has taken one of its files since.
func TestATabThatComesBack(t *testing.T) {
	keep := newChest()
	now := func() int64 { return 1_000_000 }
	one, two := newTab(keep, "one", now), newTab(keep, "two", now)
	for _, name := range []string{"a.match", "b.match"} {
		_, err := one.Lock(name)
		require.NoError(t, err)
	}
	one.letAllGo()
	_, err := two.Lock("a.match")
	require.NoError(t, err)
	one.relock()
	require.ErrorIs(t, one.Append("a.match", 0, nil), errTaken)
	require.NoError(t, one.Append("b.match", 0, []byte("goes on\n")))
	_, err = two.Lock("b.match")
	require.ErrorIs(t, err, ErrHeld)
}

// TestATabWhoseBrowserWasCleared loses file and lock together while a journal is open. The journal is written anew and locked
// again; of two tabs only the first that writes goes on.
func TestATabWhoseBrowserWasCleared(t *testing.T) {
	keep := newChest()
	now := func() int64 { return 1_000_000 }
	one, two := newTab(keep, "one", now), newTab(keep, "two", now)
	_, err := one.Lock("a.match")
	require.NoError(t, err)
	j, err := Create(one, "a.match", Record{'+', "first"})
	require.NoError(t, err)
	clear(keep.texts)
	require.NoError(t, j.Append('+', "second"))
	require.True(t, j.WrittenAnew())
	require.Equal(t, "a.match", j.Name())
	data, err := two.Read("a.match")
	require.NoError(t, err)
	require.Equal(t, string(j.content()), string(data))
	_, err = two.Lock("a.match")
	require.ErrorIs(t, err, ErrHeld)

	clear(keep.texts)
	_, err = two.Lock("a.match")
	require.NoError(t, err)
	require.ErrorIs(t, j.Append('+', "third"), errTaken)
}
