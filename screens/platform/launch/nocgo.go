//go:build !js && !cgo && !ci

package launch

// The toolkit draws its window through C. Without a C compiler the go command leaves cgo out, and the next line is the
// sentence that it then ends with.
const missing int = "There is no C compiler, or CGO_ENABLED is 0: on Debian .ci/setup installs what the window needs; elsewhere see Start in README.md."
