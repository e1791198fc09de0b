package game

// LookTime is the time between two looks at a running timer, in ms. All devices of a table look at multiples of it on the host's
// clock.
const LookTime = 90
