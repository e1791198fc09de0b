package stage

import (
	"flag"
	"fmt"
	"os"
	"strings"
)

// Ceilings is the table in the folder of a package of what each of its tests may do at most, a line each: what is counted, the name
// of the test, how often. A new test gets a line by hand, and says which line it saved.
const Ceilings = "testdata/ceilings.txt"

// Ceiling says what is wrong with how often a test did what costs time, such as starting the app: more than its line in the table
// says, or less. With -update the line is lowered; it is never raised.
func Ceiling(what, test string, count int) error {
	table, err := os.ReadFile(Ceilings)
	if err != nil {
		return err
	}
	before, after, _ := strings.Cut(string(table), fmt.Sprintf("%s %s ", what, test))
	ceiling := 0
	_, _ = fmt.Sscan(after, &ceiling) // a test without a line does nothing of the kind
	switch {
	case count == ceiling:
		return nil
	case count < ceiling && flag.Lookup("update").Value.String() == "true":
		_, rest, _ := strings.Cut(after, "\n")
		return os.WriteFile(Ceilings, fmt.Appendf(nil, "%s%s %s %d\n%s", before, what, test, count, rest), 0o644)
	}
	return fmt.Errorf("%s of %s: %d, and %s says %d; -update lowers it", what, test, count, Ceilings, ceiling)
}
