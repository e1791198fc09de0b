package journal

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
		require.Equal(t, &Damage{Line: whole + 1, Offset: good, Bytes: cut - good, Torn: true, Reason: "the line has no end"}, damage)
	}
}

func TestEveryTruncationOpensAndGoesOn(t *testing.T) {
	data := written(t, evening...)
	for cut := range len(data) {
		s := Memory()
		require.NoError(t, s.Write("evening", data[:cut]))
		j, before, _, err := Open(s, "evening", Before)
		require.NoError(t, err)
		require.NoError(t, j.Append('m', "after"))
		_, records, damage, err := Open(s, "evening", Before)
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

// requireNothingInvented makes sure that what is read was written, once and in this
// order, and that gaps stand where something is missing.
func requireNothingInvented(t *testing.T, data []byte, hint string) {
	t.Helper()
	records, damage := Parse(data)
	next := 0
	for i, r := range records {
		at := slices.Index(evening[next:], r)
		require.GreaterOrEqual(t, at, 0, "%s: record %d", hint, i)
		if at > 0 {
			require.True(t, slices.ContainsFunc(damage.Gaps, func(g Gap) bool { return g.After == i }), "%s: before record %d", hint, i)
		}
		next += at + 1
	}
	if damage != nil {
		require.Equal(t, len(data)-damage.Offset, damage.Bytes, hint)
		require.NotEmpty(t, damage.Reason, hint)
		for _, gap := range damage.Gaps {
			require.LessOrEqual(t, gap.First, gap.Last, hint)
			require.LessOrEqual(t, gap.After, len(records), hint)
		}
	}
}

func TestLinesMissingDoubledOrMoved(t *testing.T) {
	lines := strings.SplitAfter(string(written(t, evening...)), "\n")
	lines = lines[:len(lines)-1]
	for i := range len(lines) - 1 {
		missing := slices.Delete(slices.Clone(lines), i, i+1)
		requireNothingInvented(t, []byte(strings.Join(missing, "")), "missing")
		records, damage := Parse([]byte(strings.Join(missing, "")))
		require.Len(t, records, max(i, len(lines)-2), "line %d and the one that only it vouches for are lost", i+1)
		require.NotNil(t, damage)
		doubled := slices.Insert(slices.Clone(lines), i, lines[i])
		requireWhole(t, doubled, "doubled")
		moved := slices.Clone(lines)
		moved[i], moved[i+1] = moved[i+1], moved[i]
		requireWhole(t, moved, "moved")
	}
	again := slices.Concat(lines[:9], lines[3:])
	requireWhole(t, again, "a part doubled")
	turned := slices.Concat(lines[:3], lines[6:9], lines[3:6], lines[9:])
	requireWhole(t, turned, "two parts in the wrong order")
}

// requireWhole makes sure that damaged lines lose nothing.
func requireWhole(t *testing.T, lines []string, hint string) {
	t.Helper()
	records, damage := Parse([]byte(strings.Join(lines, "")))
	require.Equal(t, evening, records, hint)
	require.NotNil(t, damage, hint)
	require.Empty(t, damage.Gaps, hint)
}

// Wherever one byte is wrong, nothing is lost.
func TestOneBadByteLosesNothing(t *testing.T) {
	good := written(t, evening...)
	for at := range good {
		for change := range 255 {
			bad := slices.Clone(good)
			bad[at] ^= byte(change + 1)
			records, damage := Parse(bad)
			if at == len(good)-1 && damage.Torn {
				require.Equal(t, evening[:len(evening)-1], records)
				continue
			}
			require.Equal(t, evening, records, "byte %d is %q", at, bad[at])
			require.NotNil(t, damage)
			require.Empty(t, damage.Gaps)
		}
	}
}

// Of a line with more bad bytes all others are recovered, and the gap names it.
func TestABadLineLosesOneLine(t *testing.T) {
	lines := strings.SplitAfter(string(written(t, evening...)), "\n")
	for i := range evening {
		if len(evening[i].Text) < 2 {
			continue // else its checksum, too
		}
		bad := slices.Clone(lines)
		bad[i] = "\x01\x02\x03" + bad[i][3:]
		records, damage := Parse([]byte(strings.Join(bad, "")))
		require.Equal(t, slices.Delete(slices.Clone(evening), i, i+1), records)
		require.Equal(t, []Gap{{After: i, First: i + 1, Last: i + 1}}, damage.Gaps)
	}
}

func TestDamageInTheMiddleKeepsTheFile(t *testing.T) {
	s := Memory()
	lines := strings.SplitAfter(string(written(t, evening...)), "\n")
	lines[4] = strings.Replace(lines[4], "europe", "africa", 1)
	bad := []byte(strings.Join(lines, ""))
	require.NoError(t, s.Write("evening", bad))
	all := func(records []Record, _ *Damage) ([]Record, error) { return records, nil }
	j, records, damage, err := Open(s, "evening", all)
	require.NoError(t, err)
	require.Equal(t, slices.Delete(slices.Clone(evening), 4, 5), records)
	require.Equal(t, []Gap{{After: 4, First: 5, Last: 5}}, damage.Gaps)
	require.Equal(t, "line 5", damage.Gaps[0].Lines())
	require.False(t, damage.Torn)
	require.Equal(t, "the checksum does not fit", damage.Reason)
	require.Equal(t, "evening.damaged", damage.Kept)
	requireContent(t, s, "evening.damaged", bad)
	require.NoError(t, j.Append('m', "on"))
	_, records, damage, err = Open(s, "evening", Before)
	require.NoError(t, err)
	require.Nil(t, damage)
	require.Len(t, records, len(evening))
}

// Each damaged file is kept under a name of its own; the same one only once.
func TestEachDamagedFileIsKept(t *testing.T) {
	s := Memory()
	good := written(t, evening...)
	var kept [][]byte
	for at := range 3 {
		bad := slices.Clone(good)
		bad[at+1] ^= 1
		bad[at+2] ^= 1
		kept = append(kept, bad)
		for range 2 {
			require.NoError(t, s.Write("evening", bad))
			_, _, damage, err := Open(s, "evening", Before)
			require.NoError(t, err)
			require.Equal(t, []string{"evening.damaged", "evening.damaged-2", "evening.damaged-3"}[at], damage.Kept)
		}
	}
	for i, name := range []string{"evening.damaged", "evening.damaged-2", "evening.damaged-3"} {
		requireContent(t, s, name, kept[i])
	}
	bad := slices.Clone(good)
	bad[9], bad[19] = 0, 0
	require.NoError(t, s.Write("evening", bad))
	_, _, _, err := Open(s, "evening", func([]Record, *Damage) ([]Record, error) { return nil, fs.ErrInvalid })
	require.ErrorIs(t, err, fs.ErrInvalid)
	requireContent(t, s, "evening", bad)
}

func requireContent(t *testing.T, s Store, name string, want []byte) {
	t.Helper()
	data, err := s.Read(name)
	require.NoError(t, err, name)
	require.Equal(t, string(want), string(data), name)
}

func TestJournalsThatCannotBe(t *testing.T) {
	s := Memory()
	_, err := Create(s, "evening", Record{'H', "x"})
	require.NoError(t, err)
	_, err = Create(s, "evening")
	require.ErrorIs(t, err, fs.ErrExist)
	require.ErrorContains(t, err, "evening")
	_, _, _, err = Open(s, "none", Before)
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
		good := data
		if damage != nil {
			good = data[:damage.Offset]
			if records = records[:min(len(records), damage.Line-1)]; len(records) < damage.Line-1 {
				t.Fatal("good lines before the damage were left out")
			}
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
		if !bytes.Equal(again, good) {
			t.Fatalf("read %q, written again %q", good, again)
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
