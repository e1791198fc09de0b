package ask

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/answers"
	"tablekeeper/companion/tell/partial"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// unsaid is a word of a claim that nobody has said yet.
const unsaid = -1 << 30

// Claim is a move that somebody wants to make, as far as it is said.
type Claim struct {
	Form  *rules.Form // nil: none is chosen
	Seat  int
	Words []int // one for each place of the form, or unsaid
}

// Act is the move, if all its words are said.
func (c *Claim) Act() (rules.Act, bool) {
	if c.Form == nil || slices.Contains(c.Words, unsaid) {
		return rules.Act{}, false
	}
	return c.Form.Act(c.Seat, c.Words...), true
}

// forget forgets what is known and the answer; the move stays where it is one of this table.
func (d *Dispute) forget() {
	d.known, d.loose, d.said, d.answer, d.change, d.told = "", nil, nil, nil, "", nil
	if d.Claim.Form == nil {
		return
	}
	forms := d.table.Forms()
	i := slices.IndexFunc(forms, func(f rules.Form) bool { return f.Verb == d.Claim.Form.Verb && len(f.Words) == len(d.Claim.Words) })
	if i < 0 || d.Claim.Seat > len(d.table.Seats()) {
		d.Claim = Claim{}
		return
	}
	d.Claim.Form = &forms[i]
	for at, v := range forms[i].Words {
		if first, last := v.Range(); d.Claim.Words[at] < first || d.Claim.Words[at] > last {
			d.Claim.Words[at] = unsaid
		}
	}
}

// actor is who acts where nobody is named: who is awaited in a match, else the first player.
func (d *Dispute) actor() int {
	if d.of != nil {
		if awaited := d.table.ToMove(); len(awaited) > 0 && awaited[0] > 0 {
			return awaited[0]
		}
	}
	return 1
}

// begin takes a move of which only the verb is said.
func (d *Dispute) begin(form *rules.Form) {
	d.forget()
	d.Claim = Claim{Form: form, Seat: d.actor(), Words: slices.Repeat([]int{unsaid}, len(form.Words))}
	if form.ByTable {
		d.Claim.Seat = 0
	}
	for i, v := range form.Words {
		if first, last := v.Range(); first == last {
			d.Claim.Words[i] = first
		} else if hidden, ok := v.Value(rules.Unseen); ok {
			d.Claim.Words[i] = hidden // a card that only its player sees
		}
	}
}

// look takes the move that decides an answer, with what is known and what was said. In a match only the move counts: the match
// knows the rest.
func (d *Dispute) look(c answers.Case, a *answers.Answer) error {
	d.forget()
	if d.of == nil {
		if err := d.sit(c); err != nil {
			return err
		}
		if d.known = c.Known; d.known == "" {
			d.known = string(c.Table.State())
		}
	} else if c.Act.Seat > 0 {
		c.Act.Seat = d.actor()
	}
	d.take(c.Act)
	for _, t := range a.Taken {
		if t.Path != "" && !t.Goal {
			d.say(strings.ReplaceAll(t.Path, "{who}", strconv.Itoa(max(0, c.Act.Seat-1))), t.Value)
		}
	}
	d.told = a
	return nil
}

// sentence is the move of a case in plain words, with the names of the dispute where it has as many players.
func (d *Dispute) sentence(c answers.Case) string {
	if d.of != nil && c.Act.Seat > 0 {
		c.Act.Seat = d.actor()
	}
	if d.of != nil || len(d.table.Seats()) == len(c.Table.Seats()) {
		return d.table.Sentence(c.Act)
	}
	return c.Table.Sentence(c.Act)
}

// sit takes as many players as a case has, and its house rules.
func (d *Dispute) sit(c answers.Case) error {
	seats := c.Table.Seats()
	if len(d.Seats.Seats) != len(seats) {
		d.Seats.Seats = nil
		for i := range seats {
			d.Seats.Seats = append(d.Seats.Seats, parts.SeatName(i+1))
		}
	}
	d.Seats.Options = game.Known(d.game, c.Table.Options())
	return d.start()
}

// take chooses a whole move.
func (d *Dispute) take(act rules.Act) {
	forms := d.table.Forms()
	i := slices.IndexFunc(forms, func(f rules.Form) bool { return f.Verb == act.Verb })
	d.Claim = Claim{Form: &forms[i], Seat: act.Seat, Words: forms[i].Numbers(act)}
}

// say makes a fact known.
func (d *Dispute) say(path string, value any) {
	d.said = slices.DeleteFunc(d.said, func(f fact) bool { return f.path == path })
	d.said = append(d.said, fact{path: path, value: value})
}

// inquiry asks at a table of its own about what is known now. It is safe on another goroutine than the one of the
// screens once the copies are made.
func (d *Dispute) inquiry() func() (*partial.Inquiry, error) {
	table, known, inMatch := d.table.Fork(), d.known, d.of != nil
	loose, said := slices.Clone(d.loose), slices.Clone(d.said)
	return func() (*partial.Inquiry, error) {
		q := partial.New(table)
		var err error
		switch {
		case known != "":
			err = q.Read([]byte(known))
		case inMatch:
			q = partial.Of(table)
		}
		for _, path := range loose {
			q.Clear(path)
		}
		for _, f := range said {
			q.Set(f.path, f.value) // unless it is a number that was typed and can't be
		}
		return q, err
	}
}
