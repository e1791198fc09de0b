package command

import "fmt"

// printVersion prints the name and the version of the program, as other programs do.
func printVersion(sh *Shell) int {
	fmt.Fprintf(sh.Out, "tablekeeper %s\n", sh.Version)
	return statusDone
}
