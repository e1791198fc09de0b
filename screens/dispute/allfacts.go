package dispute

import (
	"strings"

	"tablekeeper/companion/ask"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/table"
	"tablekeeper/screens/value"
)

// editing is the editor of something, a new one where another thing was edited last.
func (d *Dispute) editing(what any, open func() *value.Page) *value.Page {
	if d.editor == nil || d.edits != what {
		d.editor, d.edits = open(), what
	}
	return d.editor
}

// newFactsPage sets up the whole position of a dispute. What nobody has set stays unknown.
func newFactsPage(a *Feature, d *Dispute) *value.Page {
	d.Draft.Begin()
	use := d.Draft.Use(wording.L("All facts"))
	use.Line = func() string { return wording.L("Set what you know.") }
	use.Source = func(at rules.Path) (words string, mine, made bool) {
		if d.Draft.IsSet(at) {
			return wording.L("known"), true, false
		}
		return wording.L("not known"), false, false
	}
	use.Confirm = d.Draft.Know
	use.Keep = func() table.Key {
		return table.Key{Icon: parts.IconScales, Word: wording.L("Use these facts"), Tap: func() {
			d.use()
			a.Back()
		}}
	}
	if d.of == nil {
		use.Menu = []parts.RowData{
			{Icon: parts.IconPlay, Title: wording.L("Normal start"), Here: true, Tap: func() { a.anew(d, d.usual(a.Printed(d.game))) }},
			{Icon: parts.IconPaste, Title: wording.L("Paste"), Here: true, Tap: func() {
				shell.PasteText(a, func(text string) { a.anew(d, d.paste(text)) })
			}},
		}
	}
	return value.New(a, use)
}

// usual takes the normal start for known as a whole, with one's own copy as it is now.
func (d *Dispute) usual(printed []rules.Header) error {
	d.Seats.Printed = printed
	err := d.start()
	if err == nil {
		d.Draft.Know(nil)
	}
	return err
}

// anew shows another beginning, or says why it is none.
func (a *Feature) anew(d *Dispute, err error) {
	if err != nil {
		a.Say(wording.L("That can't be used: {problem}.", err))
		return
	}
	d.use()
	a.Show()
}

// draw sets the draft to a position that fits all that is known, and marks what is.
func (d *Dispute) draw() {
	if d.drawn == d.asks+1 {
		return // it is shown again, with what people have set since
	}
	d.drawn, d.editor = d.asks+1, nil
	q, err := d.inquiry()()
	if err != nil {
		return
	}
	if d.answer != nil && d.answer.err == nil {
		for _, tree := range []rules.Object{d.answer.LegalWhen, d.answer.IllegalWhen} {
			if tree != nil && d.Draft.Read(rules.JSON(tree)) == nil {
				break
			}
		}
	}
	for _, f := range d.said {
		d.Draft.Put(strings.Split(f.path, "."), f.value)
	}
	setup := d.setup()
	for _, path := range q.Paths() {
		first, _, _ := strings.Cut(path, ".")
		if _, known := q.Known(path); known && !setup[first] {
			d.Draft.Know(strings.Split(path, "."))
		}
	}
}

// setup names the fields that the table's setup says.
func (d *Dispute) setup() map[string]bool {
	fields := map[string]bool{}
	for _, f := range d.table.Fields() {
		fields[f.Name] = f.Setup
	}
	return fields
}

// use takes what was set in the draft for known, and all else for unknown.
func (d *Dispute) use() {
	d.forget()
	d.known = string(d.Draft.Bytes())
	q := ask.New(d.table.Fork())
	if q.Read([]byte(d.known)) != nil {
		d.known = ""
		return
	}
	setup := d.setup()
	for _, path := range q.Paths() {
		first, _, _ := strings.Cut(path, ".")
		if !setup[first] && !d.Draft.IsSet(strings.Split(path, ".")) {
			d.loose = append(d.loose, path)
		}
	}
}
