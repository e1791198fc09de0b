package game

import (
	"errors"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/parts"
)

// SayChance shows the seal of the app's draws before the first of them.
func (a *Session) SayChance(m *matches.Match) {
	if !m.Draws() {
		return
	}
	if seal := SealOf(m); seal != "" {
		words := lang.L("The app's cards and dice are sealed: {{.Seal}}. The owner of this device can look up the coming draws in its files.", map[string]any{"Seal": seal})
		if start := StartWords(m.Start()); start != "" {
			words += " " + start
		}
		a.Say(words)
	}
}

// SealOf is the seal of the app's next draws in words, "" where nothing is sealed yet.
func SealOf(m *matches.Match) string {
	seeds := m.Chance().Seeds
	if len(seeds) == 0 {
		return ""
	}
	return chance.Words(seeds[len(seeds)-1].Commitment)
}

// Sealed lets the app draw. Before the first draw of a match that has its own cards and dice, the seal is made and shown. Where
// another device keeps the match, its draws were sealed there.
func (a *Session) Sealed(o *OpenMatch, draw func()) {
	if o.Away != nil || SealOf(o.Match) != "" {
		draw()
		return
	}
	if a.Kept(errors.Join(o.Match.SetDraws(true), o.Match.SetDraws(false))) != nil {
		return
	}
	parts.Ask(a.Canvas(), parts.Question{
		Icon:  parts.IconShuffle,
		Title: lang.L("Sealed: {{.Seal}}", map[string]any{"Seal": SealOf(o.Match)}),
		Words: lang.L("All the app's throws and draws in this match are fixed now. At the end you see the seed under the seal, so anybody can check them.") + " " + OwnerWords(),
		Yes:   lang.L("Continue"), No: lang.L("Not now"),
	}, func(yes bool) {
		if yes {
			draw()
		}
	})
}

// ChanceLine reports what the choice means.
func ChanceLine(own bool) string {
	if own {
		return lang.L("The app throws and draws. Before the first draw it shows a seal of what will come, and at the end what was under the seal, so that anybody can check it.")
	}
	return lang.L("You throw and draw at the table and enter what came. You can change this at any time.")
}
