// Package chance is the only place where randomness is made: seeds, dice and
// decks. The same seed gives the same draws on every machine, so that anybody
// can check afterwards that no draw was bent.
package chance

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"sync/atomic"
)

// Version names the way in which draws follow from a seed. It is kept in the
// headers of what is recorded; it changes whenever the same seed would give
// other draws.
const Version = "chacha8-1"

// Seed is what all draws of a Source follow from.
type Seed [sha256.Size]byte

// SeedFrom is the seed that stands for a text: its SHA-256.
func SeedFrom(text string) Seed {
	return sha256.Sum256([]byte(text))
}

// NewSeed is a fresh seed from the randomness of the system.
func NewSeed() (Seed, error) {
	var s Seed
	if _, err := rand.Read(s[:]); err != nil {
		return Seed{}, fmt.Errorf("the system gives no randomness: %w", err)
	}
	return s, nil
}

// Seeds gives seeds that follow from a text, another one at each call: where a run shall
// be the same again, such as in tests. It is safe for use by several goroutines.
func Seeds(text string) func() (Seed, error) {
	var n atomic.Int64
	return func() (Seed, error) { return SeedFrom(text + " " + strconv.FormatInt(n.Add(1), 10)), nil }
}

// Secrets gives texts of 128 bits by chance, another one each time, even where the seeds are the same. It panics where the system has
// no randomness, as crypto/rand does. It is safe for use by several goroutines, if the seeds are.
func Secrets(seed func() (Seed, error)) func() string {
	var n atomic.Int64
	return func() string {
		s, err := seed()
		if err != nil {
			panic("chance: " + err.Error())
		}
		sum := SeedFrom(s.String() + " " + strconv.FormatInt(n.Add(1), 10))
		return hex.EncodeToString(sum[:16])
	}
}

// ParseSeed reads a seed back from what String wrote: 64 hexadecimal digits.
func ParseSeed(text string) (Seed, error) {
	var s Seed
	if len(text) != hex.EncodedLen(len(s)) {
		return Seed{}, fmt.Errorf("a seed has %d hexadecimal digits, this text %d characters", hex.EncodedLen(len(s)), len(text))
	}
	if _, err := hex.Decode(s[:], []byte(text)); err != nil {
		return Seed{}, fmt.Errorf("a seed is written in hexadecimal digits: %w", err)
	}
	return s, nil
}

// String is the seed in 64 hexadecimal digits.
func (s Seed) String() string {
	return hex.EncodeToString(s[:])
}

// Commitment is the SHA-256 of the seed in hexadecimal digits. It can be shown
// before the first draw without telling anything about it; whoever sees the
// seed at the end can check that it is the one that was promised.
func (s Seed) Commitment() string {
	sum := sha256.Sum256(s[:])
	return hex.EncodeToString(sum[:])
}

// MarshalText writes the seed as String does.
func (s Seed) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (s *Seed) UnmarshalText(text []byte) error {
	read, err := ParseSeed(string(text))
	if err == nil {
		*s = read
	}
	return err
}
