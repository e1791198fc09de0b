package fairness

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/rules"
)

// readPromises reads the commitments and the seeds to them. A seed that fits no
// commitment, or stands for other draws, is an error; what is in order is given
// with it.
func readPromises(t *rules.Transcript) (seeds, timers Promises, err error) {
	seeds, err = readSeals(t, headerCommitment, HeaderSeed, fromDraw)
	var second error
	timers, second = readSeals(t, headerTimer, headerTimerSeed, fromEvent)
	if err == nil {
		err = second
	}
	if second = readMixed(t, seeds); err == nil {
		err = second
	}
	return seeds, timers, err
}

// readMixed gives what the players mixed in to the seals that it was for.
func readMixed(t *rules.Transcript, seeds Promises) error {
	seats := len(t.Values("Seat"))
	for _, line := range t.Values(headerMixed) {
		text, first, err := readFrom(line, fromDraw)
		if err != nil {
			return err
		}
		if _, err := ReadContribution(text, seats); err != nil {
			return &rules.Fault{Line: line.Number, Text: err.Error()}
		}
		i := slices.IndexFunc(seeds, func(p Promise) bool { return p.From == first })
		if i < 0 {
			return &rules.Fault{Line: line.Number, Text: fmt.Sprintf("no seal is for draw %d: there is nothing to mix into", first)}
		}
		if len(seeds[i].Mixed) >= MaxContributions {
			return &rules.Fault{Line: line.Number, Text: ErrMixLong.Error()}
		}
		seeds[i].Mixed = append(seeds[i].Mixed, text)
	}
	return nil
}

func readSeals(t *rules.Transcript, commitment, seed, from string) (Promises, error) {
	var list Promises
	for _, line := range t.Values(commitment) {
		text, first, err := readFrom(line, from)
		if err != nil {
			return list, err
		}
		if _, err := chance.ParseSeed(text); err != nil {
			return list, &rules.Fault{Line: line.Number, Text: "a commitment has 64 hexadecimal digits"}
		}
		list = append(list, Promise{From: first, Commitment: strings.ToLower(text)})
	}
	for _, line := range t.Values(seed) {
		text, first, err := readFrom(line, from)
		if err != nil {
			return list, err
		}
		s, err := chance.ParseSeed(text)
		if err != nil {
			return list, &rules.Fault{Line: line.Number, Text: err.Error()}
		}
		if len(list) == 0 {
			return list, &rules.Fault{Line: line.Number, Text: "there is a seed but no commitment: the match was never sealed"}
		}
		if !fits(list, s, first) {
			return list, &rules.Fault{Line: line.Number, Text: "the seed is not the one that was committed to: its SHA-256 is " + s.Commitment()}
		}
	}
	return list, nil
}

// fits gives a seed to the commitment that it opens.
func fits(list Promises, s chance.Seed, from int) bool {
	for i := range list {
		if p := &list[i]; p.From == from && p.Commitment == s.Commitment() {
			p.Seed, p.Known = s, true
			return true
		}
	}
	return false
}

// readFrom takes a header's value apart: a number in hexadecimal digits, and the
// first draw that it is for.
func readFrom(line rules.Line, from string) (text string, first int, err error) {
	text, number, later := strings.Cut(line.Text, from)
	if !later {
		return text, 1, nil
	}
	first, err = strconv.Atoi(number)
	if err != nil || first < 1 && (first != StartAlone || from != fromDraw) {
		return text, 0, &rules.Fault{Line: line.Number, Text: fmt.Sprintf("%q isn't a number of a draw", number)}
	}
	return text, first, nil
}
