package traders

import (
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
)

// each are the moves of a seat with a verb, one for each of the goods.
func each(verb rules.Verb1[int], seat int, g traders.Goods) []rules.Act {
	var moves []rules.Act
	for resource, n := range g {
		for range n {
			moves = append(moves, verb.Act(seat, resource))
		}
	}
	return moves
}

// stockHere is what lies where the ship of a company is.
func stockHere(c traders.Company) traders.Goods {
	if c.Where == "earth" {
		return c.Earth
	}
	for _, s := range c.Stocks {
		if s.Planet == c.Where {
			return s.Goods
		}
	}
	return traders.Goods{}
}

// pairsOf are all cargoes of two that can be loaded from a stock.
func pairsOf(g traders.Goods) []traders.Goods {
	var list []traders.Goods
	for i := range g {
		for k := i; k < len(g); k++ {
			two := traders.Goods{}
			two[i]++
			two[k]++
			if g[i] >= two[i] && g[k] >= two[k] {
				list = append(list, two)
			}
		}
	}
	return list
}
