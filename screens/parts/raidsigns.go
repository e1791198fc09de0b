package parts

// The signs of dice and of playing cards.
const (
	IconDie      Icon = "die"
	IconDiamonds Icon = "diamonds"
	IconClubs    Icon = "clubs"
	IconHearts   Icon = "hearts"
	IconSpades   Icon = "spades"
	IconDeck     Icon = "deck"
	IconDiscards Icon = "discards"
	IconCrown    Icon = "crown" // the royals
)
