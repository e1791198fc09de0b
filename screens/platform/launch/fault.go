//go:build !js && (cgo || ci)

package launch

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
)

// faultFile keeps the report of a fault until the app is there again and shows it.
const faultFile = "fault.txt"

// shortestLife is how long the app has to have run to be started again after a fault: else that would go on for ever.
const shortestLife = 3 * time.Second

// startAgain keeps the report of a fault and starts the program anew in the place of this one, without the file that it was opened with:
// whatever the fault has left half done, locks among it, is gone with the process, and what was entered is on the disk. Where the system
// can't do that it says so, and the app shows the report when somebody starts it.
func startAgain(store journal.Store, broken *fault, version string) (why string) {
	report := fmt.Sprintf("Tablekeeper %s, %s/%s\n\n%s", version, runtime.GOOS, runtime.GOARCH, broken)
	fmt.Fprintln(os.Stderr, "tablekeeper: the app starts again after a fault:", report)
	err := store.Write(faultFile, []byte(report))
	if program, lacks := os.Executable(); err == nil && lacks == nil {
		err = become(program)
	}
	return fmt.Sprintf("the app has stopped, and what was entered is kept; start it again (%v)", err)
}

// noteCrashes lets the system's last words go into the file, where a fault is none of the goroutine of the screens and nobody can
// recover from it.
func noteCrashes(a fyne.App) {
	folder, err := home(a)
	if err != nil {
		return
	}
	file, err := os.Create(filepath.Join(folder, faultFile))
	if err != nil {
		return // where nothing can be kept that is said already
	}
	defer file.Close()
	_ = debug.SetCrashOutput(file, debug.CrashOptions{})
}

// takeFault is the report of the fault that ended the app before; "": none has.
func takeFault(store journal.Store) string {
	report, err := store.Read(faultFile)
	if err != nil || store.Remove(faultFile) != nil {
		return ""
	}
	return string(report)
}
