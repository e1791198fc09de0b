package channel_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables/channel"
)

var key = make([]byte, channel.KeySize)

// shake is a handshake between two who know these words; the guest may have a ticket.
func shake(t testing.TB, host, guest string, key, ticket []byte) (here, there *channel.Channel, next []byte, err error) {
	t.Helper()
	greeting, message, err := channel.Greet(host, key, "1.0")
	require.NoError(t, err)
	joining, answer, err := channel.Join(guest, given(ticket), message)
	require.NoError(t, err)
	here, proof, err := greeting.Accept(answer)
	if err != nil {
		_, _, _, refused := joining.Finish([]byte("word"))
		return nil, nil, nil, refused
	}
	there, _, next, err = joining.Finish(proof)
	return here, there, next, err
}

// given is what a guest knows to whom any host has given that ticket.
func given(ticket []byte) func([]byte) ([]byte, bool) {
	return func([]byte) ([]byte, bool) { return ticket, true }
}

func TestBothKnowTheWord(t *testing.T) {
	host, guest, _, err := shake(t, "bal-mek-tor-sun", "bal-mek-tor-sun", key, nil)
	require.NoError(t, err)
	for _, text := range []string{"raid 9d", "", strings.Repeat("long ", 1000)} {
		frame := guest.Seal([]byte(text))
		require.Len(t, frame, channel.Sealed(len(text)))
		require.False(t, len(text) > 0 && bytes.Contains(frame, []byte(text)))
		opened, err := host.Open(frame)
		require.NoError(t, err)
		require.Equal(t, text, string(opened))
		opened, err = guest.Open(host.Seal([]byte(text)))
		require.NoError(t, err)
		require.Equal(t, text, string(opened))
	}
}

func TestAWrongWordIsRefused(t *testing.T) {
	_, _, _, err := shake(t, "bal-mek-tor-sun", "bal-mek-tor-sum", key, nil)
	require.ErrorIs(t, err, channel.ErrWord)
}

// TestNothingIsChangedOnTheWay doubles, leaves out, swaps and bends messages.
func TestNothingIsChangedOnTheWay(t *testing.T) {
	bend := map[string]func(frames [][]byte) [][]byte{
		"doubled":  func(f [][]byte) [][]byte { return [][]byte{f[0], f[0]} },
		"left out": func(f [][]byte) [][]byte { return f[1:] },
		"swapped":  func(f [][]byte) [][]byte { return [][]byte{f[1], f[0]} },
		"bent":     func(f [][]byte) [][]byte { f[0][3] ^= 1; return f },
		"cut":      func(f [][]byte) [][]byte { return [][]byte{f[0][:4]} },
	}
	for name, change := range bend {
		host, guest, _, err := shake(t, "word", "word", key, nil)
		require.NoError(t, err)
		var failed error
		for _, frame := range change([][]byte{guest.Seal([]byte("one")), guest.Seal([]byte("two"))}) {
			if _, err := host.Open(frame); err != nil {
				failed = err
			}
		}
		require.ErrorIs(t, failed, channel.ErrChanged, name)
	}
	host, guest, _, err := shake(t, "word", "word", key, nil)
	require.NoError(t, err)
	_, err = guest.Open(guest.Seal([]byte("back to who said it")))
	require.Error(t, err)
	_, err = host.Open(host.Seal([]byte("the same")))
	require.Error(t, err)
}

// TestLengthsTellLittle seals messages of all lengths: lengths on the line differ by whole steps.
func TestLengthsTellLittle(t *testing.T) {
	host, guest, _, err := shake(t, "word", "word", key, nil)
	require.NoError(t, err)
	lengths := map[int]bool{}
	for n := 1; n < 2*channel.Step; n++ {
		message := make([]byte, n) // zeros too come as they were
		frame := host.Seal(message)
		lengths[len(frame)] = true
		opened, err := guest.Open(frame)
		require.NoError(t, err)
		require.Equal(t, message, opened)
	}
	require.Len(t, lengths, 2)
}

// TestTheHostIsKnownAgain comes back with a ticket: the host that gave it knows it before the word is proved. One that doesn't fit is
// worth nothing and harms nobody: the guest gets another one.
func TestTheHostIsKnownAgain(t *testing.T) {
	_, _, ticket, err := shake(t, "word", "word", key, nil)
	require.NoError(t, err)
	_, _, again, err := shake(t, "word", "word", key, ticket)
	require.NoError(t, err)
	require.Equal(t, ticket, again)
	_, _, other, err := shake(t, "word", "word", bytes.Repeat([]byte{1}, channel.KeySize), ticket)
	require.NoError(t, err)
	require.NotEqual(t, ticket, other)
	_, _, _, err = shake(t, "word", "other", key, ticket)
	require.ErrorIs(t, err, channel.ErrStranger, "it has another word than the host that gave the ticket")

	greeting, message, err := channel.Greet("word", key, "1.0")
	require.NoError(t, err)
	_, answer, err := channel.Join("other", given(ticket), message)
	require.NoError(t, err)
	require.True(t, greeting.Known(answer), "who was here before is known before the word is proved")
	_, fresh, err := channel.Join("word", nil, message)
	require.NoError(t, err)
	require.False(t, greeting.Known(fresh))
	require.Len(t, fresh, len(answer), "nobody sees who was here before")
	another, _, err := channel.Greet("word", key, "1.0")
	require.NoError(t, err)
	require.False(t, another.Known(answer), "what was said on one line is of no use on another one")
}

// TestAHostProvesWhoItIs lets a host that knows the word say that it is another one: it can't sign for that one, not even with what the
// other one signs for it meanwhile. A guest that awaits another host says nothing.
func TestAHostProvesWhoItIs(t *testing.T) {
	mine, honest := bytes.Repeat([]byte{1}, channel.KeySize), key
	require.NotEqual(t, channel.Host(mine), channel.Host(honest))
	greeting, message, err := channel.Greet("word", mine, "1.0")
	require.NoError(t, err)
	joining, answer, err := channel.Join("word", nil, message)
	require.NoError(t, err)
	_, proof, err := greeting.Accept(answer)
	require.NoError(t, err)
	_, host, _, err := joining.Finish(proof)
	require.NoError(t, err)
	require.Equal(t, channel.Host(mine), host)

	_, _, err = channel.Join("word", func(host []byte) ([]byte, bool) { return nil, bytes.Equal(host, channel.Host(honest)) }, message)
	require.ErrorIs(t, err, channel.ErrStranger)

	forged, message, err := channel.Claim("word", mine, channel.Host(honest))
	require.NoError(t, err)
	joining, answer, err = channel.Join("word", nil, message)
	require.NoError(t, err)
	_, proof, err = forged.Accept(answer)
	require.NoError(t, err)
	_, _, _, err = joining.Finish(proof)
	require.ErrorIs(t, err, channel.ErrStranger)

	joining, answer, err = channel.Join("word", nil, message)
	require.NoError(t, err)
	other, _, err := channel.Greet("word", honest, "1.0")
	require.NoError(t, err)
	relayed, err := forged.Replay("word", other, answer)
	require.NoError(t, err)
	_, _, _, err = joining.Finish(relayed)
	require.ErrorIs(t, err, channel.ErrStranger, "it was signed in another run")
}

// TestAFakeHostLearnsNothingToTryAtHome answers in the place of a host, without the word, and lets a guest answer twice: with all
// words at hand nothing of what it has can be told from chance. Each answer is another one, also for the same greeting.
func TestAFakeHostLearnsNothingToTryAtHome(t *testing.T) {
	_, message, err := channel.Greet("guessed", key, "1.0")
	require.NoError(t, err)
	_, one, err := channel.Join("word", nil, message)
	require.NoError(t, err)
	_, two, err := channel.Join("word", nil, message)
	require.NoError(t, err)
	for at := 0; at+32 <= len(one); at += 16 {
		require.NotEqual(t, one[at:at+32], two[at:at+32])
	}
}

func TestOtherVersionsSaySoFirst(t *testing.T) {
	_, _, err := channel.Join("word", nil, []byte(`{"tablekeeper":4,"program":"9.1"}`))
	var other *channel.OtherVersion
	require.ErrorAs(t, err, &other)
	require.Equal(t, "9.1", other.Program)
	_, _, err = channel.Join("word", nil, []byte(`{"tablekeeper":1,"program":"1.4","salt":"AAAAAAAAAAAAAAAAAAAAAA==","key":"AAAA"}`))
	require.ErrorAs(t, err, &other, "a host of before")
	require.Equal(t, "1.4", other.Program)
	_, _, err = channel.Join("word", nil, []byte(`{"tablekeeper":2,"program":"1.9","session":"AAAAAAAAAAAAAAAAAAAAAA==","share":"AAAA"}`))
	require.ErrorAs(t, err, &other, "a host that doesn't prove who it is")
	_, _, err = channel.Join("word", nil, []byte(`{"tablekeeper":4,"program":"\u202e\u001b[2J9.1 \"x\""}`))
	require.ErrorAs(t, err, &other)
	require.Equal(t, "2J9.1x", other.Program, "what a stranger says is cleaned")
	for _, bad := range []string{"", "{}", "HTTP/1.1 200", `{"tablekeeper":3,"share":"AAAA"}`, strings.Repeat("x", 600)} {
		_, _, err := channel.Join("word", nil, []byte(bad))
		require.ErrorIs(t, err, channel.ErrHello, bad)
	}
	greeting, message, err := channel.Greet("word", key, "1.0")
	require.NoError(t, err)
	_, _, err = greeting.Accept([]byte("short"))
	require.ErrorIs(t, err, channel.ErrHello)
	_, _, err = greeting.Accept(make([]byte, 112)) // a point at which all keys are alike
	require.ErrorIs(t, err, channel.ErrHello)
	require.Contains(t, string(message), `"tablekeeper":3,`, "an old guest reads this, and says that the versions differ")
	message = bytes.Clone(message)
	message[len(message)-5] ^= 1
	joining, answer, err := channel.Join("word", nil, message)
	if err == nil {
		require.NotNil(t, joining)
		_, _, err = greeting.Accept(answer)
	}
	require.Error(t, err, "what the host has said is part of the keys")
}

func BenchmarkHandshake(b *testing.B) {
	for b.Loop() {
		_, _, _, _ = shake(b, "bal-mek-tor-sun", "bal-mek-tor-sun", key, nil)
	}
}
