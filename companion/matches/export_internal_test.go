package matches

import "tablekeeper/companion/rules"

// Around puts a table around the one that a match plays on.
func Around(m *Match, table func(rules.Table) rules.Table) { m.history.table = table(m.history.table) }
