package journal

import (
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"strings"
)

// Record is one entry of a journal: what kind of thing it is, a printable
// ASCII character that the writer chooses, and its text. A text can hold any
// bytes.
type Record struct {
	Kind byte
	Text string
}

// Parse reads the records of a journal. Damage is nil if all of the data was good.
// Of damaged data it gives all records that checksums vouch for, also those behind
// the damage.
func Parse(data []byte) ([]Record, *Damage) {
	records, _, damage := parse(string(data))
	return records, damage
}

// parse reads a whole journal. The texts of the records share its memory: a match can
// have a million of them.
func parse(all string) ([]Record, chain, *Damage) {
	records := make([]Record, 0, strings.Count(all, "\n"))
	c := newChain()
	var line []byte // one at a time: checksums are of bytes
	for offset := 0; offset < len(all); {
		end := strings.IndexByte(all[offset:], '\n')
		if end < 0 && c.inside([]byte(all[offset:])) == 0 {
			return records, c, &Damage{Line: len(records) + 1, Offset: offset, Bytes: len(all) - offset, Torn: true, Reason: "the line has no end"}
		}
		if end < 0 {
			return recovered([]byte(all), offset, len(records)+1, "the line has no end")
		}
		text := all[offset : offset+end]
		line = append(line[:0], text...)
		r, reason := c.read(line, text)
		if reason != "" {
			return recovered([]byte(all), offset, len(records)+1, reason)
		}
		records = append(records, r)
		offset += end + 1
	}
	return records, c, nil
}

// A line is the kind, the text, a blank, and a checksum of 8 hexadecimal
// digits: 11 bytes besides the text. The checksum (CRC-32C) runs on from line
// to line, so it also notices a line that is missing, doubled or moved, and a
// line of another journal.
const sumDigits = 8

// format begins every chain: lines of another format never fit.
const format = "tablekeeper journal 1\n"

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// chain is the checksum of everything up to a line.
type chain uint32

func newChain() chain { return chain(crc32.Checksum([]byte(format), castagnoli)) }

// over is the checksum with one line more. The line's end is part of it: else
// two lines between which an end and a checksum are lost would fit as one.
func (c chain) over(body []byte) chain {
	sum := crc32.Update(uint32(c), castagnoli, body)
	return chain(crc32.Update(sum, castagnoli, []byte{'\n'}))
}

func (c chain) sum() []byte {
	return hex.AppendEncode(nil, []byte{byte(c >> 24), byte(c >> 16), byte(c >> 8), byte(c)})
}

// In a text a line end would end the record.
var (
	escaped   = strings.NewReplacer(`\`, `\\`, "\n", `\n`)
	unescaped = strings.NewReplacer(`\\`, `\`, `\n`, "\n")
)

// line is a record as it is in the file, the chain with it.
func (c *chain) line(r Record) ([]byte, error) {
	if r.Kind <= ' ' || r.Kind > '~' {
		return nil, fmt.Errorf("a record's kind is a printable ASCII character, not %q", r.Kind)
	}
	body := append([]byte{r.Kind}, escaped.Replace(r.Text)...)
	*c = c.over(body)
	line := append(append(body, ' '), c.sum()...)
	return append(line, '\n'), nil
}

// read takes a line without its end apart, given as bytes and as a text, or says what is
// wrong with it.
func (c *chain) read(line []byte, text string) (r Record, reason string) {
	at := len(line) - sumDigits - 1
	if at < 1 {
		return Record{}, "the line is too short"
	}
	body, blank, sum := line[:at], line[at], line[at+1:]
	next := c.over(body)
	if stands, ok := readSum(sum); blank != ' ' || !ok || stands != next {
		return Record{}, "the checksum does not fit"
	}
	r, ok := readText(text[:at])
	if !ok {
		return Record{}, "no journal writes such a line"
	}
	*c = next
	return r, ""
}

// readText reads a line without its checksum, if a journal can have written it.
func readText(line string) (r Record, ok bool) {
	if line == "" || strings.IndexByte(line, '\n') >= 0 || line[0] <= ' ' || line[0] > '~' {
		return Record{}, false
	}
	text := line[1:]
	if strings.IndexByte(text, '\\') < 0 {
		return Record{line[0], text}, true
	}
	r = Record{line[0], unescaped.Replace(text)}
	return r, escaped.Replace(r.Text) == text
}

// readBody is readText of bytes.
func readBody(body []byte) (r Record, ok bool) { return readText(string(body)) }
