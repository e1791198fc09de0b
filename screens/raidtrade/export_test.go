package raidtrade

// What the tests of this package hold.
var ActOf = actOf
