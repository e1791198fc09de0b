//go:build !js && (android || !(linux || freebsd || netbsd || openbsd))

package launch

import "fyne.io/fyne/v2"

// newAwake asks by the toolkit, which doesn't tell whether that helps.
func newAwake(driver fyne.Driver, _ func()) *awake {
	return &awake{ask: func(string, string) (func() error, error) {
		driver.SetDisableScreenBlanking(true)
		return func() error { driver.SetDisableScreenBlanking(false); return nil }, nil
	}}
}
