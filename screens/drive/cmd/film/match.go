package main

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"time"

	"tablekeeper/screens/drive/stage"
)

// beat is how long the film of a match shows what a tap did, and frames how often a picture is taken meanwhile.
const (
	beat   = 1300 * time.Millisecond
	frames = 125 * time.Millisecond
)

// wanted are the keys of the film, and before them what the film doesn't show; the first that is there is tapped next. The ship flies where
// there is none of them.
var (
	before = []string{"Traders", "Play with the referee", "The app's"}
	wanted = []string{"Start the match", "Put it away", "Everybody rolls", "Draw the planet card", "Draw the event card", "On to the flight", "Roll"}
	hexes  = []string{"d4", "c4", "c5", "b5", "b6", "a5"}
)

// watcher writes what a display shows into a folder, a file for each picture.
type watcher struct {
	display *stage.Display
	folder  string
	shown   int
}

// beat watches for a while.
func (w *watcher) beat() error {
	for end := time.Now().Add(beat); time.Now().Before(end); <-time.After(frames) {
		picture, err := w.display.Picture()
		if err == nil {
			name := fmt.Sprintf("%03d.png", w.shown)
			err = stage.WritePicture(filepath.Join(w.folder, name), picture.SubImage(image.Rect(0, 0, width, height)))
		}
		if err != nil {
			return err
		}
		w.shown++
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
	watcher := &watcher{display: display, folder: folder}
	for err = session.TapSeen(before...); err == nil; {
		if err = watcher.beat(); err != nil {
			break
		}
		i := slices.IndexFunc(wanted, session.Shows)
		if i < 0 {
			break
		}
		err = session.TapSeen(wanted[i])
	}
	if err == nil {
		err = fly(session.Burst())
	}
	if err == nil {
		err = watcher.beat()
	}
	return err
}

// fly taps the first of the places that the map shows.
func fly(burst *stage.Burst) error {
	var err error
	for _, hex := range hexes {
		if err = burst.TapPlace(hex); err == nil {
			return burst.Go()
		}
	}
	return err
}
