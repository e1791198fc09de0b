package atrades

import "tablekeeper/companion/base/wording"

// sideTitle reports where a new region lies, seen from the one on whose side it is laid: sides count clockwise from the
// right.
func sideTitle(side int, region string) string {
	switch side {
	case 0:
		return wording.L("right of {region}, lower", region)
	case 1:
		return wording.L("below {region}", region)
	case 2:
		return wording.L("left of {region}, lower", region)
	case 3:
		return wording.L("left of {region}, higher", region)
	case 4:
		return wording.L("above {region}", region)
	}
	return wording.L("right of {region}, higher", region)
}

// mostTurns is how often a region can be turned by a sixth before it lies as it did.
const mostTurns = 5
