package look_test

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
)

func Example() {
	window := fyne.NewSize(390, 844)
	th := look.New(look.Dark, look.ClassOf(window.Width), 1.25)

	fmt.Println("title:", th.Size(look.Title))
	fmt.Println("side by side:", look.SideBySide(window))
	fmt.Printf("legal on a card: %.1f\n", look.Contrast(th.Color(look.Legal, 0), th.Color(look.Card, 0)))
	// Output:
	// title: 35
	// side by side: false
	// legal on a card: 8.1
}
