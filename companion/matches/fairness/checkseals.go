package fairness

import (
	"fmt"
	"slices"

	"tablekeeper/companion/rules"
)

// checkSeals finds draws that have more than one seal: whoever can choose among seals
// chooses what is drawn.
func (v *verifier) checkSeals(what string, list Promises) {
	for i, p := range list {
		switch {
		case i == 0 && p.From == StartAlone && (len(list) == 1 || !drawnStart(v.transcript)):
			v.Problems = append(v.Problems, fmt.Sprintf("The first seal is for the start alone: %s 1 has none, or nothing was drawn at the start.", what))
		case i == 0 && p.From > 1:
			v.Problems = append(v.Problems, fmt.Sprintf("The first seal begins with %s %d, not 1.", what, p.From))
		case i > 0 && p.From <= list[i-1].From:
			v.Problems = append(v.Problems, fmt.Sprintf("Seals %d and %d are both for %s %d.", i, i+1, what, list[i-1].From))
		}
		if j := slices.IndexFunc(list, func(other Promise) bool { return other.Commitment == p.Commitment }); j < i {
			v.Problems = append(v.Problems, fmt.Sprintf("Seals %d and %d are the same.", j+1, i+1))
		}
	}
}

// drawnStart reports whether the app drew the start of a match.
func drawnStart(t *rules.Transcript) bool {
	return t.Value(HeaderSetup) != "" || t.Value(HeaderDeal) != ""
}

// checkTimers finds a timer whose seed does not follow from what everybody mixed in,
// though they mixed into all seals.
func (v *verifier) checkTimers() {
	unmixed := func(p Promise) bool { return len(p.Mixed) == 0 || !p.Known }
	if len(v.seeds) == 0 || slices.ContainsFunc(v.seeds, unmixed) {
		return
	}
	for i, timer := range v.timers {
		follows := func(p Promise) bool { return p.Root().Timer(i+1).Commitment() == timer.Commitment }
		if !slices.ContainsFunc(v.seeds, follows) {
			v.Problems = append(v.Problems, fmt.Sprintf("Seal %d of the timer does not follow from what everybody mixed in.", i+1))
		}
	}
}

// checkEnd finds a match whose seed is shown before its end: then the end is missing.
func (v *verifier) checkEnd() {
	shown := slices.ContainsFunc(v.seeds, func(p Promise) bool { return p.Known })
	if shown && !v.table.Over() {
		v.Problems = append(v.Problems, "The seed is in the file, but the match is not over: its end is missing.")
	}
}

// checkSetup makes the setup choices again, if the app made them.
func (v *verifier) checkSetup(game *rules.Game) {
	if game.Shuffle == nil {
		return
	}
	c := Checked{Text: "setup", By: byApp}
	by := v.transcript.Value(HeaderSetup)
	if by != SetupApp && by != SetupMixed {
		if len(v.seeds) > 0 && len(v.headers("Setup")) > 0 {
			v.Checked = append(v.Checked, Checked{Text: "setup", By: byTable, Finding: ByHand})
		}
		return
	}
	p, ok := v.seeds.Start()
	if !ok || !p.Known {
		c.Finding, c.Why = Unchecked, v.noSeed(v.seeds)
	} else {
		seed := p.Seed
		if by == SetupMixed {
			seed = p.Root()
		}
		if !slices.Equal(v.headers("Setup"), Shuffled(game, v.transcript, seed)) {
			c.Finding, c.Why = NotDrawn, "the seed gives another setup"
		}
	}
	v.Checked = append(v.Checked, c)
}

// checkLate finds seals behind the first. A file can't show
// when a seal was made: whoever wrote it could have tried seals until one gave what pleases.
func (v *verifier) checkLate(what string, list Promises) {
	for _, p := range list[min(1, len(list)):] {
		v.Late = append(v.Late, fmt.Sprintf("From %s %d on there is a later seal: only who saw it before that %s knows that it was not chosen.", what, p.From, what))
	}
}
