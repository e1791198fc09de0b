package tables

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// The sentences that the log notes of seats and of the file.
const (
	noteSits     = `{{.Player}} sits down at the device "{{.Mark}}".`
	noteStands   = `{{.Player}} stands up from the device "{{.Mark}}".`
	noteTaken    = `The host takes {{.Player}}'s seat from the device "{{.Mark}}".`
	noteGiven    = `{{.Player}} gives their seat to the device "{{.Mark}}".`
	noteHostGave = `The host gives {{.Player}}'s seat to the device "{{.Mark}}".`
	noteTwice    = `{{.Player}}'s seat is open twice ("{{.Mark}}"): on two devices, or in two windows.`
	noteAnew     = `Something else changed the file of this match. All of it is saved again, as "{{.Name}}".`
)

// decided are the sentences of what the host decides for who isn't connected: with a yes or without, to make again or to take back,
// many entries or one.
var decided = map[[3]bool]string{
	{true, false, false}:  "The host agrees for {{.Player}}, who isn't connected, to take back: {{.Move}}.",
	{true, false, true}:   "The host agrees for {{.Player}}, who isn't connected, to take back {{.Number}} entries up to: {{.Move}}.",
	{true, true, false}:   "The host agrees for {{.Player}}, who isn't connected, to make again: {{.Move}}.",
	{true, true, true}:    "The host agrees for {{.Player}}, who isn't connected, to make again {{.Number}} entries up to: {{.Move}}.",
	{false, false, false}: "The host refuses for {{.Player}}, who isn't connected, to take back: {{.Move}}.",
	{false, false, true}:  "The host refuses for {{.Player}}, who isn't connected, to take back {{.Number}} entries up to: {{.Move}}.",
	{false, true, false}:  "The host refuses for {{.Player}}, who isn't connected, to make again: {{.Move}}.",
	{false, true, true}:   "The host refuses for {{.Player}}, who isn't connected, to make again {{.Number}} entries up to: {{.Move}}.",
}

// SeatNotes are all sentences that the log notes of seats, with gaps such as {{.Player}}.
func SeatNotes() []string {
	all := []string{noteSits, noteStands, noteTaken, noteGiven, noteHostGave, noteTwice, noteAnew}
	for _, sentence := range decided {
		all = append(all, sentence)
	}
	return all
}

// gap is a place in a sentence for what differs.
var gap = regexp.MustCompile(`\{\{\.(\w+)\}\}`)

// fill puts what differs into a sentence.
func fill(sentence string, data map[string]any) string {
	return gap.ReplaceAllStringFunc(sentence, func(at string) string { return fmt.Sprint(data[gap.FindStringSubmatch(at)[1]]) })
}

// readable are the sentences with what reads their gaps.
var readable = sync.OnceValue(func() map[string]*regexp.Regexp {
	all := map[string]*regexp.Regexp{}
	for _, sentence := range SeatNotes() {
		pattern := regexp.QuoteMeta(gap.ReplaceAllString(sentence, "\x00"))
		all[sentence] = regexp.MustCompile("^" + strings.ReplaceAll(pattern, "\x00", "(.+)") + "$")
	}
	return all
})

// ReadSeatNote finds the sentence of a note of the log and what stands in its gaps, so that it can be said in another language; it
// reports whether the note is one of a seat.
func ReadSeatNote(text string) (sentence string, data map[string]any, ok bool) {
	for sentence, pattern := range readable() {
		words := pattern.FindStringSubmatch(text)
		if words == nil {
			continue
		}
		data := map[string]any{}
		for i, name := range gap.FindAllStringSubmatch(sentence, -1) {
			data[name[1]] = words[i+1]
		}
		return sentence, data, true
	}
	return "", nil, false
}
