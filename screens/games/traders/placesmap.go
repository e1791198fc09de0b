package traders

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
)

// placesMap draws the planets with the hexes round them; a tap takes a hex. Ships and stations are left out: where they
// are is what is asked.
func placesMap(t rules.Table, words []string, chosen string, take func(word string)) *board.Board {
	v, ok := traders.Look(t)
	if !ok || !slices.Contains(words, v.Spots()[0].Hex) {
		return nil
	}
	b := &tradersBoard{view: v, seats: t.Seats(), Spots: v.Spots(), table: t}
	for i := range b.Spots {
		b.Spots[i].Ships, b.Spots[i].Station = nil, 0
	}
	places := b.places()
	for i := range places {
		p := &places[i]
		hex := b.Spots[p.ID].Hex
		if p.Chosen = hex == chosen; p.Picture == nil {
			if p.Spoken = v.Place(hex); p.Spoken != "" {
				p.Fill = look.Raised
			}
		}
		p.Target = p.Spoken != "" && p.Picture == nil && !p.Chosen
	}
	drawn := board.New()
	drawn.Set(board.Data{
		Title: wording.L("Map of the planets"), Lines: b.north(), Places: places,
		Tap: func(id int) { take(b.Spots[id].Hex) },
	})
	return drawn
}
