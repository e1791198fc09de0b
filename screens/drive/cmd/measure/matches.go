//go:build unix

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/library"
	"tablekeeper/screens/drive/stage"
)

// beside compares the starts with the matches of a folder with those without any, by turns, and then measures the page of the group.
func (m *meter) beside(folder string) error {
	without, err := m.home()
	if err != nil {
		return err
	}
	with, err := m.home()
	if err == nil {
		err = copyMatches(folder, with)
	}
	if err != nil {
		return err
	}
	if err := learn(with); err != nil {
		return err
	}
	homes := []string{without, with}
	var samples [2][]sample
	for n := range m.runs + warm {
		for i := range homes {
			at := (i + n) % len(homes) // who begins changes
			app, s, err := m.beginIn(homes[at], m.app, nil)
			if err != nil {
				return err
			}
			app.Kill()
			if n >= warm {
				samples[at] = append(samples[at], s)
			}
		}
	}
	fmt.Printf("Medians of %d starts of each, by turns, after %d that aren't counted.\n\n", m.runs, warm)
	fmt.Println("| | with the matches | without | ratio |\n|---|---|---|---|")
	for _, figure := range []struct {
		what string
		of   func(sample) time.Duration
	}{
		{"Process start to first frame", func(s sample) time.Duration { return s.first }},
		{"Process start to Home", func(s sample) time.Duration { return s.text }},
		{"Process start to Home with all its surfaces and pictures", func(s sample) time.Duration { return s.whole }},
		{"Processor time until Home", func(s sample) time.Duration { return s.spent }},
		{"Processor time until all of Home", func(s sample) time.Duration { return s.all }},
	} {
		middle := func(list []sample) float64 {
			slices.SortFunc(list, func(a, b sample) int { return int(figure.of(a) - figure.of(b)) })
			return figure.of(list[len(list)/2]).Seconds()
		}
		row(figure.what, "%.3f s", middle(samples[1]), "without", middle(samples[0]))
	}
	return groupPage(with, m.runs)
}

// warm is how many starts go before those that are counted: the driver compiles its shaders.
const warm = 3

// learn reads the matches of a home folder once, as the page of the group does: what they tell is kept.
func learn(home string) error {
	store, err := journal.Folder(home)
	if err != nil {
		return err
	}
	now := func() int64 { return time.Now().UnixMilli() }
	results := library.NewResults(library.New(store, shelf.Find, now, chance.NewSeed), evenings.Version, evenings.ResultOf)
	_, unread, err := results.All()
	for _, id := range unread {
		results.Learn(id)
	}
	results.Keep()
	return err
}

// copyMatches copies the files of a folder.
func copyMatches(from, to string) error {
	files, err := os.ReadDir(from)
	for _, f := range files {
		if err != nil || f.IsDir() || f.Name() == "options.json" {
			continue
		}
		var data []byte
		if data, err = os.ReadFile(filepath.Join(from, f.Name())); err == nil {
			err = os.WriteFile(filepath.Join(to, f.Name()), data, 0o600)
		}
	}
	return err
}

// groupPage measures the page of the group.
func groupPage(home string, runs int) error {
	const width, height = 390, 844
	reference, err := stage.Alone(home, `{"ground":"dark"}`, width, height)
	if err != nil {
		return err
	}
	defer reference.Close()
	var clock, processor []time.Duration
	for range runs {
		began, spent := time.Now(), ownTime()
		if err := reference.Press("Tonight"); err != nil {
			return err
		}
		clock, processor = append(clock, time.Since(began)), append(processor, ownTime()-spent)
		if err := reference.Press("Back"); err != nil {
			return err
		}
	}
	slices.Sort(clock)
	slices.Sort(processor)
	fmt.Printf("\nFrom the tap to the page of the group: %.3f s, processor time %.3f s, medians of %d.\n", clock[runs/2].Seconds(), processor[runs/2].Seconds(), runs)
	return nil
}

// ownTime is the processor time that this process has spent.
func ownTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
