package parts

import (
	"bytes"
	"embed"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"regexp"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"tablekeeper/screens/widgets/box"
)

// Icon is one of the project's own signs. The zero value isn't a sign at all.
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

// drawing is the file of a name; nil: there is none.
func drawing(name string) fyne.Resource {
	data, err := drawings.ReadFile("icons/" + name + ".svg")
	if err != nil {
		return nil
	}
	return fyne.NewStaticResource(name+".svg", data)
}

// inked is that file with a colour in place of black.
func inked(name string, c color.Color) fyne.Resource {
	file := drawing(name)
	if file == nil {
		return nil
	}
	r, g, b, _ := c.RGBA()
	hex := fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
	return fyne.NewStaticResource(name+"-"+hex[1:]+".svg", []byte(strings.ReplaceAll(string(file.Content()), "#000000", hex)))
}

// In is the sign in that colour.
func (i Icon) In(c color.Color) fyne.Resource {
	if sign := inked(string(i), c); sign != nil {
		return sign
	}
	return fyne.NewStaticResource(string(i)+".svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"></svg>`))
}

// The signs of boards.
const (
	IconWhole Icon = "whole" // all of the board in the window
	IconMap   Icon = "map"   // places and lines
)

// The signs of what lies on the planets of Duck Dealer.
const (
	IconMine         Icon = "mine"
	IconFactory      Icon = "factory"
	IconConsumer     Icon = "consumer"
	IconConsumerSite Icon = "consumer-site" // it is not built
	IconYard         Icon = "yard"
	IconYardSite     Icon = "yard-site" // it is not built
	IconEntrance     Icon = "entrance"  // of a pathway
	IconExit         Icon = "exit"
)

// The signs of Duck Dealer: the energy markers, and what a ship and its owner have.
const (
	IconMove  Icon = "energy-move"
	IconBuild Icon = "energy-build"
	IconTrade Icon = "energy-trade"
	IconShip  Icon = "ship"
	IconCrate Icon = "crate"     // goods
	IconDisc  Icon = "privilege" // a privilege disc
	IconStar  Icon = "points"
	IconRoute Icon = "route"
)

// GoodIcon is the picture of a good of Duck Dealer, by its word.
func GoodIcon(good string) Icon { return Icon("good-" + good) }

// The signs of money, cubes and tracks on a guild's mat, of regions, and of a closed fist.
const (
	IconCoin   Icon = "coin"
	IconCube   Icon = "cube"
	IconGold   Icon = "cube-gold"
	IconStamp  Icon = "stamp"  // bureaucracy
	IconTech   Icon = "tech"   // technology
	IconHex    Icon = "hex"    // land, a tile
	IconCity   Icon = "city"   // on a region
	IconFist   Icon = "fist"   // a bid that nobody sees yet
	IconMarket Icon = "market" // goods and their price
	IconBolt   Icon = "bolt"   // wiring
)

// The signs of dice and of playing cards.
const (
	IconDie      Icon = "die"
	IconDiamonds Icon = "diamonds"
	IconClubs    Icon = "clubs"
	IconHearts   Icon = "hearts"
	IconSpades   Icon = "spades"
	IconDeck     Icon = "deck"
	IconDiscards Icon = "discards"
	IconCrown    Icon = "crown" // the royals
)

// The signs of trade between planets.
const (
	IconMetal    Icon = "metal"
	IconFood     Icon = "food"
	IconGems     Icon = "gems"
	IconMoney    Icon = "money"
	IconStation  Icon = "station"
	IconPlanet   Icon = "planet"
	IconCompany  Icon = "company"
	IconMedicine Icon = "medicine"
	IconEvent    Icon = "event"
)

// The signs of what lies on the mats of players and is in a match.
const (
	IconFuel      Icon = "fuel"
	IconMaterials Icon = "materials"
	IconSupplies  Icon = "supplies"
	IconShield    Icon = "shield"
	IconRelocate  Icon = "relocate"
	IconBlast     Icon = "blast"
	IconTable     Icon = "table" // what no player does
)

// The signs of matches and of what is done with them.
const (
	IconMore    Icon = "more"
	IconPaste   Icon = "paste"
	IconImport  Icon = "import"
	IconPeople  Icon = "people"
	IconChart   Icon = "chart"
	IconScales  Icon = "scales"
	IconArchive Icon = "archive"
	IconPlace   Icon = "place" // of a board
)

// Piece is the drawing of a piece of a seat in that seat's colour; nil: there is none under that sign. Drawings of pieces are called
// piece-SIGN.svg; black is what the seat colours.
func Piece(sign Icon, c color.Color) fyne.Resource { return inked("piece-"+string(sign), c) }

// Sign is an icon of a size that carries no fact alone.
type Sign struct {
	box.Widget
}

// NewSign is an icon so many device-independent pixels wide and high at text step 1, in a colour of the theme.
func NewSign(icon Icon, side float32, ink fyne.ThemeColorName) *Sign {
	s := &Sign{}
	if icon == NoIcon {
		s.Build(s, nil, nil)
		return s
	}
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	s.Build(s, box.Square(sign, func() float32 { return side * max(1, Scale(s.Theme())) }), func() { DrawIcon(s, sign, icon, ink) })
	return s
}

// PictureBack is the back of a card that lies face down.
const PictureBack Picture = "card-back"

// NewPicture is a drawing that fills its place; what it shows is said in the words beside it.
func NewPicture(p Picture) fyne.CanvasObject {
	return NewDrawing(p.Resource(), canvas.ImageFillContain, pictureCorner)
}

// pictureCorner is the radius of a picture's corners, in device-independent pixels.
const pictureCorner = 8

// Planet is a drawing of a planet, as wide as high.
type Planet string

// Resource is the drawing's file; nil: there is none.
func (p Planet) Resource() fyne.Resource { return drawing("planet-" + string(p)) }

// NewDrawing draws a file when it is first shown, at the size it then has, with rounded corners. An image of the toolkit would
// draw it at each size that it is given before, twice as large as needed.
func NewDrawing(file fyne.Resource, fill canvas.ImageFill, corner float32) *canvas.Raster {
	var drawn image.Image
	var at image.Point // the size that it is drawn for
	var shown *canvas.Raster
	shown = canvas.NewRaster(func(width, height int) image.Image {
		if drawn == nil || at != image.Pt(width, height) {
			at = image.Pt(width, height)
			drawn = drawFile(file, fill, at, corner*float32(width)/max(1, shown.Size().Width))
		}
		if drawn == nil { // there is no such file
			return image.NewRGBA(image.Rect(0, 0, width, height))
		}
		return drawn
	})
	return shown
}

// drawFile draws a file for so many pixels: into their middle, or so that it covers all of them, cut at its sides or above and
// below. The radius of its corners is in pixels.
func drawFile(file fyne.Resource, fill canvas.ImageFill, area image.Point, radius float32) image.Image {
	if fill == canvas.ImageFillCover {
		high := max(area.Y, (area.X+1)/2)
		whole := drawFile(file, canvas.ImageFillStretch, image.Pt(2*high, high), 0)
		if whole == nil {
			return nil
		}
		on := image.NewRGBA(image.Rectangle{Max: area})
		from := whole.Bounds().Size().Sub(area).Div(2)
		draw.DrawMask(on, on.Rect, whole, whole.Bounds().Min.Add(from), roundedMask{area, max(0.5, float64(radius))}, image.Point{}, draw.Src)
		return on
	}
	paper := rasterised(file, area)
	if paper == nil || fill == canvas.ImageFillStretch {
		return paper
	}
	size := paper.Bounds().Size()
	to := image.Rectangle{Max: size}.Add(area.Sub(size).Div(2))
	on := image.NewRGBA(image.Rectangle{Max: area})
	draw.DrawMask(on, to, paper, image.Point{}, roundedMask{size, max(0.5, float64(radius))}, image.Point{}, draw.Src)
	return on
}

// rasterised is a drawing as large as it has room in an area without another shape; nil: it can't be drawn. An image of the toolkit
// would keep it for a minute under the file's name and size, so that each size of a window that is dragged costs as much memory as
// all that it shows.
func rasterised(file fyne.Resource, area image.Point) (drawn image.Image) {
	if file == nil || area.X <= 0 || area.Y <= 0 {
		return nil
	}
	icon, err := oksvg.ReadReplacingCurrentColor(bytes.NewReader(lined(file, area)), "#000000")
	if err != nil || icon.ViewBox.W <= 0 || icon.ViewBox.H <= 0 {
		fyne.LogError("no drawing: "+file.Name(), err)
		return nil
	}
	defer func() { // a stroke without a length stops the library
		if recover() != nil {
			fyne.LogError("no drawing: "+file.Name(), nil)
			drawn = nil
		}
	}()
	aspect := icon.ViewBox.W / icon.ViewBox.H
	wide, high := min(area.X, int(math.Round(float64(area.Y)*aspect))), min(area.Y, int(math.Round(float64(area.X)/aspect)))
	on := image.NewRGBA(image.Rect(0, 0, wide, high))
	icon.SetTarget(0, 0, float64(wide), float64(high))
	icon.Draw(rasterx.NewDasher(area.X, area.Y, rasterx.NewScannerGV(wide, high, on, on.Rect)), 1)
	return on
}

// What a drawing says about its own size and about its lines.
var (
	viewBox  = regexp.MustCompile(`viewBox="0 0 ([0-9.]+) ([0-9.]+)"`)
	lineWide = regexp.MustCompile(`stroke-width="([0-9.]+)"`)
)

// lined is a file whose lines are as wide as they look right in a picture of so many pixels: the toolkit draws them at each size as
// wide as the file says, so that small pictures would be nothing but lines.
func lined(file fyne.Resource, area image.Point) []byte {
	box := viewBox.FindSubmatch(file.Content())
	if box == nil {
		return file.Content()
	}
	wide, _ := strconv.ParseFloat(string(box[1]), 64)
	high, _ := strconv.ParseFloat(string(box[2]), 64)
	scale := min(float64(area.X)/max(1, wide), float64(area.Y)/max(1, high))
	return lineWide.ReplaceAllFunc(file.Content(), func(line []byte) []byte {
		points, _ := strconv.ParseFloat(string(lineWide.FindSubmatch(line)[1]), 64)
		return fmt.Appendf(nil, `stroke-width="%.2f"`, points*scale)
	})
}

// roundedMask is a rectangle with rounded corners.
type roundedMask struct {
	size   image.Point
	radius float64
}

// ColorModel is that of a mask.
func (m roundedMask) ColorModel() color.Model { return color.AlphaModel }

// Bounds is the rectangle.
func (m roundedMask) Bounds() image.Rectangle { return image.Rectangle{Max: m.size} }

// At is how much of a pixel lies within the corners.
func (m roundedMask) At(x, y int) color.Color {
	beyond := func(at, length int) float64 { // how far a pixel's middle is from where its side is straight
		middle := float64(at) + 0.5
		return max(0, m.radius-middle, middle-float64(length)+m.radius)
	}
	within := m.radius - math.Hypot(beyond(x, m.size.X), beyond(y, m.size.Y)) + 0.5
	return color.Alpha{A: uint8(255 * min(1, max(0, within)))}
}

// DrawFile draws a file for so many pixels; nil: it can't be drawn.
func DrawFile(file fyne.Resource, fill canvas.ImageFill, area image.Point) image.Image {
	return drawFile(file, fill, area, 0)
}
