package parts

import (
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/look"
)

// Upper writes a sentence with a capital at its beginning.
func Upper(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// Capital is a word as people read it: a capital first, blanks for hyphens.
func Capital(word string) string {
	word = strings.ReplaceAll(word, "-", " ")
	for i, r := range word {
		return strings.ToUpper(string(r)) + word[i+len(string(r)):]
	}
	return word
}

// hasWords reports whether each word stands somewhere in the texts, without regard to case.
func hasWords(words string, texts ...string) bool {
	all := strings.ToLower(strings.Join(texts, "\n"))
	for _, word := range strings.Fields(strings.ToLower(words)) {
		if !strings.Contains(all, word) {
			return false
		}
	}
	return true
}

// Spaced is a path that can be broken into lines.
func Spaced(path string) string {
	return ShortWords(strings.ReplaceAll(filepath.ToSlash(path), "/", " / "))
}

// ShortWords leaves out the middle of words that have no room on a line; names of files and matches can be of any kind.
func ShortWords(text string) string {
	words := strings.Fields(text)
	for i, word := range words {
		if letters := []rune(word); len(letters) > mostLetters {
			words[i] = string(letters[:firstLetters]) + "…" + string(letters[len(letters)-lastLetters:])
		}
	}
	return strings.Join(words, " ")
}

// The most letters of a word that is shown whole, and how many of a longer one are shown at its beginning and end.
const (
	mostLetters  = 18
	firstLetters = 10
	lastLetters  = 6
)

// minute is in ms.
const minute = 60_000

// Minutes is a set time, in ms, in words.
func Minutes(ms int64) string {
	return wording.L("{minutes} min", ms/minute)
}

// Duration is a time of at least a second in words: "45 s", "3 min 20 s", "2 h 5 min".
func Duration(ms int64) string {
	seconds := ms / 1000
	switch {
	case seconds < 60:
		return wording.L("{s} s", seconds%60)
	case seconds < 3600:
		return wording.L("{m} min {s} s", seconds/60%60, seconds%60)
	}
	return wording.L("{h} h {m} min", seconds/3600, seconds/60%60)
}

// Lasting is a time in words without seconds, but where it is shorter than a minute.
func Lasting(ms int64) string {
	if ms < minute {
		return Duration(ms)
	}
	if ms = (ms + minute/2) / minute * minute; ms < 60*minute {
		return Minutes(ms)
	}
	return Duration(ms)
}

// ClockTime is the time of day of a start, with the day where it was another one.
func ClockTime(start, now int64) string {
	at, today := time.UnixMilli(start), time.UnixMilli(now)
	if at.YearDay() == today.YearDay() && at.Year() == today.Year() {
		return at.Format("15:04")
	}
	return at.Format("2 Jan 15:04")
}

// Elapsed is a moment of a game that is over: "m:ss" after its start.
func Elapsed(ms int64) string {
	seconds := ms / 1000
	rest := strconv.FormatInt(seconds%60, 10)
	if len(rest) < 2 {
		rest = "0" + rest
	}
	return strconv.FormatInt(seconds/60, 10) + ":" + rest
}

// SeatName is a seat in words: its letter is on its mark too.
func SeatName(seat int) string {
	mark, _ := look.MarkOf(seat)
	return wording.L("Player {letter}", mark.Letter)
}

// Number is a count in words.
func Number(n int) string { return strconv.Itoa(n) }

// mayBreak stands where a line may end inside a long word. It is never drawn, and isn't a part of a text.
const mayBreak = "\u200b"

// overlong are words of more letters than hardly any language has.
var overlong = regexp.MustCompile(`\S{` + strconv.Itoa(longestWord+1) + `,}`)

// breakable shows where lines may end in long words, such as a seal. A piece ends after a hyphen, a comma or the like where
// there is one, so that no name is cut in two.
func breakable(text string, most int) string {
	var out strings.Builder
	var piece []rune
	for _, r := range text {
		switch {
		case unicode.IsSpace(r):
			out.WriteString(string(piece))
			out.WriteRune(r)
			piece = piece[:0]
			continue
		case len(piece) == most:
			at := pieceEnd(piece)
			out.WriteString(string(piece[:at]) + mayBreak)
			piece = append([]rune(nil), piece[at:]...)
		}
		piece = append(piece, r)
	}
	out.WriteString(string(piece))
	return out.String()
}

// piecesOf are the words of a line, each in its pieces. A blank stands before the first piece of a word.
func piecesOf(line string) (pieces []string) {
	for _, word := range strings.Fields(line) {
		for n, piece := range strings.Split(word, mayBreak) {
			if n == 0 && len(pieces) > 0 {
				piece = " " + piece
			}
			pieces = append(pieces, piece)
		}
	}
	return pieces
}

// pieceEnd is where a long word is broken: after its last sign that is neither letter nor digit, or at its end.
func pieceEnd(word []rune) int {
	for at := len(word); at > 1; at-- {
		if r := word[at-1]; unicode.IsPunct(r) || unicode.IsSymbol(r) {
			return at
		}
	}
	return len(word)
}

// longestWord is how long a word can be that still fits on the line of a phone with large letters, in characters.
const longestWord = 16

// shortPiece is the same of a piece of a word that is longer than that, also of the widest letters.
const shortPiece = 7

// PlaceWord is a place in words.
func PlaceWord(place int) string {
	return wording.L("Place {place}", place)
}
