package joining

import (
	"errors"
	"net"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// join is the page on which this device finds the table of another one, and takes a seat at it.
type join struct {
	app     *Feature
	asked   *fyne.Container // word and address; made once, for people type into it
	problem *parts.Words
	box     *fyne.Container
	foot    *foot
	chosen  int // the seat that somebody would like; 0: none
}

func newJoin(a *Feature) *join {
	return &join{app: a, box: container.NewStack(), foot: newFoot(a.felt()), problem: game.NewProblem()}
}

// felt is the tone of the table that this device is at.
func (a *Feature) felt() look.Felt {
	if j := a.joined; j != nil && j.of != nil {
		return look.FeltOf(j.view.Table().Game().Key)
	}
	return look.FeltOf(look.PlainFelt)
}

func (p *join) Bar() *parts.TopBar {
	bar := shell.BackBar(p.app, wording.L("Join a table"))
	if j := p.app.joined; j != nil && j.guest.You().Mark != "" {
		bar.Dress(p.app.felt(), wording.L("This device is \"{mark}\"", j.guest.You().Mark))
	}
	return bar
}

func (p *join) Page() fyne.CanvasObject { return p.foot.under(p.problem).Page(p.box) }

// Refresh asks for a table, or shows who sits at it.
func (p *join) Refresh() {
	if j := p.app.joined; j == nil {
		p.box.Objects = []fyne.CanvasObject{p.form()}
		p.foot.set(&table.Key{Icon: parts.IconPeople, Word: wording.L("Join"), Tap: p.call}, nil, nil)
	} else {
		p.box.Objects = []fyne.CanvasObject{parts.NewColumn(p.table(j)...)}
		p.keys(j)
	}
	p.box.Refresh()
	p.app.Relay()
}

// Measures of the word of a table: its boxes, and the letters in each.
const wordBoxes, boxLetters = 4, 3

// form asks for word and address.
func (p *join) form() fyne.CanvasObject {
	if p.asked != nil {
		return p.asked
	}
	a := p.app
	if a.typed == (shell.Invitation{}) {
		k := a.known()
		a.typed = shell.Invitation{Address: k.Address, Word: k.Word}
		if at := a.Device().Invited; at != nil {
			a.typed.Address = at.Address
		}
	}
	word := parts.NewEntry(wording.L("Word: bal-mek-tor-sun"), a.typed.Word, func(text string) { a.typed.Word = text }).Replaced().Boxed(wordBoxes, boxLetters)
	address := parts.NewEntry(wording.L("Address: 10.0.0.5:7171"), a.typed.Address, func(text string) { a.typed.Address = text }).Replaced()
	word.OnSubmitted = func(string) { p.call() }
	address.OnSubmitted = word.OnSubmitted
	p.asked = parts.NewColumn(
		parts.NewPanel("", parts.NewLess(wording.L("The word of the table")), word, address),
		parts.NewPanel(wording.L("How to join a table"), steps(
			wording.L("On the device with the match, tap the three dots, then Others join."),
			wording.L("Point this device's camera at its code. Or type its word and address here."),
			wording.L("Tap your name."))))
	return p.asked
}

// found is the word of a table with where it was found, or why it isn't.
func (j *joined) found() fyne.CanvasObject {
	icon, ink, words := parts.IconCheck, look.Legal, wording.L("Found at {address}", tables.Split(j.at.Address)[0])
	switch {
	case j.why != nil || j.guest.Trouble() != nil:
		icon, ink, words = parts.IconCross, look.NotAllowed, ""
	case len(j.guest.Seats()) == 0:
		icon, ink, words = parts.IconHourglass, look.TextLess, wording.L("Calling {address} …", j.at.Address)
	}
	panel := []fyne.CanvasObject{
		parts.NewLess(wording.L("The word of the table")),
		parts.NewSpelled(wording.L("Word: {word}", j.at.Word), j.at.Word, wordBoxes, boxLetters, ink),
	}
	if words != "" {
		line := parts.NewWords(words, look.Body, ink).Bold()
		panel = append(panel, box.Row(foundGap, box.Middle(parts.NewSign(icon, foundSign, ink)), box.Breaks(line)))
	}
	return parts.NewPanel("", panel...)
}

// Measures of the line that says where a table is, in device-independent pixels.
const foundSign, foundGap = 22, 8

// errAddress reports what people typed that can't be meant.
var errAddress = errors.New("the address has one colon, before its last number, such as 192.168.1.20:7171")

// readInvitation reads what people typed: a link too, which says both.
func readInvitation(typed shell.Invitation) (shell.Invitation, error) {
	if strings.Contains(typed.Word, "#") { // the whole link, in the wrong field
		typed.Address = typed.Word
	}
	address := strings.TrimPrefix(strings.TrimSpace(typed.Address), "http://")
	address, word, linked := strings.Cut(address, "#")
	address, word = tables.Fragment(strings.TrimSuffix(address, "/"), word)
	if !linked || word == "" {
		word = typed.Word
	}
	host, port, err := net.SplitHostPort(address)
	if _, wrong := strconv.ParseUint(port, 10, 16); err != nil || wrong != nil || host == "" || strings.ContainsAny(host, "/ ") {
		return typed, errAddress
	}
	word, err = tables.ReadWord(word)
	if err != nil {
		return typed, err
	}
	return shell.Invitation{Address: address, Word: word}, nil
}

func (p *join) call() {
	at, err := readInvitation(p.app.typed)
	game.SayProblem(p.problem, err)
	if err == nil {
		p.asked, p.chosen = nil, 0
		p.app.Call(at)
		p.app.Show()
	}
	p.app.Relay()
}

// whyRefused says why this device isn't let in.
func whyRefused(err error) string {
	if errors.Is(err, channel.ErrWord) {
		return wording.L("That isn't this table's word.")
	}
	if errors.Is(err, channel.ErrStranger) {
		return wording.L("Another device answers there than the one that kept this table before. If that is right, leave the table and join it again.")
	}
	return parts.Upper(err.Error()) + "."
}

// table is who sits at the table, with the seats that can be taken.
func (p *join) table(j *joined) []fyne.CanvasObject {
	objects, seats := []fyne.CanvasObject{j.found()}, j.guest.Seats()
	if len(seats) == 0 {
		if j.why != nil || j.guest.Bye() != nil {
			objects = append(objects, j.lost()...)
		}
		return objects
	}
	objects = append(append(objects, j.lost()...), j.shown())
	if j.of != nil && j.of.Brief.Words != "" && j.guest.You().Asks == 0 { // who is asked stands below
		objects = append(objects, parts.NewLess(j.of.Brief.Words))
	}
	objects = append(objects, parts.NewColumn(append([]fyne.CanvasObject{parts.NewSection(wording.L("Who are you?"))}, p.chairs(j, seats)...)...))
	if j.guest.Seat() != tables.Everybody {
		objects = append(objects, parts.NewButton(wording.L("Give up my seat"), parts.IconCross, func() { j.ask(func() { j.guest.Leave(j.answered) }) }).SetWeight(parts.Quiet))
	}
	if j.of != nil {
		if aids := p.app.AidKeys(j.view.Table().Game().Key, game.AidCard); len(aids) > 0 {
			objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("At the table")), parts.NewGrid(parts.CardWidth, 2, aids...)))
		}
	}
	return append(objects, j.seal()...)
}

// keys are what can be done: the gold one sits down or leads to the match.
func (p *join) keys(j *joined) {
	seats, you := j.guest.Seats(), j.guest.You()
	leave := &table.Key{Word: wording.L("Leave the table"), Tap: p.leave}
	if len(seats) == 0 {
		p.foot.set(nil, nil, leave)
		return
	}
	main := &table.Key{Icon: parts.IconPeople, Word: wording.L("Sit down"), Price: wording.L("tap your name first")}
	switch {
	case you.Asks > 0:
		main = &table.Key{Icon: parts.IconHourglass, Word: wording.L("The table is asked"), Price: wording.L("whether you play as {player}", seats[you.Asks-1].Name)}
	case you.Seat <= 0 && p.chosen > 0 && p.chosen <= len(seats): // who looks on may sit down too
		main.Word, main.Price = wording.L("Sit down as {player}", seats[p.chosen-1].Name), wording.L("your cards on your phone only")
		if j.guest.Live() {
			main.Tap = func() { p.claim(j, p.chosen) }
		}
	case j.ready():
		main = &table.Key{Icon: parts.IconPlay, Word: wording.L("To the match"), Tap: j.toMatch}
	}
	var watch *table.Key
	if j.guest.Seat() == tables.Everybody {
		if leave.Word = wording.L("Not my table"); j.guest.Table().Looks && !j.watches {
			watch = &table.Key{Icon: parts.IconEye, Word: wording.L("Just watch"), Tap: func() { p.watch(j) }}
		}
	}
	p.foot.set(main, watch, leave)
}

// seal is that of the draws, which the host has committed to, and what all devices have mixed in.
func (j *joined) seal() []fyne.CanvasObject {
	if j.of == nil {
		return nil
	}
	seeds := j.of.Chance().Proof().Seeds
	if len(seeds) == 0 {
		return nil
	}
	words := []fyne.CanvasObject{parts.NewBody(chance.Words(seeds[len(seeds)-1].Commitment)).Bold(), parts.NewLess(wording.L("Note it: at the end the seed shows whether all draws were made by it."))}
	if _, ok := j.guest.Mixed(); ok {
		words = append(words, parts.NewLess(wording.L("All devices have mixed into the draws.")))
	}
	words = append(words, game.SealFacts(fairness.ReadStart(j.of.Header(fairness.HeaderStart)), game.HostOwnerWords())...)
	return []fyne.CanvasObject{parts.NewPanel(wording.L("Fair draws"), words...)}
}

// claim takes a seat, and goes to the match.
func (p *join) claim(j *joined, seat int) {
	j.goes, j.watches = true, false
	j.ask(func() { j.guest.Claim(seat, j.answered) })
}

// watch shows what everybody sees.
func (p *join) watch(j *joined) {
	j.watches, j.goes, j.drawn = true, true, -1
	j.follow()
}

func (p *join) leave() {
	p.app.Leave()
	p.app.Show()
}
