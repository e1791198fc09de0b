package joining

import (
	"encoding/json"
	"errors"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

// joined is the table of another device that this one is at, or calls.
type joined struct {
	app      *Feature
	guest    *tables.Guest
	caller   tables.Caller
	at       shell.Invitation
	of       *game.OpenMatch // nil: nothing was shown yet
	view     *away
	why      error  // this device isn't let in
	drawn    int    // of the guest's changes
	asks     bool   // the host was asked for something, and the page says so
	stands   stand  // of what is shown
	goes     bool   // the match is opened as soon as there is a seat
	opens    func() // leads back to it; nil: it is opened anew
	watches  bool
	frames   *fyne.Animation // nil: no timer runs
	clock    *farClock
	beat     int
	events   int    // of the timer that were told
	compared bool   // the program of the table with this one
	name     string // of the table, and of this device at it, as they are in the bar
}

// stand is what the moves that can be chosen depend on.
type stand struct {
	revision, seat int
	live, timed    bool
}

// tableFile keeps by what this device is known at the tables of others, and the last of them.
const tableFile = "table.json"

// keptTable is what is in it.
type keptTable struct {
	Device  string       `json:"device"` // a secret, of which follows by what the device is known at each table
	Address string       `json:"address,omitempty"`
	Word    string       `json:"word,omitempty"`
	Hosts   tables.Known `json:"hosts,omitempty"` // that have let this device in
}

// bidFile keeps the bid in the closed fist, as long as it isn't open.
const bidFile = "bid.json"

// keptBid is the bid that this device has kept; nil: none.
func (a *Feature) keptBid() (bid []byte) {
	_ = a.Wholes().Read(bidFile, func(data []byte) error { bid = data; return nil }) // one that can't be read is bid again
	return bid
}

// known is what this device keeps for the tables of others; what can't be read begins anew.
func (a *Feature) known() (k keptTable) {
	if err := a.Wholes().Read(tableFile, func(data []byte) error { return json.Unmarshal(data, &k) }); err != nil {
		a.SayUnread(wording.L("The last table can't be read: {problem}.", err), err)
	}
	if k.Device == "" {
		k.Device = a.secret()
	}
	return k
}

// Call joins the table of another device.
func (a *Feature) Call(at shell.Invitation) { a.call(at, nil) }

// call joins the table of another device, to look on at least where opens leads back to its match.
func (a *Feature) call(at shell.Invitation, opens func()) {
	a.Leave()
	k := a.known()
	k.Address, k.Word = at.Address, at.Word
	a.save(k)
	j := &joined{app: a, at: at, goes: true, drawn: -1, opens: opens, watches: opens != nil}
	j.clock = &farClock{j, func() {}, func() {}}
	j.guest = tables.NewGuest(tables.GuestOptions{
		Program: a.Device().Program, Device: k.Device, Find: a.Game, Secret: a.secret, Kept: a.keptBid(),
		Keep: func(bid []byte) { _ = a.Wholes().Write(bidFile, bid) }, // without it, a page that is loaded anew bids again
	})
	a.joined = j
	j.caller = a.Device().Network.Call(tables.Calling{
		Guest: j.guest, Address: at.Address, Word: at.Word, Do: j.do, Refused: j.refused,
		Known: k.Hosts, Knows: func(host tables.Met) {
			now := a.known() // another window of this device may have met others
			now.Device, now.Hosts = k.Device, now.Hosts.Meet(host)
			a.save(now)
		},
	})
}

// CallAgain joins the last table again, if this device isn't at one, with the seat that it had there or to look on as it did. When the
// table answers, opens leads back to its match.
func (a *Feature) CallAgain(opens func()) {
	if k := a.known(); a.joined == nil && k.Word != "" {
		a.Go(shell.Route{Page: shell.JoinPage})
		a.call(shell.Invitation{Address: k.Address, Word: k.Word}, opens)
	}
}

// save keeps by what this device is known.
func (a *Feature) save(k keptTable) {
	data, err := json.Marshal(k)
	if err == nil {
		err = a.Wholes().Write(tableFile, data)
	}
	if err != nil {
		a.Say(wording.L("This device can't keep its seat when the app is closed: {problem}.", err))
	}
}

// Leave hangs up. The seat stays this device's, which can come back to it.
func (a *Feature) Leave() {
	j := a.joined
	if j == nil {
		return
	}
	a.joined, a.Joined = nil, nil
	if errors.Is(j.why, channel.ErrStranger) { // whoever was told so and joins again wants it
		k := a.known()
		k.Hosts = k.Hosts.Anybody(j.at.Word, j.at.Address)
		a.save(k)
	}
	a.Device().Summon("")
	j.caller.Close()
	j.stop()
}

// Wake is called when somebody looks at the app again, or the network is back.
func (a *Feature) Wake() {
	if a.joined != nil {
		a.joined.caller.Wake()
	}
}

// refused is told why this device isn't let in; nil: now it is.
func (j *joined) refused(err error) {
	j.why = err
	j.drawn = -1
	j.follow()
}

// do does something with the guest, and shows what came of it.
func (j *joined) do(f func()) {
	if j.app.joined != j {
		return
	}
	f()
	j.follow()
}

// ask asks the table for something.
func (j *joined) ask(f func()) {
	f()
	j.caller.Flush()
	j.follow()
}

// follow shows what the table has told.
func (j *joined) follow() {
	if j.app.joined != j {
		return
	}
	if j.view != nil && j.view.walks != nil {
		j.view.walks()
	}
	asked := j.asks != j.guest.Pending()
	j.asks = j.guest.Pending()
	if j.guest.Changes() == j.drawn {
		if asked && j.app.Here().Page == shell.SeatPage {
			j.app.Refresh()
		}
		return
	}
	j.drawn = j.guest.Changes()
	j.sayBuild()
	timed := j.followMatch()
	name := j.called() + j.guest.You().Mark
	if j.of != nil {
		name += j.view.Table().Game().Key // whose tone the page has
	}
	greeted := j.name != name
	j.name = name
	a, here := j.app, j.app.Here().Page
	switch {
	case here == shell.SeatPage && j.of == nil:
		a.Go(shell.Route{Page: shell.JoinPage})
	case here == shell.JoinPage && j.goes && j.ready():
		j.goes = false
		j.toMatch()
	case here == shell.SeatPage && timed, here == shell.JoinPage && greeted:
		a.Show() // it has another bar, or other parts
	case here == shell.JoinPage, here == shell.SeatPage, here == shell.AidPage && j.behind():
		a.Refresh()
	}
	j.tick()
	j.clock.follow()
}

// sayBuild says once which program the table has and which this device, where they aren't the same.
func (j *joined) sayBuild() {
	host, own := j.guest.Welcome().Program, j.app.Device().Program
	if j.compared || host == "" {
		return
	}
	j.compared = true
	if host != own {
		j.app.Say(wording.L("The table is kept by Tablekeeper {host}, and this device runs {own}. If they don't get on, load or install the same.",
			host, own))
	}
}

// behind reports whether the page that is shown was opened from the match.
func (j *joined) behind() bool {
	return j.of != nil && j.app.MatchBehind(j.view.Table().Game().Key) == j.of
}

// toMatch leads to the page of the match, or back to where somebody was there.
func (j *joined) toMatch() {
	if opens := j.opens; opens != nil {
		j.opens = nil
		opens()
		return
	}
	j.app.Open(shell.Route{Page: shell.SeatPage})
}

// ready reports whether the match can be shown, and this device has a seat at it.
func (j *joined) ready() bool { return j.of != nil && (j.guest.Seat() > 0 || j.watches) }

// followMatch brings the match that is shown up to date; it reports whether a timer came or went.
func (j *joined) followMatch() (timed bool) {
	seen, before := j.guest.Match(), j.stands
	timer, ticks := j.guest.Timer()
	j.stands = stand{revision: j.guest.Revision(), seat: j.guest.Seat(), live: j.guest.Live(), timed: ticks}
	if seen == nil {
		j.of, j.view, j.app.Joined = nil, nil, nil
		j.app.Device().Summon("")
		return false
	}
	if j.of == nil {
		j.view = &away{of: j}
		j.of = &game.OpenMatch{Seat: j.view, ID: game.AwayID, At: game.Now, PickedAt: -1}
	}
	j.view.Reading = seen
	if j.of.Brief.Wrong && before != j.stands { // the table has gone on
		j.of.Brief.Words = ""
	}
	if before.revision != j.stands.revision || before.live != j.stands.live {
		if j.of.At > seen.Log().Count() {
			j.of.At = game.Now
		}
	}
	came := before.timed && len(timer.Events) > j.events && seen.Log().Count() > 0
	j.events = len(timer.Events)
	j.app.Joined = j.of
	j.of.Changed(before == j.stands)
	if came {
		j.of.TellBriefly(j.app.Session, game.Brief{Words: parts.Upper(seen.Log().Line(seen.Log().Count()).Sentence)})
		j.app.Device().Sound.Play(sounds.Event)
	}
	j.app.Summon(j.of, j.guest.Seat())
	return before.timed != j.stands.timed
}

// answered shows what the table did not do, and why.
func (j *joined) answered(err error) {
	var no *tables.Answered
	switch {
	case j.view == nil || err == nil:
		return
	case errors.As(err, &no):
		j.view.say(shell.Because(no.Rule, no.Why))
		if late := no.Late; late != nil && !late.Back && late.Who != "" {
			j.view.say(wording.L("{player} was faster ({move}). Try again.", late.Who, late.Sentence))
		}
	case errors.Is(err, tables.ErrNotConnected):
		j.view.say(wording.L("This device is not connected to the table."))
	default:
		j.view.say(parts.Upper(err.Error()) + ".")
	}
	j.drawn = -1
}

// called is what the table is called, as its host said.
func (j *joined) called() string {
	if host := j.guest.Welcome().Host; host != "" {
		return host
	}
	return j.at.Address
}

// Way is what leads to the table of another device: what it is called, of which game, and what a tap does.
func (a *Feature) Way() (title, words string, tap func()) {
	join := func() { a.Open(shell.Route{Page: shell.JoinPage}) }
	if a.joined == nil {
		return wording.L("Join a table"), "", join
	}
	return a.joined.called(), a.joined.guest.Welcome().Game, func() {
		if a.joined != nil && a.joined.ready() {
			a.joined.toMatch()
			return
		}
		join()
	}
}
