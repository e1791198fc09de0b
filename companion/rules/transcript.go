package rules

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/base/wording"
)

// The limits of a transcript (NOTATION 1).
const (
	MaxFile   = 4 << 20 // bytes of a file
	MaxLine   = 4096    // bytes of a line
	MaxHeader = 65536   // bytes of a header or of an agreed position
	MaxMoves  = 20000   // moves and agreed positions
	maxName   = 32      // characters of a seat's name
)

// Fault is what is wrong with a transcript or a box, and where.
type Fault struct {
	// Line is the line's number from 1, or 0 for the text as a whole.
	Line int
	// Box means that the line is one of the box: of its file, or the Box header.
	Box bool
	// Text says what is wrong and what was expected.
	Text string
}

// mostFault is how many characters of a fault are said: a line that it quotes can
// be long.
const mostFault = 500

// Error names the line and what is wrong.
func (f *Fault) Error() string {
	text := wording.Shorten(f.Text, mostFault)
	if f.Line == 0 {
		return text
	}
	return fmt.Sprintf("line %d: %s", f.Line, text)
}

func faultf(line int, format string, args ...any) *Fault {
	return &Fault{Line: line, Text: fmt.Sprintf(format, args...)}
}

// Line is a piece of text and the number of the line it stands in.
type Line struct {
	Number int
	Text   string
}

// Header is one header of a transcript: [Key "value"].
type Header struct {
	Key string
	Line
}

// Move is one line of a transcript's moves: a move as it was written, without
// its comment, or the JSON of an agreed position.
type Move struct {
	Line
	Agreed bool
}

// Transcript is a file in the table notation, read but not yet judged.
type Transcript struct {
	Headers []Header
	Moves   []Move
}

// ReadTranscript reads a transcript. The error is a *Fault that names the line.
func ReadTranscript(data []byte) (*Transcript, error) {
	if len(data) > MaxFile {
		return nil, faultf(0, "the file is longer than 4 MiB")
	}
	if at := invalidUTF8(data); at > 0 {
		return nil, faultf(at, "not UTF-8 text")
	}
	t := &Transcript{}
	rest := strings.TrimPrefix(string(data), "\ufeff")
	for number := 1; rest != ""; number++ {
		line, after, _ := strings.Cut(rest, "\n")
		rest = after
		if err := t.readLine(number, strings.TrimSuffix(line, "\r")); err != nil {
			return nil, err
		}
	}
	return t, t.checkHeaders()
}

// invalidUTF8 returns the number of the first line that is not UTF-8, or 0.
func invalidUTF8(data []byte) int {
	if utf8.Valid(data) {
		return 0
	}
	number := 1
	for len(data) > 0 {
		r, size := utf8.DecodeRune(data)
		if r == utf8.RuneError && size == 1 {
			break
		}
		if r == '\n' {
			number++
		}
		data = data[size:]
	}
	return number
}

func (t *Transcript) readLine(number int, line string) error {
	text := strings.Trim(line, " \t")
	if text == "" || text[0] == '#' {
		return checkLength(number, line, MaxLine)
	}
	if text[0] == '[' {
		if err := checkLength(number, line, MaxHeader); err != nil {
			return err
		}
		return t.readHeader(number, text)
	}
	if len(t.Moves) == MaxMoves {
		return faultf(number, "more than %d moves", MaxMoves)
	}
	if text[0] == '=' {
		t.Moves = append(t.Moves, Move{Line{number, strings.Trim(text[1:], " \t")}, true})
		return checkLength(number, line, MaxHeader)
	}
	t.Moves = append(t.Moves, Move{Line{number, strings.TrimRight(withoutComment(text), " \t")}, false})
	return checkLength(number, line, MaxLine)
}

func checkLength(number int, line string, most int) error {
	if len(line) > most {
		return faultf(number, "longer than %d bytes", most)
	}
	return nil
}

// withoutComment cuts off what follows a # after white space.
func withoutComment(text string) string {
	for i := 1; i < len(text); i++ {
		if text[i] == '#' && (text[i-1] == ' ' || text[i-1] == '\t') {
			return text[:i]
		}
	}
	return text
}

// readHeader takes a line that begins with [.
func (t *Transcript) readHeader(number int, text string) error {
	if len(t.Moves) > 0 {
		return faultf(number, "a header can't stand after the moves")
	}
	malformed := faultf(number, "malformed header; expected [Key \"value\"]")
	end := 1
	for end < len(text) && isKey(text[end]) {
		end++
	}
	key := text[1:end]
	rest := strings.TrimLeft(text[end:], " \t")
	if key == "" || len(rest) == len(text[end:]) || rest[0] != '"' {
		return malformed
	}
	value, rest, ok := unquote(rest[1:])
	if !ok {
		return malformed
	}
	rest = strings.TrimLeft(rest, " \t")
	if rest == "" || rest[0] != ']' {
		return malformed
	}
	if after := withoutComment(rest)[1:]; strings.Trim(after, " \t") != "" {
		return faultf(number, "text after the header")
	}
	t.Headers = append(t.Headers, Header{key, Line{number, value}})
	return nil
}

func isKey(c byte) bool {
	return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '-'
}

// unquote reads up to the closing quotation mark; \" and \\ are escapes.
func unquote(text string) (value, rest string, ok bool) {
	plain := strings.IndexAny(text, `"\`)
	if plain >= 0 && text[plain] == '"' {
		return text[:plain], text[plain+1:], true
	}
	var out strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			return out.String(), text[i+1:], true
		case c == '\\' && i+1 < len(text) && (text[i+1] == '"' || text[i+1] == '\\'):
			i++
			out.WriteByte(text[i])
		case c == '\\':
			return "", "", false
		default:
			out.WriteByte(c)
		}
	}
	return "", "", false
}

// checkHeaders makes sure of what all games ask: the game first and once, the
// seats' names, at most one position.
func (t *Transcript) checkHeaders() error {
	if len(t.Headers) == 0 || t.Headers[0].Key != "Game" {
		line := 1
		if len(t.Headers) > 0 {
			line = t.Headers[0].Number
		} else if len(t.Moves) > 0 {
			line = t.Moves[0].Number
		}
		return faultf(line, "expected [Game \"...\"] as the first header")
	}
	seats := map[string]bool{}
	position := false
	for _, h := range t.Headers[1:] {
		switch h.Key {
		case "Game":
			return faultf(h.Number, "a second Game header")
		case "Seat":
			if err := checkName(h.Text); err != nil {
				return faultf(h.Number, "%s", err)
			}
			if seats[Lower(h.Text)] {
				return faultf(h.Number, "%s", namedTwice(h.Text))
			}
			seats[Lower(h.Text)] = true
		case "Position":
			if position {
				return faultf(h.Number, "a second Position header")
			}
			position = true
		}
	}
	return nil
}

// CheckSeat reports what is wrong with a seat's name beside the names before it.
func CheckSeat(name string, others []string) error {
	if err := checkName(name); err != nil {
		return err
	}
	for _, other := range others {
		if Lower(other) == Lower(name) {
			return namedTwice(name)
		}
	}
	return nil
}

func namedTwice(name string) error { return fmt.Errorf("two seats are called %q", name) }

// checkName reports what is wrong with a seat's name by itself.
func checkName(name string) error {
	switch {
	case name == "" || utf8.RuneCountInString(name) > maxName:
		return fmt.Errorf("a seat's name has 1 to %d characters", maxName)
	case strings.ContainsAny(name, ":\"#") || strings.ContainsFunc(name, unicode.IsControl):
		return fmt.Errorf("the name %q has a colon, quotation mark, # or control character", name)
	case name[0] == '[' || name[0] == '=':
		return fmt.Errorf("the name %q begins with %q", name, name[:1])
	case strings.TrimFunc(name, unicode.IsSpace) != name:
		return fmt.Errorf("the name %q has white space at an end", name)
	case strings.Trim(name, "0123456789") == "":
		return fmt.Errorf("the name %q is only digits", name)
	case Lower(name) == "table":
		return fmt.Errorf("the name %q means what no player does", name)
	}
	return nil
}

// Values returns the values of all headers with a key, in order.
func (t *Transcript) Values(key string) []Line {
	var lines []Line
	for _, h := range t.Headers {
		if h.Key == key {
			lines = append(lines, h.Line)
		}
	}
	return lines
}

// Value is the value of the first header with a key, or "".
func (t *Transcript) Value(key string) string {
	for _, h := range t.Headers {
		if h.Key == key {
			return h.Text
		}
	}
	return ""
}

// Add appends a header.
func (t *Transcript) Add(key, value string) {
	t.Headers = append(t.Headers, Header{key, Line{len(t.Headers) + 1, value}})
}

// AppendHeaders writes the headers, one a line.
func (t *Transcript) AppendHeaders(out []byte) []byte {
	escape := strings.NewReplacer(`\`, `\\`, `"`, `\"`)
	var buffer bytes.Buffer
	for _, h := range t.Headers {
		fmt.Fprintf(&buffer, "[%s \"%s\"]\n", h.Key, escape.Replace(h.Text))
	}
	return append(out, buffer.Bytes()...)
}

// ReadLines reads a file of component data: its lines without comments, blank
// ones left out.
func ReadLines(data []byte) ([]Line, error) {
	if len(data) > MaxFile {
		return nil, faultf(0, "the file is longer than 4 MiB")
	}
	if at := invalidUTF8(data); at > 0 {
		return nil, faultf(at, "not UTF-8 text")
	}
	lines := []Line{}
	number := 0
	for line := range strings.Lines(strings.TrimPrefix(string(data), "\ufeff")) {
		number++
		text := strings.Trim(withoutComment(" "+strings.TrimRight(line, "\r\n")), " \t")
		if text != "" {
			lines = append(lines, Line{number, text})
		}
	}
	return lines, nil
}
