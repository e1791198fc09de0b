package journal_test

import (
	"fmt"

	"tablekeeper/companion/base/journal"
)

func ExampleOpen() {
	store := journal.Memory()
	evening, err := journal.Create(store, "friday.match", journal.Record{Kind: 'H', Text: `[Game "rising-tides"]`})
	if err == nil {
		err = evening.Append('m', "1 draw ?")
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
	_, records, damage, err := journal.Open(store, "friday.match", journal.Before)
	for _, r := range records {
		fmt.Printf("%c %s\n", r.Kind, r.Text)
	}
	fmt.Println("line", damage.Line, "-", damage.Reason, "-", err)
	// Output:
	// H [Game "rising-tides"]
	// m 1 draw ?
	// line 3 - the line has no end - <nil>
}
