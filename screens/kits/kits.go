// Package kits has the pieces of all games, to print them with the app or without it.
package kits

import (
	"errors"

	"tablekeeper/companion/tell/printing"
	atrades "tablekeeper/screens/kits/atrades"
	duckdealer "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/kits/pieces"
	raidtrade "tablekeeper/screens/kits/raidtrade"
	risingtides "tablekeeper/screens/kits/risingtides"
	traders "tablekeeper/screens/kits/traders"
)

// ErrOneCopy says that every copy of a game prints the same.
var ErrOneCopy = errors.New("every copy of the game prints the same, so no file is needed")

// kits make the box of a game for so many players, by its key: what a copy prints is that of the file, or of the house where that is nil.
var kits = map[string]func(file []byte, players int) (*printing.Box, error){
	"rising-tides": oneCopy(risingtides.Box), "traders": oneCopy(traders.Box), "raid-trade": oneCopy(raidtrade.Box),
	"duck-dealer": duckdealer.Box, "atrades": atrades.Box,
}

// oneCopy is a game of which every copy prints the same.
func oneCopy(box func(players int) *printing.Box) func([]byte, int) (*printing.Box, error) {
	return func(file []byte, players int) (*printing.Box, error) {
		if file != nil {
			return nil, ErrOneCopy
		}
		return box(players), nil
	}
}

// Box are the pieces of a game, by its key, for so many players; nil where it has none. What a copy prints is that of the file, or of
// the house where that is nil. The error may say what is wrong with the file.
func Box(key string, file []byte, players int) (*printing.Box, error) {
	if kit := kits[key]; kit != nil {
		return kit(file, players)
	}
	return nil, nil
}

// Print writes the pieces that Box gives; nil where there are none.
func Print(key string, file []byte, players int, how printing.Style) (*printing.Printed, error) {
	box, err := Box(key, file, players)
	if box == nil {
		return nil, err
	}
	return pieces.Print(box, how)
}

// Cards draws the cards that Box gives for a print shop; nil where there are none.
func Cards(key string, file []byte, players int, how printing.Style) ([]printing.CardFile, error) {
	box, err := Box(key, file, players)
	if box == nil {
		return nil, err
	}
	return pieces.Cards(box, how)
}
