//go:build unix

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/stage"
)

// lateLength is the set time of the timer that is nearly out: what is left of it lasts for the whole measurement.
const lateLength = 40 * time.Minute

// begin starts a program in a home folder of its own, in which the driver has kept no shaders, and waits for the first frame,
// and for the first letters where there are any. The caller kills it.
func (m *meter) begin(program string, words []string) (app *stage.App, home string, s sample, err error) {
	if home, err = m.home(); err != nil {
		return nil, "", s, err
	}
	app, s, err = m.beginIn(home, program, words)
	return app, home, s, err
}

// home makes a home folder.
func (m *meter) home() (string, error) {
	home, err := os.MkdirTemp(m.folder, "home")
	if err != nil {
		return "", err
	}
	options := `{"chance": 0, "ground": "dark"}` // no event tells its card into the figures
	err = os.WriteFile(filepath.Join(home, "options.json"), []byte(options), 0o600)
	if err == nil && m.late {
		settings := tide.Settings{Length: lateLength.Milliseconds(), Active: tide.AllEvents}
		err = stage.WriteEvening(home, settings, lateLength*95/100)
	}
	return home, err
}

// beginIn is begin in a home folder that is there.
func (m *meter) beginIn(home, program string, words []string) (app *stage.App, s sample, err error) {
	began := time.Now()
	if app, err = m.display.Launch(program, home, words...); err != nil {
		return nil, s, err
	}
	if err = m.display.Lit(app); err == nil {
		s.first = time.Since(began)
	}
	if err == nil && (program == m.app || slices.Contains(words, oneOfEach)) {
		err = m.display.Written(app)
		s.text = time.Since(began)
	}
	if err == nil {
		s.spent, err = app.Spent()
	}
	if err == nil && program == m.app {
		err = m.display.Filled(app)
		s.whole = time.Since(began)
	}
	if err == nil {
		s.all, err = app.Spent()
	}
	if err != nil {
		app.Kill()
	}
	return app, s, err
}

// oneOfEach asks the other program for one thing of each kind that a page draws.
const oneOfEach = "-one"

// starts compares the starts alone: the first ones, in which the driver compiles its shaders, and later ones, for which it has
// kept them. The programs take turns, so that what else the machine does weighs on all.
func (m *meter) starts() error {
	programs := [][]string{{m.app}, {m.empty}, {m.empty, oneOfEach}}
	first, later := make([][]sample, len(programs)), make([][]sample, len(programs))
	for range m.runs {
		for i, words := range programs {
			home, err := m.home()
			if err != nil {
				return err
			}
			var three [3]sample // a program that is killed at once may keep no shaders; the second does
			for n := range three {
				app, s, err := m.beginIn(home, words[0], words[1:])
				if err != nil {
					return fmt.Errorf("%v: %w", words, err)
				}
				app.Kill()
				three[n] = s
			}
			first[i], later[i] = append(first[i], three[0]), append(later[i], three[2])
		}
	}
	fmt.Printf("Medians of %d starts of each, by turns.\n", m.runs)
	fmt.Printf("\nThe first, in which the driver compiles its shaders:\n\n")
	m.compared(first)
	fmt.Printf("\nThe third:\n\n")
	m.compared(later)
	return nil
}

// compared prints what the app's starts cost beside those of the two others.
func (m *meter) compared(samples [][]sample) {
	middle := func(program int, of func(sample) time.Duration) float64 {
		slices.SortFunc(samples[program], func(a, b sample) int { return int(of(a) - of(b)) })
		return of(samples[program][m.runs/2]).Seconds()
	}
	first := func(s sample) time.Duration { return s.first }
	text := func(s sample) time.Duration { return s.text }
	whole := func(s sample) time.Duration { return s.whole }
	spent := func(s sample) time.Duration { return s.spent }
	fmt.Println("| | app | beside it | ratio |\n|---|---|---|---|")
	row("Process start to first frame", "%.3f s", middle(0, first), "empty window", middle(1, first))
	row("Process start to Home", "%.3f s", middle(0, text), "empty window", middle(1, first))
	row("Process start to Home", "%.3f s", middle(0, text), "a word, an icon, a rectangle", middle(2, text))
	row("Process start to Home with all its surfaces and pictures", "%.3f s", middle(0, whole), "a word, an icon, a rectangle", middle(2, text))
	row("Processor time until Home", "%.3f s", middle(0, spent), "empty window", middle(1, spent))
	row("Processor time until Home", "%.3f s", middle(0, spent), "a word, an icon, a rectangle", middle(2, spent))
}
