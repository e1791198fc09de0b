// Command pairs lays pages of the app beside pictures of how they are meant to look, at their size:
//
//	pairs [-ground dark] [-text 1] [-wide] PICTURES FOLDER [NAME...]
//
// PICTURES is a folder with a NAME.png for each page; a page without one is drawn alone. The pair is written to FOLDER. Matches
// are played by players who think, so the pages show positions like those of the pictures, not the same ones.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"tablekeeper/screens/drive/stage"
)

// gap is between a picture and its page, in pixels.
const gap = 16

func main() {
	ground := flag.String("ground", "dark", "dark or light")
	text := flag.Float64("text", 1, "the text step of pages that have no other: 1, 1.25 or 1.5")
	wide := flag.Bool("wide", false, "draw the pages of a phone in a window of a desktop")
	flag.Parse()
	if flag.NArg() < 2 {
		flag.Usage()
		os.Exit(2)
	}
	failed := false
	for _, s := range scenes {
		if names := flag.Args()[2:]; len(names) > 0 && !slices.Contains(names, s.name) {
			continue
		}
		if *wide && s.size == (image.Point{}) {
			s.size = desktop
		}
		if err := s.write(flag.Arg(0), flag.Arg(1), *ground, *text); err != nil {
			fmt.Fprintf(os.Stderr, "pairs: %s: %v\n", s.name, err)
			failed = true
		}
	}
	if failed {
		os.Exit(1)
	}
}

// write writes the pair.
func (s scene) write(pictures, folder, ground string, text float64) error {
	page, err := s.page(ground, max(text, s.text))
	if err != nil {
		return err
	}
	picture, err := read(filepath.Join(pictures, s.name+".png"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	pair := page
	if picture != nil {
		at := image.Rect(0, 0, picture.Bounds().Dx()+gap+page.Bounds().Dx(), max(picture.Bounds().Dy(), page.Bounds().Dy()))
		both := image.NewRGBA(at)
		draw.Draw(both, at, image.White, image.Point{}, draw.Src)
		draw.Draw(both, picture.Bounds(), picture, picture.Bounds().Min, draw.Src)
		at.Min.X = picture.Bounds().Dx() + gap
		draw.Draw(both, at, page, page.Bounds().Min, draw.Src)
		pair = both
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	return stage.WritePicture(filepath.Join(folder, s.name+".png"), pair)
}

// page draws the app's page.
func (s scene) page(ground string, text float64) (image.Image, error) {
	home, err := os.MkdirTemp("", "pairs")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(home)
	played := s.past
	if s.match.game != "" {
		played = append(slices.Clone(played), s.match)
	}
	if err := keep(home, played...); err != nil {
		return nil, err
	}
	size := s.size
	if size == (image.Point{}) {
		size = phone
	}
	app, err := stage.Alone(home, fmt.Sprintf(`{"ground":%q,"text":%g}`, ground, max(1, text)), size.X, size.Y)
	if err != nil {
		return nil, err
	}
	defer app.Close()
	err = app.Press(s.taps...)
	if err == nil && s.asks != "" {
		err = app.Type("Ask in your own words", s.asks)
	}
	if err != nil {
		return nil, err
	}
	return app.Picture(), nil
}

// read reads a picture.
func read(name string) (image.Image, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return png.Decode(file)
}
