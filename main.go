// Tablekeeper keeps the table of five board and card games: a window for the people round it and, with arguments,
// commands that judge transcripts.
package main

import (
	_ "embed" // FyneApp.toml
	"fmt"
	"os"
	"strings"

	"tablekeeper/screens/platform/launch"
)

// details is the file in which the toolkit's tools look for the version.
//
//go:embed FyneApp.toml
var details string

func main() {
	if launch.HasCommands && len(os.Args) > 1 {
		os.Exit(launch.Command(os.Args[1:], version(), program()))
	}
	if err := launch.Window(program(), ""); err != nil {
		fmt.Fprintln(os.Stderr, "tablekeeper:", err)
		os.Exit(2) // as a command that can't be done
	}
}

// build is made of the sources, by .ci/compile: two programs of one version may be of different ones. It may be empty.
var build string

// program is the version with the build, by which devices at one table know each other's: 0.1.0+3f2a91c0.
func program() string {
	if build == "" {
		return version()
	}
	return version() + "+" + build
}

// version is the app's version, such as 0.1.0.
func version() string {
	_, after, _ := strings.Cut(details, "Version = \"")
	number, _, _ := strings.Cut(after, "\"")
	return number
}
