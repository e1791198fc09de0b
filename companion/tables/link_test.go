package tables

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALinkCarriesAllAddresses writes a link and reads it as the device does that scanned it.
func TestALinkCarriesAllAddresses(t *testing.T) {
	for _, addresses := range [][]string{
		{"192.168.1.20:7171"}, {"192.168.1.20:7171", "10.0.0.5:7171"}, {"192.168.1.20:7171", "[fd00::5]:7171", "10.0.0.5:7171", "10.0.0.6:7171"},
	} {
		link := Link(addresses, "bal-mek-tor-sun")
		require.True(t, strings.HasPrefix(link, "http://192.168.1.20:7171/#bal-mek-tor-sun"), link)
		host, fragment, _ := strings.Cut(strings.TrimPrefix(link, "http://"), "/#")
		at, word := Fragment(host, fragment)
		require.Equal(t, "bal-mek-tor-sun", word)
		require.Equal(t, addresses[:min(3, len(addresses))], Split(at))
	}
}
