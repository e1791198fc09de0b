//go:build ci

package rules

import "fmt"

// unsaid fails a test where a turn says nothing.
func unsaid(in Step, when Event) {
	panic(fmt.Sprintf("rules: nothing follows event %d in step %d", when, in))
}
