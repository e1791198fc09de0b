// Tablekeeper keeps the table of five board and card games: a window for the people round it and, with arguments,
// commands that judge transcripts.
package main

import (
	"fmt"
	"os"

	"tablekeeper/screens/launch"
)

func main() {
	if launch.HasCommands && len(os.Args) > 1 {
		os.Exit(run(os.Args[1:]))
	}
	if err := launch.Window(); err != nil {
		fmt.Fprintln(os.Stderr, "tablekeeper:", err)
		os.Exit(1)
	}
}
