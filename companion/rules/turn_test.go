package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

func TestTurn(t *testing.T) {
	const (
		thrown rules.Event = iota
		stopped
	)
	turn := rules.TurnOf(
		rules.Follows{In: rules.In(0, 1), When: thrown, Next: 1},
		rules.Follows{In: rules.In(1), When: stopped, Next: 2},
	)
	require.Equal(t, rules.Step(1), turn.Next(0, thrown))
	require.Equal(t, rules.Step(1), turn.Next(1, thrown))
	require.Equal(t, rules.Step(2), turn.Next(1, stopped))
	require.Panics(t, func() {
		rules.TurnOf(rules.Follows{In: rules.In(0), Next: 1}, rules.Follows{In: rules.In(0), Next: 2})
	}, "it says two things")
}
