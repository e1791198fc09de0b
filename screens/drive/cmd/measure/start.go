package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/drive/stage"
)

// lateLength is the set time of the timer that is nearly out: what is left of it lasts for the whole measurement.
const lateLength = 40 * time.Minute

// begin starts a program in a home folder of its own, in which the driver has kept no shaders, and waits for the first frame,
// and for the first letters where there are any. The caller kills it.
func (m *meter) begin(program string, words []string) (app *stage.App, home string, s sample, err error) {
	if home, err = os.MkdirTemp(m.folder, "home"); err != nil {
		return nil, "", s, err
	}
	// No event tells its card into the figures, and that this machine has no sound has been said.
	options := fmt.Sprintf(`{"chance": 0, "ground": "dark", "sound_told": %q}`, stage.SoundProblem())
	if err = os.WriteFile(filepath.Join(home, "options.json"), []byte(options), 0o600); err != nil {
		return nil, "", s, err
	}
	if m.late {
		settings := tide.Settings{Length: lateLength.Milliseconds(), Active: tide.AllEvents}
		if err = stage.WriteEvening(home, settings, lateLength*95/100); err != nil {
			return nil, "", s, err
		}
	}
	began := time.Now()
	if app, err = m.display.Launch(program, home, words...); err != nil {
		return nil, "", s, err
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
	if err != nil {
		app.Kill()
	}
	return app, home, s, err
}

// oneOfEach asks the other program for one thing of each kind that a page draws.
const oneOfEach = "-one"

// starts compares the starts alone. The programs take turns, so that what else the machine does weighs on all.
func (m *meter) starts() error {
	programs := [][]string{{m.app}, {m.empty}, {m.empty, oneOfEach}}
	samples := make([][]sample, len(programs))
	for range m.runs {
		for i, words := range programs {
			app, _, s, err := m.begin(words[0], words[1:])
			if err != nil {
				return fmt.Errorf("%v: %w", words, err)
			}
			app.Kill()
			samples[i] = append(samples[i], s)
		}
	}
	middle := func(program int, of func(sample) time.Duration) float64 {
		slices.SortFunc(samples[program], func(a, b sample) int { return int(of(a) - of(b)) })
		return of(samples[program][m.runs/2]).Seconds()
	}
	first := func(s sample) time.Duration { return s.first }
	text := func(s sample) time.Duration { return s.text }
	spent := func(s sample) time.Duration { return s.spent }
	fmt.Printf("Medians of %d starts of each, by turns.\n\n", m.runs)
	fmt.Println("| | app | beside it | ratio |\n|---|---|---|---|")
	row("Process start to first frame", "%.3f s", middle(0, first), "empty window", middle(1, first))
	row("Process start to Home", "%.3f s", middle(0, text), "empty window", middle(1, first))
	row("Process start to Home", "%.3f s", middle(0, text), "a word, an icon, a rectangle", middle(2, text))
	row("Processor time until Home", "%.3f s", middle(0, spent), "empty window", middle(1, spent))
	row("Processor time until Home", "%.3f s", middle(0, spent), "a word, an icon, a rectangle", middle(2, spent))
	return nil
}
