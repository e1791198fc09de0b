package risingtides

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// medalKey is the sun over the waves between the islands: a tap opens the timer. The picture stands out of it on all sides, so that no
// island that can be tapped is near.
type medalKey struct {
	parts.Control
	picture *table.Ground
}

func newMedalKey() *medalKey {
	m := &medalKey{picture: table.NewGround(medalArt)}
	m.Label = wording.L("Timer")
	const out = targetGap / 2
	m.Build(m, box.AtLeast(box.Pad(m.picture, -out, -out), nil, nil), func() float32 { return m.Size().Width / 2 }, func() {})
	return m
}
