// Command film draws the film strip of the README: twelve pictures of a timer from its start to the wave that breaks over the
// screen, and what is left. A second picture is of one moment alone, near half time.
//
//	film STRIP.png MOMENT.png
//
// With a folder and a program it films the beginning of a match in a window, a picture for each eighth of a second:
//
//	film -match FOLDER PROGRAM
package main

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"os"
	"time"

	"tablekeeper/screens/drive/stage"
)

const (
	width, height = 390, 844
	columns       = 6
	smaller       = 2 // each picture is so many times smaller
	gap           = 8
	options       = `{"chance": 0, "ground": "dark"}`
)

// moment is the shot that is a picture of its own.
const moment = 3

// end is when the time is out: ten minutes for five players.
const end = 10 * time.Minute

// shots are the moments of the film.
var shots = []stage.Shot{
	{At: 0, Taps: []string{"Timer", "Start the timer"}},
	{At: 2 * time.Minute},
	{At: 3*time.Minute + 15*time.Second},
	{At: 4*time.Minute + 30*time.Second},
	{At: 5*time.Minute + 30*time.Second, Taps: []string{"Plan reached", "Player B"}},
	{At: 6*time.Minute + 40*time.Second},
	{At: 7*time.Minute + 50*time.Second, Taps: []string{"Plan reached", "Player D"}},
	{At: 9*time.Minute + 13*time.Second},
	{At: end - 3*time.Second + 200*time.Millisecond},
	{At: end + 430*time.Millisecond},
	{At: end + 640*time.Millisecond},
	{At: end + 3*time.Second},
}

func main() {
	match := flag.Bool("match", false, "film a match in a window")
	flag.Parse()
	if flag.NArg() != 2 {
		fmt.Fprintln(os.Stderr, "usage: film STRIP.png MOMENT.png, or film -match FOLDER PROGRAM")
		os.Exit(2)
	}
	film := filmTimer
	if *match {
		film = filmMatch
	}
	if err := film(flag.Arg(0), flag.Arg(1)); err != nil {
		fmt.Fprintln(os.Stderr, "film:", err)
		os.Exit(1)
	}
}

func filmTimer(whole, one string) error {
	film, err := stage.Film(options, width, height, shots)
	if err == nil {
		err = stage.WritePicture(whole, strip(film))
	}
	if err == nil {
		err = stage.WritePicture(one, film[moment])
	}
	return err
}

// strip puts the pictures into rows.
func strip(film []image.Image) image.Image {
	rows := (len(film) + columns - 1) / columns
	wide, high := width/smaller, height/smaller
	sheet := image.NewNRGBA(image.Rect(0, 0, columns*(wide+gap)-gap, rows*(high+gap)-gap))
	for i, picture := range film {
		at := image.Pt(i%columns*(wide+gap), i/columns*(high+gap))
		draw.Draw(sheet, image.Rectangle{Min: at, Max: at.Add(image.Pt(wide, high))}, shrunk(picture), image.Point{}, draw.Src)
	}
	return sheet
}

// shrunk is a picture in which each point is the mean of a square.
func shrunk(picture image.Image) image.Image {
	small := image.NewNRGBA(image.Rect(0, 0, width/smaller, height/smaller))
	for y := range small.Rect.Dy() {
		for x := range small.Rect.Dx() {
			var sum [3]uint32
			for k := range smaller * smaller {
				r, g, b, _ := picture.At(x*smaller+k%smaller, y*smaller+k/smaller).RGBA()
				sum[0], sum[1], sum[2] = sum[0]+r>>8, sum[1]+g>>8, sum[2]+b>>8
			}
			const n = smaller * smaller
			small.SetNRGBA(x, y, color.NRGBA{R: uint8(sum[0] / n), G: uint8(sum[1] / n), B: uint8(sum[2] / n), A: 255})
		}
	}
	return small
}
