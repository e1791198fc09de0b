package tables_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables"
)

// TestTheHostsClock lets two devices follow a host for five minutes, over ways of 2 to 60
// ms, with clocks that run apart by 100 millionths: they never show more than 40 ms apart,
// and nothing jumps.
func TestTheHostsClock(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	way := func() time.Duration { return 2*time.Millisecond + time.Duration(r.ExpFloat64()*8)*time.Millisecond }
	guests := []struct {
		clock tables.Clock
		own   func(real time.Duration) time.Duration
		shown time.Duration
	}{
		{own: func(real time.Duration) time.Duration { return 9*time.Hour + real + real/10_000 }},
		{own: func(real time.Duration) time.Duration { return 3*time.Second + real - real/10_000 }},
	}
	worst := time.Duration(0)
	for real := time.Second; real < 5*time.Minute; real += 16 * time.Millisecond {
		for i := range guests {
			g := &guests[i]
			if real < 3*time.Second && real%(208*time.Millisecond) < 16*time.Millisecond || real%(5*time.Second) < 16*time.Millisecond {
				there, back := way(), min(way(), 60*time.Millisecond)
				g.clock.Sample(g.own(real-there-back), real-back, g.own(real))
			}
			if !g.clock.Known() {
				continue
			}
			shown := g.clock.Host(g.own(real))
			if g.shown > 0 && real > 4*time.Second {
				require.InDelta(t, 16, float64((shown-g.shown).Microseconds())/1000, 1, "no jump")
				worst = max(worst, (shown - real).Abs())
			}
			g.shown = shown
		}
		if real > 4*time.Second {
			require.Less(t, (guests[0].shown - guests[1].shown).Abs(), 40*time.Millisecond)
		}
	}
	t.Log("at most", worst, "from the host")
}

func TestTheClockJumpsOnlyAfterSleep(t *testing.T) {
	var c tables.Clock
	require.False(t, c.Known())
	c.Sample(0, time.Hour, 10*time.Millisecond)
	require.Equal(t, time.Hour+5*time.Millisecond, c.Host(10*time.Millisecond))
	c.Sample(time.Second, 2*time.Hour, time.Second+2*time.Millisecond)
	require.Equal(t, 2*time.Hour+time.Millisecond, c.Host(time.Second+2*time.Millisecond))
	c.Sample(5*time.Second, 0, time.Second)
	require.Equal(t, 2*time.Hour+2*time.Millisecond, c.Host(time.Second+3*time.Millisecond), "an exchange that ends before it begins is none")
}

func TestTheTimerGoesOnBetweenTwoViews(t *testing.T) {
	timer := tables.Timer{State: "running", At: 1000, Length: 600_000, Remaining: 600_000}
	ahead := timer.Ahead(601_000)
	require.Zero(t, ahead.Remaining)
	require.InDelta(t, 700, ahead.Phase, 1e-6, "at 10 minutes the 700th beat falls on the end (specification 12.1)")
	halves := timer.Ahead(200_000).Ahead(601_000)
	require.InDelta(t, ahead.Phase, halves.Phase, 1e-6)
	timer.State = "paused"
	require.Equal(t, timer, timer.Ahead(9000))
}

func TestWords(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for range 1000 {
		word := tables.NewWord(r.IntN)
		as := func(between string) string { return strings.ReplaceAll(word, "-", between) }
		for _, said := range []string{
			word, strings.ToUpper(word), as(" "), as(""), as("\u2013"), as("\u2011"), as("  "), as(", "), as("\n"), as("\u00a0\u2014\u200b"),
			" " + word + ".  ", "\u201c" + strings.ToUpper(word[:1]) + word[1:] + "\u201d.", "http://192.168.1.20:7171/#" + word + "\n",
			"http://192.168.1.20:7171/#" + word + "@10.0.0.5:7171", word + "\u202c",
		} {
			read, err := tables.ReadWord(said)
			require.NoError(t, err, said)
			require.Equal(t, word, read)
		}
	}
}

// TestNoWords says what is wrong with what can't be a word, and which syllable may be meant, so that nobody is asked for nothing.
func TestNoWords(t *testing.T) {
	for _, bad := range []string{"", "bal-mek-tor", "bal-mek-tor-sun-bal", "http://192.168.1.20:7171/", "\u202e"} {
		var no *tables.NotAWord
		_, err := tables.ReadWord(bad)
		require.ErrorAs(t, err, &no, bad)
		require.Empty(t, no.Syllable)
	}
	for bad, says := range map[string]string{
		"bal-mek-tor-sux": `the syllable "sux"; perhaps it is "suk"`,
		"bal-meq-tor-sun": `the syllable "meq"; perhaps it is "mek"`,
		"bäl-mek-tor-sun": `the syllable "bäl"; perhaps it is "bal"`,
		"cat-mek-tor-sun": `the syllable "cat"; perhaps it is "kat"`,
		"bal-mek-t0r-sun": `the syllable "t0r"; perhaps it is "tor"`,
	} {
		_, err := tables.ReadWord(bad)
		require.ErrorContains(t, err, says)
	}
}
