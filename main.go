// Tablekeeper keeps the table of five board and card games: a window for the people round it and, with arguments,
// commands that judge transcripts.
package main

import (
	_ "embed" // FyneApp.toml
	"fmt"
	"os"
	"strings"

	"tablekeeper/screens/launch"
)

// details is the file in which the toolkit's tools look for the version.
//
//go:embed FyneApp.toml
var details string

func main() {
	if launch.HasCommands && len(os.Args) > 1 {
		os.Exit(launch.Command(os.Args[1:], version()))
	}
	if err := launch.Window(version()); err != nil {
		fmt.Fprintln(os.Stderr, "tablekeeper:", err)
		os.Exit(1)
	}
}

// version is the app's version, such as 0.1.0.
func version() string {
	_, after, _ := strings.Cut(details, "Version = \"")
	number, _, _ := strings.Cut(after, "\"")
	return number
}
