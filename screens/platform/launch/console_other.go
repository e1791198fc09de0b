//go:build !windows

package launch

// leaveConsole has nothing to leave: only Windows opens a console for a program.
func leaveConsole() {}
