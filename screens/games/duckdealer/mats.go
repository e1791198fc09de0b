package duckdealer

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/parts"
)

// duckMats are the mats of Duck Dealer: the ship placard of each player; in the middle the tracks and the supply.
func duckMats(t rules.Table, large bool) (mats, middle []parts.MatData) {
	v, ok := duckdealer.Look(t)
	if !ok {
		return game.PlainMats(t, large)
	}
	for i, name := range t.Seats() {
		p := &v.Players[i]
		data := parts.MatData{Seat: i + 1, Name: name, Words: shipLine(v, i)}
		data.Spoken = shipSpoken(p)
		switch counts := shipCounts(p); {
		case !large:
			data.Lines = narrowLines(p, counts, v.Slots())
		case len(t.Seats()) < 3:
			data.Counts, data.Lines = counts, shipLines(p, v.Slots())
		default:
			data.Lines = append([]fyne.CanvasObject{parts.NewFlow(counts...)}, shipLines(p, v.Slots())...)
		}
		mats = append(mats, data)
	}
	return mats, duckMiddle(v, large)
}

// shipLine reports what a ship is called and where it is, and where the points marker stands when it has gone round.
func shipLine(v *duckdealer.View, i int) string {
	p := &v.Players[i]
	var said []string
	switch {
	case v.Ship(i+1) != "":
		said = append(said, wording.L("{class} at {place}", classTitle(p.Class()), v.SpaceTitle(v.Ship(i+1))))
	case p.Pieces() == 0:
		said = append(said, wording.L("No gear yet"))
	default:
		said = append(said, wording.L("Not on the board yet"))
	}
	if space, rounds := aid.MarkerAt(p.Score); rounds > 0 {
		said = append(said, wording.L("points marker on {space}", space))
	}
	if sum, times := v.Offered(i + 1); times > 0 {
		if v.Step == duckdealer.StepOver {
			said = append(said, wording.L("{points} bid, result {result}", sum, v.Result(i+1)))
		} else {
			said = append(said, wording.L("{points} bid", sum))
		}
	}
	return strings.Join(said, ", ")
}

// classTitle names a class of ships.
func classTitle(c duckdealer.Class) string {
	switch c {
	case duckdealer.Scout:
		return wording.L("Scout")
	case duckdealer.Cruiser:
		return wording.L("Cruiser")
	}
	return wording.L("Freighter")
}

// loadTally counts the goods against the room for them.
func loadTally(p *duckdealer.Player) fyne.CanvasObject {
	text := strconv.Itoa(p.Load()) + "/" + strconv.Itoa(p.Capacity())
	return parts.NewTally(parts.IconCrate, text,
		wording.L("Goods {load} of {room}", p.Load(), p.Capacity()))
}

// shipSpoken is a mat in words.
func shipSpoken(p *duckdealer.Player) string {
	return wording.L("Points {points}. Energy: {energy}. Goods: {goods}, room for {room}. Gear: {gear}. Cubes {cubes}, discs {discs}", p.Score, orNothing(energyList(p.Energy())), orNothing(goodsCounted(p.Goods())), p.Capacity(), orNothing(gearList(p.Gear())), p.Cubes, p.Discs)
}

func gearList(gear map[string]int) string { return counted(duckdealer.Gear(), gear, kit.GearTitle) }

// shipCounts are the numbers that matter at every decision.
func shipCounts(p *duckdealer.Player) []fyne.CanvasObject {
	counts := append([]fyne.CanvasObject{parts.Count(parts.IconStar, p.Score, wording.L("Points"))}, energyCounts(p.Energy())...)
	return append(counts, loadTally(p))
}

// leftCounts are the cubes and discs that a player can still use.
func leftCounts(p *duckdealer.Player) []fyne.CanvasObject {
	return []fyne.CanvasObject{parts.Count(parts.IconCube, p.Cubes, wording.L("Cubes")), parts.Count(parts.IconDisc, p.Discs, wording.L("Discs"))}
}

// narrowLines are a mat on a phone: as little height as all of it needs.
func narrowLines(p *duckdealer.Player, counts []fyne.CanvasObject, slots int) []fyne.CanvasObject {
	lines := []fyne.CanvasObject{parts.NewFlow(append(counts, leftCounts(p)...)...), gearSlots(p.Gear(), slots)}
	if goods := goodTallies(p.Goods()); len(goods) > 0 {
		lines = append(lines, parts.NewFlow(goods...))
	}
	return lines
}

// shipLines are a mat with the slots of the placard, the goods by name, and what is left of cubes and discs.
func shipLines(p *duckdealer.Player, slots int) []fyne.CanvasObject {
	var goods fyne.CanvasObject = parts.NewFlow(goodTallies(p.Goods())...)
	if p.Load() == 0 {
		goods = parts.NewBody(parts.Upper(orNothing("")))
	}
	return []fyne.CanvasObject{
		parts.NewLabelled(wording.L("Gear"), gearSlots(p.Gear(), slots)),
		parts.NewLabelled(wording.L("Goods"), goods),
		parts.NewLabelled(wording.L("Left"), parts.NewFlow(leftCounts(p)...)),
	}
}

// gearSlots are the slots of a placard: what is fitted, then the empty ones with the speed that filling them brings
// (DD-R15).
func gearSlots(gear map[string]int, slots int) fyne.CanvasObject {
	flow := parts.NewFlow()
	filled := 0
	for _, word := range duckdealer.Gear() {
		for range gear[word] {
			flow.Add(parts.NewSlot(kit.GearIcon(word), "", kit.GearTitle(word), true))
			filled++
		}
	}
	for ; filled < slots; filled++ {
		speed := strconv.Itoa(duckdealer.ClassOf(filled + 1).Speed())
		flow.Add(parts.NewSlot(parts.NoIcon, speed, wording.L("Empty slot, speed {speed}", speed), false))
	}
	return flow
}

// duckMiddle are the turn track, the stock of energy, and what else lies beside the board.
func duckMiddle(v *duckdealer.View, large bool) []parts.MatData {
	track := parts.MatData{Words: wording.L("Action turns {turn} of {all}", v.Turns, duckdealer.ActionTurns)}
	if next := v.Turns + 1; next <= duckdealer.ActionTurns {
		track.Words += ". " + freeWords(next)
	}
	stock := parts.MatData{Words: wording.L("Energy in the stock"), Counts: energyCounts(v.EnergyStock())}
	if few := fewEnergy(v.EnergyStock()); few != "" {
		stock.Words += ". " + wording.L("Few left: {types}", few)
	}
	middle := []parts.MatData{track, stock, consumerMat(v)}
	if made := goodTallies(v.FactoryStock()); large && len(made) > 0 {
		middle = append(middle, parts.MatData{
			Words: wording.L("Factories in the stock"), Spoken: goodsCounted(v.FactoryStock()), Lines: []fyne.CanvasObject{parts.NewFlow(made...)},
		})
	}
	return middle
}

// freeWords reports how many highway parts are free on an action turn.
func freeWords(turn int) string {
	free := duckdealer.FreeParts(turn)
	return wording.N(free, "Next, turn {turn}: {n} free highway part;Next, turn {turn}: {n} free highway parts", turn)
}

// energyCounts are the markers of each type.
func energyCounts(energy map[string]int) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, of := range duckdealer.Energy() {
		list = append(list, parts.Count(kit.EnergyIcon(of), energy[of], kit.EnergyTitle(of)))
	}
	return list
}

// fewEnergy names the types of which few markers are left.
func fewEnergy(stock map[string]int) string {
	var few []string
	for _, energy := range duckdealer.Energy() {
		if stock[energy] <= aid.FewMarkers {
			few = append(few, energy)
		}
	}
	return energyTitles(few)
}

// consumerMat shows which consumer tiles an explorer chooses from.
func consumerMat(v *duckdealer.View) parts.MatData {
	left := v.ConsumersLeft()
	if len(left) == 0 {
		return parts.MatData{Words: wording.L("No consumer tile is left")}
	}
	mat := parts.MatData{Words: wording.L("Consumers left: {count}. On top:", len(left))}
	for _, tile := range left[:min(2, len(left))] {
		name, wants := kit.GoodTitle(tile), tile
		if printed, ok := v.Consumer(tile); ok && printed.Wants != tile {
			wants = printed.Wants
			name += " (" + kit.GoodTitle(wants) + ")"
		}
		mat.Counts = append(mat.Counts, parts.NewTally(goodIcon(wants), name, name))
		mat.Spoken = strings.Trim(mat.Spoken+", "+name, ", ")
	}
	return mat
}

// classQuestion asks before the purchase that makes a ship slower (DD-4.2).
func classQuestion(t rules.Table, act rules.Act) (q parts.Question, asks bool) {
	v, ok := duckdealer.Look(t)
	if !duckdealer.Buy.Is(act) || !ok {
		return q, false
	}
	p := &v.Players[act.Seat-1]
	before, after := p.Class(), duckdealer.ClassOf(p.Pieces()+1)
	q = parts.Question{
		Icon: parts.IconShip, Title: wording.L("The ship becomes a cruiser."),
		Words: wording.L("Your ship will fly {after} steps per marker instead of {before}.", after.Speed(), before.Speed()),
		Yes:   wording.L("Buy it"), No: wording.L("Not now"),
	}
	if after == duckdealer.Freighter {
		q.Title = wording.L("The ship becomes a freighter.")
	}
	return q, before != after
}
