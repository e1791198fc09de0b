package aid_test

import (
	"fmt"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
)

// The Setup headers of a data file say what differs from the default data.
func ExampleHeaders() {
	headers, err := aid.Headers(atrades.DefaultData())
	fmt.Println(len(headers), err)
	_, err = aid.Headers([]byte(`{"cubes":{"action":0,"golden":1}}`))
	fmt.Println(err)
	// Output:
	// 0 <nil>
	// data.cubes.action: expected a whole number from 1 to 99
}
