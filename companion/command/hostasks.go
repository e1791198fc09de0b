package command

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"tablekeeper/companion/tables"
)

// question is what whoever started the program is asked: it is answered by "yes" or "no" and its number.
type question struct {
	id, text string
	answer   func(yes bool) (tables.Answer, []tables.Out)
}

// questions are what the devices at the table ask now.
func (h *hosted) questions() []question {
	var all []question
	for _, s := range h.table.Seats() {
		if s.Wish == nil {
			continue
		}
		id, who := s.Wish.ID, "a device without a seat"
		if s.Wish.From != "" {
			who = s.Wish.From + "'s device"
		}
		all = append(all, question{
			id:     id,
			text:   fmt.Sprintf("%q, %s, wants to play as %s. It shows the same two words.", s.Wish.Mark, who, s.Name),
			answer: func(yes bool) (tables.Answer, []tables.Out) { return h.table.HandOver(id, yes) },
		})
	}
	p := h.table.Asked()
	if p == nil {
		return all
	}
	seats := h.match.Table().Seats()
	for _, seat := range p.Away {
		all = append(all, question{
			id:     fmt.Sprint(p.ID, " ", seat),
			text:   fmt.Sprintf("%s wants to %s. %s isn't connected: you can agree for %s, and the log says so.", seats[p.By-1], p.What(), seats[seat-1], seats[seat-1]),
			answer: func(yes bool) (tables.Answer, []tables.Out) { return h.table.Decide(p.ID, seat, yes) },
		})
	}
	return all
}

// ask says what is asked now and was not said yet.
func (h *hosted) ask() {
	for _, q := range h.questions() {
		if !slices.Contains(h.asked, q.id) {
			h.asked = append(h.asked, q.id)
			h.say(fmt.Sprintf("%s Type: yes %d, or: no %d", q.text, len(h.asked), len(h.asked)))
		}
	}
}

// listen takes the answers to questions, until nothing comes any more.
func (h *hosted) listen(in io.Reader) {
	if h == nil || in == nil {
		return
	}
	for lines := bufio.NewScanner(in); lines.Scan(); {
		if words := strings.Fields(strings.ToLower(lines.Text())); len(words) > 0 {
			h.room.Use(func() { h.hear(words) })
		}
	}
}

// hear takes one answer.
func (h *hosted) hear(words []string) {
	yes := words[0] == "yes"
	number, err := 0, error(nil)
	if len(words) == 2 {
		number, err = strconv.Atoi(words[1])
	}
	if len(words) != 2 || err != nil || !yes && words[0] != "no" {
		h.say("a question is answered by yes or no and its number, such as: yes 1")
		return
	}
	for _, q := range h.questions() {
		if number < 1 || number > len(h.asked) || h.asked[number-1] != q.id {
			continue
		}
		h.asked[number-1] = "" // who asks again is told of again
		answer, out := q.answer(yes)
		h.room.Send(out)
		if !answer.OK {
			h.say(answer.Why)
		}
		return
	}
	h.say(fmt.Sprintf("nobody asks question %d now", number))
}

// sayEach is how often it is said again that the disk refuses.
const sayEach = time.Minute

// disk says that the disk refuses what is played, for as long as it does.
func (h *hosted) disk() {
	fault := h.match.Kept().Unsaved()
	now := h.now()
	switch {
	case fault == nil && h.unkept:
		h.unkept = false
		h.say("everything that was played is on the disk again")
	case fault != nil && (!h.unkept || now-h.saidDisk >= sayEach):
		h.unkept, h.saidDisk = true, now
		h.say(fmt.Sprintf("what is played now is NOT on the disk, and lost if this program ends: %v. All devices are told, and it is tried again.", fault))
	}
}

// doubles says once of a seat that two devices play it.
func (h *hosted) doubles() {
	for i, s := range h.table.Seats() {
		if s.Twice && !h.twice[i] {
			h.say(fmt.Sprintf("%s's seat is open twice: on two devices, or in two windows", s.Name))
		}
		if h.twice == nil {
			h.twice = map[int]bool{}
		}
		h.twice[i] = s.Twice
	}
}
