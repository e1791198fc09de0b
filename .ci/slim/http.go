// Package http takes the place of Go's in the app for browsers: see .ci/slim/overlay. It has what the toolkit names of
// it, for pictures that are fetched by their address, and fetches nothing.
package http

import (
	"errors"
	"io"
)

// What the toolkit compares the status of an answer with.
const (
	StatusOK       = 200
	StatusNotFound = 404
	StatusIMUsed   = 226
)

// Response is an answer; there is none.
type Response struct {
	Status     string
	StatusCode int
	Body       io.ReadCloser
}

var errLeftOut = errors.New("the app for browsers is built without net/http")

// Get fetches nothing.
func Get(string) (*Response, error) { return nil, errLeftOut }

// Head asks for nothing.
func Head(string) (*Response, error) { return nil, errLeftOut }

// DetectContentType takes everything for a PNG picture, as the app's icon is.
func DetectContentType([]byte) string { return "image/png" }
