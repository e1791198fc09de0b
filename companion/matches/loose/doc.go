// Package loose is what lies on a table without a match and without a referee: decks, hands and dice. All that was done with them is a
// log, from which a seed brings all the rest: so anything can be taken back, what is made again comes out the same, and an app that is
// killed goes on where it was.
package loose
