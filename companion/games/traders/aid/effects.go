package aid

import "tablekeeper/companion/games/traders"

// EffectKind is what happened to a company or a planet.
type EffectKind uint8

// The kinds of effects.
const (
	Paid      EffectKind = iota // N MCr went
	Earned                      // N MCr came
	Unloaded                    // Goods left the ship
	Loaded                      // Goods came onto the ship
	Made                        // the stations on Planet made Goods
	Lost                        // Goods on Planet went
	Delivered                   // Goods came to earth
	Missing                     // N coming turns will be missed
	Extra                       // N turns more will come
	Drew                        // N cards came into the hand
	Laid                        // N cards left the hand
	Built                       // N stations on Planet came
	Razed                       // N stations on Planet went
	Halts                       // Planet makes nothing for N planet cards
)

// Effect is one thing that moves have changed. Seat is 0 where a planet is meant.
type Effect struct {
	Kind   EffectKind
	Seat   int
	N      int
	Planet string
	Goods  traders.Goods
}

// Effects compares the views before and after some moves: what every company has got
// and lost, by seat, and then the planets that have been halted.
func Effects(before, after *traders.View, seats int) []Effect {
	var list []Effect
	for seat := 1; seat <= seats; seat++ {
		list = append(list, companyEffects(seat, before.Company(seat), after.Company(seat))...)
	}
	for _, planet := range traders.PlanetWords() {
		if n := after.Halted(planet); n > before.Halted(planet) {
			list = append(list, Effect{Kind: Halts, N: n, Planet: planet})
		}
	}
	return list
}

func companyEffects(seat int, was, is traders.Company) []Effect {
	list := stockEffects(seat, was.Stocks, is.Stocks)
	goods := func(came, went EffectKind, was, is traders.Goods) {
		more, less := change(was, is)
		if less.Sum() > 0 {
			list = append(list, Effect{Kind: went, Seat: seat, Goods: less})
		}
		if more.Sum() > 0 {
			list = append(list, Effect{Kind: came, Seat: seat, Goods: more})
		}
	}
	goods(Loaded, Unloaded, was.Cargo, is.Cargo)
	goods(Delivered, Lost, was.Earth, is.Earth)
	count := func(came, went EffectKind, was, is int) {
		switch {
		case is > was:
			list = append(list, Effect{Kind: came, Seat: seat, N: is - was})
		case is < was:
			list = append(list, Effect{Kind: went, Seat: seat, N: was - is})
		}
	}
	count(Earned, Paid, was.Money, is.Money)
	count(Drew, Laid, was.Cards, is.Cards)
	if is.Missed > was.Missed {
		list = append(list, Effect{Kind: Missing, Seat: seat, N: is.Missed - was.Missed})
	}
	if is.Extra > was.Extra {
		list = append(list, Effect{Kind: Extra, Seat: seat, N: is.Extra - was.Extra})
	}
	return list
}

// stockEffects compares what a company has on the planets.
func stockEffects(seat int, was, is []traders.Stock) []Effect {
	before := map[string]traders.Stock{}
	for _, s := range was {
		before[s.Planet] = s
	}
	var list []Effect
	after := map[string]bool{}
	compare := func(planet string, was, is traders.Stock) {
		switch {
		case is.Stations > was.Stations:
			list = append(list, Effect{Kind: Built, Seat: seat, Planet: planet, N: is.Stations - was.Stations})
		case is.Stations < was.Stations:
			list = append(list, Effect{Kind: Razed, Seat: seat, Planet: planet, N: was.Stations - is.Stations})
		}
		more, less := change(was.Goods, is.Goods)
		if more.Sum() > 0 {
			list = append(list, Effect{Kind: Made, Seat: seat, Planet: planet, Goods: more})
		}
		if less.Sum() > 0 {
			list = append(list, Effect{Kind: Lost, Seat: seat, Planet: planet, Goods: less})
		}
	}
	for _, s := range is {
		after[s.Planet] = true
		compare(s.Planet, before[s.Planet], s)
	}
	for _, s := range was {
		if !after[s.Planet] {
			compare(s.Planet, s, traders.Stock{})
		}
	}
	return list
}

// change is what came and what went.
func change(was, is traders.Goods) (more, less traders.Goods) {
	for i := range is {
		more[i], less[i] = max(0, is[i]-was[i]), max(0, was[i]-is[i])
	}
	return more, less
}
