package atrades

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// guildMats are the mats of Atrades: a guild board of each player; in the middle the round and the supply.
func guildMats(t rules.Table, large bool) (mats, middle []parts.MatData) {
	v, ok := atrades.Look(t)
	if !ok {
		return game.PlainMats(t, large)
	}
	for i, name := range t.Seats() {
		data := parts.MatData{Seat: i + 1, Name: name, Spoken: guildSpoken(v, i), Counts: guildCounts(v, i)}
		data.Words, data.Lines = v.Guild(i+1), guildLines(v, i)
		mats = append(mats, data)
	}
	lines := append(roundLines(v, t.Seats()), supplyLines(v, large)...)
	return mats, append(middle, parts.MatData{Words: strings.Join(lines, "\n")})
}

// guildCounts are the numbers that matter at every decision.
func guildCounts(v *atrades.View, i int) []fyne.CanvasObject {
	stamps, _ := v.Lane(atrades.BureaucracyTrack, i+1)
	list := []fyne.CanvasObject{
		parts.Count(parts.IconCoin, v.Personal[i], wording.L("Personal money")),
		parts.Count(parts.IconCube, v.Cubes[i], wording.L("Unused action cubes")),
	}
	if v.Golden[i] > 0 {
		list = append(list, parts.Count(parts.IconGold, v.Golden[i], wording.L("Golden cube")))
	}
	return append(list, parts.Count(parts.IconStamp, stamps, wording.L("Bureaucracy")))
}

// guildLines are the companies and the tracks of a player.
func guildLines(v *atrades.View, i int) []fyne.CanvasObject {
	if v.Guild(i+1) == "" {
		return nil
	}
	var lines []fyne.CanvasObject
	over := v.Phase() == "over"
	for _, c := range v.Companies() {
		if c.Where() != atrades.Business || c.Owner() != i+1 {
			continue
		}
		if !over {
			lines = append(lines, companyLine(c))
			continue
		}
		words := wording.L("{number} {kind}: {money} on the card, tiles {tiles}",
			c.Number, c.Kind(), c.Money(), c.Size())
		lines = append(lines, parts.NewWords(words, look.Body, look.Text).Struck(true)) // AT-14.36
	}
	if len(lines) == 0 {
		lines = append(lines, parts.NewLess(wording.L("No company")))
	}
	tracks := []string{
		wording.L("companies {cubes}", lane(v.Lane(atrades.CompanyTrack, i+1))),
		wording.L("bureaucracy {cubes}", lane(v.Lane(atrades.BureaucracyTrack, i+1))),
		wording.L("tech {cubes}", lane(v.Lane(atrades.TechTrack, i+1))),
	}
	lines = append(lines, parts.NewLess(wording.L("Cubes: {tracks}", strings.Join(tracks, ", "))))
	if held := v.Held(i + 1); len(held) > 0 {
		lines = append(lines, parts.NewLess(wording.L("Cards: {cards}", strings.Join(held, ", "))))
	}
	return lines
}

// lane writes the cubes of a track against its boxes.
func lane(cubes, boxes int) string {
	if boxes == 0 {
		return strconv.Itoa(cubes)
	}
	return wording.L("{cubes} of {boxes}", cubes, boxes)
}

// guildSpoken is a mat in words.
func guildSpoken(v *atrades.View, i int) string {
	said := []string{wording.L("Personal money {number}", v.Personal[i])}
	if guild := v.Guild(i + 1); guild != "" {
		said = append([]string{guild}, said...)
	}
	for _, c := range v.Companies() {
		if c.Where() == atrades.Business && c.Owner() == i+1 {
			said = append(said, companyFacts(c))
		}
	}
	return strings.Join(said, ", ")
}

// companyFacts is a company on the board in words.
func companyFacts(c *atrades.Company) string {
	return wording.L("company {number}, {kind}: tiles {tiles}, money {money}",
		c.Number, c.Kind(), c.Size(), c.Money())
}

// roundLines say where the game is, who acts in which order, and what the end of the round may bring.
func roundLines(v *atrades.View, seats []string) []string {
	var lines []string
	if v.Round > 0 {
		lines = append(lines, wording.L("Round {round}, era {era} of {eras}", v.Round, v.Era(), v.LastEra()))
	} else {
		lines = append(lines, wording.L("Before the first round"))
	}
	var names []string
	for _, seat := range v.Order() {
		names = append(names, seats[seat-1])
	}
	if len(names) > 0 {
		lines = append(lines, wording.L("Turn order: {names}", strings.Join(names, ", ")))
	}
	return append(lines, outlookLines(v, seats)...)
}

// outlookLines are the notes about the end of the round and of the game.
func outlookLines(v *atrades.View, seats []string) []string {
	if v.Round == 0 || v.Phase() == "over" {
		return nil
	}
	out, lines := v.Outlook(), []string(nil)
	switch {
	case out.EraMet && out.LastEra:
		lines = append(lines, wording.L("The supply has at most one type: the game ends with this round."))
	case out.EraMet:
		lines = append(lines, wording.L("The supply has at most one type: this round brings the next era."))
	case out.EraNear && out.LastEra:
		lines = append(lines, wording.L("The supply has two types: with one left the game ends."))
	case out.EraNear:
		lines = append(lines, wording.L("The supply has two types: with one left the next era comes."))
	}
	for _, seat := range out.NoCubes {
		lines = append(lines, wording.L("{name} has no action cube left: the game ends with this round.", seats[seat-1]))
	}
	for _, seat := range out.FewCubes {
		lines = append(lines, wording.L("{name} has one action cube left.", seats[seat-1]))
	}
	return lines
}

// demandTrack writes a track with the marker's number in brackets.
func demandTrack(r *atrades.Region) string {
	words := make([]string, len(r.Track()))
	for i, n := range r.Track() {
		words[i] = strconv.Itoa(n)
		if i+1 == r.Marker() {
			words[i] = "[" + words[i] + "]"
		}
	}
	return strings.Join(words, " ")
}

// supplyLines say which companies can be acquired, which come later and which are out, and what tiles are left.
func supplyLines(v *atrades.View, large bool) []string {
	lists := map[atrades.Where][]string{}
	for _, c := range v.Companies() {
		lists[c.Where()] = append(lists[c.Where()], strconv.Itoa(c.Number))
	}
	line := func(text string, where atrades.Where) string {
		list := wording.L("none")
		if len(lists[where]) > 0 {
			list = strings.Join(lists[where], ", ")
		}
		return text + ": " + list
	}
	lines := []string{line(wording.L("Supply"), atrades.Supply)}
	if !large {
		return lines
	}
	for _, more := range []struct {
		text  string
		where atrades.Where
	}{
		{wording.L("Later eras"), atrades.Later}, {wording.L("Sold to the government"), atrades.Sold}, {wording.L("Left the game"), atrades.Gone},
	} {
		if len(lists[more.where]) > 0 {
			lines = append(lines, line(more.text, more.where))
		}
	}
	return append(lines, wording.L("Tiles left: {tiles}", stockWords(v)))
}

// stockWords are the regular tiles of each type that are left.
func stockWords(v *atrades.View) string {
	var words []string
	seen := map[int]bool{}
	for _, c := range v.Companies() {
		if !seen[c.KindNumber] {
			seen[c.KindNumber] = true
			words = append(words, c.Kind()+" "+strconv.Itoa(c.Stock()))
		}
	}
	return strings.Join(words, ", ")
}
