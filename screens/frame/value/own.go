package value

import (
	"errors"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Copy is what people enter of their own copy of a game.
type Copy interface {
	Whole() *rules.Draft
	File() []byte
	Mistakes() []rules.Mistake
}

// Own is the owner's copy of a game while the app is open: as matches use it, and as it is being changed.
type Own[C Copy] struct {
	app    *game.Session
	file   string // under which it is kept; what is being changed is kept beside it
	ending string
	read   func(file []byte) (c C, left []string, err error)
	kept   C
	now    C
	Page   *Page
}

// draftEnding marks the file of what is being changed.
const draftEnding = ".draft"

// NewOwn reads what the device kept. Read takes what it can of a file, and says what it left out. Made is the copy as the app made it up, use what is particular about the editor; what all
// owners' copies have in common is filled in.
func NewOwn[C Copy](app *game.Session, file, ending string, made func() C, read func(file []byte) (c C, left []string, err error), use func(now C) Use) *Own[C] {
	o := &Own[C]{app: app, file: file, ending: ending, read: read, kept: made(), now: made()}
	draft := o.now.Whole()
	draft.Usual = draft.Tree
	o.load(file, func(data []byte) error {
		c, left, err := read(data)
		if err == nil && len(left) > 0 {
			err = errors.New(left[0])
		}
		if err == nil && len(c.Mistakes()) == 0 {
			o.kept = c
		}
		if err == nil {
			draft.Tree = c.Whole().Tree
		}
		return err
	})
	o.load(file+draftEnding, func(data []byte) error {
		return rules.ReadNamed("draft", data, func(v rules.Value) { draft.Tree = v.Plain() })
	})
	page := use(o.now)
	page.Draft, page.Mistakes, page.Changed = draft, o.now.Mistakes, o.save
	title := page.Title
	page.Title, page.Line = wording.L("Our box"), func() string { return o.line(title) }
	page.Keep = func() table.Key {
		return table.Key{Icon: parts.IconCheck, Word: wording.L("Keep our box"), Tap: o.Keep}
	}
	page.End = func(*Page) table.Key { return table.Key{Word: wording.L("Share"), Tap: o.share} }
	page.Restore, page.All = wording.L("As the app made it up"), wording.L("Restore all")
	page.Menu = append(page.Menu, o.menu()...)
	o.Page = New(app, page)
	return o
}

// load takes a file that the device has.
func (o *Own[C]) load(name string, take func(data []byte) error) {
	if err := o.app.Wholes().Read(name, take); err != nil {
		o.app.SayUnread(wording.L("Your copy can't be read, so the one that the app made up is used: {problem}.", err), err)
	}
}

// Opened is the page of the copy, at the part that the route names which is shown.
func (o *Own[C]) Opened() shell.Screen {
	if _, section, index := game.CutCopyRoute(o.app.Here().Arg); section != "" {
		at := rules.Path{section}
		if index >= 0 {
			at = at.Item(index)
		}
		o.Page.Show(at)
	}
	return o.Page
}

// Kept is the copy that matches use.
func (o *Own[C]) Kept() C { return o.kept }

// Now is the copy as it is being changed.
func (o *Own[C]) Now() C { return o.now }

// save writes what is being changed to the disk.
func (o *Own[C]) save() { o.write(o.file+draftEnding, rules.JSON(o.now.Whole().Tree)) }

func (o *Own[C]) write(name string, data []byte) {
	if err := o.app.Wholes().Write(name, data); err != nil {
		o.app.Say(wording.L("Your copy can't be saved. It lasts until you close the app: {problem}.", err))
	}
}

// Keep lets matches use the copy as it is now.
func (o *Own[C]) Keep() {
	kept, _, err := o.read(o.now.File())
	if err != nil {
		panic("value: " + err.Error()) // it was written by the copy itself
	}
	o.kept = kept
	o.write(o.file, kept.File())
	o.app.Say(wording.L("New matches use your copy."))
	o.app.Back()
}

// line says how much of it was entered.
func (o *Own[C]) line(title string) string {
	mine, all := 0, 0
	o.now.Whole().Each(func(at rules.Path) {
		all++
		if o.now.Whole().Source(at) == o.now.Whole().Mine {
			mine++
		}
	})
	return wording.L("{game}, {mine} of {all} rows ours", title, mine, all)
}

// share shows the copy as a file.
func (o *Own[C]) share() {
	o.app.Share(shell.Shareable{Title: wording.L("Our box"), Name: o.file, Text: string(o.now.File())})
}

// menu are the ways by which a copy comes.
func (o *Own[C]) menu() []parts.RowData {
	return []parts.RowData{
		{Icon: parts.IconPaste, Title: wording.L("From the clipboard"), Here: true, Tap: func() {
			shell.PasteText(o.app, func(text string) { o.Take([]byte(text)) })
		}},
		{Icon: parts.IconImport, Title: wording.L("From a file"), Here: true, Tap: func() {
			o.app.AskContent(wording.L("Import a file"), o.ending, o.TakeFile)
		}},
	}
}

// TakeFile takes what was in a file, or says why it can't be read.
func (o *Own[C]) TakeFile(_ string, data []byte, err error) {
	if err != nil {
		o.app.Say(wording.L("The file can't be read: {problem}.", err))
		return
	}
	o.Take(data)
}

// Take takes a file in place of the copy; its mistakes are put right in the editor.
func (o *Own[C]) Take(data []byte) {
	c, left, err := o.read(data)
	if err == nil {
		err = elsewhere(c)
	}
	if err != nil {
		o.app.Say(wording.L("This file isn't a copy of your box: {problem}.", err))
		return
	}
	o.Page.Change(wording.L("the file"), func() { o.now.Whole().Tree = c.Whole().Tree })
	switch found := len(o.now.Mistakes()); {
	case len(left) > 0:
		o.app.Say(wording.N(len(left), "{n} mistake in the file was left out, and what the app made up fills the gap: {which}.;{n} mistakes in the file were left out, and what the app made up fills the gaps: {which}.",
			strings.Join(left[:min(len(left), mostLeft)], "; ")))
	case found > 0:
		o.app.Say(wording.L("Mistakes in the file: {count}. Put them right, then keep it.", found))
	default:
		o.app.Say(wording.L("The file is here. Keep it, and new matches use it. Undo brings back what was before."))
	}
	o.app.Show()
}

// mostLeft is how many mistakes of a file are named.
const mostLeft = 4

// elsewhere is the first mistake that is in no part of what is described, where nobody can put it right.
func elsewhere(c Copy) error {
	for _, m := range c.Mistakes() {
		if len(m.At) == 0 {
			return errors.New(m.Why)
		}
		if _, ok := c.Whole().Field.At(m.At[:1]); !ok {
			return errors.New(m.Why)
		}
	}
	return nil
}
