package seatnames

import (
	"strings"
	"unicode/utf8"
)

// sameShape lists a Latin letter and what looks like it: the letters of other
// alphabets and the digits that names are written with, out of the confusables of
// Unicode's technical standard 39.
const sameShape = "aаαɑ bЬ cсϲ dԁ eе gɡ hһ iіιı jј kκ lIІΙӀӏ1|ǀ nո oοоօ0 pрρ qԛ rг sѕ uυս vνѵ wԝѡ xхχ yуγү " +
	"AАΑ BВΒ CСϹ EЕΕ FϜ GԌ HНΗ JЈ KКΚ MМΜ NΝ OОΟՕ PРΡ QԚ SЅ TТΤ VѴ WԜ XХΧ YҮΥ ZΖ"

// shapes gives the Latin letter of each look-alike.
var shapes = readShapes()

func readShapes() map[rune]rune {
	shapes := map[rune]rune{}
	for _, group := range strings.Fields(sameShape) {
		latin, size := utf8.DecodeRuneInString(group)
		for _, other := range group[size:] {
			shapes[other] = latin
		}
	}
	return shapes
}
