package clock

import (
	"fmt"
	"unsafe"

	"golang.org/x/sys/windows"
	"golang.org/x/sys/windows/registry"
)

// The interrupt time includes the time that the system sleeps or hibernates
// (QueryInterruptTime; the one without is QueryUnbiasedInterruptTime).
const countsSleep = true

var queryInterruptTime = windows.NewLazySystemDLL("kernelbase.dll").NewProc("QueryInterruptTimePrecise")

func steady() int64 {
	if queryInterruptTime.Find() != nil { // before Windows 10
		return windows.DurationSinceBoot().Milliseconds() // GetTickCount64: counts sleep too
	}
	var ticks uint64 // of 100 ns
	_, _, _ = queryInterruptTime.Call(uintptr(unsafe.Pointer(&ticks)))
	return int64(ticks / 10_000)
}

// bootName is made of two values of the registry that a start of the system
// changes: the prefetcher's count of boots, and the moment of the last
// shutdown (the first stands still where the prefetcher is switched off, the
// second after a loss of power).
func bootName() string {
	count, counted := registryNumber(`SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management\PrefetchParameters`, "BootId")
	down, shut := registryBytes(`SYSTEM\CurrentControlSet\Control\Windows`, "ShutdownTime")
	if !counted || !shut {
		return ""
	}
	return fmt.Sprintf("%d-%x", count, down)
}

func registryNumber(path, name string) (uint64, bool) {
	key, err := registry.OpenKey(registry.LOCAL_MACHINE, path, registry.QUERY_VALUE)
	if err != nil {
		return 0, false
	}
	defer key.Close()
	n, _, err := key.GetIntegerValue(name)
	return n, err == nil
}

func registryBytes(path, name string) ([]byte, bool) {
	key, err := registry.OpenKey(registry.LOCAL_MACHINE, path, registry.QUERY_VALUE)
	if err != nil {
		return nil, false
	}
	defer key.Close()
	b, _, err := key.GetBinaryValue(name)
	return b, err == nil
}
