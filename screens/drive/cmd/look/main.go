// Command look draws a page of the app without a display, as the toolkit's test driver does:
//
//	look [-size 390x844] [-ground dark] [-text 1] [-home FOLDER] PICTURE.png LABEL...
//
// It goes from Home by tapping what has these labels, one after the other, and scrolls to each. At the end of the way it
// prints the labels of what can be tapped.
package main

import (
	"flag"
	"fmt"
	"os"

	"tablekeeper/screens/drive/stage"
)

func main() {
	size := flag.String("size", "390x844", "of the window, in device-independent pixels")
	ground := flag.String("ground", "dark", "dark or light")
	text := flag.Float64("text", 1, "the text step: 1, 1.25 or 1.5")
	home := flag.String("home", "", "a folder of the app's own files to begin with; it is not changed")
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := look(*size, *ground, *text, *home, flag.Arg(0), flag.Args()[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "look:", err)
		os.Exit(1)
	}
}

func look(size, ground string, text float64, home, picture string, labels []string) error {
	var width, height int
	if _, err := fmt.Sscanf(size, "%dx%d", &width, &height); err != nil {
		return fmt.Errorf("-size wants a width and a height such as 390x844: %w", err)
	}
	drawn, taps, err := stage.Drawn(home, ground, text, width, height, labels...)
	if err != nil {
		return err
	}
	if err := stage.WritePicture(picture, drawn); err != nil {
		return err
	}
	for _, label := range taps {
		fmt.Printf("%q\n", label)
	}
	return nil
}
