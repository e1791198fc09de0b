//go:build linux && !android && !ci

package headers

/*
#if defined(__has_include)
#if !__has_include(<X11/Xlib.h>)
#error "The headers of X11 are missing: on Debian .ci/setup installs what the window needs; elsewhere see Start in README.md."
#endif
#endif
*/
import "C"
