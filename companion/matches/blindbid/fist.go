package blindbid

import (
	"crypto/aes"
	"crypto/cipher"
	"encoding/hex"
	"errors"
	"fmt"
)

// KeySize is the length of the key of a fist, in bytes.
const KeySize = 16

// MaxWords is how long the words in a fist can be, in bytes.
const MaxWords = 31

// ErrNoFist is the error of a fist that was changed, or belongs to another occasion.
var ErrNoFist = errors.New("this isn't a closed fist, or that of another bid")

// Close makes of words a text that tells nobody what they are who only looks at it, nor how
// long they are. About names the occasion, as in Promise. The key is chosen by chance for
// each fist and stands in the text too: so the app that was closed opens the fist again, and
// so can whoever takes the text apart on purpose. It keeps eyes out, not programs.
func Close(key [KeySize]byte, about, words string) (string, error) {
	if len(words) == 0 || len(words) > MaxWords {
		return "", fmt.Errorf("a fist holds 1 to %d bytes", MaxWords)
	}
	padded := make([]byte, 1+MaxWords)
	padded[0] = byte(len(words))
	copy(padded[1:], words)
	lock := lockOf(key)
	sealed := lock.Seal(nil, make([]byte, lock.NonceSize()), padded, []byte(about)) // the key is used once
	return hex.EncodeToString(append(key[:], sealed...)), nil
}

// Open gives the words of a fist that was closed on the same occasion.
func Open(fist, about string) (string, error) {
	raw, err := hex.DecodeString(fist)
	if err != nil || len(raw) < KeySize {
		return "", ErrNoFist
	}
	lock := lockOf([KeySize]byte(raw))
	padded, err := lock.Open(nil, make([]byte, lock.NonceSize()), raw[KeySize:], []byte(about))
	if err != nil || len(padded) != 1+MaxWords || padded[0] > MaxWords {
		return "", ErrNoFist
	}
	return string(padded[1 : 1+padded[0]]), nil
}

// lockOf is AES-GCM: what was changed does not open.
func lockOf(key [KeySize]byte) cipher.AEAD {
	block, err := aes.NewCipher(key[:])
	if err != nil {
		panic("blindbid: " + err.Error()) // the key has the right length
	}
	lock, err := cipher.NewGCM(block)
	if err != nil {
		panic("blindbid: " + err.Error()) // AES has blocks of the right length
	}
	return lock
}
