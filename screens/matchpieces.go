package screens

import (
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/parts"
)

// upper writes a sentence with a capital at its beginning.
func upper(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// leadGap is the space behind what leads a row, in device-independent pixels.
const leadGap = 12

// leadRow puts something at the left at its own size and gives the rest of the row to what follows it.
type leadRow struct{ width float32 }

// Layout places both in the middle of the height.
func (l *leadRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	lead := objects[0].MinSize()
	place(objects[0], 0, (size.Height-lead.Height)/2, lead.Width, lead.Height)
	left := lead.Width + leadGap
	height := heightAt(objects[1], size.Width-left)
	place(objects[1], left, (size.Height-height)/2, size.Width-left, height)
}

// MinSize is as high as the higher one at the last width.
func (l *leadRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	lead := objects[0].MinSize()
	if l.width > 0 {
		heightAt(objects[1], l.width-lead.Width-leadGap)
	}
	rest := objects[1].MinSize()
	return fyne.NewSize(lead.Width+leadGap+rest.Width, max(lead.Height, rest.Height))
}

// newLabelled is a line of a mat: its name, and what lies there.
func newLabelled(name string, o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&labelled{}, parts.NewLess(name), o)
}

// labelShare is the share of a mat's width that the names of its lines take.
const labelShare = 0.28

// labelled puts names of the same width before what they name, so that the lines of a mat stand under each other.
type labelled struct{ width float32 }

// Layout places name and object at the top of the line.
func (l *labelled) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	left := size.Width * labelShare
	place(objects[0], 0, 0, left-rowGap, heightAt(objects[0], left-rowGap))
	place(objects[1], left, 0, size.Width-left, heightAt(objects[1], size.Width-left))
}

// MinSize is that at the last width.
func (l *labelled) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if l.width > 0 {
		left := l.width * labelShare
		heightAt(objects[0], left-rowGap)
		heightAt(objects[1], l.width-left)
	}
	name, o := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(name.Width+rowGap+o.Width, max(name.Height, o.Height))
}
