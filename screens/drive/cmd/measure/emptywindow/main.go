// Command emptywindow is what the app is measured beside: a window of the same toolkit with nothing in it; with -one, with
// the least of each kind of thing that a page draws, a word, an icon and a rectangle with round corners; or with -circle, with
// one circle of 320 pixels that grows and shrinks, drawn 60 times a second. A page in a browser has no flags; there the
// linker's -X main.preset=circle asks for it.
package main

import (
	"flag"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

var preset string

// Title is that of the window.
const Title = "Empty window"

func main() {
	circle := flag.Bool("circle", preset == "circle", "animate a circle")
	one := flag.Bool("one", false, "show a word, an icon and a rectangle")
	flag.Parse()
	a := app.NewWithID("app.tablekeeper.emptywindow")
	w := a.NewWindow(Title)
	w.SetPadded(false)
	switch {
	case *circle:
		w.SetContent(pulsing())
	case *one:
		w.SetContent(oneOfEach())
	}
	w.Resize(fyne.NewSize(1024, 768))
	w.ShowAndRun()
}

// oneOfEach is a word and an icon on a rectangle with round corners.
func oneOfEach() fyne.CanvasObject {
	card := canvas.NewRectangle(color.NRGBA{R: 27, G: 39, B: 51, A: 255})
	card.CornerRadius, card.StrokeWidth, card.StrokeColor = 12, 1, color.NRGBA{R: 107, G: 124, B: 141, A: 255}
	icon := canvas.NewImageFromResource(theme.HomeIcon())
	icon.SetMinSize(fyne.NewSquareSize(40))
	word := canvas.NewText("Empty window", color.White)
	word.TextSize = 32
	return container.NewVBox(container.NewStack(card, container.NewHBox(icon, word)))
}

// pulsing is a circle between 94% and all of its diameter.
func pulsing() fyne.CanvasObject {
	const full = 320
	round := canvas.NewCircle(color.NRGBA{R: 38, G: 110, B: 160, A: 255})
	place := func(d float32) {
		round.Move(fyne.NewPos((full-d)/2, (full-d)/2))
		round.Resize(fyne.NewSquareSize(d))
	}
	pulse := fyne.NewAnimation(canvas.DurationStandard, func(share float32) {
		place(full * (0.94 + 0.06*share))
		canvas.Refresh(round)
	})
	pulse.AutoReverse = true
	pulse.RepeatCount = fyne.AnimationRepeatForever
	pulse.Start()
	return container.NewCenter(container.New(&square{full}, round))
}

// square gives its content a fixed room and leaves it alone otherwise.
type square struct{ side float32 }

func (s *square) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(s.side) }

func (s *square) Layout([]fyne.CanvasObject, fyne.Size) {}
