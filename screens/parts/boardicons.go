package parts

// The signs of boards.
const (
	IconWhole Icon = "whole" // all of the board in the window
	IconMap   Icon = "map"   // places and lines
)
