package ask

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFollowingIsBounded asks for moves whose checks read two ships that can be anywhere: the
// values of a fact are not each tried with all values of the other one.
func TestFollowingIsBounded(t *testing.T) {
	for _, c := range []struct {
		known, move string
	}{
		{`{"step":"highways","highways":{"s1-p2-2":1}}`, "Anna: lift s1-p2-2"},
		{`{"step":"action"}`, "Anna: deal 2"},
	} {
		table := openPlain(t, "duck-dealer", 2)
		q := New(table)
		require.NoError(t, q.Read([]byte(c.known)))
		a, err := table.Read(c.move)
		require.NoError(t, err)
		p := q.probes(a)[0]
		pr := p.prove()
		require.Equal(t, Depends, pr.verdict)
		require.NotEmpty(t, p.facts(pr))
		require.Less(t, p.tried, mostFollowed*q.mostEvals()+mostTried, c.move)
	}
}
