package conformance

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestExpected reads what comments and lines before a move ask of the referee.
func TestExpected(t *testing.T) {
	for _, c := range []struct{ line, before, want string }{
		{"Anna: draw ?", "", "legal"},
		{"Anna: draw ?   # a card nobody sees", "", "legal"},
		{"Anna: draw ?   # not illegal GEN-2", "", "legal"},
		{"Ben: draw ?    # illegal GEN-2", "", "illegal GEN-2"},
		{"Ben: draw ?\t # illegal GEN-2: not Ben's turn # again", "", "illegal GEN-2"},
		{"Ben: step p6   # illegal DD-4.4 house", "", "illegal DD-4.4 house"},
		{"Ben: step p6   # illegal DD-4.4 house: the dot", "", "illegal DD-4.4 house"},
		{"Ben: step p6   # illegal DD-4.4; house rule", "", "illegal DD-4.4 house"},
		{"Ben: step p6   # illegal DD-4.4 a house", "", "illegal DD-4.4"},
		{"Ben: fly p6    # unreadable", "", "unreadable"},
		{"Ben: fly p6    # unreadable, no such verb", "#! step turn", "unreadable"},
		{"Ben: fly p6", "#! unreadable", "legal"},
	} {
		require.Equal(t, c.want, expected(rules.Move{}, c.line, c.before), c.line)
	}
	agreed := rules.Move{Agreed: true}
	require.Equal(t, "agreed", expected(agreed, "= {}", "#! step turn"))
	require.Equal(t, "agreed", expected(agreed, `= {"word":" # illegal GEN-1"}`, ""))
	require.Equal(t, "unreadable", expected(agreed, "= {}", "  #! unreadable "))
}

// TestSaid writes verdicts as comments ask for them.
func TestSaid(t *testing.T) {
	for want, j := range map[string]rules.Judged{
		"legal":             {Verdict: rules.Legal},
		"agreed":            {Verdict: rules.Agreed},
		"unreadable":        {Verdict: rules.Unreadable},
		"illegal A-1":       {Verdict: rules.Illegal, Ruling: rules.Ruling{Rule: "A-1"}},
		"illegal A-1 house": {Verdict: rules.Illegal, Ruling: rules.Ruling{Rule: "A-1", House: true}},
	} {
		require.Equal(t, want, spelled(&j))
	}
}

func TestHeaders(t *testing.T) {
	text := Headers("a-game", []string{"Anna", "Ben"}, "fast=on") + Header("Position", `{"a":"\\"}`) + Header("Setup")
	transcript, err := rules.ReadTranscript([]byte(text))
	require.NoError(t, err)
	var keys, values []string
	for _, h := range transcript.Headers {
		keys, values = append(keys, h.Key), append(values, h.Text)
	}
	require.Equal(t, []string{"Game", "Seat", "Seat", "Option", "Position"}, keys)
	require.Equal(t, []string{"a-game", "Anna", "Ben", "fast=on", `{"a":"\\"}`}, values)
}

func TestEdited(t *testing.T) {
	const position = `{"deck":7,"seats":[{"hand":{"known":{"fuel":1}},"score":0},null],"turn":1}`
	for edits, want := range map[string]string{
		"":                                   position,
		`turn=null; deck=`:                   `{"seats":[{"hand":{"known":{"fuel":1}},"score":0},null],"turn":null}`,
		`seats.0.hand.known.fuel=; deck=1.0`: `{"deck":1.0,"seats":[{"hand":{"known":{}},"score":0},null],"turn":1}`,
		`seats.1={"score":2}; seats.1.x="="`: `{"deck":7,"seats":[{"hand":{"known":{"fuel":1}},"score":0},{"score":2,"x":"="}],"turn":1}`,
	} {
		require.Equal(t, want, Edited(t, position, edits), edits)
	}
}

// TestEveryMove takes all words of a short range, and the ends of a long one.
func TestEveryMove(t *testing.T) {
	form := rules.Form{Verb: 2, Words: []*rules.Vocabulary{rules.Words("CARD", 0, "fuel", "nuke"), rules.Numbers("N", 1, 900)}}
	var moves []rules.Act
	EveryMove(3, form, 3, func(a rules.Act) { moves = append(moves, a) })
	var want []rules.Act
	for card := range 2 {
		for _, n := range []int{1, 2, 3, 899, 900} {
			a := rules.Act{Seat: 3, Verb: 2}
			a.Words[0], a.Words[1] = card, n
			want = append(want, a)
		}
	}
	require.Equal(t, want, moves)
}
