// Package charset takes the place of golang.org/x/net's in the app for browsers: see .ci/slim/overlay. Pictures are read in UTF-8.
package charset

import (
	"errors"
	"io"
	"strings"
)

// NewReaderLabel reads UTF-8.
func NewReaderLabel(label string, input io.Reader) (io.Reader, error) {
	if strings.EqualFold(label, "utf-8") {
		return input, nil
	}
	return nil, errors.New("the app for browsers is built without " + label)
}
