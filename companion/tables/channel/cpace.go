package channel

import (
	"crypto/sha512"
	"encoding/binary"

	"github.com/bwesterb/go-ristretto"
)

// CPace (draft-irtf-cfrg-cpace, the suite CPACE-RISTR255-SHA512): two who know the same word agree on a key, and who doesn't know
// it learns from one run whether one word that it has guessed is the right one. Nothing that was said can be tried later.

// The names that the draft gives the suite.
const (
	cpaceName    = "CPaceRistretto255"
	cpaceKeyName = cpaceName + "_ISK"
)

// lengthed joins parts, each behind its length (lv_cat).
func lengthed(parts ...[]byte) []byte {
	var joined []byte
	for _, part := range parts {
		joined = append(binary.AppendUvarint(joined, uint64(len(part))), part...)
	}
	return joined
}

// generator is the point that follows from a word, for one session of a use.
func generator(word, use, session []byte) *ristretto.Point {
	name := []byte(cpaceName)
	pad := max(0, sha512.BlockSize-1-len(lengthed(word))-len(lengthed(name)))
	return new(ristretto.Point).DeriveDalek(lengthed(name, word, make([]byte, pad), use, session))
}

// shareSize is how long a public share is, in bytes.
const shareSize = 32

// share is one side's part of the key.
type share struct {
	secret ristretto.Scalar
	public []byte
}

// newShare multiplies the point of a word with a secret.
func newShare(point *ristretto.Point, secret *ristretto.Scalar) *share {
	return &share{secret: *secret, public: new(ristretto.Point).ScalarMult(point, secret).Bytes()}
}

// freshShare is one with a secret by chance.
func freshShare(point *ristretto.Point) *share {
	return newShare(point, new(ristretto.Scalar).Rand())
}

// common is what both sides work out; it reports whether the other's share is one.
func (s *share) common(other []byte) ([]byte, bool) {
	if len(other) != shareSize {
		return nil, false
	}
	var point, zero ristretto.Point
	if !point.SetBytes((*[shareSize]byte)(other)) {
		return nil, false
	}
	point.ScalarMult(&point, &s.secret)
	if point.Equals(zero.SetZero()) {
		return nil, false
	}
	return point.Bytes(), true
}

// sessionKey is the key of a session; a is the side that speaks first.
func sessionKey(session, common, a, saidByA, b, saidByB []byte) []byte {
	key := sha512.Sum512(append(lengthed([]byte(cpaceKeyName), session, common), lengthed(a, saidByA, b, saidByB)...))
	return key[:]
}
