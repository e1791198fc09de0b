package picker

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/parts"
)

// Command is a line to type commands in: Tab completes, Enter does, Escape leaves it.
type Command struct {
	parts.Entry
	complete, do, escape func()
}

var _ fyne.Tabbable = (*Command)(nil)

// newCommand has a label, which is also shown while it is empty; changed is called with each change.
func newCommand(label string, changed func(string), complete, do, escape func()) *Command {
	c := &Command{complete: complete, do: do, escape: escape}
	c.Extend(c, label, changed)
	return c
}

// AcceptsTab keeps the tab key from going to the next widget while something is typed.
func (c *Command) AcceptsTab() bool { return c.Text != "" }

// TypedKey works the keys of a command and gives the others to the line.
func (c *Command) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyTab:
		c.complete()
	case fyne.KeyReturn, fyne.KeyEnter:
		c.do()
	case fyne.KeyEscape:
		c.escape()
	default:
		c.Entry.TypedKey(key)
	}
}

// Set writes a text and puts the cursor behind it.
func (c *Command) Set(text string) {
	c.SetText(text)
	c.CursorColumn = len([]rune(text))
	c.Refresh()
}
