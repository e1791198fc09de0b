package channel

import (
	"crypto/cipher"
	"encoding/binary"
)

// Channel seals and opens the messages of one line, in their order. Each direction is
// used by one goroutine at a time.
type Channel struct {
	out, in           cipher.AEAD
	sealed, opened    uint64
	sealing, openings [12]byte
}

// overhead is how many bytes longer a message is when it is sealed.
const overhead = 16

// Step is by how much lengths on a line differ: each message is filled up to a multiple of it. Nearly all that is said of one
// seat alone fits into one step.
const Step = 1 << 10

// Sealed is how long a message of that length is on a line. One that says nothing stays short.
func Sealed(length int) int {
	if length == 0 {
		return overhead
	}
	return (length/Step+1)*Step + overhead
}

// Seal encrypts the next message.
func (c *Channel) Seal(message []byte) []byte {
	filled := make([]byte, Sealed(len(message))-overhead, Sealed(len(message)))
	if copy(filled, message) < len(filled) {
		filled[len(message)] = end
	}
	binary.BigEndian.PutUint64(c.sealing[4:], c.sealed)
	c.sealed++
	return c.out.Seal(filled[:0], c.sealing[:], filled, nil)
}

// end stands behind a message that is filled up, before the zeros.
const end = 0x80

// Open decrypts the next message. With an error the line is no good.
func (c *Channel) Open(message []byte) ([]byte, error) {
	binary.BigEndian.PutUint64(c.openings[4:], c.opened)
	c.opened++
	opened, err := c.in.Open(nil, c.openings[:], message, nil)
	if err != nil {
		return nil, ErrChanged
	}
	if len(opened) == 0 {
		return opened, nil
	}
	last := len(opened) - 1
	for last > 0 && opened[last] == 0 {
		last--
	}
	if opened[last] != end {
		return nil, ErrChanged
	}
	return opened[:last], nil
}
