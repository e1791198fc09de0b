package raidtrade_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/parts/partstest"
)

// tokens are the cards of a mat.
func tokens() *fyne.Container {
	return raidtrade.NewTokenRow(
		raidtrade.NewTokens(raidtrade.TokensData{Title: "Level 4", Black: 3, Of: "3 of 4", Spoken: "Level 4 with 3 black tokens"}),
		raidtrade.NewTokens(raidtrade.TokensData{Title: "Trip", Spoken: "Trip 0"}),
		raidtrade.NewTokens(raidtrade.TokensData{Title: "Cargo", Black: 12, Spoken: "Cargo 12"}),
		raidtrade.NewTokens(raidtrade.TokensData{Title: "Bank", Black: 5, White: 2, Both: true, Spoken: "Bank 5 black and 2 white tokens"}),
	)
}

func TestTokensShareTheWidth(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	row := tokens()
	partstest.Show(t, container.NewVBox(row), fyne.NewSize(360, 300))
	first, last := row.Objects[0], row.Objects[3]
	require.Equal(t, first.Position().Y, last.Position().Y, "side by side")
	require.InDelta(t, 360, last.Position().X+last.Size().Width, 1)

	row = tokens()
	partstest.Show(t, container.NewVBox(row), fyne.NewSize(200, 300))
	require.Less(t, row.Objects[0].Position().Y, row.Objects[2].Position().Y, "two by two")
	require.Equal(t, "Bank 5 black and 2 white tokens", row.Objects[3].(*raidtrade.Tokens).AccessibilityLabel())
}

func TestRaidPartsAreDrawn(t *testing.T) {
	for name, variant := range map[string]look.Variant{"dark": look.Dark, "light": look.Light} {
		partstest.Start(t, look.New(variant, look.Phone, 1))
		boxes := raidtrade.NewHitBoxes()
		boxes.Set(5, 2, 1, "2 of 5 hits, 1 more to be answered")
		require.Equal(t, "2 of 5 hits, 1 more to be answered", boxes.AccessibilityLabel())
		cards := parts.NewFlow(
			raidtrade.NewPlayCard(66, raidtrade.PlayCardData{Rank: "10", Suit: parts.IconDiamonds, Red: true, Under: "Attack 10", Spoken: "Ten of Diamonds"}),
			raidtrade.NewPlayCard(66, raidtrade.PlayCardData{Rank: "K", Suit: parts.IconClubs, Under: "Defence 10", Spoken: "King of Clubs"}),
			raidtrade.NewPlayCard(66, raidtrade.PlayCardData{Under: "Defence", Spoken: "No card yet"}),
			parts.NewKey(0, "Queen of Clubs", func() {}).Face("Q", parts.IconClubs),
		)
		signs := parts.NewFlow()
		for _, icon := range []parts.Icon{parts.IconDie, parts.IconDiamonds, parts.IconClubs, parts.IconDeck, parts.IconDiscards, parts.IconCrown} {
			require.Contains(t, string(icon.In(color.NRGBA{R: 0xFF, G: 0xC1, B: 0x45, A: 255}).Content()), "#ffc145", icon)
			signs.Add(parts.NewTally(icon, "3", string(icon)))
		}
		window := partstest.Show(t, container.NewVBox(tokens(), boxes, cards, signs), fyne.NewSize(390, 360))
		test.AssertRendersToImage(t, "raid-"+name+".png", window.Canvas())
	}
}

func TestRaidPartsFit(t *testing.T) {
	for _, step := range []float32{1, 1.5} {
		for _, width := range []float32{300, 390, 800} {
			partstest.Start(t, look.New(look.Light, look.Phone, step))
			boxes := raidtrade.NewHitBoxes()
			boxes.Set(11, 2, 0, "2 of 11 hits")
			w := partstest.Show(t, parts.NewPage(tokens(), boxes,
				raidtrade.NewPlayCard(66, raidtrade.PlayCardData{Rank: "10", Suit: parts.IconDiamonds, Red: true, Under: "Attack 10", Spoken: "Ten of Diamonds"}),
				parts.NewFlow(parts.NewKey(0, "Ten of Clubs", func() {}).Face("10", parts.IconClubs), parts.NewKey(0, "Ace of Clubs", func() {}).Face("A", parts.IconClubs))),
				fyne.NewSize(width, 700))
			require.Empty(t, audit.Canvas(w.Canvas()), "%v %v", step, width)
		}
	}
}
