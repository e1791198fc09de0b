package ask

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/answers"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/frame/value"
	"tablekeeper/screens/widgets/parts"
)

// Dispute is a move that somebody wants to make, and what is known of the position. It is kept until the app is closed.
type Dispute struct {
	game  *rules.Game
	of    *game.OwnMatch // the match that it is about; nil: none
	table rules.Table    // with the players and house rules; its position is that of the match, or the normal start
	Seats game.LastTable
	Draft *value.Position // the whole position that is shown for setting up all facts

	asked  string          // what was typed
	heard  string          // the answer to it, in a word
	last   *past           // what was asked before; nil: nothing
	visit  *shell.Visit    // of the page that was shown last
	editor *value.Page     // the latest one; it lasts while a phone is turned
	edits  any             // what it edits
	told   *answers.Answer // the answer whose move it is; nil: none
	Claim  Claim           // the move; without a form none is chosen
	known  string          // what is known as JSON; "": what the match knows, else nothing
	loose  []string        // facts of it that are not known
	said   []fact          // what people have said since
	change string          // the part of the move, or the fact, that is being changed; "": none
	answer *answer         // nil: there is none yet
	asks   int             // how often the engine was asked: an answer to an older question is not shown
	drawn  int             // the number of questions, and one, after which the draft was made
	moves  int             // the number of changes of the match after which the facts were said
}

// fact is one that people have said.
type fact struct {
	path  string
	value any
	quiet bool // it follows from another one, and isn't shown
}

// Dispute is the one about a game; it begins with the last table, and with nothing known.
func (a *Feature) Dispute(g *rules.Game) (*Dispute, error) {
	if d, ok := a.Disputes[g.Key]; ok {
		return d, nil
	}
	d := &Dispute{game: g, Seats: a.Remembered.Last(g)}
	d.Seats.Printed = a.Printed(g)
	if err := d.firstTurn(); err != nil {
		return nil, err
	}
	a.Disputes[g.Key] = d
	return d, nil
}

// matchDispute is the one about a match; it begins with all that the match knows.
func (a *Feature) matchDispute(of *game.OwnMatch) (*Dispute, error) {
	where := game.MatchWhere(of.ID)
	d, ok := a.Disputes[where]
	if !ok || d.of != of || d.moves != of.Changes {
		table := of.Match.Table()
		var last *past
		if d != nil {
			last = d.last
		}
		d = &Dispute{game: table.Game(), of: of, moves: of.Changes, last: last}
		d.Seats.Seats, d.Seats.Options = table.Seats(), game.Known(d.game, table.Options())
	}
	d.table = of.Match.Table().Fork()
	var err error
	if d.Draft == nil {
		d.Draft, err = value.NewPosition(d.table, d.table.State())
	}
	a.Disputes[where] = d
	return d, err
}

// where names the dispute in a route.
func (d *Dispute) where() string {
	if d.of != nil {
		return game.MatchWhere(d.of.ID)
	}
	return d.game.Key
}

// firstTurn begins where the setup is over, as far as its game says the way there.
func (d *Dispute) firstTurn() error {
	table, err := d.game.Open(d.Seats.Transcript(d.game), nil)
	if err != nil {
		return err
	}
	for act, ok := table.Opening(); ok; act, ok = table.Opening() {
		if table.Play(act) != "" {
			return d.start()
		}
	}
	d.table = table
	d.Draft, err = value.NewPosition(table, table.State())
	return err
}

// start begins at the normal start.
func (d *Dispute) start() error {
	table, err := d.game.Open(d.Seats.Transcript(d.game), nil)
	if err != nil {
		return err
	}
	d.table = table
	d.Draft, err = value.NewPosition(table, table.State())
	return err
}

// reseat takes other players or house rules. The position stays where it is still one of that table.
func (d *Dispute) reseat() error {
	table, err := d.game.Open(d.Seats.Transcript(d.game), nil)
	if err != nil {
		return err
	}
	before := d.Draft
	d.table = table
	d.forget()
	if len(before.Table.Seats()) != len(table.Seats()) {
		d.Draft, err = value.NewPosition(table, table.State())
		return err
	}
	if d.Draft, err = value.NewPosition(table, before.Bytes()); err != nil {
		return err
	}
	d.Draft.Set = before.Set
	return nil
}

// paste takes a position in the JSON form, or the end of a transcript with its players and house rules.
func (d *Dispute) paste(text string) error {
	text = strings.TrimSpace(text)
	switch {
	case strings.HasPrefix(text, "="):
		return d.read(strings.TrimSpace(text[1:]))
	case strings.HasPrefix(text, "{"):
		return d.read(text)
	case text == "" || !strings.Contains(text, "["):
		return errors.New("the clipboard holds neither a position nor a transcript")
	}
	transcript, err := rules.ReadTranscript([]byte(text))
	if err != nil {
		return err
	}
	if key := transcript.Headers[0].Text; key != d.game.Key {
		return errors.New("this is a transcript of another game: " + key)
	}
	table, err := d.game.Open(transcript, nil)
	if err != nil {
		return err
	}
	for _, move := range transcript.Moves {
		rules.JudgeMove(table, move)
	}
	d.Seats.Seats, d.Seats.Options = table.Seats(), game.Known(d.game, table.Options())
	d.Seats.Printed = nil
	for _, line := range table.Box() {
		d.Seats.Printed = append(d.Seats.Printed, rules.Header{Key: "Box", Line: line})
	}
	d.table = table
	if d.Draft, err = value.NewPosition(table, table.State()); err == nil {
		d.Draft.Know(nil)
	}
	return err
}

// read takes a whole position.
func (d *Dispute) read(text string) error {
	err := d.Draft.Read([]byte(text))
	if err == nil {
		d.Draft.Know(nil)
	}
	return err
}

// past is a question or a move that was asked about before.
type past struct {
	title, words string
	asked        string
	claim        Claim
	known        string
	loose        []string
	said         []fact
}

// keep notes what is asked now as what was asked last.
func (d *Dispute) keep() {
	title := strings.TrimSpace(d.asked)
	if act, ok := d.Claim.Act(); title == "" && ok {
		title = parts.Upper(d.table.Sentence(act))
	}
	if title != "" {
		d.last = &past{title: title, words: d.heard, asked: d.asked, claim: d.Claim, known: d.known, loose: d.loose, said: d.said}
	}
}

// put keeps what was asked and begins with an empty field, as on a page that is opened.
func (d *Dispute) put(visit *shell.Visit) {
	d.keep()
	d.forget()
	d.Claim, d.asked, d.visit = Claim{}, visit.Search, visit
}

// back asks once more what was asked before.
func (d *Dispute) back(last *past) {
	d.forget()
	d.asked, d.Claim, d.known, d.loose, d.said = last.asked, last.claim, last.known, last.loose, last.said
}

// disputeTable chooses who sits at the table of a dispute, and its house rules.
type disputeTable struct {
	app     *Feature
	dispute *Dispute
	seats   *parts.SeatList
	problem *parts.Words
}

func (p *disputeTable) Heading() string { return wording.L("The table") }

func (p *disputeTable) Page() fyne.CanvasObject {
	d := p.dispute
	p.seats = parts.NewSeatList(d.game.MinSeats, d.game.MaxSeats, d.Seats.Seats, game.VacantName, p.changed).Offer(p.app.Remembered.Names)
	p.problem = game.NewProblem()
	return parts.NewPage(
		parts.NewPanel(wording.L("Players"), p.seats, p.problem),
		parts.NewColumn(parts.NewSection(wording.L("House rules")), game.NewHouseRules(p.app.Session, d.game, d.Seats.Options, p.changed)))
}

// changed takes the table as it stands, if people can sit at it.
func (p *disputeTable) changed() {
	now := p.dispute.Seats
	now.Seats = p.seats.Names()
	err := now.Wrong()
	if err == nil {
		p.dispute.Seats = now
		err = p.dispute.reseat()
	}
	game.SayProblem(p.problem, err)
	p.app.Relay()
}
