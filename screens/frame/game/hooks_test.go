package game_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/frame/game"
)

// mostHooks is how much a game can add to the screens. What the rules know of a game, its declaration tells: this number only falls.
const mostHooks = 23

func TestHooksAreFew(t *testing.T) {
	require.LessOrEqual(t, reflect.TypeFor[game.Screens]().NumField(), mostHooks)
}
