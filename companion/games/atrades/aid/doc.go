// Package aid holds the owner's copy of the components of Atrades while it is entered:
// a data file that may still have mistakes. It knows no rule: what is wrong with a
// file it asks the game.
package aid
