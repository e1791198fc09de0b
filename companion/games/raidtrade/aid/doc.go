// Package aid helps the two at a table of Raid & Trade beside the rules: what a move
// would miss, what the table has to do with its cards, the two dice of a throw, and
// a raid that is counted without a match. It decides nothing: it asks the referee.
package aid
