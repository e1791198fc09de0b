// Command manual writes the manual page of the app and the completions of three shells from what the program itself says
// with --help:
//
//	go run ./screens/drive/cmd/manual PROGRAM FOLDER DATE
//
// It puts tablekeeper.1, tablekeeper.bash, _tablekeeper and tablekeeper.fish into the FOLDER. The DATE stands at the foot of
// the page.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: manual PROGRAM FOLDER DATE")
		os.Exit(2)
	}
	if err := write(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, "manual:", err)
		os.Exit(1)
	}
}

func write(program, folder, date string) error {
	about, err := ask(program)
	if err != nil {
		return err
	}
	for name, text := range map[string]string{
		"tablekeeper.1":    page(about, date),
		"tablekeeper.bash": bash(about),
		"_tablekeeper":     zsh(about),
		"tablekeeper.fish": fish(about),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// ask has the program and each of its commands tell about themselves.
func ask(program string) (about, error) {
	help, err := output(program, "--help")
	if err != nil {
		return about{}, err
	}
	version, err := output(program, "--version")
	if err != nil {
		return about{}, err
	}
	read, err := readProgram(help, version)
	if err != nil {
		return about{}, err
	}
	for i := range read.commands {
		c := &read.commands[i]
		if help, err = output(program, c.name, "--help"); err != nil {
			return about{}, err
		}
		if err = c.read(help); err != nil {
			return about{}, err
		}
	}
	return read, nil
}

func output(program string, words ...string) (string, error) {
	out, err := exec.Command(program, words...).Output()
	if err != nil {
		return "", fmt.Errorf("%s %v: %w", program, words, err)
	}
	return string(out), nil
}
