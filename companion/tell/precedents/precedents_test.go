package precedents

import (
	"testing"

	"github.com/stretchr/testify/require"
)

var rebellion = Precedent{
	Game: "traders", Date: "2026-05-03", Question: "I have 1 MCr. Can I play Rebellion?", Move: "Anna: play rebellion gobi",
	Facts: []string{"How much money has Anna? 1"}, Ruling: "Not allowed", Rule: "TR-6.4", Allowed: true, Reason: "we were late",
}

func TestBook(t *testing.T) {
	var b Book
	require.True(t, b.Add(rebellion))
	require.False(t, b.Add(rebellion), "kept already")
	older := rebellion
	older.Date, older.Allowed = "2026-04-01", false
	require.True(t, b.Add(older))
	p, ok := b.Of("traders", "TR-6.4")
	require.True(t, ok)
	require.Equal(t, rebellion, p, "the latest one counts")
	_, ok = b.Of("traders", "")
	require.False(t, ok)
	_, ok = b.Of("atrades", "TR-6.4")
	require.False(t, ok)
	require.Len(t, b.Find("rebellion MCR"), 2)
	require.Len(t, b.Find("2026-05 allow it"), 1)
	require.Empty(t, b.Find("nothing such"))

	again, err := ReadBook(b.JSON())
	require.NoError(t, err)
	require.Equal(t, b, again)
	var other Book
	added, err := other.Import(b.Text())
	require.NoError(t, err)
	require.Equal(t, 2, added)
	require.Equal(t, b, other)
	added, err = other.Import(b.Text())
	require.NoError(t, err)
	require.Zero(t, added)
	other.Remove(older)
	require.Equal(t, []Precedent{rebellion}, other.Kept)
}

func TestTextsThatAreNone(t *testing.T) {
	for text, why := range map[string]string{
		"":                                     "line 1: expected",
		heading + "\nDate: 1\n":                "line 2: expected Game first",
		heading + "\nGame: traders\nnothing\n": "line 3: expected a name and a colon",
		heading + "\nGame: traders\nX: y\n":    "line 3: there is no line",
		heading + "\nGame: traders\nDecided: maybe\n": "line 3: expected as the rule says",
	} {
		var b Book
		_, err := b.Import(text)
		require.ErrorContains(t, err, why)
		require.Empty(t, b.Kept)
	}
	_, err := ReadBook([]byte("{"))
	require.Error(t, err)
}
