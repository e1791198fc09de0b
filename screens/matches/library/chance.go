package library

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// chancePage chooses whose cards and dice a match uses, and shows what anybody needs to check the app's.
type chancePage struct {
	app *Feature
	of  *game.OwnMatch
}

func (p *chancePage) Heading() string { return wording.L("Chance") }

func (p *chancePage) Page() fyne.CanvasObject {
	m := p.of.Match
	objects := []fyne.CanvasObject{parts.NewPanel(wording.L("Cards and dice"), p.choice(m)), p.proof(m)}
	return parts.NewPage(objects...)
}

// choice changes from now on whose cards and dice are used.
func (p *chancePage) choice(m *matches.Match) fyne.CanvasObject {
	chosen := 0
	if m.Draws() {
		chosen = 1
	}
	if m.ReadOnly() != "" || m.Table().Over() {
		return parts.NewLess(p.app.drawsLine(m))
	}
	choice := parts.NewChoice("", []string{wording.L("Ours"), wording.L("The app's")}, chosen, func(i int) {
		p.of.Change(func() error { return m.Chance().SetDraws(i == 1) })
		p.app.Show()
	})
	column := parts.NewColumn(choice, parts.NewLess(game.ChanceLine(m.Draws())))
	if fairness.Hides(m.Table()) {
		column.Add(game.NewPrivacy(m.Hands().Private(), func(private bool) {
			p.of.Change(func() error { return m.Hands().SetPrivate(private) })
			p.app.Relay()
		}))
	}
	return column
}

// proof is what was sealed, what was under the seal, and what was drawn.
func (p *chancePage) proof(m *matches.Match) fyne.CanvasObject {
	proof := m.Chance().Proof()
	if len(proof.Seeds) == 0 {
		return parts.NewPanel(wording.L("Fair draws"), parts.NewLess(wording.L("The app hasn't rolled or drawn in this match.")))
	}
	objects := []fyne.CanvasObject{parts.NewBody(wording.L("The app has already locked every roll and draw, so nobody can fiddle with them. At the end it shows the seed, and anybody can check all draws against these words: tablekeeper verify."))}
	for _, seed := range proof.Seeds {
		objects = append(objects, sealPanel(p.app, seed, m.Table().Seats()))
	}
	objects = append(objects, game.SealFacts(m.Chance().Start(), game.OwnerWords())...)
	if m.Chance().MayMix() {
		objects = append(objects, parts.NewPanel(wording.L("Mix in"), parts.NewBody(game.MixingWords()), p.mixing(m)))
	}
	objects = append(objects, parts.NewLess(wording.L("Drawn by the app: {app}. Entered by you: {own}. Algorithm: {version}.", len(proof.Draws), proof.Entered, proof.Version)))
	if m.Table().Over() {
		objects = append(objects, p.check(m))
	}
	objects = append(objects, parts.NewButton(wording.L("Share"), parts.IconShare, func() {
		p.app.Share(shell.Shareable{Title: wording.L("Chance"), Name: "chance.txt", Text: proofText(proof)})
	}))
	return parts.NewPanel(wording.L("Fair draws"), objects...)
}

// mixing is where everybody mixes into the latest seal.
func (p *chancePage) mixing(m *matches.Match) fyne.CanvasObject {
	given := func() []fairness.Contribution {
		seeds := m.Chance().Proof().Seeds
		return seeds[len(seeds)-1].Mixed
	}
	mixing := p.app.NewMixing(m.Table().Seats(), given, func(seat int, what []byte) error {
		err := p.of.Change(func() error { return m.Chance().Mix(seat, what) })
		p.app.Relay()
		return err
	})
	return mixing.Object()
}

// check makes all draws and events again from the seed, which is shown by then, and says what came of it.
func (p *chancePage) check(m *matches.Match) fyne.CanvasObject {
	result := parts.NewColumn()
	result.Add(parts.NewButton(wording.L("Check the draws"), parts.IconScales, func() {
		events := &tide.Sequence{}
		v, err := fairness.Verify(m.Export(), p.app.Game, events.Word, nil)
		if err != nil {
			shell.SayProblem(p.app, err)
			return
		}
		result.Objects = checkedDraws(v)
		result.Refresh()
		p.app.Relay()
	}))
	return result
}

// checkedDraws say whether the draws of a match follow from the seed.
func checkedDraws(v *fairness.Verification) []fyne.CanvasObject {
	kind, words := parts.Legal, wording.L("Every draw follows from the seed")
	switch v.Answer() {
	case fairness.Nothing:
		kind, words = parts.Depends, wording.L("The app drew nothing here")
	case fairness.Open:
		kind, words = parts.Depends, wording.L("Not all draws can be checked")
	case fairness.Refuted:
		kind, words = parts.NotAllowed, wording.L("Some draws don't follow from the seed")
	}
	objects := []fyne.CanvasObject{parts.NewVerdict(kind, words), parts.NewLess(wording.L("As drawn: {asDrawn}. Not as drawn: {notDrawn}. Can't be checked: {unchecked}.", v.Count(fairness.AsDrawn), v.Count(fairness.NotDrawn), v.Count(fairness.Unchecked)))}
	for _, problem := range wrongDraws(v) {
		objects = append(objects, parts.NewBody(problem))
	}
	return objects
}

// mostWrong is how many wrong draws are told one by one.
const mostWrong = 10

// wrongDraws are what a check has found, as lines.
func wrongDraws(v *fairness.Verification) []string {
	lines := slices.Concat(v.Late, v.Problems)
	for _, c := range v.Checked {
		if c.Finding == fairness.NotDrawn || c.Finding == fairness.Unchecked {
			lines = append(lines, parts.Upper(c.Text)+": "+c.Why+".")
		}
	}
	return lines[:min(len(lines), mostWrong)]
}

// sealPanel is one seal, and the seed once it is shown.
func sealPanel(a *Feature, s fairness.ProofSeed, seats []string) fyne.CanvasObject {
	seed := parts.NewLess(wording.L("You see the seed when the match is over."))
	if s.Seed != "" {
		seed = parts.NewWords(grouped(s.Seed), look.Body, look.Text)
	}
	column := parts.NewTightColumn(
		parts.NewLess(wording.L("Locked in from draw {from} on", s.From)),
		parts.NewWords(chance.Words(s.Commitment), look.Body, look.Text).Bold(),
		parts.NewWords(grouped(s.Commitment), look.Body, look.Text))
	for _, c := range s.Mixed {
		column.Add(parts.NewLess(wording.L("{name} mixed in: {what}", seats[c.Seat-1], c.Text())))
	}
	column.Add(parts.NewLess(wording.L("Seed")))
	column.Add(seed)
	return column
}

// grouped writes a long number in groups of eight, so that it wraps and can be compared.
func grouped(hex string) string {
	var groups []string
	for len(hex) > 8 {
		groups, hex = append(groups, hex[:8]), hex[8:]
	}
	return strings.Join(append(groups, hex), " ")
}

// proofText is the proof as text.
func proofText(p fairness.Proof) string {
	var lines []string
	for _, s := range p.Seeds {
		lines = append(lines, "Commitment "+s.Commitment, "Words "+chance.Words(s.Commitment))
		for _, c := range s.Mixed {
			lines = append(lines, "Mixed in by seat "+strconv.Itoa(c.Seat)+": "+c.Text())
		}
		if s.Seed != "" {
			lines = append(lines, "Seed "+s.Seed)
		}
	}
	for _, d := range p.Draws {
		value := strconv.Itoa(d.Value + 1)
		if d.Value < 0 {
			value = "?" // hidden, until the seed is shown
		}
		of := strconv.Itoa(d.Of)
		if d.Of == 0 {
			of = "?" // an import of a match that went on
		}
		lines = append(lines, strconv.Itoa(d.Number)+". "+d.Text+" ("+value+"/"+of+")")
	}
	return strings.Join(append(lines, "Chance "+p.Version), "\n") + "\n"
}
