package atrades

import (
	"strconv"
	"strings"

	"tablekeeper/companion/atrades/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// guildPartWords is a section of the owner's copy as people see it.
type guildPartWords struct {
	icon         parts.Icon
	title, words string
}

// guildPart is a section by its key; one that is none has no title.
func guildPart(section string) guildPartWords {
	switch section {
	case aid.Guilds:
		return guildPartWords{parts.IconPeople, wording.L("Guilds"), wording.L("Guild boards: first money, initiative, boxes.")}
	case aid.Types:
		return guildPartWords{parts.IconHex, wording.L("Company types"), wording.L("Numbers, tiles, price, era and level.")}
	case aid.Maps:
		return guildPartWords{parts.IconPlace, wording.L("Regions"), wording.L("Land, cities, lines and demand: paint the hexes.")}
	case aid.Cards:
		return guildPartWords{parts.IconTech, wording.L("Technology cards"), wording.L("Cost, era and effects. The published prototype has none.")}
	case aid.Cubes:
		return guildPartWords{parts.IconCube, wording.L("Cubes"), wording.L("Action cubes and golden cubes of each player.")}
	case aid.BankMoney:
		return guildPartWords{parts.IconCoin, wording.L("Money on a new card"), wording.L("What lies on the card of a company that starts.")}
	case aid.GovChart:
		return guildPartWords{parts.IconStamp, wording.L("Government chart"), wording.L("What the government takes and gives, from top to bottom.")}
	}
	return guildPartWords{}
}

// guildEntryName is the name of an entry, or its id.
func guildEntryName(c *aid.Copy, section string, i int) string {
	if name := strings.TrimSpace(c.Text(section, i, "name")); name != "" {
		return parts.ShortWords(name)
	}
	if id := c.Text(section, i, "id"); id != "" {
		return parts.ShortWords(id)
	}
	return wording.L("Entry {number}", i+1)
}

// guildEntryWords say in few words what an entry holds.
func guildEntryWords(c *aid.Copy, section string, i int) string {
	number := func(key string) int { return c.Number(section, i, key) }
	switch section {
	case aid.Guilds:
		return wording.L("money {money}, initiative {initiative}", number("money"), number("initiative"))
	case aid.Types:
		return wording.L("numbers {numbers}; price {price}, era {era}", numberWords(c.Numbers(section, i, "initiatives")), number("price"), number("era"))
	case aid.Maps:
		land, cities := 0, 0
		for _, cell := range c.MapCells(i) {
			switch c.CellSign(i, cell.Word) {
			case aid.Habitable:
				land++
			case aid.City:
				cities++
			}
		}
		return wording.L("habitable {land}, cities {cities}; demand {demand}",
			land, cities, numberWords(c.Numbers(section, i, "demand")))
	}
	return wording.L("era {era}, cost {cost}, copies {copies}",
		number("era"), number("cost"), number("copies"))
}

// numberWords writes numbers with commas.
func numberWords(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ")
}

// readNumbers takes numbers with commas or blanks between them; ok is false where something else stands there.
func readNumbers(text string) (numbers []any, ok bool) {
	numbers = []any{}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' || r == ';' }) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, false
		}
		numbers = append(numbers, n)
	}
	return numbers, true
}

// badgeTitle reports where a value comes from.
func badgeTitle(badge string) string {
	switch badge {
	case aid.FromPrint:
		return wording.L("Printed")
	case aid.FromRules:
		return wording.L("Rulebook")
	case aid.FromRuling:
		return wording.L("A house value: the rulebook gives none")
	}
	return wording.L("No source given")
}

// effectTitle is an effect of a card in words.
func effectTitle(effect string) string {
	switch effect {
	case "gain-personal":
		return wording.L("Money to the personal supply")
	case "gain-company":
		return wording.L("Money to a company's card")
	case "gain-cube":
		return wording.L("Action cubes")
	case "gain-bureaucracy":
		return wording.L("Bureaucracy cubes")
	case "raise-demand":
		return wording.L("Raise a region's demand")
	case "expand":
		return wording.L("A company grows")
	case "acquire":
		return wording.L("A free company")
	}
	return wording.L("As its text says")
}
