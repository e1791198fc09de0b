package fairness

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/rules"
)

// The digest of a match that is over is in its export: HMAC-SHA-256 of everything
// that is in the file, with the first seed as the key. Nobody could know it before
// the seed was shown. It finds what is changed, added, moved or left out by hand later,
// such as the last draw, which nothing else misses. Who knows the seed can compute
// another one. Only how lines end, and blanks around them, mean nothing (NOTATION 1).

const (
	changedText    = "The file is not as the app wrote it: something was changed, added or left out."
	undigestedText = "The file has no digest, but the app writes one to every match that is over: something was left out."
)

// digestLine is the line of a digest.
func digestLine(hex string) string { return "[" + headerDigest + ` "` + hex + `"]` }

// isDigestLine reports whether a line is the header of a digest, however it is written.
func isDigestLine(line string) bool {
	rest, ok := strings.CutPrefix(line, "["+headerDigest)
	return ok && strings.Trim(rest[:min(len(rest), 1)], " \t") == ""
}

// digest computes the digest of a file, whatever is in its place, and gives the line
// that is there, "" if there is none.
func digest(data []byte, seed chance.Seed) (sum, line string) {
	mac := hmac.New(sha256.New, seed[:])
	for _, text := range strings.Split(strings.TrimSpace(strings.TrimPrefix(string(data), "\ufeff")), "\n") {
		text = strings.Trim(text, " \t\r")
		if line == "" && isDigestLine(text) {
			line, text = text, digestLine("")
		}
		mac.Write([]byte(text + "\n")) // a hash never refuses
	}
	return hex.EncodeToString(mac.Sum(nil)), line
}

// unlike says what is wrong with the digest of a file whose seeds are known, or "".
func unlike(data []byte, seeds Promises) string {
	seed, ok := firstSeed(seeds)
	if !ok {
		return ""
	}
	switch sum, line := digest(data, seed); line {
	case digestLine(sum):
		return ""
	case "":
		return undigestedText
	}
	return changedText
}

// firstSeed is the first seed that is known, the key of the digest.
func firstSeed(seeds Promises) (chance.Seed, bool) {
	for _, p := range seeds {
		if p.Known {
			return p.Seed, true
		}
	}
	return chance.Seed{}, false
}

// SealOff puts headers and body of an export together, with the digest if the match is over.
func SealOff(headers *rules.Transcript, body []byte, seeds Promises, over bool) []byte {
	seed, ok := firstSeed(seeds)
	if ok = ok && over; ok {
		headers.Add(headerDigest, "")
	}
	out := append(append(headers.AppendHeaders(nil), '\n'), body...)
	if !ok {
		return out
	}
	sum, line := digest(out, seed)
	return bytes.Replace(out, []byte(line), []byte(digestLine(sum)), 1)
}
