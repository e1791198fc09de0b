package library

import (
	"fmt"
	"strings"

	"tablekeeper/companion/base/journal"
)

// damageText says in a sentence what of a file can't be read.
func damageText(d *journal.Damage) string {
	switch {
	case d == nil:
		return ""
	case d.Torn:
		return "The last entry was not written to its end, as when the power fails. It is left out."
	}
	text := fmt.Sprintf("The file is damaged in line %d (%s). Nothing of the match is lost.", d.Line, d.Reason)
	if len(d.Gaps) > 0 {
		var lines []string
		for _, gap := range d.Gaps {
			lines = append(lines, gap.Lines())
		}
		text = fmt.Sprintf("The file is damaged: %s can't be read (%s). Everything before and after was recovered; the log says where something is missing.",
			strings.Join(lines, ", "), d.Reason)
	}
	if d.Kept != "" {
		text += " The damaged file is kept as " + d.Kept + "."
	}
	return text
}
