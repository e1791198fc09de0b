// Package channel encrypts what devices at a table say to each other, with a key that
// follows from the word of the table: who doesn't know the word reads nothing and changes
// nothing.
//
// A word that people read aloud has 40 bits, which a computer can try through. So both
// sides make a fresh X25519 key for each line (RFC 7748), and the keys of the line follow
// by HKDF (RFC 5869) from what the two have in common and from the word, which PBKDF2
// (RFC 8018) has made slow to try. Whoever only listens can try no word at all. Whoever
// stands between two devices can take one try on each line, or note one and try words at
// home, each for a tenth of a second: the word is for one evening. A password-authenticated
// key exchange would not even allow that; there is none in the standard library. What is
// said goes through AES-256-GCM with a counter for each direction, so nothing can be left
// out, doubled or swapped.
package channel

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/pbkdf2"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
)

// Version is the version of the handshake. It is said first, and open.
const Version = 1

// SaltSize is the size of the salt of a table, in bytes.
const SaltSize = 16

// rounds is how often PBKDF2 hashes a word: a tenth of a second, once for each table.
const rounds = 600_000

// Why a channel does not come about.
var (
	ErrWord    = errors.New("this is not the word of the table")
	ErrHello   = errors.New("this is no table of Tablekeeper")
	ErrChanged = errors.New("what came is not what was sent")
)

// OtherVersion is the error of two programs that can't talk to each other.
type OtherVersion struct {
	Program string // of the other side
}

func (o *OtherVersion) Error() string {
	return fmt.Sprintf("the table is kept by version %q of Tablekeeper, which this one can't talk to", o.Program)
}

// Key is what follows from a word and the salt of a table. It takes long to make.
type Key [32]byte

// NewKey works out the key of a word.
func NewKey(word string, salt []byte) (Key, error) {
	key, err := pbkdf2.Key(sha256.New, word, salt, rounds, len(Key{}))
	if err != nil {
		return Key{}, err
	}
	return Key(key), nil
}

// hello is what the host says openly, first of all.
type hello struct {
	Version int    `json:"tablekeeper"`
	Program string `json:"program"`
	Salt    []byte `json:"salt"`
	Key     []byte `json:"key"`
}

// maxHello bounds the first messages, in bytes.
const maxHello = 512

// Greeting is a host's side of a handshake.
type Greeting struct {
	key     Key
	private *ecdh.PrivateKey
	message []byte
}

// Greet begins a handshake. It returns what is to be sent to the guest.
func Greet(key Key, salt []byte, program string) (*Greeting, []byte, error) {
	private, err := ecdh.X25519().GenerateKey(rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	message, err := json.Marshal(hello{Version: Version, Program: program, Salt: salt, Key: private.PublicKey().Bytes()})
	return &Greeting{key: key, private: private, message: bytes.Clone(message)}, message, err
}

// Accept takes what the guest has answered. It returns the channel and what is to be
// sent to the guest. The error is ErrWord where the guest does not know the word.
func (g *Greeting) Accept(answer []byte) (*Channel, []byte, error) {
	const size = 32
	if len(answer) < size || len(answer) > maxHello {
		return nil, nil, ErrHello
	}
	c, err := derive(g.key, g.private, answer[:size], g.message, answer[:size], false)
	if err != nil {
		return nil, nil, ErrHello
	}
	if _, err := c.Open(answer[size:]); err != nil {
		return nil, nil, ErrWord
	}
	return c, c.Seal(nil), nil
}

// Salt reads what the host has said first: the salt of its table, from which the guest
// makes its key. The error is *OtherVersion where the two can't talk.
func Salt(message []byte) ([]byte, error) {
	h, err := readHello(message)
	return h.Salt, err
}

func readHello(message []byte) (hello, error) {
	var h hello
	if len(message) > maxHello || json.Unmarshal(message, &h) != nil || h.Version == 0 {
		return h, ErrHello
	}
	if h.Version != Version {
		return h, &OtherVersion{Program: h.Program}
	}
	if len(h.Salt) != SaltSize {
		return h, ErrHello
	}
	return h, nil
}

// Joining is a guest's side of a handshake.
type Joining struct{ channel *Channel }

// Join answers what the host has said first. It returns what is to be sent to the host.
func Join(key Key, message []byte) (*Joining, []byte, error) {
	h, err := readHello(message)
	if err != nil {
		return nil, nil, err
	}
	private, err := ecdh.X25519().GenerateKey(rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	public := private.PublicKey().Bytes()
	c, err := derive(key, private, h.Key, message, public, true)
	if err != nil {
		return nil, nil, ErrHello
	}
	return &Joining{c}, append(public, c.Seal(nil)...), nil
}

// Finish takes what the host has sent last: it too has to know the word.
func (j *Joining) Finish(proof []byte) (*Channel, error) {
	if _, err := j.channel.Open(proof); err != nil {
		return nil, ErrWord
	}
	return j.channel, nil
}

// derive makes the keys of a line, one for each direction. Everything that was said
// before goes into them.
func derive(key Key, private *ecdh.PrivateKey, other, message, public []byte, guest bool) (*Channel, error) {
	theirs, err := ecdh.X25519().NewPublicKey(other)
	if err != nil {
		return nil, err
	}
	common, err := private.ECDH(theirs)
	if err != nil {
		return nil, err
	}
	transcript := sha256.Sum256(append(append([]byte{}, message...), public...))
	keys, err := hkdf.Key(sha256.New, append(common, key[:]...), transcript[:], "tablekeeper table 1", 64)
	if err != nil {
		return nil, err
	}
	toHost, err := newCipher(keys[:32])
	if err != nil {
		return nil, err
	}
	toGuest, err := newCipher(keys[32:])
	if err != nil {
		return nil, err
	}
	if guest {
		return &Channel{out: toHost, in: toGuest}, nil
	}
	return &Channel{out: toGuest, in: toHost}, nil
}

func newCipher(key []byte) (cipher.AEAD, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

// Overhead is how many bytes longer a message is when it is sealed.
const Overhead = 16

// Channel seals and opens the messages of one line, in their order. Each direction is
// used by one goroutine at a time.
type Channel struct {
	out, in           cipher.AEAD
	sealed, opened    uint64
	sealing, openings [12]byte
}

// Seal encrypts the next message.
func (c *Channel) Seal(message []byte) []byte {
	binary.BigEndian.PutUint64(c.sealing[4:], c.sealed)
	c.sealed++
	return c.out.Seal(nil, c.sealing[:], message, nil)
}

// Open decrypts the next message. With an error the line is no good.
func (c *Channel) Open(message []byte) ([]byte, error) {
	binary.BigEndian.PutUint64(c.openings[4:], c.opened)
	c.opened++
	opened, err := c.in.Open(nil, c.openings[:], message, nil)
	if err != nil {
		return nil, ErrChanged
	}
	return opened, nil
}
