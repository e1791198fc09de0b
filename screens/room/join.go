package room

import (
	"errors"
	"net"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/fairness"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// join is the page on which this device finds the table of another one, and takes a seat at it.
type join struct {
	app     *Feature
	asked   *fyne.Container // address and word; made once, for people type into it
	problem *parts.Words
	box     *fyne.Container
}

func newJoin(a *Feature) *join { return &join{app: a, box: container.NewStack()} }

func (p *join) Bar() *parts.TopBar {
	if j := p.app.joined; j != nil {
		bar := shell.BackBar(p.app, j.called())
		if mark := j.guest.You().Mark; mark != "" {
			bar.Dress(look.FeltOf(""), wording.L("This device is \"{mark}\"", mark))
		}
		return bar
	}
	return shell.BackBar(p.app, wording.L("Join a table"))
}

func (p *join) Page() fyne.CanvasObject { return parts.NewPage(p.box) }

// Refresh asks for a table, or shows who sits at it.
func (p *join) Refresh() {
	if p.app.joined == nil {
		p.box.Objects = []fyne.CanvasObject{p.form()}
	} else {
		p.box.Objects = []fyne.CanvasObject{parts.NewSections(p.table(p.app.joined)...)}
	}
	p.box.Refresh()
	p.app.Relay()
}

// form asks for address and word.
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
	p.problem = game.NewProblem()
	p.asked = parts.NewSections(
		parts.NewBody(wording.L("Another device keeps the match. It shows its address and a word: More, Others join.")),
		parts.NewColumn(
			parts.NewEntry(wording.L("Address: 10.0.0.5:7171"), a.typed.Address, func(text string) { a.typed.Address = text }).Replaced(),
			parts.NewEntry(wording.L("Word: bal-mek-tor-sun"), a.typed.Word, func(text string) { a.typed.Word = text }).Replaced(),
			p.problem),
		parts.NewMainButton(wording.L("Join"), parts.IconPeople, p.call))
	return p.asked
}

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
		p.asked = nil
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
	away := parts.NewButton(wording.L("Leave the table"), parts.IconCross, p.leave).SetWeight(parts.Quiet)
	seats := j.guest.Seats()
	if len(seats) == 0 {
		objects := []fyne.CanvasObject{parts.NewBody(wording.L("Calling {address} …", j.at.Address))}
		if j.why != nil || j.guest.Bye() != nil {
			objects = j.lost()
		}
		return append(objects, away)
	}
	objects := append(j.lost(), j.shown())
	if j.of != nil && j.of.Brief.Words != "" && j.guest.You().Asks == 0 { // who is asked stands below
		objects = append(objects, parts.NewLess(j.of.Brief.Words))
	}
	if j.ready() {
		objects = append(objects, parts.NewMainButton(wording.L("To the match"), parts.IconPlay, func() { p.app.Open(shell.Route{Page: shell.SeatPage}) }))
	}
	objects = append(objects, parts.NewColumn(append([]fyne.CanvasObject{parts.NewSection(wording.L("Who are you?"))}, p.chairs(j, seats)...)...))
	if j.guest.Table().Looks && j.guest.Seat() == tables.Everybody && !j.watches {
		objects = append(objects, parts.NewButton(wording.L("Just watch"), parts.IconSearch, func() { p.watch(j) }))
	}
	if j.guest.Seat() != tables.Everybody {
		objects = append(objects, parts.NewButton(wording.L("Give up my seat"), parts.IconCross, func() { j.ask(func() { j.guest.Leave(j.answered) }) }).SetWeight(parts.Quiet))
	}
	if j.of != nil {
		if aids := p.app.AidKeys(j.view.Table().Game().Key, game.AidCard); len(aids) > 0 {
			objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("At the table")), parts.NewGrid(parts.CardWidth, 2, aids...)))
		}
	}
	return append(append(objects, j.seal()...), away)
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

func (p *join) Key(fyne.KeyName) bool { return false }
