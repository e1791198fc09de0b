//go:build unix

// Command measure compares the app with an empty window of the same toolkit, built from the same module with the same
// flags, on the same display: time to the first frame, peak memory, and processor time at rest; and the running timer
// with one circle that is animated 60 times a second. It prints a table for the README.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"time"

	"tablekeeper/screens/drive/stage"
)

const (
	width, height = 1024, 768
	settle        = 3 * time.Second // after the first frame: then nothing of the start is under way
)

func main() {
	runs := flag.Int("runs", 3, "how often each is measured; the medians are shown")
	watch := flag.Duration("watch", 15*time.Second, "for how long the processor time is counted")
	start := flag.Bool("start", false, "only the start is measured")
	with := flag.String("matches", "", "a folder of matches: only the start with them is measured, beside one without, and the page of the group")
	flag.Parse()
	m := &meter{runs: *runs, watch: *watch}
	err := m.open()
	switch {
	case err != nil:
	case *with != "":
		err = m.beside(*with)
	case *start:
		err = m.starts()
	default:
		err = m.measure()
	}
	m.close()
	if err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

type meter struct {
	runs    int
	watch   time.Duration
	late    bool // a timer runs that is nearly out
	folder  string
	display *stage.Display
	app     string
	empty   string
}

func (m *meter) open() (err error) {
	if m.folder, err = os.MkdirTemp("", "measure"); err != nil {
		return err
	}
	people := []string{"-trimpath", "-tags", "gles,migrated_fynedo"} // as in .ci/build, the program that people run
	if m.app, err = stage.Build(m.folder, people...); err != nil {
		return err
	}
	if m.empty, err = stage.BuildPackage(m.folder, "tablekeeper/screens/drive/cmd/measure/emptywindow", people...); err != nil {
		return err
	}
	m.display, err = stage.Open(1280, 900)
	return err
}

func (m *meter) close() {
	if m.display != nil {
		m.display.Close()
	}
	os.RemoveAll(m.folder)
}

// sample is what one run of a program costs.
type sample struct {
	first  time.Duration // from the start of the process to the first frame
	text   time.Duration // to the first letters; of the app only
	spent  time.Duration // of processor time, to there
	whole  time.Duration // to all of the first page; of the app only
	all    time.Duration // of processor time, to there
	most   int64         // bytes of memory, at the most
	memory int64         // and in the end
	share  float64       // of one processor
}

func (m *meter) measure() error {
	home, err := m.median(m.app, "Tablekeeper", nil, nil)
	if err != nil {
		return err
	}
	timer, err := m.median(m.app, "Tablekeeper", nil, func(w *stage.Session) error { return w.Tap("Timer", "Start the timer") })
	if err != nil {
		return err
	}
	m.late = true
	late, err := m.median(m.app, "Tablekeeper", nil, func(w *stage.Session) error { return w.Tap("Continue: Rising Tides") })
	m.late = false
	if err != nil {
		return err
	}
	empty, err := m.median(m.empty, "Empty window", nil, nil)
	if err != nil {
		return err
	}
	circle, err := m.median(m.empty, "Empty window", []string{"-circle"}, nil)
	if err != nil {
		return err
	}
	fmt.Printf("Medians of %d runs, window of %dx%d pixels, processor time over %v.\n\n", m.runs, width, height, m.watch)
	fmt.Println("| | app | beside it | ratio |\n|---|---|---|---|")
	row("Process start to first frame", "%.2f s", home.first.Seconds(), "empty window", empty.first.Seconds())
	row("Process start to Home", "%.2f s", home.text.Seconds(), "empty window", empty.first.Seconds())
	row("Memory, Home at rest", "%.0f MB", megabytes(home.memory), "empty window", megabytes(empty.memory))
	row("Peak memory, Home", "%.0f MB", megabytes(home.most), "empty window", megabytes(empty.most))
	row("Peak memory, timer", "%.0f MB", megabytes(timer.most), "circle", megabytes(circle.most))
	row("Processor, Home at rest", "%.1f %%", 100*home.share, "empty window", 100*empty.share)
	row("Processor, last tenth of a timer", "%.1f %%", 100*late.share, "circle at 60 Hz", 100*circle.share)
	row("Processor, timer running", "%.1f %%", 100*timer.share, "circle at 60 Hz", 100*circle.share)
	return nil
}

func megabytes(bytes int64) float64 { return float64(bytes) / 1e6 }

func row(what, format string, app float64, beside string, other float64) {
	fmt.Printf("| %s | "+format+" | "+format+" (%s) | %.2f |\n", what, app, other, beside, app/other)
}

// median runs a program several times; the medians are of each figure by itself.
func (m *meter) median(program, title string, words []string, act func(*stage.Session) error) (sample, error) {
	var firsts, texts []time.Duration
	var mosts, memories []int64
	var shares []float64
	for range m.runs {
		s, err := m.once(program, title, words, act)
		if err != nil {
			return sample{}, fmt.Errorf("%s: %w", title, err)
		}
		firsts, texts, shares = append(firsts, s.first), append(texts, s.text), append(shares, s.share)
		mosts, memories = append(mosts, s.most), append(memories, s.memory)
	}
	slices.Sort(firsts)
	slices.Sort(texts)
	slices.Sort(mosts)
	slices.Sort(memories)
	slices.Sort(shares)
	return sample{first: firsts[m.runs/2], text: texts[m.runs/2], most: mosts[m.runs/2], memory: memories[m.runs/2], share: shares[m.runs/2]}, nil
}

func (m *meter) once(program, title string, words []string, act func(*stage.Session) error) (s sample, err error) {
	app, home, s, err := m.begin(program, words)
	if err != nil {
		return s, err
	}
	defer app.Kill()
	if err := app.Show(title, width, height); err != nil {
		return s, err
	}
	if act != nil {
		session, err := app.Accompany(home, width, height)
		if err == nil {
			err = act(session)
		}
		if err != nil {
			return s, err
		}
	}
	time.Sleep(settle)
	before, err := app.CPU()
	if err != nil {
		return s, err
	}
	from := time.Now()
	time.Sleep(m.watch)
	after, err := app.CPU()
	if err != nil {
		return s, err
	}
	s.share = (after - before).Seconds() / time.Since(from).Seconds()
	s.memory, s.most, err = app.Memory()
	return s, err
}
