package tables

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"slices"
)

// deviceSize is the size in bytes of what a device says of itself.
const deviceSize = 24

// DeviceAt is by what a device is known at the table of a host, by that host's public key. The secret is chosen by chance once, 128 bits
// or more, and never leaves the device. The host has proved that the key is its own: who keeps one table, whatever it sends, learns
// nothing that is worth anything at another one, not even at one with the same word.
func DeviceAt(secret string, host []byte) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte("tablekeeper device at host\x00"))
	mac.Write(host)
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:deviceSize])
}

// Met is a host that has let this device in.
type Met struct {
	Host    []byte `json:"host"`              // its public key, which it has proved
	Ticket  []byte `json:"ticket"`            // by which it knows this device again: as secret as the word
	Word    string `json:"word"`              // of its table
	Address string `json:"address,omitempty"` // where it was called, as Calling has it; "": another host may answer there
}

// Known are the hosts that have let this device in, the latest last.
type Known []Met

// mostKnown is how many hosts a device knows again.
const mostKnown = 100

// Meet is with a host that has let this device in. Where there are too many, the one that was met longest ago goes.
func (k Known) Meet(m Met) Known {
	k = slices.DeleteFunc(slices.Clone(k), func(other Met) bool { return bytes.Equal(other.Host, m.Host) })
	k = append(k, m)
	return k[max(0, len(k)-mostKnown):]
}

// Answers gives the ticket of a host that answers at an address with a word; nil: it has given none. It reports whether the host may
// answer there: not where another one was met with that word.
func (k Known) Answers(host []byte, word, address string) (ticket []byte, may bool) {
	may = true
	for _, m := range k {
		switch {
		case m.Word != word:
		case bytes.Equal(m.Host, host):
			return m.Ticket, true
		case m.at(address):
			may = false
		}
	}
	return nil, may
}

// Anybody lets any host answer at an address with a word again, because the one who holds the device wants it so.
func (k Known) Anybody(word, address string) Known {
	k = slices.Clone(k)
	for i, m := range k {
		if m.Word == word && m.at(address) {
			k[i].Address = ""
		}
	}
	return k
}

// at reports whether a host was met at one of the addresses.
func (m Met) at(address string) bool {
	return slices.ContainsFunc(Split(address), func(a string) bool { return a != "" && slices.Contains(Split(m.Address), a) })
}
