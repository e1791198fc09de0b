package look

import (
	"strconv"

	"fyne.io/fyne/v2"
)

// SeatFelt is the tone of a dock whose keys belong to a seat that answers in another one's turn.
func SeatFelt(seat int) Felt {
	name := func(part string) fyne.ThemeColorName {
		return fyne.ThemeColorName("felt.seat" + strconv.Itoa(seat) + "." + part)
	}
	return Felt{name("ground"), name("dock"), name("scrim"), name("key"), name("lip"), name("line"), name("less")}
}

// SeatColour is the colour of a seat's mark.
func SeatColour(seat int) fyne.ThemeColorName {
	return fyne.ThemeColorName("felt.seat" + strconv.Itoa(seat) + ".mark")
}

// SeatInk is what is written in on SeatColour.
func SeatInk(seat int) fyne.ThemeColorName {
	return fyne.ThemeColorName("felt.seat" + strconv.Itoa(seat) + ".ink")
}

// How much of a seat's colour there is in the tone of its dock, as the eye sees it, from 0 to 1.
const (
	dockShare, keyShare, lipShare = 0.22, 0.34, 0.15
	paleDock, paleKey, paleLip    = 0.3, 0.08, 0.45
	paleLine                      = 0.55 // of black in the outline on the light ground
)

// seatParts are the colours of a seat's tone, in the order of the fields of [Felt].
func seatParts(m Mark) [7]pair {
	night, day, black := rgb(0x08121B), rgb(0xFFFFFF), rgb(0x000000)
	tone := func(dark, light float64) pair { return pair{Mix(night, m.Colour, dark), Mix(day, m.Colour, light)} }
	dock := tone(dockShare, paleDock)
	return [7]pair{dock, dock, dock, tone(keyShare, paleKey), tone(lipShare, paleLip), {m.Colour, Mix(m.Colour, black, paleLine)}, both(0xD5DEE6, 0x323C46)}
}
