package mirror

import (
	"reflect"

	"fyne.io/fyne/v2"
)

// Mirror follows what a canvas shows. All of it is used on the goroutine of the screens.
type Mirror struct {
	canvas fyne.Canvas
	nodes  map[int]*Node // as they were last told
	order  []int         // their ids, in the order of the page
	ids    map[key]int
	last   int // the latest id
	focus  int
	asks   int // how often a reader asked for the focus
	told   int // asks, when it was last told
	size   [2]int
}

// key is by what a node is known again: an object is at most an item of a list and itself.
type key struct {
	of   fyne.CanvasObject
	item bool
}

// Root is the id of the node that holds all others.
const Root = 0

// Change is what is other than it was told before.
type Change struct {
	Size  [2]int   `json:"size"` // of the window
	Gone  []int    `json:"gone,omitempty"`
	Nodes []*Node  `json:"nodes,omitempty"` // new ones and changed ones
	Say   []string `json:"say,omitempty"`   // what is said aloud
	Focus int      `json:"focus"`           // what has the focus; 0: nothing
	Asks  int      `json:"asks"`            // how often a reader had asked for the focus until then
}

// New is a mirror of a canvas that has told nothing yet.
func New(c fyne.Canvas) *Mirror {
	return &Mirror{canvas: c, nodes: map[int]*Node{}, ids: map[key]int{}}
}

// Look gives what has changed since it was last asked, and reports whether anything has.
func (m *Mirror) Look() (Change, bool) {
	root := &Node{ID: Root, Role: Group, parts: m.tree()}
	headings(root.parts, new(int))
	order := m.recognise(root)
	c := Change{Size: [2]int{int(m.canvas.Size().Width), int(m.canvas.Size().Height)}}
	nodes, said := map[int]*Node{}, []*Node(nil)
	for _, n := range order {
		nodes[n.ID] = n
		if before := m.nodes[n.ID]; before == nil || !same(before, n) {
			c.Nodes = append(c.Nodes, n)
			if n.aloud && (before == nil || before.Label != n.Label || before.times != n.times) {
				said = append(said, n)
			}
		}
	}
	for _, id := range m.order {
		if nodes[id] == nil {
			c.Gone = append(c.Gone, id)
		}
	}
	c.Say = sentences(said)
	m.keep(order, nodes)
	c.Focus, c.Asks = m.focused(), m.asks
	other := len(c.Nodes)+len(c.Gone) > 0 || c.Size != m.size || c.Focus != m.focus || c.Asks != m.told
	m.size, m.focus, m.told = c.Size, c.Focus, c.Asks
	return c, other
}

// sentences are what nodes say: first what is said only, which tells what was done, then what is seen as well, which tells
// how it stands now.
func sentences(said []*Node) []string {
	var only, seen []string
	for _, n := range said {
		if n.Box[2] == 0 || n.Box[3] == 0 {
			only = append(only, n.Label)
		} else {
			seen = append(seen, n.Label)
		}
	}
	return append(only, seen...)
}

// tree reads what is shown: the uppermost layer alone, if one lies over the page.
func (m *Mirror) tree() []*Node {
	top := m.canvas.Overlays().Top()
	if top == nil {
		return read(m.canvas.Content(), fyne.Position{})
	}
	all := read(top, fyne.Position{})
	if len(all) == 1 && all[0].Role == Group {
		all[0].Role = Dialog
		return all
	}
	return []*Node{{Role: Dialog, Of: top, parts: all}}
}

// headings makes the first heading that of the page, and the others headings of what it holds.
func headings(nodes []*Node, seen *int) {
	for _, n := range nodes {
		if n.Role == Heading {
			n.Level = min(*seen, 1) + 1
			*seen++
		}
		headings(n.parts, seen)
	}
}

// recognise gives each node its id and the ids of its parts, and returns all of them in the order of the page. A page that
// is made anew has other objects; what is in it as it was before, in the same order, takes over the ids, so that a reader
// stays where it is.
func (m *Mirror) recognise(root *Node) []*Node {
	order := flat(root, nil)
	held := map[int]bool{}
	for _, n := range order[1:] {
		if n.ID = m.ids[keyOf(n)]; n.ID != 0 {
			held[n.ID] = true
		}
	}
	m.takeOver(order, held)
	for _, n := range order {
		for _, part := range n.parts {
			n.Parts = append(n.Parts, part.ID)
		}
	}
	return order
}

// takeOver gives ids to nodes that have none: those that no node holds any more, or new ones.
func (m *Mirror) takeOver(order []*Node, held map[int]bool) {
	free := map[likeness][]int{}
	for _, id := range m.order {
		if !held[id] && id != Root {
			l := like(m.nodes[id])
			free[l] = append(free[l], id)
		}
	}
	for _, n := range order[1:] {
		if n.ID != 0 {
			continue
		}
		if ids := free[like(n)]; len(ids) > 0 {
			n.ID, free[like(n)] = ids[0], ids[1:]
			continue
		}
		m.last++
		n.ID = m.last
	}
}

func flat(n *Node, all []*Node) []*Node {
	all = append(all, n)
	for _, part := range n.parts {
		all = flat(part, all)
	}
	return all
}

// likeness is what nodes are alike in that take over each other's ids.
type likeness struct {
	role  Role
	label string
}

func like(n *Node) likeness { return likeness{n.Role, n.Label} }

func keyOf(n *Node) key { return key{n.Of, n.Role == Item || n.Role == Dialog} }

// keep notes what was told.
func (m *Mirror) keep(order []*Node, nodes map[int]*Node) {
	m.nodes, m.order, m.ids = nodes, m.order[:0], map[key]int{}
	for _, n := range order {
		m.order = append(m.order, n.ID)
		if n.Of != nil {
			m.ids[keyOf(n)] = n.ID
		}
	}
}

// same reports whether two nodes are told alike.
func same(a, b *Node) bool {
	x, y := *a, *b
	x.parts, x.Of = y.parts, y.Of
	return reflect.DeepEqual(x, y)
}

func (m *Mirror) focused() int {
	o, ok := m.canvas.Focused().(fyne.CanvasObject)
	if !ok {
		return 0
	}
	return m.ids[key{o, false}]
}
