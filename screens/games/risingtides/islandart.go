package risingtides

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/games/risingtides"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// tierPlan is how a tier is drawn in the units of an island: where it begins, its height, and how wide each of its blocks is, with the
// gap after it.
type tierPlan struct{ left, top, high, wide, gap float32 }

var tiers = [kit.Stages]tierPlan{{-52, -35, 24, 30.667, 2}, {-44.32, -59, 21, 18.66, 2}, {-36.63, -80, 18, 11.43, 2.02}}

// blocks is how many cards a tier takes.
func blocks(tier int) int { return 3 + tier }

// blockSign is the share of a block that its sign has.
const blockSign = 0.68

// discOf is the colour of a resource.
func discOf(resource int) fyne.ThemeColorName {
	return []fyne.ThemeColorName{look.FuelDisc, look.MaterialsDisc, look.SuppliesDisc}[resource]
}

// islandArt draws an island with its tower, in a box of 2 islandHalf by towerHigh and shoreLow.
func islandArt(size fyne.Size, paint table.Paint, built []risingtides.Stage, next, glows bool) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%g" height="%g"><g transform="translate(%d %d)">`,
		2*islandHalf, towerHigh+shoreLow, size.Width, size.Height, islandHalf, towerHigh)
	s.WriteString(`<ellipse cx="0" cy="4" rx="78" ry="19.5" fill="#59C2CE" fill-opacity="0.45"/>`)
	if glows {
		legal, _ := paint(look.Legal)
		fmt.Fprintf(&s, `<ellipse cx="0" cy="4" rx="77" ry="18.5" fill="none" stroke="%s" stroke-width="3"/>`, legal)
	}
	s.WriteString(`<ellipse cx="0" cy="0" rx="70" ry="16" fill="#E7CF94"/>` +
		`<path d="M-62 -1C-50 -16 -20 -18 0 -16C20 -14 52 -18 62 -1C40 7 -40 7 -62 -1Z" fill="#6FA85A"/>` +
		`<path d="M62 -4q3.6 -12.6 0.9 -23.4" fill="none" stroke="#7A4E22" stroke-width="3.06"/>` +
		`<path d="M62.9 -27.4q-10.8 -5.4 -16.2 3.6M62.9 -27.4q10.8 -6.3 16.2 2.7M62.9 -27.4q-4.5 -10.8 -13.5 -8.1M62.9 -27.4q5.4 -9.9 13.5 -7.2" fill="none" stroke="#3E8A4A" stroke-width="3.6" stroke-linecap="round"/>`)
	for k, plan := range tiers {
		switch {
		case k < len(built):
			plan.solid(&s, k, built[k], paint)
		case k == len(built) && next:
			legal, _ := paint(look.Legal)
			plan.outline(&s, k, fmt.Sprintf(`fill="%s" fill-opacity="0.32" stroke="%s" stroke-width="2.2"`, legal, legal))
		default:
			line, covers := paint(look.Unbuilt)
			plan.outline(&s, k, fmt.Sprintf(`fill="%s" fill-opacity="0.06" stroke="%s" stroke-opacity="%.2f" stroke-width="1.2" stroke-dasharray="3 3"`, line, line, covers))
		}
	}
	s.WriteString(`</g></svg>`)
	return s.String()
}

// solid are the blocks of a built tier, in the colours of the cards that it took.
func (p tierPlan) solid(s *strings.Builder, tier int, cards risingtides.Stage, paint table.Paint) {
	at := 0
	for resource, n := range cards {
		fill, _ := paint(discOf(resource))
		for range n {
			if at == blocks(tier) {
				return
			}
			x := p.left + float32(at)*(p.wide+p.gap)
			fmt.Fprintf(s, `<rect x="%g" y="%g" width="%g" height="%g" rx="3" fill="%s" stroke="#0A2233" stroke-width="1.3"/>`, x, p.top, p.wide, p.high, fill)
			side := blockSign * min(p.wide, p.high)
			drawSign(s, kit.TideCards()[resource].Icon, x+(p.wide-side)/2, p.top+(p.high-side)/2, side)
			at++
		}
	}
}

// outline are the blocks of a tier that isn't built.
func (p tierPlan) outline(s *strings.Builder, tier int, look string) {
	const inset = 0.7
	for i := range blocks(tier) {
		fmt.Fprintf(s, `<rect x="%g" y="%g" width="%g" height="%g" rx="3" %s/>`,
			p.left+float32(i)*(p.wide+p.gap)+inset, p.top+inset, p.wide-2*inset, p.high-2*inset, look)
	}
}

// signBox is the side of the drawing of a sign.
const signBox = 24

// drawSign draws a sign in ink into another drawing. The toolkit takes a scale of one number for a flat one, so the matrix is written.
func drawSign(s *strings.Builder, icon parts.Icon, x, y, side float32) {
	file := string(icon.In(color.NRGBA{0x1A, 0x1F, 0x24, 0xFF}).Content())
	from, to := strings.Index(file, ">"), strings.LastIndex(file, "</svg>")
	if from < 0 || to < from {
		return
	}
	fmt.Fprintf(s, `<g transform="matrix(%[3]g 0 0 %[3]g %[1]g %[2]g)" fill="none" stroke="#1A1F24" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">%[4]s</g>`,
		x, y, side/signBox, file[from+1:to])
}

// Measures of the waves of the sea.
const (
	waveDown  = 46
	waveWide  = 36
	waveHigh  = 9
	firstWave = 20
)

// seaArt draws the sea.
func seaArt(size fyne.Size, paint table.Paint) string {
	var s strings.Builder
	top, _ := paint(look.SeaTop)
	middle, _ := paint(look.FeltOf(Key).Ground)
	foot, _ := paint(look.SeaFoot)
	glow, shines := paint(look.SeaGlow)
	line, covers := paint(look.SeaLine)
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g"><defs>`, size.Width, size.Height)
	fmt.Fprintf(&s, `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="%s"/><stop offset="0.5" stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient>`, top, middle, foot)
	fmt.Fprintf(&s, `<radialGradient id="g"><stop offset="0" stop-color="%s" stop-opacity="%.2f"/><stop offset="1" stop-color="%s" stop-opacity="0"/></radialGradient></defs>`, glow, shines, glow)
	fmt.Fprintf(&s, `<rect width="%g" height="%g" fill="url(#s)"/>`, size.Width, size.Height)
	fmt.Fprintf(&s, `<ellipse cx="%g" cy="%g" rx="%g" ry="%g" fill="url(#g)"/>`, size.Width/2, size.Height*0.4, size.Width*0.55, size.Height*0.36)
	for i, y := 0, float32(firstWave); y < size.Height+waveHigh; i, y = i+1, y+waveDown {
		fmt.Fprintf(&s, `<path d="M%g %g`, -float32(waveWide)*float32(1+(i+1)%2), y)
		for x := float32(-2 * waveWide); x < size.Width+waveWide; x += 2 * waveWide {
			fmt.Fprintf(&s, "q%g %d %d 0t%d 0", float32(waveWide)/2, -waveHigh, waveWide, waveWide)
		}
		fmt.Fprintf(&s, `" fill="none" stroke="%s" stroke-opacity="%.2f" stroke-width="2"/>`, line, covers)
	}
	s.WriteString(`</svg>`)
	return s.String()
}

// medalArt draws the sun over the waves.
func medalArt(size fyne.Size, _ table.Paint) string {
	var s strings.Builder
	at, radius := fyne.NewPos(size.Width/2, size.Height/2), size.Width/2
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g">`, size.Width, size.Height)
	inner := radius * 0.86
	circle := func(y, r float32, look string) {
		fmt.Fprintf(&s, `<circle cx="%g" cy="%g" r="%g" %s/>`, at.X, y, r, look)
	}
	circle(at.Y, radius, `fill="#06202F" fill-opacity="0.75"`)
	circle(at.Y, inner, `fill="#0E3A57"`)
	circle(at.Y-inner*0.05, inner*0.62, `fill="#C81018"`)
	for i, fill := range []string{"#2F84B4", "#1F6590", "#144A6C"} {
		down := inner * []float32{0.18, 0.42, 0.68}[i]
		half := root(inner*inner - down*down)
		step := half / 4
		fmt.Fprintf(&s, `<path d="M%g %gq%g %g %g 0t%g 0t%g 0t%g 0t%g 0t%g 0t%g 0t%g 0A%g %g 0 0 1 %g %gZ" fill="%s"/>`,
			at.X-half, at.Y+down, step/2, -step*0.8, step, step, step, step, step, step, step, step, inner, inner, at.X-half, at.Y+down, fill)
	}
	circle(at.Y, inner, `fill="none" stroke="#BBD0DD" stroke-width="2.5"`)
	s.WriteString(`</svg>`)
	return s.String()
}

func root(x float32) float32 { return float32(math.Sqrt(float64(max(0, x)))) }
