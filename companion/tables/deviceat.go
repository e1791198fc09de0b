package tables

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
)

// deviceSize is the size in bytes of what a device says of itself.
const deviceSize = 24

// DeviceAt is by what a device is known at the table with a word. The secret is chosen by chance once, 128 bits or more, and never
// leaves the device: who keeps one table learns nothing that is worth anything at another one.
func DeviceAt(secret, word string) string {
	if read, err := ReadWord(word); err == nil {
		word = read
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte("tablekeeper device\x00" + word))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:deviceSize])
}
