package fairness

import (
	"bytes"
	"fmt"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/rules"
)

// Claims are what the headers of a transcript say as an export of a match.
type Claims struct {
	Rest          *rules.Transcript // the headers without what is said of chance
	Seeds, Timers Promises
	Timed         bool     // what the file says of the timer's moves is believed
	Drawn         bool     // and what it says of the draws: they stand under a seal
	Doubts        []string // what of it can't be right
}

const unsealedText = "It is imported as a match without a seal: nothing says any more what the app drew."

// ReadClaims takes out of the headers what an exported match wrote of chance. A file that
// is not as the app wrote it says nothing of it.
func ReadClaims(t *rules.Transcript, data []byte) Claims {
	c := Claims{Rest: &rules.Transcript{}, Timed: true}
	version := t.Value(headerChance)
	if version == chance.Version {
		seeds, timers, err := readPromises(t)
		if err != nil {
			c.Doubts = append(c.Doubts, "The proof of the draws is not in order: "+err.Error()+".")
		}
		if why := unlike(data, seeds); why != "" {
			c.Timed, c.Doubts = false, append(c.Doubts, why+" "+unsealedText)
		} else {
			c.Seeds, c.Timers = seeds, timers
		}
	} else if version != "" {
		c.Doubts = append(c.Doubts, fmt.Sprintf("The draws were made as %q, which this program does not know.", version))
	}
	c.Drawn = len(c.Seeds) > 0
	if !c.Drawn && len(c.Doubts) == 0 && bytes.Contains(data, []byte("# "+sayDraw)) {
		c.Doubts = append(c.Doubts, "The file says that the app drew, but it has no seal. "+unsealedText)
	}
	for _, h := range t.Headers {
		drawn := h.Key == HeaderSetup || h.Key == HeaderDeal || h.Key == HeaderStart
		if (h.Key != HeaderSeed || version == "") && (c.Drawn || !drawn) {
			c.Rest.Add(h.Key, h.Text)
		}
	}
	return c
}
