//go:build !js

package launch

import (
	"tablekeeper/companion/command"
	"tablekeeper/screens/translations"
)

// HasCommands reports whether a program of this kind is called with arguments.
const HasCommands = true

// Command runs a command with its arguments, as the app of that version and build, and returns its exit status.
func Command(args []string, version, program string) int {
	shell := command.Console(version)
	shell.Program = program
	shell.Sentences = translations.Sentences()
	shell.Window = func(file string) error { return Window(program, file) }
	return command.Run(args, shell)
}
