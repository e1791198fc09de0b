package printing

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/draw"
	"image/png"
	"math"
	"strings"
	"unicode"
)

// What print shops ask of the picture of a card: how far it goes on over each edge, in millimetres, and how many pixels an inch has. What
// is narrower than the least isn't a card.
const (
	bleed     = 3.0
	dots      = 300
	leastCard = 40.0
)

// CardFile is one side of a card as a PNG. Its name says how many there are, of which kind, and which side it is.
type CardFile struct {
	Name string
	Data []byte
}

// Cards draws what is cut into rectangles of the size of cards for a print shop: fronts, and backs where there are any. It fails where a
// drawing or a font can't be read.
func Cards(box *Box, style Style) (files []CardFile, err error) {
	defer caught(box.Title, &err)
	d := newDocument(style, false)
	p, err := newPicture(style, dots/25.4)
	if err != nil {
		return nil, err
	}
	d.on = p
	taken := map[string]int{}
	for i := range box.Sections {
		s := &box.Sections[i]
		if s.Form.Shape != Card && s.Form.Shape != Square || min(s.Form.Width, s.Form.Height) < leastCard {
			continue
		}
		for k := range s.Pieces {
			piece := &s.Pieces[k]
			name := fmt.Sprintf("%dx-%s", piece.Count, fileName(piece.Name))
			if taken[name]++; taken[name] > 1 {
				name = fmt.Sprintf("%s-%d", name, taken[name])
			}
			sides := []Face{piece.Front, piece.Back}
			for side, word := range []string{"front", "back"} {
				if sides[side] == nil {
					continue
				}
				data, err := d.bled(p, sides[side], s.Form)
				if err != nil {
					return nil, fmt.Errorf("a picture of %s: %w", piece.Name, err)
				}
				files = append(files, CardFile{name + "-" + word + ".png", data})
			}
		}
	}
	return files, nil
}

// fileName is a title as a part of a file's name.
func fileName(title string) string {
	words := strings.FieldsFunc(strings.ToLower(title), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return strings.Join(words, "-")
}

// bled draws a face whose outermost pixels go on over its edges.
func (d *document) bled(p *picture, face Face, form Form) ([]byte, error) {
	size := func(length float64) int { return int(math.Round((length + 2*bleed) * p.scale)) }
	whole := image.NewRGBA(image.Rect(0, 0, size(form.Width), size(form.Height)))
	p.layer = whole
	draw.Draw(whole, whole.Rect, image.White, image.Point{}, draw.Src)
	face(&Pen{Width: form.Width, Height: form.Height, x: bleed, y: bleed, out: d})
	if err := cmp.Or(d.fault, p.fault); err != nil {
		return nil, err
	}
	// What lies on the edge itself is only half painted.
	inner := image.Rect(int(math.Ceil(bleed*p.scale)), int(math.Ceil(bleed*p.scale)), int((bleed+form.Width)*p.scale), int((bleed+form.Height)*p.scale))
	for y := range whole.Rect.Max.Y {
		for x := range whole.Rect.Max.X {
			if at := image.Pt(x, y); !at.In(inner) {
				whole.SetRGBA(x, y, whole.RGBAAt(min(max(x, inner.Min.X), inner.Max.X-1), min(max(y, inner.Min.Y), inner.Max.Y-1)))
			}
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, whole); err != nil {
		return nil, err
	}
	return dense(out.Bytes()), nil
}

// dense says in a PNG how many pixels a metre has, behind its header: the library writes no such chunk.
func dense(file []byte) []byte {
	const header = 8 + 4 + 4 + 13 + 4 // the signature, and the first chunk with its length, name and sum
	perMetre := uint32(math.Round(dots / 0.0254))
	chunk := []byte("pHYs")
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = append(chunk, 1) // the unit is the metre
	out := append([]byte{}, file[:header]...)
	out = binary.BigEndian.AppendUint32(out, uint32(len(chunk)-4))
	out = binary.BigEndian.AppendUint32(append(out, chunk...), crc32.ChecksumIEEE(chunk))
	return append(out, file[header:]...)
}
