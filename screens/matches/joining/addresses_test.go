package joining_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
)

// urls are the addresses that a page shows, in their order.
func urls(tb *apptest.Table) (urls []string) {
	for _, label := range tb.Labels() {
		if strings.HasPrefix(label, "http://") {
			urls = append(urls, label)
		}
	}
	return slices.Compact(urls) // a row and what is in it
}

// TestANetworkThatChanges gives the host another lease while others can join: the page shows it at once. It lets another address
// be chosen, and says so when there is none.
func TestANetworkThatChanges(t *testing.T) {
	anna := apptest.New(t, 390, 844)
	anna.Play("traders", 3)
	host(t, anna)
	require.Len(t, urls(anna), 1)
	anna.Lease("192.168.1.31:7171")
	require.Equal(t, []string{"http://192.168.1.31:7171/"}, urls(anna))
	anna.Lease("192.168.1.31:7171", "10.42.0.1:7171")
	require.Equal(t, []string{"http://192.168.1.31:7171/", "http://10.42.0.1:7171/"}, urls(anna))
	anna.TapOn("http://10.42.0.1:7171/")
	require.Equal(t, []string{"http://10.42.0.1:7171/", "http://192.168.1.31:7171/"}, urls(anna))
	anna.Lease()
	require.Empty(t, urls(anna))
	require.True(t, anna.Has("This device isn't on a network now."), "%q", anna.Labels())
	require.False(t, anna.Sees("QR code: it opens the table in a browser"))
}

// TestTwoBuildsAtOneTable joins with a program of the same version that is made of other sources: the device says which is which.
func TestTwoBuildsAtOneTable(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("traders", 3)
	e := host(t, anna)
	ben := e.join("Ben")
	require.False(t, ben.Has("The table is kept by Tablekeeper"), "%q", ben.Labels())
	anna.Air.Build = "+3f2a91c0"
	cleo := e.join("Cleo")
	require.True(t, cleo.Has("The table is kept by Tablekeeper 1.0, and this device runs 1.0+3f2a91c0."), "%q", cleo.Labels())
}
