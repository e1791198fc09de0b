package audit

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
)

func (w *walk) finding(kind Kind, i int, format string, values ...any) Finding {
	return Finding{Kind: kind, Path: w.path(i), Detail: fmt.Sprintf(format, values...)}
}

// cutOff finds texts and widgets with less room than they need, and texts that leave their widget.
func (w *walk) cutOff() []Finding {
	var findings []Finding
	for i, n := range w.nodes {
		_, widget := n.object.(fyne.Widget)
		if n.covered || !widget && !w.isText(i) {
			continue
		}
		least := n.object.MinSize()
		if least.Width > n.box.width()+slack || least.Height > n.box.height()+slack {
			findings = append(findings, w.finding(CutOff, i, "needs %.0fx%.0f, has %s", least.Width, least.Height, n.box))
			continue
		}
		if of := w.widget(n.parent); w.isText(i) && of >= 0 && w.nodes[of].region == n.region && !w.nodes[of].box.holds(w.ink(i)) {
			findings = append(findings, w.finding(CutOff, i, "the letters are %s, the widget %s", w.ink(i), w.nodes[of].box))
		}
	}
	return findings
}

// outside finds texts and things to tap that leave the canvas or the content of their scroll.
func (w *walk) outside() []Finding {
	var findings []Finding
	for i, n := range w.nodes {
		if n.covered || !w.telling(i) {
			continue
		}
		b := n.box
		if w.isText(i) {
			b = w.ink(i)
		}
		limits := n.limits
		if n.region > 0 && !n.moves { // a scroll that is narrower than its content hides what sticks out, unless it scrolls there too
			limits.left, limits.right = max(limits.left, n.clip.left), min(limits.right, max(n.clip.right, n.clip.left))
		}
		if !limits.holds(b) {
			findings = append(findings, w.finding(Outside, i, "%s leaves %s", b, limits))
		}
	}
	return findings
}

// overlaps finds texts and things to tap that lie on each other and do not belong together.
func (w *walk) overlaps() []Finding {
	var findings []Finding
	w.pairs(func(i, j int) {
		a, b := w.area(i, j), w.area(j, i)
		if a.empty() || b.empty() || !a.meets(b) {
			return
		}
		findings = append(findings, w.finding(Overlap, i, "%s and %s of %s", a, b, w.path(j)))
	})
	return findings
}

// pairs goes through all pairs of seen texts and things to tap of which neither is part of the other.
func (w *walk) pairs(each func(i, j int)) {
	for i := range w.nodes {
		if w.nodes[i].covered || !w.telling(i) {
			continue
		}
		for j := i + 1; j < len(w.nodes); j++ {
			if w.nodes[j].covered || w.nodes[j].layer != w.nodes[i].layer || !w.telling(j) || w.within(j, i) {
				continue
			}
			each(i, j)
		}
	}
}

// area is where a node is, against another one: all of it within the same scroll, else only what is seen.
func (w *walk) area(i, against int) box {
	b := w.nodes[i].box
	if w.isText(i) {
		b = w.ink(i)
	}
	if w.nodes[i].region != w.nodes[against].region {
		b = b.common(w.nodes[i].clip)
	}
	return b
}

// targets finds things to tap that are too small, or too near each other.
func (w *walk) targets() []Finding {
	var findings []Finding
	for i, n := range w.nodes {
		if n.covered || !w.isTarget(i) {
			continue
		}
		if n.box.width() < w.target-slack || n.box.height() < w.target-slack {
			findings = append(findings, w.finding(SmallTarget, i, "%s, least %.0f", n.box, w.target))
		}
	}
	w.pairs(func(i, j int) {
		a, b := w.area(i, j), w.area(j, i)
		if !w.isTarget(i) || !w.isTarget(j) || a.empty() || b.empty() || a.meets(b) {
			return
		}
		if apart := a.apart(b); apart < w.apart-slack {
			findings = append(findings, w.finding(NearTarget, i, "%.1f from %s, least %.0f", apart, w.path(j), w.apart))
		}
	})
	return findings
}

// labels finds things to tap or to focus that say nothing.
func (w *walk) labels() []Finding {
	var findings []Finding
	for i, n := range w.nodes {
		_, focus := n.object.(fyne.Focusable)
		if n.covered || !focus && !w.isTarget(i) {
			continue
		}
		spoken, ok := n.object.(fyne.Accessible)
		if !ok || strings.TrimSpace(spoken.AccessibilityLabel()) == "" {
			findings = append(findings, w.finding(NoLabel, i, "%s", n.box))
		}
	}
	return findings
}

// contrasts finds texts that stand out too little.
func (w *walk) contrasts() []Finding {
	var findings []Finding
	for i, n := range w.nodes {
		if n.covered || !w.isText(i) {
			continue
		}
		ratio, known := w.contrast(i)
		switch {
		case !known:
			findings = append(findings, w.finding(Contrast, i, "stands on a picture"))
		case ratio < look.TextContrast:
			findings = append(findings, w.finding(Contrast, i, "%.2f, least %.1f", ratio, look.TextContrast))
		}
	}
	return findings
}
