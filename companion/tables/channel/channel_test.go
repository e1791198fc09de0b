package channel_test

import (
	"bytes"
	"crypto/sha256"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables/channel"
)

var salt = make([]byte, channel.SaltSize)

// quick is a key as NewKey makes it, without the time that it takes.
func quick(word string) channel.Key { return sha256.Sum256([]byte(word)) }

// shake is a handshake between two who know these words.
func shake(t *testing.T, host, guest string) (*channel.Channel, *channel.Channel, error) {
	t.Helper()
	greeting, message, err := channel.Greet(quick(host), salt, "1.0")
	require.NoError(t, err)
	got, err := channel.Salt(message)
	require.NoError(t, err)
	require.Equal(t, salt, got)
	joining, answer, err := channel.Join(quick(guest), message)
	require.NoError(t, err)
	here, proof, err := greeting.Accept(answer)
	if err != nil {
		return nil, nil, err
	}
	there, err := joining.Finish(proof)
	return here, there, err
}

func TestBothKnowTheWord(t *testing.T) {
	host, guest, err := shake(t, "bal-mek-tor-sun", "bal-mek-tor-sun")
	require.NoError(t, err)
	for _, text := range []string{"raid 9d", "", strings.Repeat("long ", 1000)} {
		frame := guest.Seal([]byte(text))
		require.Len(t, frame, len(text)+channel.Overhead)
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
	_, _, err := shake(t, "bal-mek-tor-sun", "bal-mek-tor-sum")
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
		host, guest, err := shake(t, "word", "word")
		require.NoError(t, err)
		var failed error
		for _, frame := range change([][]byte{guest.Seal([]byte("one")), guest.Seal([]byte("two"))}) {
			if _, err := host.Open(frame); err != nil {
				failed = err
			}
		}
		require.ErrorIs(t, failed, channel.ErrChanged, name)
	}
	host, guest, err := shake(t, "word", "word")
	require.NoError(t, err)
	_, err = guest.Open(guest.Seal([]byte("back to who said it")))
	require.Error(t, err)
	_, err = host.Open(host.Seal([]byte("the same")))
	require.Error(t, err)
}

func TestOtherVersionsSaySoFirst(t *testing.T) {
	_, err := channel.Salt([]byte(`{"tablekeeper":2,"program":"9.1"}`))
	var other *channel.OtherVersion
	require.ErrorAs(t, err, &other)
	require.Equal(t, "9.1", other.Program)
	for _, bad := range []string{"", "{}", "HTTP/1.1 200", `{"tablekeeper":1,"salt":"AAAA"}`, strings.Repeat("x", 600)} {
		_, err := channel.Salt([]byte(bad))
		require.ErrorIs(t, err, channel.ErrHello, bad)
	}
	greeting, message, err := channel.Greet(quick("word"), salt, "1.0")
	require.NoError(t, err)
	_, _, err = greeting.Accept([]byte("short"))
	require.ErrorIs(t, err, channel.ErrHello)
	_, _, err = greeting.Accept(make([]byte, 48)) // a point at which all keys are alike
	require.ErrorIs(t, err, channel.ErrHello)
	message[len(message)-4] ^= 1
	joining, answer, err := channel.Join(quick("word"), message)
	if err == nil {
		require.NotNil(t, joining)
		_, _, err = greeting.Accept(answer)
	}
	require.Error(t, err, "what the host has said is part of the keys")
}

func TestTheKeyOfAWord(t *testing.T) {
	one, err := channel.NewKey("bal-mek-tor-sun", salt)
	require.NoError(t, err)
	other, err := channel.NewKey("bal-mek-tor-sun", bytes.Repeat([]byte{1}, channel.SaltSize))
	require.NoError(t, err)
	require.NotEqual(t, one, other)
}

func BenchmarkKey(b *testing.B) {
	for b.Loop() {
		_, _ = channel.NewKey("bal-mek-tor-sun", salt)
	}
}
