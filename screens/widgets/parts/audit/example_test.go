package audit_test

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
)

func ExampleCanvas() {
	app := test.NewApp()
	defer app.Quit()
	app.Settings().SetTheme(look.New(look.Dark, look.Phone, 1))

	undo := parts.NewButton("Undo", parts.NoIcon, func() {})
	undo.Resize(fyne.NewSize(120, 40))
	window := app.NewWindow("")
	window.SetPadded(false)
	window.SetContent(container.NewWithoutLayout(undo))
	window.Resize(fyne.NewSize(390, 844))

	for _, finding := range audit.Canvas(window.Canvas()) {
		fmt.Println(finding)
	}
	// Output:
	// cut off: parts.Button "Undo": needs 64x48, has 120x40 at 0,0
	// small target: parts.Button "Undo": 120x40 at 0,0, least 48
}
