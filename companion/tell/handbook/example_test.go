package handbook_test

import (
	"fmt"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/tell/handbook"
)

// A rule leads to the moves that are checked against it and to examples.
func Example() {
	book, err := handbook.Of(raidtrade.Game())
	if err != nil {
		fmt.Println(err)
		return
	}
	rule, _ := book.Rule("rd-7.2")
	fmt.Println(rule.ID, rule.Forms)
	fmt.Println(rule.Legal.Move)
	fmt.Println(rule.Illegal.Move)
	// Output:
	// RD-7.2 [lose-level CARD]
	// Anna: lose-level ad
	// Anna: lose-level ac
}
