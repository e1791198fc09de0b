package tables

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
)

// deviceSize is the size in bytes of what a device says of itself.
const deviceSize = 24

// DeviceAt is by what a device is known at a table whose host has given it that ticket. The secret is chosen by chance once, 128 bits or
// more, and never leaves the device: who keeps one table learns nothing that is worth anything at another one, not even at one with the
// same word.
func DeviceAt(secret string, ticket Known) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte("tablekeeper device\x00"))
	mac.Write(ticket)
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:deviceSize])
}
