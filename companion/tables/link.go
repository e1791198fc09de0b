package tables

import "strings"

// mostInLink is how many addresses a link carries: a code of more is too fine for a phone's camera across a table.
const mostInLink = 3

// Link opens a table in a browser. Behind the #, so in no request, stand the word and further addresses at which the table is
// found: http://192.168.1.20:7171/#bal-mek-tor-sun@10.0.0.5:7171.
func Link(addresses []string, word string) string {
	link := "http://" + addresses[0] + "/#" + word
	for _, address := range addresses[1:min(len(addresses), mostInLink)] {
		link += "@" + address
	}
	return link
}

// Fragment reads what comes after the # of a link: the word, as it is there, and all addresses of the table, of which the link's
// own is the first. Call takes them as they are.
func Fragment(address, fragment string) (addresses, word string) {
	word, more, found := strings.Cut(fragment, "@")
	if !found {
		return address, word
	}
	return address + "," + strings.ReplaceAll(more, "@", ","), word
}

// Split gives the addresses of a table one by one.
func Split(addresses string) []string { return strings.Split(addresses, ",") }
