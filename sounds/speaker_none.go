//go:build !cgo && !darwin && !js && !windows

package sounds

// openSpeaker finds no output: the audio library reaches the system through C, and this
// was built without a C compiler or with CGO_ENABLED=0.
func openSpeaker() (device, error) { return nil, errNoOutput }
