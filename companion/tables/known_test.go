package tables_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables"
)

// TestADeviceKnowsManyHosts meets hosts one after another: fifty and more are known again, and the one that was met longest ago goes.
func TestADeviceKnowsManyHosts(t *testing.T) {
	var known tables.Known
	meet := func(i int) {
		known = known.Meet(tables.Met{Host: fmt.Append(nil, i), Ticket: fmt.Append(nil, "ticket ", i), Word: fmt.Sprint("word ", i), Address: fmt.Sprint("a", i)})
	}
	knows := func(i int) bool {
		ticket, may := known.Answers(fmt.Append(nil, i), fmt.Sprint("word ", i), "elsewhere")
		require.True(t, may)
		return string(ticket) == fmt.Sprint("ticket ", i)
	}
	for i := range 50 {
		meet(i)
	}
	for i := range 50 {
		require.True(t, knows(i), i)
	}
	for i := range 1000 {
		meet(i + 50)
		meet(7)
	}
	require.GreaterOrEqual(t, len(known), 50)
	require.Less(t, len(known), 500)
	require.True(t, knows(7), "it was met again and again")
	require.True(t, knows(1049))
	require.False(t, knows(8))
}

// TestOnlyTheHostThatWasMetAnswers asks who may answer at an address with a word: where a host was met no other one, until whoever
// holds the device wants it; elsewhere anybody. The host itself is known wherever it has moved.
func TestOnlyTheHostThatWasMetAnswers(t *testing.T) {
	known := tables.Known{}.Meet(tables.Met{Host: []byte("anna"), Ticket: []byte("a ticket"), Word: "word", Address: "10.0.0.5:7171,192.168.1.20:7171"})
	answers := func(host, word, address string) (string, bool) {
		ticket, may := known.Answers([]byte(host), word, address)
		return string(ticket), may
	}
	for _, c := range []struct {
		host, word, address, ticket string
		may                         bool
	}{
		{"anna", "word", "10.0.0.5:7171", "a ticket", true},
		{"anna", "word", "10.0.0.9:7171", "a ticket", true},
		{"anna", "another", "10.0.0.5:7171", "", true},
		{"cleo", "word", "10.0.0.5:7171", "", false},
		{"cleo", "word", "10.0.0.9:7171,192.168.1.20:7171", "", false},
		{"cleo", "word", "10.0.0.9:7171", "", true},
		{"cleo", "another", "10.0.0.5:7171", "", true},
	} {
		ticket, may := answers(c.host, c.word, c.address)
		require.Equal(t, c.ticket, ticket, "%v", c)
		require.Equal(t, c.may, may, "%v", c)
	}
	known = known.Anybody("word", "10.0.0.5:7171")
	_, may := answers("cleo", "word", "192.168.1.20:7171")
	require.True(t, may)
	ticket, _ := answers("anna", "word", "192.168.1.20:7171")
	require.Equal(t, "a ticket", ticket, "its seat is still found")
}
