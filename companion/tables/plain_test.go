package tables_test

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tables"
)

// odd is in a text of a host that means ill: it turns the writing round, steers a terminal, and hides.
const odd = "\u202e\u001b\u0007\u200b\u0085\u2066"

// hears is a guest that a host of ill will has told what is in a message.
func hears(t *testing.T, messages ...tables.Tell) *tables.Guest {
	w := &world{t: t, rand: newRand(1)}
	g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: w.secret(), Find: shelf.Find, Secret: w.secret})
	g.Connected(nil, 0)
	for _, m := range messages {
		data, err := json.Marshal(m)
		require.NoError(t, err)
		require.NoError(t, g.Receive(data, 0))
	}
	return g
}

// whole is a view with a log and parts.
func whole(t *testing.T, log string, parts map[string]any) tables.Tell {
	push := tables.Push{Number: 1, Whole: true, Sum: fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(log))), Parts: map[string]json.RawMessage{}}
	data, err := json.Marshal(map[string]string{"a": log})
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &push))
	for name, value := range parts {
		push.Parts[name], err = json.Marshal(value)
		require.NoError(t, err)
	}
	return tables.Tell{View: &push}
}

// TestTextsOfOthersAreCleaned lets a host put into all its texts what turns the writing round, steers a terminal and hides: nothing
// of it is shown.
func TestTextsOfOthersAreCleaned(t *testing.T) {
	g := hears(t,
		tables.Tell{Welcome: &tables.Welcome{Host: "An" + odd + "na's t\u00e1ble\n", Game: odd + "R", Program: odd + "1", Rules: odd + "2"}},
		tables.Tell{Bye: &tables.Bye{Why: "Ver" + odd + "sion"}},
		whole(t, "", map[string]any{
			"table": tables.Table{Match: "Eve" + odd + "ning"},
			"seats": []tables.Seat{{Name: "A" + odd + "nna", Wish: &tables.Wish{Mark: odd + "red fox", From: odd + "Ben"}}},
			"bids":  tables.Round{ID: "1", Why: "A" + odd + "gain"},
			"shown": tables.Shown{Words: []string{"bid" + odd + " 4"}},
			"asked": tables.Proposal{Sentence: "Ben" + odd + " flies"},
			"timer": tables.Timer{State: "run" + odd + "ning", Events: []string{odd + "storm"}},
			"you":   tables.You{Mark: odd + "red fox"},
		}))
	require.Equal(t, tables.Welcome{Host: "Anna's t\u00e1ble", Game: "R", Program: "1", Rules: "2"}, g.Welcome())
	require.Equal(t, "Version", g.Bye().Why)
	require.Equal(t, "Evening", g.Table().Match)
	require.Equal(t, []tables.Seat{{Name: "Anna", Wish: &tables.Wish{Mark: "red fox", From: "Ben"}}}, g.Seats())
	round, ok := g.Bids()
	require.True(t, ok)
	require.Equal(t, "Again", round.Why)
	shown, _ := g.BidsShown()
	require.Equal(t, []string{"bid 4"}, shown.Words)
	asked, _ := g.Asked()
	require.Equal(t, "Ben flies", asked.Sentence)
	timer, _ := g.Timer()
	require.Equal(t, "running", timer.State)
	require.Equal(t, []string{"storm"}, timer.Events)
	require.Equal(t, "red fox", g.You().Mark)
}

// TestTheLogAndTheHandOfOthersAreCleaned does so with a log, where the guest checks each byte, and with the words of a hand.
func TestTheLogAndTheHandOfOthersAreCleaned(t *testing.T) {
	w := drawnHand(t, "raid-trade")
	require.NoError(t, w.match.Note("Sea\u202eted\u200b"))
	log := string(w.match.Export())
	require.Contains(t, log, "Sea\u202eted\u200b")
	g := hears(t, whole(t, log, map[string]any{"hand": tables.Hand{Cards: map[string]int{odd + "spin": 1}}, "you": tables.You{Seat: 1}}))
	require.NoError(t, g.Trouble())
	require.Equal(t, log, g.Log())
	require.Equal(t, "Seated", g.Match().Log().Line(g.Match().Log().Count()).Text)
	hand, ok := g.Match().Hands().Of(1)
	require.True(t, ok)
	require.Equal(t, "spin", hand.Cards[0].Word)
	require.NotContains(t, hand.Cards[0].Title, "\u202e")
	require.True(t, g.Live())
	g.Tick(time.Second)
}

// german has two of the notes of seats, with their words in another order.
var german = &wording.Catalogue{Texts: map[string]string{
	`The host gives {who}'s seat to the device "{mark}".`:                                            `Am Gerät „{mark}“ sitzt jetzt {who}.`,
	"The host refuses for {who}, who isn't connected, to make again {number} entries up to: {move}.": "{number} Einträge bis „{move}“ kommen nicht wieder: für {who} sagt es der Gastgeber.",
}}

// TestNotesOfSeatsAreRead reads back each sentence that the log notes of seats, and says it in another language.
func TestNotesOfSeatsAreRead(t *testing.T) {
	notes := tables.SeatNotes()
	require.Len(t, notes, 15)
	for _, template := range notes {
		written := wording.Say(template, wording.Name(`Anna "A"`), wording.Name("red fox"), wording.Name("Ben flies: to 4")).In(nil)
		text, ok := tables.ReadSeatNote(written)
		require.True(t, ok, template)
		require.Equal(t, written, text.In(nil))
	}
	for english, other := range map[string]string{
		`The host gives Anna "A"'s seat to the device "red fox".`:                                  `Am Gerät „red fox“ sitzt jetzt Anna "A".`,
		"The host refuses for Ben, who isn't connected, to make again 3 entries up to: Ben: to 4.": "3 Einträge bis „Ben: to 4“ kommen nicht wieder: für Ben sagt es der Gastgeber.",
	} {
		text, ok := tables.ReadSeatNote(english)
		require.True(t, ok)
		require.Equal(t, other, text.In(german))
	}
	_, ok := tables.ReadSeatNote("Anna sits down.")
	require.False(t, ok)
}

// TestTheLogIsEnglish gives a device a seat where the host reads another language: the file is for everybody.
func TestTheLogIsEnglish(t *testing.T) {
	defer wording.SetLanguage(nil)
	wording.SetLanguage(german)
	w := drawnHand(t, "raid-trade")
	require.Contains(t, string(w.match.Export()), "The host gives Anna's seat to the device ")
}
