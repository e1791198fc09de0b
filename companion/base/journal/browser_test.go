package journal

import (
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// chest is a drawer in memory: with room for so many bytes, and for so many
// changes more before the page is gone.
type chest struct {
	texts   map[string]string
	room    int
	changes int
	sets    []string // the keys that were set
}

var (
	errNoRoom = errors.New("no room")
	errGone   = errors.New("the page is gone")
)

func newChest() *chest { return &chest{texts: map[string]string{}, room: 1 << 30, changes: 1 << 30} }

func (c *chest) used() int {
	n := 0
	for key, text := range c.texts {
		n += len(key) + len(text)
	}
	return n
}

func (c *chest) get(key string) (string, bool, error) {
	text, there := c.texts[key]
	return text, there, nil
}

func (c *chest) change() error {
	if c.changes == 0 {
		return errGone
	}
	c.changes--
	return nil
}

func (c *chest) set(key, text string) error {
	if err := c.change(); err != nil {
		return err
	}
	before, there := c.texts[key]
	c.texts[key] = text
	if c.used() > c.room {
		if delete(c.texts, key); there {
			c.texts[key] = before
		}
		return errNoRoom
	}
	c.sets = append(c.sets, key)
	return nil
}

func (c *chest) remove(key string) error {
	if err := c.change(); err != nil {
		return err
	}
	delete(c.texts, key)
	return nil
}

func (c *chest) keys() ([]string, error) { return slices.Collect(maps.Keys(c.texts)), nil }

func TestABrowserKeepsAnyBytes(t *testing.T) {
	c := newChest()
	s := &browser{keep: c}
	all := make([]byte, 256)
	for i := range all {
		all[i] = byte(i)
	}
	require.NoError(t, s.Write("bytes", all))
	require.NoError(t, s.Append("bytes", len(all), []byte("grün\n")))
	data, err := s.Read("bytes")
	require.NoError(t, err)
	require.Equal(t, string(all)+"grün\n", string(data))
	c.texts["another page's"], c.texts["tablekeeper-lock/bytes"] = "x", "y"
	names, err := s.List()
	require.NoError(t, err)
	require.Equal(t, []string{"bytes"}, names)
	size, err := s.Size("bytes")
	require.NoError(t, err)
	require.EqualValues(t, len(data), size)
}

func TestALineIsAppendedToTheLastPieceOnly(t *testing.T) {
	c := newChest()
	s := &browser{keep: c}
	line := []byte(strings.Repeat("x", 99) + "\n")
	for n := range 1000 {
		c.sets = nil
		require.NoError(t, s.Append("long.match", n*len(line), line))
		require.LessOrEqual(t, len(c.sets), 2, "the piece, and the head of a new file")
		require.LessOrEqual(t, len(c.texts[c.sets[0]]), pieceLength)
	}
	data, err := s.Read("long.match")
	require.NoError(t, err)
	require.Equal(t, strings.Repeat(string(line), 1000), string(data))
	require.NoError(t, s.Write("long.match", []byte("short")))
	require.Len(t, c.texts, 2, "nothing of the old content is left")
	require.NoError(t, s.Remove("long.match"))
	require.Empty(t, c.texts)
}

// TestAPageThatGoesAtAnyMoment ends the page after each possible change: a file
// has its old content or its new one, and the next page goes on from there.
func TestAPageThatGoesAtAnyMoment(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	random := rand.New(rand.NewPCG(seed, 0))
	c := newChest()
	s := &browser{keep: c}
	want, there := "", false
	for range 3000 {
		text := strings.Repeat("abcdefgh\n", random.IntN(900))
		c.changes = random.IntN(8)
		after, thereAfter := text, true
		var err error
		switch random.IntN(4) {
		case 0:
			after, thereAfter = "", false
			err = s.Remove("a")
		case 1:
			err = s.Write("a", []byte(text))
		default:
			after = want + text
			err = s.Append("a", len(want), []byte(text))
		}
		c.changes = 1 << 30
		if err != nil {
			require.ErrorIs(t, err, errGone)
			require.ErrorContains(t, err, " a: ")
		}
		data, failed := s.Read("a")
		is := failed == nil
		switch {
		case err == nil:
			require.Equal(t, thereAfter, is)
			require.Equal(t, after, string(data))
		case is != there || string(data) != want:
			require.Equal(t, thereAfter, is)
			require.Equal(t, after, string(data))
		}
		want, there = string(data), is
	}
	require.NoError(t, s.Write("a", nil))
	require.NoError(t, s.Remove("a"))
	require.Empty(t, c.texts, "nothing unfinished is left behind")
}

func TestABrowserWithoutRoom(t *testing.T) {
	c := newChest()
	s := &browser{keep: c}
	j, err := Create(s, "evening", Record{'H', "header"})
	require.NoError(t, err)
	require.NoError(t, j.Append('m', "1 draw ?"))
	c.room = c.used() + 10
	require.ErrorIs(t, j.Append('m', "2 draw ?"), errNoRoom)
	require.ErrorIs(t, s.Write("evening", []byte(strings.Repeat("x", 100))), errNoRoom)
	require.ErrorIs(t, s.Append("new", 0, []byte(strings.Repeat("x", 100))), errNoRoom)
	c.room = 1 << 30
	require.NoError(t, j.Append('m', "2 discard nuke"))
	_, records, damage, err := Open(s, "evening", Before)
	require.NoError(t, err)
	require.Nil(t, damage)
	require.Equal(t, []Record{{'H', "header"}, {'m', "1 draw ?"}, {'m', "2 discard nuke"}}, records)
	names, err := s.List()
	require.NoError(t, err)
	require.Equal(t, []string{"evening"}, names)
}

func TestAHeadThatSaysSomethingElse(t *testing.T) {
	c := newChest()
	c.texts["tablekeeper/a"] = "7"
	_, err := (&browser{keep: c}).Read("a")
	require.ErrorContains(t, err, `reading a: its head says "7"`)
}
