package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// PictureBack is the back of a card that lies face down.
const PictureBack Picture = "card-back"

// NewPicture is a drawing that fills its place; what it shows is said in the words beside it.
func NewPicture(p Picture) fyne.CanvasObject {
	return &canvas.Image{Resource: p.resource(), FillMode: canvas.ImageFillContain, CornerRadius: 8}
}

// Planet is a drawing of a planet, as wide as high.
type Planet string

func (p Planet) resource() fyne.Resource {
	data, err := drawings.ReadFile("icons/planet-" + string(p) + ".svg")
	if err != nil {
		return nil
	}
	return fyne.NewStaticResource("planet-"+string(p)+".svg", data)
}

// NewPlanet is a drawing of a planet that fills its place.
func NewPlanet(p Planet) fyne.CanvasObject {
	return &canvas.Image{Resource: p.resource(), FillMode: canvas.ImageFillContain}
}
