package command

import (
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/seatnames"
)

// mostRefused is how many characters of what is wrong are said at most.
const mostRefused = 1000

// show prints a text; output that nobody takes is a fault of the command.
func (sh *Shell) show(text string) error {
	_, err := io.WriteString(sh.Out, text)
	return err
}

// refuse says in one line why input can't be used, or that output isn't taken.
func refuse(errs io.Writer, err error) int {
	fmt.Fprintln(errs, "tablekeeper:", oneLine(err.Error()))
	return statusUsage
}

// oneLine writes a message without line breaks and not too long: a name of a file
// can have them, and a line of a file can be long.
func oneLine(text string) string {
	text = strings.NewReplacer("\n", `\n`, "\r", `\r`).Replace(wording.Shorten(text, mostRefused))
	return string(appendVisible(nil, []byte(text)))
}

// visible is a writer that writes what a terminal would obey instead of showing
// as an escape, such as \u001b: control characters, those that turn the
// direction of writing, and those that nobody can see. The escapes mean the same in JSON.
type visible struct {
	to   io.Writer
	rest []byte // the beginning of a character whose end is still to come
}

func (v *visible) Write(text []byte) (int, error) {
	all := append(v.rest, text...)
	whole := len(all)
	for cut := max(0, len(all)-utf8.UTFMax+1); cut < len(all); cut++ {
		if utf8.RuneStart(all[cut]) && !utf8.FullRune(all[cut:]) {
			whole = cut
			break
		}
	}
	v.rest = append([]byte(nil), all[whole:]...)
	if _, err := v.to.Write(appendVisible(nil, all[:whole])); err != nil {
		return 0, err
	}
	return len(text), nil
}

// appendVisible appends a text with escapes. Line breaks and tabs stay.
func appendVisible(out, text []byte) []byte {
	for len(text) > 0 {
		plain := 0 // nearly all of it is
		for plain < len(text) && (' ' <= text[plain] && text[plain] <= '~' || text[plain] == '\n') {
			plain++
		}
		if out, text = append(out, text[:plain]...), text[plain:]; len(text) == 0 {
			break
		}
		r, size := utf8.DecodeRune(text)
		switch {
		case r == utf8.RuneError && size == 1:
			out = fmt.Appendf(out, `\x%02x`, text[0])
		case r == '\n' || r == '\t' || !obeyed(r):
			out = append(out, text[:size]...)
		case r > 0xffff:
			high, low := utf16.EncodeRune(r)
			out = fmt.Appendf(out, `\u%04x\u%04x`, high, low)
		default:
			out = fmt.Appendf(out, `\u%04x`, r)
		}
		text = text[size:]
	}
	return out
}

// obeyed reports whether a terminal may obey a character instead of showing it, or shows
// nothing at all. Those that join letters and signs belong to them.
func obeyed(r rune) bool {
	if r < utf8.RuneSelf {
		return unicode.IsControl(r)
	}
	return unicode.IsControl(r) || seatnames.Turns(r) ||
		seatnames.Invisible(r) && !unicode.In(r, unicode.Join_Control, unicode.Variation_Selector)
}
