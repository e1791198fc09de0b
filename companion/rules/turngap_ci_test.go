//go:build ci

package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

func TestTurnFailsInAGap(t *testing.T) {
	turn := rules.TurnOf(rules.Follows{In: rules.In(0), When: 1, Next: 1})
	for _, gap := range []struct {
		in   rules.Step
		when rules.Event
	}{{0, 0}, {0, 2}, {2, 1}} {
		require.Panics(t, func() { turn.Next(gap.in, gap.when) }, "the turn does not say")
	}
}
