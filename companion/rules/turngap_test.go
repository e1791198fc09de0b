//go:build !ci

package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

func TestTurnStaysInAGap(t *testing.T) {
	turn := rules.TurnOf(rules.Follows{In: rules.In(0), When: 1, Next: 1})
	require.Equal(t, rules.Step(0), turn.Next(0, 0), "no event of that step")
	require.Equal(t, rules.Step(0), turn.Next(0, 2), "an event behind the last one")
	require.Equal(t, rules.Step(2), turn.Next(2, 1), "a step without events")
}
