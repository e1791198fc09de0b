package journal

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A journal never becomes longer than what is read back, and a longer file is not read.
func TestJournalsAreReadBackWhole(t *testing.T) {
	path := t.TempDir()
	s, err := Folder(path)
	require.NoError(t, err)
	j, err := Create(s, "long", Record{'n', strings.Repeat("x", mostRead-100)})
	require.NoError(t, err)
	require.NoError(t, j.Append('n', "one more"))
	require.ErrorIs(t, j.Append('n', strings.Repeat("x", 100)), errTooLong)
	require.NoError(t, j.Append('n', "a short one"), "nothing else is refused")
	_, records, damage, err := Open(s, "long", Before)
	require.NoError(t, err)
	require.Nil(t, damage)
	require.Len(t, records, 3)
	j = nil
	require.NoError(t, os.Truncate(filepath.Join(path, "long"), mostRead+1))
	_, err = s.Read("long")
	require.ErrorContains(t, err, "the app reads up to")
}

// A journal of the shortest records takes a few times its length in memory, so the longest one takes 384 MB at most.
func TestMemoryOfAJournal(t *testing.T) {
	s := Memory()
	j, err := Create(s, "many")
	require.NoError(t, err)
	var lines []byte
	next := j.chain
	for len(lines) < 4<<20 {
		line, err := next.line(Record{'u', "2f"})
		require.NoError(t, err)
		lines = append(lines, line...)
	}
	before := allocated()
	records, damage := Parse(lines)
	grown := allocated() - before
	require.Nil(t, damage)
	t.Logf("%d records of %d MB take %d MB", len(records), len(lines)>>20, grown>>20)
	require.Less(t, grown, uint64(6*len(lines)))
	runtime.KeepAlive(records)
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}
