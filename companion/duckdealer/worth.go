package duckdealer

// worth says how much a seat has scored less its bids, with what it holds to score with.
func (t *table) worth(p *position, seat int) float64 {
	const (
		aGood, aMarker, aPart = 0.5, 0.1, 0.4 // of a point
		half                  = 60            // points that are worth a half
	)
	player := &p.players[seat-1]
	points := float64(p.result(seat)) + aGood*float64(player.goods.sum()) + aMarker*float64(player.markers())
	for _, n := range player.gear {
		points += aPart * float64(n)
	}
	points = max(0, points+half/2) // bids are paid before anything is scored
	return points / (points + half)
}
