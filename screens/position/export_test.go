package position

import "tablekeeper/companion/rules"

// What the tests of this package hold.
type Spot = spot

var (
	PartField = partField
	FieldName = fieldName
)

func (x *Draft) Drop(p rules.Path)           { x.drop(p) }
func (x *Draft) Fits() bool                  { return x.fits() }
func (x *PositionForm) Inner(at Spot) []Spot { return x.inner(at) }
