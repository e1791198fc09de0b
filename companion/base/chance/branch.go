package chance

import (
	"crypto/hmac"
	"crypto/sha256"
	"strconv"
)

// Branch is the seed of one numbered draw: HMAC-SHA-256 of the word "draw" and
// the number in decimal digits, with this seed as the key. So any draw of a
// match can be made again without those before it, and draws that are taken back
// and made again are the same. A branch tells nothing about its seed or about
// other branches.
func (s Seed) Branch(number int) Seed {
	mac := hmac.New(sha256.New, s[:])
	mac.Write(strconv.AppendInt([]byte("draw "), int64(number), 10)) // a hash never refuses
	return Seed(mac.Sum(nil))
}
