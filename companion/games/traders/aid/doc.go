// Package aid holds what lies on a table of Traders beside the rules: decks of cards
// for a table without a match, and what is printed on the cards and the companies.
package aid
