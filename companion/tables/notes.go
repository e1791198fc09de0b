package tables

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"tablekeeper/companion/base/wording"
)

// The templates of what the log notes of seats and of the file.
const (
	noteSits     = `{who} sits down at the device "{mark}".`
	noteStands   = `{who} stands up from the device "{mark}".`
	noteTaken    = `The host takes {who}'s seat from the device "{mark}".`
	noteGiven    = `{who} gives their seat to the device "{mark}".`
	noteHostGave = `The host gives {who}'s seat to the device "{mark}".`
	noteTwice    = `{who}'s seat is open twice ("{mark}"): on two devices, or in two windows.`
	noteAnew     = `Something else changed the file of this match. All of it is saved again, as "{name}".`
)

// decided are the templates of what the host decides for who isn't connected: with a yes or without, to make again or to take back,
// many entries or one.
var decided = map[[3]bool]string{
	{true, false, false}:  "The host agrees for {who}, who isn't connected, to take back: {move}.",
	{true, false, true}:   "The host agrees for {who}, who isn't connected, to take back {number} entries up to: {move}.",
	{true, true, false}:   "The host agrees for {who}, who isn't connected, to make again: {move}.",
	{true, true, true}:    "The host agrees for {who}, who isn't connected, to make again {number} entries up to: {move}.",
	{false, false, false}: "The host refuses for {who}, who isn't connected, to take back: {move}.",
	{false, false, true}:  "The host refuses for {who}, who isn't connected, to take back {number} entries up to: {move}.",
	{false, true, false}:  "The host refuses for {who}, who isn't connected, to make again: {move}.",
	{false, true, true}:   "The host refuses for {who}, who isn't connected, to make again {number} entries up to: {move}.",
}

// decision is the note of what the host decides about a proposal for a seat.
func decision(p *Proposal, who string, yes bool) wording.Text {
	with := []any{wording.Name(who), wording.Name(p.Sentence)}
	if p.Many > 1 {
		with = slices.Insert(with, 1, any(p.Many))
	}
	return wording.Say(decided[[3]bool{yes, p.Redo, p.Many > 1}], with...)
}

// SeatNotes are the templates of all that the log notes of seats, sorted: a language has them in its catalogue.
func SeatNotes() []string {
	all := []string{noteSits, noteStands, noteTaken, noteGiven, noteHostGave, noteTwice, noteAnew}
	for _, template := range decided {
		all = append(all, template)
	}
	slices.Sort(all)
	return all
}

// place is where a template is filled in.
var place = regexp.MustCompile(`\{\w+\}`)

// readable are the templates with what reads what fills them.
var readable = sync.OnceValue(func() map[string]*regexp.Regexp {
	all := map[string]*regexp.Regexp{}
	for _, template := range SeatNotes() {
		between := place.Split(template, -1)
		for i := range between {
			between[i] = regexp.QuoteMeta(between[i])
		}
		all[template] = regexp.MustCompile("^" + strings.Join(between, "(.+)") + "$")
	}
	return all
})

// ReadSeatNote is a note of the log as a text, which has other languages; it reports whether the note is one of a seat. The log itself
// is English.
func ReadSeatNote(note string) (wording.Text, bool) {
	for template, pattern := range readable() {
		words := pattern.FindStringSubmatch(note)
		if words == nil {
			continue
		}
		var with []any
		for _, word := range words[1:] {
			with = append(with, wording.Name(word))
		}
		return wording.Say(template, with...), true
	}
	return wording.Text{}, false
}
