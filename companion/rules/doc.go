// Package rules is the referee that all games share. A game is declared as a
// [Book]: a table of verbs, each with its words, the steps in which it is used,
// its checks in the order of the game's specification and its effect. Judging
// runs the checks; the list of legal moves is the vocabulary filtered by
// judging; nothing else decides what is legal.
//
// Screens and commands never see a game's position type. They work with a
// [Table], which a [Game] of the shelf opens for the headers of a transcript.
// The notation (transcripts, verdicts, positions as JSON) is described in
// docs/notation.md, and "NOTATION 5" is its section 5.
package rules
