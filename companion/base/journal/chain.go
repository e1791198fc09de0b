package journal

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"hash/crc32"
	"iter"
	"slices"
)

// inside finds a line that fits here, and behind it at least the byte that was its
// end: the length of the line, or 0.
func (c chain) inside(raw []byte) int {
	for n, sum := range c.along(raw) {
		end := n + 1 + sumDigits
		if end < len(raw) && raw[n] == ' ' && bytes.Equal(raw[n+1:end], sum.sum()) {
			if _, formed := readBody(raw[:n]); formed {
				return end
			}
		}
	}
	return 0
}

// along returns the checksums with one line more, for each length that its body can have.
func (c chain) along(raw []byte) iter.Seq2[int, chain] {
	return func(yield func(int, chain) bool) {
		running := uint32(c)
		for n := 1; n <= len(raw); n++ {
			running = crc32.Update(running, castagnoli, raw[n-1:n])
			if !yield(n, chain(crc32.Update(running, castagnoli, []byte{'\n'}))) {
				return
			}
		}
	}
}

// fix changes one byte of a body, between two places, so that it has a checksum, if that can be done: at each
// place at most one byte leads from the checksum of what comes before it to the one that
// what comes after it needs.
func (c chain) fix(sum chain, body []byte, from, to int) bool {
	needed := make([]uint32, len(body)) // behind each byte
	state := undo(^uint32(sum), '\n')
	for i, b := range slices.Backward(body) {
		needed[i] = state
		state = undo(state, b)
	}
	state = ^uint32(c)
	for i, b := range body {
		entry := needed[i] ^ state>>8
		if n := highBytes[entry>>24]; i >= from && i < to && castagnoli[n] == entry {
			body[i] = n ^ byte(state)
			return true
		}
		state = castagnoli[byte(state)^b] ^ state>>8
	}
	return false
}

// before is the checksum that with a line more becomes this one: the way back of over.
func (c chain) before(body []byte) chain {
	state := undo(^uint32(c), '\n')
	for _, b := range slices.Backward(body) {
		state = undo(state, b)
	}
	return chain(^state)
}

// undo takes a byte back that a checksum (without its last negation) has run over.
func undo(state uint32, b byte) uint32 {
	n := highBytes[state>>24]
	return (state^castagnoli[n])<<8 | uint32(n^b)
}

// highBytes gives the place in the table of the checksum whose entry begins with a
// byte: each byte begins one.
var highBytes = func() (places [256]byte) {
	for i, entry := range castagnoli {
		places[entry>>24] = byte(i)
	}
	return places
}()

// readSum reads a checksum.
func readSum(text []byte) (c chain, ok bool) {
	var raw [sumDigits / 2]byte
	if _, err := hex.Decode(raw[:], text); err != nil {
		return 0, false
	}
	return chain(binary.BigEndian.Uint32(raw[:])), !bytes.ContainsAny(text, "ABCDEF") // no journal writes large digits
}
