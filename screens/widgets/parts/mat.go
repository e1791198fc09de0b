package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// MatData is what a player's mat shows.
type MatData struct {
	Seat    int // 1 to 6; 0: the middle of the table
	Name    string
	Words   string // under the name
	Awaited bool   // this player's move is awaited
	Chosen  bool   // only moves that name this player are listed
	Brief   bool   // one line: name and counts; the rest is only spoken
	Whole   bool   // it is never made brief
	Spoken  string // what lies on the mat, in words
	Changed bool   // the last move changed it: a bar at its left edge
	Fresh   bool   // the bar has just come, and grows
	// Counts stand beside the name where there is room. Lines stand under it, each over the whole width.
	Counts []fyne.CanvasObject
	Lines  []fyne.CanvasObject
	Tap    func()
}

// Mat is a player's mat.
type Mat struct {
	Control
	data        MatData
	mark        *SeatMark
	name, words *Words
	counts      *fyne.Container
	lines       *fyne.Container
	bar         *canvas.Rectangle // shows that the last move changed it
	grown       float32           // share of the bar that is there
}

// NewMat is a mat.
func NewMat(data MatData) *Mat {
	m := &Mat{Control: Control{Tap: data.Tap}, data: data, mark: NewSeatMark(data.Seat, 32), bar: &canvas.Rectangle{}, grown: 1}
	m.name, m.words = NewWords(data.Name, look.Label, look.Text).Bold(), NewLess(data.Words)
	if data.Brief {
		m.mark, m.name = NewSeatMark(data.Seat, 26), NewWords(data.Name, look.Body, look.Text).Bold()
	}
	m.mark.Hidden, m.name.Hidden, m.words.Hidden = data.Seat == 0, data.Name == "", data.Words == "" || data.Brief
	m.counts = container.New(&flow{}, data.Counts...)
	m.lines = NewTightColumn(data.Lines...)
	m.counts.Hidden, m.lines.Hidden = len(data.Counts) == 0, len(data.Lines) == 0 || data.Brief
	m.Extend(m)
	m.Label = m.spoken()
	m.grow()
	return m
}

// Nested is what lies on it: some of it can be tapped by itself.
func (m *Mat) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{m.lines} }

// grow lets the bar of a fresh change grow, unless people want as little motion as possible.
func (m *Mat) grow() {
	lasts := look.Duration(m.Theme())
	if !m.data.Fresh || lasts == 0 {
		return
	}
	m.grown = 0
	motion := &fyne.Animation{Duration: lasts, Curve: fyne.AnimationEaseOut, Tick: func(share float32) {
		m.grown = share
		m.layBar()
		canvas.Refresh(m.bar)
	}}
	motion.Start()
}

// barWide is the width of the bar, in device-independent pixels.
const barWide = 4

// layBar places the bar.
func (m *Mat) layBar() {
	edge := box.Size(m, look.Radius)
	high := max(0, m.Size().Height-2*edge)
	box.Place(m.bar, 1, edge+high*(1-m.grown)/2, barWide, high*m.grown)
}

// spoken is the whole mat for a screen reader.
func (m *Mat) spoken() string {
	awaited, chosen := "", ""
	if m.data.Awaited {
		awaited = wording.L("Awaited")
	}
	if m.data.Chosen {
		chosen = wording.L("Chosen")
	}
	return Sentences(m.data.Name, m.data.Words, m.data.Spoken, awaited, chosen)
}

// AccessibilityRole is that of text where a tap does nothing.
func (m *Mat) AccessibilityRole() fyne.AccessibleRole {
	if m.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

func (m *Mat) pad() float32 {
	if m.data.Brief {
		return box.Size(m, look.Grid)
	}
	return box.Size(m, look.Grid) * 1.25
}

// head is the width of the mark and the space behind it.
func (m *Mat) head() float32 {
	if m.data.Seat == 0 {
		return 0
	}
	return m.mark.MinSize().Width + m.pad()
}

// wide is the width of the counts on one line.
func (m *Mat) wide() float32 {
	width := float32(0)
	for i, o := range m.data.Counts {
		if i > 0 {
			width += box.Size(m, look.Grid)
		}
		width += box.Natural(o)
	}
	return width
}

// beside reports whether the counts stand beside the name at that width.
func (m *Mat) beside(width float32) bool {
	least := m.name.Natural()
	if m.words.Visible() {
		least = max(least, m.words.MinSize().Width)
	}
	return m.head()+least+box.Size(m, look.Gap)+m.wide() <= width
}

// arrange goes through the pieces with the place of each and gives the height of all.
func (m *Mat) arrange(area float32, put func(o fyne.CanvasObject, x, y, width, height float32)) float32 {
	pad, head := m.pad(), m.head()
	width := area - 2*pad
	room := width - head
	beside := m.counts.Visible() && m.beside(width)
	if beside {
		room -= m.wide() + box.Size(m, look.Gap)
	}
	title, words := m.heights(room)
	top := max(title+words, m.mark.MinSize().Height)
	if m.data.Seat == 0 {
		top = title + words
	}
	counts := float32(0)
	if beside {
		counts = box.HeightAt(m.counts, m.wide()+1)
		top = max(top, counts)
		put(m.counts, pad+width-m.wide(), pad+(top-counts)/2, m.wide()+1, counts)
	}
	mark := m.mark.MinSize()
	markTop := (top - mark.Height) / 2
	if markTop > mark.Height/2 { // many words: the mark stands beside the name
		markTop = max(0, (title-mark.Height)/2)
	}
	put(m.mark, pad, pad+markTop, mark.Width, mark.Height)
	put(m.name, pad+head, pad+(top-title-words)/2, room, title)
	put(m.words, pad+head, pad+(top-title-words)/2+title, room, words)
	y := pad + top
	for _, o := range []*fyne.Container{m.counts, m.lines} {
		if !o.Visible() || o == m.counts && beside {
			continue
		}
		if top > 0 {
			y += box.Size(m, look.Grid)
		}
		height := box.HeightAt(o, width)
		put(o, pad, y, width, height)
		y += height
	}
	return y + pad
}

// heights are those of name and words at that width.
func (m *Mat) heights(room float32) (name, words float32) {
	if m.name.Visible() {
		name = box.HeightAt(m.name, room)
	}
	if m.words.Visible() {
		words = box.HeightAt(m.words, room)
	}
	return name, words
}

// CreateRenderer draws surface, mark, name, counts, lines and ring.
func (m *Mat) CreateRenderer() fyne.WidgetRenderer {
	surface, ring := &canvas.Rectangle{}, NewRing()
	return box.Draw(m, box.Scene{
		Objects: append([]fyne.CanvasObject{surface, m.bar, m.mark, m.name, m.words, m.counts, m.lines}, ring.Objects()...),
		Min: func() fyne.Size {
			height := m.arrange(max(m.Size().Width, 1), func(fyne.CanvasObject, float32, float32, float32, float32) {})
			if m.Tap != nil {
				height = max(height, box.Size(m, look.TapTarget))
			}
			return fyne.NewSize(m.head()+2*m.pad()+m.name.MinSize().Width, height)
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.Layout(area)
			m.layBar()
			m.arrange(area.Width, box.Place)
		},
		Refresh: func() {
			rest, outline := look.Card, look.Hairline
			if m.data.Chosen {
				rest = look.Pressed
			}
			if m.data.Awaited {
				outline = look.Accent
			}
			box.Dress(m, surface, m.Fill(rest), outline)
			m.bar.FillColor, m.bar.CornerRadius, m.bar.Hidden = box.Paint(m, look.Link), barWide/2, !m.data.Changed
			m.mark.Refresh()
			m.name.Refresh()
			m.words.Refresh()
			ring.Show(&m.Control, box.Size(m, look.Radius))
		},
	})
}
