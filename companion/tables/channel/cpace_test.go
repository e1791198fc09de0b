package channel

import (
	"encoding/hex"
	"testing"

	"github.com/bwesterb/go-ristretto"
	"github.com/stretchr/testify/require"
)

func unhex(t *testing.T, text string) []byte {
	t.Helper()
	data, err := hex.DecodeString(text)
	require.NoError(t, err)
	return data
}

// TestCPaceAsTheDraftSays works out the test vector of the draft for ristretto255 and SHA-512.
func TestCPaceAsTheDraftSays(t *testing.T) {
	word, use := []byte("Password"), unhex(t, "0b415f696e69746961746f720b425f726573706f6e646572")
	session := unhex(t, "7e4b4791d6a8ef019b936c79fb7f2c57")
	point := generator(word, use, session)
	require.Equal(t, "222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56", hex.EncodeToString(point.Bytes()))
	side := func(secret string) *share {
		var s ristretto.Scalar
		require.True(t, s.SetBytesStrict((*[32]byte)(unhex(t, secret))))
		return newShare(point, &s)
	}
	a := side("da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08")
	b := side("d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d")
	require.Equal(t, "d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157", hex.EncodeToString(a.public))
	require.Equal(t, "3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258", hex.EncodeToString(b.public))
	one, ok := a.common(b.public)
	require.True(t, ok)
	other, ok := b.common(a.public)
	require.True(t, ok)
	require.Equal(t, "80b69a8a76457ab6a4d7f887a4bf6b55a2f80ac19c333f917a05fc9887c8b40f", hex.EncodeToString(one))
	require.Equal(t, one, other)
	require.Equal(t, "b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c3fa2068af7900447",
		hex.EncodeToString(sessionKey(session, one, a.public, []byte("ADa"), b.public, []byte("ADb"))))
}

// TestCPaceRefusesWhatIsNoShare refuses the point of zero, from which the key would follow without the word, and what isn't a point.
func TestCPaceRefusesWhatIsNoShare(t *testing.T) {
	s := freshShare(generator([]byte("bal-mek-tor-sun"), nil, nil))
	var zero ristretto.Point
	for _, other := range [][]byte{zero.SetZero().Bytes(), make([]byte, 31), nil, unhex(t, "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff")} {
		_, ok := s.common(other)
		require.False(t, ok, "%x", other)
	}
}

func TestLengthsComeFirst(t *testing.T) {
	require.Equal(t, "043132333401350003363738", hex.EncodeToString(lengthed([]byte("1234"), []byte("5"), nil, []byte("678"))))
	require.Equal(t, []byte{0x80, 0x01}, lengthed(make([]byte, 128))[:2])
}
