package game

import (
	"strings"

	"tablekeeper/companion/wording"
)

// ruled is how a source says that the rules text leaves something open.
const ruled = "ruling"

// shared begins the source of a rule that all games share.
const shared = "Table notation"

// SourceWords says where a rule comes from, or how far it comes from the rules text at all.
func SourceWords(source string) string {
	if strings.HasPrefix(source, shared) {
		return wording.L("All games share this rule.")
	}
	named := strings.TrimSuffix(strings.TrimSuffix(source, ruled), "("+ruled+")")
	sections := strings.TrimRight(named, " ,;(")
	line := wording.L("Source: {source}", sections)
	switch {
	case sections == "":
		return wording.L("The rules text leaves this open. This is how the app rules it.")
	case named != source:
		return line + ". " + wording.L("It leaves a part open. This is how the app rules it.")
	}
	return line
}
