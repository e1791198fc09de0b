package matches

import (
	"fmt"
	"slices"

	"tablekeeper/companion/rules"
)

// checkSeals finds draws that have more than one seal: whoever can choose among seals
// chooses what is drawn.
func (v *verifier) checkSeals(what string, list []promise) {
	for i, p := range list {
		switch {
		case i == 0 && p.from == startAlone && (len(list) == 1 || !drawnStart(v.transcript)):
			v.Problems = append(v.Problems, fmt.Sprintf("The first seal is for the start alone: %s 1 has none, or nothing was drawn at the start.", what))
		case i == 0 && p.from > 1:
			v.Problems = append(v.Problems, fmt.Sprintf("The first seal begins with %s %d, not 1.", what, p.from))
		case i > 0 && p.from <= list[i-1].from:
			v.Problems = append(v.Problems, fmt.Sprintf("Seals %d and %d are both for %s %d.", i, i+1, what, list[i-1].from))
		}
		if j := slices.IndexFunc(list, func(other promise) bool { return other.commitment == p.commitment }); j < i {
			v.Problems = append(v.Problems, fmt.Sprintf("Seals %d and %d are the same.", j+1, i+1))
		}
	}
}

// drawnStart reports whether the app drew the start of a match.
func drawnStart(t *rules.Transcript) bool {
	return firstHeader(t, headerSetup) != "" || firstHeader(t, headerDeal) != ""
}

// checkTimers finds a timer whose seed does not follow from what everybody mixed in,
// though they mixed into all seals.
func (v *verifier) checkTimers() {
	unmixed := func(p promise) bool { return len(p.mixed) == 0 || !p.known }
	if len(v.proof.seeds) == 0 || slices.ContainsFunc(v.proof.seeds, unmixed) {
		return
	}
	for i, timer := range v.proof.timers {
		follows := func(p promise) bool { return p.root().Timer(i+1).Commitment() == timer.commitment }
		if !slices.ContainsFunc(v.proof.seeds, follows) {
			v.Problems = append(v.Problems, fmt.Sprintf("Seal %d of the timer does not follow from what everybody mixed in.", i+1))
		}
	}
}

// checkEnd finds a match whose seed is shown before its end: then the end is missing.
func (v *verifier) checkEnd() {
	shown := slices.ContainsFunc(v.proof.seeds, func(p promise) bool { return p.known })
	if shown && !v.table.Over() {
		v.Problems = append(v.Problems, "The seed is in the file, but the match is not over: its end is missing.")
	}
}

// checkSetup makes the setup choices again, if the app made them.
func (v *verifier) checkSetup(game *rules.Game) {
	if game.Shuffle == nil {
		return
	}
	c := Checked{Text: "setup", By: Drawn}
	by := firstHeader(v.transcript, headerSetup)
	if by != setupApp && by != setupMixed {
		if len(v.proof.seeds) > 0 && len(v.headers("Setup")) > 0 {
			v.Checked = append(v.Checked, Checked{Text: "setup", Finding: ByHand})
		}
		return
	}
	p, ok := startSeal(v.proof.seeds)
	if !ok || !p.known {
		c.Finding, c.Why = Unchecked, v.noSeed(v.proof.seeds)
	} else {
		seed := p.seed
		if by == setupMixed {
			seed = p.root()
		}
		if !slices.Equal(v.headers("Setup"), shuffled(game, v.transcript, seed)) {
			c.Finding, c.Why = NotDrawn, "the seed gives another setup"
		}
	}
	v.Checked = append(v.Checked, c)
}

// checkDigest finds a match that was changed after the app had written it, or from which
// something was left out. Exports of before had no digest.
func (v *verifier) checkDigest(data []byte) {
	given := firstHeader(v.transcript, headerDigest)
	seed, ok := firstSeed(v.proof.seeds)
	v.Undigested = ok && given == ""
	if given != "" && ok && given != digest(v.transcript, data, seed) {
		v.Problems = append(v.Problems, changedText)
	}
}
