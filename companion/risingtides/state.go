package risingtides

import (
	"fmt"
	"strings"

	"tablekeeper/companion/rules"
)

// write returns the JSON form of section 5.
func (t *table) write(p *position) rules.Object {
	n := t.size()
	o := rules.Object{
		"step": stepNames[p.step], "turn": rules.OrNull(p.turn, 0), "deck": int(p.deck),
		"discard": p.discard.Object(cardWords), "attack": nil, "event": nil,
	}
	nationList, hands, depots, stages := make(rules.List, n), make(rules.List, n), make(rules.List, n), make(rules.List, n)
	disqualified, finished := rules.List{}, rules.List{}
	for i := range n {
		nationList[i] = wordOrNull(p.nations[i], nationNames)
		hands[i] = p.hands[i].Object(cardWords)
		depots[i] = p.depots[i].list()
		stages[i] = p.stageList(i)
		if p.disqualified[i] {
			disqualified = append(disqualified, i+1)
		}
		if p.finished[i] > 0 {
			finished = append(finished, int(p.finished[i]))
		}
	}
	o["nations"], o["hands"], o["depots"], o["stages"] = nationList, hands, depots, stages
	o["disqualified"], o["finished"] = disqualified, finished
	if a := &p.attack; a.kind != noAttack {
		var counter any
		if a.counter != noCounter {
			counter = counterNames[a.counter]
		}
		o["attack"] = rules.Object{
			"kind": attackNames[a.kind], "target": int(a.target), "counter": counter, "redirect_to": rules.OrNull(a.redirectTo, 0),
		}
	}
	if p.event.running {
		o["event"] = t.writeEvent(&p.event)
	}
	return o
}

func (t *table) writeEvent(e *event) rules.Object {
	waiting, picked := rules.List{}, make(rules.List, t.size())
	for _, seat := range e.waiting {
		if seat > 0 {
			waiting = append(waiting, int(seat))
		}
	}
	for i := range picked {
		picked[i] = wordOrNull(e.picked[i], cardNames)
	}
	return rules.Object{"kind": eventNames[e.kind], "waiting": waiting, "picked": picked}
}

func (d *depot) list() rules.List {
	list := rules.List{}
	for _, resource := range d.cards[:d.size] {
		list = append(list, cardNames[resource])
	}
	return list
}

func (p *position) stageList(i int) rules.List {
	list := rules.List{}
	for _, stage := range p.stages[i][:p.built[i]] {
		counts := stage.counts()
		list = append(list, counts.Object(resourceWords))
	}
	return list
}

// wordOrNull writes a card or nation: its word, "?" if hidden, null if none.
func wordOrNull(n int8, names []string) any {
	switch n {
	case none:
		return nil
	case hidden:
		return "?"
	default:
		return names[n]
	}
}

// read takes the JSON form; the invariants are checked afterwards.
func (t *table) read(v rules.Value) (p position) {
	if v.Fields(fieldNames...); v.Failed() {
		return p
	}
	for _, name := range fieldNames {
		t.readField(&p, name, v.Field(name))
	}
	return p
}

// fieldNames are the fields of a position, in the order in which they are read.
var fieldNames = []string{
	"step", "turn", "deck", "discard", "nations", "hands", "depots", "stages", "finished", "disqualified", "attack", "event",
}

// readField takes one field of the JSON form, whatever the position had there.
func (t *table) readField(p *position, name string, v rules.Value) {
	switch name {
	case "step":
		p.step = rules.Step(v.Word(stepWords))
	case "turn":
		p.turn = int8(v.IntOrNull(1, t.size(), 0))
	case "deck":
		p.deck = uint8(v.Int(0, t.copies.Sum()))
	case "discard":
		p.discard = v.Counts(cardWords)
	case "finished":
		p.finished = t.readSeats(v)
	case "disqualified":
		p.disqualified = [maxSeats]bool{}
		for _, seat := range t.readSeats(v) {
			if seat > 0 {
				p.disqualified[seat-1] = true
			}
		}
		ascending(v)
	case "attack":
		p.attack = t.readAttack(v)
	case "event":
		p.event = t.readEvent(v)
	default:
		t.readCards(p, name, v)
	}
}

// readCards takes a field with the cards of each player.
func (t *table) readCards(p *position, name string, v rules.Value) {
	if name == "nations" {
		for i := range p.nations {
			p.nations[i] = none
		}
	}
	for i, item := range v.BySeat(t.size()) {
		switch name {
		case "nations":
			if !item.Null() {
				p.nations[i] = int8(item.Word(enteredNation))
			}
		case "hands":
			p.hands[i] = item.Hand(cardWords)
		case "depots":
			p.depots[i] = readDepot(item)
		case "stages":
			p.readStages(i, item)
		}
	}
}

// readSeats reads an array of seats, each at most once.
func (t *table) readSeats(v rules.Value) (seats [maxSeats]int8) {
	seen := map[int]bool{}
	for i, item := range v.Items() {
		seat := item.Int(1, t.size())
		if seen[seat] {
			item.Fail("seat %d stands twice", seat)
		}
		if v.Failed() {
			return seats
		}
		seen[seat] = true
		seats[i] = int8(seat)
	}
	return seats
}

func ascending(v rules.Value) {
	last := 0
	for _, item := range v.Items() {
		seat := item.Int(last+1, maxSeats)
		last = seat
	}
}

func readDepot(v rules.Value) (d depot) {
	items := v.Items()
	if len(items) > len(d.cards) {
		v.Fail("more resources than the game has")
		return d
	}
	for _, item := range items {
		d.add(item.Word(resourceWords))
	}
	return d
}

func (p *position) readStages(i int, v rules.Value) {
	items := v.Items()
	if len(items) > planStages {
		v.Fail("a plan has three stages")
		return
	}
	p.built[i], p.stages[i] = uint8(len(items)), [planStages]split{}
	for k, item := range items {
		counts := item.Counts(resourceWords)
		for resource := range p.stages[i][k] {
			p.stages[i][k][resource] = uint8(counts.Of(resource))
		}
		if counts.Sum() != stageCards(k) {
			item.Fail("stage %d takes %d cards", k+1, stageCards(k))
		}
	}
}

var (
	attackWords  = rules.Words("kind", stealing, attackNames[stealing:]...).Titled("Steal", "Relocate")
	counterWords = rules.Words("counter", protected, counterNames[protected:]...).Titled("Protect", "Redirect", "Redirect that blocks")
	pickWords    = rules.Words("kind", eventRight, eventNames[:eventBack]...).Titled("The right one", "The left one")
)

func (t *table) readAttack(v rules.Value) (a attack) {
	if v.Null() {
		return a
	}
	v.Fields("kind", "target", "counter", "redirect_to")
	if v.Failed() {
		return a
	}
	a.kind = uint8(v.Field("kind").Word(attackWords))
	a.target = int8(v.Field("target").Int(1, t.size()))
	a.redirectTo = int8(v.Field("redirect_to").IntOrNull(1, t.size(), 0))
	if counter := v.Field("counter"); !counter.Null() {
		a.counter = uint8(counter.Word(counterWords))
	}
	return a
}

func (t *table) readEvent(v rules.Value) event {
	e := event{picked: nobodyPicked}
	if v.Null() {
		return e
	}
	v.Fields("kind", "waiting", "picked")
	if v.Failed() {
		return e
	}
	e.running = true
	e.kind = uint8(v.Field("kind").Word(pickWords))
	e.waiting = t.readSeats(v.Field("waiting"))
	for i, item := range v.Field("picked").BySeat(t.size()) {
		if !item.Null() {
			e.picked[i] = int8(item.Word(drawnWords))
		}
	}
	return e
}

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []string {
	lines := []string{t.standing(p)}
	for i, name := range t.seats {
		h, d := &p.hands[i], &p.depots[i]
		var built []string
		for _, stage := range p.stages[i][:p.built[i]] {
			built = append(built, stage.String())
		}
		spare := d.count.counts()
		line := fmt.Sprintf("%s (%s): hand %d (known: %s); depot: %s; built: %s", name, nationTitle(p.nations[i]), h.Size(),
			rules.ListCards(&h.Known, cardNames), rules.ListCards(&spare, cardNames),
			orNone(strings.Join(built, ", ")))
		if p.disqualified[i] {
			line += "; disqualified"
		}
		lines = append(lines, line)
	}
	return append(lines, fmt.Sprintf("Deck %d; discard pile: %s", p.deck, rules.ListCards(&p.discard, cardNames)))
}

func (t *table) standing(p *position) string {
	switch p.step {
	case StepReshuffle:
		return fmt.Sprintf("%s's turn: the deck is empty and the discard pile is to be reshuffled.", t.seats[p.turn-1])
	case StepCounter:
		return fmt.Sprintf("%s attacks %s (%s): %s may counter or pass.", t.seats[p.turn-1],
			t.seats[p.attack.target-1], attackNames[p.attack.kind], t.seats[p.attack.target-1])
	case StepRecounter:
		return fmt.Sprintf("%s has countered with %s: %s may re-counter or pass.", t.seats[p.attack.target-1],
			counterNames[p.attack.counter], t.seats[p.turn-1])
	case StepTake:
		return fmt.Sprintf("%s's %s against %s goes through: the card is to be named.", t.seats[p.turn-1],
			attackNames[p.attack.kind], t.seats[p.attack.target-1])
	case StepPick:
		return fmt.Sprintf("Event %s: %s picks a card from %s.", eventNames[p.event.kind], t.seats[p.event.waiting[0]-1],
			t.seats[t.source(p, int(p.event.waiting[0]))-1])
	case StepReveal:
		return "The game has ended: hidden nation cards are to be shown."
	case StepOver:
		return "The game is over."
	default:
		return rules.Capital(stepSaid[p.step].Clause(t.seats[p.turn-1])) + "."
	}
}

func nationTitle(n int8) string {
	switch n {
	case none:
		return "nation not entered"
	case hidden:
		return "nation hidden"
	default:
		return nationTitles[n]
	}
}

func orNone(text string) string {
	if text == "" {
		return "none"
	}
	return text
}
