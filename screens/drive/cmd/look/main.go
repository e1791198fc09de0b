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
	"image/png"
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
	reference, err := stage.Alone(home, fmt.Sprintf(`{"ground":%q,"text":%g}`, ground, text), width, height)
	if err != nil {
		return err
	}
	defer reference.Close()
	if err := reference.Press(labels...); err != nil {
		return err
	}
	file, err := os.Create(picture)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := png.Encode(file, reference.Picture()); err != nil {
		return err
	}
	for _, label := range reference.Labels() {
		fmt.Printf("%q\n", label)
	}
	return file.Close()
}
