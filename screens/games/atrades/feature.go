package atrades

import "tablekeeper/screens/frame/game"

// Feature is what Atrades adds to the screens.
type Feature struct {
	*game.Session
	ownGuilds *guildCopy // nil: not read yet
	Bidding   *fistTable
	sums      guildSums
}
