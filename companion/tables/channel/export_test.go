package channel

import "encoding/json"

// Claim greets as a host that has one key and says that it is another host.
func Claim(word string, key, host []byte) (*Greeting, []byte, error) {
	g, message, err := Greet(word, key, "1.0")
	if err != nil {
		return nil, nil, err
	}
	var h hello
	if err := json.Unmarshal(message, &h); err != nil {
		return nil, nil, err
	}
	h.Host = host
	g.message, err = json.Marshal(h)
	return g, g.message, err
}

// Give accepts and gives any ticket.
func (g *Greeting) Give(ticket, answer []byte) (*Channel, []byte, error) {
	keys, err := g.agree(answer)
	if err != nil {
		return nil, nil, err
	}
	c, last := keys.end(append([]byte{}, ticket...), signing(g.key))
	return c, last, nil
}

// Replay accepts with what another host has signed on a line of its own, which this one has joined by its word.
func (g *Greeting) Replay(word string, other *Greeting, answer []byte) ([]byte, error) {
	joining, mine, err := Join(word, nil, other.message)
	if err != nil {
		return nil, err
	}
	_, theirs, err := other.Accept(mine)
	if err != nil {
		return nil, err
	}
	last, err := joining.channel.Open(theirs[proofSize:])
	if err != nil {
		return nil, err
	}
	keys, err := g.agree(answer)
	if err != nil {
		return nil, err
	}
	c := &Channel{out: keys.toGuest, in: keys.toHost}
	return append(keys.hostProof, c.Seal(last)...), nil
}
