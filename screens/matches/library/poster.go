package library

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// The picture of a story that leaves the app is so large, in units of which it has posterDense pixels each: 1080 by 1350 pixels.
const (
	posterWide, posterHigh = 540, 675
	posterDense            = 2
	posterEdge             = 24
	posterCorner           = 10
)

// Places and sizes on the picture, in its units.
const (
	headTop               = 20
	titleTop, titleHigh   = 44, 94
	titleSize, titleLeast = 37, 20
	namesTop, namesHigh   = 146, 58
	bodyTop, bodyHigh     = 216, 276
	boardWide, bodyGap    = 210, 14
	pointsTop, pointHigh  = 502, 46
	numberSide            = 24
	footTop               = 641
	ribbonHigh            = 26
	inside                = 12 // a panel's edge
)

// poster puts things on the picture, always on the dark ground and with letters of one size, whatever the app shows: people look at it
// elsewhere.
type poster struct {
	of    *storyPage
	told  statistics.Story
	felt  look.Felt
	theme *look.Theme
	on    *fyne.Container
}

// poster draws the story as a picture of one size.
func (s *storyPage) poster(told statistics.Story) fyne.CanvasObject {
	p := &poster{of: s, told: told, felt: look.FeltOf(s.of.Table().Game().Key), theme: look.New(look.Dark, look.Phone, 1), on: container.NewWithoutLayout()}
	ground := canvas.NewRectangle(p.colour(p.felt.Ground))
	p.put(ground, 0, 0, posterWide, posterHigh)
	p.head()
	p.title()
	p.names()
	p.board()
	p.curve()
	p.points()
	p.foot()
	return container.NewThemeOverride(p.on, p.theme)
}

func (p *poster) colour(name fyne.ThemeColorName) color.Color {
	return p.theme.Color(name, theme.VariantDark)
}

func (p *poster) put(o fyne.CanvasObject, x, y, wide, high float32) {
	box.Place(o, x, y, wide, high)
	p.on.Add(o)
}

// words writes one line, smaller where it has no room, and returns how wide it became.
func (p *poster) words(text string, x, y, room, size float32, ink fyne.ThemeColorName, style fyne.TextStyle) float32 {
	for parts.Measure(text, size, style).Width > room && size > smallest {
		size--
	}
	for parts.Measure(text, size, style).Width > room && len(text) > 1 {
		letters := []rune(strings.TrimSuffix(text, "…"))
		text = string(letters[:len(letters)-1]) + "…"
	}
	is := parts.Measure(text, size, style)
	p.text(text, x, y, is.Width, size, p.colour(ink), style)
	return is.Width
}

// text writes one line into the middle of its room.
func (p *poster) text(text string, x, y, wide, size float32, ink color.Color, style fyne.TextStyle) {
	t := &canvas.Text{Color: ink, TextSize: size, TextStyle: style, Alignment: fyne.TextAlignCenter}
	parts.Write(t, text)
	p.put(t, x, y, wide, parts.Measure(text, size, style).Height)
}

// smallest is the least size of letters on the picture: they can be read where it is shown at a third of its size.
const smallest = 13

var (
	plain = fyne.TextStyle{}
	bold  = fyne.TextStyle{Bold: true}
)

// panel is the surface under a part.
func (p *poster) panel(x, y, wide, high float32, line fyne.ThemeColorName) {
	r := canvas.NewRectangle(p.colour(p.felt.Dock))
	r.StrokeColor, r.StrokeWidth, r.CornerRadius = p.colour(line), 1.5, posterCorner
	p.put(r, x, y, wide, high)
}

// head has the game at the left, and the day at the right.
func (p *poster) head() {
	title := p.of.of.Table().Game().Title
	wide := p.words(title, posterEdge, headTop, posterWide/2, 17, look.Accent, bold)
	if day := p.of.day(); day != "" {
		room := posterWide - 3*posterEdge - wide
		p.words(day, posterWide-posterEdge-min(room, parts.Measure(day, 15, plain).Width), headTop+1, room, 15, p.felt.Less, plain)
	}
}

// title says in large letters how the match went against how it ended, on one line or two.
func (p *poster) title() {
	size, room := float32(titleSize), float32(posterWide-2*posterEdge)
	lines := []string{p.of.headline(p.told)}
	if parts.Measure(lines[0], size, bold).Width > room {
		lines = halves(lines[0])
	}
	widest := func() float32 {
		wide := float32(0)
		for _, line := range lines {
			wide = max(wide, parts.Measure(line, size, bold).Width)
		}
		return wide
	}
	for widest() > room && size > titleLeast {
		size--
	}
	high := parts.Measure("A", size, bold).Height
	top := titleTop + (titleHigh-high*float32(len(lines)))/2
	for i, line := range lines {
		p.words(line, posterEdge, top+float32(i)*high, room, size, look.Text, bold)
	}
}

// halves divides words into two lines about as long.
func halves(text string) []string {
	words := strings.Fields(text)
	best, at := len(text), 0
	for i := 1; i < len(words); i++ {
		if longer := max(len(strings.Join(words[:i], " ")), len(strings.Join(words[i:], " "))); longer < best {
			best, at = longer, i
		}
	}
	if at == 0 {
		return []string{text}
	}
	return []string{strings.Join(words[:at], " "), strings.Join(words[at:], " ")}
}

// headline is the largest contrast between how the match went and how it ended.
func (s *storyPage) headline(told statistics.Story) string {
	t := s.of.Table()
	winners := t.Winners()
	c := told.Contrast(winners)
	if c.Seat == 0 {
		return wording.L("Nobody won")
	}
	player, much := t.Seats()[c.Seat-1], s.much(c.By)
	if lacked, known := t.Short(c.Seat); known {
		much = lacked.String()
	} else if c.By == 0 {
		much = ""
	}
	switch c.Kind {
	case statistics.LedAndLost:
		if much != "" {
			return wording.N(c.Moves, "{player} led for one move and lost by {much};{player} led for {n} moves and lost by {much}", player, much)
		}
		return wording.N(c.Moves, "{player} led for one move and lost;{player} led for {n} moves and lost", player)
	case statistics.FromLast:
		return wording.N(c.Moves, "{player} was last after one move and won;{player} was last after {n} moves and won", player)
	case statistics.ByOne:
		return wording.L("{player} won by {much}", player, much)
	case statistics.Ahead:
		return wording.N(c.Moves, "{player} was ahead for one move and won;{player} was ahead for {n} moves and won", player)
	}
	var names []string
	for _, seat := range winners {
		names = append(names, t.Seats()[seat-1])
	}
	if len(names) > 1 {
		return wording.L("{players} share the win", strings.Join(names, ", "))
	}
	return wording.L("{player} won", player)
}

// names has who won in a golden frame, and the others beside in their order, each with the place.
func (p *poster) names() {
	var won, others []placed
	t := p.of.of.Table()
	for seat, place := range game.Placed(p.of.app.Session, t) {
		if slices.Contains(t.Winners(), seat) {
			won = append(won, placed{seat, place})
		} else {
			others = append(others, placed{seat, place})
		}
	}
	x, room := float32(posterEdge), float32(posterWide-2*posterEdge)
	if len(won) > 0 {
		first := room
		if len(others) > 0 {
			first = min(room*2/3, max(158, 110*float32(len(won))))
		}
		p.panel(x, namesTop, first, namesHigh, look.Gold)
		p.people(won, x+inside, first-2*inside, look.Gold)
		x += first + bodyGap/2
	}
	if len(others) > 0 {
		p.panel(x, namesTop, posterEdge+room-x, namesHigh, p.felt.Line)
		p.people(others, x+inside, posterEdge+room-x-2*inside, p.felt.Less)
	}
}

// placed is a seat with the word for its place.
type placed struct {
	seat  int
	place string
}

// people are marks with names, side by side, and their places under them.
func (p *poster) people(list []placed, x, room float32, ink fyne.ThemeColorName) {
	const side, gap = 28, 7
	each := room / float32(len(list))
	for _, of := range list {
		p.put(parts.NewSeatMark(of.seat, side), x, namesTop+(namesHigh-side)/2, side, side)
		p.words(p.called(of.seat), x+side+gap, namesTop+6, each-side-2*gap, 18, look.Text, bold)
		p.words(of.place, x+side+gap, namesTop+31, each-side-2*gap, smallest+1, ink, plain)
		x += each
	}
}

// board shows the board as it lies at the end, or the picture of a game whose pieces lie in mats.
func (p *poster) board() {
	t := p.of.of.Table()
	p.panel(posterEdge, bodyTop, boardWide, bodyHigh, p.felt.Line)
	if still := p.of.board(); still != nil {
		p.put(still, posterEdge+1, bodyTop+1, boardWide-2, bodyHigh-2)
		return
	}
	if art := parts.GamePicture(t.Game().Key); art != "" {
		p.put(art.Cover(), posterEdge+1, bodyTop+1, boardWide-2, bodyHigh-2)
	}
}

// curve shows who led when, as lines and as a ribbon of names.
func (p *poster) curve() {
	x := float32(posterEdge + boardWide + bodyGap)
	wide := posterWide - posterEdge - x
	p.panel(x, bodyTop, wide, bodyHigh, p.felt.Line)
	x, wide = x+inside, wide-2*inside
	p.words(wording.L("Who led when"), x, bodyTop+10, wide, 17, look.Text, bold)
	if p.told.Curve == nil {
		p.words(wording.L("Only the end tells"), x, bodyTop+40, wide, 15, p.felt.Less, plain)
		return
	}
	const top, scale = 40, 17
	under := float32(bodyTop + bodyHigh - ribbonHigh - 2*inside - scale)
	p.put(p.of.curve(p.told), x, bodyTop+top, wide, under-bodyTop-top)
	p.words(wording.L("Start"), x, under, wide/2, smallest, p.felt.Less, plain)
	last := wording.L("Move {number}", p.moves())
	p.words(last, x+wide-parts.Measure(last, smallest, plain).Width, under, wide/2, smallest, p.felt.Less, plain)
	p.ribbon(x, bodyTop+bodyHigh-inside-ribbonHigh, wide)
}

// ribbon has a piece for each stretch in which one was ahead alone, with the name where it has room.
func (p *poster) ribbon(x, y, wide float32) {
	points := len(p.told.Curve[0])
	leader := func(point int) int {
		if leads := p.told.Leads(point); len(leads) == 1 {
			return leads[0]
		}
		return 0
	}
	for from := 0; from < points; {
		to, seat := from, leader(from)
		for to < points && leader(to) == seat {
			to++
		}
		left, right := x+wide*float32(from)/float32(points), x+wide*float32(to)/float32(points)
		mark, ok := look.MarkOf(seat)
		piece := canvas.NewRectangle(p.colour(look.Raised))
		if ok {
			piece.FillColor = mark.Colour
		}
		piece.CornerRadius = 4
		p.put(piece, left, y, right-left, ribbonHigh)
		if name := p.called(seat); ok && right-left > parts.Measure(name, smallest+1, bold).Width+8 {
			high := parts.Measure(name, smallest+1, bold).Height
			p.text(name, left, y+(ribbonHigh-high)/2, right-left, smallest+1, mark.Ink, bold)
		}
		from = to
	}
}

// called is the name of a seat; "" for none.
func (p *poster) called(seat int) string {
	if seat == 0 {
		return ""
	}
	return p.of.of.Table().Seats()[seat-1]
}

// points are what turned the match, each with its number on the curve.
func (p *poster) points() {
	for i := range p.told.Turns {
		turn := &p.told.Turns[i]
		y := float32(pointsTop + i*pointHigh)
		for _, o := range parts.NumberDisc(p.colour, i+1, fyne.NewPos(posterEdge, y+(pointHigh-numberSide)/2), numberSide) {
			p.on.Add(o)
		}
		const mark = 34
		p.put(parts.NewSeatMark(turn.Seat, mark), posterEdge+numberSide+inside, y+(pointHigh-mark)/2, mark, mark)
		x := float32(posterEdge + numberSide + mark + 2*inside)
		room := posterWide - posterEdge - x
		fortune, move := p.of.turn(turn)
		p.words(fortune, x, y+1, room, 17, look.Text, plain)
		p.words(move, x, y+23, room, 15, p.felt.Less, plain)
	}
}

// foot has the app at the left, and how long it took at the right.
func (p *poster) foot() {
	p.words(wording.L("Tablekeeper"), posterEdge, footTop, posterWide/2, 15, look.Text, bold)
	moves := p.moves()
	words, all := wording.Count(moves, "move").String(), int64(0)
	for _, ms := range game.TimesOf(p.of.of) {
		all += ms
	}
	if all > 0 {
		words += ", " + parts.Lasting(all)
	}
	wide := parts.Measure(words, 15, plain).Width
	p.words(words, posterWide-posterEdge-wide, footTop, posterWide/2, 15, p.felt.Less, plain)
}

// moves is how many moves stand.
func (p *poster) moves() int {
	moves := 0
	for _, line := range p.of.of.Log().Lines() {
		moves = max(moves, line.Move)
	}
	return moves
}
