package atrades

import "fyne.io/fyne/v2/lang"

// sideTitle reports where a new region lies, seen from the one on whose side it is laid: sides count clockwise from the
// right.
func sideTitle(side int, region string) string {
	data := map[string]any{"Region": region}
	switch side {
	case 0:
		return lang.L("right of {{.Region}}, lower", data)
	case 1:
		return lang.L("below {{.Region}}", data)
	case 2:
		return lang.L("left of {{.Region}}, lower", data)
	case 3:
		return lang.L("left of {{.Region}}, higher", data)
	case 4:
		return lang.L("above {{.Region}}", data)
	}
	return lang.L("right of {{.Region}}, higher", data)
}

// mostTurns is how often a region can be turned by a sixth before it lies as it did.
const mostTurns = 5
