package tables

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"unicode"

	"tablekeeper/companion/matches/seatnames"
)

// plain is a text of another device as it may be shown: without what steers a terminal, turns the direction of writing, or hides.
func plain(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || seatnames.Turns(r) || seatnames.Invisible(r) && !unicode.In(r, unicode.Join_Control, unicode.Variation_Selector) {
			return -1
		}
		return r
	}, text)
}

// plainLines does so with each line of a text.
func plainLines(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = plain(lines[i])
	}
	return strings.Join(lines, "\n")
}

// logText is a part of a log. Its place and its sum count each byte, so it comes as it was sent; Guest.show cleans the whole.
type logText string

// readPlain reads JSON of another device: the one way by which its texts come in. All of them are cleaned, however
// deep they lie.
func readPlain(d *json.Decoder, into any) error {
	err := d.Decode(into)
	clean(reflect.ValueOf(into).Elem())
	if err == nil && d.More() {
		return errMessage
	}
	return err
}

// decoder reads JSON.
func decoder(data []byte) *json.Decoder { return json.NewDecoder(bytes.NewReader(data)) }

// clean cleans all texts in a value. What is kept as JSON is cleaned when it is read.
func clean(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		if v.Type() != reflect.TypeFor[logText]() {
			v.SetString(plain(v.String()))
		}
	case reflect.Pointer:
		if !v.IsNil() {
			clean(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			clean(v.Field(i))
		}
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return
		}
		for i := range v.Len() {
			clean(v.Index(i))
		}
	case reflect.Map:
		cleanMap(v)
	}
}

// cleanMap cleans the keys and values of a map, both of which may be what is read out.
func cleanMap(v reflect.Value) {
	for _, key := range v.MapKeys() {
		value := reflect.New(v.Type().Elem()).Elem()
		value.Set(v.MapIndex(key))
		v.SetMapIndex(key, reflect.Value{})
		name := reflect.New(v.Type().Key()).Elem()
		name.Set(key)
		clean(name)
		clean(value)
		v.SetMapIndex(name, value)
	}
}
