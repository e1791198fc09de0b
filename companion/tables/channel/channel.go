// Package channel encrypts what devices at a table say to each other, with a key that
// follows from the word of the table: who doesn't know the word reads nothing and changes
// nothing.
//
// A word that people read aloud has 40 bits, which a computer can try through. So the two
// sides agree on a key by CPace, a password-authenticated key exchange: whoever listens, or
// answers in the other's place, can test one word in one run, and nothing at home. Each side
// then proves that it has the key, and the host, by a signature over this run, that it is the
// one it says it is: who only knows the word, or has heard another host, can't. What is said goes
// through AES-256-GCM with a counter for each direction, so nothing can be left out, doubled or
// swapped; and it is filled up, so that its length tells little.
package channel

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
)

// handshake is the version of the handshake. It is said first, and open.
const handshake = 3

// use is what a word is used for, as the other handshakes of the world are not.
const use = "tablekeeper table 3"

// Why a channel does not come about.
var (
	ErrWord     = errors.New("this is not the word of the table")
	ErrHello    = errors.New("this isn't a table of Tablekeeper")
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
	Host    []byte `json:"host"` // of Host: who it is, which it proves last
}

// Sizes in bytes.
const (
	KeySize     = 32 // of the secret from which all follows by which guests know a host again
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

// signing is with what a host proves who it is.
func signing(key []byte) ed25519.PrivateKey { return ed25519.NewKeyFromSeed(sum(key, []byte("host"))) }

// Host is by what everybody knows the host that has a key: its public one.
func Host(key []byte) []byte { return signing(key).Public().(ed25519.PublicKey) }

// Greet begins a handshake. The key is by chance and the host's alone; by it guests who were here before know the host. It
// returns what is to be sent to the guest.
func Greet(word string, key []byte, program string) (*Greeting, []byte, error) {
	if len(key) != KeySize {
		return nil, nil, fmt.Errorf("a host's key has %d bytes", KeySize)
	}
	g := &Greeting{key: key, session: random(sessionSize)}
	g.share = freshShare(generator([]byte(word), []byte(use), g.session))
	var err error
	g.message, err = json.Marshal(hello{Version: handshake, Program: program, Session: g.session, Share: g.share.public, Host: Host(key)})
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
	keys, err := g.agree(answer)
	if err != nil {
		return nil, nil, err
	}
	id := answer[shareSize : shareSize+idSize]
	if !g.Known(answer) {
		id = random(idSize)
	}
	c, last := keys.end(append(append([]byte{}, id...), g.secretOf(id)...), signing(g.key))
	return c, last, nil
}

// agree works out the keys with a guest who knows the word.
func (g *Greeting) agree(answer []byte) (*keys, error) {
	if len(answer) != answerSize {
		return nil, ErrHello
	}
	common, ok := g.share.common(answer[:shareSize])
	if !ok {
		return nil, ErrHello
	}
	keys, err := derive(sessionKey(g.session, common, g.share.public, g.message, answer[:shareSize], answer[shareSize:openSize]))
	if err == nil && !hmac.Equal(answer[openSize:], keys.guestProof) {
		err = ErrWord
	}
	return keys, err
}

// end is the host's channel, and what it sends last: that it has the key, a ticket, and who it is.
func (k *keys) end(ticket []byte, host ed25519.PrivateKey) (*Channel, []byte) {
	c := &Channel{out: k.toGuest, in: k.toHost}
	return c, append(k.hostProof, c.Seal(append(ticket, ed25519.Sign(host, signed(k.run))...))...)
}

// signed is what a host signs to prove who it is: the run, of which all that was said is a part, and nothing that means anything
// elsewhere.
func signed(run []byte) []byte { return lengthed([]byte(use+" host"), run) }

func readHello(message []byte) (hello, error) {
	var h hello
	if len(message) > maxHello || json.Unmarshal(message, &h) != nil || h.Version == 0 {
		return h, ErrHello
	}
	if h.Version != handshake {
		return h, &OtherVersion{Program: plain(h.Program)}
	}
	if len(h.Session) != sessionSize || len(h.Share) != shareSize || len(h.Host) != ed25519.PublicKeySize {
		return h, ErrHello
	}
	return h, nil
}

// plain is the name of a version as anybody may have sent it: what else is in it is left out.
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
	keys    *keys
	host    []byte // as it says
	known   bool   // the guest was there before, with this word
}

// Join answers what the host has said first. Met gives the ticket that a host has given before, nil where it has given none, and
// reports whether that host may answer; nil: the guest knows nothing but the word. It returns what is to be sent to the host. The
// error is *OtherVersion where the two can't talk, and ErrStranger where another host is awaited.
func Join(word string, met func(host []byte) (ticket []byte, may bool), message []byte) (*Joining, []byte, error) {
	h, err := readHello(message)
	if err != nil {
		return nil, nil, err
	}
	var ticket []byte
	if met != nil {
		may := false
		if ticket, may = met(h.Host); !may {
			return nil, nil, ErrStranger
		}
	}
	own := freshShare(generator([]byte(word), []byte(use), h.Session))
	common, ok := own.common(h.Share)
	if !ok {
		return nil, nil, ErrHello
	}
	j := &Joining{host: h.Host, known: len(ticket) == ticketSize}
	answer := append(make([]byte, 0, answerSize), own.public...)
	if j.known {
		answer = append(append(answer, ticket[:idSize]...), ticketProof(ticket[idSize:], message, own.public)...)
	} else {
		answer = append(answer, random(ticketSize)...) // nobody sees who was here before
	}
	if j.keys, err = derive(sessionKey(h.Session, common, h.Share, message, own.public, answer[shareSize:])); err != nil {
		return nil, nil, err
	}
	j.channel = &Channel{out: j.keys.toHost, in: j.keys.toGuest}
	return j, append(answer, j.keys.guestProof...), nil
}

// Finish takes what the host has sent last: it too has to know the word, and to prove who it is. It returns which host it is, and the
// ticket to come back with. The error is ErrStranger where it is not the host that it says it is.
func (j *Joining) Finish(proof []byte) (c *Channel, host, ticket []byte, err error) {
	refused := ErrWord
	if j.known {
		refused = ErrStranger
	}
	if len(proof) < proofSize || !hmac.Equal(proof[:proofSize], j.keys.hostProof) {
		return nil, nil, nil, refused
	}
	last, err := j.channel.Open(proof[proofSize:])
	if err != nil || len(last) != ticketSize+ed25519.SignatureSize || !ed25519.Verify(j.host, signed(j.keys.run), last[ticketSize:]) {
		return nil, nil, nil, ErrStranger
	}
	return j.channel, j.host, last[:ticketSize], nil
}

// keys are those of a line: one for each direction, the proofs that both have them, and what stands for all that was said before.
type keys struct {
	toHost, toGuest       cipher.AEAD
	guestProof, hostProof []byte
	run                   []byte
}

// derive makes the keys of a line from that of the session.
func derive(session []byte) (*keys, error) {
	const each = 32
	all, err := hkdf.Key(sha256.New, session, nil, use, 5*each)
	if err != nil {
		return nil, err
	}
	k := &keys{guestProof: all[2*each : 3*each : 3*each], hostProof: all[3*each : 4*each : 4*each], run: all[4*each:]}
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
