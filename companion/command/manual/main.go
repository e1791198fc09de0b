// Command manual writes the manual pages of the program, one a command, into a folder:
//
//	go run ./companion/command/manual FOLDER VERSION
//
// SOURCE_DATE_EPOCH is the date at their foot.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"

	"tablekeeper/companion/command"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: manual FOLDER VERSION")
		os.Exit(2)
	}
	root := command.Tree(&command.Shell{})
	root.DisableAutoGenTag = true
	for _, c := range root.Commands() {
		c.Flags().VisitAll(func(f *pflag.Flag) {
			if f.DefValue == "" && f.NoOptDefVal == "" {
				f.DefValue = f.Value.Type() // --box=FILE
			}
		})
	}
	err := doc.GenManTree(root, &doc.GenManHeader{Source: "tablekeeper " + os.Args[2], Manual: "User Commands"}, os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "manual:", err)
		os.Exit(1)
	}
}
