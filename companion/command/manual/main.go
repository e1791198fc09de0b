// Command manual writes the manual pages of the program, one a command, into a folder:
//
//	go run ./companion/command/manual FOLDER VERSION
//
// SOURCE_DATE_EPOCH is the date at their foot.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

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
	if err == nil {
		err = addFiles(filepath.Join(os.Args[1], "tablekeeper.1"))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "manual:", err)
		os.Exit(1)
	}
}

// files is a section of the manual page that Cobra doesn't know.
const files = `.SH FILES
.TP
.I ~/.config/tablekeeper/
matches, options, the log of the timer and copies of games; TABLEKEEPER_HOME names another folder
.TP
.I FILE.table
a match in the notation, as \fBcheck\fP reads and the app exports it
.TP
.I FILE.match
a match that \fBserve --match\fP keeps, with the word of its table
.TP
.I /usr/share/doc/tablekeeper/
the changelog, and the licences
`

// addFiles writes the section at the end of a page.
func addFiles(page string) error {
	f, err := os.OpenFile(page, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.WriteString(files)
	return errors.Join(err, f.Close())
}
