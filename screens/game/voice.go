package game

import (
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Speak says a sentence by the device's voice, where it has one that is on; a device that is muted says nothing.
func (a *Session) Speak(sentence string) {
	if voice := a.Device().Voice; voice != nil && a.Options().Voice && !a.Options().Muted && sentence != "" {
		voice.Say(sentence)
	}
}

// VoiceKey turns the voice on and off; it says at once what now gives, so that people hear that it works. nil: the device has none.
func (a *Session) VoiceKey(now func() string) *parts.IconButton {
	if a.Device().Voice == nil {
		return nil
	}
	key := parts.NewIconButton(parts.NoIcon, "", nil)
	dress := func() {
		if a.Options().Voice && !a.Options().Muted {
			key.Set(parts.IconVoice, wording.L("Stop speaking aloud"))
		} else {
			key.Set(parts.IconVoiceOff, wording.L("Speak events and turns aloud"))
		}
	}
	key.Tap = func() {
		on := !a.Options().Voice || a.Options().Muted
		a.Choose(func(p *shell.Options) {
			p.Voice = on
			p.Muted = p.Muted && !on
		})
		a.Device().Voice.Stop()
		dress()
		a.Speak(now())
	}
	dress()
	return key
}

// LessonVoice is the key of the voice that reads a lesson aloud. nil: the device has no voice.
func (o *OpenMatch) LessonVoice(a *Session) *parts.IconButton {
	s, teaches := o.Seat.(*Taught)
	if !teaches {
		return nil
	}
	return a.VoiceKey(s.aloud)
}

// SpeakNews says which dice and cards came since it was last asked, each line of the log once, and then whose turn it is, if that
// is another one. timed tells that the timer announces what it enters itself. What only one player may know isn't said.
func (o *OpenMatch) SpeakNews(a *Session, timed bool) {
	t, first := o.Table(), o.voiced == nil
	if first {
		o.voiced = &voiced{}
	}
	for n := o.voiced.line + 1; n <= o.Log().Count() && !first; n++ {
		if line := o.Log().Line(n); tellable(t, line) && (!timed || line.Seat != 0) {
			a.Speak(parts.Upper(line.Sentence))
		}
	}
	turn := TurnLine(t)
	if turn != o.voiced.turn && !first {
		a.Speak(turn)
	}
	o.voiced.line, o.voiced.turn = max(o.voiced.line, o.Log().Count()), turn
}

// voiced is how far a match has been told by the voice.
type voiced struct {
	line int    // the number of the latest line of the log
	turn string // whose turn was told
}

// tellable reports whether a line of the log stands and tells of dice or cards that all may know.
func tellable(t rules.Table, line matches.LogLine) bool {
	log := t.Log()
	if line.Kind != matches.MoveLine || line.Undone || line.Hidden || line.Move < 1 || line.Move > len(log) {
		return false
	}
	act := log[line.Move-1].Act
	_, hidden := t.Hide(act)
	return !hidden && !t.Unseen(act) && t.Reveals(act)
}
