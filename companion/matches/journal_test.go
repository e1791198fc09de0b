package matches

import (
	"bytes"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var evening = []Record{
	{'H', `[Game "rising-tides"]`},
	{'H', `[Seat "Anna"]`},
	{'H', `[Seat "Ben Ali"]`},
	{'m', "1 nation ?"},
	{'m', "2 nation europe"},
	{'m', "1 draw ?"},
	{'u', ""},
	{'r', ""},
	{'n', "two lines\nand a \\ and a \\n\r\ttab"},
	{'m', "0 event more-time"},
	{'T', "tick 10000 10000 10000 1"},
	{'=', `{"step":"main"}`},
	{'n', "Zoë: ça va? \x00\xff"},
	{'m', "1 pass"},
}

func written(t testing.TB, records ...Record) []byte {
	t.Helper()
	s := Memory()
	j, err := Create(s, "evening", records[:1]...)
	require.NoError(t, err)
	for _, r := range records[1:] {
		require.NoError(t, j.Append(r.Kind, r.Text))
	}
	data, err := s.Read("evening")
	require.NoError(t, err)
	return data
}

func TestJournalGivesBackWhatWasWritten(t *testing.T) {
	data := written(t, evening...)
	records, damage := Parse(data)
	require.Nil(t, damage)
	require.Equal(t, evening, records)
	require.Equal(t, len(evening), bytes.Count(data, []byte("\n")), "one line a record")
	none, damage := Parse(nil)
	require.Empty(t, none)
	require.Nil(t, damage)
}

// The format on the disk must not change without another name in the checksum.
func TestJournalOnTheDisk(t *testing.T) {
	require.Equal(t, "HGame f1cc0f1f\nm1 draw ? 0b8ed107\n", string(written(t, Record{'H', "Game"}, Record{'m', "1 draw ?"})))
}

func TestAMoveIsSmall(t *testing.T) {
	moves := []Record{{'H', "x"}}
	for _, m := range []string{"1 draw ?", "2 place fuel materials", "3 steal 1 supplies", "1 redirect 4 fuel", "3 pass", "3 take supplies", "4 construct 1-0-2"} {
		moves = append(moves, Record{'m', m})
	}
	size := len(written(t, moves...)) - len(written(t, moves[0]))
	require.LessOrEqual(t, size, 40*(len(moves)-1))
}

func TestEveryTruncation(t *testing.T) {
	data := written(t, evening...)
	for cut := range len(data) {
		part := data[:cut]
		records, damage := Parse(part)
		whole := bytes.Count(part, []byte("\n"))
		require.Equal(t, evening[:whole], append([]Record{}, records...), "cut at %d", cut)
		good := bytes.LastIndexByte(part, '\n') + 1
		if good == cut {
			require.Nil(t, damage, "cut at %d", cut)
			continue
		}
		require.Equal(t, &Damage{whole + 1, good, cut - good, true, "the line has no end"}, damage)
	}
}

func TestEveryTruncationOpensAndGoesOn(t *testing.T) {
	data := written(t, evening...)
	for cut := range len(data) {
		s := Memory()
		require.NoError(t, s.Write("evening", data[:cut]))
		j, before, _, err := Open(s, "evening")
		require.NoError(t, err)
		require.NoError(t, j.Append('m', "after"))
		_, records, damage, err := Open(s, "evening")
		require.NoError(t, err)
		require.Nil(t, damage)
		require.Equal(t, append(slices.Clone(before), Record{'m', "after"}), records)
		names, err := s.List()
		require.NoError(t, err)
		require.Equal(t, []string{"evening"}, names, "a torn line is no reason to keep the file")
	}
}

// 10,000 changed, lost, added and doubled bytes: whatever is read was written,
// in this order, up to where it was changed.
func TestChangedBytesInventNothing(t *testing.T) {
	data := written(t, evening...)
	for seed := range uint64(10_000) {
		r := rand.New(rand.NewPCG(seed, 1))
		bad := slices.Clone(data)
		first := len(bad)
		for range 1 + r.IntN(3) {
			at := r.IntN(len(bad))
			switch r.IntN(4) {
			case 0:
				bad = slices.Delete(bad, at, min(len(bad), at+1+r.IntN(20)))
			case 1:
				bad = slices.Insert(bad, at, byte(r.IntN(256)))
			case 2:
				bad = slices.Insert(bad, at, slices.Clone(bad[at:min(len(bad), at+r.IntN(60))])...)
			default:
				bad[at] ^= byte(1 + r.IntN(255))
			}
			first = min(first, at)
		}
		requireNothingInvented(t, bad, fmt.Sprintf("seed %d", seed))
		records, _ := Parse(bad)
		require.GreaterOrEqual(t, len(records), bytes.Count(data[:first], []byte("\n")), "seed %d: what stands before is kept", seed)
	}
}

func requireNothingInvented(t *testing.T, data []byte, hint string) {
	t.Helper()
	records, damage := Parse(data)
	require.LessOrEqual(t, len(records), len(evening), hint)
	require.Equal(t, evening[:len(records)], append([]Record{}, records...), hint)
	if damage != nil {
		require.Equal(t, len(records)+1, damage.Line, hint)
		require.Equal(t, len(data)-damage.Offset, damage.Bytes, hint)
		require.NotEmpty(t, damage.Reason, hint)
	}
}

func TestLinesMissingDoubledOrMoved(t *testing.T) {
	lines := strings.SplitAfter(string(written(t, evening...)), "\n")
	lines = lines[:len(lines)-1]
	for i := range len(lines) - 1 {
		missing := slices.Delete(slices.Clone(lines), i, i+1)
		requireNothingInvented(t, []byte(strings.Join(missing, "")), "missing")
		records, damage := Parse([]byte(strings.Join(missing, "")))
		require.Len(t, records, i)
		require.NotNil(t, damage)
		doubled := slices.Insert(slices.Clone(lines), i, lines[i])
		requireNothingInvented(t, []byte(strings.Join(doubled, "")), "doubled")
		moved := slices.Clone(lines)
		moved[i], moved[i+1] = moved[i+1], moved[i]
		requireNothingInvented(t, []byte(strings.Join(moved, "")), "moved")
	}
}

func TestDamageInTheMiddleKeepsTheFile(t *testing.T) {
	s := Memory()
	data := written(t, evening...)
	lines := strings.SplitAfter(string(data), "\n")
	lines[4] = strings.Replace(lines[4], "europe", "africa", 1)
	bad := []byte(strings.Join(lines, ""))
	require.NoError(t, s.Write("evening", bad))
	j, records, damage, err := Open(s, "evening")
	require.NoError(t, err)
	require.Equal(t, evening[:4], records)
	require.Equal(t, 5, damage.Line)
	require.False(t, damage.Torn)
	require.Equal(t, "the checksum does not fit", damage.Reason)
	kept, err := s.Read("evening.damaged")
	require.NoError(t, err)
	require.Equal(t, bad, kept)
	require.NoError(t, j.Append('m', "on"))
	_, records, damage, err = Open(s, "evening")
	require.NoError(t, err)
	require.Nil(t, damage)
	require.Len(t, records, 5)
}

func TestJournalsThatCannotBe(t *testing.T) {
	s := Memory()
	_, err := Create(s, "evening", Record{'H', "x"})
	require.NoError(t, err)
	_, err = Create(s, "evening")
	require.ErrorIs(t, err, fs.ErrExist)
	require.ErrorContains(t, err, "evening")
	_, _, _, err = Open(s, "none")
	require.ErrorIs(t, err, fs.ErrNotExist)
	_, err = Create(s, "bad", Record{'\n', "x"})
	require.Error(t, err)
	_, err = s.Read("bad")
	require.ErrorIs(t, err, fs.ErrNotExist, "all or nothing")
	j, err := Create(s, "plain")
	require.NoError(t, err)
	require.Error(t, j.Append(' ', "x"))
	require.NoError(t, j.Append('m', ""))
	require.Equal(t, "plain", j.Name())
}

func FuzzParse(f *testing.F) {
	data := written(f, evening...)
	f.Add(data)
	f.Add(data[:len(data)/2])
	f.Add([]byte("H 00000000\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		records, damage := Parse(data)
		good := len(data)
		if damage != nil {
			good = damage.Offset
		}
		// What was read, written again, is the same bytes.
		c := newChain()
		var again []byte
		for _, r := range records {
			line, err := c.line(r)
			if err != nil {
				t.Fatal(err)
			}
			again = append(again, line...)
		}
		if !bytes.Equal(again, data[:good]) {
			t.Fatalf("read %q, written again %q", data[:good], again)
		}
	})
}

func BenchmarkParse(b *testing.B) {
	records := []Record{{'H', "x"}}
	for range 500 {
		records = append(records, Record{'m', "1 redirect 4 fuel"})
	}
	data := written(b, records...)
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		Parse(data)
	}
}

func BenchmarkAppendToTheDisk(b *testing.B) {
	s, err := Folder(b.TempDir())
	require.NoError(b, err)
	j, err := Create(s, "evening")
	require.NoError(b, err)
	for b.Loop() {
		require.NoError(b, j.Append('m', "1 redirect 4 fuel"))
	}
}
