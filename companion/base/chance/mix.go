package chance

import (
	"crypto/hmac"
	"crypto/sha256"
	"strconv"
)

// Mix is the seed that follows from this one and from what people put in, line by
// line: HMAC-SHA-256 of the word "mix" and the lines, each with a line feed behind it,
// with this seed as the key. Where nobody put anything in it is this seed itself. So
// nobody who does not know the seed can choose lines that lead to a wanted draw, and
// nobody who keeps to a commitment can choose a seed that fits the lines.
func (s Seed) Mix(lines []string) Seed {
	if len(lines) == 0 {
		return s
	}
	mac := hmac.New(sha256.New, s[:])
	mac.Write([]byte("mix\n")) // a hash never refuses
	for _, line := range lines {
		mac.Write([]byte(line + "\n"))
	}
	return Seed(mac.Sum(nil))
}

// Timer is the seed of the nth timer of a match whose seed people mixed into, from 1.
func (s Seed) Timer(n int) Seed {
	mac := hmac.New(sha256.New, s[:])
	mac.Write(strconv.AppendInt([]byte("timer "), int64(n), 10))
	return Seed(mac.Sum(nil))
}
