package dispute

import (
	"slices"

	"tablekeeper/companion/ask"
	"tablekeeper/companion/rules"
)

// forget forgets what is known and the answer; the move stays where it is one of this table.
func (d *Dispute) forget() {
	d.known, d.loose, d.said, d.answer, d.change = "", nil, nil, nil, ""
	if d.Claim.Form == nil {
		return
	}
	forms := d.table.Forms()
	i := slices.IndexFunc(forms, func(f rules.Form) bool { return f.Name == d.Claim.Form.Name && len(f.Words) == len(d.Claim.Words) })
	if i < 0 || d.Claim.Seat > len(d.table.Seats()) {
		d.Claim = ask.Claim{}
		return
	}
	d.Claim.Form = &forms[i]
	for at, v := range forms[i].Words {
		if first, last := v.Range(); d.Claim.Words[at] < first || d.Claim.Words[at] > last {
			d.Claim.Words[at] = ask.Unsaid
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

// mean takes what somebody has said.
func (d *Dispute) mean(m *ask.Meaning) {
	d.forget()
	d.Claim = m.Claim
	if m.Usual != nil {
		d.usual(m.Usual)
		return
	}
	d.asked = ""
	for path, n := range m.Known {
		d.say(path, n)
	}
	for _, path := range m.Zero {
		d.say(path, 0)
		d.said[len(d.said)-1].quiet = true
	}
}

// usual takes a usual dispute. In a match only its move counts: the match knows the rest.
func (d *Dispute) usual(u *rules.Usual) {
	d.forget()
	act, err := d.table.Read(u.Move)
	if err != nil {
		return // the book has no such move at this table, such as that of a fourth seat
	}
	d.asked = u.Said
	d.take(act)
	if d.of == nil {
		d.known = u.Known
	}
}

// take chooses a whole move.
func (d *Dispute) take(act rules.Act) {
	forms := d.table.Forms()
	i := slices.IndexFunc(forms, func(f rules.Form) bool { return f.Verb == act.Verb })
	d.Claim = ask.Claim{Form: &forms[i], Seat: act.Seat, Words: slices.Clone(act.Words[:len(forms[i].Words)])}
}

// say makes a fact known.
func (d *Dispute) say(path string, value any) {
	d.said = slices.DeleteFunc(d.said, func(f fact) bool { return f.path == path })
	d.said = append(d.said, fact{path: path, value: value})
}

// inquiry asks at a table of its own about what is known now. It is safe on another goroutine than the one of the
// screens once the copies are made.
func (d *Dispute) inquiry() func() (*ask.Inquiry, error) {
	table, known, inMatch := d.table.Fork(), d.known, d.of != nil
	loose, said := slices.Clone(d.loose), slices.Clone(d.said)
	return func() (*ask.Inquiry, error) {
		q := ask.New(table)
		var err error
		switch {
		case known != "":
			err = q.Read([]byte(known))
		case inMatch:
			q = ask.Of(table)
		}
		for _, path := range loose {
			q.Clear(path)
		}
		for _, f := range said {
			if q.Set(f.path, f.value) != nil {
				continue // a number that was typed and can't be
			}
		}
		return q, err
	}
}
