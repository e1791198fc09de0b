package rules

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// treeReader makes objects and lists of a text that is known to be JSON. A match can
// hold thousands of positions, and the decoder of the standard library takes ten
// times as long for a tree that tells a key that appears twice.
type treeReader struct {
	text []byte
	at   int
}

// blank is what may stand between the parts of a JSON text.
const blank = " \t\r\n"

// next skips blanks and gives the byte behind them.
func (r *treeReader) next() byte {
	for strings.IndexByte(blank, r.text[r.at]) >= 0 {
		r.at++
	}
	return r.text[r.at]
}

func (r *treeReader) value(at *place) (any, error) {
	switch r.next() {
	case '{':
		return r.object(at)
	case '[':
		return r.list(at)
	case '"':
		return r.word(), nil
	case 't':
		r.at += len("true")
		return true, nil
	case 'f':
		r.at += len("false")
		return false, nil
	case 'n':
		r.at += len("null")
		return nil, nil
	}
	return r.number(at)
}

// goesOn reports whether another part of an object or list follows, and skips what
// stands before it or ends it.
func (r *treeReader) goesOn(end byte) bool {
	switch r.next() {
	case end:
		r.at++
		return false
	case ',':
		r.at++
	}
	return true
}

func (r *treeReader) object(at *place) (any, error) {
	object := map[string]any{}
	r.at++ // the bracket
	for r.goesOn('}') {
		r.next()
		key := r.word()
		if _, twice := object[key]; twice {
			return nil, fmt.Errorf("%s: the field %q appears twice", at, key)
		}
		r.next()
		r.at++ // the colon
		value, err := r.value(&place{in: at, key: key, index: -1})
		if err != nil {
			return nil, err
		}
		object[key] = value
	}
	return object, nil
}

func (r *treeReader) list(at *place) (any, error) {
	list := []any{}
	r.at++ // the bracket
	for r.goesOn(']') {
		value, err := r.value(&place{in: at, index: len(list)})
		if err != nil {
			return nil, err
		}
		list = append(list, value)
	}
	return list, nil
}

// word reads a string.
func (r *treeReader) word() string {
	begin, plain := r.at, true
	for r.at++; r.text[r.at] != '"'; r.at++ {
		if r.text[r.at] == '\\' {
			plain = false
			r.at++
		}
	}
	r.at++
	quoted := r.text[begin:r.at]
	if plain {
		return string(quoted[1 : len(quoted)-1])
	}
	var word string
	if err := json.Unmarshal(quoted, &word); err != nil {
		panic("rules: " + err.Error()) // the whole text is JSON
	}
	return word
}

func (r *treeReader) number(at *place) (any, error) {
	begin := r.at
	for r.at < len(r.text) && strings.IndexByte(blank+",]}", r.text[r.at]) < 0 {
		r.at++
	}
	text := string(r.text[begin:r.at])
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text {
		return nil, fmt.Errorf("%s: %s isn't a whole number", at, text)
	}
	return n, nil
}
