//go:build !ci

package rules

// unsaid lets a match go on where a turn says nothing.
func unsaid(Step, Event) {}
