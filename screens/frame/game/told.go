package game

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// MatchWhere names the table of a match in a route.
func MatchWhere(id string) string { return "match/" + id }

// RuleRoute leads to the page of a rule.
func RuleRoute(g *rules.Game, id string) shell.Route {
	return shell.Route{Page: shell.RulePage, Arg: g.Key + "/" + id}
}

// NewProblem is an error message, hidden until there is one.
func NewProblem() *parts.Words {
	words := parts.NewWords("", look.Body, look.NotAllowed)
	words.Hide()
	return words
}

// SayProblem shows an error as a sentence, or hides it.
func SayProblem(words *parts.Words, err error) {
	text := ""
	var fault *rules.Fault
	switch {
	case errors.As(err, &fault):
		text = parts.Upper(fault.Text) + "." // the line would be one of headers that nobody sees
	case err != nil:
		text = parts.Upper(err.Error()) + "."
	}
	words.SetText(text)
	box.SetVisible(words, err != nil)
}

// OptionName is how an option is called in a transcript.
func OptionName(name string) string {
	return wording.L("Option {name}", name)
}

// RulesLine reports what the register holds.
func RulesLine(g *rules.Game) string {
	return wording.L("All {rules} rules and {options} house rules, to search by word or number.", len(g.Rules()), len(g.Options))
}

// AidCard is a card that leads to an aid.
func AidCard(aid Aid, open func()) fyne.CanvasObject {
	return parts.NewCard(aid.Icon, aid.Title(), aid.Line(), open)
}

// AidKeys are what leads to the table aids of a game, each made by of; nil is left out.
func (a *Session) AidKeys(key string, of func(aid Aid, open func()) fyne.CanvasObject) (keys []fyne.CanvasObject) {
	for _, aid := range append(looseAids(a, key), a.Adds(key).Aids...) {
		if aid.Under {
			continue
		}
		if o := of(aid, func() { a.Open(shell.Route{Page: shell.AidPage, Arg: key + "/" + aid.Name}) }); o != nil {
			keys = append(keys, o)
		}
	}
	return keys
}

// ruled is how a source says that the rules text leaves something open.
const ruled = "ruling"

// shared begins the source of a rule that all games share.
const shared = "Table notation"

// SourceWords says where a rule comes from, or how far it comes from the rules text at all.
func SourceWords(source string) string {
	if strings.HasPrefix(source, shared) {
		return wording.L("All games share this rule.")
	}
	named := strings.TrimSuffix(strings.TrimSuffix(source, ruled), "("+ruled+")")
	sections := strings.TrimRight(named, " ,;(")
	line := wording.L("Source: {source}", sections)
	switch {
	case sections == "":
		return wording.L("The rules text leaves this open. This is how the app rules it.")
	case named != source:
		return line + ". " + wording.L("It leaves a part open. This is how the app rules it.")
	}
	return line
}

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
