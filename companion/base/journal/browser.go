package journal

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// drawer is what a browser keeps for a page: texts by their keys. Each setting of
// a key is whole or not done at all, and nothing else can be relied on.
type drawer interface {
	// get gives the text of a key, false where there is none.
	get(key string) (text string, there bool, err error)
	set(key, text string) error
	remove(key string) error
	// keys gives all keys, in no order.
	keys() ([]string, error)
}

// browser is the store over a drawer. A file is a head and its pieces:
//
//	tablekeeper/NAME        "0" or "1": which of its two shelves the content is on
//	tablekeeper/NAME/0/7    piece 7 on shelf 0
//
// Replacing a file fills the other shelf and then turns the head, which is one
// setting of one key: before it there is the old content, after it the new one.
// A line that is appended goes into the last piece or, where that is long, into
// a new one; no other piece is touched. The texts hold a character for a byte,
// so that any bytes come back as they were.
type browser struct {
	mu   sync.Mutex
	keep drawer
}

const (
	browserKeys = "tablekeeper/"
	// pieceLength is the length in bytes from which a piece takes no more lines.
	pieceLength = 4096
)

func head(name string) string { return browserKeys + name }

func piece(name, shelf string, n int) string {
	return browserKeys + name + "/" + shelf + "/" + strconv.Itoa(n)
}

func otherShelf(shelf string) string {
	if shelf == "0" {
		return "1"
	}
	return "0"
}

func (b *browser) List() ([]string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	keys, err := b.keep.keys()
	if err != nil {
		return nil, fmt.Errorf("listing what the browser keeps: %w", err)
	}
	names := []string{}
	for _, key := range keys {
		if name, ours := strings.CutPrefix(key, browserKeys); ours && checkName(name) == nil {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// shelf is the one that a file's content is on, false where there is no such file.
func (b *browser) shelf(name string) (shelf string, there bool, err error) {
	shelf, there, err = b.keep.get(head(name))
	if err == nil && there && shelf != "0" && shelf != "1" {
		err = fmt.Errorf("its head says %q", shelf)
	}
	return shelf, there, err
}

// pieces returns what is on a shelf.
func (b *browser) pieces(name, shelf string) ([]string, error) {
	var all []string
	for {
		text, there, err := b.keep.get(piece(name, shelf, len(all)))
		if err != nil || !there {
			return all, err
		}
		all = append(all, text)
	}
}

// clear empties a shelf, from its end: what is left when that is cut short has no
// gap, and is found and cleared the next time.
func (b *browser) clear(name, shelf string) error {
	all, err := b.pieces(name, shelf)
	for i := len(all) - 1; i >= 0 && err == nil; i-- {
		err = b.keep.remove(piece(name, shelf, i))
	}
	return err
}

func (b *browser) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	shelf, there, err := b.shelf(name)
	if err == nil && !there {
		err = fs.ErrNotExist
	}
	if err != nil {
		return nil, about("reading", name, err)
	}
	all, err := b.pieces(name, shelf)
	return toBytes(strings.Join(all, "")), about("reading", name, err)
}

func (b *browser) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	before, there, err := b.shelf(name)
	if err == nil {
		err = b.fill(name, otherShelf(before), toText(data))
	}
	if err == nil && there {
		_ = b.clear(name, before) // the new content stands; what is left is cleared the next time
	}
	return about("writing", name, err)
}

// fill puts a text on a shelf and turns the head to it.
func (b *browser) fill(name, shelf, text string) error {
	err := b.clear(name, shelf)
	if err == nil {
		err = b.keep.set(piece(name, shelf, 0), text)
	}
	if err == nil {
		err = b.keep.set(head(name), shelf)
	}
	if err != nil {
		_ = b.clear(name, shelf) // so that a browser that is full gets the room back
	}
	return err
}

func (b *browser) Append(name string, size int, line []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	shelf, there, err := b.shelf(name)
	switch {
	case err != nil:
	case !there && size == 0:
		err = b.fill(name, "0", toText(line))
	case !there:
		err = fmt.Errorf("%w: it is gone", errChanged)
	default:
		err = b.extend(name, shelf, size, toText(line))
	}
	return about("writing", name, err)
}

// extend adds a text to the last piece of a shelf or, where that is long, as a new one.
func (b *browser) extend(name, shelf string, size int, text string) error {
	all, err := b.pieces(name, shelf)
	if err != nil {
		return err
	}
	if is := utf8.RuneCountInString(strings.Join(all, "")); is != size {
		return fmt.Errorf("%w: it has %d bytes, not %d", errChanged, is, size)
	}
	n := len(all)
	if n > 0 && len(all[n-1])+len(text) <= pieceLength {
		return b.keep.set(piece(name, shelf, n-1), all[n-1]+text)
	}
	return b.keep.set(piece(name, shelf, n), text)
}

// Cut takes pieces off the end and shortens the last that stays; each of these
// leaves a beginning of the file, which is no shorter than it is to be.
func (b *browser) Cut(name string, size int) error {
	if err := checkName(name); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	shelf, there, err := b.shelf(name)
	if err == nil && !there {
		err = fs.ErrNotExist
	}
	if err == nil {
		err = b.cut(name, shelf, size)
	}
	return about("shortening", name, err)
}

func (b *browser) cut(name, shelf string, size int) error {
	all, err := b.pieces(name, shelf)
	begin := utf8.RuneCountInString(strings.Join(all, ""))
	for i := len(all) - 1; i >= 0 && err == nil && begin > size; i-- {
		text := []rune(all[i])
		if begin -= len(text); begin >= size && i > 0 {
			err = b.keep.remove(piece(name, shelf, i))
		} else {
			err = b.keep.set(piece(name, shelf, i), string(text[:max(0, size-begin)]))
		}
	}
	return err
}

func (b *browser) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	shelf, there, err := b.shelf(name)
	if err == nil && there {
		if err = b.keep.remove(head(name)); err == nil {
			_ = b.clear(name, shelf) // without its head nobody reads it; a file of that name clears it first
			_ = b.clear(name, otherShelf(shelf))
		}
	}
	return about("removing", name, err)
}

// Size makes the browser's store a Sizer.
func (b *browser) Size(name string) (int64, error) {
	data, err := b.Read(name)
	return int64(len(data)), err
}

// toText makes a text of a character for each byte.
func toText(data []byte) string {
	var text strings.Builder
	text.Grow(len(data))
	for _, c := range data {
		text.WriteRune(rune(c))
	}
	return text.String()
}

// toBytes is the way back.
func toBytes(text string) []byte {
	data := make([]byte, 0, len(text))
	for _, r := range text {
		data = append(data, byte(r))
	}
	return data
}
