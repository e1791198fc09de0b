package main

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"os"
)

// sides are those of the pictures in an icon of Windows, in pixels.
var sides = []int{16, 24, 32, 48, 64, 256}

// writeICO writes an icon of Windows: a table of its pictures, then the pictures, as PNG.
func writeICO(file string) error {
	var table, pictures bytes.Buffer
	put := func(values ...any) {
		for _, v := range values {
			_ = binary.Write(&table, binary.LittleEndian, v) // a buffer takes everything
		}
	}
	const tableStart, entry = 6, 16
	put(uint16(0), uint16(1), uint16(len(sides)))
	for _, side := range sides {
		at := pictures.Len()
		if err := png.Encode(&pictures, draw(side, false)); err != nil {
			return err
		}
		// Side (256 is 0) twice, no palette, one plane of 32 bits a pixel, length and place.
		put(uint8(side), uint8(side), uint8(0), uint8(0), uint16(1), uint16(32),
			uint32(pictures.Len()-at), uint32(tableStart+entry*len(sides)+at))
	}
	return os.WriteFile(file, append(table.Bytes(), pictures.Bytes()...), 0o644)
}
