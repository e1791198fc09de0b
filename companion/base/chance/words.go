package chance

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"strings"
)

// words.txt is the English list of BIP-39: 2,048 words of at most 8 letters, no two of
// which begin with the same four.
//
//go:embed words.txt
var wordList string

const (
	sealWords   = 10
	markWords   = 2
	bitsPerWord = 11
)

// Words are the first 110 bits of a commitment as ten words that people can read aloud
// and note down: nobody finds a second seed with the same ten. What isn't a commitment
// gives "".
func Words(commitment string) string {
	sum, err := hex.DecodeString(commitment)
	if err != nil || len(sum)*8 < sealWords*bitsPerWord {
		return ""
	}
	return wordsOf(sum, sealWords)
}

// Mark is a text as two words, by which people tell devices apart: one of four million.
func Mark(text string) string {
	sum := sha256.Sum256([]byte(text))
	return wordsOf(sum[:], markWords)
}

// wordsOf are the first bits of a sum as so many words.
func wordsOf(sum []byte, many int) string {
	list := strings.Fields(wordList)
	words := make([]string, many)
	for i := range words {
		n := 0
		for bit := i * bitsPerWord; bit < (i+1)*bitsPerWord; bit++ {
			n = n<<1 | int(sum[bit/8]>>(7-bit%8)&1)
		}
		words[i] = list[n]
	}
	return strings.Join(words, " ")
}
