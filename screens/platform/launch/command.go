//go:build !js

package launch

import (
	"time"

	"tablekeeper/companion/command"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens"
	"tablekeeper/screens/frame/translations"
	"tablekeeper/screens/kits"
)

// HasCommands reports whether a program of this kind is called with arguments.
const HasCommands = true

// Command runs a command with its arguments, as the app of that version and build, and returns its exit status.
func Command(args []string, version, program string) int {
	shell := command.Console(version)
	shell.Program = program
	shell.Sentences = translations.Sentences()
	shell.Language = screens.ReadersLanguage()
	shell.Window = func(file string) error { return Window(program, file) }
	shell.Print = printed
	return command.Run(args, shell)
}

// printed writes the pieces of a game.
func printed(of command.Printing) (command.Printout, error) {
	paper := printing.A4
	if of.Letter {
		paper = printing.Letter
	}
	if g, ok := shelf.Find(of.Game); ok && of.Players == 0 {
		of.Players = g.MaxSeats
	}
	how := printing.Style{Paper: paper, Ink: of.Ink, Fold: of.Fold, Right: of.Right, Down: of.Down, Made: time.Now(), Page: of.Page}
	if of.Cards {
		files, err := kits.Cards(of.Game, of.Box, of.Players, how)
		if err == nil && files == nil {
			err = command.ErrNoPieces
		}
		var done command.Printout
		for _, f := range files {
			done.Cards = append(done.Cards, command.Picture(f))
		}
		return done, err
	}
	done, err := kits.Print(of.Game, of.Box, of.Players, how)
	switch {
	case err != nil:
		return command.Printout{}, err
	case done == nil:
		return command.Printout{}, command.ErrNoPieces
	}
	return command.Printout{PDF: done.PDF, Pages: len(done.Sheets), Both: done.Both, Papers: done.Papers(), Missing: done.Missing, Cut: done.Cut}, nil
}
