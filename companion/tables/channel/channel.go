// Package channel encrypts what devices at a table say to each other, with a key that
// follows from the word of the table: who doesn't know the word reads nothing and changes
// nothing.
//
// A word that people read aloud has 40 bits, which a computer can try through. So the two
// sides agree on a key by CPace, a password-authenticated key exchange: whoever listens, or
// answers in the other's place, can test one word in one run, and nothing at home. Each side
// then proves that it has the key. What is said goes through AES-256-GCM with a counter for
// each direction, so nothing can be left out, doubled or swapped; and it is filled up, so
// that its length tells little.
package channel

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
)

// handshake is the version of the handshake. It is said first, and open.
const handshake = 2

// use is what a word is used for, as the other handshakes of the world are not.
const use = "tablekeeper table 2"

// Why a channel does not come about.
var (
	ErrWord     = errors.New("this is not the word of the table")
	ErrHello    = errors.New("this is no table of Tablekeeper")
	ErrStranger = errors.New("another device answers there than the one that keeps the table")
	ErrChanged  = errors.New("what came is not what was sent")
)

// OtherVersion is the error of two programs that can't talk to each other.
type OtherVersion struct {
	Program string // of the other side
}

func (o *OtherVersion) Error() string {
	return fmt.Sprintf("the table is kept by version %s of Tablekeeper, which this one can't talk to", o.Program)
}

// hello is what the host says openly, first of all.
type hello struct {
	Version int    `json:"tablekeeper"`
	Program string `json:"program"`
	Session []byte `json:"session"`
	Share   []byte `json:"share"`
}

// Sizes in bytes.
const (
	KeySize     = 32 // of the key by which guests know a host again
	maxHello    = 512
	sessionSize = 16
	idSize      = 16
	proofSize   = sha256.Size
	ticketSize  = idSize + proofSize
	openSize    = shareSize + ticketSize // of an answer before its proof
	answerSize  = openSize + proofSize
)

// Greeting is a host's side of a handshake.
type Greeting struct {
	key     []byte
	session []byte
	share   *share
	message []byte
}

// Greet begins a handshake. The key is by chance and the host's alone; by it guests who were here before know the host. It
// returns what is to be sent to the guest.
func Greet(word string, key []byte, program string) (*Greeting, []byte, error) {
	if len(key) != KeySize {
		return nil, nil, fmt.Errorf("a host's key has %d bytes", KeySize)
	}
	g := &Greeting{key: key, session: random(sessionSize)}
	g.share = freshShare(generator([]byte(word), []byte(use), g.session))
	var err error
	g.message, err = json.Marshal(hello{Version: handshake, Program: program, Session: g.session, Share: g.share.public})
	return g, g.message, err
}

func random(size int) []byte {
	data := make([]byte, size)
	_, _ = rand.Read(data) // it never fails
	return data
}

// secretOf is what the host and a guest have in common who was here before.
func (g *Greeting) secretOf(id []byte) []byte { return sum(g.key, []byte("ticket"), id) }

// Known reports whether the guest who has answered was here before: then it has known the word.
func (g *Greeting) Known(answer []byte) bool {
	if len(answer) != answerSize {
		return false
	}
	id, proof := answer[shareSize:shareSize+idSize], answer[shareSize+idSize:openSize]
	return hmac.Equal(proof, ticketProof(g.secretOf(id), g.message, answer[:shareSize]))
}

// ticketProof proves that a guest has a ticket of the host, in this run.
func ticketProof(secret, message, share []byte) []byte { return sum(secret, message, share) }

// Accept takes what the guest has answered. It returns the channel and what is to be
// sent to the guest. The error is ErrWord where the guest does not know the word.
func (g *Greeting) Accept(answer []byte) (*Channel, []byte, error) {
	if len(answer) != answerSize {
		return nil, nil, ErrHello
	}
	common, ok := g.share.common(answer[:shareSize])
	if !ok {
		return nil, nil, ErrHello
	}
	id, secret := answer[shareSize:shareSize+idSize], []byte(nil)
	if g.Known(answer) {
		secret = g.secretOf(id)
	}
	key := sessionKey(g.session, common, g.share.public, g.message, answer[:shareSize], answer[shareSize:openSize])
	keys, err := derive(key, secret)
	if err != nil {
		return nil, nil, err
	}
	if !hmac.Equal(answer[openSize:], keys.guestProof) {
		return nil, nil, ErrWord
	}
	if secret == nil {
		id = random(idSize)
	}
	c := &Channel{out: keys.toGuest, in: keys.toHost}
	ticket := append(append([]byte{}, id...), g.secretOf(id)...)
	return c, append(keys.hostProof, c.Seal(ticket)...), nil
}

func readHello(message []byte) (hello, error) {
	var h hello
	if len(message) > maxHello || json.Unmarshal(message, &h) != nil || h.Version == 0 {
		return h, ErrHello
	}
	if h.Version != handshake {
		return h, &OtherVersion{Program: plain(h.Program)}
	}
	if len(h.Session) != sessionSize || len(h.Share) != shareSize {
		return h, ErrHello
	}
	return h, nil
}

// plain is the name of a version as anybody may have sent it: what else stands in it is left out.
func plain(version string) string {
	const most = 30
	var kept []byte
	for _, c := range []byte(version) {
		if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '.' || c == '-' || c == '+') && len(kept) < most {
			kept = append(kept, c)
		}
	}
	if len(kept) == 0 {
		return "?"
	}
	return string(kept)
}

// Joining is a guest's side of a handshake.
type Joining struct {
	channel *Channel
	proof   []byte // that the host has to give
	known   bool   // the guest was there before
}

// Join answers what the host has said first. A ticket is what the host has given before, and then no other host is talked to; nil:
// the guest knows nothing but the word. It returns what is to be sent to the host. The error is *OtherVersion where the two can't
// talk.
func Join(word string, ticket, message []byte) (*Joining, []byte, error) {
	h, err := readHello(message)
	if err != nil {
		return nil, nil, err
	}
	own := freshShare(generator([]byte(word), []byte(use), h.Session))
	common, ok := own.common(h.Share)
	if !ok {
		return nil, nil, ErrHello
	}
	j, secret := &Joining{known: len(ticket) == ticketSize}, []byte(nil)
	answer := append(make([]byte, 0, answerSize), own.public...)
	if j.known {
		secret = ticket[idSize:]
		answer = append(append(answer, ticket[:idSize]...), ticketProof(secret, message, own.public)...)
	} else {
		answer = append(answer, random(ticketSize)...) // nobody sees who was here before
	}
	keys, err := derive(sessionKey(h.Session, common, h.Share, message, own.public, answer[shareSize:]), secret)
	if err != nil {
		return nil, nil, err
	}
	j.channel, j.proof = &Channel{out: keys.toHost, in: keys.toGuest}, keys.hostProof
	return j, append(answer, keys.guestProof...), nil
}

// Finish takes what the host has sent last: it too has to know the word. It returns the ticket to come back with. The error is
// ErrStranger where it is not the host from which the guest has a ticket.
func (j *Joining) Finish(proof []byte) (*Channel, []byte, error) {
	refused := ErrWord
	if j.known {
		refused = ErrStranger
	}
	if len(proof) < proofSize || !hmac.Equal(proof[:proofSize], j.proof) {
		return nil, nil, refused
	}
	ticket, err := j.channel.Open(proof[proofSize:])
	if err != nil || len(ticket) != ticketSize {
		return nil, nil, refused
	}
	return j.channel, ticket, nil
}

// keys are those of a line: one for each direction, and the proofs that both have them.
type keys struct {
	toHost, toGuest       cipher.AEAD
	guestProof, hostProof []byte
}

// derive makes the keys of a line from that of the session, and from what only this host and this guest know.
func derive(session, secret []byte) (*keys, error) {
	const each = 32
	all, err := hkdf.Key(sha256.New, append(append([]byte{}, session...), secret...), nil, use, 4*each)
	if err != nil {
		return nil, err
	}
	k := &keys{guestProof: all[2*each : 3*each : 3*each], hostProof: all[3*each:]}
	if k.toHost, err = newCipher(all[:each]); err != nil {
		return nil, err
	}
	k.toGuest, err = newCipher(all[each : 2*each])
	return k, err
}

// sum is the HMAC of parts.
func sum(key []byte, parts ...[]byte) []byte {
	h := hmac.New(sha256.New, key)
	h.Write(lengthed(parts...))
	return h.Sum(nil)
}

func newCipher(key []byte) (cipher.AEAD, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

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
