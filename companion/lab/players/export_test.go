package players

// Play plays until the match is over or most moves were made.
func (g *Game) Play(most int) error {
	for range most {
		if g.World.Over() {
			return nil
		}
		if _, err := g.Next(); err != nil {
			return err
		}
	}
	return nil
}
