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

// filmMatch begins a match of Traders in a real window and writes what is seen of it into a folder, a file for each picture.
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
	if err := session.TapSeen(before...); err != nil {
		return err
	}
	shown := 0
	watch := func() error {
		for end := time.Now().Add(beat); time.Now().Before(end); <-time.After(frames) {
			picture, err := display.Picture()
			if err == nil {
				err = stage.WritePicture(filepath.Join(folder, fmt.Sprintf("%03d.png", shown)), picture.SubImage(image.Rect(0, 0, width, height)))
			}
			if err != nil {
				return err
			}
			shown++
		}
		return nil
	}
	if err := watch(); err != nil {
		return err
	}
	for {
		i := slices.IndexFunc(wanted, session.Shows)
		if i < 0 {
			break
		}
		if err := session.TapSeen(wanted[i]); err != nil {
			return err
		}
		if err := watch(); err != nil {
			return err
		}
	}
	burst := session.Burst()
	for _, hex := range hexes {
		if err = burst.TapPlace(hex); err == nil {
			break
		}
	}
	if err == nil {
		err = burst.Go()
	}
	if err == nil {
		err = watch()
	}
	return err
}
