package launch

import (
	"os"
	"os/exec"
)

// become starts a program without arguments and ends this one. It returns only with an error.
func become(program string) error {
	again := exec.Command(program)
	again.Stdout, again.Stderr = os.Stdout, os.Stderr
	if err := again.Start(); err != nil {
		return err
	}
	os.Exit(0)
	return nil
}
