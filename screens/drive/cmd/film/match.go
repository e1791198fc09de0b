package main

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"time"

	"tablekeeper/screens/drive/stage"
)

// beat is how long the film of a match shows what a tap did, and frames how often a picture is taken meanwhile.
const (
	beat   = 1300 * time.Millisecond
	frames = 125 * time.Millisecond
)

// before is the way to the match, and taps is where it is tapped then: the keys of a dock never move, and chance brings what it brings.
var (
	before = []string{"Traders", "Play with the referee", "The app's", "Start the match"}
	gold   = image.Pt(150, 742)
	ends   = image.Pt(340, 822)
	flown  = image.Pt(105, 335) // on the map
	taps   = []image.Point{gold, gold, gold, gold, ends, gold, gold, flown, flown}
)

// watcher keeps what a display shows.
type watcher struct {
	display *stage.Display
	film    []image.Image
}

// beat watches for a while.
func (w *watcher) beat() error {
	for end := time.Now().Add(beat); time.Now().Before(end); <-time.After(frames) {
		picture, err := w.display.Picture()
		if err != nil {
			return err
		}
		w.film = append(w.film, picture.SubImage(image.Rect(0, 0, width, height)))
	}
	return nil
}

// write writes a file for each picture.
func (w *watcher) write(folder string) error {
	for i, picture := range w.film {
		if err := stage.WritePicture(filepath.Join(folder, fmt.Sprintf("%03d.png", i)), picture); err != nil {
			return err
		}
	}
	return nil
}

// filmMatch begins a match of Traders in a real window and writes what is seen of it into a folder.
func filmMatch(folder, program string) error {
	home, err := os.MkdirTemp("", "film")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	if err := stage.WriteOptions(home, options); err != nil {
		return err
	}
	display, err := stage.Open(width, height)
	if err != nil {
		return err
	}
	defer display.Close()
	session, err := display.Go(program, home, width, height)
	if err != nil {
		return err
	}
	defer session.Kill()
	watcher := &watcher{display: display}
	if err = session.Tap(before...); err == nil {
		err = watcher.beat()
	}
	for _, at := range taps {
		if err != nil {
			break
		}
		if err = session.Click(at); err == nil {
			err = watcher.beat()
		}
	}
	if err == nil {
		err = watcher.write(folder)
	}
	return err
}
