//go:build !js

package main

import (
	_ "embed" // FyneApp.toml
	"strings"

	"tablekeeper/companion/command"
)

// details is the file in which the toolkit's tools look for the version.
//
//go:embed FyneApp.toml
var details string

// run runs a command with its arguments and returns its exit status.
func run(args []string) int { return command.Run(args, command.Console(version())) }

// version is the app's version, such as 0.1.0.
func version() string {
	_, after, _ := strings.Cut(details, "Version = \"")
	number, _, _ := strings.Cut(after, "\"")
	return number
}
