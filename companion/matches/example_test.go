package matches_test

import (
	"fmt"

	"tablekeeper/companion/matches"
)

func ExampleOpen() {
	store := matches.Memory()
	journal, err := matches.Create(store, "friday.match", matches.Record{Kind: 'H', Text: `[Game "rising-tides"]`})
	if err == nil {
		err = journal.Append('m', "1 draw ?")
	}
	var data []byte
	if err == nil {
		data, err = store.Read("friday.match")
	}
	if err == nil {
		err = store.Write("friday.match", append(data, "m2 pl"...)) // the power failed
	}
	if err != nil {
		fmt.Println(err)
		return
	}
	_, records, damage, err := matches.Open(store, "friday.match", matches.Before)
	for _, r := range records {
		fmt.Printf("%c %s\n", r.Kind, r.Text)
	}
	fmt.Println("line", damage.Line, "-", damage.Reason, "-", err)
	// Output:
	// H [Game "rising-tides"]
	// m 1 draw ?
	// line 3 - the line has no end - <nil>
}
