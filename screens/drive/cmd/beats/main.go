// Command beats listens to the running app and compares what it hears with the formula of the timer: p(f) = 0.5 +
// 2 (1 - f)^2 beats a second (section 12.1 of the specification). It starts the app with a game of one minute without
// random events, records the default audio device's monitor with parec (PulseAudio or PipeWire) and finds each beat to
// the sample. .ci/beats gives it a device that is none.
//
//	beats [-source nul.monitor]
package main

import (
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/stage"
)

const (
	rate   = 48000
	length = time.Minute
)

func main() {
	source := flag.String("source", "nul.monitor", "what parec listens to")
	flag.Parse()
	folder, err := os.MkdirTemp("", "beats")
	if err == nil {
		var wave []int16
		if wave, err = record(folder, *source); err == nil {
			err = report(onsets(wave))
		}
	}
	os.RemoveAll(folder)
	if err != nil {
		fmt.Fprintln(os.Stderr, "beats:", err)
		os.Exit(1)
	}
}

// record plays the game and gives what was heard from before its start until after its end.
func record(folder, source string) ([]int16, error) {
	program, err := stage.Build(folder)
	if err != nil {
		return nil, err
	}
	options := `{"length": "own", "minutes": 1, "chance": 0, "ground": "dark", "pulse_volume": 1, "event_volume": 1}`
	if err := os.WriteFile(filepath.Join(folder, "options.json"), []byte(options), 0o600); err != nil {
		return nil, err
	}
	display, err := stage.Open(1280, 900)
	if err != nil {
		return nil, err
	}
	defer display.Close()
	session, err := display.Go(program, folder, 390, 844)
	if err != nil {
		return nil, err
	}
	defer session.Kill()

	ear := exec.Command("parec", "-d", source, "--raw", "--format=s16le", "--channels=1", fmt.Sprint("--rate=", rate))
	ear.Stderr = os.Stderr
	heard, err := ear.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := ear.Start(); err != nil {
		return nil, err
	}
	tape := make(chan []byte)
	go func() {
		data, _ := io.ReadAll(heard) // ends when parec does
		tape <- data
	}()
	err = play(session)
	ear.Process.Signal(os.Interrupt) //nolint:errcheck // then it is killed below
	data := <-tape
	ear.Wait() //nolint:errcheck // interrupted
	if err != nil {
		return nil, err
	}
	wave := make([]int16, len(data)/2)
	for i := range wave {
		wave[i] = int16(binary.LittleEndian.Uint16(data[2*i:]))
	}
	return wave, nil
}

// play lets one game run from its start until its end was heard.
func play(session *stage.Session) error {
	if err := session.Tap("Timer", "Start the timer"); err != nil {
		return err
	}
	over := func() bool {
		journal, err := session.Journal()
		if err != nil || journal == nil {
			return false
		}
		view, err := journal.View(clock.Device())
		return err == nil && view.State == tide.Over
	}
	if err := stage.Await(length+stage.Timeout, "no end of the game", over); err != nil {
		return err
	}
	time.Sleep(4 * time.Second) // the last sound is shorter
	return nil
}

// onset is where a sound begins and how long it is, in samples; it is broken where silence lies in its midst, as when the
// machine is too busy to fill the device in time.
type onset struct {
	at, length int
	broken     bool
}

// onsets finds each sound: it begins where the wave leaves the silence. Beats are never closer than 400 ms, so what begins
// within 250 ms of a beginning belongs to it.
func onsets(wave []int16) []onset {
	const silent, gap, apart = 40, rate / 20, rate / 4
	var found []onset
	quiet := gap
	for i, v := range wave {
		if v > -silent && v < silent {
			quiet++
			continue
		}
		if n := len(found); quiet >= gap && (n == 0 || i-found[n-1].at > apart) {
			found = append(found, onset{at: i})
		} else if quiet >= gap {
			found[n-1].broken = true
		}
		quiet = 0
		found[len(found)-1].length = i - found[len(found)-1].at
	}
	return found
}

// report compares the beats with the formula.
func report(heard []onset) error {
	if len(heard) < 3 {
		return fmt.Errorf("%d sounds were heard", len(heard))
	}
	last := heard[len(heard)-1]
	beats, want := heard[:len(heard)-1], expected()
	broken := 0
	for _, o := range heard {
		if o.broken {
			broken++
		}
	}
	fmt.Printf("%d beats and an end of %.2f s were heard; the formula has %d beats. Broken by gaps: %d.\n", len(beats),
		float64(last.length)/rate, len(want), broken)
	if len(beats) != len(want) {
		return errors.New("beats were lost or invented")
	}
	fmt.Println("\n| beat | f | interval by the formula | measured | difference |\n|---|---|---|---|---|")
	worst, squares, drift := 0.0, 0.0, 0.0
	for i := 1; i < len(beats); i++ {
		by, is := want[i]-want[i-1], float64(beats[i].at-beats[i-1].at)/rate
		worst, squares = max(worst, math.Abs(is-by)), squares+(is-by)*(is-by)
		drift = max(drift, math.Abs(float64(beats[i].at-beats[0].at)/rate-(want[i]-want[0])))
		if i%10 == 1 || i == len(beats)-1 {
			fmt.Printf("| %d | %.3f | %.1f ms | %.1f ms | %+.1f ms |\n", i+1, 1-want[i]/length.Seconds(), 1000*by, 1000*is,
				1000*(is-by))
		}
	}
	fmt.Printf("\nIntervals: root mean square of the differences %.1f ms, the largest %.1f ms; furthest from its place since the"+
		" first beat: %.1f ms.\n", 1000*math.Sqrt(squares/float64(len(beats)-1)), 1000*worst, 1000*drift)
	end := float64(last.at-beats[0].at)/rate + want[0]
	fmt.Printf("The end was heard %.1f ms after the minute.\n", 1000*(end-length.Seconds()))
	return nil
}

// expected are the moments of the beats in seconds: where the phase, the integral of p from 0, is a whole number from 1
// on. With f = 1 - t/T it is t/2 + 2 t^3 / (3 T^2). At the end of the time there is no beat.
func expected() []float64 {
	end := length.Seconds()
	phase := func(t float64) float64 { return t/2 + 2*t*t*t/(3*end*end) }
	var moments []float64
	for n := 1.0; n < phase(end); n++ {
		low, high := 0.0, end
		for range 60 {
			if middle := (low + high) / 2; phase(middle) < n {
				low = middle
			} else {
				high = middle
			}
		}
		moments = append(moments, high)
	}
	return moments
}
