package atrades

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades/aid"
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
		return guildPartWords{parts.IconPeople, lang.L("Guilds"), lang.L("Guild boards: first money, initiative, boxes.")}
	case aid.Types:
		return guildPartWords{parts.IconHex, lang.L("Company types"), lang.L("Numbers, tiles, price, era and level.")}
	case aid.Maps:
		return guildPartWords{parts.IconPlace, lang.L("Regions"), lang.L("Land, cities, lines and demand: paint the hexes.")}
	case aid.Cards:
		return guildPartWords{parts.IconTech, lang.L("Technology cards"), lang.L("Cost, era and effects. The published prototype has none.")}
	case aid.Cubes:
		return guildPartWords{parts.IconCube, lang.L("Cubes"), lang.L("Action cubes and golden cubes of each player.")}
	case aid.BankMoney:
		return guildPartWords{parts.IconCoin, lang.L("Money on a new card"), lang.L("What lies on the card of a company that starts.")}
	case aid.GovChart:
		return guildPartWords{parts.IconStamp, lang.L("Government chart"), lang.L("What the government takes and gives, from top to bottom.")}
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
	return lang.L("Entry {{.Number}}", map[string]any{"Number": i + 1})
}

// guildEntryWords say in few words what an entry holds.
func guildEntryWords(c *aid.Copy, section string, i int) string {
	number := func(key string) int { return c.Number(section, i, key) }
	switch section {
	case aid.Guilds:
		return lang.L("money {{.Money}}, initiative {{.Initiative}}", map[string]any{"Money": number("money"), "Initiative": number("initiative")})
	case aid.Types:
		return lang.L("numbers {{.Numbers}}; price {{.Price}}, era {{.Era}}", map[string]any{
			"Numbers": numberWords(c.Numbers(section, i, "initiatives")), "Price": number("price"), "Era": number("era"),
		})
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
		return lang.L("habitable {{.Land}}, cities {{.Cities}}; demand {{.Demand}}",
			map[string]any{"Land": land, "Cities": cities, "Demand": numberWords(c.Numbers(section, i, "demand"))})
	}
	return lang.L("era {{.Era}}, cost {{.Cost}}, copies {{.Copies}}",
		map[string]any{"Era": number("era"), "Cost": number("cost"), "Copies": number("copies")})
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
		return lang.L("Printed")
	case aid.FromRules:
		return lang.L("Rulebook")
	case aid.FromRuling:
		return lang.L("A house value: the rulebook gives none")
	}
	return lang.L("No source given")
}

// effectTitle is an effect of a card in words.
func effectTitle(effect string) string {
	switch effect {
	case "gain-personal":
		return lang.L("Money to the personal supply")
	case "gain-company":
		return lang.L("Money to a company's card")
	case "gain-cube":
		return lang.L("Action cubes")
	case "gain-bureaucracy":
		return lang.L("Bureaucracy cubes")
	case "raise-demand":
		return lang.L("Raise a region's demand")
	case "expand":
		return lang.L("A company grows")
	case "acquire":
		return lang.L("A free company")
	}
	return lang.L("As its text says")
}
