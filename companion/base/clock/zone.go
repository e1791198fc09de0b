package clock

import (
	"encoding/binary"
	"time"
)

// sampled is how far apart a device is asked for its offset, in seconds. No summer time, and no pause of one, is shorter.
const sampled = 7 * 24 * 3600

// Zone is the local time of a device that tells only how far from UTC it is at a moment: offset gives that in seconds, for
// a moment in seconds since 1970. It is right from one moment to another; before and after them the nearest offset stays.
func Zone(offset func(unix int64) int, from, to int64) *time.Location {
	var moments []int64
	offsets := []int{offset(from)}
	for begin := from; begin < to; begin += sampled {
		end := min(begin+sampled, to)
		before, after := offsets[len(offsets)-1], offset(end)
		if before == after {
			continue
		}
		changed := begin // before it the old offset is right, and at end the new one
		for end-changed > 1 {
			if middle := (changed + end) / 2; offset(middle) == before {
				changed = middle
			} else {
				end = middle
			}
		}
		moments, offsets = append(moments, end), append(offsets, after)
	}
	zone, err := time.LoadLocationFromTZData("Local", zoneFile(moments, offsets))
	if err != nil { // no device is as far from UTC as that
		return time.UTC
	}
	return zone
}

// zoneFile is a file of RFC 8536, version 2: the first offset, and at each of the moments the next one.
func zoneFile(moments []int64, offsets []int) []byte {
	const name = "LT\x00" // of all offsets: nobody is shown it
	header := func(moments, offsets int) []byte {
		file := append([]byte("TZif2"), make([]byte, 15)...)
		for _, n := range []int{0, 0, 0, moments, offsets, len(name)} {
			file = binary.BigEndian.AppendUint32(file, uint32(n))
		}
		return file
	}
	file := append(header(0, 1), make([]byte, 6)...) // what version 1 would read: UTC
	file = append(append(file, name...), header(len(moments), len(offsets))...)
	for _, at := range moments {
		file = binary.BigEndian.AppendUint64(file, uint64(at))
	}
	for i := range moments {
		file = append(file, byte(i+1))
	}
	for _, o := range offsets {
		file = binary.BigEndian.AppendUint32(file, uint32(int32(o)))
		file = append(file, 0, 0) // no summer time, the first name
	}
	return append(append(file, name...), "\n\n"...)
}
