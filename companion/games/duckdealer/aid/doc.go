// Package aid helps a table of Duck Dealer beside the rules: the route calculator, what
// a collecting turn would lack, who was born closest to the day, and the owner's copy
// of the box while it is entered. It decides nothing.
package aid
