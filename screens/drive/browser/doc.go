// Package browser shows the app in a real Chromium without a screen, at the size of a phone and with fingers instead of a
// mouse, and goes a person's way through it. It is compiled only with the build tag browser:
//
//	go test -tags browser ./screens/drive/browser
package browser
