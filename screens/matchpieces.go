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
	left := l.left(lead)
	height := heightAt(objects[1], size.Width-left)
	place(objects[1], left, (size.Height-height)/2, size.Width-left, height)
}

// MinSize is as high as the higher one at the last width.
func (l *leadRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	lead := objects[0].MinSize()
	if l.width > 0 {
		heightAt(objects[1], l.width-l.left(lead))
	}
	rest := objects[1].MinSize()
	return fyne.NewSize(l.left(lead)+rest.Width, max(lead.Height, rest.Height))
}

// left is where what follows begins: at the edge where nothing leads it.
func (*leadRow) left(lead fyne.Size) float32 {
	if lead.Width == 0 {
		return 0
	}
	return lead.Width + leadGap
}

// newLabelled is a line of a mat: its name, and what lies there.
func newLabelled(name string, o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&labelled{}, parts.NewLess(name), o)
}

// labelShare is the share of a mat's width that the names of its lines take.
const labelShare = 0.28

// labelled puts names of the same width before what they name, so that the lines of a mat stand under each other; what has
// no room beside its name stands under it.
type labelled struct{ width float32 }

// left is where the object begins beside its name at some width; 0: it stands under it.
func (l *labelled) left(objects []fyne.CanvasObject, width float32) float32 {
	if left := width * labelShare; objects[1].MinSize().Width <= width-left {
		return left
	}
	return 0
}

// Layout places name and object at the top of the line.
func (l *labelled) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	left := l.left(objects, size.Width)
	if left == 0 {
		name := heightAt(objects[0], size.Width)
		place(objects[0], 0, 0, size.Width, name)
		place(objects[1], 0, name, size.Width, heightAt(objects[1], size.Width))
		return
	}
	place(objects[0], 0, 0, left-rowGap, heightAt(objects[0], left-rowGap))
	place(objects[1], left, 0, size.Width-left, heightAt(objects[1], size.Width-left))
}

// MinSize is that at the last width.
func (l *labelled) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if l.width > 0 {
		left := l.left(objects, l.width)
		if left == 0 {
			high := heightAt(objects[0], l.width) + heightAt(objects[1], l.width)
			return fyne.NewSize(max(objects[0].MinSize().Width, objects[1].MinSize().Width), high)
		}
		heightAt(objects[0], left-rowGap)
		heightAt(objects[1], l.width-left)
	}
	name, o := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(name.Width+rowGap+o.Width, max(name.Height, o.Height))
}
