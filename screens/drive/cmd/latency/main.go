// Command latency measures how long a cue takes from the call of Play until it sounds. It plays on the default audio
// device and listens to that device's monitor through parec (PulseAudio or PipeWire), so that what parec itself
// keeps back is part of the figure: the truth lies below it.
//
//	latency [-n 20] [-source nul.monitor]
package main

import (
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"time"

	"tablekeeper/sounds"
)

const (
	rate      = 48000
	threshold = 300 // of 32,767: far above a silent monitor, reached within the first milliseconds of a beat
)

func main() {
	n := flag.Int("n", 20, "beats to play")
	source := flag.String("source", "nul.monitor", "what parec listens to")
	flag.Parse()
	if err := measure(*n, *source); err != nil {
		fmt.Fprintln(os.Stderr, "latency:", err)
		os.Exit(1)
	}
}

func measure(n int, source string) error {
	ear := exec.Command("parec", "-d", source, "--latency-msec=2", "--raw", "--format=s16le", "--channels=1",
		fmt.Sprint("--rate=", rate))
	ear.Stderr = os.Stderr
	heard, err := ear.StdoutPipe()
	if err != nil {
		return err
	}
	if err := ear.Start(); err != nil {
		return err
	}
	defer ear.Wait() //nolint:errcheck // it was told to end
	defer ear.Process.Kill()
	onsets := make(chan time.Time)
	go listen(heard, onsets)

	player := sounds.Open()
	defer player.Close()
	first, err := once(player, onsets, 10*time.Second) // wakes the device, and shows that it works
	if err != nil {
		return fmt.Errorf("%w (player says %q)", err, player.Problem())
	}
	var took []time.Duration
	for range n {
		time.Sleep(700 * time.Millisecond)
		d, err := once(player, onsets, time.Second)
		if err != nil {
			return err
		}
		took = append(took, d)
	}
	time.Sleep(6 * time.Second) // the device rests after five
	rested, err := once(player, onsets, 3*time.Second)
	if err != nil {
		return err
	}
	slices.Sort(took)
	fmt.Printf("first %v; then of %d: median %v, least %v, most %v; after a rest %v\n", first.Round(time.Millisecond), n,
		took[n/2].Round(100*time.Microsecond), took[0].Round(100*time.Microsecond),
		took[n-1].Round(100*time.Microsecond), rested.Round(time.Millisecond))
	return nil
}

// once plays a beat, again every 500 ms while nothing is heard, and returns the time from the last call to the onset.
func once(player *sounds.Player, onsets <-chan time.Time, patience time.Duration) (time.Duration, error) {
	for end := time.Now().Add(patience); time.Now().Before(end); {
		played := time.Now()
		player.Play(sounds.Pulse)
		for wait := time.After(500 * time.Millisecond); wait != nil; {
			select {
			case at := <-onsets:
				if at.After(played) {
					return at.Sub(played), nil
				}
			case <-wait:
				wait = nil
			}
		}
	}
	return 0, fmt.Errorf("nothing heard for %v", patience)
}

// listen reports the moment at which the first loud sample after at least 150 ms of silence arrives.
func listen(r io.Reader, onsets chan<- time.Time) {
	chunk := make([]byte, rate/1000*2) // one millisecond
	quiet := rate
	for {
		if _, err := io.ReadFull(r, chunk); err != nil {
			return
		}
		now := time.Now()
		for i := 0; i < len(chunk); i += 2 {
			v := int16(binary.LittleEndian.Uint16(chunk[i:]))
			if v > -threshold && v < threshold {
				quiet++
				continue
			}
			if quiet > rate*15/100 {
				onsets <- now
			}
			quiet = 0
		}
	}
}
