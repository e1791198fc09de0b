// Command pictures takes pictures of the app in a real window, in the sizes of a phone, a tablet and a desktop, dark and
// light:
//
//	pictures FOLDER
package main

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"time"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/stage"
)

// length is the set time of the games in the pictures: the default for five players.
const length = 10 * time.Minute

// tries is how often a picture is taken again: on a machine that is so busy that the app stands still for some seconds, the
// app says that it was away, which is not what is to be shown.
const tries = 2

// scene is a picture to be taken: what runs, and the way from Home.
type scene struct {
	name    string
	running bool
	left    float64 // of the time, where the timer runs
	chance  int
	reached []int
	taps    []string
	event   bool // the picture is of the first event
}

var (
	toTimer = []string{"Continue: Rising Tides"}
	scenes  = []scene{
		{name: "home"},
		{name: "options", taps: []string{"Options"}},
		{name: "ready", taps: []string{"Timer"}},
		{name: "timer-100", running: true, left: 1, taps: toTimer},
		{name: "timer-50", running: true, left: 0.5, taps: toTimer},
		{name: "timer-33", running: true, left: 0.33, taps: toTimer},
		{name: "timer-10", running: true, left: 0.1, taps: toTimer},
		{name: "timer-0", running: true, left: -0.1, reached: []int{3, 1}, taps: toTimer},
		{name: "paused", running: true, left: 0.5, taps: append(toTimer, "Pause")},
		{name: "event", running: true, left: 0.94, chance: 100, taps: toTimer, event: true},
		{name: "resume", running: true, left: 0.7},
	}
	sizes = []struct {
		name string
		of   image.Point
	}{{"phone", image.Pt(390, 844)}, {"tablet", image.Pt(1024, 768)}, {"desktop", image.Pt(1280, 800)}}
	grounds = []string{"dark", "light"}
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: pictures FOLDER")
		os.Exit(2)
	}
	if err := takeAll(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

func takeAll(folder string) error {
	work, err := os.MkdirTemp("", "pictures")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	program, err := stage.Build(work)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	display, err := stage.Open(1280, 900)
	if err != nil {
		return err
	}
	defer display.Close()
	for _, s := range scenes {
		for _, size := range sizes {
			for _, ground := range grounds {
				name := fmt.Sprintf("%s-%s-%s.png", s.name, size.name, ground)
				picture, err := s.take(display, program, filepath.Join(work, name), size.of, ground)
				for again := 0; err != nil && again < tries; again++ {
					os.RemoveAll(filepath.Join(work, name))
					picture, err = s.take(display, program, filepath.Join(work, name), size.of, ground)
				}
				if err == nil {
					err = stage.WritePicture(filepath.Join(folder, name), picture)
				}
				if err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
			}
		}
	}
	return nil
}

// take sets the scene up in a home folder of its own, goes there and takes the picture.
func (s scene) take(display *stage.Display, program, home string, size image.Point, ground string) (image.Image, error) {
	if err := stage.WriteOptions(home, fmt.Sprintf(`{"ground": %q}`, ground)); err != nil {
		return nil, err
	}
	if s.running {
		settings := tide.Settings{Length: length.Milliseconds(), Chance: s.chance, Active: tide.AllEvents}
		ago := time.Duration(float64(length) * (1 - s.left))
		if err := stage.WriteEvening(home, settings, ago, s.reached...); err != nil {
			return nil, err
		}
	}
	session, err := display.Go(program, home, size.X, size.Y)
	if err != nil {
		return nil, err
	}
	defer session.Kill()
	if err := session.Tap(s.taps...); err != nil {
		return nil, err
	}
	if s.event {
		err = stage.Await(stage.Timeout, "no event", func() bool {
			shown, err := session.EventShown()
			return err == nil && shown
		})
	} else {
		err = session.Alike()
	}
	if err != nil {
		return nil, err
	}
	time.Sleep(400 * time.Millisecond) // what moves shortly has moved
	picture, err := display.Picture()
	if err != nil {
		return nil, err
	}
	return picture.SubImage(image.Rectangle{Max: size}), nil
}
