package chance_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
)

func TestASealInWords(t *testing.T) {
	require.Equal(t, strings.TrimSpace(strings.Repeat("abandon ", 10)), chance.Words(strings.Repeat("0", 64)))
	require.Equal(t, strings.TrimSpace(strings.Repeat("zoo ", 10)), chance.Words(strings.Repeat("f", 64)))
	// 0x001, 0x002, ...: each word is one of eleven bits.
	require.Equal(t, "ability able", strings.Join(strings.Fields(chance.Words("00200800" + strings.Repeat("0", 56)))[:2], " "))
	require.Empty(t, chance.Words("no seal"))
	one, two := chance.SeedFrom("one").Commitment(), chance.SeedFrom("two").Commitment()
	require.NotEqual(t, chance.Words(one), chance.Words(two))
}
