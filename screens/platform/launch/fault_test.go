//go:build !js

package launch

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
)

// TestFaults finds the place of each, whichever goroutine it was on and whatever was locked.
func TestFaults(t *testing.T) {
	var locked sync.Mutex
	inner := faultOf(func() {
		locked.Lock()
		panic("forced under a lock")
	})
	require.Contains(t, inner.String(), "forced under a lock")
	require.Contains(t, inner.String(), "fault_test.go")
	require.Nil(t, faultOf(func() {}))
	outer := faultOf(func() { panic(inner) }) // on the goroutine of the screens
	require.Same(t, inner, outer)
}

// TestAFaultIsKeptOnce keeps the report until the app is there again.
func TestAFaultIsKeptOnce(t *testing.T) {
	store := journal.Memory()
	require.Empty(t, takeFault(store))
	require.NoError(t, store.Write(faultFile, []byte("a report")))
	require.Equal(t, "a report", takeFault(store))
	require.Empty(t, takeFault(store))
}
