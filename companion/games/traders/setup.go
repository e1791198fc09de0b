package traders

import (
	"fmt"
	"strconv"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// choosing is the reading of the Setup headers into the first position.
type choosing struct {
	t    *table
	p    *position
	seen map[string]bool // subjects that a header has set
	last map[string]int  // first word to the line of its last header
}

var sizeWords = rules.Numbers("size", leastSize, mostSize)

// setUp takes the Setup headers (4.1). The error is a *rules.Fault.
func (t *table) setUp(p *position, s *rules.Setup) error {
	c := &choosing{t: t, p: p, seen: map[string]bool{}, last: map[string]int{}}
	for i := range p.factions {
		p.factions[i] = nowhere
	}
	for _, line := range s.Choices {
		if s.Positioned {
			return &rules.Fault{Line: line.Number, Text: wording.Say("a position holds its own setup: no Setup header beside it").String()}
		}
		if why := c.readHeader(rules.SplitWords(rules.Lower(line.Text)), line.Number); !why.Empty() {
			return &rules.Fault{Line: line.Number, Text: why.String()}
		}
	}
	c.dealFactions()
	for _, condition := range []struct {
		word string
		why  wording.Text
	}{
		{"board", p.board.wrong()}, {"world", p.worldWrong()}, {"event-cards", t.eventsWrong(p)},
	} {
		if !condition.why.Empty() {
			return &rules.Fault{Line: c.last[condition.word], Text: condition.why.String()}
		}
	}
	return nil
}

// readHeader reads one header; it says what is wrong with it, or nothing.
func (c *choosing) readHeader(words []string, line int) wording.Text {
	if len(words) == 0 {
		return wording.Say("an empty Setup header")
	}
	c.last[words[0]] = line
	switch words[0] {
	case "faction":
		return c.faction(words)
	case "world":
		return c.world(words)
	case "board":
		return c.board(words)
	case "event-cards":
		return c.eventCards(words)
	default:
		return wording.Say("{word} isn't a setup choice of Traders; there are faction, world, board and event-cards", quoted(words[0]))
	}
}

// quoted is a word of a header in quotation marks.
func quoted(word string) wording.Name { return wording.Name(strconv.Quote(word)) }

// once notes the subject of a header; it says so where it was set before.
func (c *choosing) once(subject wording.Text) wording.Text {
	named := subject.In(nil)
	if c.seen[named] {
		return wording.Say("{subject} is set twice", subject)
	}
	c.seen[named] = true
	return wording.Text{}
}

// meaning reads a word of a vocabulary; why says what is wrong, or nothing.
func meaning(v *rules.Vocabulary, word string) (n int, why wording.Text) {
	n, ok := v.Value(word)
	if !ok {
		return 0, wording.Say("{word} doesn't fit {thing} ({words})", quoted(word), wording.Name(v.Name), wording.Name(v.String()))
	}
	return n, wording.Text{}
}

// two reads two words, each of its own vocabulary.
func two(first, second *rules.Vocabulary, words []string) (a, b int, why wording.Text) {
	if a, why = meaning(first, words[0]); why.Empty() {
		b, why = meaning(second, words[1])
	}
	return a, b, why
}

func (c *choosing) faction(words []string) wording.Text {
	if len(words) != 3 {
		return wording.Say("expected faction SEAT FACTION")
	}
	seat, faction, why := two(rules.Numbers("SEAT", 1, c.t.size()), factionWords, words[1:])
	if !why.Empty() {
		return why
	}
	for _, other := range c.p.factions {
		if int(other) == faction {
			return wording.Say("{faction} is named twice", factionTitles[faction])
		}
	}
	c.p.factions[seat-1] = int8(faction)
	return c.once(wording.Say("the faction of seat {seat}", wording.Name(words[1])))
}

func (c *choosing) world(words []string) wording.Text {
	if len(words) != 3 && len(words) != 4 {
		return wording.Say("expected world PLANET RES or world PLANET RES RES")
	}
	planet, why := meaning(producerWords, words[1])
	if !why.Empty() {
		return why
	}
	made := uint8(0)
	for _, word := range words[2:] {
		resource, why := meaning(resourceWords, word)
		if !why.Empty() {
			return why
		}
		if made>>resource&1 == 1 {
			return wording.Say("the two resources of a planet are different")
		}
		made |= 1 << resource
	}
	c.p.world[planet] = made
	return c.once(wording.Say("the world of {place}", placeTitles[planet]))
}

func (c *choosing) board(words []string) wording.Text {
	if len(words) != 9 {
		return wording.Say("expected board COLS ROWS EARTH GOBI BOB INTI SERANIDE SUPAY")
	}
	columns, rows, why := two(sizeWords, sizeWords, words[1:])
	if !why.Empty() {
		return why
	}
	b := board{columns: int8(columns), rows: int8(rows)}
	for i, planet := range []int{earth, gobi, bob, inti, seranide, supay} {
		h, ok := parseHex(words[3+i])
		if !ok {
			return wording.Say("{word} isn't a hex", quoted(words[3+i]))
		}
		b.planets[planet] = h
	}
	c.p.board = b
	return c.once(wording.Say("the board"))
}

func (c *choosing) eventCards(words []string) wording.Text {
	if len(words) != 3 {
		return wording.Say("expected event-cards EVENT COUNT")
	}
	event, n, why := two(eventWords, rules.Numbers("COUNT", 0, c.t.events), words[1:])
	if !why.Empty() {
		return why
	}
	c.p.events.Set(event, n)
	return c.once(wording.Say("the number of {event} cards", wording.Name(words[1])))
}

// dealFactions gives the seats without a header the first factions that no
// header names, in order (4.1).
func (c *choosing) dealFactions() {
	named := [factionCount]bool{}
	for _, faction := range c.p.factions {
		if faction != nowhere {
			named[faction] = true
		}
	}
	next := 0
	for i := range c.p.factions {
		switch {
		case i >= c.t.size():
			c.p.factions[i] = 0
		case c.p.factions[i] == nowhere:
			for named[next] {
				next++
			}
			c.p.factions[i] = int8(next)
			next++
		}
	}
}

// worldWrong reports which condition of section 4.1 the world fails, or "".
func (p *position) worldWrong() wording.Text {
	all := uint8(0)
	for planet, made := range p.world {
		all |= made
		single := p.oneResource(planet) != nowhere
		if planet <= bob && !single {
			return wording.Say("{place} has exactly one resource.", placeTitles[planet])
		}
		if planet > bob && (single || made == 0 || made == 1<<resources-1) {
			return wording.Say("{place} has exactly two resources.", placeTitles[planet])
		}
	}
	if all != 1<<resources-1 {
		return wording.Say("each of the three resources must be on at least one planet.")
	}
	return wording.Text{}
}

// eventsWrong reports whether the event cards add up (TR-3.2).
func (t *table) eventsWrong(p *position) wording.Text {
	if n := p.events.Sum(); n != t.events {
		return wording.Say("there are {eventCards} event cards, not {number}.", t.events, n)
	}
	return wording.Text{}
}

// shuffle deals the factions: each seat one that nobody has, each alike (section
// 12). Where there are more seats than factions the rest get none.
func shuffle(s *rules.Setup, draw func(n int) int) []string {
	left := append([]string{}, factionNames...)
	var headers []string
	for i := range min(len(s.Seats), len(left)) {
		n := draw(len(left))
		headers = append(headers, fmt.Sprintf("faction %d %s", i+1, left[n]))
		left = append(left[:n], left[n+1:]...)
	}
	return headers
}
