package launch

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// leaveConsole closes the console that Windows has opened for this program alone, where it was started with a double click by
// a Windows that doesn't read consoleAllocationPolicy in the manifest (.ci/package). One from which it was started stays.
func leaveConsole() {
	kernel := windows.NewLazySystemDLL("kernel32.dll")
	var attached [2]uint32 // the processes on this console
	n, _, _ := kernel.NewProc("GetConsoleProcessList").Call(uintptr(unsafe.Pointer(&attached[0])), uintptr(len(attached)))
	if n == 1 {
		_, _, _ = kernel.NewProc("FreeConsole").Call()
	}
}
