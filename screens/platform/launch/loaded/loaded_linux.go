//go:build linux && !android && !ci && !mobile

package loaded

/*
#cgo LDFLAGS: -ldl
#include <dlfcn.h>
#include <stdlib.h>

static int there(const char *name) { return dlopen(name, RTLD_LAZY) != NULL; }
*/
import "C"

import "unsafe"

// Missing are those of some libraries, such as "libGL.so.1", that this system doesn't have.
func Missing(libraries ...string) (missing []string) {
	for _, name := range libraries {
		c := C.CString(name)
		if C.there(c) == 0 {
			missing = append(missing, name)
		}
		C.free(unsafe.Pointer(c))
	}
	return missing
}
