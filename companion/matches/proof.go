package matches

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/rules"
)

// proof is what the headers of a transcript say of chance.
type proof struct {
	seeds, timers []promise
}

// readProof reads the commitments and the seeds to them. A seed that fits no
// commitment, or stands for other draws, is an error; what is in order is given
// with it.
func readProof(t *rules.Transcript) (p proof, err error) {
	p.seeds, err = readPromises(t, headerCommitment, headerSeed, fromDraw)
	var second error
	p.timers, second = readPromises(t, headerTimer, headerTimerSeed, fromEvent)
	if err == nil {
		err = second
	}
	if second = readMixed(t, p.seeds); err == nil {
		err = second
	}
	return p, err
}

// readMixed gives what the players mixed in to the seals that it was for.
func readMixed(t *rules.Transcript, seeds []promise) error {
	seats := len(t.Values("Seat"))
	for _, line := range t.Values(headerMixed) {
		text, first, err := readFrom(line, fromDraw)
		if err != nil {
			return err
		}
		if _, err := readContribution(text, seats); err != nil {
			return &rules.Fault{Line: line.Number, Text: err.Error()}
		}
		i := slices.IndexFunc(seeds, func(p promise) bool { return p.from == first })
		if i < 0 {
			return &rules.Fault{Line: line.Number, Text: fmt.Sprintf("no seal is for draw %d: there is nothing to mix into", first)}
		}
		if len(seeds[i].mixed) >= MaxContributions {
			return &rules.Fault{Line: line.Number, Text: ErrMixLong.Error()}
		}
		seeds[i].mixed = append(seeds[i].mixed, text)
	}
	return nil
}

func readPromises(t *rules.Transcript, commitment, seed, from string) ([]promise, error) {
	var list []promise
	for _, line := range t.Values(commitment) {
		text, first, err := readFrom(line, from)
		if err != nil {
			return list, err
		}
		if _, err := chance.ParseSeed(text); err != nil {
			return list, &rules.Fault{Line: line.Number, Text: "a commitment has 64 hexadecimal digits"}
		}
		list = append(list, promise{from: first, commitment: strings.ToLower(text)})
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
func fits(list []promise, s chance.Seed, from int) bool {
	for i := range list {
		if p := &list[i]; p.from == from && p.commitment == s.Commitment() {
			p.seed, p.known = s, true
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
	if err != nil || first < 1 && (first != startAlone || from != fromDraw) {
		return text, 0, &rules.Fault{Line: line.Number, Text: fmt.Sprintf("%q is no number of a draw", number)}
	}
	return text, first, nil
}

// readDraw reads what an export writes behind a move that the app drew; the value
// of a hidden draw is faceUnknown. Before the end of a match nobody is told of how many
// cases it was: 0.
func readDraw(comment string) (n, value, of int, ok bool) {
	rest, ok := strings.CutPrefix(comment, sayDraw)
	if !ok {
		return 0, 0, 0, false
	}
	if number, closed := strings.CutSuffix(rest, closedDraw); closed {
		n, err := strconv.Atoi(number)
		return n, faceUnknown, 0, err == nil && n > 0 && n <= rules.MaxMoves && strconv.Itoa(n) == number
	}
	if got, err := fmt.Sscanf(rest, "%d: ? of %d", &n, &of); err == nil && got == 2 {
		value = faceUnknown
		return n, value, of, n > 0 && n <= rules.MaxMoves && of > 0 && rest == fmt.Sprintf("%d: ? of %d", n, of)
	}
	got, err := fmt.Sscanf(rest, "%d: %d of %d", &n, &value, &of)
	ok = err == nil && got == 3 && n > 0 && n <= rules.MaxMoves && value >= 0 && value < of &&
		rest == fmt.Sprintf("%d: %d of %d", n, value, of)
	return n, value, of, ok
}

// readEvent reads what an export writes behind a move of the timer: the event's
// number, 0 for what is no event.
func readEvent(comment string) (n int, ok bool) {
	if comment == sayTimer {
		return 0, true
	}
	number, ok := strings.CutPrefix(comment, sayEvent)
	n, err := strconv.Atoi(number)
	return n, ok && err == nil && n > 0 && n <= rules.MaxMoves && strconv.Itoa(n) == number
}

// Chance is what anybody needs to check the app's draws. Seeds are in it only
// once the match is over.
func (m *Match) Chance() Proof {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.history
	p := Proof{Version: chance.Version, Seeds: shown(s.seeds, s.over), Timer: shown(s.timers, s.over)}
	for _, turn := range s.line[1:] {
		number := int(s.turns[turn].item)
		i := &s.items[number-1]
		if i.kind != MoveLine || s.turns[turn].unplayable {
			continue
		}
		switch {
		case i.by == Drawn:
			p.Draws = append(p.Draws, s.proofDraw(number))
		case i.by == Entered && s.table.Reveals(s.turns[turn].act):
			p.Entered++
		}
	}
	return p
}

// proofDraw is the draw of a line; the face of a hidden one is told with the seed.
func (s *history) proofDraw(number int) ProofDraw {
	i := &s.items[number-1]
	_, text := s.moveText(i)
	d := ProofDraw{Number: int(i.draw), Line: number, Of: int(i.of), Value: int(i.value), Text: text}
	if d.Hidden = s.table.Unseen(s.turns[i.turn].act); d.Hidden {
		if s.over && i.more != nil {
			d.Text = s.table.Notation(i.more.face)
		} else {
			d.Value = faceUnknown
		}
	}
	return d
}

func shown(list []promise, over bool) []ProofSeed {
	var seeds []ProofSeed
	for _, p := range list {
		seed := ProofSeed{From: p.from, Commitment: p.commitment, Mixed: contributions(p.mixed)}
		if over && p.known {
			seed.Seed = p.seed.String()
		}
		seeds = append(seeds, seed)
	}
	return seeds
}
