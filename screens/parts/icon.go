package parts

import (
	"embed"
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
)

// Icon is one of the project's own signs. The zero value is no sign at all.
type Icon string

// The signs. Each is drawn in one colour on a square of 24 by 24.
const (
	NoIcon        Icon = ""
	IconGear      Icon = "gear"
	IconBack      Icon = "back" // back to the screen before
	IconPlay      Icon = "play"
	IconPause     Icon = "pause"
	IconStop      Icon = "stop"
	IconSound     Icon = "sound"
	IconMute      Icon = "mute"
	IconDark      Icon = "dark" // the screen may go dark
	IconVoice     Icon = "voice"
	IconVoiceOff  Icon = "voice-off"
	IconWave      Icon = "wave"
	IconHourglass Icon = "hourglass"
	IconReturn    Icon = "event-back" // the last card back
	IconCheck     Icon = "check"
	IconEye       Icon = "eye"
	IconPhone     Icon = "phone"
	IconCross     Icon = "cross"
	IconCaution   Icon = "caution"
	IconPlus      Icon = "plus"
	IconMinus     Icon = "minus"
	IconUndo      Icon = "undo"
	IconRedo      Icon = "redo"
	IconRules     Icon = "rules"
	IconSearch    Icon = "search"
	IconList      Icon = "list"
	IconFlag      Icon = "flag" // a place reached
	IconCards     Icon = "cards"
	IconShuffle   Icon = "shuffle"
	IconCopy      Icon = "copy"
	IconShare     Icon = "share"
	IconPrint     Icon = "print"
	IconBubble    Icon = "bubble"  // what is said
	IconForward   Icon = "forward" // leads to another screen
	IconSwap      Icon = "swap"    // one end for the other
	IconFolder    Icon = "folder"
	IconFile      Icon = "file"
	IconAgreed    Icon = "agreed"
	IconInfo      Icon = "info"
	IconHidden    Icon = "hidden" // what one player alone may see
)

//go:embed icons/*.svg
var drawings embed.FS

// svg is the drawing in black.
func (i Icon) svg() string {
	data, err := drawings.ReadFile("icons/" + string(i) + ".svg")
	if err != nil {
		return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"></svg>`
	}
	return string(data)
}

// In is the sign in that colour.
func (i Icon) In(c color.Color) fyne.Resource {
	r, g, b, _ := c.RGBA()
	hex := fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
	name := string(i) + "-" + hex[1:] + ".svg"
	return fyne.NewStaticResource(name, []byte(strings.ReplaceAll(i.svg(), "#000000", hex)))
}
