package aid

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
)

// Headers returns the values of the Setup headers that bring the component data of
// a file (format atrades-data/1) into a transcript: one for each key that differs
// from the default, lists cut into as many as the limit of a line asks. The error
// names the key, the entry and the reason.
func Headers(file []byte) ([]string, error) {
	if err := atrades.CheckData(file); err != nil {
		return nil, err
	}
	own, usual := parts(file), parts(atrades.DefaultData())
	var headers []string
	for _, part := range atrades.DataField().Of {
		key := part.Name
		text := string(rules.JSON(own[key]))
		if text == string(rules.JSON(usual[key])) {
			continue
		}
		list, cut := own[key].([]any)
		if !cut || headerLength(header(key, text)) <= rules.MaxHeader {
			headers = append(headers, header(key, text))
			continue
		}
		several, err := cutList(key, list)
		if err != nil {
			return nil, err
		}
		headers = append(headers, several...)
	}
	return headers, nil
}

// parts returns the values of a data file that was read without an error.
func parts(file []byte) map[string]any {
	var object map[string]any
	dec := json.NewDecoder(bytes.NewReader(file))
	dec.UseNumber()
	if err := dec.Decode(&object); err != nil {
		panic("aid: " + err.Error()) // it was checked
	}
	return object
}

func header(key, text string) string { return `data {"` + key + `":` + text + "}" }

// headerLength is the number of bytes of the header's line.
func headerLength(value string) int {
	return len(`[Setup ""]`) + len(value) + strings.Count(value, `"`) + strings.Count(value, `\`)
}

// cutList spreads the entries of a list over headers, as many to each as fit.
func cutList(key string, list []any) ([]string, error) {
	var headers []string
	var fitting []any
	for i, entry := range list {
		longer := header(key, string(rules.JSON(append(fitting, entry))))
		switch {
		case headerLength(longer) <= rules.MaxHeader:
			fitting = append(fitting, entry)
			continue
		case headerLength(header(key, string(rules.JSON([]any{entry})))) > rules.MaxHeader:
			return nil, fmt.Errorf("data.%s[%d]: longer than a header of a transcript can be", key, i)
		}
		headers = append(headers, header(key, string(rules.JSON(fitting))))
		fitting = []any{entry}
	}
	return append(headers, header(key, string(rules.JSON(fitting)))), nil
}
