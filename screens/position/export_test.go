package position

// What the tests of this package hold.
type Spot = spot

var (
	PartField = partField
	FieldName = fieldName
)

func (x *Draft) Drop(p Path)                 { x.drop(p) }
func (x Path) Key() string                   { return x.key() }
func (x *Draft) Fits() bool                  { return x.fits() }
func (x *PositionForm) Inner(at Spot) []Spot { return x.inner(at) }
