package command

import "fmt"

// printVersion prints the name and the version of the program, as other programs do.
func printVersion(sh *Shell) int {
	return show(sh.Out, sh.Err, fmt.Sprintf("tablekeeper %s\n", sh.Version))
}
