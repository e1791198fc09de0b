package duckdealer

// Counts of what each player has (specification 2.2); both ends of a pathway are one each.
const (
	CubesEach = allCubes + 1 // one of them marks the score
	DiscsEach = allDiscs
)

// MineTiles are how many tiles there are of a primary good, with the border of starting planets and without.
type MineTiles struct {
	Good         string
	Start, Other int
}

// Mines are the mine tiles of the edition, in the order of the goods.
func (e *Edition) Mines() []MineTiles {
	var list []MineTiles
	for good, m := range e.box.mines {
		list = append(list, MineTiles{goodNames[good], m.start, m.other})
	}
	return list
}

// ConsumerTiles are the names of the consumer tiles in box order.
func (e *Edition) ConsumerTiles() []string {
	var list []string
	for i := range e.box.consumers {
		list = append(list, e.box.consumers[i].name)
	}
	return list
}

// YardTiles are the names of the spaceyards in box order.
func (e *Edition) YardTiles() []string {
	var list []string
	for i := range e.box.yards {
		list = append(list, e.box.yardWords.Word(i))
	}
	return list
}
