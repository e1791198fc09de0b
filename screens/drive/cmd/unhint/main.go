// Command unhint takes out of a font what nothing draws by that draws letters here: the programs that fit outlines to
// pixels, and the names of the letters. Outlines, widths and what joins letters stay as they are:
//
//	go run ./screens/drive/cmd/unhint FROM TO
package main

import (
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"slices"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: unhint FROM TO")
		os.Exit(2)
	}
	font, err := os.ReadFile(os.Args[1])
	if err == nil {
		font, err = unhinted(font)
	}
	if err == nil {
		err = os.WriteFile(os.Args[2], font, 0o600)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "unhint:", err)
		os.Exit(1)
	}
}

// Bytes of a file of letters.
const (
	headBytes, tableBytes = 12, 16 // of the file's head, and of a table in it
	postBytes             = 32     // of the table "post" before the names
	longAt                = 50     // where "head" says that places are four bytes long
	flagged               = 0x100  // the flag of a composed letter that has a program
)

// unhinted is a TrueType font without programs and names.
func unhinted(font []byte) ([]byte, error) {
	tables := map[string][]byte{}
	for i := range int(binary.BigEndian.Uint16(font[4:])) {
		t := font[headBytes+tableBytes*i:]
		at, size := binary.BigEndian.Uint32(t[8:]), binary.BigEndian.Uint32(t[12:])
		tables[string(t[:4])] = font[at : at+size]
	}
	if tables["glyf"] == nil || tables["head"][longAt+1] != 1 {
		return nil, fmt.Errorf("no TrueType font with long places")
	}
	for _, name := range []string{"cvt ", "fpgm", "prep", "gasp", "TTFA"} {
		delete(tables, name)
	}
	tables["post"] = append([]byte{0, 3, 0, 0}, tables["post"][4:postBytes]...)
	tables["glyf"], tables["loca"] = withoutPrograms(tables["glyf"], tables["loca"])
	return fontOf(tables), nil
}

// withoutPrograms are the letters without their programs, and the places of each.
func withoutPrograms(letters, places []byte) (shorter, moved []byte) {
	for i := 0; i+8 <= len(places); i += 4 {
		moved = binary.BigEndian.AppendUint32(moved, uint32(len(shorter)))
		shorter = append(shorter, withoutProgram(letters[binary.BigEndian.Uint32(places[i:]):binary.BigEndian.Uint32(places[i+4:])])...)
		shorter = append(shorter, make([]byte, -len(shorter)&3)...)
	}
	return shorter, binary.BigEndian.AppendUint32(moved, uint32(len(shorter)))
}

// withoutProgram is a letter without its program.
func withoutProgram(letter []byte) []byte {
	if len(letter) == 0 {
		return nil
	}
	if contours := int(int16(binary.BigEndian.Uint16(letter))); contours >= 0 {
		at := 10 + 2*contours
		return slices.Concat(letter[:at], []byte{0, 0}, letter[at+2+int(binary.BigEndian.Uint16(letter[at:])):])
	}
	letter = slices.Clone(letter)
	for at := 10; ; {
		flags := binary.BigEndian.Uint16(letter[at:])
		binary.BigEndian.PutUint16(letter[at:], flags&^flagged)
		if at += partBytes(flags); flags&0x20 == 0 {
			return letter[:at]
		}
	}
}

// partBytes is how long a part of a composed letter is.
func partBytes(flags uint16) int {
	size := 6
	if flags&1 != 0 {
		size += 2 // its place takes two bytes each
	}
	switch {
	case flags&8 != 0:
		size += 2 // its size
	case flags&0x40 != 0:
		size += 4 // its width and its height
	case flags&0x80 != 0:
		size += 8 // it is turned
	}
	return size
}

// fontOf is a font of some tables.
func fontOf(tables map[string][]byte) []byte {
	font := append([]byte{0, 1, 0, 0}, binary.BigEndian.AppendUint16(nil, uint16(len(tables)))...)
	font = append(font, make([]byte, 6)...) // for searching, which nothing does
	at := headBytes + tableBytes*len(tables)
	names := slices.Sorted(maps.Keys(tables))
	for _, name := range names {
		font = append(append(font, name...), 0, 0, 0, 0) // nothing checks its sum
		font = binary.BigEndian.AppendUint32(font, uint32(at))
		font = binary.BigEndian.AppendUint32(font, uint32(len(tables[name])))
		at += (len(tables[name]) + 3) &^ 3
	}
	for _, name := range names {
		font = append(font, tables[name]...)
		font = append(font, make([]byte, -len(font)&3)...)
	}
	return font
}
