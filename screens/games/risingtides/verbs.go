package risingtides

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/parts"
)

var pictures = []picker.Pictured{
	{Icon: parts.IconDeck, Verbs: []rules.Named{risingtides.Draw, risingtides.PickCard}},
	{Icon: parts.IconCrate, Verbs: []rules.Named{risingtides.Place, risingtides.Take}},
	{Icon: parts.IconDiscards, Verbs: []rules.Named{risingtides.Discard}},
	{Icon: parts.IconBuild, Verbs: []rules.Named{risingtides.Construct}},
	{Icon: parts.IconSwap, Verbs: []rules.Named{risingtides.Steal, risingtides.Send}},
	{Icon: parts.IconRelocate, Verbs: []rules.Named{risingtides.Relocate, risingtides.Redirect}},
	{Icon: parts.IconBlast, Verbs: []rules.Named{risingtides.Nuke}},
	{Icon: parts.IconFlag, Verbs: []rules.Named{risingtides.EnterNation, risingtides.Reveal, risingtides.Close}},
	{Icon: parts.IconShield, Verbs: []rules.Named{risingtides.Protect}},
	{Icon: parts.IconRedo, Verbs: []rules.Named{risingtides.Recounter}},
	{Icon: parts.IconShuffle, Verbs: []rules.Named{risingtides.Reshuffle}},
	{Icon: parts.IconHourglass, Verbs: []rules.Named{risingtides.TimeOut}},
	{Icon: parts.IconEvent, Verbs: []rules.Named{risingtides.TellEvent}},
}

// addToFace says under the name of a verb what comes next.
func addToFace(t rules.Table, act rules.Act, face *picker.Face) {
	v, ok := risingtides.Look(t)
	switch {
	case !ok:
	case risingtides.Construct.Is(act) && act.Seat > 0:
		face.Line = wording.L("Stage {number}", len(v.Players[act.Seat-1].Stages())+1)
	case risingtides.Pass.Is(act):
		face.Line = passWords(v.Step)
	}
}

// passWords is what a pass does in a step.
func passWords(step rules.Step) string {
	switch step {
	case risingtides.StepCounter:
		return wording.L("Let it happen")
	case risingtides.StepRecounter:
		return wording.L("Accept it")
	}
	return ""
}

// face shortens an event.
func face(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) {
	if v.Name == "EVENT" {
		short = wording.Translate(tide.Kind(value).Event().Title)
	}
	return short, parts.NoIcon, short != ""
}
