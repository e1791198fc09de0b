package aid

import (
	"strconv"

	"tablekeeper/companion/base/wording"
)

// refused is an error that people read, in the language that was set.
type refused struct{ why wording.Text }

func (r refused) Error() string { return r.why.String() }

// quoted is what somebody has typed, in quotation marks.
func quoted(typed string) wording.Name { return wording.Name(strconv.Quote(typed)) }
