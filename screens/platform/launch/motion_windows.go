package launch

import (
	"syscall"
	"unsafe"
)

// clientAreaAnimation is SPI_GETCLIENTAREAANIMATION: whether windows move what is in them.
const clientAreaAnimation = 0x1042

// systemStill asks Windows whether people want reduced motion.
func systemStill() bool {
	moves := int32(1)
	told, _, _ := syscall.NewLazyDLL("user32.dll").NewProc("SystemParametersInfoW").Call(clientAreaAnimation, 0, uintptr(unsafe.Pointer(&moves)), 0)
	return told != 0 && moves == 0
}
