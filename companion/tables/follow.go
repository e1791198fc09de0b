package tables

import (
	"fmt"
	"hash/crc32"
)

// edit is how a version of the log came from the one before.
type edit struct {
	keep, tail int
	add        string
	sum        string
}

// difference finds what was replaced in a text.
func difference(before, now string) edit {
	most := min(len(before), len(now))
	keep := 0
	for keep < most && before[keep] == now[keep] {
		keep++
	}
	tail := 0
	for tail < most-keep && before[len(before)-1-tail] == now[len(now)-1-tail] {
		tail++
	}
	for keep > 0 && keep < len(now) && now[keep]&0xc0 == 0x80 { // not in the midst of a letter
		keep--
	}
	for tail > 0 && now[len(now)-tail]&0xc0 == 0x80 {
		tail--
	}
	return edit{keep: keep, tail: tail, add: now[keep : len(now)-tail], sum: sumOf(now)}
}

// sumOf is the checksum of a log.
func sumOf(log string) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(log))) }
