package matches

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/rules"
)

// The digest of a match that is over stands in its export: HMAC-SHA-256 of all headers
// and entries that mean something, with the first seed as the key. Nobody could know it
// before the seed was shown. It finds what is changed or left out by hand later, such as
// the last draw, which nothing else misses. Who knows the seed can compute another one.

const changedText = "The headers and moves are not those that the app wrote: something was changed, added or left out."

// digest computes the digest of a transcript; data is its text.
func digest(t *rules.Transcript, data []byte, seed chance.Seed) string {
	mac := hmac.New(sha256.New, seed[:])
	for _, h := range t.Headers {
		if isDigested(h.Key) {
			mac.Write([]byte(h.Key + " " + h.Text + "\n")) // a hash never refuses
		}
	}
	lines := strings.Split(strings.TrimPrefix(string(data), "\ufeff"), "\n")
	for _, m := range t.Moves {
		text := strings.Join(strings.Fields(m.Text), " ")
		if m.Agreed {
			text = "= " + m.Text
		} else if comment := commentOf(lines[m.Number-1], m); isMark(comment) {
			text += " # " + comment
		}
		mac.Write([]byte(text + "\n"))
	}
	return hex.EncodeToString(mac.Sum(nil))
}

// isDigested reports whether a header means something to the rules or to the draws.
func isDigested(key string) bool {
	return slices.Contains([]string{
		"Game", "Seat", "Option", "Setup", "Box", "Position", headerSetup, headerDeal,
		headerChance, headerCommitment, headerMixed, headerSeed, headerTimer, headerTimerSeed,
	}, key)
}

// isMark reports whether a comment says how a move came about.
func isMark(comment string) bool {
	_, _, _, drawn := readDraw(comment)
	_, timed := readEvent(comment)
	return drawn || timed
}

// firstSeed is the first seed that is known, the key of the digest.
func firstSeed(seeds []promise) (chance.Seed, bool) {
	for _, p := range seeds {
		if p.known {
			return p.seed, true
		}
	}
	return chance.Seed{}, false
}

// sealOff adds the digest to the export of a match that is over.
func (s *history) sealOff(headers *rules.Transcript, body []byte) []byte {
	whole := func() []byte { return append(append(headers.AppendHeaders(nil), '\n'), body...) }
	out := whole()
	seed, ok := firstSeed(s.seeds)
	if !ok || !s.over {
		return out
	}
	t, err := rules.ReadTranscript(out)
	if err != nil {
		return out // it is over a limit: nobody can read it back
	}
	headers.Add(headerDigest, digest(t, out, seed))
	return whole()
}
