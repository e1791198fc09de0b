package fairness

import (
	"bytes"

	"tablekeeper/companion/base/chance"
)

// Redigest makes the digest of a file anew, as whoever knows the seed can.
func Redigest(data []byte, seed chance.Seed) []byte {
	sum, line := digest(data, seed)
	return bytes.Replace(data, []byte(line), []byte(digestLine(sum)), 1)
}
